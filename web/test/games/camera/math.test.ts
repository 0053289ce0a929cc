import { expect, test } from 'vitest';
import {
  between,
  boxAround,
  fit,
  keepWithin,
  panBy,
  type Pose,
  reveal,
  seenBox,
  toStage,
  toWorld,
  zoomAt,
} from '../../../src/games/camera/math.ts';

const STAGE = { width: 800, height: 600 };
const WORLD = { x: 0, y: 0, width: 162_000, height: 162_000 };
const near = (pose: Pose, expected: Pose) => {
  expect(pose.x).toBeCloseTo(expected.x, 4);
  expect(pose.y).toBeCloseTo(expected.y, 4);
  expect(pose.scale).toBeCloseTo(expected.scale, 8);
};

test('a box fits with its margin, by the side that is shorter', () => {
  const pose = fit({ x: 100, y: 50, width: 200, height: 100 }, STAGE, 20);
  expect(pose).toEqual({ x: 200, y: 100, scale: 3.8 });
  expect(toStage(pose, STAGE, { x: 100, y: 100 }).x).toBeCloseTo(20);
  expect(fit({ x: 5, y: 5, width: 0, height: 0 }, STAGE, 20)).toMatchObject({ x: 5, y: 5 });
});

test('stage and world convert into each other', () => {
  const pose = { x: 81_000, y: 40_000, scale: 0.01 };
  const world = toWorld(pose, STAGE, { x: 123, y: 456 });
  expect(toStage(pose, STAGE, world).x).toBeCloseTo(123);
  expect(toStage(pose, STAGE, world).y).toBeCloseTo(456);
  expect(seenBox(pose, STAGE)).toMatchObject({ width: 80_000, height: 60_000 });
});

test('zooming keeps the point under the pointer', () => {
  const pose = { x: 81_000, y: 40_000, scale: 0.01 };
  const at = { x: 700, y: 100 };
  const fixed = toWorld(pose, STAGE, at);
  const nearer = zoomAt(pose, STAGE, at, 0.03);
  expect(toStage(nearer, STAGE, fixed).x).toBeCloseTo(700);
  expect(toStage(nearer, STAGE, fixed).y).toBeCloseTo(100);
  near(zoomAt(nearer, STAGE, at, 0.01), pose);
});

test('the world follows the finger', () => {
  expect(panBy({ x: 10, y: 10, scale: 2 }, 8, -4)).toEqual({ x: 6, y: 12, scale: 2 });
});

test('there is no way past the edge of the world, and a small world stands in the middle', () => {
  const kept = keepWithin({ x: -5_000, y: 500_000, scale: 0.02 }, WORLD, STAGE, 0, 0.003, 0.05);
  expect(kept).toEqual({ x: 20_000, y: 162_000 - 15_000, scale: 0.02 });
  const small = keepWithin({ x: 0, y: 0, scale: 0.0001 }, WORLD, STAGE, 0, 0.003, 0.05);
  expect(small).toEqual({ x: 81_000, y: 81_000, scale: 0.003 });
  expect(keepWithin({ x: 0, y: 0, scale: 9 }, WORLD, STAGE, 0, 0.003, 0.05).scale).toBe(0.05);
});

test('to reveal moves no more than it must', () => {
  const pose = { x: 0, y: 0, scale: 1 };
  expect(reveal(pose, STAGE, { x: -100, y: -100, width: 50, height: 50 }, 20)).toEqual(pose);
  expect(reveal(pose, STAGE, { x: 500, y: 0, width: 0, height: 0 }, 20)).toEqual({ x: 120, y: 0, scale: 1 });
  const large = reveal(pose, STAGE, { x: 0, y: 0, width: 1520, height: 10 }, 20);
  expect(large.scale).toBe(0.5);
  const seen = seenBox(large, STAGE);
  expect(seen.x).toBeLessThanOrEqual(0);
  expect(seen.x + seen.width).toBeGreaterThanOrEqual(1520);
});

test('a glide begins and ends where it should, and grows by equal factors', () => {
  const [from, to] = [
    { x: 0, y: 0, scale: 1 },
    { x: 300, y: -90, scale: 4 },
  ];
  near(between(from, to, 0), from);
  near(between(from, to, 1), to);
  expect(between(from, to, 0.5).scale).toBeCloseTo(2);
  expect(between(from, { ...to, scale: 1 }, 0.5)).toEqual({ x: 150, y: -45, scale: 1 });
});

test('a box around points', () => {
  expect(
    boxAround([
      { x: 3, y: 4 },
      { x: -1, y: 9 },
    ]),
  ).toEqual({ x: -1, y: 4, width: 4, height: 5 });
});
