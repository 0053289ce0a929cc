/** A replay that says which moves decided the match: the line, the swings, what was better, and playing on with it. */
import { findGame } from '@orrery/catalog';
import { formatLog } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { finished } from './logs.ts';
import { flaws, misfits } from './looks.ts';
import { type OpenSettings, useSite } from './site.ts';

const site = useSite();
/** All that is asked of the worker takes its time on a busy machine. */
const PATIENCE = 240_000;

/** Every move is thought over again, so the matches are short ones. */
const SHORT: Readonly<Record<string, object>> = {
  breach: { map: 'cutter', rounds: 4 },
  dogfight: { roundLimit: 6 },
  entropy: { entropyStart: 400 },
  cosmos: { targetVp: 6 },
};

/** A match of scripted players, one of whom was a person, taken in from a file and opened at its end. */
async function opened(id: string, settings?: OpenSettings): Promise<Page> {
  const game = await findGame(id)?.load();
  if (!game) throw new Error(`no game ${id}`);
  const page = await site.open('/replays', settings);
  const buffer = Buffer.from(formatLog(finished(game, 'the swings', 0, game.seats.min, SHORT[id])));
  await page.locator('input[type="file"]').setInputFiles({ name: 'log.json', mimeType: 'application/json', buffer });
  await page.locator('.replay-count').waitFor();
  return page;
}

async function openSwings(page: Page, phone = false): Promise<void> {
  if (phone) await page.locator('.phone-tabs').getByRole('button', { name: 'Swings' }).click();
  // Where a board has a second surface the drawer begins as a rail.
  else
    await page
      .locator('.drawer')
      .getByRole('tab', { name: 'Swings' })
      .or(page.locator('.rail').getByRole('button', { name: 'Swings' }))
      .click();
}

async function analysed(page: Page, phone = false): Promise<void> {
  await openSwings(page, phone);
  await page.getByRole('button', { name: 'Find the swings' }).click();
  await page.locator('.swings').waitFor({ timeout: PATIENCE });
}

const heads = (page: Page) => page.locator('.swing-head');

/** Whole analyses take their time: every game on one screen. Entanglion's, the longest, is only begun (below). */
test.each([
  ['breach', 'desktop'],
  ['dogfight', 'phone'],
  ['entropy', 'desktop'],
  ['cosmos', 'phone'],
  ['liars-dice', 'phone'],
] as const)('%s: the swings, on a %s', async (id, screen) => {
  const page = await opened(id, { screen });
  await analysed(page, screen === 'phone');
  const count = await heads(page).count();
  expect(count).toBeLessThanOrEqual(3);
  if (screen === 'phone') {
    // The scrubber has a page of its own there.
    await page.locator('.phone-tabs').getByRole('button', { name: 'Watch' }).click();
    await page.locator('.curve-line').first().waitFor({ state: 'attached' });
    expect(await misfits(page)).toEqual([]);
  }
  expect(await page.locator('.curve-tag').count()).toBe(count);
  // One that none of them swung is as good: the others have some.
  if (count === 0) return expect(await flaws(page)).toEqual([]);
  if (screen === 'phone') await openSwings(page, true);
  await heads(page).first().click();
  await checkSwing(page);
});

/** What an open swing tells. */
async function checkSwing(page: Page): Promise<void> {
  await page.locator('.swing-body').waitFor();
  const words = await page.locator('.swing-body').innerText();
  expect(words).toMatch(/Better was/i);
  expect(words).not.toMatch(/undefined|NaN/);
  // The best is told first, and is better than what was played.
  const chances = (await page.locator('.swing-line .numeral').allInnerTexts()).map((text) => Number.parseInt(text, 10));
  expect(chances[0]).toBeGreaterThan(chances.at(-1) ?? 100);
  // The reason stands with the move that it is about, and what costs as much as what was played is not called good.
  const lines = page.locator('.swing-line');
  expect(await page.locator('.swing-why').count()).toBe(await lines.first().locator('.swing-why').count());
  for (const also of chances.slice(1, -1))
    expect(2 * also).toBeGreaterThanOrEqual((chances[0] ?? 0) + (chances.at(-1) ?? 0) - 2);
  expect(await flaws(page)).toEqual([]);
}

test('what was better is played on with, by key; the old match stays as it is', async () => {
  const page = await opened('connect-four');
  await analysed(page);
  const address = page.url();
  expect(await page.locator('.curve-tag').count()).toBe(await heads(page).count());
  await page.keyboard.press('1');
  await checkSwing(page);
  const number = page.locator('.replay-count .numeral');
  const at = Number(await number.innerText());
  // Whoever decided looks from there, at the moment before.
  expect(await page.locator('.look-from input:checked').count()).toBe(1);
  expect(await page.locator('.replay-chance').innerText()).toMatch(/\d %/);
  await page.keyboard.press('End');
  await expect.poll(() => number.innerText()).not.toBe(`${at}`);
  await page.keyboard.press('s');
  await expect.poll(() => number.innerText()).toBe(`${at}`);
  await page.keyboard.press('b');
  await page.waitForURL(/\/table\//);
  // The better move is made, and somebody goes on.
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect.poll(() => page.locator('.log-move').allInnerTexts(), { timeout: 30_000 }).toContain(`${at + 1}`);
  await page.goto(address);
  expect(await page.locator('.replay-count').innerText()).toMatch(/of \d+/);
});

test('it shows how far it is and can be stopped, while the replay is watched', async () => {
  const page = await opened('entanglion');
  await openSwings(page);
  await page.getByRole('button', { name: 'Find the swings' }).click();
  const progress = page.getByRole('progressbar');
  await expect.poll(() => progress.getAttribute('value'), { timeout: PATIENCE }).toMatch(/[1-9]/);
  // The line grows with what is known, and the replay goes on being watched.
  await page.locator('.curve-line').first().waitFor({ state: 'attached' });
  await page.keyboard.press('Home');
  await expect.poll(() => page.locator('.replay-count .numeral').innerText(), { timeout: 30_000 }).toBe('0');
  expect(await flaws(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Find the swings' }).waitFor();
  expect(await page.locator('.scrub-curve').count()).toBe(0);
});

test('a running match has no swings to show', async () => {
  const page = await site.open('/');
  await page
    .getByRole('button', { name: /^Play now/ })
    .first()
    .click();
  await page.waitForURL(/\/table\//);
  await page.goto(page.url().replace('/table/', '/replay/'));
  await page.locator('.replay-count').waitFor();
  expect(await page.getByRole('tab', { name: 'Swings' }).count()).toBe(0);
});
