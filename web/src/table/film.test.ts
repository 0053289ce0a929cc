import type { View } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { Beat } from '../games/board.ts';
import { Film, takeOf } from './film.ts';
import type { Shown } from './scene.ts';
import { stripOf } from './strip.ts';

const asked: View = { decisions: [{ id: 'q', seat: 0, kind: 'go' }], legal: [{ kind: 'go' }] };
const shown = (moves: number): Shown => ({ moves, viewer: 0, view: asked, events: [{ kind: 'all' }] });
const beat = (words?: string, chapter?: string, ms?: number): Beat => ({
  view: asked,
  events: [{ kind: words ?? 'more' }],
  ...(words !== undefined && { words }),
  ...(chapter !== undefined && { chapter }),
  ...(ms !== undefined && { ms }),
});
const BEATS = [beat('a', 'Round 1'), beat(), beat('b', 'Round 1', 300), beat('c', 'Round 2'), beat('d', 'Round 2')];

/** A film with a clock of its own; `pass` lets time go by. */
function setting(beats = BEATS) {
  let now = 0;
  let waiting: { readonly at: number; readonly task: () => void } | undefined;
  let ended = 0;
  const clock = {
    after: (milliseconds: number, task: () => void) => {
      const mine = { at: now + milliseconds, task };
      waiting = mine;
      return () => {
        if (waiting === mine) waiting = undefined;
      };
    },
    length: (milliseconds: number) => milliseconds,
    beat: 100,
  };
  const film = new Film(
    { before: shown(4), after: { ...shown(5), outcome: { reason: 'x', ranks: [1] } }, beats },
    clock,
    () => ended++,
  );
  const pass = (milliseconds: number) => {
    now += milliseconds;
    for (let due = waiting; due && due.at <= now; due = waiting) {
      waiting = undefined;
      due.task();
    }
  };
  return { film, pass, ended: () => ended };
}

test('it runs beat by beat, each as long as it says, and ends with the table as it is', () => {
  const { film, pass, ended } = setting();
  film.play();
  expect(film.shown.value).toMatchObject({ moves: 5, beat: 0, view: { decisions: [], legal: [] } });
  expect(film.shown.value.outcome).toBeUndefined();
  const seen: number[] = [];
  for (let n = 0; n < 8; n++) {
    seen.push(film.at.value);
    pass(100);
  }
  expect(seen).toEqual([0, 1, 2, 2, 2, 3, 4, 5]);
  expect(ended()).toBe(1);
  expect(film.shown.value).toMatchObject({ moves: 5, view: asked, outcome: { reason: 'x' } });
  expect(film.shown.value.beat).toBeUndefined();
});

test('the log grows with the beats', () => {
  const { film } = setting();
  film.goTo(2);
  expect(film.told.value.map((event) => event?.kind)).toEqual(['a', 'more', 'b']);
});

test('who steps stops it; it goes on from there', () => {
  const { film, pass } = setting();
  film.play();
  film.step(1);
  expect([film.at.value, film.playing.value]).toEqual([1, false]);
  pass(1000);
  expect(film.at.value).toBe(1);
  film.step(-1);
  film.step(-1);
  expect(film.at.value).toBe(0);
  film.toggle();
  pass(100);
  expect(film.at.value).toBe(1);
});

test('chapters: to the next, back to the beginning of this one, then of the one before', () => {
  const { film, ended } = setting();
  film.stepChapter(1);
  expect(film.at.value).toBe(3);
  film.goTo(4);
  film.stepChapter(-1);
  expect(film.at.value).toBe(3);
  film.stepChapter(-1);
  expect(film.at.value).toBe(0);
  film.stepChapter(1);
  film.stepChapter(1);
  expect([film.isOver, ended()]).toEqual([true, 1]);
});

test('again begins with the table as it was before, and skipping ends at once', () => {
  const { film, pass, ended } = setting();
  film.goTo(3);
  film.again();
  expect(film.shown.value).toMatchObject({ moves: 4, events: [], view: { decisions: [] } });
  expect(film.seen.value).toBe(3);
  pass(400);
  expect(film.at.value).toBe(0);
  film.skip();
  pass(10_000);
  expect([film.isOver, film.playing.value, ended()]).toEqual([true, false, 1]);
});

test('a cell while it runs goes on from there, while it stands stays there', () => {
  const { film, pass } = setting();
  film.play();
  film.goTo(3);
  pass(100);
  expect(film.at.value).toBe(4);
  film.pause();
  film.goTo(0);
  pass(100);
  expect(film.at.value).toBe(0);
});

test('fewer than two beats, an undo or another eye are no film', () => {
  const two = () => [beat('a'), beat('b')];
  expect(takeOf(two, shown(4), shown(5))?.beats).toHaveLength(2);
  expect(takeOf(() => [beat('a')], shown(4), shown(5))).toBeUndefined();
  expect(takeOf(two, shown(4), shown(3))).toBeUndefined();
  expect(takeOf(two, shown(4), { ...shown(5), viewer: 1 })).toBeUndefined();
  expect(takeOf(undefined, shown(4), shown(5))).toBeUndefined();
});

test('cells are what has words; those of one heading stand together', () => {
  const chapters = stripOf([beat(), ...BEATS]);
  expect(chapters.map(({ words, from, to }) => [words, from, to])).toEqual([
    ['Round 1', 0, 4],
    ['Round 2', 4, 6],
  ]);
  expect(chapters[0]?.cells.map(({ words, from, to }) => [words, from, to])).toEqual([
    ['a', 0, 3],
    ['b', 3, 4],
  ]);
  expect(stripOf([beat(), beat()])).toEqual([{ cells: [{ words: '', from: 0, to: 2 }], from: 0, to: 2 }]);
});
