/** The printed facts of the game, as tables. */
export * from './data/aliens.ts';
export * from './data/board.ts';
export * from './data/cards.ts';

export const RESOURCES = ['mineral', 'gas'] as const;
export type Resource = (typeof RESOURCES)[number];
export const otherResource = (resource: Resource): Resource => (resource === 'mineral' ? 'gas' : 'mineral');

export const PLANET_KINDS = ['vp', 'gas', 'mineral'] as const;
export type PlanetKind = (typeof PLANET_KINDS)[number];

/** Planets by the number of players, from two [B6]. */
const PLANET_COUNTS: readonly Readonly<Record<PlanetKind, number>>[] = [
  { vp: 7, gas: 3, mineral: 3 },
  { vp: 10, gas: 4, mineral: 4 },
  { vp: 10, gas: 4, mineral: 4 },
  { vp: 13, gas: 3, mineral: 3 },
  { vp: 19, gas: 2, mineral: 2 },
];

const PLANETS: readonly (readonly PlanetKind[])[] = PLANET_COUNTS.map((counts) =>
  PLANET_KINDS.flatMap((kind) => new Array<PlanetKind>(counts[kind]).fill(kind)),
);

export const planetsFor = (players: number): readonly PlanetKind[] => PLANETS[players - 2] ?? [];

/** What those who start late get [S9], by the number of players from two, then by position. */
const LATE_START: readonly (readonly (readonly [mineral: number, gas: number])[])[] = [
  [
    [0, 0],
    [1, 0],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 1],
    [2, 2],
    [3, 2],
  ],
];

export function lateStart(players: number, position: number): Readonly<Record<Resource, number>> {
  const [mineral, gas] = LATE_START[players - 2]?.[position] ?? [0, 0];
  return { mineral, gas };
}

/** Stones that each other player holds at the start, by the number of players from two [S5]. */
const STONES_HELD = [3, 2, 1, 1, 1] as const;
export const stonesHeld = (players: number): number => STONES_HELD[players - 2] ?? 0;

export const PURCHASES = ['ships', 'card', 'fortress', 'vp'] as const;
export type Purchase = (typeof PURCHASES)[number];

export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];
export const otherSide = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

/** How many of each kind are exchanged in a trade [O2]: given, taken. */
export const TRADES = [
  [1, 1],
  [2, 1],
  [1, 2],
] as const;

export const MOST_REDRAWS = 5;

export const ENDS = ['target', 'round-limit'] as const;
export type EndReason = (typeof ENDS)[number];
