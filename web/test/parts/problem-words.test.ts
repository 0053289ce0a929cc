import { PROBLEMS, type Problem } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { problemWords } from '../../src/parts/problem-words.ts';

test.each(PROBLEMS)('%s is said in whole sentences, with and without its details', (code) => {
  for (const problem of [{ code }, { code, why: 'the file is cut off', moves: 7, min: 2, max: 6, seats: 9 }]) {
    expect(problemWords(problem)).toMatch(/^[A-Z].*\.$/);
    expect(problemWords(problem)).not.toMatch(/undefined|null|\.\./);
  }
});

test.each<[Problem, string]>([
  [{ code: 'wrong-seats', game: 'Breach', min: 2, max: 2, seats: 3 }, 'Breach is for 2 players, not for 3.'],
  [{ code: 'wrong-seats', min: 2, max: 6, seats: 7 }, 'This match is for 2 to 6 players, not for 7.'],
  [{ code: 'unreadable', why: 'the log is of version 3' }, 'The log is of version 3.'],
  [{ code: 'no-such-move', moves: 12 }, 'The match has only 12 moves.'],
  [
    { code: 'not-saved', why: 'the disk is full' },
    'This match could not be saved (the disk is full). It goes on, but closing the page would lose it.',
  ],
  // Online.
  [
    { code: 'not-saved' },
    'The server could not save that, so it was not done. Nothing else is lost: try it again in a moment.',
  ],
])('%o', (problem, words) => {
  expect(problemWords(problem)).toBe(words);
});
