/** What games make their tables with: entries by number, refusals by rule, options at their defaults. */
import { expect, test } from 'vitest';
import { defaultOptions, Numbered, parseOptions, refusals } from '@orrery/kernel';
import { skirmish } from '@orrery/kernel/skirmish';

test('entries are made once, in order, and equal entries are the same object', () => {
  const made: number[] = [];
  const table = new Numbered((number) => {
    made.push(number);
    return { number };
  });
  expect(table.at(2)).toEqual({ number: 2 });
  expect(table.at(2)).toBe(table.at(2));
  expect(table.first(2)).toEqual([{ number: 0 }, { number: 1 }]);
  expect(table.first(0)).toEqual([]);
  expect(table.first(4)[3]).toBe(table.at(3));
  expect(made).toEqual([0, 1, 2, 3]);
});

test('a refusal carries the rule of its code, whatever the details say', () => {
  const refuse = refusals({ tooFar: 'M1', notYours: 'T4' });
  expect(refuse('tooFar', { steps: 3, rule: 'X9' })).toEqual({ code: 'tooFar', rule: 'M1', steps: 3 });
  expect(refuse('notYours')).toEqual({ code: 'notYours', rule: 'T4' });
});

test('defaults are what parsing nothing gives', () => {
  const parsed = parseOptions(skirmish.options, {}, 3);
  expect(parsed.ok && parsed.value).toEqual(defaultOptions(skirmish.options));
});
