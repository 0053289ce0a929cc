/** A page stays small however long the match is, and impatient clicks begin one match. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@orrery/catalog';
import { formatLog, logOf, Match, parseOptions, Random } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { played } from './logs.ts';
import { useSite } from './site.ts';
import { firstOpen, playNow, playOn } from './table.ts';

const site = useSite();

/** Three pages of the list are drawn at most. */
const MOST = 180;

/** Six who say and doubt anything take more than 200 moves. */
async function longLog(): Promise<{ readonly text: string; readonly moves: number }> {
  const game = await findGame('liars-dice')?.load();
  if (!game) throw new Error('no such game');
  const options = parseOptions(game.options, {}, 6);
  if (!options.ok) throw new Error(options.problem);
  const match = new Match(game, { options: options.value, seats: 6, seed: 'x' });
  const random = Random.from('m');
  for (let asked = match.decisions[0]; asked; asked = match.decisions[0])
    match.act(asked.seat, random.pick(game.legal(match.state, asked.seat)));
  return { text: formatLog(logOf(match)), moves: match.entries.length };
}

async function openLong(): Promise<{ readonly page: Page; readonly moves: number }> {
  const { text, moves } = await longLog();
  expect(moves).toBeGreaterThan(MOST + 20);
  const folder = mkdtempSync(join(tmpdir(), 'orrery-long-'));
  writeFileSync(join(folder, 'long.json'), text);
  const page = await site.open('/replays');
  await page.locator('input[type="file"]').setInputFiles(join(folder, 'long.json'));
  await page.locator('.move-list [aria-current]').waitFor();
  rmSync(folder, { recursive: true });
  return { page, moves };
}

test('of a long replay the moves around the one that is shown are drawn; all can be reached', async () => {
  const { page, moves } = await openLong();
  const numbers = async () => (await page.locator('.move-list .log-move').allInnerTexts()).map(Number);
  expect((await numbers()).length).toBeLessThanOrEqual(MOST);
  const seen = new Set(await numbers());
  await page.getByRole('button', { name: 'First move' }).click();
  await page.locator('.move-list [aria-current]', { hasText: 'The beginning' }).waitFor();
  for (;;) {
    for (const number of await numbers()) seen.add(number);
    expect((await numbers()).length).toBeLessThanOrEqual(MOST);
    const later = page.getByRole('button', { name: 'Later moves' });
    if ((await later.count()) === 0) break;
    await later.focus();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(50); // drawn
  }
  expect(seen.size).toBe(moves + 1);
  // The button is gone with the last part; who used it is still there.
  await page.waitForFunction(() => document.activeElement?.id === 'drawer-page');
  // A step shows where it leads to.
  await page.getByRole('button', { name: 'One step on' }).click();
  await page.locator('.move-list [aria-current] .log-move', { hasText: /^1$/ }).waitFor();
});

test('on a phone nothing in the sheet of a replay lies over anything else, with a film and with tiles', async () => {
  const game = await findGame('entropy')?.load();
  if (!game) throw new Error('no such game');
  const page = await site.open('/replays', { screen: 'phone' });
  await page.locator('input[type="file"]').setInputFiles({
    name: 'rally.json',
    mimeType: 'application/json',
    buffer: Buffer.from(formatLog(played(game, 'tiles'))),
  });
  const track = page.locator('.scrub input');
  await track.waitFor();
  const both = page.locator('.replay-console:has(.replay-film):has(.drawn)');
  for (let moves = Number(await track.getAttribute('max')); (await both.count()) === 0; moves--) {
    expect(moves).toBeGreaterThan(0);
    await track.fill(String(moves));
    await page.locator('.replay-count', { hasText: `Move ${moves} of` }).waitFor();
  }
  // The buttons stay at the foot of the sheet, and what is longer scrolls away below them: at its end all is in sight.
  const covered = await page.locator('.replay-console').evaluate((sheet) => {
    sheet.scrollTo(0, sheet.scrollHeight);
    const parts = [...sheet.children].map((part) => {
      const { left, right, top, height } = part.getBoundingClientRect();
      return { name: part.className, left, right, top, bottom: top + Math.max(height, part.scrollHeight), height };
    });
    const seen = parts.filter(({ height }) => height > 0);
    const meet = (one: (typeof seen)[number], other: (typeof seen)[number]) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1;
    return seen.flatMap((one, at) =>
      seen.slice(at + 1).flatMap((other) => (meet(one, other) ? [`${one.name} and ${other.name}`] : [])),
    );
  });
  expect(covered).toEqual([]);
  const labels = await page.locator('.scrub-mark:not(.bare-mark)').evaluateAll((marks) =>
    marks.map((mark) => {
      const { left, right } = mark.getBoundingClientRect();
      return { left, right };
    }),
  );
  for (const [at, { left }] of labels.entries())
    if (at > 0) expect(left).toBeGreaterThanOrEqual(labels[at - 1]?.right ?? 0);
});

