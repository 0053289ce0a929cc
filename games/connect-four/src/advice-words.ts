/** Why somebody who plays well might drop a disc there: it wins, it blocks, or it keeps to the middle. */
import type { Seat } from '@orrery/kernel';
import { IN_LINE } from './data.ts';
import type { Board, Drop } from './rules.ts';

const LINES = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
] as const;

/** Whether a disc of the seat in this place would end a line of four. */
function lines({ grid }: Board, seat: Seat, row: number, column: number): boolean {
  const run = (down: number, right: number): number => {
    let length = 0;
    while (grid[row + (length + 1) * down]?.[column + (length + 1) * right] === seat) length++;
    return length;
  };
  return LINES.some(([down, right]) => run(down, right) + 1 + run(-down, -right) >= IN_LINE);
}

export function advice({ column }: Drop, view: Board): string {
  const seat = view.decisions[0]?.seat ?? 0;
  const row = view.grid.findLastIndex((places) => places[column] === null);
  if (lines(view, seat, row, column)) return 'It makes four in a line and wins.';
  if (lines(view, 1 - seat, row, column)) return 'Otherwise the other side makes four in a line there.';
  const middle = (view.columns - 1) / 2;
  return Math.abs(column - middle) < 1
    ? 'More lines of four go through the middle than through any other column.'
    : 'It builds on what lies there and gives the other side nothing above it.';
}
