/** Connect Four: two seats drop discs into columns; four in a line win. Nothing is hidden, nothing is random. */
import {
  type ActionOf,
  assert,
  int,
  makeFlow,
  type Outcome,
  type Question,
  type Seat,
  type View,
  type Viewer,
} from '@orrery/kernel';
import { IN_LINE } from './data.ts';
import type { Options } from './options.ts';

export const ACTIONS = { drop: { column: int(0, 9) } } as const;

export type Drop = ActionOf<typeof ACTIONS>;
export type Event = { kind: 'dropped'; seat: Seat; column: number; row: number } | { kind: 'lined-up'; seat: Seat };
type Frame = { readonly kind: 'drop'; readonly seat: Seat };

export interface State {
  rows: number;
  /** The discs of each column from the floor up: whose they are. */
  columns: Seat[][];
  /** The column played last; null before the first disc. */
  last: number | null;
  /** What is pending: whose turn it is. Empty when the game is over. */
  stack: Frame[];
}

export interface Board extends View<Drop> {
  columns: number;
  rows: number;
  /** From the top row down, each row from left to right; null is empty. */
  grid: (Seat | null)[][];
  last: { column: number; row: number } | null;
}

export function setup({ columns, rows }: Options): State {
  return { rows, columns: Array.from({ length: columns }, () => []), last: null, stack: [{ kind: 'drop', seat: 0 }] };
}

const DROPS = Array.from({ length: 10 }, (_, column): Drop => ({ kind: 'drop', column }));

/** Rule 2: whose turn it is drops a disc. */
const drop: Question<State, Frame, Drop, Event> = {
  answers: ['drop'],
  sole: 'ask', // the last open column too is played by hand
  legal: (s) => DROPS.filter(({ column }) => isOpen(s, column)),
  check(s, { column }) {
    if (column >= s.columns.length) return { code: 'no-column', rule: '1', column };
    return isOpen(s, column) ? undefined : { code: 'column-full', rule: '2', column };
  },
  apply(s, { column }, ctx, { seat }) {
    const row = discsOf(s, column).push(seat) - 1;
    s.last = column;
    ctx.emit({ kind: 'dropped', seat, column, row });
    if (hasLine(s)) ctx.emit({ kind: 'lined-up', seat });
    else if (!isFull(s)) s.stack.push({ kind: 'drop', seat: 1 - seat });
  },
};

export const flow = makeFlow<State, Frame, Drop, Event>({ drop }, '2');

function discsOf(s: State, column: number): Seat[] {
  const discs = s.columns[column];
  assert(discs, 'no such column');
  return discs;
}

function isOpen(s: State, column: number): boolean {
  return column < s.columns.length && discsOf(s, column).length < s.rows;
}

const isFull = (s: State) => s.columns.every((discs) => discs.length === s.rows);

/** Rule 4: does the last disc lie in a line of four, up, across or slanting? */
function hasLine({ columns, last }: State): boolean {
  if (last === null) return false;
  const row = (columns[last]?.length ?? 0) - 1;
  const seatAt = (c: number, r: number) => (c >= 0 && r >= 0 ? columns[c]?.[r] : undefined);
  const seat = seatAt(last, row);
  const run = (right: number, up: number): number => {
    let length = 0;
    for (let c = last + right, r = row + up; seatAt(c, r) === seat; c += right, r += up) length++;
    return length;
  };
  const through = (right: number, up: number) => run(-right, -up) + 1 + run(right, up);
  return [through(0, 1), through(1, 0), through(1, 1), through(1, -1)].some((length) => length >= IN_LINE);
}

/** Rules 4 and 5: the last disc has won, or the board is full. */
export function outcome(s: State): Outcome | undefined {
  if (s.stack.length > 0) return undefined;
  if (!hasLine(s)) return { reason: 'board-full', ranks: [1, 1] };
  return { reason: 'four-in-line', ranks: discCount(s) % 2 === 1 ? [1, 2] : [2, 1] };
}

export const discCount = (s: State) => s.columns.reduce((sum, discs) => sum + discs.length, 0);

function gridOf({ rows, columns }: State): Board['grid'] {
  const grid: Board['grid'] = [];
  for (let row = rows - 1; row >= 0; row--) grid.push(columns.map((discs) => discs[row] ?? null));
  return grid;
}

export function view(s: State, viewer: Viewer): Board {
  const { columns, rows, last } = s;
  return {
    columns: columns.length,
    rows,
    grid: gridOf(s),
    last: last === null ? null : { column: last, row: discsOf(s, last).length - 1 },
    decisions: flow.known(s, viewer),
    legal: typeof viewer === 'number' ? flow.legal(s, viewer) : [],
  };
}

/** Nothing is hidden, so a view is the whole state in another shape. */
export function fromView({ columns, rows, grid, last, decisions }: Board): State {
  const upwards = grid.toReversed();
  const discs = (column: number) => upwards.map((row) => row[column] ?? null).filter((seat) => seat !== null);
  return {
    rows,
    columns: Array.from({ length: columns }, (_, column) => discs(column)),
    last: last?.column ?? null,
    stack: decisions.map(({ seat }) => ({ kind: 'drop', seat })),
  };
}

export function clone(s: State): State {
  return { ...s, columns: s.columns.map((discs) => discs.slice()), stack: s.stack.slice() };
}

export function invariants(s: State): void {
  const discs = s.columns.flat();
  const isPlayed = s.last === null ? discs.length === 0 : (s.columns[s.last]?.length ?? 0) > 0;
  assert(isPlayed, 'the last disc is in no column');
  assert(
    s.columns.every(({ length }) => length <= s.rows),
    'a column is higher than the board',
  );
  const first = discs.filter((seat) => seat === 0).length;
  assert(first === Math.ceil(discs.length / 2), `seat 0 has ${first} of ${discs.length} discs`);
  const turn = s.stack.map(({ seat }) => seat).join();
  const next = hasLine(s) || isFull(s) ? '' : String(discs.length % 2);
  assert(turn === next, `it is the turn of '${turn}', not of '${next}'`);
}
