import { expect, test } from 'vitest';
import { findRounds } from './rounds.ts';

test('finds every change with few looks', async () => {
  let looks = 0;
  const wordsAt = async (moves: number) => {
    looks++;
    return `Round ${moves < 30 ? 1 : moves < 31 ? 2 : moves < 190 ? 3 : 4}`;
  };
  expect(await findRounds(wordsAt, 214)).toEqual([
    { at: 0, words: 'Round 1' },
    { at: 30, words: 'Round 2' },
    { at: 31, words: 'Round 3' },
    { at: 190, words: 'Round 4' },
  ]);
  expect(looks).toBeLessThan(40);
});

test('a game without a word for it has no marks', async () => {
  expect(await findRounds(async () => undefined, 50)).toEqual([]);
  expect(await findRounds(async () => 'Round 1', 0)).toEqual([{ at: 0, words: 'Round 1' }]);
});
