import { expect, test } from 'vitest';
import { nextTo } from '../../../../src/games/stops.ts';
import {
  ahead,
  berthOf,
  boxOfHexes,
  hexPath,
  hexPoint,
  INNER,
  keyOf,
  R,
  rimOf,
} from '../../../../src/games/entropy/map/geometry.ts';

const TRIO = [
  { q: 0, r: 0 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
];

test('neighbours lie two inner radii apart, and the way ahead leads to them', () => {
  const from = hexPoint({ q: 2, r: -1 });
  const southWest = hexPoint({ q: 1, r: 0 });
  expect(Math.hypot(southWest.x - from.x, southWest.y - from.y)).toBeCloseTo(2 * INNER);
  const reached = ahead(from, 2, 2 * INNER);
  expect([reached.x, reached.y]).toEqual([expect.closeTo(southWest.x), expect.closeTo(southWest.y)]);
});

test('a hex stands on a corner', () => {
  expect(hexPath(10)).toBe('M0 -10L8.7 -5L8.7 5L0 10L-8.7 5L-8.7 -5Z');
});

test('the box holds whole hexes, and there is one before the first tile', () => {
  const box = boxOfHexes(TRIO);
  expect([box.x, box.y]).toEqual([expect.closeTo(-INNER), -R]);
  expect([box.width, box.height]).toEqual([expect.closeTo(4 * INNER), 3.5 * R]);
  expect(boxOfHexes([])).toEqual(boxOfHexes([{ q: 0, r: 0 }]));
});

test('the rim of three tiles in a corner has nine hexes, none of them a tile', () => {
  const rim = rimOf(TRIO).map(keyOf);
  expect(rim).toHaveLength(9);
  expect(rim).not.toContain('1,0');
  expect(rimOf([{ q: 4, r: -2 }])).toHaveLength(6);
});

test('ships that share a tile stand apart and inside it', () => {
  for (let count = 2; count <= 7; count++) {
    const berths = Array.from({ length: count }, (_, place) => berthOf(place, count));
    for (const [at, berth] of berths.entries()) {
      expect(Math.hypot(berth.x, berth.y)).toBeLessThan(INNER);
      for (const other of berths.slice(at + 1))
        expect(Math.hypot(berth.x - other.x, berth.y - other.y)).toBeGreaterThan(R * 0.35);
    }
  }
  expect(berthOf(0, 1)).toEqual({ x: 0, y: 0, scale: 1 });
});

test('arrow keys go to the nearest hex in their direction', () => {
  const places = TRIO.map((hex) => ({ id: keyOf(hex), ...hexPoint(hex) }));
  const next = (from: (typeof TRIO)[number], right: number, down: number) =>
    nextTo(places, hexPoint(from), right, down)?.id;
  const middle = { q: 0, r: 0 };
  expect(next(middle, 1, 0)).toBe(keyOf({ q: 1, r: 0 }));
  expect(next(middle, 0, 1)).toBe(keyOf({ q: 0, r: 1 }));
  expect(next(middle, -1, 0)).toBeUndefined();
  expect(next({ q: 0, r: 1 }, 0, -1)).toBeDefined();
});
