/** Where the crew of a room stands, and how it is drawn there: the fewer there are, the more each of them shows. */
import type { Box, Point } from '../camera/math.ts';
import { type Measure, PER_ROW, type Rank, type Side, SMALLEST_TOKEN, slotOf } from './geometry.ts';

export interface Stand extends Point {
  readonly size: number;
  readonly high: number;
  /** So much of its width is not under the next one, from the left. */
  readonly shown: number;
  /** With icon and number, with the one over the other in a narrow column, with its number alone, or as a mere shape. */
  readonly face: 'full' | 'column' | 'numbered' | 'shape';
}

export interface RoomCrew extends Readonly<Record<Side, Rank>> {
  /** The word for it stands under the room's name. */
  readonly breached: boolean;
}

const APART = 3;
/** What the room's name takes, and the word under it. */
const NAME = 19;
const WORD = 11;
/** Two abreast have room for their icons. */
const PAIR = 2;
const LARGEST_PAIRED = 30;
/** Four abreast have their numbers; each shows so much of itself. */
const NUMBERED = { most: 19, least: 15, apart: 12 } as const;
/** So high, there is room for an icon over the number. */
const COLUMN = 23;
/** From the middle of a piece, as far as a finger means it. */
const REACH = 20;

type Abreast = Readonly<Record<Side, typeof PAIR | typeof PER_ROW>>;

/** In the order in which they are tried. */
const WAYS: readonly Abreast[] = [
  { ai: PAIR, pirate: PAIR },
  { ai: PAIR, pirate: PER_ROW },
  { ai: PER_ROW, pirate: PAIR },
  { ai: PER_ROW, pirate: PER_ROW },
];

/** Gives the place of each: by side, and in the order of their numbers. */
export function standsIn(measure: Measure, box: Box, crew: RoomCrew): (side: Side, at: number) => Stand {
  const { compact, numbered, token } = measure;
  const fit = compact ? fitIn(measure, crew) : undefined;
  if (fit) return (side, at) => standAt(fit, measure, box, crew, side, at);
  const face = !compact ? 'full' : numbered ? 'numbered' : 'shape';
  const own = { size: token, high: token, shown: token, face } as const;
  return (side, at) => ({ ...slotOf(measure, box, crew[side], at), ...own });
}

interface Fit {
  readonly abreast: Abreast;
  readonly large: number;
  readonly small: number;
  /** How high the small ones are. */
  readonly row: number;
}

const topOf = ({ breached }: RoomCrew): number => NAME + (breached ? WORD : 0);

/** What shows most of those who are there, of all of them what they are; nothing where the room is too small. */
const fitIn = (measure: Measure, crew: RoomCrew): Fit | undefined =>
  fitOf(measure, crew, COLUMN) ?? fitOf(measure, crew, NUMBERED.most);

/** `most`: how high those are that stand four abreast, if there is room. */
function fitOf({ room, pad }: Measure, crew: RoomCrew, most: number): Fit | undefined {
  const wide = room.width - 2 * pad;
  const high = room.height - topOf(crew) - pad + APART;
  for (const abreast of WAYS) {
    const lines = (['ai', 'pirate'] as const).map((side) => ({
      paired: abreast[side] === PAIR,
      count: Math.ceil(crew[side].count / abreast[side]),
    }));
    const countOf = (kind: boolean) => lines.reduce((sum, { paired, count }) => sum + (paired === kind ? count : 0), 0);
    const [pairs, rows] = [countOf(true), countOf(false)];
    const row = pairs > 0 ? most : Math.min(most, high / rows - APART);
    const small = Math.min(NUMBERED.most, wide - NUMBERED.apart * (PER_ROW - 1), row);
    const large = Math.min(LARGEST_PAIRED, (wide - APART) / PAIR, (high - rows * (row + APART)) / pairs - APART);
    const isHigh = most < COLUMN || row >= COLUMN;
    if ((pairs === 0 || large >= SMALLEST_TOKEN) && (rows === 0 || (isHigh && small >= NUMBERED.least)))
      return { abreast, large, small, row: isHigh && most === COLUMN ? row : small };
  }
  return undefined;
}

/** The ship's units from the top of the room, pirates from its bottom, both from the left. */
function standAt(fit: Fit, { room, pad }: Measure, box: Box, crew: RoomCrew, side: Side, at: number): Stand {
  const abreast = fit.abreast[side];
  const small = fit.row > fit.small ? 'column' : 'numbered';
  const [size, high, face] =
    abreast === PAIR ? ([fit.large, fit.large, 'full'] as const) : ([fit.small, fit.row, small] as const);
  const inRow = Math.min(abreast, Math.max(PAIR, crew[side].count));
  const step = Math.min(size + APART, (room.width - 2 * pad - size) / (inRow - 1));
  const down = Math.floor(at / abreast) * (high + APART) + high / 2;
  const y = side === 'ai' ? box.y + topOf(crew) + down : box.y + room.height - pad - down;
  return { x: box.x + pad + size / 2 + (at % abreast) * step, y, size, high, shown: Math.min(size, step), face };
}

/** The part of the room where a finger means this piece and none of the others: around it, half-way to the next. */
export function reachOf(stand: Stand, all: readonly Stand[], box: Box): Box {
  const beside = all.filter(({ y }) => Math.abs(y - stand.y) < 1).map(({ x }) => x);
  const lines = all.map(({ y }) => y);
  const [left, right] = reach(stand.x, beside, box.x, box.x + box.width);
  // The name of the room stays the room's.
  const [top, bottom] = reach(stand.y, lines, box.y + NAME - APART, box.y + box.height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function reach(middle: number, others: readonly number[], least: number, most: number): readonly [number, number] {
  const halfWay = others.map((other) => (other + middle) / 2);
  const before = halfWay.filter((place) => place < middle - 1);
  const after = halfWay.filter((place) => place > middle + 1);
  return [Math.max(least, middle - REACH, ...before), Math.min(most, middle + REACH, ...after)];
}
