import { text as connectFour } from '@orrery/connect-four/client';
import { text as dogfight } from '@orrery/dogfight/client';
import type { View } from '@orrery/kernel';
import type { Course } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { chartOf } from '../../src/table/end/chart-shape.ts';
import { storyOf, verdictOn } from '../../src/table/end/story.ts';
import type { Words } from '../../src/table/scene.ts';
import { readerOf } from '../../src/table/words.ts';

// One game's words are words: its methods are only ever given its own views.
const words = dogfight as Words;
const bare = { ...connectFour, end: undefined, turn: undefined } as unknown as Words;

test('the page speaks to whoever has played alone at this screen', () => {
  expect(readerOf({ yours: [1] })).toBe(1);
  expect(readerOf({ yours: [0, 1] })).toBe('watcher');
  expect(readerOf({ yours: [] })).toBe('watcher');
  // A copy of an online match, whose names say who was oneself.
  expect(readerOf({ yours: [] }, ['nadir', 'You', null])).toBe(1);
  expect(readerOf({ yours: [0] }, ['nadir', 'zenith'])).toBe('watcher');
});

test('who won, from the side of the reader', () => {
  const nameOf = (seat: number) => words.seat(seat);
  const won = { reason: 'x', ranks: [2, 1] };
  expect(verdictOn(nameOf, won, 1)).toBe('You won');
  expect(verdictOn(nameOf, won, 0)).toBe('Raider won');
  expect(verdictOn(nameOf, { ...won, scores: [17, 24] }, 1)).toBe('You won, 24 to 17');
  expect(verdictOn(nameOf, { ...won, scores: [17, 24] }, 'watcher')).toBe('Raider won, 24 to 17');
  expect(verdictOn(nameOf, { reason: 'x', ranks: [1, 1] }, 0)).toBe('A draw');
  expect(verdictOn(nameOf, { reason: 'x', ranks: [1, 3, 1], scores: [5, 1, 5] }, 2)).toBe('Valkyrie and you won');
});

const view: View = { decisions: [], legal: [] };
const drops = Array.from({ length: 7 }, (_, n) => ({
  events: [{ kind: 'dropped', seat: n % 2, column: n % 2, row: Math.floor(n / 2) }],
}));
const course: Course = {
  points: [0.5, 0.4, 0.75, 1].map((share, at) => ({
    move: [0, 2, 5, 7][at] ?? 0,
    events: at && 1,
    shares: [share, 1 - share],
  })),
  turns: [2, 3],
};
const record = {
  course,
  history: [
    { events: [], progress: 'Round 1 of 2' },
    ...drops.slice(0, 4),
    { ...drops[4]!, progress: 'Round 2 of 2, move 5' },
    ...drops.slice(5),
  ],
  view,
};

test('of a match that was given up nothing is told that only its rules could end', () => {
  const outcome = { reason: 'forfeit', ranks: [1, 2], forfeits: [1] };
  const told = { ...connectFour, end: () => ({ by: 'Four in a line', decided: 'The line.' }) } as unknown as Words;
  expect(storyOf(told, outcome, record, 0).words).toMatchObject({
    by: 'Orange forfeits the match.',
    decided: expect.stringMatching(/^Orange forfeits the match\. The turning point: [^.]*\.$/),
  });
});

test('a game without words for its end gets those that any game can have', () => {
  const story = storyOf(bare, { reason: 'four-in-line', ranks: [1, 2] }, record, 0);
  expect(story.words).toEqual({
    by: 'Blue wins with four in a line.',
    decided: 'The turning point: Blue drops a disc into column 1. You were ahead from round 2 on.',
    place: { move: 5, at: 0 },
  });
  expect(story.turns).toMatchObject([
    { number: 1, seat: 0, before: 0.4, after: 0.75, point: 2, when: 'Round 1', place: { move: 5, at: 0 } },
    { number: 2, seat: 0, before: 0.75, after: 1, point: 3, when: 'Round 2', place: { move: 7, at: 0 } },
  ]);
  expect(story.marks).toEqual([
    { point: 0, words: 'Round 1' },
    { point: 2, words: 'Round 2' },
  ]);
});

test('names stand apart at the ends of their lines, tags inside the field, labels beside each other', () => {
  const turns = storyOf(bare, { reason: 'four-in-line', ranks: [1, 2] }, record, 0).turns;
  const points = course.points.map((point) => ({ ...point, shares: [1, 0, 0, 0] }));
  const marks = Array.from({ length: 9 }, (_, n) => ({ point: n / 3, words: `Round ${n + 1}` }));
  for (const width of [328, 900]) {
    const chart = chartOf(
      { words: { by: '', decided: '' }, points, turns, marks },
      ['One', 'Two', 'Three', 'Four'],
      width,
      190,
    );
    const ys = chart.names.map(({ y }) => y).sort((a, b) => a - b);
    for (const [at, y] of ys.entries()) if (at > 0) expect(y - ys[at - 1]!).toBeGreaterThanOrEqual(16);
    for (const { x, y } of chart.tags) {
      expect(x).toBeGreaterThan(chart.left);
      expect(x).toBeLessThan(chart.right);
      expect(y).toBeGreaterThan(chart.top);
      expect(y).toBeLessThan(chart.bottom);
    }
    const shown = chart.marks.filter(({ shows }) => shows).map(({ words: label }) => label);
    expect(shown[0]).toBe('Round 1');
    expect(shown[1]).toMatch(/^\d$/);
  }
});
