import { text } from '@orrery/connect-four/client';
import { expect, test } from 'vitest';
import type { Words } from './scene.ts';
import { against, logLines, noteOn, promptOf, verdictFor, whoSits } from './words.ts';

// One game's words are words: its methods are only ever given its own views.
const words = text as Words;
const human = { kind: 'human' } as const;
const bot = { kind: 'bot', level: 'scripted' } as const;

test('who sits where', () => {
  const facts = { sitters: [human, bot, bot], yours: [0] };
  expect([0, 1].map((seat) => whoSits(facts, seat))).toEqual(['You', 'Bot, scripted']);
  expect(against(facts)).toBe('against 2 bots, scripted');
  expect(against({ sitters: [human, human], yours: [0, 1] })).toBe('on one screen');
  expect(against({ sitters: [bot, { kind: 'bot', level: 'random' }], yours: [] })).toBe('2 bots, scripted and random');
});

test('the prompt is one question, or the result', () => {
  const view = { decisions: [{ id: 'drop-2', seat: 1, kind: 'drop' }], legal: [] };
  const update = { match: 'm', seq: 1, moves: 1, viewer: 0, view, events: [], canUndo: true } as const;
  expect(promptOf(words, update)).toBe('Second chooses a column.');
  expect(promptOf(words, { ...update, viewer: 1 })).toBe('Your turn: drop a disc into a column.');
  const outcome = { reason: 'four-in-line', ranks: [2, 1] };
  expect(promptOf(words, { ...update, outcome })).toBe('Second wins with four in a line.');
});

test('verdicts, for two and for more', () => {
  expect(verdictFor({ reason: 'x', ranks: [1, 1] }, 0)).toBe('Draw');
  expect(verdictFor({ reason: 'x', ranks: [2, 1, 3] }, 2)).toBe('Place 3');
  expect(noteOn({ reason: 'x', ranks: [2, 1] }, 0, [0])).toBe('You lost.');
  expect(noteOn({ reason: 'x', ranks: [2, 1] }, 0, [0, 1])).toBeUndefined();
});

test('the log runs newest first and has no holes for what is hidden', () => {
  const lines = logLines(words, [[], [{ kind: 'dropped', seat: 0, column: 2, row: 0 } as { kind: string }], [null]]);
  expect(lines.map(({ move, seat }) => [move, seat])).toEqual([
    [2, undefined],
    [1, 0],
  ]);
  expect(lines[1]?.words).toBe('First drops a disc into column 3.');
});
