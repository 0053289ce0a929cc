import { breach } from '@orrery/breach';
import { PIRATES } from '@orrery/breach/client';
import { type Position, position, short } from '@orrery/breach/testing';
import { expect, test } from 'vitest';
import type { Choice } from '../../../src/games/breach/props.ts';
import { bridgeFirst, winnerIn } from '../../../src/games/breach/steps.ts';

function asked(spec: Position) {
  const view = breach.view(position(spec).state, PIRATES);
  return [view, view.legal.map((action): Choice => ({ action, words: short(action), cursor: false }))] as const;
}

test('who can attack or capture on the bridge is listed first', () => {
  const crew = 'grunt C3, geek D4, sapper C5, geek C5';
  expect(bridgeFirst(...asked({ pirates: crew, units: 'sentry C5' }))).toEqual(['p3', 'p1', 'p2', 'p4']);
  expect(bridgeFirst(...asked({ pirates: crew }))).toEqual(['p4', 'p3', 'p1', 'p2']);
  expect(bridgeFirst(...asked({ pirates: 'grunt C3, geek C5 acted, sapper D5' }))).toEqual(['p1', 'p3']);
});

test('[G2] who can win now is the first who can capture the bridge', () => {
  expect(winnerIn(...asked({ pirates: 'grunt B1, geek C5, sapper C5' }))).toBe('p2'); // in the order of the types
  expect(winnerIn(...asked({ pirates: 'grunt B1, geek C5 acted' }))).toBeUndefined();
  expect(winnerIn(...asked({ pirates: 'grunt C5', units: 'sentry C5' }))).toBeUndefined();
});
