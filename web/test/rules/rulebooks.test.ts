/** What a rulebook prints as an option's number is that option's, so that a match can put its own in its place. */
import { readFileSync } from 'node:fs';
import { CATALOG } from '@orrery/catalog';
import { defaultOptions } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { optionAt, parseSpans } from '../../src/rules/markdown.ts';

test.for(CATALOG.map((entry) => [entry.id, entry] as const))(
  '%s: the numbers of the rulebook are those of its options',
  async ([id, entry]) => {
    const options = defaultOptions((await entry.load()).options);
    const rules = readFileSync(new URL(`../../../games/${id}/RULES.md`, import.meta.url), 'utf8');
    const numbers = parseSpans(rules).filter(({ option }) => option !== undefined);
    expect(numbers.length).toBeGreaterThan(0);
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
