/** Whole games of Space Pirates against the bot: by clicks on the board, by keys alone, and by touch on a phone; and its looks. */
import { dogfight } from '@orrery/dogfight';
import { type Log, parseLog, Random, verify } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { flaws, flawsOnScreens } from './looks.ts';
import { beginAt, count, play, type Table } from './dogfight-table.ts';
import { useSite } from './site.ts';
import { openPage, pressOne, savedLog, seeBoard } from './table.ts';

const site = useSite();
const begin = (table?: Table) => beginAt(site, table);

/** The match ended, its log verifies, and the player flew in it. */
async function checkTheEnd(page: Page): Promise<Log> {
  const log = parseLog(await savedLog(page));
  if (!log.ok) throw new Error(log.problem);
  expect(verify(dogfight, log.value)).toMatchObject({ ok: true });
  const kinds = log.value.actions.filter(([seat]) => seat === 0).map(([, action]) => action.kind);
  expect(kinds.slice(0, 3)).toEqual(['assignStats', 'placePosition', 'placeHeading']);
  expect(kinds.filter((kind) => kind === 'fly').length).toBeGreaterThan(1);
  return log.value;
}

/** What a player touches next on the board, the best first. */
const NEXT = [
  '.facing:not(.lost)',
  '.ghost[data-maneuver]:not(.lost, .dead-end) .ghost-plate',
  '.ghost[data-maneuver] .ghost-plate',
  '.ship.lit .ship-button',
];

/** Touches something on the board; if only a button is left, that. */
async function playOnBoard(page: Page, random: Random, by: 'click' | 'tap'): Promise<void> {
  const ends = await count(page, '[data-quiet="E"]');
  // A move that may end ends half of the time.
  const isEnough = ends > 0 && (await count(page, '.ghost[data-maneuver]')) > 0 && random.int(2) === 0;
  if (!isEnough) for (const selector of NEXT) if (await pressOne(page, selector, random, by)) return;
  // A finger has its own buttons for it while there is something to fly: the first touch shows, the second ends.
  if (by === 'tap' && (await pressOne(page, '.fly-ends .choice:last-child', random, by))) return;
  await pressOne(page, '[data-quiet="E"]', random, by);
}

/** A hasty hand may have hit a tool of the camera instead: from time to time the player looks at everything. */
const looksUp = (turn: number): boolean => turn % 20 === 19;
const everything = (page: Page) => page.getByRole('button', { name: 'Show everything' });

test('clicks on the board play it to its end', async () => {
  const page = await begin({ seed: 'clicks' });
  const random = Random.from('clicks');
  let shots = 0;
  await play(page, async (turn) => {
    if (looksUp(turn)) await everything(page).click();
    if ((await count(page, '.targets')) && shots++ === 0) expect(await flaws(page)).toEqual([]);
    if (await count(page, '.slot')) {
      await page.locator('.slot').nth(0).click();
      await page.locator('.slot').nth(2).click();
      await page.getByRole('button', { name: 'Fly with 3-3-4-2' }).click();
    } else if (await count(page, '.placing')) {
      await placeAtTheEdge(page);
    } else await playOnBoard(page, random, 'click');
  });
  expect(await flaws(page)).toEqual([]);
  const { actions } = await checkTheEnd(page);
  expect(actions.find(([seat]) => seat === 0)?.[1]).toEqual({ kind: 'assignStats', line: '3-3-4-2' });
});

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let press = 0; press < 25; press++) {
    await page.keyboard.press('Shift+Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`Tab does not come to ${selector}`);
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

test('the keyboard alone plays it to its end', async () => {
  const page = await begin({ seed: 'keys' });
  const random = Random.from('keys');
  await page.keyboard.press('6'); // a line by its digit
  await page.locator('.placing').waitFor();
  // On the board arrows go from cell to cell.
  await tabTo(page, '.placing');
  const first = await focused(page);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await focused(page)).not.toBe(first);
  await page.keyboard.press('Enter');
  await page.locator('.facing').first().waitFor();
  await tabTo(page, '.facing');
  for (const key of ['ArrowUp', 'ArrowRight']) await page.keyboard.press(key);
  expect(await focused(page)).toMatch(/^Face /);
  await page.keyboard.press('Enter');
  await page.locator('.ghost[data-maneuver]').first().waitFor();
  await tabTo(page, '.ghost, .ship');
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).not.toBe('');
  await play(page, async () => {
    const wise = page.locator('.maneuvers .choice:not(.danger, :has-text("dead end"))');
    const safe = (await wise.count()) > 0 ? wise : page.locator('.maneuvers .choice:not(.danger)');
    const digits = await safe.evaluateAll((buttons) =>
      buttons.map((one) => one.getAttribute('aria-keyshortcuts') ?? ''),
    );
    const ends = (await count(page, '[data-quiet="E"]')) > 0;
    const key = ends && random.int(2) === 0 ? 'e' : digits.length > 0 ? random.pick(digits) : 'Enter';
    await page.keyboard.press(key);
  });
  await checkTheEnd(page);
});

