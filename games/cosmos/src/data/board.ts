/**
 * The boards [B1–B5]: points of a triangular lattice. Every third point is a circle, the centre of a hexagon, where a planet
 * lies; the others are corners.
 */
export const BOARD_IDS = ['b13', 'b18', 'b19', 'b23'] as const;
export type BoardId = (typeof BOARD_IDS)[number];

/** "a,b" */
export type SiteId = string;

/** Clockwise from the east; neighbours are always listed in this order. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

export const VOID: SiteId = '0,0';

interface Plan {
  /** a² + ab + b² of the circles. */
  readonly rings: readonly number[];
  readonly more: readonly SiteId[];
  readonly hasVoid: boolean;
  /** The distance of two adjacent sites when the board is drawn in a unit square. */
  readonly scale: number;
}

const WIDE = [0, 3, 9, 12];
const PLANS: Readonly<Record<BoardId, Plan>> = {
  b13: { rings: [0, 3, 9], more: [], hasVoid: false, scale: 0.1175 },
  b18: { rings: WIDE, more: [], hasVoid: true, scale: 0.1085 },
  b19: { rings: WIDE, more: [], hasVoid: false, scale: 0.1085 },
  b23: { rings: WIDE, more: ['4,1', '5,-1', '-4,-1', '-5,1'], hasVoid: false, scale: 0.0854 },
};

/** By the number of players, from two. */
const BY_PLAYERS = ['b13', 'b18', 'b18', 'b19', 'b23'] as const;
export const boardFor = (players: number): BoardId => BY_PLAYERS[players - 2] ?? 'b23';
export const boardWith = (players: number): Board => BOARDS_BY_PLAYERS[players - 2] ?? BOARDS.b23;

export interface Board {
  readonly id: BoardId;
  /** Everything below is in canonical order: by b, then by a. */
  readonly sites: readonly SiteId[];
  readonly circles: readonly SiteId[];
  /** The circles without the void. */
  readonly planets: readonly SiteId[];
  readonly isPlanet: Readonly<Record<SiteId, boolean>>;
  /** Corners that touch fewer than three circles. */
  readonly edge: readonly SiteId[];
  readonly neighbours: Readonly<Record<SiteId, readonly SiteId[]>>;
  /** Where a site stands in `sites`; the tables below go by this number, for those who ask all the time. */
  readonly indexOf: ReadonlyMap<SiteId, number>;
  readonly beside: readonly (readonly number[])[];
  /** The numbers of the planets, and for every site whether it is one. */
  readonly planetsAt: readonly number[];
  readonly isPlanetAt: readonly boolean[];
  readonly edgeAt: readonly number[];
  /** "P3", "C17", "Void". */
  readonly labels: Readonly<Record<SiteId, string>>;
  /** Where to draw a site in a unit square, y down. */
  readonly places: Readonly<Record<SiteId, { readonly x: number; readonly y: number }>>;
  readonly scale: number;
}

/** The lattice reaches no further than this on any board. */
const REACH = 6;
const ROOT_3 = 1.7320508075688772;

type Point = readonly [a: number, b: number];
/** One text for each site: the engine compares what is the same text at a glance. */
const IDS = new Map<string, SiteId>();
function idOf([a, b]: Point): SiteId {
  const id = `${a},${b}`;
  const known = IDS.get(id) ?? id;
  IDS.set(known, known);
  return known;
}
const isCircle = ([a, b]: Point): boolean => (a - b) % 3 === 0;

function latticePoints(): Point[] {
  const points: Point[] = [];
  for (let b = -REACH; b <= REACH; b++) for (let a = -REACH; a <= REACH; a++) points.push([a, b]);
  return points;
}

const around = ([a, b]: Point): Point[] => DIRECTIONS.map(([da, db]) => [a + da, b + db] as const);

function makeBoard(id: BoardId): Board {
  const { rings, more, hasVoid, scale } = PLANS[id];
  const points = latticePoints();
  const circles = points
    .filter((point) => isCircle(point) && (rings.includes(ringOf(point)) || more.includes(idOf(point))))
    .map(idOf);
  const touching = (point: Point) => around(point).filter((next) => circles.includes(idOf(next))).length;
  const corners = points.filter((point) => !isCircle(point) && touching(point) > 0);
  const onBoard = new Set([...circles, ...corners.map(idOf)]);
  const all = points.filter((point) => onBoard.has(idOf(point)));
  const planets = circles.filter((site) => !(hasVoid && site === VOID));
  const byId = <T>(value: (point: Point) => T) => Object.fromEntries(all.map((point) => [idOf(point), value(point)]));
  const label = (point: Point): string => {
    const site = idOf(point);
    if (!isCircle(point)) return `C${corners.findIndex((corner) => idOf(corner) === site) + 1}`;
    return planets.includes(site) ? `P${planets.indexOf(site) + 1}` : 'Void';
  };
  const sites = all.map(idOf);
  const edge = corners.filter((point) => touching(point) < 3).map(idOf);
  return {
    id,
    sites,
    indexOf: new Map(sites.map((site, i) => [site, i])),
    beside: all.map((point) =>
      around(point)
        .map((next) => sites.indexOf(idOf(next)))
        .filter((i) => i >= 0),
    ),
    planetsAt: planets.map((site) => sites.indexOf(site)),
    isPlanetAt: sites.map((site) => planets.includes(site)),
    circles,
    planets,
    isPlanet: Object.fromEntries(planets.map((site) => [site, true])),
    edge,
    edgeAt: edge.map((site) => sites.indexOf(site)),
    neighbours: byId((point) =>
      around(point)
        .map(idOf)
        .filter((site) => onBoard.has(site)),
    ),
    labels: byId(label),
    places: byId(([a, b]) => ({ x: 0.5 + scale * (a + b / 2), y: 0.5 + (scale * b * ROOT_3) / 2 })),
    scale,
  };
}

const ringOf = ([a, b]: Point): number => a * a + a * b + b * b;

export const BOARDS: Readonly<Record<BoardId, Board>> = {
  b13: makeBoard('b13'),
  b18: makeBoard('b18'),
  b19: makeBoard('b19'),
  b23: makeBoard('b23'),
};

const BOARDS_BY_PLAYERS: readonly Board[] = BY_PLAYERS.map((id) => BOARDS[id]);

/** Every site that some board has: the words an action may use for a place. */
export const ALL_SITES: readonly SiteId[] = [...new Set([...BOARDS.b23.sites, ...BOARDS.b13.sites])];
