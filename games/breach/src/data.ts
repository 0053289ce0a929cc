/** The printed facts of Breach as tables: units of both sides and the three ships. Types are taken from the tables. */

/** Seat 0 is the ship's A.I., seat 1 the pirates. */
export const AI = 0;
export const PIRATES = 1;

/** Turrets have Endurance and hit one pirate per use; traps have Security and hit every pirate in their room. */
export const AI_UNITS = [
  {
    id: 'nailer',
    name: 'Nailer',
    kind: 'turret',
    durability: 3,
    damage: 2,
    useCost: 1,
    supply: 4,
    flavour: 'Built to fasten hull plates. Anything that stands still is a hull plate.',
  },
  {
    id: 'sentry',
    name: 'Sentry',
    kind: 'turret',
    durability: 6,
    damage: 5,
    useCost: 2,
    supply: 3,
    flavour: 'You notice the little red light second.',
  },
  {
    id: 'bulwark',
    name: 'Bulwark',
    kind: 'turret',
    durability: 12,
    damage: 1,
    useCost: 1,
    supply: 2,
    flavour: 'Four tonnes of no, with a peashooter on top.',
  },
  {
    id: 'impaler',
    name: 'Impaler',
    kind: 'turret',
    durability: 6,
    damage: 8,
    useCost: 3,
    supply: 2,
    flavour: 'Cargo crane, third arm. The safety manual covers two.',
  },
  {
    id: 'lastWord',
    name: 'Last Word',
    kind: 'turret',
    durability: 6,
    damage: 10,
    useCost: 3,
    supply: 1,
    flavour: 'Nobody has ever come back to argue.',
  },
  {
    id: 'liveWire',
    name: 'Live Wire',
    kind: 'trap',
    durability: 3,
    damage: 1,
    useCost: 1,
    supply: 4,
    flavour: 'The handrail hums. Do not hold the handrail.',
  },
  {
    id: 'purge',
    name: 'Purge',
    kind: 'trap',
    durability: 4,
    damage: 2,
    useCost: 2,
    supply: 3,
    flavour: 'The reactor sweats, and this is where it drips.',
  },
  {
    id: 'deadbolt',
    name: 'Deadbolt',
    kind: 'trap',
    durability: 10,
    damage: 1,
    useCost: 2,
    supply: 2,
    flavour: 'It asks for a password. It does not like any of them.',
  },
  {
    id: 'nerveMist',
    name: 'Nerve Mist',
    kind: 'trap',
    durability: 6,
    damage: 3,
    useCost: 3,
    supply: 2,
    flavour: 'Air freshener, ship-to-ship grade.',
  },
  {
    id: 'openSky',
    name: 'Open Sky',
    kind: 'trap',
    durability: 6,
    damage: 5,
    useCost: 4,
    supply: 1,
    flavour: 'The view is worth it. The air was, too.',
  },
] as const;

/** `endurance` and `security` are the damage done to turrets and to traps. */
export const PIRATE_UNITS = [
  {
    id: 'grunt',
    name: 'Grunt',
    cost: 2,
    health: 3,
    endurance: 2,
    security: 0,
    specialist: 'endurance',
    flavour: 'Signed up for the soup, got handed a crowbar.',
  },
  {
    id: 'geek',
    name: 'Geek',
    cost: 2,
    health: 3,
    endurance: 0,
    security: 2,
    specialist: 'security',
    flavour: 'Has already renamed your door locks.',
  },
  {
    id: 'sapper',
    name: 'Sapper',
    cost: 4,
    health: 5,
    endurance: 5,
    security: 1,
    specialist: 'endurance',
    flavour: 'Knocks once, with a charge.',
  },
  {
    id: 'splicer',
    name: 'Splicer',
    cost: 4,
    health: 4,
    endurance: 1,
    security: 5,
    specialist: 'security',
    flavour: 'Two wires, one grin, no more alarm.',
  },
  {
    id: 'ironside',
    name: 'Ironside',
    cost: 5,
    health: 7,
    endurance: 2,
    security: 1,
    specialist: 'endurance',
    flavour: 'Half sailor, half bulkhead.',
  },
  {
    id: 'faraday',
    name: 'Faraday',
    cost: 5,
    health: 6,
    endurance: 1,
    security: 2,
    specialist: 'security',
    flavour: 'Chain mail is back in fashion, for electrical reasons.',
  },
  {
    id: 'reaver',
    name: 'Reaver',
    cost: 6,
    health: 7,
    endurance: 6,
    security: 1,
    specialist: 'endurance',
    flavour: 'Opens turrets the way others open tins.',
  },
  {
    id: 'wraith',
    name: 'Wraith',
    cost: 6,
    health: 6,
    endurance: 1,
    security: 6,
    specialist: 'security',
    flavour: 'The ship remembers no such person, and she saw to that.',
  },
] as const;

