import { expect, test } from 'vitest';
import { nextTo } from '../../src/games/stops.ts';

test('arrow keys go to what lies that way, and stay where nothing does', () => {
  const places = [
    { id: 'here', x: 0, y: 0 },
    { id: 'right', x: 100, y: 10 },
    { id: 'far right', x: 150, y: 0 },
    { id: 'above', x: 20, y: -80 },
    { id: 'aside', x: 10, y: 60 },
  ];
  const from = { x: 0, y: 0 };
  expect(nextTo(places, from, 1, 0)?.id).toBe('right');
  expect(nextTo(places, from, 0, -1)?.id).toBe('above');
  expect(nextTo(places, from, 0, 1)?.id).toBe('aside');
  expect(nextTo(places, from, -1, 0)).toBeUndefined();
});
