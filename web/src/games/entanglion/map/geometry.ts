/**
 * Where things are drawn, in pixels of the stage: the coordinates of the rules, stretched until the planets of Entanglion
 * stand on one ring.
 */
import {
  type Color,
  GATEWAYS,
  type Gate,
  type Inner,
  PATHS,
  type Path,
  type PlanetId,
  POSITION_DATA,
  type PositionId,
} from '@orrery/entanglion/client';
import type { Seat } from '@orrery/kernel';
import type { Point, Size } from '../../camera/math.ts';

export interface Chart {
  readonly width: number;
  readonly height: number;
  /** A phone, or another small stage: short words, smaller signs. */
  readonly small: boolean;
  /** Little room between the planets at the sides of the ring: what lies there is shown inside of it. */
  readonly tight: boolean;
  /** The radius of a planet. */
  readonly r: number;
  readonly centre: Point;
  readonly rx: number;
  readonly ry: number;
  /** The outer arcs ride on it. */
  readonly outer: number;
  readonly places: Readonly<Record<PlanetId, Point>>;
}

const SMALL = 500;
const WIDEST = 1.22;
const TALLEST = 1.14;
/** How far the outer ring is from the ring of the planets. */
const OUTSIDE = 1.22;

/** From the top of the ring, clockwise, in degrees. */
const ANGLES: Readonly<Record<Inner, number>> = {
  omegaOne: 25,
  psiMinus: 68,
  phiMinus: 112,
  omegaThree: 155,
  omegaTwo: 205,
  phiPlus: 248,
  psiPlus: 292,
  omegaZero: 335,
};

export function chartOf({ width: stage, height: full }: Size): Chart {
  const width = Math.min(stage, full * WIDEST);
  const height = Math.min(full, stage * TALLEST);
  const top = (full - height) / 2;
  const left = (stage - width) / 2;
  const small = width < SMALL;
  const r = small ? Math.max(15, Math.min(width, height) * 0.046) : Math.min(36, Math.min(width, height) * 0.046);
  const rx = Math.min(width * 0.272, height * 0.34);
  const ry = Math.min(height * 0.325, rx * 1.32);
  const outer = rx * OUTSIDE;
  const centre = {
    x: left + Math.min(width * 0.645, width - outer - (small ? 12 : 18)),
    y: top + ry * Math.cos((25 * Math.PI) / 180) + r + (small ? 22 : 30),
  };
  const at = (x: number, y: number): Point => ({ x: left + width * x, y: top + height * y });
  const onRing = (planet: Inner): Point => {
    const angle = (ANGLES[planet] * Math.PI) / 180;
    return { x: centre.x + rx * Math.sin(angle), y: centre.y - ry * Math.cos(angle) };
  };
  const ring = Object.fromEntries((Object.keys(ANGLES) as Inner[]).map((planet) => [planet, onRing(planet)])) as Record<
    Inner,
    Point
  >;
  const places = {
    one: { x: left + width * 0.1, y: ring.psiPlus.y + height * 0.015 },
    zero: { x: left + width * (small ? 0.155 : 0.165), y: ring.phiPlus.y + height * 0.02 },
    plus: { x: ring.phiPlus.x - (small ? 0 : 6), y: at(0, small ? 0.845 : 0.83).y },
    minus: { x: ring.phiMinus.x, y: at(0, 0.905).y },
    ...ring,
  };
  const tight = ring.phiPlus.y - ring.psiPlus.y < r * (small ? 5.7 : 4.9);
  return { width: stage, height: full, small, tight, r, centre, rx, ry, outer, places };
}

// Paths

export interface Drawn {
  readonly path: Path;
  /** The red line and the blue one; nothing where there is none. */
  readonly red: string | undefined;
  readonly blue: string | undefined;
  /** Where its gates are written. */
  readonly chip: Point;
}

/** Half the distance of two lines that run side by side. */
const APART = 3;

const point = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const mix = (a: Point, b: Point, part: number): Point => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });

/** A line beside the one between two points. */
function beside(a: Point, b: Point, by: number): readonly [Point, Point] {
  const length = Math.max(1, Math.hypot(b.x - a.x, b.y - a.y));
  const aside = { x: (-(b.y - a.y) / length) * by, y: ((b.x - a.x) / length) * by };
  return [
    { x: a.x + aside.x, y: a.y + aside.y },
    { x: b.x + aside.x, y: b.y + aside.y },
  ];
}

