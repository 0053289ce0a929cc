import { expect, test } from 'vitest';
import { Camera, type CameraSettings } from '../../../src/games/camera/camera.ts';

const HOME = { x: 0, y: 0, width: 1000, height: 1000 };
const STAGE = { width: 550, height: 550 };

/** A camera with a clock of its own; `pass` lets time go by in pictures. */
function setting(settings: CameraSettings = { home: HOME, margin: 25 }, length = 400) {
  let now = 0;
  let next: (() => void) | undefined;
  const camera = new Camera(settings, {
    now: () => now,
    frame: (task) => {
      next = task;
      return () => (next = undefined);
    },
    glide: () => length,
  });
  camera.resize(STAGE);
  const pass = (milliseconds: number) => {
    now += milliseconds;
    const task = next;
    next = undefined;
    task?.();
  };
  return { camera, pass };
}

test('it begins at home, and a new size fits at once', () => {
  const { camera } = setting();
  expect(camera.pose.value).toEqual({ x: 500, y: 500, scale: 0.5 });
  expect(camera.hidesSome.value).toBe(false);
  camera.resize({ width: 300, height: 550 });
  expect(camera.pose.value.scale).toBe(0.25);
  expect(camera.unit.value).toBe(4);
});

test('a world that grows is followed by a glide, unless somebody looks elsewhere', () => {
  const { camera, pass } = setting();
  const larger = { home: { ...HOME, width: 2000 }, margin: 25 };
  camera.set(larger);
  expect(camera.pose.value.scale).toBe(0.5);
  pass(200);
  expect(camera.pose.value.scale).toBeLessThan(0.5);
  expect(camera.pose.value.scale).toBeGreaterThan(0.25);
  pass(200);
  expect(camera.pose.value).toEqual({ x: 1000, y: 500, scale: 0.25 });

  camera.zoom(4, undefined, false);
  const { pose } = camera;
  const held = pose.value;
  camera.set({ home: { ...HOME, width: 3000 }, margin: 25 });
  pass(400);
  expect(camera.pose.value).toEqual(held);
  camera.showAll();
  pass(400);
  expect([camera.pose.value.x, camera.moved.value]).toEqual([1500, false]);
});

test('without motion it jumps', () => {
  const { camera } = setting(undefined, 0);
  camera.zoom(2);
  expect([camera.pose.value.scale, camera.moved.value, camera.hidesSome.value]).toEqual([1, true, true]);
  camera.zoomToggle({ x: 0, y: 0 });
  expect(camera.moved.value).toBe(false);
});

test('it goes no farther than everything and no closer than it may', () => {
  const { camera } = setting({ home: HOME, margin: 25, closest: 3 }, 0);
  camera.zoom(0.1);
  expect(camera.pose.value.scale).toBe(0.5);
  camera.zoom(100);
  expect(camera.pose.value.scale).toBe(3);
  camera.pan(100_000, 0);
  const left = camera.toWorld({ x: 0, y: 0 }).x;
  expect(left * 3).toBeCloseTo(-25);
});

test('two pulls within one glide add up', () => {
  const { camera, pass } = setting();
  camera.zoom(4, undefined, false);
  const before = camera.pose.value.x;
  camera.pan(-80, 0, true);
  pass(10);
  camera.pan(-80, 0, true);
  pass(500);
  expect(camera.pose.value.x).toBeCloseTo(before + 80);
});

test('it shows what it is asked to, and stays where that is in sight', () => {
  const { camera, pass } = setting(undefined, 0);
  camera.reveal({ x: 990, y: 990 });
  expect(camera.moved.value).toBe(false);
  camera.zoom(4);
  camera.reveal({ x: 990, y: 500 });
  const shown = camera.toStage({ x: 990, y: 500 });
  expect(shown.x).toBeLessThanOrEqual(550);
  pass(0);
  const held = camera.pose.value;
  camera.reveal({ x: 980, y: 500, width: 5, height: 5 });
  expect(camera.pose.value).toEqual(held);
});
