import { breach } from '@orrery/breach';
import { text as breachText } from '@orrery/breach/client';
import { defaultOptions } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { groupOptions, optionName, valueWords } from '../../src/parts/option-words.ts';

test('options are said in the words of the game, never in those of the program', () => {
  const { options: words } = breachText;
  expect(optionName(words, 'reactorRoundOne')).toBe('Reactor gains in round 1 too');
  expect(valueWords(words, 'reactorRoundOne', true)).toBe('Yes');
  expect([optionName(words, 'generators'), valueWords(words, 'generators', -1)]).toEqual([
    'Generators',
    'As the ship has',
  ]);
  expect(valueWords(words, 'map', 'cutter')).toBe('Cutter');
  for (const [name, value] of Object.entries(defaultOptions(breach.options))) {
    expect(optionName(words, name)).not.toMatch(/[a-z][A-Z]/);
    expect(valueWords(words, name, value)).not.toMatch(/^(true|false|-\d+|null)$/);
  }
});

test('groups come in the order of the game, and nothing is left out', () => {
  const all = Object.keys(breach.options.fields);
  const groups = groupOptions(breachText.options, all, (name) => name);
  expect(groups.map(({ name }) => name)).toEqual([
    'Ship and time',
    'Energy of the A.I.',
    'Units of the A.I.',
    'Pirates',
  ]);
  expect(groups.flatMap(({ options }) => options).sort()).toEqual(all.toSorted());
  expect(groupOptions(undefined, all, (name) => name).map(({ name }) => name)).toEqual(['Rules']);
  expect(valueWords(undefined, 'x', [4, 3])).toBe('4, 3');
});
