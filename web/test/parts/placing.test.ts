import { expect, test } from 'vitest';
import { placeCard, type Rect } from '../../src/parts/placing.ts';

const STAGE: Rect = { x: 236, y: 52, width: 1150, height: 700 };
const CARD = { width: 380, height: 200 };

const hides = (at: { x: number; y: number }, other: Rect): boolean =>
  at.x < other.x + other.width &&
  other.x < at.x + CARD.width &&
  at.y < other.y + other.height &&
  other.y < at.y + CARD.height;

test('the card stands beside what it speaks of, on the stage, and hides neither that nor a piece', () => {
  const target = { x: 700, y: 400, width: 60, height: 60 };
  const pieces = [250, 450, 650, 850].map((x) => ({ x, y: 300, width: 60, height: 60 }));
  const at = placeCard(CARD, STAGE, target, pieces);
  for (const other of [target, ...pieces]) expect(hides(at, other)).toBe(false);
  expect(at.x).toBeGreaterThanOrEqual(STAGE.x);
  expect(at.x + CARD.width).toBeLessThanOrEqual(STAGE.x + STAGE.width);
  expect(at.y + CARD.height).toBeLessThanOrEqual(STAGE.y + STAGE.height);
  expect(Math.abs(at.x - target.x)).toBeLessThan(500);
});

test('without a target it stands at the lower left; where all is full it hides anything but the target', () => {
  expect(placeCard(CARD, STAGE, undefined, [])).toEqual({ x: 252, y: 536 });
  const target = { x: 400, y: 600, width: 60, height: 60 };
  expect(hides(placeCard(CARD, STAGE, target, [STAGE]), target)).toBe(false);
});

test('a stage that is smaller than the card holds its upper left corner', () => {
  expect(placeCard(CARD, { x: 0, y: 0, width: 300, height: 100 }, undefined, [])).toEqual({ x: 16, y: 16 });
});
