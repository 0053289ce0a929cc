/** Tables of Connect Four with two people, for tests of online play. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Client, type OnlineSite, sitDown } from './online.ts';

const COMMON = { clock: { kind: 'live', minutes: 10, increment: 5 }, listed: false, watchable: true, rated: false };
export const ROW = { game: 'connect-four', options: {}, seats: ['you', 'open'], ...COMMON };

/** Two people at a table, of whom the first opened it. */
export async function atTable(
  site: OnlineSite,
  room: object = ROW,
  screen: 'desktop' | 'phone' = 'desktop',
): Promise<[Client, Client, string]> {
  const [first, path] = await site.host(room);
  await first.page.goto(site.url + path);
  const second = await site.open(path, screen);
  await sitDown(second, 'nadir');
  for (const { page } of [first, second]) await page.locator('.prompt').waitFor();
  return [first, second, path];
}

export async function drop(page: Page, column: number): Promise<void> {
  await page.locator(`.c4-column.open[data-column="${column}"]`).click();
  await expect.poll(() => page.locator('.c4-column.open').count()).toBe(0);
}

/** The first player has four in a row after seven moves. */
export async function playQuickly(first: Page, second: Page): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await drop(first, 1);
    await drop(second, 2);
  }
  await first.locator('.c4-column.open[data-column="1"]').click();
  for (const page of [first, second]) await page.locator('.end-page').waitFor();
}

export const noProblems = (...clients: readonly Client[]): void =>
  expect(clients.flatMap(({ problems }) => problems)).toEqual([]);
