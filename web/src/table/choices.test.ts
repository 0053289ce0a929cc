import { expect, test } from 'vitest';
import { Choices, matches } from './choices.ts';

const make = (count: number) =>
  new Choices(
    'd',
    Array.from({ length: count }, (_, at) => ({
      action: { kind: 'go', at },
      words: `Go to ${at} ${at % 2 ? 'odd' : 'even'}`,
    })),
  );

test('digits reach the present page and no other', () => {
  const choices = make(200);
  expect(choices.pages.value).toBe(23);
  expect(choices.byDigit(1)?.words).toBe('Go to 0 even');
  expect(choices.byDigit(9)?.words).toBe('Go to 8 even');
  choices.turnPage(1);
  expect(choices.byDigit(1)?.words).toBe('Go to 9 odd');
  expect(choices.digitOf(choices.all[9]!.action)).toBe(1);
  expect(choices.digitOf(choices.all[0]!.action)).toBeUndefined();
  choices.turnPage(-2);
  expect(choices.page.value).toBe(22);
  expect(choices.byDigit(3)).toBeUndefined();
});

test('the cursor walks around the ends and takes its page along', () => {
  const choices = make(10);
  choices.move(-1);
  expect([choices.cursor.value, choices.page.value]).toEqual([9, 1]);
  choices.move(1);
  expect(choices.current?.words).toBe('Go to 0 even');
  choices.pointAt(choices.all[9]!.action);
  expect(choices.page.value).toBe(1);
});

test('a filter narrows by every word and starts again at the first', () => {
  const choices = make(200);
  choices.move(5);
  choices.narrow('odd 13');
  expect(choices.matching.value.map(({ words }) => words)).toContain('Go to 13 odd');
  expect(choices.cursor.value).toBe(0);
  choices.narrow('nothing like it');
  expect(choices.current).toBeUndefined();
  choices.move(1);
  choices.turnPage(1);
  expect(choices.cursor.value).toBe(0);
});

test('words in any order and any case', () => {
  expect(matches('Attack Sentry in C3', 'c3 sent')).toBe(true);
  expect(matches('Attack Sentry in C3', 'c4')).toBe(false);
  expect(matches('anything', '  ')).toBe(true);
});
