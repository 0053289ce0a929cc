import type { LineSeat, RoomLine } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { goingOn, isKeptFor, others, stateWords } from '../../src/online/line-words.ts';

const NADIR: LineSeat = { kind: 'person', id: 'nadir-id', name: 'nadir' };
const ME: LineSeat = { kind: 'person', id: 'my-id', name: 'me' };
const KEPT: LineSeat = { kind: 'open', for: { id: 'my-id', name: 'me' } };

const lineOf = (match: string, line: Partial<RoomLine>): RoomLine => ({
  match,
  game: 'connect-four',
  state: 'running',
  clock: { kind: 'none' },
  changes: {},
  listed: false,
  watchable: true,
  rated: false,
  seats: [ME, NADIR],
  yours: [0],
  changed: 0,
  yourMove: false,
  ...line,
});

const REMATCH = lineOf('rematch', { state: 'waiting', seats: [NADIR, KEPT], yours: [] });

test('a seat that is kept for oneself is an invitation to a rematch, and nobody else’s', () => {
  expect(isKeptFor(REMATCH, 'my-id')).toBe(true);
  expect(stateWords(REMATCH, 'my-id')).toBe('nadir wants a rematch');
  expect(others(REMATCH, 'my-id')).toBe('nadir');
  expect(isKeptFor(REMATCH, 'other-id')).toBe(false);
  expect(isKeptFor(REMATCH, undefined)).toBe(false);
  expect(stateWords(REMATCH, 'other-id')).toBe('waiting for players');
  expect(others(REMATCH)).toBe('nadir and a free seat');
  const bob: LineSeat = { kind: 'person', id: 'bob-id', name: 'bob' };
  const three = { ...REMATCH, seats: [NADIR, KEPT, bob] };
  expect(stateWords(three, 'my-id')).toBe('nadir and bob want a rematch');
});

test('all that are not over go on, and what waits for oneself stands first', () => {
  const lines = [
    lineOf('theirs', { deciding: [1] }),
    lineOf('over', { state: 'over' }),
    lineOf('own', { yourMove: true }),
    lineOf('waiting', { state: 'waiting' }),
    REMATCH,
  ];
  expect(goingOn(lines, 'my-id').map(({ match }) => match)).toEqual(['own', 'rematch', 'theirs', 'waiting']);
});
