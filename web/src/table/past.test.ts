import type { Moment } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { momentsSince } from './past.ts';

/** A match in which these seats acted one after the other. */
const momentAt = (actors: readonly number[]) => async (moves: number) => {
  const seat = actors[moves - 1];
  const moment: Moment = {
    moves: Math.min(moves, actors.length),
    of: actors.length,
    viewer: 0,
    view: { decisions: [], legal: [] },
    events: [],
    ...(seat !== undefined && { seat }),
  };
  return Promise.resolve(moment);
};
const since = async (actors: readonly number[]) =>
  (await momentsSince(momentAt(actors), 0, actors.length)).map(({ moves }) => moves);

test('from before the own last action to now', async () => {
  expect(await since([0, 1, 0, 1, 2])).toEqual([2, 3, 4, 5]);
  expect(await since([1, 0])).toEqual([1, 2]);
});

test('who has not acted yet sees it from the beginning', async () => {
  expect(await since([1, 1, 2])).toEqual([0, 1, 2, 3]);
  expect(await since([])).toEqual([0]);
});

test('a long time of the others is cut', async () => {
  expect((await since(Array.from({ length: 90 }, () => 1)))[0]).toBe(51);
});

test('a match that has gone back meanwhile tells nothing', async () => {
  expect(await momentsSince(momentAt([0, 1]), 0, 5)).toEqual([]);
});