export type AiType = (typeof AI_UNITS)[number]['id'];
export type PirateType = (typeof PIRATE_UNITS)[number]['id'];

export type AiUnitData = (typeof AI_UNITS)[number];
export type PirateData = (typeof PIRATE_UNITS)[number];

/** Type order: the order of the tables. Inside the rules a type is its place in it. */
export const AI_TYPES: readonly AiType[] = AI_UNITS.map(({ id }) => id);
export const PIRATE_TYPES: readonly PirateType[] = PIRATE_UNITS.map(({ id }) => id);

// Types inside the rules are places in the tables, so these lookups cannot miss.
export const aiData = (type: number): AiUnitData => AI_UNITS[type] as AiUnitData;
export const pirateData = (type: number): PirateData => PIRATE_UNITS[type] as PirateData;

/** The data of a type by its id. */
export const aiDataOf = (id: AiType): AiUnitData => aiData(AI_TYPES.indexOf(id));
export const pirateDataOf = (id: PirateType): PirateData => pirateData(PIRATE_TYPES.indexOf(id));

/** What the cheapest pirate costs: with fewer rations nobody can be hired. */
export const CHEAPEST = Math.min(...PIRATE_UNITS.map(({ cost }) => cost));

/** What a pirate does to a unit: Endurance damage to turrets, Security damage to traps [W5]. */
export const damageTo = (pirate: PirateData, target: AiUnitData): number =>
  target.kind === 'turret' ? pirate.endurance : pirate.security;

/** The same by type of the pirate, then of the unit. */
export const DAMAGE: readonly (readonly number[])[] = PIRATE_UNITS.map((pirate) =>
  AI_UNITS.map((unit) => damageTo(pirate, unit)),
);

type Column = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';
type Row = '1' | '2' | '3' | '4' | '5' | '6';
/** Column letter and row number; row 1 is the pirates' side. */
export type RoomName = `${Column}${Row}`;

export interface MapData {
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  readonly missing: readonly RoomName[];
  readonly start: RoomName;
  readonly bridge: RoomName;
  readonly walls: readonly (readonly [RoomName, RoomName])[];
  readonly rounds: number;
  readonly generators: number;
}

export const MAPS = {
  frigate: {
    name: 'Frigate',
    columns: 5,
    rows: 5,
    missing: ['A1', 'E1', 'A3', 'E3', 'A5', 'E5'],
    start: 'C1',
    bridge: 'C5',
    walls: [['C3', 'C4']],
    rounds: 10,
    generators: 5,
  },
  cutter: {
    name: 'Cutter',
    columns: 5,
    rows: 4,
    missing: ['A1', 'E1', 'A4', 'E4'],
    start: 'C1',
    bridge: 'C4',
    walls: [['C2', 'C3']],
    rounds: 7,
    generators: 3,
  },
  hulk: {
    name: 'Hulk',
    columns: 7,
    rows: 6,
    missing: ['A1', 'B1', 'F1', 'G1', 'A2', 'G2', 'A5', 'G5', 'A6', 'B6', 'F6', 'G6'],
    start: 'D1',
    bridge: 'D6',
    walls: [
      ['D2', 'D3'],
      ['C3', 'C4'],
      ['E3', 'E4'],
      ['D4', 'D5'],
    ],
    rounds: 11,
    generators: 5,
  },
} as const satisfies Readonly<Record<string, MapData>>;

export type MapId = keyof typeof MAPS;
// Object.keys forgets the key type.
export const MAP_IDS = Object.keys(MAPS) as readonly MapId[];

/** The phases in which somebody is asked, in the order of a round. */
export const PHASES = ['aiSetup', 'pirateSetup', 'pirateWave', 'aiWave'] as const;
export type AskPhase = (typeof PHASES)[number];
export type Phase = AskPhase | 'gameOver';

export const ENDS = ['bridgeCaptured', 'timeUp'] as const;
export type EndReason = (typeof ENDS)[number];
