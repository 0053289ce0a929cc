/** On which side of a ship its label stands: below it, unless that covers something and another side does not. */
import { TW } from '@orrery/dogfight/client';
import type { Point, Size } from '../../camera/math.ts';

export type Side = 'below' | 'above' | 'belowLeft' | 'belowRight' | 'right' | 'left';

/** Where each is, right and down of the ship. */
export const TOWARDS: Readonly<Record<Side, readonly [right: number, down: number]>> = {
  below: [0, 1],
  above: [0, -1],
  belowLeft: [-1, 1],
  belowRight: [1, 1],
  right: [1, 0],
  left: [-1, 0],
};

/** How much of the way off the ship a label goes to the side: less where it is below it. */
export const asideOf = (side: Side): number => (TOWARDS[side][1] === 0 ? 1 : 0.7);

/** Something that is better not covered, on the stage. */
export interface Obstacle {
  readonly at: Point;
  readonly weight: number;
}

/** What a ship or a ghost takes at least, however far the camera is: its sign, its number. */
const LEAST_PX = 11;
/** Not to be seen is worse than to cover a ship. */
const CUT = 4;
/** Beside a ship a label is read worse than below. */
const DISLIKE: Readonly<Record<Side, number>> = {
  below: 0,
  above: 0.3,
  belowLeft: 0.6,
  belowRight: 0.6,
  right: 0.9,
  left: 0.9,
};
const SIDES: readonly Side[] = ['below', 'above', 'belowLeft', 'belowRight', 'right', 'left'];

interface Surroundings {
  readonly stage: Size;
  /** Pixels of a token. */
  readonly token: number;
  readonly obstacles: readonly Obstacle[];
  /** Where the foot of the stage is not free. */
  readonly isLow: boolean;
}

/** `off`: from the middle of the ship to the label. All in pixels. */
export function sideFor(ship: Point, size: Size, off: number, around: Surroundings): Side {
  const cost = (side: Side) => DISLIKE[side] + costOf(middleAt(ship, size, off, side), size, around, side);
  return SIDES.reduce((best, side) => (cost(side) < cost(best) ? side : best));
}

function middleAt({ x, y }: Point, { width, height }: Size, off: number, side: Side): Point {
  const [right, down] = TOWARDS[side];
  return { x: x + right * (width / 2 + asideOf(side) * off), y: y + down * (off + height / 2) };
}

function costOf({ x, y }: Point, { width, height }: Size, around: Surroundings, side: Side): number {
  const { stage, token, obstacles, isLow } = around;
  const isCut =
    x < width / 2 ||
    y < height / 2 ||
    x > stage.width - width / 2 ||
    y > stage.height - height / 2 ||
    (isLow && side === 'below');
  const reach = Math.max(token / 2, LEAST_PX);
  const covered = obstacles.filter(
    ({ at }) => Math.abs(at.x - x) < width / 2 + reach && Math.abs(at.y - y) < height / 2 + reach,
  );
  return covered.reduce((sum, { weight }) => sum + weight, isCut ? CUT : 0);
}

/** So many pixels a token has. */
export const tokenPx = (unit: number): number => TW / unit;
