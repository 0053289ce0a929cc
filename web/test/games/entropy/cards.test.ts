import { CARD_IDS } from '@orrery/entropy/client';
import { expect, test } from 'vitest';
import { CARD_FACES, cardByKey, signed } from '../../../src/games/entropy/cards.ts';

/** What the shell and the camera do with a key at every table. */
const TAKEN = ['U', 'A', '/', '0', '+', '-'];

test('every card has a key of its own, and none that means something else at the table', () => {
  const keys = CARD_FACES.map(({ key }) => key);
  expect(new Set(keys).size).toBe(CARD_IDS.length);
  expect(keys.filter((key) => TAKEN.includes(key))).toEqual([]);
  expect([cardByKey('1'), cardByKey('w'), cardByKey('W'), cardByKey('x')]).toEqual([
    'move-1',
    'wave',
    'wave',
    undefined,
  ]);
});

test('numbers carry their sign, nothing has none', () => {
  expect([signed(4), signed(-20), signed(0)]).toEqual(['+4', '−20', '0']);
});
