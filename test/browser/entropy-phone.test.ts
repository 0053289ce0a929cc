/** The sheet of Entropy Rally on a phone: nothing lies over an answer, and what a question is about is in sight. */
import { entropy } from '@orrery/entropy';
import type { EntropyView } from '@orrery/entropy/client';
import { formatLog, type Game, type Log, Match } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { finished } from './logs.ts';
import { covered } from './looks.ts';
import { useSite } from './site.ts';
import { restingBox } from './table.ts';

const site = useSite();
const game: Game = entropy;

const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
] as const;
const SEEDS = ['phone', 'sheet', 'rally', 'portal', 'meet-4'] as const;

/** A match of scripted players, and how many moves of it are made when the first seat is asked this. */
function foundMoment(wanted: (match: Match) => boolean): { readonly log: Log; readonly moves: number } {
  for (const seed of SEEDS) {
    const log = finished(game, seed, 0, 2);
    const match = new Match(game, log);
    for (const [moves, [seat, action]] of log.actions.entries()) {
      if (match.decisions.some((asked) => asked.seat === 0) && wanted(match)) return { log, moves };
      match.act(seat, action);
    }
  }
  throw new Error('no match comes there');
}

/** Whether the first seat is asked this, with so many ships. */
const asks = (kind: string, ships: number) => (match: Match) => {
  const { question, ships: all } = game.view(match.state, 0) as unknown as EntropyView;
  return question?.kind === kind && all.filter(({ seat }) => seat === 0).length === ships;
};

/** At the table, where the first seat is asked this. */
async function openAt(wanted: (match: Match) => boolean): Promise<Page> {
  const { log, moves } = foundMoment(wanted);
  const page = await site.open('/replays', { screen: 'phone' });
  const buffer = Buffer.from(formatLog(log));
  await page.locator('input[type="file"]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
  await page.locator('.scrub input').fill(String(moves));
  await page.locator('.replay-count', { hasText: `Move ${moves} of` }).waitFor();
  await page.keyboard.press('f');
  const sitters = page.locator('dialog[open] select');
  for (let at = 0; at < log.seats; at++) await sitters.nth(at).selectOption(at === 0 ? 'human' : 'easy');
  await page.getByRole('button', { name: 'Play on', exact: true }).tap();
  await page.locator('[data-asked]').waitFor();
  // What has happened is told above the question, as at every table that was not taken up in its middle.
  await page.evaluate(() => {
    if (document.querySelector('.meanwhile')) return;
    const told = document.createElement('p');
    told.className = 'note meanwhile';
    told.textContent =
      'Entropy rises by 68 on its own and by 30 from 2 portals. New energy: Aurora (you) 95, Boreas 95.';
    document.querySelector('.prompt-row')?.after(told);
  });
  return page;
}

const AMOUNTS = '.amount-row, .amount-nudge, .amount-presets > .choice, .amounts > .note, .amount-confirm';
const PLAN = '.program, .ship-chip, .stack, .plan-end > .choice';

const SHEETS: readonly (readonly [string, number, string])[] = [
  ['transportAmount', 2, AMOUNTS],
  ['distributeEnergy', 2, AMOUNTS],
  ['exchange', 2, AMOUNTS],
  ['discardCard', 3, `.stack, .keep-sum, ${AMOUNTS}`],
  ['chooseShip', 2, '.choices > .choice'],
  ['plan', 1, PLAN],
  ['plan', 2, PLAN],
  ['plan', 3, PLAN],
];

test.for(SHEETS)(
  '%s with %i ships: no answer is covered or cut, and the map has half',
  async ([kind, ships, parts]) => {
    const page = await openAt(asks(kind, ships));
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.waitForTimeout(300); // the map's camera
      expect(await covered(page, parts)).toEqual([]);
      const map = await page.locator('.stage').boundingBox();
      expect((map?.height ?? 0) / size.height).toBeGreaterThanOrEqual(0.499);
    }
  },
);

test('the bow of a ship is marked, and reaches farther than its stern', async () => {
  const page = await openAt(asks('plan', 1));
  const reach = await page
    .locator('.ship-hull')
    .first()
    .evaluate((hull) => {
      const { x, width } = (hull as SVGPathElement).getBBox();
      return (x + width) / -x;
    });
  expect(reach).toBeGreaterThan(1.7);
  expect(await page.locator('.ship-nose').count()).toBe(await page.locator('.ship-hull').count());
});

test('a tap anywhere in the row of a ship takes it in hand, and one on a card takes the card back', async () => {
  const page = await openAt(asks('plan', 2));
  const inHand = () => page.locator('.program.in-hand').getAttribute('data-program');
  const second = page.locator('.program').nth(1);
  const nr = await second.getAttribute('data-program');
  expect(await inHand()).not.toBe(nr);
  const { x, y, width, height } = await restingBox(second);
  await page.touchscreen.tap(x + width * 0.6, y + height / 2);
  await expect.poll(inHand).toBe(nr);
  await page.locator('.stack.legal:visible').first().tap();
  const first = await restingBox(page.locator('.program').first());
  await page.touchscreen.tap(first.x + first.width * 0.6, first.y + first.height / 2);
  await expect.poll(inHand).not.toBe(nr);
  expect(await second.locator('.laid-card').count()).toBe(1);
  await second.locator('.laid-card').tap();
  await expect.poll(() => second.locator('.laid-card').count()).toBe(0);
});

test.for(SIZES)('in the lesson what it points at is in sight, $width × $height', async (size) => {
  const page = await site.open('/learn/entropy', { screen: 'phone' });
  await page.setViewportSize(size);
  const go = page.locator('.coach-next, .coach-skip').first();
  await go.waitFor();
  let looked = 0;
  for (let n = 0; n < 60 && !(await page.locator('.ending').count()); n++) {
    if (await page.locator('.console [data-pointed]').count()) {
      looked++;
      const at = await page.locator('.coach .caption').innerText();
      expect([at, ...(await covered(page, '.console [data-pointed]'))]).toEqual([at]);
    }
    await go.tap();
    await page.waitForTimeout(300);
  }
  expect(looked).toBeGreaterThan(6);
});
