/** The words of Connect Four. */
import type { GameText, Seat } from '@orrery/kernel';
import type { Board, Drop, Event } from './rules.ts';

const NAMES = ['First', 'Second'];
const name = (seat: Seat) => NAMES[seat] ?? `Seat ${seat + 1}`;

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
      ? `Column ${Number(refusal.column) + 1} is full.`
      : `There is no column ${Number(refusal.column) + 1}.`,
  outcome: ({ reason, ranks }) =>
    reason === 'board-full' ? 'The board is full: a draw.' : `${name(ranks.indexOf(1))} wins with four in a line.`,
  outline: ({ grid, columns }) => {
    const rows = grid.map((row) => row.map((seat) => (seat === null ? '·' : seat === 0 ? '●' : '▲')).join(' '));
    const numbers = Array.from({ length: columns }, (_, column) => (column + 1) % 10).join(' ');
    return [['Board', [...rows, numbers].join('\n')]];
  },
};
