/** What a pilot does at a table of Space Pirates, for tests. */
import type { Page } from 'playwright-core';
import type { OpenSettings, Site } from './site.ts';
import { asksOnceMore, easyBots, isOver, openRules } from './table.ts';

/** A game is whole however soon its limit ends it. */
const ROUNDS = 5;

export interface Table extends OpenSettings {
  readonly pilots?: number;
  readonly ships?: number;
  readonly seed?: string;
}

/** The first pilot against bots, through the settings page. */
export async function beginAt(
  site: Site,
  { pilots = 2, ships = 1, seed = '', ...settings }: Table = {},
): Promise<Page> {
  const page = await site.open('/new/dogfight', settings);
  for (let more = 2; more < pilots; more++) await page.getByRole('button', { name: 'More' }).first().click();
  await openRules(page);
  await page.getByLabel('Last round').fill(String(ROUNDS));
  // Shots that seldom hit: a player who flies at random lives long enough to be seen flying.
  await page.getByLabel('A die hits from').fill('6');
  await page.getByLabel('A die dodges from').fill('2');
  await page.getByLabel('Ships for each pilot').fill(String(ships));
  await page.getByLabel('Seed').fill(seed);
  await easyBots(page);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await myTurn(page);
  return page;
}

/** Waits until the player is asked; says whether that came, rather than the end of the match. */
async function myTurn(page: Page): Promise<boolean> {
  await page.waitForFunction(() => document.querySelector('.choice.cursor, .ship.lit, .end-page'), undefined, {
    timeout: 20_000,
  });
  return !(await isOver(page));
}

export const count = (page: Page, selector: string) => page.locator(selector).count();

/** What was asked may be answered, or shown anew, under the finger: the player looks again. */
function outOfDate(error: unknown): void {
  if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error;
}

/** Something of each kind of question, until the match is over. Returns how many deeds there were. */
export async function play(page: Page, deed: (turn: number) => Promise<unknown>): Promise<number> {
  let turn = 0;
  page.setDefaultTimeout(3000);
  for (; await myTurn(page); turn++) {
    if (turn > 800) throw new Error(`a game of ${ROUNDS} rounds is over by now`);
    // A way that loses the ship is asked once more; where only dead ends are left a random player takes it.
    if (await asksOnceMore(page)) await page.keyboard.press('2');
    else await deed(turn).catch(outOfDate);
    await page.waitForTimeout(30); // the worker's answer
  }
  return turn;
}
