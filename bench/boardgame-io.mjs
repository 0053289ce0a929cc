/** The same game and the same random play through boardgame.io's reducer, as its own bots drive it. */
import { createRequire } from 'node:module';
import { wins } from './floor.mjs';

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');

const HEIGHT = 7;
const game = {
  name: 'connect-four',
  setup: () => ({ cells: new Array(9 * HEIGHT).fill(0), heights: new Array(7).fill(0), moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop({ G, ctx, events }, column) {
      const disc = Number(ctx.currentPlayer) + 1;
      const at = (column + 1) * HEIGHT + G.heights[column]++;
      G.cells[at] = disc;
      G.moves++;
      if (wins(G.cells, at, disc)) events.endGame({ winner: ctx.currentPlayer });
      else if (G.moves === 42) events.endGame({ draw: true });
    },
  },
};
const reducer = CreateGameReducer({ game });

/** Plays one random game; returns its number of moves. */
export function boardgameIoGame(random) {
  let state = InitializeGame({ game, numPlayers: 2 });
  while (state.ctx.gameover === undefined) {
    const open = state.G.heights.flatMap((height, column) => (height < 6 ? [column] : []));
    const payload = { type: 'drop', args: [open[random.int(open.length)]], playerID: state.ctx.currentPlayer };
    state = reducer(state, { type: 'MAKE_MOVE', payload });
  }
  return state.G.moves;
}
