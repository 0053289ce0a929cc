import { expect, test } from 'vitest';
import {
  countFinished,
  countMeasured,
  countUnfinished,
  emptyTally,
  lengthsOf,
  mergeTallies,
  percentilesOf,
  sortedCounts,
  summaryOf,
  type Tally,
} from '../src/tally.ts';

const end = (reason: string, ...ranks: number[]) => ({ reason, ranks });

function tallyOf(lengths: readonly number[]): Tally {
  const tally = emptyTally(2);
  for (const length of lengths) countFinished(tally, end('full', 1, 2), length);
  return tally;
}

test('a win alone goes to its seat, a shared first place is a draw', () => {
  const tally = emptyTally(3);
  countFinished(tally, end('score', 2, 1, 3), 10);
  countFinished(tally, end('score', 2, 1, 3), 12);
  countFinished(tally, end('tie', 1, 3, 1), 11);
  expect(tally).toEqual({
    games: 3,
    unfinished: 0,
    wins: [0, 2, 0],
    draws: 1,
    actions: 33,
    lengths: { 10: 1, 11: 1, 12: 1 },
    ends: { score: 2, tie: 1 },
    forfeits: {},
    measured: {},
  });
});

test('a game’s own numbers have a mean, extremes and percentiles, whatever the order of merging', () => {
  const tallies = [0.1, 0.2, 0.7, 4].map((value) => {
    const tally = emptyTally(2);
    countMeasured(tally, { share: value });
    return tally;
  });
  const forward = tallies.reduce(mergeTallies);
  expect([...tallies].reverse().reduce(mergeTallies)).toEqual(forward);
  const share = forward.measured['share'];
  const values = { 0.1: 1, 0.2: 1, 0.7: 1, 4: 1 };
  expect(share).toEqual({ games: 4, millionths: 5_000_000, least: 0.1, most: 4, values });
  expect(share && summaryOf(share)).toEqual({ mean: 1.25, p5: 0.1, p50: 0.2, p95: 4, least: 0.1, most: 4 });
});

test('of shares three digits are kept for the percentiles, of whole numbers all', () => {
  const tally = emptyTally(2);
  for (const value of [-12345, 1 / 3, 1 / 3 + 1e-6, 2 / 3, 12345]) countMeasured(tally, { value });
  expect(tally.measured['value']?.values).toEqual({ [-12345]: 1, 0.333: 2, 0.667: 1, 12345: 1 });
  expect(percentilesOf(tally.measured['value']?.values ?? {})).toEqual({ p5: -12345, p50: 0.333, p95: 12345 });
});

test('an unfinished game is nobody’s win, no draw and no length, but its actions were taken', () => {
  const tally = emptyTally(2);
  countUnfinished(tally, 500);
  countFinished(tally, end('full', 1, 2), 40);
  expect(tally).toMatchObject({ games: 2, unfinished: 1, wins: [1, 0], draws: 0, actions: 540, lengths: { 40: 1 } });
  expect(lengthsOf(tally)).toEqual({ mean: 40, p5: 40, p50: 40, p95: 40 });
});

test('no finished game has no lengths', () => {
  expect(lengthsOf(emptyTally(2))).toBeNull();
});

test('percentiles are by nearest rank and do not depend on the order of merging', () => {
  const lengths = Array.from({ length: 200 }, (_, i) => ((i * 37) % 200) + 1); // 1 … 200, shuffled
  const parts = [lengths.slice(0, 3), lengths.slice(3, 90), lengths.slice(90)].map(tallyOf);
  const forward = parts.reduce(mergeTallies);
  const backward = [...parts].reverse().reduce(mergeTallies);
  expect(forward).toEqual(tallyOf(lengths));
  expect(backward).toEqual(forward);
  expect(lengthsOf(forward)).toEqual({ mean: 100.5, p5: 10, p50: 100, p95: 190 });
});

test('merging leaves both tallies alone', () => {
  const [a, b] = [tallyOf([5]), tallyOf([7])];
  mergeTallies(a, b);
  expect(a).toEqual(tallyOf([5]));
  expect(b).toEqual(tallyOf([7]));
});

test('counts are printed in the order of their keys, whichever came first', () => {
  expect(Object.keys(sortedCounts({ b: 1, a: 2, Z: 3 }))).toEqual(['Z', 'a', 'b']);
});
