/** The lines of the deck as paths: hull, rooms, torn edges. */
import type { Box, Point } from '../camera/math.ts';
import type { Cell, Deck, Outside } from './geometry.ts';

/** A box with its corners cut off. */
export function chamfered({ x, y, width, height }: Box, cut: number, inset = 0): string {
  const [left, top, right, bottom] = [x + inset, y + inset, x + width - inset, y + height - inset];
  const c = Math.max(cut - inset * 0.6, 1);
  return `M${left + c} ${top}H${right - c}L${right} ${top + c}V${bottom - c}L${right - c} ${bottom}H${left + c}L${left} ${bottom - c}V${top + c}Z`;
}

interface Edge {
  readonly from: Cell;
  readonly to: Cell;
}

/** The sides of cells that face space, clockwise around the ship. */
function edgesOf(cells: readonly Cell[]): Map<string, Edge> {
  const has = (column: number, down: number) => cells.some((cell) => cell.column === column && cell.down === down);
  const edges = new Map<string, Edge>();
  const add = (column: number, down: number, right: number, below: number) =>
    edges.set(`${column},${down}`, { from: { column, down }, to: { column: column + right, down: down + below } });
  for (const { column, down } of cells) {
    if (!has(column, down - 1)) add(column, down, 1, 0);
    if (!has(column + 1, down)) add(column + 1, down, 0, 1);
    if (!has(column, down + 1)) add(column + 1, down + 1, -1, 0);
    if (!has(column - 1, down)) add(column, down + 1, 0, -1);
  }
  return edges;
}

/** The sides of the ship, in order around it. No map has rooms that touch at a corner only. */
export function sidesOf(cells: readonly Cell[]): readonly Edge[] {
  const edges = edgesOf(cells);
  const runs: Edge[] = [];
  for (let edge = edges.values().next().value; edge && edges.delete(`${edge.from.column},${edge.from.down}`); ) {
    const last = runs.at(-1);
    if (last && isStraight(last, edge)) runs[runs.length - 1] = { from: last.from, to: edge.to };
    else runs.push(edge);
    edge = edges.get(`${edge.to.column},${edge.to.down}`);
  }
  // The walk may have begun in the middle of a side.
  const [first, last] = [runs[0], runs.at(-1)];
  if (first && last && first !== last && isStraight(last, first)) {
    runs.pop();
    runs[0] = { from: last.from, to: first.to };
  }
  return runs;
}

const directionOf = ({ from, to }: Edge): Point => ({
  x: Math.sign(to.column - from.column),
  y: Math.sign(to.down - from.down),
});

function isStraight(a: Edge, b: Edge): boolean {
  const [came, goes] = [directionOf(a), directionOf(b)];
  return came.x === goes.x && came.y === goes.y;
}

/** Where the hull line of an edge runs: outside of the rooms, on the left hand of whoever walks clockwise. */
function lineOf({ outer, measure: { room, gap, hull } }: Deck, { from, to }: Edge): { x?: number; y?: number } {
  const [right, below] = [Math.sign(to.column - from.column), Math.sign(to.down - from.down)];
  if (below === 0) return { y: outer.y + from.down * (room.height + gap) + (right > 0 ? -hull : hull - gap) };
  return { x: outer.x + from.column * (room.width + gap) + (below > 0 ? hull - gap : -hull) };
}

/** One line around all rooms; outer corners are cut, inner ones are not. */
export function hullPath(deck: Deck, cut: number): string {
  const edges = sidesOf([...deck.cells.values()]);
  const points: string[] = [];
  for (const [at, edge] of edges.entries()) {
    // Around the ring, so there always is one before.
    const before = edges.at(at - 1) as Edge;
    const corner: Point = { x: 0, y: 0, ...lineOf(deck, before), ...lineOf(deck, edge) };
    const came = directionOf(before);
    const goes = directionOf(edge);
    const turnsOut = came.x * goes.y - came.y * goes.x > 0;
    if (turnsOut) points.push(`${corner.x - came.x * cut} ${corner.y - came.y * cut}`);
    points.push(turnsOut ? `${corner.x + goes.x * cut} ${corner.y + goes.y * cut}` : `${corner.x} ${corner.y}`);
  }
  return `M${points.join('L')}Z`;
}

/** The torn hull of a breach: a zigzag along the outer side, in the strip between room and hull line. */
export function tornPath(box: Box, outside: Outside, hull: number): string {
  const upright = outside === 'left' || outside === 'right';
  const length = upright ? box.height : box.width;
  const teeth = Math.max(4, Math.round(length / (hull * 1.15)));
  const sign = outside === 'left' || outside === 'top' ? -1 : 1;
  const base = {
    left: box.x,
    right: box.x + box.width,
    top: box.y,
    bottom: box.y + box.height,
  }[outside];
  const start = upright ? box.y : box.x;
  const points = Array.from({ length: 2 * teeth - 1 }, (_, at) => {
    const along = start + (length * (at + 1)) / (2 * teeth);
    const away = base + sign * (at % 2 === 0 ? 1.5 : hull - 2.5);
    return upright ? `${away.toFixed(1)} ${along.toFixed(1)}` : `${along.toFixed(1)} ${away.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}
