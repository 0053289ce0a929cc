import type { View } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { Film } from '../../src/table/film.ts';
import type { Picture } from '../../src/table/pictures.ts';
import type { Shown } from '../../src/table/scene.ts';
import { stripOf } from '../../src/table/strip.ts';

const asked: View = { decisions: [{ seat: 0, kind: 'go' }], legal: [{ kind: 'go' }] };
const shown = (moves: number): Shown => ({ moves, viewer: 0, view: asked, events: [{ kind: 'all' }] });
const picture = (words?: string, chapter?: string, ms?: number): Picture => ({
  view: asked,
  events: [{ kind: words ?? 'more' }],
  ...(words !== undefined && { words }),
  ...(chapter !== undefined && { chapter }),
  ...(ms !== undefined && { ms }),
});
const PICTURES = [
  picture('a', 'Round 1'),
  picture(),
  picture('b', 'Round 1', 300),
  picture('c', 'Round 2'),
  picture('d', 'Round 2'),
];

/** A film with a clock of its own; `pass` lets time go by. */
function setting(pictures = PICTURES) {
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
    { before: shown(4), after: { ...shown(5), outcome: { reason: 'x', ranks: [1] } }, pictures },
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

test('it runs picture by picture, each as long as it says, and ends with the table as it is', () => {
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

test('the log grows with the pictures', () => {
  const { film } = setting();
  film.goTo(2);
  expect(film.events.value.map((event) => event?.kind)).toEqual(['a', 'more', 'b']);
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

test('a picture knows what happens around it: the cell it belongs to, and how much of it has happened', () => {
  const { film } = setting();
  film.goTo(1);
  expect(film.shown.value.cell).toEqual({ words: 'a', events: [{ kind: 'a' }, { kind: 'more' }], happened: 2 });
  film.goTo(0);
  expect(film.shown.value.cell).toMatchObject({ words: 'a', happened: 1 });
  film.skip();
  expect(film.shown.value.cell).toBeUndefined();
});

test('a long film goes faster', () => {
  const { film, pass } = setting(Array.from({ length: 40 }, (_, at) => picture(`${at}`)));
  film.play();
  pass(65);
  expect(film.at.value).toBe(1);
});

test('cells are what has words; those of one heading stand together', () => {
  const chapters = stripOf([picture(), ...PICTURES]);
  expect(chapters.map(({ words, from, to }) => [words, from, to])).toEqual([
    ['Round 1', 0, 4],
    ['Round 2', 4, 6],
  ]);
  expect(chapters[0]?.cells.map(({ words, from, to }) => [words, from, to])).toEqual([
    ['a', 0, 3],
    ['b', 3, 4],
  ]);
  expect(stripOf([picture(), picture()])).toEqual([{ cells: [{ words: '', from: 0, to: 2 }], from: 0, to: 2 }]);
});

test('an event of the move is in one of its pictures', () => {
  const telling = (...kinds: string[]): Picture => ({ view: asked, events: kinds.map((kind) => ({ kind })) });
  const { film } = setting([telling('a', 'b'), telling(), telling('c')]);
  expect([0, 1, 2, 3].map((event) => film.pictureOf(event))).toEqual([0, 0, 2, 3]);
});
