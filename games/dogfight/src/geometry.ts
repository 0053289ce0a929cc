/**
 * The geometry of the rules in whole numbers [B3–B8]: on the board, overlap, range, arc, lined up. All tokens are
 * translates of one octagon, whatever their headings, so every test is a comparison of sums and products. The largest
 * is below 2·10¹², far within what a number holds exactly. No root, no angle, nothing to round.
 */
import { type ArcTest, DISPLACEMENTS, EDGE, HEADINGS, type LinedUpTest, type RangeMeasure, S2 } from './data.ts';

/** The width across flat sides: the distance of two centres whose tokens touch side to side. */
export const A2 = 5543;
/** A2 − S2. */
export const S2D = 3247;
/** Two centres in the diagonal whose tokens touch: the sum of both distances. */
export const OV = 7839;

/**
 * The constants of the tests that look along a heading: one set for the four straight headings, one for the four
 * diagonal ones, whose local coordinates come out multiplied by √2.
 */
export interface Sight {
  /** From the centre to a flat side. */
  readonly apo: number;
  /** From the centre along an axis to where the line of a slanting side crosses it. */
  readonly cor: number;
  /** How far behind the centre the 60° wedge begins that touches the token on both sides. */
  readonly wid: number;
  /** Half the width of the forward strip, and `apo`. */
  readonly strip: number;
  /** Half the width of the forward strip, and `cor`. */
  readonly scor: number;
  /** Both forward lines meet the token up to here. */
  readonly both: number;
  /** Half the width of the forward strip. */
  readonly mid: number;
}

export const STRAIGHT: Sight = { apo: 2772, cor: 3920, wid: 5949, strip: 3522, scor: 4670, both: 2022, mid: 750 };
export const DIAGONAL: Sight = { apo: 3920, cor: 5543, wid: 8413, strip: 4980, scor: 6604, both: 2859, mid: 1061 };

const sightOf = (heading: number): Sight => ((heading & 1) === 0 ? STRAIGHT : DIAGONAL);

const DX: readonly number[] = HEADINGS.map(({ dx }) => dx);
const DY: readonly number[] = HEADINGS.map(({ dy }) => dy);

/** How far (dx, dy) lies ahead of a heading; behind is negative. On a diagonal, times √2. */
export const ahead = (dx: number, dy: number, heading: number): number =>
  dx * (DX[heading] as number) + dy * (DY[heading] as number);

/** How far (dx, dy) lies beside a heading, on either side. On a diagonal, times √2. */
const aside = (dx: number, dy: number, heading: number): number =>
  Math.abs((DX[heading] as number) * dy - (DY[heading] as number) * dx);

/** A heading after a turn of so many eighths, left positive. */
export const turned = (heading: number, eighths: number): number => (heading + eighths) & 7;

/** By heading × 5 + template. */
const SHIFTS_X: readonly number[] = DISPLACEMENTS.flatMap((row) => row.map(([dx]) => dx));
const SHIFTS_Y: readonly number[] = DISPLACEMENTS.flatMap((row) => row.map(([, dy]) => dy));

/** How far a template brings a ship of that heading. */
export const shiftX = (heading: number, template: number): number => SHIFTS_X[heading * 5 + template] as number;
export const shiftY = (heading: number, template: number): number => SHIFTS_Y[heading * 5 + template] as number;
/** No template brings a token's centre farther along an axis. */
export const SHIFT_MOST: number = Math.max(...SHIFTS_X);

/** No part of the token is beyond the edge; touching it is allowed. */
export const isOnBoard = (x: number, y: number, side: number): boolean =>
  x >= EDGE && y >= EDGE && x <= side - EDGE && y <= side - EDGE;

/** Two tokens whose centres are (dx, dy) apart have area in common; touching is not enough. */
export function overlaps(dx: number, dy: number): boolean {
  const x = Math.abs(dx);
  const y = Math.abs(dy);
  return x < A2 && y < A2 && x + y < OV;
}

/**
 * Compares the smallest distance between the outlines of two tokens with a length: negative for smaller, 0 for equal,
 * positive for larger.
 */
export function gapCompare(dx: number, dy: number, length: number): number {
  const x = Math.max(Math.abs(dx), Math.abs(dy));
  const y = Math.min(Math.abs(dx), Math.abs(dy));
  const reach = A2 + length;
  if (y <= S2) return Math.sign(x - reach);
  if (x - y <= S2D) return Math.sign((x + y) * (x + y) - 2 * reach * reach);
  return Math.sign((x - A2) * (x - A2) + (y - S2) * (y - S2) - length * length);
}

export function isInRange(dx: number, dy: number, length: number, measure: RangeMeasure): boolean {
  return measure === 'nearest' ? gapCompare(dx, dy, length) <= 0 : dx * dx + dy * dy <= length * length;
}

/** The firing arc of a ship with that heading contains some part (or the centre) of a token (dx, dy) away. */
export function isInArc(dx: number, dy: number, heading: number, degrees: number, test: ArcTest): boolean {
  const f = ahead(dx, dy, heading);
  const l = aside(dx, dy, heading);
  if (test === 'center') return degrees === 90 ? l <= f : f >= 0 && 3 * l * l <= f * f;
  const { apo, cor, wid } = sightOf(heading);
  if (f < -apo || l - f > cor) return false;
  return degrees === 90 || (f + wid >= 0 && 3 * l * l <= (f + wid) * (f + wid));
}

/** A token (dx, dy) away touches the strip between the forward firing lines. */
export function isLinedUp(dx: number, dy: number, heading: number, test: LinedUpTest): boolean {
  const f = ahead(dx, dy, heading);
  const l = aside(dx, dy, heading);
  const { apo, strip, scor, both, mid } = sightOf(heading);
  if (test === 'anyPart') return f >= -apo && l <= strip && l - f <= scor;
  return f > 0 && l <= (test === 'bothLines' ? both : mid);
}