test('the log of a long match is drawn in parts, the newest first', async () => {
  const { page } = await openLong();
  await page.keyboard.press('Shift+ArrowLeft'); // past the pictures of the last move
  await page.getByRole('button', { name: /^Play on from here/ }).click();
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await page.waitForURL(/\/table\//);
  // All seats are people's: the screen is handed to one of them first.
  await page.getByRole('button', { name: /^I am/ }).click();
  await page.locator('.log li').first().waitFor();
  const numbers = async () => (await page.locator('.log .log-move').allInnerTexts()).map(Number);
  const newest = await numbers();
  expect(new Set(newest).size).toBeLessThanOrEqual(MOST);
  expect(newest).not.toContain(1);
  for (let turn = 0; turn < 10 && (await page.getByRole('button', { name: 'Earlier moves' }).count()) > 0; turn++) {
    await page.getByRole('button', { name: 'Earlier moves' }).click();
    await page.waitForTimeout(50); // drawn
  }
  await page.waitForFunction(() => document.activeElement?.id === 'drawer-page');
  const oldest = await numbers();
  expect(oldest).toContain(1);
  expect(new Set(oldest).size).toBeLessThanOrEqual(MOST);
});

test.each([
  ['/', /^Play now: Connect Four/],
  ['/new/connect-four', 'Start the match'],
])('%s: a double click begins one match', async (path, name) => {
  const page = await site.open(path);
  await clickTwice(page, name);
  await page.locator('.choice.cursor').waitFor();
  expect(await keptMatches(page)).toBe(1);
});

/** Two clicks before anything is drawn in between. */
async function clickTwice(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name, exact: true }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
}

async function keptMatches(page: Page): Promise<number> {
  await page.goto(`${site.url}/replays`);
  await page.locator('.match-row').first().waitFor();
  return page.locator('.match-row').count();
}

test('a double click on a rematch, or its key twice, begins one match; playing on from a move too', async () => {
  const page = await playNow(site);
  await playOn(page, () => firstOpen(page).click());
  const first = page.url();
  const rematch = page.getByRole('button', { name: 'Rematch' });
  await rematch.evaluate((button: HTMLButtonElement) => {
    button.click();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'r' }));
    button.click();
  });
  await page.waitForURL((url) => url.href !== first);
  await page.locator('.choice.cursor').waitFor();
  expect(await keptMatches(page)).toBe(2);

  await page.goto(first.replace('/table/', '/replay/'));
  // From the beginning: one step before the end the bot may be about to win, and then nothing is asked of anybody.
  await page.getByRole('button', { name: 'First move' }).click();
  await page.getByRole('button', { name: /^Play on from here/ }).click();
  await clickTwice(page, 'Play on');
  await page.waitForURL(/\/table\//);
  await page.locator('.choice.cursor').waitFor();
  expect(await keptMatches(page)).toBe(3);
});
