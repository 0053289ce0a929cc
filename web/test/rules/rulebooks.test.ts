/** What a rulebook prints as an option's number is that option's, so that a match can put its own in its place. */
import { existsSync, readFileSync } from 'node:fs';
import { CATALOG } from '@orrery/catalog';
import { defaultOptions } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { optionAt, parseSpans } from '../../src/rules/markdown.ts';

/** A game may be written before its rulebook. */
const rulesOf = (game: string): string | undefined => {
  const file = new URL(`../../../games/${game}/RULES.md`, import.meta.url);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

test.for(CATALOG.flatMap((entry) => (rulesOf(entry.id) === undefined ? [] : [[entry.id, entry] as const])))(
  '%s: the numbers of the rulebook are those of its options',
  async ([id, entry]) => {
    const schema = (await entry.load()).options;
    const options = defaultOptions(schema);
    const numbers = parseSpans(rulesOf(id) ?? '').filter(({ option }) => option !== undefined);
    if (Object.values(schema.fields).some(({ spec }) => spec.kind === 'number'))
      expect(numbers, 'write a number that is an option’s as *5*<!--its name-->').not.toEqual([]);
    for (const { text, option = '' } of numbers)
      expect([option, optionAt(options, option)]).toEqual([option, Number(text)]);
  },
);

test('a dot leads into tables and lists', () => {
  const options = { costs: { ship: [2, 0, 1] } };
  expect(optionAt(options, 'costs.ship.2')).toBe(1);
  expect(optionAt(options, 'costs.fleet.2')).toBeUndefined();
  expect(optionAt(options, 'ships')).toBeUndefined();
});
