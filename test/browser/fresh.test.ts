/** No answer is lit before somebody points at one: it would look like advice. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite } from './site.ts';

const site = useSite();

/** The answers that are filled as the cursor is. */
const lit = (page: Page) =>
  page.evaluate(() => {
    const answers = [...document.querySelectorAll('.console :is([data-cursor], [data-kind], .choice)')];
    return answers.filter((each) => getComputedStyle(each).backgroundColor === 'rgb(227, 184, 100)').length;
  });
/** The numbers on the board that are. */
const litTags = (page: Page) =>
  page.evaluate(() => {
    const circles = [...document.querySelectorAll('.stage .digit-tag > circle')];
    return circles.filter((each) => getComputedStyle(each).fill === 'rgb(227, 184, 100)').length;
  });

async function begun(game: string, screen: 'desktop' | 'phone'): Promise<Page> {
  const page = await site.open(`/new/${game}`, { screen });
  await page.getByLabel('Seed').fill('fresh');
  const start = page.getByRole('button', { name: 'Start the match' });
  await (screen === 'phone' ? start.tap() : start.click());
  await page.locator('[data-asked]').waitFor();
  // Out of the way of what is asked.
  if (screen === 'desktop') await page.mouse.move(2, 2);
  return page;
}

test.for(['connect-four', 'liars-dice', 'cosmos', 'entropy', 'entanglion', 'breach'])(
  '%s: the first answer is lit for whoever uses keys, and not before',
  async (game) => {
    const page = await begun(game, 'desktop');
    expect([await lit(page), await litTags(page)]).toEqual([0, 0]);
    const first = page.locator('.console .cursor').first();
    const before = await first.textContent();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => page.locator('.shell[data-fresh]').count()).toBe(0);
    expect(await first.textContent()).toBe(before);
  },
);

test('a mouse lights what it is over; the next question begins anew, for the keyboard it does not', async () => {
  const page = await begun('connect-four', 'desktop');
  const second = page.locator('.choices .choice').nth(1);
  await second.hover();
  expect([await lit(page), await litTags(page)]).toEqual([1, 1]);
  expect(await second.getAttribute('data-cursor')).toBe('');
  await second.click();
  await expect.poll(() => page.locator('.log li').count()).toBe(2);
  await page.locator('[data-asked]').waitFor();
  expect([await lit(page), await litTags(page)]).toEqual([0, 0]);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.log li').count()).toBe(4);
  await page.locator('[data-asked]').waitFor();
  expect([await lit(page), await litTags(page)]).toEqual([1, 1]);
});

test('on a phone nothing is lit until it is touched; what shows something first does so at the first touch', async () => {
  const page = await begun('entropy', 'phone');
  expect(await lit(page)).toBe(0);
  const lines = await page.locator('.log li').count();
  // The place that its button names, too.
  await page.locator('.target.lit.cursor').tap();
  await expect.poll(() => lit(page)).toBe(1);
  expect(await page.locator('.log li').count()).toBe(lines);
  await page.locator('.target.lit.cursor').tap();
  await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(lines);
});

test('what a lesson wants is lit at once', async () => {
  const page = await site.open('/learn/connect-four');
  const next = page.locator('.coach-next');
  await next.waitFor();
  while (await next.count()) await next.click();
  await page.locator('[data-cursor]').waitFor();
  expect(await lit(page)).toBe(1);
});

test('so it is on the board, also where a table was left at a fresh question', async () => {
  const page = await begun('connect-four', 'desktop');
  expect(await page.locator('.shell[data-fresh]').count()).toBe(1);
  await page.locator('.home-link').click();
  await page.getByRole('link', { name: /^Learn: Connect Four/ }).click();
  const next = page.locator('.coach-next');
  await next.waitFor();
  while (await next.count()) await next.click();
  await page.locator('.c4-landing.cursor').waitFor();
  expect(await page.locator('.c4-ghost').count()).toBe(1);
});

test('a mouse that stays on a place lights it when it moves on there, at the next question, too', async () => {
  const page = await begun('cosmos', 'desktop');
  const place = async () => {
    const box = await page.locator('.target.lit').first().locator('.target-hit').boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const isFresh = () => page.locator('.shell[data-fresh]').count();
  const prompt = () => page.locator('.prompt').innerText();
  for (let n = 0; n < 30; n++) {
    const before = await prompt();
    if (await page.locator('.target.lit').count()) {
      const { x, y } = await place();
      await page.mouse.click(x, y);
      await expect.poll(prompt).not.toBe(before);
      await page.locator('[data-asked]').waitFor();
      const isThere = await page.evaluate(
        ([left, top]) => document.elementFromPoint(left, top)?.closest('.target.lit') !== null,
        [x, y] as const,
      );
      if (isThere && (await isFresh())) {
        await page.mouse.move(x + 3, y + 3);
        await expect.poll(isFresh).toBe(0);
        return;
      }
    } else {
      await page.locator('.console :is([data-cursor], .choice:not(.quiet))').first().click();
      await page.waitForTimeout(300); // what it leads to
      await page.locator('[data-asked]').waitFor();
    }
  }
  throw new Error('no question is about the place of the one before');
});
