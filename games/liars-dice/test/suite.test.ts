import { type Player, playOut, Quiet, Random, Streams } from '@orrery/kernel';
import { checkGame, neverReached } from '@orrery/kernel/testing';
import { liarsDice } from '@orrery/liars-dice';
import { expect, test } from 'vitest';

test('passes the suite, tried on every state', () => {
  const report = checkGame(liarsDice, { seed: '7', from: 0, to: 4, everyState: true });
  expect(report.violations).toEqual([]);
});

test('passes the suite in many games, and nothing is never reached', () => {
  const report = checkGame(liarsDice, { seed: '8', from: 0, to: 80 });
  expect(report.violations).toEqual([]);
  expect(neverReached(liarsDice, report)).toEqual({});
});

test.for([2, 4, 6])('of %i players, one who counts beats all who leave it to chance', async (seats) => {
  const counting: Player = { choose: (look) => bestOf(look.view(), look.seat, look.random) };
  const chance: Player = { choose: ({ legal, random }) => random.pick(legal) };
  let won = 0;
  for (let game = 0; game < 60; game++) {
    const ctx = new Quiet(new Streams(`bot/${game}`, liarsDice.streams));
    const state = liarsDice.setup({ dice: 5, wild: true, showing: true }, seats, ctx);
    const players = Array.from({ length: seats }, (_, at) => (at === game % seats ? counting : chance));
    await playOut(liarsDice, state, ctx, { players, randoms: players.map((_, at) => Random.from(`${game}/${at}`)) });
    if (liarsDice.outcome(state)?.ranks[game % seats] === 1) won++;
  }
  expect(won).toBeGreaterThan(54);
});

/** `Look` gives the view of any game; here it is of this one. */
function bestOf(view: unknown, seat: number, random: Random) {
  return liarsDice.bot.choose(view as Parameters<typeof liarsDice.bot.choose>[0], seat, random);
}
