import type { Move } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { headingOf, marksOf, movesAfter } from '../../src/table/history.ts';

const told = (kind: string) => ({ events: [{ kind }] });
const HISTORY: readonly Move[] = [
  { ...told('opening'), progress: 'Round 1' },
  { ...told('a'), seat: 0 },
  { ...told('b'), progress: 'Round 2' },
];
const kinds = (history: readonly Move[]) => history.map(({ events }) => events.map((event) => event?.kind).join());

test('a move is added, with the words for how far it is where they have changed', () => {
  const same = movesAfter(HISTORY, { moves: 3, ...told('c') }, { progress: 'Round 2', seat: 1 });
  expect(same.at(-1)).toEqual({ ...told('c'), seat: 1 });
  const next = movesAfter(same, { moves: 4, ...told('d') }, { progress: 'Round 3' });
  expect(next.at(-1)).toEqual({ ...told('d'), progress: 'Round 3' });
  expect(kinds(next)).toEqual(['opening', 'a', 'b', 'c', 'd']);
  expect(movesAfter(HISTORY, { moves: 3, events: [] }, {}).at(-1)).toEqual({ events: [] });
});

test('an update with as many moves as before puts a question and takes nothing away', () => {
  expect(movesAfter(HISTORY, { moves: 2, events: [] }, { progress: 'Round 2' })).toEqual(HISTORY);
});

test('what is taken back goes with its words; what others did since stays, told in one piece', () => {
  const back = movesAfter(HISTORY, { moves: 1, undoneTo: 1, events: [] }, { progress: 'Round 1' });
  expect(back).toEqual(HISTORY.slice(0, 2));
  const long = [...HISTORY, told('c'), told('d')];
  const stayed = movesAfter(long, { moves: 3, undoneTo: 1, ...told('c and d') }, { progress: 'Round 2' });
  expect(kinds(stayed)).toEqual(['opening', 'a', 'c and d', '']);
  expect(marksOf(stayed)).toEqual([
    { at: 0, words: 'Round 1' },
    { at: 3, words: 'Round 2' },
  ]);
});

test('the move that ends a round still belongs to it', () => {
  const marks = marksOf([...HISTORY, told('c')]);
  expect([0, 1, 2, 3].map((move) => headingOf(marks, move))).toEqual(['Round 1', 'Round 1', 'Round 1', 'Round 2']);
});

test('words that come again without a change are no mark, and without words there are none', () => {
  expect(marksOf([...HISTORY, { events: [], progress: 'Round 2' }])).toHaveLength(2);
  expect(marksOf([told('x'), told('y')])).toEqual([]);
  expect(headingOf([], 3)).toBeUndefined();
});
