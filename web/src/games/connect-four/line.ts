/** Where a finished board is struck through. For drawing only: that the game is won, the rules have said. */
import type { Board } from '@orrery/connect-four/client';

export interface Cell {
  readonly column: number;
  /** From the top. */
  readonly down: number;
}

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** The line through the last disc, from end to end; nothing if there is none. */
export function lineThroughLast({
  grid,
  rows,
  last,
}: Pick<Board, 'grid' | 'rows' | 'last'>): readonly Cell[] | undefined {
  if (!last) return undefined;
  const { column } = last;
  const down = rows - 1 - last.row;
  const seat = grid[down]?.[column];
  const run = (right: number, below: number): Cell[] => {
    const cells: Cell[] = [];
    for (let c = column + right, d = down + below; grid[d]?.[c] === seat; c += right, d += below)
      cells.push({ column: c, down: d });
    return cells;
  };
  for (const [right, below] of DIRECTIONS) {
    const line = [...run(-right, -below).reverse(), { column, down }, ...run(right, below)];
    if (line.length >= 4) return line;
  }
  return undefined;
}

/** Where a disc dropped into a column comes to rest, from the top; −1 in a full one. */
export function restingPlace(grid: Board['grid'], column: number): number {
  let down = -1;
  while (down + 1 < grid.length && grid[down + 1]?.[column] === null) down++;
  return down;
}
