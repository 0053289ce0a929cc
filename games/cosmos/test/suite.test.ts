/** The kernel's suite for every game, and the scripted player against chance. */
import { type Player, parseOptions, playOut, Quiet, Random, Streams, winnersOf } from '@orrery/kernel';
import { checkGame, faultsIn } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { cosmos } from '../src/index.ts';
import type { CosmosView } from '../src/view.ts';

/**
 * Small hands and few reinforcements: the probe for tells follows every answer to every secret question, and there are as
 * many as there are cards.
 */
const SMALL = { handStart: 3, redrawTo: 3, reinforcementCounts: { 2: 2, 4: 1 }, includeParasite: true };

test.for([
  [2, 6],
  [3, 4],
  [4, 3],
  [5, 2],
  [6, 2],
] as const)('%i players pass the suite', ([seats, games]) => {
  const options = parseOptions(cosmos.options, SMALL, seats);
  if (!options.ok) throw new Error(options.problem);
  const report = checkGame(cosmos, { seed: `suite ${seats}`, from: 0, to: games, seats, options: options.value });
  expect(faultsIn(report)).toEqual([]);
});

const byChance: Player = { choose: ({ legal, random }) => random.pick(legal) };
const scripted: Player = {
  // The look was made by this game.
  choose: (look) => cosmos.bot.choose(look.view() as CosmosView, look.seat, look.random),
};

/** The share of games that the scripted player wins, in turn at every seat. */
function share(seats: number, games: number): number {
  const options = parseOptions(cosmos.options, {}, seats);
  if (!options.ok) throw new Error(options.problem);
  let won = 0;
  for (let game = 0; game < games; game++) {
    const own = game % seats;
    const ctx = new Quiet(new Streams(`share ${game}`, cosmos.streams));
    const state = cosmos.setup(options.value, seats, ctx);
    const players = state.players.map((_, seat) => (seat === own ? scripted : byChance));
    void playOut(cosmos, state, ctx, { players, randoms: players.map((_, seat) => Random.from(`${game} ${seat}`)) });
    const outcome = cosmos.outcome(state);
    if (outcome && winnersOf(outcome).includes(own)) won++;
  }
  return won / games;
}

test('the scripted player beats chance', () => {
  expect(share(2, 40)).toBeGreaterThanOrEqual(0.95);
  expect(share(4, 12)).toBeGreaterThanOrEqual(0.9);
});
