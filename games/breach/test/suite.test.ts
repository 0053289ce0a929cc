/** The kernel's suite for every game, and the scripted players against chance. */
import { type Player, playOut, Quiet, Random, Streams, parseOptions, winnersOf } from '@orrery/kernel';
import { checkGame, faultsIn, mergeReports, neverReached } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { AI, MAP_IDS, type MapId, PIRATES } from '../src/data.ts';
import { breach } from '../src/index.ts';
import type { BreachView } from '../src/view.ts';

test('Breach passes the suite and play reaches everything', () => {
  const open = checkGame(breach, { seed: 'suite', from: 0, to: 48 });
  expect(faultsIn(open)).toEqual([]);
  const maps = MAP_IDS.map((map) => checkGame(breach, { seed: map, from: 0, to: 4, options: { map } }));
  const report = maps.reduce(mergeReports, open);
  expect(faultsIn(report)).toEqual([]);
  expect(neverReached(breach, report)).toEqual({});
});

test('Breach passes the suite on every state', () => {
  expect(faultsIn(checkGame(breach, { seed: 'every', from: 0, to: 2, everyState: true }))).toEqual([]);
});

const byChance: Player = { choose: ({ legal, random }) => random.pick(legal) };
const scripted: Player = {
  // The look was made by this game.
  choose: (look) => breach.bot.choose(look.view() as BreachView, look.seat, look.random),
};

/** The share of games that a seat wins. */
async function share(seat: number, players: readonly Player[], map: MapId, games: number): Promise<number> {
  const options = parseOptions(breach.options, { map }, 2);
  if (!options.ok) throw new Error(options.problem);
  let won = 0;
  for (let game = 0; game < games; game++) {
    const ctx = new Quiet(new Streams(`${game}`, []));
    const state = breach.setup(options.value, 2, ctx);
    const randoms = [Random.from(`${map} a ${game}`), Random.from(`${map} b ${game}`)];
    await playOut(breach, state, ctx, { players, randoms });
    const outcome = breach.outcome(state);
    if (outcome && winnersOf(outcome).includes(seat)) won++;
  }
  return won / games;
}

test.for(MAP_IDS)('the scripted players beat chance on the %s', async (map) => {
  expect(await share(AI, [scripted, byChance], map, 40)).toBeGreaterThanOrEqual(0.95);
  expect(await share(PIRATES, [byChance, scripted], map, 40)).toBeGreaterThanOrEqual(0.95);
});

test('the scripted players are even on the Frigate', async () => {
  const pirates = await share(PIRATES, [scripted, scripted], 'frigate', 150);
  expect(pirates).toBeGreaterThan(0.3);
  expect(pirates).toBeLessThan(0.6);
});
