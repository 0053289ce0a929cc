import { EDGE, HEADINGS, TEMPLATES, TOKEN_CORNERS, TW } from '@orrery/dogfight/client';
import { endOf, gapCompare, position } from '@orrery/dogfight/testing';
import { expect, test } from 'vitest';
import { cellAt, cellSpot, directionOf, onChart, turnOf } from '../../../../src/games/dogfight/space/chart.ts';
import { reachOf, wayOf, wayPath, wedgePath } from '../../../../src/games/dogfight/space/paths.ts';

const SIDE = 162_000;
const { settings } = position({ ships: [{ at: [60000, 60000, 0] }] }).view(0);

test('on the chart north is up and headings turn to the left', () => {
  expect(onChart({ x: 5, y: 1000 }, SIDE)).toEqual({ x: 5, y: 161_000 });
  for (const [heading, { dx, dy }] of HEADINGS.entries()) {
    const { x, y } = directionOf(heading);
    const length = Math.hypot(dx, dy);
    expect(x).toBeCloseTo(dx / length);
    expect(y).toBeCloseTo(-dy / length);
  }
  expect(turnOf(2)).toBe(-90);
});

test('every cell of the starting grid is found where it is drawn', () => {
  for (const cell of [
    { col: 0, row: 0 },
    { col: 26, row: 3 },
    { col: 7, row: 26 },
  ])
    expect(cellAt(cellSpot(cell, SIDE), SIDE)).toEqual(cell);
  expect(cellSpot({ col: 0, row: 0 }, SIDE)).toEqual({ x: 3000, y: SIDE - 3000 });
});

test('the way of every maneuver ends where the rules put the ship, facing as it faces then', () => {
  for (const h of HEADINGS.keys())
    for (const [code, { id, turn }] of TEMPLATES.entries()) {
      const from = { x: 80_000, y: 70_000, h };
      const end = onChart(endOf(settings, from, code), SIDE);
      const last = wayOf(from, id, SIDE).at(-1);
      expect(Math.hypot((last?.x ?? 0) - end.x, (last?.y ?? 0) - end.y)).toBeLessThan(2);
      expect(last?.turn).toBeCloseTo(-45 * (h + turn));
      const [x, y] = (wayPath(from, id, SIDE).match(/-?\d+/g) ?? []).slice(-2).map(Number);
      expect(Math.hypot((x ?? 0) - end.x, (y ?? 0) - end.y)).toBeLessThan(2);
    }
});

test('a way is flown at even speed and begins as the ship faces', () => {
  const way = wayOf({ x: 0, y: 0, h: 1 }, 'turnRight', SIDE);
  const gaps = way.slice(1).map(({ x, y }, at) => Math.hypot(x - (way[at]?.x ?? 0), y - (way[at]?.y ?? 0)));
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(Math.max(...gaps) * 0.02);
  expect(way[0]).toEqual({ x: 0, y: SIDE, turn: -45 });
});

test('the outline of the range is where the gap to a token is the range string', () => {
  const range = 9 * TW;
  // Ahead of a flat side the nearest part of another token is its own flat side.
  for (const h of [0, 1, 2, 5]) {
    const { x, y } = directionOf(h);
    const away = reachOf(range, 45 * h) + EDGE;
    expect(gapCompare(x * (away - 3), y * (away - 3), range)).toBe(-1);
    expect(gapCompare(x * (away + 3), y * (away + 3), range)).toBe(1);
  }
  const [cx = 0, cy = 0] = TOKEN_CORNERS[0] ?? [];
  expect(reachOf(range, 22.5)).toBeCloseTo(Math.hypot(cx, cy) + range, -1);
  expect(reachOf(range, -22.5)).toBeCloseTo(reachOf(range, 22.5), 5);
});

test('the arc is as wide as the option says', () => {
  const corners = (path: string) => (path.match(/-?\d+ -?\d+/g) ?? []).map((text) => text.split(' ').map(Number));
  const half = (path: string) => {
    const [, [x = 0, y = 0] = []] = corners(path);
    return Math.round((Math.atan2(-y, x) * 180) / Math.PI);
  };
  expect(half(wedgePath(settings))).toBe(30);
  expect(half(wedgePath({ ...settings, arcDegrees: 90 }))).toBe(45);
});
