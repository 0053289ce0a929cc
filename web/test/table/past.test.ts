import type { Moment, Move } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { momentsOf, pastOf } from '../../src/table/past.ts';

/** A match in which these seats acted one after the other. */
const historyOf = (actors: readonly number[]): Move[] => [
  { events: [] },
  ...actors.map((seat) => ({ events: [], seat })),
];
const pastFor = (...actors: readonly number[]) => pastOf(historyOf(actors), 0);

test('from before the own last move to now', () => {
  expect(pastFor(0, 1, 0, 1, 2)).toEqual({ from: 2, to: 5, isOwnFirst: true, hasOthers: true });
  expect(pastFor(1, 0)).toEqual({ from: 1, to: 2, isOwnFirst: true, hasOthers: false });
});

test('who has not acted yet sees it from the beginning', () => {
  expect(pastFor(1, 1, 2)).toEqual({ from: 0, to: 3, isOwnFirst: false, hasOthers: true });
  expect(pastFor()).toMatchObject({ from: 0, to: 0, hasOthers: false });
});

test('a long time of the others is cut', () => {
  expect(pastFor(0, ...Array.from({ length: 90 }, () => 1))).toMatchObject({ from: 85, to: 91, isOwnFirst: false });
});

test('a match that has gone back meanwhile tells nothing', async () => {
  const of = 2;
  const momentAt = async (moves: number): Promise<Moment> => ({
    moves: Math.min(moves, of),
    of,
    viewer: 0,
    view: { decisions: [], legal: [] },
    events: [],
  });
  expect((await momentsOf(pastFor(0, 1), momentAt)).map(({ moves }) => moves)).toEqual([0, 1, 2]);
  expect(await momentsOf(pastFor(0, 1, 0, 1), momentAt)).toEqual([]);
});
