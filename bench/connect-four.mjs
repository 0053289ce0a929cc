/**
 * Connect Four through the kernel's `Game` interface, written for speed: what the kernel itself costs, beside the floor.
 * The game of the catalogue is written for readers. Bench only: no words, no bot, and the board has its usual size.
 */
import { wins } from './floor.mjs';

const COLUMNS = 7;
const ROWS = 6;
const HEIGHT = ROWS + 1;
const ALL = COLUMNS * ROWS;

// Equal actions and decisions are the same objects, made once: play allocates nothing.
const DROPS = Array.from({ length: COLUMNS }, (_, column) => ({ kind: 'drop', column }));
const TURNS = [0, 1].map((seat) => [{ seat, kind: 'drop' }]);
const NONE = [];
/** The open columns, by the bits of those that are full. */
const OPEN = Array.from({ length: 1 << COLUMNS }, (_, full) => DROPS.filter(({ column }) => !(full & (1 << column))));

const isOver = (s) => s.winner >= 0 || s.moves === ALL;

export const tunedConnectFour = {
  id: 'tuned-connect-four',
  title: 'Connect Four, tuned',
  seats: { min: 2, max: 2 },
  options: { fields: {} },
  streams: [],
  reach: {},
  setup: () => ({
    cells: new Array((COLUMNS + 2) * HEIGHT).fill(0),
    heights: new Array(COLUMNS).fill(0),
    full: 0,
    moves: 0,
    winner: -1,
  }),
  decisions: (s) => (isOver(s) ? NONE : TURNS[s.moves & 1]),
  legal: (s, seat) => (isOver(s) || seat !== (s.moves & 1) ? NONE : OPEN[s.full]),
  apply(s, seat, { column }, ctx) {
    const row = s.heights[column];
    const at = (column + 1) * HEIGHT + row;
    s.cells[at] = seat + 1;
    s.heights[column] = row + 1;
    if (row + 1 === ROWS) s.full |= 1 << column;
    s.moves++;
    ctx.emit({ kind: 'dropped', seat, column, row });
    if (wins(s.cells, at, seat + 1)) {
      s.winner = seat;
      ctx.emit({ kind: 'lined-up', seat });
    }
  },
};
