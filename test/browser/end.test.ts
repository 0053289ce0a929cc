/** The end of a match as a page: what it tells, where its links lead, and the way to the board and back. */
import { CATALOG, findGame } from '@orrery/catalog';
import { formatLog } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SCREENS } from '../../scripts/site.mjs';
import { finished } from './logs.ts';
import { flaws, misfits } from './looks.ts';
import { type OpenSettings, useSite } from './site.ts';
import { firstOpen, playNow, playOn, prompt, result, seeBoard } from './table.ts';

const site = useSite();

/**
 * A match of scripted players, one of whom was a person, taken in from a file and opened at its end. A file is a stranger's:
 * that it was oneself is remembered, as it is beside a copy of an online match.
 */
async function takeIn(page: Page, id: string, you: number): Promise<void> {
  const game = await findGame(id)?.load();
  if (!game) throw new Error(`no game ${id}`);
  const log = finished(game, 'the end', you);
  const buffer = Buffer.from(formatLog(log));
  await page.locator('input[type="file"]').setInputFiles({ name: 'log.json', mimeType: 'application/json', buffer });
  await page.waitForURL('**/replay/*');
  const names = Array.from({ length: log.seats }, (_, seat) => (seat === you ? 'You' : null));
  await page.evaluate((kept) => {
    const match = location.pathname.split('/').pop();
    localStorage.setItem(`orrery.names.${match}`, kept);
  }, JSON.stringify(names));
  await page.getByRole('link', { name: 'How it went' }).click();
  await page.locator('.end-decided').waitFor();
}

async function ended(id: string, you: number, settings?: OpenSettings): Promise<Page> {
  const page = await site.open('/replays', settings);
  await takeIn(page, id, you);
  return page;
}

/** On a desktop from the first seat, on a phone from the second; axe meets one of the two, by turns. */
test.each(CATALOG.map(({ id }, nth) => [id, nth] as const))(
  '%s: told from both sides, on a desktop and on a phone',
  async (id, nth) => {
    const page = await site.open('/replays', { screen: 'phone' });
    const titles: string[] = [];
    for (const [you, screen] of ['desktop', 'phone'].entries()) {
      if (you > 0) await page.goto(`${site.url}/replays`);
      await takeIn(page, id, you);
      await page.setViewportSize(SCREENS[screen as keyof typeof SCREENS].viewport);
      titles.push(await result(page));
      expect((await page.locator('.end-by').innerText()).length).toBeGreaterThan(8);
      expect((await page.locator('.end-decided p').innerText()).length).toBeGreaterThan(20);
      expect(await page.getByRole('button', { name: 'Rematch' }).isVisible()).toBe(true);
      expect(await page.getByRole('link', { name: 'Watch the replay' }).isVisible()).toBe(true);
      expect(await (nth % 2 === you ? flaws : misfits)(page)).toEqual([]);
      await page.setViewportSize(SCREENS.phone.viewport);
    }
    for (const title of titles) expect(title).toMatch(/won|draw/);
    if (titles[0] !== 'A draw') expect(titles.filter((words) => words.startsWith('You won'))).toHaveLength(1);
  },
);

test('a turn opens the replay where it happened, by click, tag and digit, and within a move at its picture; the way back leads to the page', async () => {
  const page = await ended('entropy', 1);
  const cards = page.locator('.turn-card');
  const count = await cards.count();
  expect(count).toBeGreaterThan(0);
  expect(await page.locator('.chart-tag').count()).toBe(count);
  const places = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('href') ?? ''));
  const href = places[0] ?? '';
  const move = new URL(href, site.url).searchParams.get('at');
  expect(href).toMatch(/^\/replay\/\w+\?at=\d+&from=above&event=\d+$/);
  await cards.first().click();
  const number = page.locator('.replay-count .numeral');
  await expect.poll(() => number.innerText()).toBe(move);
  await page.goBack();
  await page.locator('.end-decided').waitFor();
  await page.locator('.chart-tag').first().click();
  await expect.poll(() => number.innerText()).toBe(move);
  await page.getByRole('link', { name: 'How it went' }).click();
  await page.locator('.end-decided').waitFor();
  await page.waitForTimeout(700); // a key pressed sooner was meant for the table
  await page.keyboard.press('1');
  await expect.poll(() => number.innerText()).toBe(move);
  // Of a Chaos, which is one move, most events come before its end.
  const within = places.find((place) => Number(new URL(place, site.url).searchParams.get('event')) > 2);
  if (within === undefined) return;
  await page.getByRole('link', { name: 'How it went' }).click();
  await page.locator(`.turn-card[href="${within}"]`).click();
  await page.locator('.film-strip').waitFor();
  expect(await page.locator('.film-strip [aria-current]').count()).toBe(1);
});

