/** A player with a plan: win now, else block, else avoid lifting the other into a win, else stay near the middle. */
import type { GameBot, Seat } from '@orrery/kernel';
import { IN_LINE } from './data.ts';
import { type Board, type Drop, outcome, type State } from './rules.ts';

type Grid = (Seat | null)[][];

/** The row (from the top) where a disc would land, −1 in a full column. */
function landing(grid: Grid, column: number): number {
  let row = -1;
  while (row + 1 < grid.length && grid[row + 1]?.[column] === null) row++;
  return row;
}

function wouldLine(grid: Grid, row: number, column: number, seat: Seat): boolean {
  const run = (down: number, right: number): number => {
    let length = 0;
    for (let r = row + down, c = column + right; grid[r]?.[c] === seat; r += down, c += right) length++;
    return length;
  };
  const through = (down: number, right: number) => 1 + run(down, right) + run(-down, -right);
  return [through(1, 0), through(0, 1), through(1, 1), through(1, -1)].some((length) => length >= IN_LINE);
}

function worth(grid: Grid, columns: number, column: number, seat: Seat): number {
  const row = landing(grid, column);
  if (wouldLine(grid, row, column, seat)) return 100;
  if (wouldLine(grid, row, column, 1 - seat)) return 50;
  const liftsThem = row > 0 && wouldLine(grid, row - 1, column, 1 - seat);
  return (liftsThem ? -50 : 0) - Math.abs(column - (columns - 1) / 2);
}

export const bot: GameBot<State, Drop, Board> = {
  choose({ grid, columns, legal }, seat, random) {
    const worths = legal.map(({ column }) => worth(grid, columns, column, seat));
    const best = Math.max(...worths);
    return random.pick(legal.filter((_, i) => worths[i] === best));
  },
  evaluate(state, seat) {
    const end = outcome(state);
    return end?.reason === 'four-in-line' ? 2 - (end.ranks[seat] ?? 2) : 0.5;
  },
};
