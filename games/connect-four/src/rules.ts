/** Connect Four: two seats drop discs into columns; four in a line win. Nothing is hidden, nothing is random. */
import {
  type ActionOf,
  assert,
  type Context,
  type Decision,
  int,
  type OptionsOf,
  type Outcome,
  option,
  type Refusal,
  type Seat,
  type View,
  type Viewer,
} from '@orrery/kernel';

export const OPTIONS = {
  columns: option(int(4, 10), 7, 'How wide the board is.'),
  rows: option(int(4, 10), 6, 'How high the board is.'),
};
export const ACTIONS = { drop: { column: int(0, 9) } } as const;

export type Options = OptionsOf<typeof OPTIONS>;
export type Drop = ActionOf<typeof ACTIONS>;
export type Event = { kind: 'dropped'; seat: Seat; column: number; row: number } | { kind: 'lined-up'; seat: Seat };

/** `cells` runs column by column, each with an empty border cell on top, so a line never leaves the board unnoticed. */
export interface State {
  columns: number;
  rows: number;
  cells: number[]; // 0 is empty, else seat + 1
  heights: number[];
  full: number; // bit c is set when column c is full
  moves: number;
  last: number; // the column played last, −1 before the first disc
  winner: number; // a seat, −1 while there is none
}

export interface Board extends View<Drop> {
  columns: number;
  rows: number;
  /** From the top row down, each row from left to right; null is empty. */
  grid: (Seat | null)[][];
  last: { column: number; row: number } | null;
}

// Equal actions and decisions are the same objects, made once: play allocates nothing.
const DROPS: readonly Drop[] = Array.from({ length: 10 }, (_, column) => ({ kind: 'drop', column }));
const OPEN: (readonly Drop[])[] = new Array(11 << 10).fill(undefined);
const NONE: readonly never[] = [];
const TURNS: readonly (readonly Decision[])[] = Array.from({ length: 100 }, (_, moves) => [
  { id: `drop-${moves + 1}`, seat: moves % 2, kind: 'drop' },
]);

export function setup({ columns, rows }: Options): State {
  const cells = new Array<number>((columns + 2) * (rows + 1)).fill(0);
  return { columns, rows, cells, heights: new Array<number>(columns).fill(0), full: 0, moves: 0, last: -1, winner: -1 };
}

const over = (s: State) => s.winner >= 0 || s.moves === s.columns * s.rows;

export function decisions(s: State): readonly Decision[] {
  return over(s) ? NONE : (TURNS[s.moves] as readonly Decision[]);
}

export function legal(s: State, seat: Seat): readonly Drop[] {
  if (over(s) || seat !== s.moves % 2) return NONE;
  const key = (s.columns << 10) | s.full;
  return (OPEN[key] ??= DROPS.filter(({ column }) => column < s.columns && !(s.full & (1 << column))));
}

export function check(s: State, _seat: Seat, { column }: Drop): Refusal | undefined {
  if (column >= s.columns) return { code: 'no-column', rule: '1', column };
  if (s.heights[column] === s.rows) return { code: 'column-full', rule: '2', column };
  return undefined;
}

export function apply(s: State, seat: Seat, { column }: Drop, ctx: Context<Event>): void {
  const row = s.heights[column] as number;
  const height = s.rows + 1;
  const at = (column + 1) * height + row;
  s.cells[at] = seat + 1;
  s.heights[column] = row + 1;
  if (row + 1 === s.rows) s.full |= 1 << column;
  s.moves++;
  s.last = column;
  ctx.emit({ kind: 'dropped', seat, column, row });
  if (
    inLine(s.cells, at, 1) ||
    inLine(s.cells, at, height) ||
    inLine(s.cells, at, height + 1) ||
    inLine(s.cells, at, height - 1)
  ) {
    s.winner = seat;
    ctx.emit({ kind: 'lined-up', seat });
  }
}

/** Are there four in a line through a cell, in steps of `step`? Border cells are empty, so no line wraps around. */
function inLine(cells: readonly number[], at: number, step: number): boolean {
  const disc = cells[at];
  let length = 1;
  for (let i = at + step; cells[i] === disc; i += step) length++;
  for (let i = at - step; cells[i] === disc; i -= step) length++;
  return length >= 4;
}

export function outcome(s: State): Outcome | undefined {
  if (s.winner >= 0) return { reason: 'four-in-line', ranks: s.winner === 0 ? [1, 2] : [2, 1] };
  return over(s) ? { reason: 'board-full', ranks: [1, 1] } : undefined;
}

export function view(s: State, viewer: Viewer): Board {
  const { columns, rows, last } = s;
  const cell = (column: number, row: number) => (s.cells[(column + 1) * (rows + 1) + row] as number) - 1;
  const line = (row: number) =>
    Array.from({ length: columns }, (_, column) => cell(column, row)).map((seat) => (seat < 0 ? null : seat));
  return {
    columns,
    rows,
    grid: Array.from({ length: rows }, (_, down) => line(rows - 1 - down)),
    last: last < 0 ? null : { column: last, row: (s.heights[last] as number) - 1 },
    decisions: decisions(s),
    legal: typeof viewer === 'number' ? legal(s, viewer) : NONE,
  };
}

export function clone(s: State): State {
  return { ...s, cells: s.cells.slice(), heights: s.heights.slice() };
}

export function invariants(s: State): void {
  const discs = s.cells.filter((cell) => cell > 0).length;
  assert(discs === s.moves, `${discs} discs after ${s.moves} moves`);
  assert(s.heights.reduce((sum, height) => sum + height, 0) === s.moves, 'heights and moves differ');
  const first = s.cells.filter((cell) => cell === 1).length;
  assert(first === Math.ceil(s.moves / 2), `seat 0 has ${first} of ${s.moves} discs`);
}