test('the last move is seen before the page comes; the board stays within reach, by button and by key', async () => {
  const page = await playNow(site, { motion: true });
  await page.evaluate(() => {
    const seen = { board: false };
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const isOver = document.querySelector('.console .choices')?.textContent?.includes('Rematch') === true;
      seen.board ||= isOver && document.querySelector('.c4') !== null;
    }).observe(document.body, { childList: true, subtree: true });
  });
  await playOn(page, () => firstOpen(page).click());
  await page.locator('.end-decided').waitFor();
  expect(await page.evaluate(() => (globalThis as unknown as { seen: { board: boolean } }).seen.board)).toBe(true); // set above
  // The table has left the page, and what is read first has the focus.
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('end-title');
  await seeBoard(page);
  expect(await prompt(page)).toMatch(/wins|draw/);
  expect(await flaws(page)).toEqual([]);
  await page.getByRole('button', { name: 'How it went' }).click();
  await page.locator('.end-decided').waitFor();
  await page.waitForTimeout(700); // a key pressed sooner was meant for the table
  await page.keyboard.press('b');
  await page.locator('.c4').waitFor();
  await page.keyboard.press('e');
  await page.locator('.end-decided').waitFor();
  await page.reload();
  await page.locator('.end-decided').waitFor();
  const address = page.url();
  await page.keyboard.press('r');
  await page.waitForURL((url) => url.href !== address);
  await page.locator('.choice.cursor').waitFor();
});

test('a tap that comes with the end of a match meets no Rematch, at the table or on the page; a later one does', async () => {
  const page = await playNow(site, { screen: 'phone', motion: true });
  // Looked at in the moment in which the button comes: from here it would be too late.
  await page.evaluate(() => {
    const met: Record<string, boolean> = {};
    Object.assign(globalThis, { met });
    new MutationObserver(() => {
      const button = [...document.querySelectorAll('button')].find(({ innerText }) => innerText.includes('Rematch'));
      const place = button?.closest('.end-page') ? 'page' : 'table';
      if (!button || place in met) return;
      const { x, y, width, height } = button.getBoundingClientRect();
      met[place] = button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }).observe(document.body, { childList: true, subtree: true });
  });
  await playOn(page, () => firstOpen(page).tap());
  await page.locator('.end-decided').waitFor();
  expect(await page.evaluate(() => (globalThis as unknown as { met: object }).met)).toEqual({
    table: false,
    page: false,
  }); // set above
  const address = page.url();
  await page.getByRole('button', { name: 'Rematch' }).tap();
  await page.waitForURL((url) => url.href !== address);
});

test('the key ? tells the keys of the page', async () => {
  const page = await ended('connect-four', 0);
  await page.waitForTimeout(700); // a key pressed sooner was meant for the table
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys that work now' });
  await keys.waitFor();
  expect(await keys.innerText()).toMatch(/B\s+See the board/);
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'hidden' });
  await page.keyboard.press('b');
  await page.locator('.shell').waitFor();
});

test('at no size anything is cut off', async () => {
  const page = await ended('cosmos', 0);
  for (const [width, height] of [
    [360, 740],
    [820, 1180],
    [1024, 768],
    [2560, 1300],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect([width, await misfits(page)]).toEqual([width, []]);
  }
});
