/** The words of Connect Four. */
import type { GameText, Seat } from '@orrery/kernel';
import { advice } from './advice-words.ts';
import { end } from './end-words.ts';
import { explain } from './explain-words.ts';
import { name } from './names.ts';
import type { Board, Drop, Event } from './rules.ts';

/** The most discs of a seat in four places of one line that nobody else stands in. */
function longest({ grid }: Board, seat: Seat): number {
  let most = 0;
  for (let row = 0; row < grid.length; row++)
    for (let column = 0; column < (grid[0]?.length ?? 0); column++)
      for (const [down, right] of [
        [0, 1],
        [1, 0],
        [1, 1],
        [1, -1],
      ] as const) {
        const line = [0, 1, 2, 3].map((step) => grid[row + step * down]?.[column + step * right]);
        if (line.every((disc) => disc === seat || disc === null))
          most = Math.max(most, line.filter((disc) => disc === seat).length);
      }
  return most;
}

export const text: GameText<Drop, Board, Event> = {
  seat: name,
  prompt: (decision, _view, viewer) =>
    viewer === decision.seat ? 'Your turn: drop a disc into a column.' : `${name(decision.seat)} chooses a column.`,
  action: ({ column }) => `Column ${column + 1}`,
  event: (event) =>
    event.kind === 'dropped'
      ? `${name(event.seat)} drops a disc into column ${event.column + 1}.`
      : `${name(event.seat)} has four in a line.`,
  refusal: (refusal) =>
    refusal.code === 'column-full'
      ? `Column ${Number(refusal.column) + 1} is full. Choose another.`
      : `There is no column ${Number(refusal.column) + 1}.`,
  outcome: ({ reason, ranks }) =>
    reason === 'board-full' ? 'The board is full: a draw.' : `${name(ranks.indexOf(1))} wins with four in a line.`,
  end,
  // Both have dropped as many discs.
  milestone: (event) => event.kind === 'dropped' && event.seat === 1,
  goal: (view, viewer) =>
    typeof viewer === 'number'
      ? { words: 'Line up four of your discs', near: `${longest(view, viewer)} of 4 so far` }
      : { words: 'Four discs in a line win' },
  explain,
  advice,
  options: { groups: [{ name: 'Board', options: { columns: 'Columns', rows: 'Rows' } }] },
  outline: ({ grid, columns }) => {
    const rows = grid.map((row) => row.map((seat) => (seat === null ? '·' : seat === 0 ? '●' : '▲')).join(' '));
    const numbers = Array.from({ length: columns }, (_, column) => (column + 1) % 10).join(' ');
    return [['Board', [...rows, numbers].join('\n')]];
  },
};
