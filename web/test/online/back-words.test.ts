import { expect, test } from 'vitest';
import { backWords, movesMeanwhile } from '../../src/online/back-words.ts';

test.each([
  [7, 7, 0, 'Back online after 12 s. Nothing is lost. Nothing happened meanwhile.'],
  [7, 8, 1, 'Back online after 12 s. Nothing is lost. Nothing happened meanwhile.'],
  [7, 8, 0, 'Back online after 12 s. Nothing is lost. 1 move came meanwhile.'],
  [7, 10, 1, 'Back online after 12 s. Nothing is lost. 2 moves came meanwhile.'],
  [7, 6, 0, 'Back online after 12 s. 1 move was taken back meanwhile.'],
  [7, 4, 1, 'Back online after 12 s. 3 moves were taken back meanwhile.'],
])('%i moves before, %i after, of which %i one’s own', (before, now, own, words) => {
  const back = { after: 12_000, moves: movesMeanwhile(before, now, own) };
  expect(backWords(back).join(' ')).toBe(words);
});
