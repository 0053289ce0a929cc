/**
 * Where a fleet can be, and where gates take it. A position is `a-b` (red ship on a, blue ship on b, outside Entanglion) or a
 * planet of Entanglion with both ships on it. The table is the printed map; `test/physics.test.ts` derives it from two
 * qubits and shows where the two differ.
 */
import { type Color, GATES, type Gate } from './engine.ts';
import { INNER, type Inner, OUTER, type Outer, type PlanetId } from './planets.ts';

export type Split = `${Outer}-${Outer}`;
export type PositionId = Split | Inner;

const SPLIT = OUTER.flatMap((red) => OUTER.map((blue): Split => `${red}-${blue}`));
export const POSITIONS: readonly PositionId[] = [...SPLIT, ...INNER];

export interface PositionData {
  readonly red: PlanetId;
  readonly blue: PlanetId;
  /** The one planet in Entanglion where both ships are; null outside. */
  readonly joint: Inner | null;
  /** The planets the fleet is at, each once, the red ship's first. */
  readonly planets: readonly PlanetId[];
  /** The same in the order of the table of planets. */
  readonly places: readonly PlanetId[];
}

function dataOf(position: PositionId): PositionData {
  const [red, blue] = position.split('-') as [PlanetId, PlanetId?];
  if (blue === undefined) return { red, blue: red, joint: red as Inner, planets: [red], places: [red] };
  const places = OUTER.filter((planet) => planet === red || planet === blue);
  return { red, blue, joint: null, planets: red === blue ? [red] : [red, blue], places };
}

export const POSITION_DATA = Object.fromEntries(POSITIONS.map((position) => [position, dataOf(position)])) as Readonly<
  Record<PositionId, PositionData>
>;

/** Both ships on one planet. */
export const together = (planet: PlanetId): PositionId =>
  POSITIONS.find((position) => {
    const { red, blue } = POSITION_DATA[position];
    return red === planet && blue === planet;
  }) as PositionId;

/** X red, X blue, H red, H blue, CNOT red, CNOT blue, SWAP. */
const PRINTED: Readonly<Record<PositionId, string>> = {
  'zero-zero': 'one-zero   zero-one  plus-zero  zero-plus  -          -          -',
  'zero-one': 'one-one    zero-zero plus-one   zero-minus one-one    -          one-zero',
  'zero-plus': 'one-plus   -         plus-plus  zero-zero  phiPlus    -          plus-zero',
  'zero-minus': 'one-minus  -         plus-minus zero-one   phiMinus   -          minus-zero',
  'one-zero': 'zero-zero  one-one   minus-zero one-plus   -          one-one    zero-one',
  'one-one': 'zero-one   one-zero  minus-one  one-minus  zero-one   one-zero   -',
  'one-plus': 'zero-plus  -         minus-plus one-zero   psiPlus    -          plus-one',
  'one-minus': 'zero-minus -         minus-minus one-one   psiMinus   -          minus-one',
  'plus-zero': '-          plus-one  zero-zero  plus-plus  -          phiPlus    zero-plus',
  'plus-one': '-          plus-zero zero-one   plus-minus -          psiPlus    one-plus',
  'plus-plus': '-          -         zero-plus  plus-zero  -          -          -',
  'plus-minus': '-          -         zero-minus plus-one   -          -          minus-plus',
  'minus-zero': '-          minus-one one-zero   minus-plus -          phiMinus   zero-minus',
  'minus-one': '-          minus-zero one-one   minus-minus -         psiMinus   one-minus',
  'minus-plus': '-          -         one-plus   minus-zero -          -          plus-minus',
  'minus-minus': '-          -         one-minus  minus-one  -          -          -',
  omegaZero: 'omegaOne   omegaTwo  psiPlus    phiMinus   -          omegaTwo   omegaThree',
  omegaOne: 'omegaZero  omegaThree psiMinus  psiMinus   -          -          -',
  psiMinus: 'phiMinus   phiMinus  omegaOne   omegaOne   one-minus  minus-one  -',
  phiMinus: 'psiMinus   psiMinus  omegaThree omegaZero  zero-minus minus-zero -',
  omegaThree: 'omegaTwo   omegaOne  phiMinus   psiPlus    omegaTwo   -          omegaZero',
  omegaTwo: 'omegaThree omegaZero phiPlus    phiPlus    omegaThree omegaZero  -',
  phiPlus: 'psiPlus    psiPlus   omegaTwo   omegaTwo   zero-plus  plus-zero  -',
  psiPlus: 'phiPlus    phiPlus   omegaZero  omegaThree one-plus   plus-one   -',
};

/** Phase kickback: what physics does and the printed map does not, by position: CNOT red, CNOT blue. */
const KICKBACK: Partial<Record<PositionId, string>> = {
  'plus-minus': '- minus-minus',
  'minus-plus': 'minus-minus -',
  'minus-minus': 'minus-plus plus-minus',
};

const COLUMNS: readonly (readonly [Gate, Color])[] = [
  ['x', 'red'],
  ['x', 'blue'],
  ['h', 'red'],
  ['h', 'blue'],
  ['cnot', 'red'],
  ['cnot', 'blue'],
  ['swap', 'red'],
];

/** What changes the map. */
export interface MapWays {
  readonly phaseKickback: boolean;
  readonly swapSameSpot: boolean;
}

/** Where a gate played on a ship leads; null if there is no path. */
export function pathOf(position: PositionId, gate: Gate, ship: Color, ways: MapWays): PositionId | null {
  const { red, blue, joint } = POSITION_DATA[position];
  if (gate === 'swap' && ways.swapSameSpot && red === blue && joint === null) return position;
  const kicked = ways.phaseKickback && gate === 'cnot' ? KICKBACK[position] : undefined;
  if (kicked) return cell(kicked, ship === 'red' ? 0 : 1);
  const column = COLUMNS.findIndex(([of, color]) => of === gate && (color === ship || gate === 'swap'));
  return cell(PRINTED[position], column);
}

function cell(row: string, column: number): PositionId | null {
  const entry = row.split(/\s+/)[column];
  return entry === undefined || entry === '-' ? null : (entry as PositionId);
}

/** Where a gate can lead: by the red ship first, each position once. With a colour, by that ship only. */
export type Moves = Readonly<Record<Gate, readonly PositionId[]>>;
export type MoveTable = Readonly<Record<PositionId, Moves>>;

function movesOf(position: PositionId, gate: Gate, ways: MapWays, only: Color | null): PositionId[] {
  const ships: readonly Color[] = only === null || gate === 'swap' ? ['red', 'blue'] : [only];
  const found = ships.map((ship) => pathOf(position, gate, ship, ways));
  return [...new Set(found.filter((to) => to !== null))];
}

function makeTable(ways: MapWays, only: Color | null): MoveTable {
  const rows = POSITIONS.map((position) => [
    position,
    Object.fromEntries(GATES.map((gate) => [gate, movesOf(position, gate, ways, only)])),
  ]);
  return Object.fromEntries(rows) as MoveTable;
}

/** By the ways to play, then by the colour that is left. */
const made: Partial<Record<Color | 'both', MoveTable>>[] = [{}, {}, {}, {}];

/** All moves of a game, made once for each way to play. */
export function moveTable(ways: MapWays, only: Color | null = null): MoveTable {
  const tables = made[(ways.phaseKickback ? 2 : 0) + (ways.swapSameSpot ? 1 : 0)] as (typeof made)[number];
  const key = only ?? 'both';
  tables[key] ??= makeTable(ways, only);
  return tables[key];
}
