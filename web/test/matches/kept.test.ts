import type { MatchSummary } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { described } from '../../src/matches/kept.ts';

const BOT = { kind: 'bot', level: 'scripted' } as const;
const SUMMARY: MatchSummary = {
  match: 'm',
  game: 'connect-four',
  sitters: [{ kind: 'human' }, BOT],
  yours: [0],
  moves: 4,
  changed: 0,
  prompt: 'Your turn.',
  yourMove: true,
};

test('the words of a list come with the summary', () => {
  expect(described({ ...SUMMARY, progress: 'Round 2' }, 0)).toMatchObject({
    title: 'Connect Four',
    state: 'running',
    words: 'Your turn.',
    who: 'You against Bot, scripted',
    progress: 'Round 2',
  });
  expect(described({ ...SUMMARY, outcome: { reason: 'x', ranks: [1, 2] } }, 0)).toMatchObject({
    state: 'over',
    progress: '4 moves',
  });
});

test('a match of an older database, whose words nobody knows yet, is listed all the same', () => {
  const { prompt: _, ...old } = SUMMARY;
  expect(described(old, 0)).toMatchObject({ words: 'It goes on where you left it.', progress: 'Move 5' });
});

test('a lesson is told as one, and is no match', () => {
  const lesson = described(
    {
      ...SUMMARY,
      sitters: [{ kind: 'human' }, { kind: 'bot', level: 'lesson' }],
      lesson: { done: 2, of: 6 },
    },
    0,
  );
  expect(lesson).toMatchObject({ state: 'lesson', title: 'Connect Four: First line', progress: 'Step 3 of 6' });
});

test('what cannot be opened says why', () => {
  const broken = described({ ...SUMMARY, problem: { code: 'unreadable', why: 'the log is cut off' } }, 0);
  expect(broken).toMatchObject({ state: 'broken', words: 'The log is cut off.', progress: '4 moves' });
  expect(described({ ...SUMMARY, game: 'chess' }, 0)).toMatchObject({
    state: 'broken',
    title: 'A match',
    words: 'It is of a game that is not here.',
  });
});
