/** Which choice is lit first, from positions of the game itself. */
import { position, type Position } from '@orrery/cosmos/testing';
import { expect, test } from 'vitest';
import { litFirst } from '../../../src/games/cosmos/first-light.ts';
import type { Choice } from '../../../src/games/cosmos/props.ts';

/** The action that is lit first, of those that a position offers its first player. */
function lit(spec: Position) {
  const view = position(spec).view(0);
  const choices = view.legal.map(
    (action): Choice => ({ action, words: '', cursor: false, ...(action.kind === 'pass' && { quiet: 'E' }) }),
  );
  return litFirst({ view, viewer: 0 }, choices)?.action;
}

test('a planet for a point comes before an empty corner, and one that pays before one that does not', () => {
  const planets = { '1,1': 'vp', '2,-1': 'gas', '0,0': 'vp' } as const;
  const first = lit({ stacks: '1,0 A2, -3,3 B1', planets });
  expect(first).toMatchObject({ kind: 'move', from: '1,0', to: '2,-1' });
});

test('no planet is given up for another that is worth no more', () => {
  const first = lit({ stacks: '1,1 A1, 1,0 A1, 2,-1 B1, -3,3 B1', planets: { '1,1': 'vp', '0,0': 'vp' } });
  expect(first).toMatchObject({ kind: 'move', from: '1,0', to: '0,0' });
});

test('where nothing is better than the first, nothing else is lit', () => {
  expect(lit({ step: 'collect', stacks: '1,0 A2, -3,3 B1' })).toBeUndefined();
});
