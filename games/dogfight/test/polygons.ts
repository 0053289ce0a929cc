/**
 * Plain polygon geometry in floating point, written without a look at the integer tests: octagons with true corners,
 * wedges and strips as long polygons, distances and separating lines. What the integer tests are compared with.
 */
export type Point = readonly [x: number, y: number];
export type Polygon = readonly Point[];

const CIRCUMRADIUS = 3000;
const APOTHEM = CIRCUMRADIUS * Math.cos(Math.PI / 8);
/** Longer than anything on a board. */
const FAR = 1e7;

const polar = (radius: number, degrees: number): Point => [
  radius * Math.cos((degrees * Math.PI) / 180),
  radius * Math.sin((degrees * Math.PI) / 180),
];

const CORNERS = Array.from({ length: 8 }, (_, corner) => polar(CIRCUMRADIUS, 22.5 + 45 * corner));

/** A token around a point, its sides moved outwards by `grown`. Like all polygons here, counter-clockwise. */
export function octagon([x, y]: Point, grown = 0): Polygon {
  const scale = (APOTHEM + grown) / APOTHEM;
  return CORNERS.map(([dx, dy]): Point => [x + scale * dx, y + scale * dy]);
}

/** The firing arc of a ship in the origin: the apex and two far points, left and right of the heading. */
export const wedge = (heading: number, degrees: number): Polygon => [
  [0, 0],
  polar(FAR, heading * 45 - degrees / 2),
  polar(FAR, heading * 45 + degrees / 2),
];

/** What lies between the forward firing lines ahead of the centre of a ship in the origin. */
export function strip(heading: number, half: number): Polygon {
  const [ax, ay] = polar(1, heading * 45);
  const point = (ahead: number, left: number): Point => [ahead * ax - left * ay, ahead * ay + left * ax];
  return [point(0, -half), point(FAR, -half), point(FAR, half), point(0, half)];
}

/** Two convex polygons have a point in common: no line along a side of either separates them. */
export function meet(a: Polygon, b: Polygon): boolean {
  return !isSeparatedBySideOf(a, b) && !isSeparatedBySideOf(b, a);
}

/** Does all of `b` lie beyond one side of `a`? Corners run counter-clockwise, so outside is to the right of a side. */
function isSeparatedBySideOf(a: Polygon, b: Polygon): boolean {
  for (let at = 0; at < a.length; at++) {
    const [x1, y1] = a[at] as Point;
    const [x2, y2] = a[(at + 1) % a.length] as Point;
    let nearest = Number.POSITIVE_INFINITY;
    for (const [x, y] of b) nearest = Math.min(nearest, (x - x1) * (y2 - y1) - (y - y1) * (x2 - x1));
    if (nearest > 0) return true;
  }
  return false;
}

function toSegment([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const part = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)));
  const [awayX, awayY] = [x - x1 - part * dx, y - y1 - part * dy];
  return Math.sqrt(awayX * awayX + awayY * awayY);
}

/** The smallest distance from a corner of one polygon to a side of another. */
function cornersToSides(corners: Polygon, sides: Polygon): number {
  let least = Number.POSITIVE_INFINITY;
  for (const corner of corners)
    for (let at = 0; at < sides.length; at++)
      least = Math.min(least, toSegment(corner, sides[at] as Point, sides[(at + 1) % sides.length] as Point));
  return least;
}

/** The smallest distance between two convex polygons, 0 if they meet. */
export function distance(a: Polygon, b: Polygon): number {
  return meet(a, b) ? 0 : Math.min(cornersToSides(a, b), cornersToSides(b, a));
}

/** Every corner lies within a square board. */
export const isWithin = (polygon: Polygon, side: number): boolean =>
  polygon.every(([x, y]) => x >= 0 && y >= 0 && x <= side && y <= side);
