import { expect, test } from 'vitest';
import { timeWords } from '../../src/parts/time-words.ts';

const at = (...parts: [number, number, number, number?, number?]) => new Date(...parts).getTime();
const now = at(2026, 4, 3, 0, 30);

test.each([
  [at(2026, 4, 3, 0, 30), 'just now'],
  [at(2026, 4, 3, 0, 5), 'today at 0:05'],
  [at(2026, 4, 2, 23, 59), 'yesterday at 23:59'],
  [at(2026, 4, 2, 0, 1), 'yesterday at 0:01'],
  [at(2026, 4, 1, 21, 40), 'on 1 May at 21:40'],
  [at(2025, 11, 31, 12, 0), 'on 31 Dec 2025'],
])('%d is %s', (time, words) => {
  expect(timeWords(time, now)).toBe(words);
});

test('a time that is none, or beyond any calendar, has no words', () => {
  for (const time of [Number.NaN, 1e300, -1e300, Number.POSITIVE_INFINITY]) expect(timeWords(time, now)).toBe('');
  expect(timeWords(at(2300, 0, 1), now)).toBe('on 1 Jan 2300');
});
