/** Whole online matches through the page: people in browsers of their own, a server that is killed, somebody who watches. */
import { cosmos } from '@orrery/cosmos';
import { dogfight } from '@orrery/dogfight';
import { entropy } from '@orrery/entropy';
import type { Game } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { differencesIn } from './frames.ts';
import { sitDown, useOnlineSite } from './online.ts';
import { checkMatch, type Course, playOut, usePeople } from './online-play.ts';

const site = useOnlineSite({ kept: true });
const people = usePeople(site);

test('two people and somebody who watches play Space Pirates, from the page of a new match to the end', async () => {
  const first = await people.come('host', '/new/dogfight?with=friend&board=plain');
  await first.page.getByLabel('Gentle').check();
  await first.page.getByRole('button', { name: 'Start and copy the link' }).click();
  await first.page.getByText('Send this link').waitFor();
  const link = await first.page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/j\/[\w-]{22}$/);
  const path = `${new URL(link).pathname}?board=plain`;
  await first.page.goto(site.url + path);

  const second = await people.come('nadir', path);
  await second.page.getByRole('heading', { name: 'Space Pirates' }).waitFor();
  await sitDown(second, 'nadir');
  await first.page.locator('.console[data-asked]').waitFor();
  const watcher = await people.come('watcher', path);
  await watcher.page.locator('.prompt').waitFor();
  expect(await first.page.locator('.seat-who').allInnerTexts()).toEqual(['You', 'nadir']);

  await playOut(site, [first, second], watcher, { killed: 3, reloaded: 2 });
  await checkMatch(dogfight, [first, second], watcher);
});

interface Row extends Course {
  readonly game: Game;
  readonly options: object;
}

// The plans of Entropy Rally are made on the board.
const BOARD = [
  '.plan-answers .choice.danger',
  '.plan-finish:not(:disabled)',
  '.amount-confirm',
  '.wheel-arrow',
  '.target.lit',
  '.drawn-tile.legal',
  '.ship.live',
];
// Short matches: one era, points for nothing. Cosmos begins with a secret question to all at once.
const PLANNING = { entropyStart: 100, eraLimit: 1, setupTilesPerPlayer: 2 };
const SETTLING = { roundLimit: 10, costVpMineral: 0, costVpGas: 0, targetVp: 5, startingStacks: 2 };

test.each<Row>([
  { game: entropy, options: PLANNING, killed: 14, reloaded: 8, parts: BOARD },
  { game: cosmos, options: SETTLING, killed: 2, reloaded: 8 },
])('four people and somebody who watches play $game.id', async ({ game, options, ...course }) => {
  const { players, watcher } = await people.gather(game.id, options, course.parts ? '' : '?board=plain');
  await playOut(site, players, watcher, course);
  await checkMatch(game, players, watcher);
  // Films come with all but their first pictures as differences.
  if (game === entropy) for (const player of players) expect(differencesIn(player)).toBeGreaterThan(0);
});
