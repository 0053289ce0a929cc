/**
 * The printed facts of Space Pirates as tables: headings, templates, the token, the board, ships. Lengths are whole
 * units u; a token is 6000 u wide. Types are taken from the tables.
 */

/** One token width in u. */
export const TW = 6000;

export const PILOTS_MOST = 6;
export const SQUADRON_MOST = 3;

/** By seat. A squadron's further ships are the second and third of that name. */
export const SHIP_NAMES = ['Valkyrie', 'Raider', 'Corsair', 'Wraith', 'Marauder', 'Kestrel'] as const;

/** Counter-clockwise in steps of 45°, beginning in the east. Arithmetic on headings is modulo 8. */
export const HEADINGS = [
  { name: 'east', short: 'E', dx: 1, dy: 0 },
  { name: 'north-east', short: 'NE', dx: 1, dy: 1 },
  { name: 'north', short: 'N', dx: 0, dy: 1 },
  { name: 'north-west', short: 'NW', dx: -1, dy: 1 },
  { name: 'west', short: 'W', dx: -1, dy: 0 },
  { name: 'south-west', short: 'SW', dx: -1, dy: -1 },
  { name: 'south', short: 'S', dx: 0, dy: -1 },
  { name: 'south-east', short: 'SE', dx: 1, dy: -1 },
] as const;

/** A token's centre and heading. The origin is the lower left corner of the board, y points up. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  /** 0 … 7, a place in HEADINGS. */
  readonly h: number;
}

/** `turn` is counted in headings, left positive. */
export const TEMPLATES = [
  { id: 'straight', name: 'Straight', words: 'straight', shape: 'straight', turn: 0 },
  { id: 'bankLeft', name: 'Bank left', words: 'bank left', shape: 'bank', turn: 1 },
  { id: 'bankRight', name: 'Bank right', words: 'bank right', shape: 'bank', turn: -1 },
  { id: 'turnLeft', name: 'Turn left', words: 'turn left', shape: 'turn', turn: 2 },
  { id: 'turnRight', name: 'Turn right', words: 'turn right', shape: 'turn', turn: -2 },
] as const;

export type TemplateId = (typeof TEMPLATES)[number]['id'];
export const TEMPLATE_IDS: readonly TemplateId[] = TEMPLATES.map(({ id }) => id);

/** In which manner a template is flown. (The rules say "kind", which is taken by actions.) */
export const MANNERS = ['normal', 'splitS', 'barrelRoll'] as const;
export type Manner = (typeof MANNERS)[number];

export const MANNER_NAMES: Readonly<Record<Manner, string>> = {
  normal: 'Ordinary',
  splitS: 'Split S',
  barrelRoll: 'Barrel Roll',
};

/**
 * How far the token's centre comes: by heading, then template, x and y. Straight 20 000 ahead; bank 16 556 ahead and
 * 6858 aside; turn 10 000 ahead and aside; rotated and rounded once and for all.
 */
export const DISPLACEMENTS: readonly (readonly (readonly [dx: number, dy: number])[])[] = [
  [
    [20000, 0],
    [16556, 6858],
    [16556, -6858],
    [10000, 10000],
    [10000, -10000],
  ],
  [
    [14142, 14142],
    [6858, 16556],
    [16556, 6858],
    [0, 14142],
    [14142, 0],
  ],
  [
    [0, 20000],
    [-6858, 16556],
    [6858, 16556],
    [-10000, 10000],
    [10000, 10000],
  ],
  [
    [-14142, 14142],
    [-16556, 6858],
    [-6858, 16556],
    [-14142, 0],
    [0, 14142],
  ],
  [
    [-20000, 0],
    [-16556, -6858],
    [-16556, 6858],
    [-10000, -10000],
    [-10000, 10000],
  ],
  [
    [-14142, -14142],
    [-6858, -16556],
    [-16556, -6858],
    [0, -14142],
    [-14142, 0],
  ],
  [
    [0, -20000],
    [6858, -16556],
    [-6858, -16556],
    [10000, -10000],
    [-10000, -10000],
  ],
  [
    [14142, -14142],
    [16556, -6858],
    [6858, -16556],
    [14142, 0],
    [0, -14142],
  ],
];

/** The corners of the octagonal token for drawing, relative to its centre, counter-clockwise. */
export const TOKEN_CORNERS: readonly (readonly [x: number, y: number])[] = [
  [2772, 1148],
  [1148, 2772],
  [-1148, 2772],
  [-2772, 1148],
  [-2772, -1148],
  [-1148, -2772],
  [1148, -2772],
  [2772, -1148],
];

/** Half the width of a token across its flat sides. */
export const EDGE = 2772;
/** The side of a token: half the side of an octagon twice its size. */
export const S2 = 2296;

/** The forward firing lines run so far beside the centre line. */
export const FIRING_LINE = 750;

/** From this many ships in the game on, the board has this side in token widths. */
export const BOARD_SIDES = [
  { ships: 2, tw: 27 },
  { ships: 5, tw: 36 },
  { ships: 10, tw: 45 },
] as const;

export const STATS = ['attack', 'defense', 'speed', 'health'] as const;
export type Stat = (typeof STATS)[number];
export type Stats = Readonly<Record<Stat, number>>;

export const LOSSES = ['shotDown', 'offBoard'] as const;
export type Loss = (typeof LOSSES)[number];

/** The high roll and the end of a round ask nobody, so no state ever stands in them. */
export const STAGES = ['stats', 'placement', 'moveStage', 'attackStage', 'gameOver'] as const;
export type Stage = (typeof STAGES)[number];

export const DECISIONS = [
  'assignStats',
  'placePosition',
  'placeHeading',
  'chooseShipToMove',
  'move',
  'chooseShipToAttack',
  'attack',
] as const;
export type DecisionKind = (typeof DECISIONS)[number];

export const ENDS = ['lastFlying', 'roundLimit', 'quietLimit', 'allDestroyed'] as const;
export type EndReason = (typeof ENDS)[number];

/** What an option may let range, arc and lined up be measured by. */
export const RANGE_MEASURES = ['nearest', 'centers'] as const;
export type RangeMeasure = (typeof RANGE_MEASURES)[number];
export const ARC_TESTS = ['anyPart', 'center'] as const;
export type ArcTest = (typeof ARC_TESTS)[number];
export const LINED_UP_TESTS = ['anyPart', 'bothLines', 'center'] as const;
export type LinedUpTest = (typeof LINED_UP_TESTS)[number];
