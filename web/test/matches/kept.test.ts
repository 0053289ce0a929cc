import type { MatchSummary } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { botRecordOf } from '../../src/matches/bot-record.ts';
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

test('what was played against bots in this browser is counted once for each level', () => {
  const over = (ranks: readonly number[]): MatchSummary => ({ ...SUMMARY, outcome: { reason: 'x', ranks } });
  const hard = { kind: 'bot', level: 'hard' } as const;
  const record = botRecordOf([
    over([1, 2]),
    over([2, 1]),
    over([1, 1]),
    { ...over([2, 1, 3]), sitters: [{ kind: 'human' }, hard, hard] },
    SUMMARY,
    { ...over([1, 2]), brought: true },
    { ...over([1, 2]), sitters: [{ kind: 'human' }, { kind: 'human' }], yours: [0, 1] },
    { ...over([1, 2]), sitters: [{ kind: 'human' }, { kind: 'bot', level: 'lesson' }] },
  ]);
  const base = { game: 'connect-four', won: 0, lost: 0, drawn: 0 };
  expect(record).toEqual([
    { ...base, level: 'scripted', won: 1 },
    { ...base, level: 'scripted', lost: 1 },
    { ...base, level: 'scripted', drawn: 1 },
    { ...base, level: 'hard', lost: 1 },
  ]);
});
