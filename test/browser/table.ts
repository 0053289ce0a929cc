/** What a player does at a table, for tests. */
import { text } from 'node:stream/consumers';
import type { Random } from '@orrery/kernel';
import type { Locator, Page } from 'playwright-core';
import type { Site, OpenSettings } from './site.ts';

export const prompt = (page: Page) => page.locator('.prompt').innerText();
/** Asked after every move, so it is asked in the cheapest way. */
export const isOver = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('button')].some((button) => /Rematch/.test(button.innerText)));
/** Whether the question stands there that comes before a loss. */
export const asksOnceMore = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('button')].some((button) => /Choose again/.test(button.innerText)));
/** Who won, from the page about the end. */
export const result = (page: Page) => page.locator('.end-title').innerText();
/** Where something is once it has stood still for a moment: a camera may be on its way, and a question is drawn late. */
export async function restingBox(of: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  for (let before = ''; ; ) {
    const box = await of.boundingBox();
    if (box && JSON.stringify(box) === before) return box;
    before = JSON.stringify(box);
    await of.page().waitForTimeout(150);
  }
}

/** From the page about the end to the last position. */
export async function seeBoard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'See the board' }).click();
  await page.locator('.prompt').waitFor();
}
export const logLength = (page: Page) => page.locator('.log li').count();

/** From the first page to a table with a bot, as a player goes. */
export async function playNow(site: Site, settings?: OpenSettings, query = ''): Promise<Page> {
  const page = await site.open('/', settings);
  await page.getByRole('button', { name: 'Play now: Connect Four' }).click();
  await page.locator('.choice.cursor').waitFor();
  if (query !== '') {
    // A new address within the page: loading it anew would end the match.
    await page.evaluate((search) => {
      history.replaceState(null, '', location.pathname + search);
      dispatchEvent(new PopStateEvent('popstate'));
    }, query);
  }
  return page;
}

/** Starts two people at one screen through the settings page. */
export async function hotSeat(site: Site, seed = ''): Promise<Page> {
  const page = await site.open('/new/connect-four');
  await page.getByLabel('Orange').selectOption('human');
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('.choice.cursor').waitFor();
  return page;
}

/** On the page of a new match: unfolds every group of rules. */
export async function openRules(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the match' }).waitFor();
  const folded = page.locator('.more-options:not([open]) > summary');
  while (await folded.count()) await folded.first().click();
}

/** Does something that takes an action and waits until it is the player's turn again, or over. */
export async function act(page: Page, deed: () => Promise<unknown>): Promise<void> {
  const before = await logLength(page);
  await deed();
  await page.waitForFunction(
    (lines) =>
      document.querySelector('.end-page') !== null ||
      (document.querySelectorAll('.log li').length > lines && document.querySelector('.choice.cursor') !== null),
    before,
  );
}

/** Plays on by the same deed until the match is over. */
export async function playOn(page: Page, deed: (turn: number) => Promise<unknown>): Promise<void> {
  for (let turn = 0; !(await isOver(page)); turn++) {
    if (turn > 50) throw new Error('a game of Connect Four has at most 42 moves');
    await act(page, () => deed(turn));
  }
}

/** The column on the board, counted from one. */
export const column = (page: Page, number: number) => page.locator(`.c4-column[data-column="${number}"]`);
/** A click on a column that is not offered: what an impatient player does. */
export const tapAnyway = (page: Page, number: number) => column(page, number).click({ force: true });
export const firstOpen = (page: Page) => page.locator('.c4-column.open').first();

/** A page of a phone's sheet: from its tabs, or from the menu that they fold into while one plays. */
export async function openPage(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: /^Menu/ });
  if (await menu.isVisible()) await menu.click();
  await page.locator('.phone-tabs').getByRole('button', { name, exact: true }).click();
}

/**
 * Clicks or taps in the middle of one of those that match, if there are any, as a hand does that does not look closely: what
 * lies over it is met. One question to the page instead of many, for games that are played to their end.
 */
export async function pressOne(page: Page, selector: string, random: Random, by: 'click' | 'tap'): Promise<boolean> {
  const spot = await page.evaluate(
    ([wanted, roll]) => {
      const all = document.querySelectorAll(wanted);
      const one = all[Math.floor(roll * all.length)];
      one?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const box = one?.getBoundingClientRect();
      return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : undefined;
    },
    [selector, random.int(1_000_000) / 1_000_000] as const,
  );
  if (!spot) return false;
  await (by === 'tap' ? page.touchscreen.tap(spot.x, spot.y) : page.mouse.click(spot.x, spot.y));
  return true;
}

/** The text of the file that a button hands over. */
export async function savedBy(page: Page, name: string | RegExp): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return text(await download.createReadStream());
}

/** The file of a running match, which is given after a question. */
export async function savedWhileRunning(page: Page, name: RegExp): Promise<string> {
  await page.getByRole('button', { name }).click();
  return savedBy(page, 'Save it anyway');
}

export const savedLog = (page: Page) => savedBy(page, 'Save file');

/** On the page of a new match of Breach: plays the side that comes first. */
export async function asShip(page: Page): Promise<void> {
  await page.getByLabel('A.I.').selectOption('human');
  await page.getByLabel('Pirates').selectOption('easy');
}

/** On the page of a new match: bots that answer soon. */
export async function easyBots(page: Page): Promise<void> {
  for (const select of await page.locator('select[id^="seat-"]').all())
    if ((await select.inputValue()) === 'medium') await select.selectOption('easy');
}
