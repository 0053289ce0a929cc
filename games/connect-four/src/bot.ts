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

/** From each place a line of four goes up, right, and slanting both ways. */
const WAYS = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
] as const;
/** What a line is worth that only one seat stands in, by how many of its discs are there. */
const IN_PART = [0, 1, 4, 16] as const;
/** With so much promise on both sides a single disc more decides little. */
const EVEN = 24;

/** What the lines are worth that a seat can still fill. */
function promise({ columns, rows }: State, seat: Seat): number {
  let sum = 0;
  for (let column = 0; column < columns.length; column++)
    for (let row = 0; row < rows; row++)
      for (const [right, up] of WAYS) {
        let own = 0;
        for (let step = 0; step < IN_LINE && own >= 0; step++) {
          const [to, at] = [columns[column + step * right], row + step * up];
          const disc = to?.[at];
          if (!to || at < 0 || at >= rows || disc === 1 - seat) own = -1;
          else if (disc === seat) own++;
        }
        sum += IN_PART[own] ?? 0;
      }
  return sum;
}

export const bot: GameBot<State, Drop, Board> = {
  choose({ grid, columns, legal }, seat, random) {
    const worths = legal.map(({ column }) => worth(grid, columns, column, seat));
    const best = Math.max(...worths);
    return random.pick(legal.filter((_, i) => worths[i] === best));
  },
  evaluate(state, seat) {
    const end = outcome(state);
    if (end) return end.reason === 'four-in-line' ? 2 - (end.ranks[seat] ?? 2) : 0.5;
    const [own, theirs] = [promise(state, seat), promise(state, 1 - seat)];
    return (EVEN + own) / (2 * EVEN + own + theirs);
  },
};
