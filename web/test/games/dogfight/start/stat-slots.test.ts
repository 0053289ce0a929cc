import { statLines } from '@orrery/dogfight/client';
import { expect, test } from 'vitest';
import { lineGiven, swapped } from '../../../../src/games/dogfight/start/stat-slots.ts';

const VALUES = [4, 3, 3, 2];

test('two values that are swapped give another line of the list', () => {
  const line = lineGiven({ kind: 'assignStats', line: '4-3-3-2' }, VALUES);
  if (!line) throw new Error('it is the first of the list');
  expect(swapped(line, 'attack', 'speed')).toBe('3-3-4-2');
  expect(swapped(line, 'defense', 'speed')).toBe('4-3-3-2');
  for (const one of statLines(VALUES))
    expect(statLines(VALUES).map(({ text }) => text)).toContain(swapped(one, 'defense', 'health'));
});

test('a line that is none of the list is no line', () => {
  expect(lineGiven({ kind: 'assignStats', line: '4-4-4-4' }, VALUES)).toBeUndefined();
});