test('a phone plays it to its end by touch: the first tap shows, the second acts', async () => {
  const page = await begin({ seed: 'taps', screen: 'phone' });
  const random = Random.from('taps');
  let previews = 0;
  await play(page, async (turn) => {
    if (looksUp(turn)) await everything(page).tap();
    if (await count(page, '.slot')) await page.getByRole('button', { name: /^Fly with/ }).tap();
    else if (await count(page, '.placing')) {
      const ground = await page.locator('.placing-ground').boundingBox();
      if (!ground) throw new Error('the board is not to be seen');
      await page.touchscreen.tap(ground.x + ground.width * 0.6, ground.y + ground.height * 0.95);
      await page.locator('.cell-answer .choice').tap();
    } else {
      await playOnBoard(page, random, 'tap');
      if (await pressOne(page, '.ghost.cursor[data-maneuver] .ghost-plate', random, 'tap')) previews++;
    }
  });
  await checkTheEnd(page);
  expect(previews).toBeGreaterThan(0);
});

/** A click in the middle of the lower edge; above, if somebody is too near to it. */
async function placeAtTheEdge(page: Page): Promise<void> {
  const ground = await page.locator('.placing-ground').boundingBox();
  if (!ground) throw new Error('the board is not to be seen');
  const { x, y, width, height } = ground;
  await page.mouse.click(x + width * 0.5, y + height * 0.985);
  await page.locator('.facing, .problem').first().waitFor();
  if ((await count(page, '.facing')) === 0) await page.mouse.click(x + width * 0.5, y + height * 0.015);
  await page.locator('.facing').first().waitFor();
}

test('nobody leaves the board by a slip: by key, by click and on the board it is asked once more', async () => {
  const page = await begin({ seed: 'edge' });
  await page.getByRole('button', { name: /^Fly with/ }).click();
  await placeAtTheEdge(page);
  await page.locator('.facing[data-heading="0"]').click(); // along the edge
  const lost = page.locator('.ghost.lost[data-maneuver]');
  await lost.first().waitFor();
  const question = page.getByRole('button', { name: 'Choose again' });
  const digit = (await page.locator('.maneuvers .choice.danger').first().getAttribute('aria-keyshortcuts')) ?? '';

  await page.keyboard.press(digit);
  await question.waitFor();
  expect(await page.locator('.prompt-row').innerText()).toMatch(/lost/);
  await page.keyboard.press('1'); // the way back
  await question.waitFor({ state: 'detached' });
  await page.locator('.maneuvers .choice.danger').first().click();
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await lost.first().locator('.ghost-plate').click();
  await question.waitFor();
  expect(await count(page, '.ship')).toBe(2);
  await page.locator('.choices .choice.danger').click();
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
  expect(await page.locator('.end-decided').innerText()).toMatch(/You flew off the board in round 1/);
  await seeBoard(page);
  expect(await count(page, '.ship')).toBe(1);
  expect(await page.locator('.log').innerText()).toMatch(/leaves the board/);
});

test('six pilots: every question is clean on every screen, and nothing is cut off', async () => {
  const page = await begin({ pilots: 6, seed: 'six', screen: 'phone' });
  let questions = 0;
  // Each question meets axe on one screen, the next on another one.
  const look = async () => expect(await flawsOnScreens(page, questions++ % 2 === 0 ? 'desktop' : 'phone')).toEqual([]);
  await look();
  await page.getByRole('button', { name: /^Fly with/ }).click();
  await page.locator('.placing').waitFor();
  await look();
  await page.locator('.cell-answer .choice').click();
  await page.locator('.facing').first().waitFor();
  await look();
  await page.locator('.facing:not(.lost)').first().dispatchEvent('click');
  await page.locator('.ghost[data-maneuver]').first().waitFor();
  await look();
  await openPage(page, 'Ships');
  expect(await count(page, '.ship-card')).toBe(6);
  expect(await flaws(page)).toEqual([]);
});

test('squadrons: eighteen ships are on the board of every screen, and one is chosen to move', async () => {
  const page = await begin({ pilots: 6, ships: 3, seed: 'eighteen', screen: 'phone' });
  for (let ship = 0; ship < 3; ship++) await page.getByRole('button', { name: /^Fly with/ }).click();
  // Five bots place their ships in between, and a click that meets one of them only shows it.
  for (const end = Date.now() + 120_000; Date.now() < end && !(await count(page, '.ship.lit')); ) {
    const cell = page.locator('.cell-answer .choice');
    const facing = page.locator('.facing:not(.lost)').first();
    if (await cell.count()) await cell.click({ timeout: 1000 }).catch(() => {});
    else if (await facing.count()) await facing.dispatchEvent('click', undefined, { timeout: 1000 }).catch(() => {});
    await page.waitForTimeout(50);
  }
  await page.locator('.ship.lit').first().waitFor();
  expect(await count(page, '.ship')).toBe(18);
  expect(await count(page, '.ship.lit')).toBe(3);
  expect(await flawsOnScreens(page, 'desktop', 'phone')).toEqual([]);
  await page.locator('.choices .choice').nth(1).click();
  await page.locator('.ghost[data-maneuver]').first().waitFor();
  expect(await page.locator('.prompt').innerText()).toContain('Valkyrie II');
});
