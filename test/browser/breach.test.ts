/** Whole games of Breach as the pirates against the bot: by clicks on the deck, by keys alone, and by touch on a phone. */
import { breach } from '@orrery/breach';
import { parseLog, Random, verify } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type OpenSettings, useSite } from './site.ts';
import { asksOnceMore, isOver, openRules, pressOne, result, savedLog } from './table.ts';

const site = useSite();

/** Where a player may end: it is their turn, and nothing waits to be shown. */
const END = '[data-quiet="E"]';

/** A game is whole however few rounds it has. */
const ROUNDS = '3';

/** The pirates against the bot on the smallest ship, through the settings page. */
async function begin(settings?: OpenSettings): Promise<Page> {
  const page = await site.open('/new/breach', settings);
  await page.getByLabel('A.I.').selectOption('easy');
  await page.getByLabel('Pirates').selectOption('human');
  await openRules(page);
  await page.getByLabel('Ship', { exact: true }).selectOption('cutter');
  await page.getByLabel('Rounds', { exact: true }).fill(ROUNDS);
  await page.getByLabel('Seed').fill('boarding');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await myTurn(page);
  return page;
}

/** Waits for the player's turn; says whether it came, rather than the end of the match. */
async function myTurn(page: Page): Promise<boolean> {
  await page.waitForFunction((end) => document.querySelector(end), `${END}, .end-page`);
  return !(await isOver(page));
}

/** The worker's answer has had its time: some of the machine's, and two pictures, which take long where everything does. */
async function answered(page: Page): Promise<void> {
  await page.waitForTimeout(25);
  await page.evaluate(
    () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(() => seen(undefined)))),
  );
}

/** So many deeds in each phase, then its end, until the match is over. Returns how many deeds there were. */
async function play(page: Page, deed: (n: number) => Promise<unknown>, end: () => Promise<unknown>): Promise<number> {
  let deeds = 0;
  for (let phase = 0; await myTurn(page); phase++) {
    if (phase > 40) throw new Error('a game of three rounds has at most 12 phases of the pirates');
    const before = await page.locator('.prompt').innerText();
    for (let n = 0; n < 6 && (await page.locator(END).count()) > 0; n++, deeds++) {
      await deed(deeds);
      await answered(page);
    }
    // A key may have opened the question that stands before a loss: it is answered like any end.
    if ((await page.locator(END).count()) > 0 || (await asksOnceMore(page))) await end();
    // The match may have ended before the prompt was read: then nothing changes any more.
    await page.waitForFunction(
      (prompt) =>
        document.querySelector<HTMLElement>('.prompt')?.innerText !== prompt ||
        document.querySelector('[data-quiet="E"], .end-page') !== null,
      before,
    );
  }
  return deeds;
}

/** The match ended, its log verifies, and the player did more in it than end phases. */
async function checkTheEnd(page: Page): Promise<void> {
  expect(await result(page)).toMatch(/^(You|A\.I\.|Pirates) won/);
  const log = parseLog(await savedLog(page));
  if (!log.ok) throw new Error(log.problem);
  expect(verify(breach, log.value)).toMatchObject({ ok: true });
  const kinds = log.value.actions.filter(([seat]) => seat === 1).map(([, action]) => action.kind);
  expect(kinds.filter((kind) => kind === 'place').length).toBeGreaterThan(2);
  expect(kinds.filter((kind) => kind === 'move').length).toBeGreaterThan(2);
}

test('clicks on the deck and in the tray play it to its end', async () => {
  const page = await begin();
  const random = Random.from('clicks');
  const spots = '.room.lit, .unit.live, .tray-card.legal';
  await play(
    page,
    () => pressOne(page, spots, random, 'click'),
    async () => {
      // It may be gone with its phase, or the question before a loss stands there already.
      await page
        .locator(END)
        .click({ timeout: 1000 })
        .catch(() => {});
      const sure = page.locator('.choices .choice', { hasText: /^2?\s*End/ });
      if (await sure.count()) await sure.first().click();
    },
  );
  await checkTheEnd(page);
});

test('the keyboard alone plays it to its end', async () => {
  const page = await site.open('/new/breach');
  await page.getByLabel('A.I.').focus();
  await page.keyboard.press('End'); // a bot, whichever is last
  await page.getByLabel('Pirates').focus();
  await page.keyboard.press('Home'); // a person here
  // The Cutter, and the rest of the rules by Tab as far as their own.
  await page.getByRole('radio', { name: /^Short/ }).focus();
  await page.keyboard.press('Space');
  await page
    .locator('.more-options', { has: page.getByLabel('Rounds', { exact: true }) })
    .locator('summary')
    .focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Rounds', { exact: true }).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(ROUNDS);
  await page.getByLabel('Seed').focus();
  await page.keyboard.type('boarding');
  await page.getByRole('button', { name: 'Start the match' }).focus();
  await page.keyboard.press('Enter');
  await myTurn(page);
  const random = Random.from('keys');
  await play(
    page,
    () => page.keyboard.press(random.pick(['1', '1', '2', '3', 'Enter', 'Escape', 'ArrowRight'])),
    async () => {
      await page.keyboard.press('e');
      await page.keyboard.press('2'); // "End" where it asks once more; otherwise nothing, or a choice of the next phase
    },
  );
  await checkTheEnd(page);
});

test('a phone plays it to its end by touch', async () => {
  const page = await begin({ screen: 'phone' });
  const random = Random.from('taps');
  const spots = '.room.lit, .room.busy, .choices .choice';
  await play(
    page,
    () => pressOne(page, spots, random, 'tap'),
    async () => {
      await page
        .locator(END)
        .tap({ timeout: 1000 })
        .catch(() => {});
      const sure = page.locator('.choices .choice', { hasText: /^2?\s*End/ });
      if (await sure.count()) await sure.first().tap();
    },
  );
  await checkTheEnd(page);
});
