import type { Json, View } from '@orrery/kernel';
import { type Beat, changeBetween } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { plainCaptions, takeOf } from '../../src/table/pictures.ts';
import type { Shown, Words } from '../../src/table/scene.ts';

type Board = View & { readonly at: number; readonly left: readonly string[] };
const board = (at: number, asked = 0): Board => ({
  decisions: [{ seat: asked, kind: 'go' }],
  legal: [],
  at,
  left: ['a', 'b', 'c'].slice(at),
});
const EVENTS = ['one', 'two', 'three'].map((kind) => ({ kind }));
const captions = (events: Shown['events'], view: View) => ({
  words: `${events.map((event) => event?.kind).join()} → ${(view as Board).at}`,
});

/** The beats as a host sends them: the first whole, the others as differences. */
function beatsOf(...seen: readonly (readonly [events: number, view: Board])[]): Beat[] {
  const json = (view: Board) => view as unknown as Json;
  return seen.map(([events, view], at): Beat => {
    const before = seen[at - 1];
    if (!before) return { events, view };
    const change = changeBetween(json(before[1]), json(view));
    return { events, ...(change && { change }) };
  });
}

type ShownMove = Shown & { readonly beats?: readonly Beat[] };
const before: ShownMove = { moves: 4, viewer: 0, view: board(0), events: [] };
const after = (beats: readonly Beat[], events: Shown['events'] = EVENTS): ShownMove => ({
  moves: 5,
  viewer: 0,
  view: board(3, 1),
  events,
  beats,
});
const film = (beats: readonly Beat[], events?: Shown['events']) =>
  takeOf(captions, before, after(beats, events))?.pictures.map(({ words }) => words);

test('a film is what was seen at the beats, with what happened since the one before', () => {
  expect(film(beatsOf([1, board(1)], [2, board(2)], [3, board(3)]))).toEqual(['one → 1', 'two → 2', 'three → 3']);
  const views = takeOf(captions, before, after(beatsOf([1, board(1)], [3, board(2)])))?.pictures.map(
    ({ view }) => view,
  );
  expect(views).toEqual([board(1), board(2)]);
});

test('what happens after the last beat is a picture of its own', () => {
  expect(film(beatsOf([1, board(1)], [2, board(2)]))).toEqual(['one → 1', 'two → 2', 'three → 3']);
  expect(film(beatsOf([2, board(2)]))).toEqual(['one,two → 2', 'three → 3']);
});

test('no picture stands twice: not the table before, not a beat without news, not the end', () => {
  expect(film(beatsOf([0, board(0, 1)], [1, board(1)], [1, board(1, 1)], [3, board(3, 1)]))).toEqual([
    'one → 1',
    'two,three → 3',
  ]);
  expect(film(beatsOf([2, board(2)], [3, board(3)]))).toHaveLength(2);
});

test('what is told without a change is a picture, and so is a change that is not told', () => {
  expect(film(beatsOf([1, board(0)], [1, board(1)], [3, board(3)]))).toEqual(['one → 0', ' → 1', 'two,three → 3']);
});

test('fewer than two pictures, an undo or another viewer are no film', () => {
  const two = beatsOf([1, board(1)], [3, board(3)]);
  expect(film(two)).toHaveLength(2);
  expect(film(beatsOf([3, board(3)]))).toBeUndefined();
  expect(film([])).toBeUndefined();
  expect(takeOf(captions, { ...before, moves: 5 }, after(two))).toBeUndefined();
  expect(takeOf(captions, { ...before, viewer: 1 }, after(two))).toBeUndefined();
});

test('a game whose board says nothing has the words of its log', () => {
  // Only the words of events are asked for.
  const plain = plainCaptions({ event: ({ kind }: { kind: string }) => `It was ${kind}.` } as Words);
  expect(plain([null, { kind: 'one', seat: 2 } as { kind: string }], board(1), 'watcher')).toEqual({
    words: 'It was one.',
    seat: 2,
  });
  expect(plain([null], board(1), 'watcher')).toEqual({});
});