/** The bends of paths that are not straight, as cubic curves: two points that pull. */
function bendOf(chart: Chart, { ends: [a, b], via }: Path, by: number): readonly [Point, Point] | undefined {
  if (!via) return undefined;
  const { places, centre, outer, width, height } = chart;
  if (a === 'one') {
    const low = Math.min(height - 6, places.minus.y + chart.r * (chart.small ? 2.1 : 1.9));
    // The line beside runs inside.
    return [
      { x: places.one.x - width * 0.09 + by * 1.2, y: low + height * 0.03 - by },
      { x: places.one.x + width * 0.16 + by, y: low + height * 0.06 - by * 1.4 },
    ];
  }
  const side = via[0] > 0.5 ? 1 : -1;
  const [from, to] = [places[a], places[b]];
  const far = centre.x + side * outer;
  const pull = (far - 0.25 * from.x) / 0.75;
  return [
    { x: pull, y: from.y + (to.y - from.y) * 0.22 },
    { x: pull, y: from.y + (to.y - from.y) * 0.78 },
  ];
}

const onCurve = (a: Point, [b, c]: readonly [Point, Point], d: Point, t: number): Point => {
  const u = 1 - t;
  const weigh = (axis: 'x' | 'y') =>
    u * u * u * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t * t * t * d[axis];
  return { x: weigh('x'), y: weigh('y') };
};

function lineOf(chart: Chart, path: Path, by: number): string {
  const [a, b] = path.ends.map((end) => chart.places[end]) as [Point, Point];
  const bend = bendOf(chart, path, by);
  if (bend) {
    const [from, to] =
      path.ends[0] === 'one'
        ? [
            { x: a.x + by, y: a.y },
            { x: b.x, y: b.y - by },
          ]
        : [a, b];
    return `M${point(from)}C${point(bend[0])} ${point(bend[1])} ${point(to)}`;
  }
  const [from, to] = beside(a, b, by);
  return `M${point(from)}L${point(to)}`;
}

/** Where the gates of a path are written, along its way. */
function chipOf(chart: Chart, path: Path): Point {
  const [a, b] = path.ends.map((end) => chart.places[end]) as [Point, Point];
  const bend = bendOf(chart, path, 0);
  if (bend) return onCurve(a, bend, b, path.ends[0] === 'one' ? 0.36 : 0.5);
  const long = path.ends[0] === 'psiPlus' && path.ends[1] === 'omegaThree';
  const steep = path.ends[0] === 'phiMinus' && path.ends[1] === 'omegaZero';
  const swap = path.gates.includes('swap');
  return mix(a, b, long ? 0.36 : steep ? 0.42 : swap ? 0.62 : 0.5);
}

export function drawnPaths(chart: Chart): readonly Drawn[] {
  return PATHS.map((path) => {
    const both = path.color === 'both';
    return {
      path,
      red: path.color === 'blue' ? undefined : lineOf(chart, path, both ? -APART : 0),
      blue: path.color === 'red' ? undefined : lineOf(chart, path, both ? APART : 0),
      chip: chipOf(chart, path),
    };
  });
}

/** The stub of a CNOT gateway: outside its planet, on the side of Centarious or of the edge. */
export function gatewayAt(chart: Chart, planet: Inner): Point {
  const { x, y } = chart.places[planet];
  const left = x < chart.centre.x;
  const up = y < chart.centre.y;
  return { x: x + (left ? -1 : 1) * chart.r * 1.5, y: y + (up ? 0.25 : 0.55) * chart.r };
}

// Flights

export interface Leg {
  readonly color: Color;
  readonly points: readonly Point[];
}

const STEPS = 12;

function alongPath(chart: Chart, path: Path, from: PlanetId): readonly Point[] {
  const [a, b] = path.ends.map((end) => chart.places[end]) as [Point, Point];
  const bend = bendOf(chart, path, 0);
  const way = bend ? Array.from({ length: STEPS + 1 }, (_, at) => onCurve(a, bend, b, at / STEPS)) : [a, b];
  return path.ends[0] === from ? way : way.toReversed();
}

/** The way of each ship that flies from one position to another; the gate tells between paths of one pair. */
export function legsOf(chart: Chart, from: PositionId, to: PositionId, gate: Gate | null): readonly Leg[] {
  const [start, goal] = [POSITION_DATA[from], POSITION_DATA[to]];
  if (start.joint && goal.joint) return jointLegs(chart, start.joint, goal.joint, gate);
  const joint = start.joint ?? goal.joint;
  return (['red', 'blue'] as const).flatMap((color): Leg[] => {
    if (start[color] === goal[color]) return [];
    if (joint) {
      const way = [chart.places[start[color]], gatewayAt(chart, joint), chart.places[goal[color]]];
      const isGateway = gate === 'cnot' && GATEWAYS.some((gateway) => gateway.to === joint);
      return [{ color, points: isGateway ? way : [chart.places[start[color]], chart.places[goal[color]]] }];
    }
    const path = PATHS.find(({ ends, gates }) => {
      const fits = ends.includes(start[color]) && ends.includes(goal[color]);
      return fits && gate !== null && gates.includes(gate);
    });
    return [
      {
        color,
        points: path
          ? besideWay(alongPath(chart, path, start[color]), color === 'red' ? -APART : APART)
          : [chart.places[start[color]], chart.places[goal[color]]],
      },
    ];
  });
}

