/** Where everything stands, in units of the picture. */
import { BOARDS, type BoardId, type SiteId } from '@orrery/cosmos/client';
import type { Box, Point } from '../../camera/math.ts';

/** Between two sites. */
export const UNIT = 60;
export const PLANET_R = 0.4 * UNIT;
export const CORNER_R = 5;
const ROOT_3 = Math.sqrt(3);

export interface Lattice {
  readonly board: BoardId;
  /** A quarter to the left: on a tall screen a wide board is larger so. */
  readonly turned: boolean;
  readonly at: ReadonlyMap<SiteId, Point>;
  readonly box: Box;
  /** Lines between neighbours, and outlines of the hexagons. */
  readonly links: string;
  readonly hexes: string;
}

function pointOf(site: SiteId, turned: boolean): Point {
  const [a = 0, b = 0] = site.split(',').map(Number);
  const [x, y] = [(a + b / 2) * UNIT, (b * ROOT_3 * UNIT) / 2];
  return turned ? { x: y, y: -x } : { x, y };
}

const text = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

function make(board: BoardId, turned: boolean): Lattice {
  const { sites, circles, neighbours } = BOARDS[board];
  const at = new Map(sites.map((site) => [site, pointOf(site, turned)]));
  const point = (site: SiteId) => at.get(site) as Point; // every neighbour is a site
  const links = sites.flatMap((site) =>
    (neighbours[site] ?? [])
      .filter((other) => other > site)
      .map((other) => `M${text(point(site))}L${text(point(other))}`),
  );
  const hexes = circles.map((site) => `M${(neighbours[site] ?? []).map((corner) => text(point(corner))).join('L')}Z`);
  const xs = [...at.values()].map(({ x }) => x);
  const ys = [...at.values()].map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const box = { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
  return { board, turned, at, box, links: links.join(''), hexes: hexes.join('') };
}

const made = new Map<string, Lattice>();

/** On a phone the boards that are wider than high are turned. */
export function latticeOf(board: BoardId, phone: boolean): Lattice {
  const turned = phone && (board === 'b13' || board === 'b23');
  const key = `${board} ${turned}`;
  const lattice = made.get(key) ?? make(board, turned);
  made.set(key, lattice);
  return lattice;
}

export const placeOf = (lattice: Lattice, site: SiteId): Point => lattice.at.get(site) ?? { x: 0, y: 0 };

/** An arrow that leaves the straight way: adjacent rings touch. */
export function curve(from: Point, to: Point, short: number): { readonly path: string; readonly angle: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  // To the right of the way.
  const [sx, sy] = [-uy, ux];
  const bend = length * 0.95;
  const mid = { x: (from.x + to.x) / 2 + sx * bend, y: (from.y + to.y) / 2 + sy * bend };
  const near = (end: Point): Point => {
    const [ex, ey] = [mid.x - end.x, mid.y - end.y];
    const far = Math.hypot(ex, ey) || 1;
    return { x: end.x + (ex / far) * short, y: end.y + (ey / far) * short };
  };
  const [start, end] = [near(from), near(to)];
  const angle = (Math.atan2(to.y - mid.y, to.x - mid.x) * 180) / Math.PI;
  return { path: `M${text(start)}Q${text(mid)} ${text(end)}`, angle };
}
