/** A second tap that comes before anybody has read what stands there now is no answer to it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite } from './site.ts';
import { prompt, restingBox } from './table.ts';

const site = useSite();
/** Longer than a tap is too soon. */
const READ_MS = 500;

/** As a finger taps, whatever lies there. */
async function middleOf(page: Page, selector: string): Promise<readonly [number, number]> {
  const { x, y, width, height } = await restingBox(page.locator(selector).first());
  return [x + width / 2, y + height / 2];
}

test('a quick second tap on “Next” does not skip the step that follows', async () => {
  const page = await site.open('/learn/entanglion', { screen: 'phone' });
  const caption = page.locator('.coach-head .caption');
  await page.locator('.coach-next').waitFor();
  const place = await middleOf(page, '.coach-next');
  await page.touchscreen.tap(...place);
  await page.locator('.coach-skip').waitFor();
  await page.touchscreen.tap(...place);
  await page.waitForTimeout(READ_MS);
  expect(await caption.innerText()).toMatch(/step 2 of/i);
  expect(await page.locator('.coach-skip').innerText()).toMatch(/^Skip this step/);
  // Whoever has read it skips it.
  await page.touchscreen.tap(...place);
  await expect.poll(() => caption.innerText()).toMatch(/step 3 of/i);
});

test('a quick second tap does not answer the next question', async () => {
  const page = await site.open('/new/entanglion', { screen: 'phone' });
  await page.getByLabel('Seed').fill('twice');
  await page.getByRole('button', { name: 'Start the match' }).tap();
  // Where the fleets start, or what the first hand is for.
  await page.locator('[data-asked]').waitFor();
  const [before, place] = [await prompt(page), await middleOf(page, '.console .choices .choice')];
  await page.touchscreen.tap(...place);
  await page.waitForFunction((words) => {
    const now = document.querySelector<HTMLElement>('[data-asked] .prompt')?.innerText;
    return now !== undefined && now !== words;
  }, before);
  const next = await prompt(page);
  await page.touchscreen.tap(...place);
  await page.waitForTimeout(READ_MS);
  expect(await prompt(page)).toBe(next);
  await page.touchscreen.tap(...(await middleOf(page, '.console .choices .choice')));
  await expect.poll(() => prompt(page)).not.toBe(next);
});

test('the same button is pressed as quickly as somebody likes', async () => {
  const page = await site.open('/learn/cosmos', { screen: 'phone' });
  const caption = page.locator('.coach-head .caption');
  await page.locator('.coach-next').waitFor();
  const place = await middleOf(page, '.coach-next');
  await page.touchscreen.tap(...place);
  await expect.poll(() => caption.innerText()).toMatch(/step 2 of/i);
  expect(await page.locator('.coach-next').count()).toBe(1);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.touchscreen.tap(...place);
  await expect.poll(() => caption.innerText()).toMatch(/step 3 of/i);
});