/** A straight way beside itself, so that two ships on one path are seen apart. */
function besideWay(way: readonly Point[], by: number): readonly Point[] {
  const [from, to] = way;
  return way.length === 2 && from && to ? beside(from, to, by) : way;
}

/** Inside Entanglion both ships fly together, on the path of the ship that the gate acts on. */
function jointLegs(chart: Chart, from: Inner, to: Inner, gate: Gate | null): readonly Leg[] {
  const paths = PATHS.filter(
    ({ ends, gates }) => ends.includes(from) && ends.includes(to) && gate !== null && gates.includes(gate),
  );
  if (paths.length === 0)
    return (['red', 'blue'] as const).map((color) => ({ color, points: [chart.places[from], chart.places[to]] }));
  return paths.flatMap((path): Leg[] => {
    const way = alongPath(chart, path, from);
    if (path.color !== 'both') return [{ color: path.color, points: way }];
    return (['red', 'blue'] as const).map((color) => {
      const by = color === 'red' ? -APART : APART;
      return { color, points: beside(way[0] as Point, way.at(-1) as Point, by) };
    });
  });
}

export const wayOf = (points: readonly Point[]): string => `M${points.map(point).join('L')}`;

// Ships

/** Where the plate of a fleet stands beside its planet, in radii of a planet: of seat 0, of seat 1. */
const PLATES: Readonly<Record<Inner, readonly [readonly [number, number], readonly [number, number]]>> = {
  omegaZero: [
    [0.2, 1.95],
    [2.6, 1.75],
  ],
  omegaOne: [
    [-0.2, 1.95],
    [-2.6, 1.75],
  ],
  psiMinus: [
    [0.7, -1.85],
    [-2.2, 0.75],
  ],
  phiMinus: [
    [0.7, 1.9],
    [-2.2, -0.75],
  ],
  omegaThree: [
    [-0.2, -1.95],
    [-2.6, -1.75],
  ],
  omegaTwo: [
    [0.2, -1.95],
    [2.6, -1.75],
  ],
  phiPlus: [
    [-0.7, 1.9],
    [2.2, -0.75],
  ],
  psiPlus: [
    [-0.7, -1.85],
    [2.2, 0.75],
  ],
};

type Spot = readonly [number, number];
/** Where single ships stand: seat 0 red and blue, seat 1 red and blue. */
const BERTHS: Readonly<Record<Exclude<PlanetId, Inner>, readonly [Spot, Spot, Spot, Spot]>> = {
  one: [
    [-0.68, -1.75],
    [0.68, -1.75],
    [1.95, -0.75],
    [3.3, -0.75],
  ],
  zero: [
    [-1.2, 1.5],
    [0.12, 1.95],
    [-2, -1.1],
    [-2.15, 0.25],
  ],
  plus: [
    [-1.85, 0.65],
    [-0.95, 1.7],
    [0.4, -1.9],
    [1.6, -1.2],
  ],
  minus: [
    [-0.68, -1.85],
    [0.68, -1.85],
    [1.75, -0.3],
    [1.35, 1.05],
  ],
};

export interface Berth {
  readonly at: Point;
  /** Both ships in one plate. */
  readonly joint: boolean;
}

const shipGap = (chart: Chart): number => chart.r * 0.52;

export function plateAt(chart: Chart, planet: Inner, seat: Seat): Point {
  const [aside, y] = PLATES[planet][seat === 0 ? 0 : 1];
  const place = chart.places[planet];
  // Beyond what lies there, which is shown inside of the ring.
  const x = chart.tight && Math.abs(aside) === 2.2 ? aside * 1.75 : aside;
  return { x: place.x + x * chart.r, y: place.y + y * chart.r };
}

export function berthOf(chart: Chart, position: PositionId, seat: Seat, color: Color): Berth {
  const data = POSITION_DATA[position];
  if (data.joint) {
    const { x, y } = plateAt(chart, data.joint, seat);
    return { at: { x: x + (color === 'red' ? -1 : 1) * shipGap(chart), y }, joint: true };
  }
  const planet = data[color] as keyof typeof BERTHS;
  const spot = BERTHS[planet][(seat === 0 ? 0 : 2) + (color === 'red' ? 0 : 1)] as Spot;
  const place = chart.places[planet];
  return { at: { x: place.x + spot[0] * chart.r, y: place.y + spot[1] * chart.r }, joint: false };
}
