/** A second tap that comes before anybody has read what stands there now is no answer to it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite } from './site.ts';
import { prompt, restingBox } from './table.ts';

const site = useSite();

type Place = readonly [x: number, y: number];

async function middleOf(page: Page, selector: string): Promise<Place> {
  const { x, y, width, height } = await restingBox(page.locator(selector).first());
  return [x + width / 2, y + height / 2];
}

/** Taps, and tells what a second finger would meet there, so many pictures after other words stand in a part of the page. */
async function tapAndMeet(page: Page, part: string, place: Place, pictures = 2): Promise<string | undefined> {
  const met = page.evaluate(
    async ([wanted, x, y, after]) => {
      const drawn = () => new Promise((next) => requestAnimationFrame(next));
      const wordsNow = () => document.querySelector<HTMLElement>(wanted)?.innerText;
      const before = wordsNow();
      while (wordsNow() === undefined || wordsNow() === before) await drawn();
      for (let picture = 0; picture < after; picture++) await drawn();
      return document.elementFromPoint(x, y)?.className;
    },
    [part, ...place, pictures] as const,
  );
  await page.touchscreen.tap(...place);
  return met;
}

/** Until a finger meets again what is to be seen. */
const untilRead = (page: Page) => page.locator('.unread-shield').waitFor({ state: 'detached' });

test('a quick second tap on “Next” does not skip the step that follows', async () => {
  const page = await site.open('/learn/entanglion', { screen: 'phone' });
  const caption = page.locator('.coach-head .caption');
  await page.locator('.coach-next').waitFor();
  const place = await middleOf(page, '.coach-next');
  expect(await tapAndMeet(page, '.coach-head .caption', place)).toBe('unread-shield');
  await untilRead(page);
  expect(await page.locator('.coach-skip').innerText()).toMatch(/^Skip this step/);
  // Whoever has read it skips it.
  await page.touchscreen.tap(...place);
  await expect.poll(() => caption.innerText()).toMatch(/step 3 of/i);
});

test('a quick second tap does not answer the next question', async () => {
  const page = await site.open('/new/entanglion', { screen: 'phone' });
  await page.getByLabel('Seed').fill('twice');
  await page.getByRole('button', { name: 'Start the match' }).tap();
  // Where the fleets start, then what the first hand is for.
  await page.locator('[data-asked]').waitFor();
  const place = await middleOf(page, '.console .choices .choice');
  expect(await tapAndMeet(page, '[data-asked] .prompt', place)).toBe('unread-shield');
  await untilRead(page);
  const next = await prompt(page);
  await page.touchscreen.tap(...(await middleOf(page, '.console .choices .choice')));
  await expect.poll(() => prompt(page)).not.toBe(next);
});

test('the same button is pressed as quickly as somebody likes', async () => {
  const page = await site.open('/learn/cosmos', { screen: 'phone' });
  await page.locator('.coach-next').waitFor();
  const place = await middleOf(page, '.coach-next');
  expect(await tapAndMeet(page, '.coach-head .caption', place, 5)).toContain('coach-next');
});

test('a mouse and keys are not held up', async () => {
  const page = await site.open('/learn/entanglion', { screen: 'phone' });
  const caption = page.locator('.coach-head .caption');
  await page.locator('.coach-next').click();
  await expect.poll(() => caption.innerText()).toMatch(/step 2 of/i);
  expect(await page.locator('.unread-shield').count()).toBe(0);
});
