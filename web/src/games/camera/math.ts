/** The arithmetic of a camera over a flat world: where it stands, what it shows, how it moves. No screen, no time. */
import { middleOf } from '../../parts/placing.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Point, Size {}

/** The point of the world in the middle of the stage, and how many pixels a unit of the world takes. */
export interface Pose extends Point {
  readonly scale: number;
}

export function boxAround(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Shows the whole box, with so many pixels around it. */
export function fit(box: Box, stage: Size, margin: number): Pose {
  const width = Math.max(stage.width - 2 * margin, 1);
  const height = Math.max(stage.height - 2 * margin, 1);
  // A box without extent has no size to fit: it is shown in the middle.
  const scale = Math.min(width / Math.max(box.width, Number.EPSILON), height / Math.max(box.height, Number.EPSILON));
  return { ...middleOf(box), scale: Number.isFinite(scale) ? scale : 1 };
}

export function toStage({ x, y, scale }: Pose, stage: Size, point: Point): Point {
  return { x: (point.x - x) * scale + stage.width / 2, y: (point.y - y) * scale + stage.height / 2 };
}

export function toWorld({ x, y, scale }: Pose, stage: Size, point: Point): Point {
  return { x: (point.x - stage.width / 2) / scale + x, y: (point.y - stage.height / 2) / scale + y };
}

/** What can be seen of the world. */
export function seenBox(pose: Pose, stage: Size): Box {
  const { x, y } = toWorld(pose, stage, { x: 0, y: 0 });
  return { x, y, width: stage.width / pose.scale, height: stage.height / pose.scale };
}

/** Nearer or farther, while the point of the world under `at` stays where it is on the stage. */
export function zoomAt(pose: Pose, stage: Size, at: Point, scale: number): Pose {
  const fixed = toWorld(pose, stage, at);
  const away = { x: at.x - stage.width / 2, y: at.y - stage.height / 2 };
  return { x: fixed.x - away.x / scale, y: fixed.y - away.y / scale, scale };
}

/** The world follows the finger by so many pixels. */
export function panBy({ x, y, scale }: Pose, dx: number, dy: number): Pose {
  return { x: x - dx / scale, y: y - dy / scale, scale };
}

/** Along one axis: no emptiness beyond the ends; what is smaller than the stage stands in the middle. */
function within(at: number, from: number, extent: number, seen: number): number {
  if (seen >= extent) return from + extent / 2;
  return Math.min(Math.max(at, from + seen / 2), from + extent - seen / 2);
}

/** The nearest pose that stays over the world, between the farthest and the closest scale. */
export function keepWithin(
  pose: Pose,
  world: Box,
  stage: Size,
  margin: number,
  farthest: number,
  closest: number,
): Pose {
  const scale = Math.min(Math.max(pose.scale, farthest), Math.max(closest, farthest));
  const edge = margin / scale;
  return {
    x: within(pose.x, world.x - edge, world.width + 2 * edge, stage.width / scale),
    y: within(pose.y, world.y - edge, world.height + 2 * edge, stage.height / scale),
    scale,
  };
}

/** The smallest move that brings a box into sight, with a margin; farther away only if it is too large. */
export function reveal(pose: Pose, stage: Size, box: Box, margin: number): Pose {
  const scale = Math.min(pose.scale, fit(box, stage, margin).scale);
  const seen = seenBox({ ...pose, scale }, stage);
  const edge = margin / scale;
  const shift = (from: number, extent: number, seenFrom: number, seenExtent: number) =>
    Math.min(0, from - edge - seenFrom) + Math.max(0, from + extent + edge - (seenFrom + seenExtent));
  return {
    x: pose.x + shift(box.x, box.width, seen.x, seen.width),
    y: pose.y + shift(box.y, box.height, seen.y, seen.height),
    scale,
  };
}

/** Between two poses, from 0 to 1: scales grow by factors, and the middle goes so that the path looks straight. */
export function between(from: Pose, to: Pose, part: number): Pose {
  const scale = from.scale * (to.scale / from.scale) ** part;
  const ratio = to.scale / from.scale;
  // Where the scale changes, equal steps in the world are not equal steps on the stage.
  const way = Math.abs(ratio - 1) < 1e-6 ? part : (1 - from.scale / scale) / (1 - 1 / ratio);
  return { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way, scale };
}

export function isSame(a: Pose, b: Pose): boolean {
  const near = (p: number, q: number, unit: number) => Math.abs(p - q) * unit < 0.01;
  return near(a.x, b.x, a.scale) && near(a.y, b.y, a.scale) && Math.abs(a.scale / b.scale - 1) < 1e-4;
}
