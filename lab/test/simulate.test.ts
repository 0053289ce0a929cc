import { findGame } from '@orrery/catalog';
import { type Game, logOf, type Player, playOut, Quiet, Random, Streams, verify } from '@orrery/kernel';
import { beforeAll, expect, test } from 'vitest';
import { botNumbers, recordGame, simulate, type SimulationPlan } from '../src/simulate.ts';
import { emptyTally, mergeTallies } from '../src/tally.ts';

const PLAN: SimulationPlan = {
  game: 'connect-four',
  options: { columns: 7, rows: 6 },
  seats: 2,
  bots: ['scripted', 'random'],
  seed: 'test',
  maxActions: 20_000,
};

let game: Game;

beforeAll(async () => {
  const found = await findGame('connect-four')?.load();
  if (!found) throw new Error('connect-four is not in the catalogue');
  game = found;
});

test('the chunks do not change the result', async () => {
  const whole = await simulate(game, PLAN, 0, 60);
  for (const cuts of [
    [0, 60],
    [0, 1, 59, 60],
    [0, 7, 7, 30, 60],
  ]) {
    const chunks = await Promise.all(cuts.slice(1).map((to, i) => simulate(game, PLAN, cuts[i] ?? 0, to)));
    expect(chunks.reduce(mergeTallies, emptyTally(2))).toEqual(whole);
    expect([...chunks].reverse().reduce(mergeTallies, emptyTally(2))).toEqual(whole);
  }
});

test('another seed gives other games', async () => {
  const random = { ...PLAN, bots: ['random', 'random'] as const };
  expect(await simulate(game, random, 0, 50)).not.toEqual(await simulate(game, { ...random, seed: 'other' }, 0, 50));
});

test('every game is counted once', async () => {
  const tally = await simulate(game, PLAN, 10, 50);
  expect(tally.games).toBe(40);
  expect(tally.wins.reduce((sum, wins) => sum + wins, tally.draws)).toBe(40);
  expect(Object.values(tally.ends).reduce((sum, times) => sum + times, 0)).toBe(40);
});

test('a game beyond the limit is unfinished, and nobody loses it', async () => {
  const tally = await simulate(game, { ...PLAN, maxActions: 5 }, 0, 10);
  expect(tally).toEqual({ ...emptyTally(2), games: 10, unfinished: 10, actions: 50 });
});

test('a recorded game is the one that was counted, and its log verifies', async () => {
  for (let index = 0; index < 20; index++) {
    const counted = await simulate(game, PLAN, index, index + 1);
    const match = await recordGame(game, PLAN, index);
    expect(match.setup.seed).toBe(`test/${index}`);
    expect(counted.lengths).toEqual({ [match.entries.length]: 1 });
    expect(counted.ends).toEqual({ [match.outcome?.reason ?? '']: 1 });
    expect(verify(game, logOf(match)).ok).toBe(true);
  }
});

test('a player that takes its time plays the same game', async () => {
  const state = game.setup(PLAN.options, 2, new Quiet(new Streams('slow', game.streams)));
  const again = game.clone(state);
  const quick: Player = { choose: ({ legal }) => legal[0]! };
  const slow: Player = { choose: async (look, thinking) => quick.choose(look, thinking) };
  const randoms = [Random.from('a'), Random.from('b')];
  const ctx = new Quiet(new Streams('slow', game.streams));
  const played = playOut(game, state, ctx, { players: [quick, quick], randoms });
  const waited = playOut(game, again, ctx, { players: [quick, slow], randoms });
  expect(typeof played).toBe('number');
  expect(waited).toBeInstanceOf(Promise);
  expect(await waited).toBe(played);
  expect(again).toEqual(state);
});

function first(seed: string, index: number, seat: number): string {
  const random = botNumbers(seed)(index, seat);
  return [random.next(), random.next(), random.next()].join();
}

test('bots’ numbers are a function of seed, game and seat, and differ between them', () => {
  expect(first('a', 5, 1)).toBe(first('a', 5, 1));
  const seen = new Set<string>();
  for (const seed of ['a', 'b']) {
    for (let index = 0; index < 500; index++) for (let seat = 0; seat < 4; seat++) seen.add(first(seed, index, seat));
  }
  expect(seen.size).toBe(2 * 500 * 4);
});
