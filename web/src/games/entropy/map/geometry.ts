/** Where things lie on the map, in its own units: a hex has a radius of 50, y points downwards. */
import { centreOf, type Hex, neighbour } from '@orrery/entropy/client';
import { type Box, boxAround, type Point } from '../../camera/math.ts';

export const R = 50;
/** From the middle to a side. */
export const INNER = (R * Math.sqrt(3)) / 2;

export const keyOf = ({ q, r }: Hex): string => `${q},${r}`;

export function hexPoint(hex: Hex): Point {
  const { x, y } = centreOf(hex);
  return { x: x * R, y: y * R };
}

/** Degrees of a facing or heading: east is 0, clockwise. */
export const angleOf = (direction: number): number => direction * 60;

/** A point so far from another in a direction. */
export function ahead({ x, y }: Point, direction: number, length: number): Point {
  const angle = (angleOf(direction) * Math.PI) / 180;
  return { x: x + Math.cos(angle) * length, y: y + Math.sin(angle) * length };
}

const n = (value: number): string => value.toFixed(1).replace(/\.0$/, '');

/** The outline of a hex around the origin, a corner up. */
export function hexPath(radius: number): string {
  const corners = Array.from({ length: 6 }, (_, at) => {
    const angle = ((at * 60 - 90) * Math.PI) / 180;
    return `${n(Math.cos(angle) * radius)} ${n(Math.sin(angle) * radius)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** The box around whole hexes; around the one in the middle while there is none. */
export function boxOfHexes(hexes: readonly Hex[]): Box {
  const { x, y, width, height } = boxAround((hexes.length > 0 ? hexes : [{ q: 0, r: 0 }]).map(hexPoint));
  return { x: x - INNER, y: y - R, width: width + 2 * INNER, height: height + 2 * R };
}

/** At least so large, around the same middle: a few tiles are not blown up. */
export function atLeast({ x, y, width, height }: Box, wide: number, high: number): Box {
  const [across, down] = [Math.max(width, wide), Math.max(height, high)];
  return { x: x - (across - width) / 2, y: y - (down - height) / 2, width: across, height: down };
}

/** The void around tiles, each hex once. */
export function rimOf(tiles: readonly Hex[]): readonly Hex[] {
  const taken = new Set(tiles.map(keyOf));
  const rim = new Map<string, Hex>();
  for (const tile of tiles)
    for (let direction = 0; direction < 6; direction++) {
      const beside = neighbour(tile, direction);
      if (!taken.has(keyOf(beside))) rim.set(keyOf(beside), beside);
    }
  return [...rim.values()];
}

/** A place on a tile that several share, and how large its piece is drawn there. */
export interface Berth extends Point {
  readonly scale: number;
}

const SCALES = [1, 1, 0.82, 0.74, 0.64];
const SMALLEST = 0.56;

/** Around the middle, the first at the left. */
export function berthOf(place: number, count: number): Berth {
  const scale = SCALES[count] ?? SMALLEST;
  if (count <= 1) return { x: 0, y: 0, scale };
  const angle = Math.PI + (place / count) * 2 * Math.PI;
  const reach = count === 2 ? R * 0.42 : R * 0.5;
  return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach, scale };
}
