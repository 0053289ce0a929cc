import type { SeenShip } from '@orrery/entropy/client';
import { expect, test } from 'vitest';
import { flagsOf } from '../../../../src/games/entropy/map/edge-flags.tsx';

const ship = (
  seat: number,
  nr: number,
  x: number,
  y: number,
): SeenShip & { readonly x: number; readonly y: number } => ({
  seat,
  nr,
  x,
  y,
  q: 0,
  r: 0,
  facing: 0,
  energy: 63,
  titanium: 0,
  cards: null,
  program: null,
  acted: false,
});
const stage = { width: 390, height: 420 };
// Each ship carries where it is on the stage.
const flags = (...ships: readonly ReturnType<typeof ship>[]) =>
  flagsOf(ships, (one) => one as ReturnType<typeof ship>, stage);

test('a flag stands at the edge towards its ship, whole and with its energy', () => {
  const [left, below] = flags(ship(2, 1, -200, 150), ship(1, 2, 120, 900));
  expect(left).toMatchObject({ words: 'C1 63', x: 4, y: 139 });
  expect(below).toMatchObject({ words: 'B2 63', y: 394 });
});

test('not over the tools and the map in the corners, nor over another flag', () => {
  const [top, bottom, other] = flags(ship(0, 1, 800, 10), ship(1, 1, 800, 900), ship(1, 2, 800, 901));
  expect((top?.x ?? 0) + (top?.width ?? 0)).toBeLessThanOrEqual(390 - 52);
  expect((bottom?.x ?? 0) + (bottom?.width ?? 0)).toBeLessThanOrEqual(390 - 108);
  expect(Math.abs((bottom?.y ?? 0) - (other?.y ?? 0))).toBeGreaterThanOrEqual(22);
});
