/** The own plan on the map, and where cards lead in a few words. */
import type { QueueAnswer, SeenPlayer } from '@orrery/entanglion/client';
import { expect, test } from 'vitest';
import { goalPlanets, planetList } from '../../../src/games/entanglion/answers/goals.ts';
import { chartOf } from '../../../src/games/entanglion/map/geometry.ts';
import { landingsOn, routeOf } from '../../../src/games/entanglion/map/route.ts';

test('a card that takes one of two ships says "or", one that lands both says "and"', () => {
  const words = (...flights: Parameters<typeof goalPlanets>[0]) => planetList(goalPlanets(flights));
  expect(words(['zero-zero', 'plus-zero'], ['zero-zero', 'zero-plus'])).toBe('PLUS');
  expect(words(['plus-zero', 'zero-zero'], ['plus-zero', 'plus-plus'])).toBe('ZERO or PLUS');
  expect(words(['phiPlus', 'zero-plus'], ['phiPlus', 'plus-zero'])).toBe('ZERO and PLUS');
  expect(words(['omegaZero', 'omegaOne'], ['omegaZero', 'omegaTwo'])).toBe('Ω1 or Ω2');
});

test('the plan is drawn card by card, with its slots where the cards land', () => {
  const answer: QueueAnswer = {
    steps: [
      {
        card: 'h',
        flights: [
          ['zero-zero', 'plus-zero'],
          ['zero-zero', 'zero-plus'],
        ],
        to: ['zero-plus', 'plus-zero'],
      },
      {
        card: 'cnot',
        flights: [
          ['zero-plus', 'phiPlus'],
          ['plus-zero', 'phiPlus'],
        ],
        to: ['phiPlus'],
      },
      { card: 'fleetProbe', flights: [], to: ['phiPlus'] },
      { card: 'swap', flights: [], to: ['phiPlus'] },
      { card: 'x', flights: [['phiPlus', 'psiPlus']], to: ['psiPlus'] },
    ],
  };
  const own = { planets: ['zero'], resolved: 0 } as unknown as SeenPlayer;
  const route = routeOf(chartOf({ width: 390, height: 420 }), answer, own);
  expect(route.map(({ planets }) => planets)).toEqual([['plus'], ['phiPlus'], ['phiPlus'], [], ['psiPlus']]);
  expect(route.map(({ legs }) => legs.length > 0)).toEqual([true, true, false, false, true]);
  expect(route.every(({ sure }) => sure)).toBe(true);
  const slots = [...landingsOn(route)].map(([planet, steps]) => [planet, steps.map(({ slot }) => slot)]);
  expect(slots).toEqual([
    ['plus', [1]],
    ['phiPlus', [2, 3]],
    ['psiPlus', [5]],
  ]);
  // Once two of them are flown, the rest keep their slots.
  expect(routeOf(chartOf({ width: 390, height: 420 }), answer, { ...own, resolved: 2 })[0]?.slot).toBe(3);
});
