/** The same game on boardgame.io's server, which keeps it in memory. */
import { createRequire } from 'node:module';
import { COLUMNS, ROWS } from './moves.mjs';

const { Server } = createRequire(import.meta.url)('boardgame.io/server');

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];

function wins(columns, column, row, disc) {
  return DIRECTIONS.some(([x, y]) => {
    const reach = (sign) => {
      let far = 1;
      while (columns[column + sign * far * x]?.[row + sign * far * y] === disc) far++;
      return far - 1;
    };
    return reach(1) + reach(-1) >= 3;
  });
}

const game = {
  name: 'connect-four',
  setup: () => ({ columns: Array.from({ length: COLUMNS }, () => []) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop({ G, ctx, events }, column) {
      const discs = G.columns[column];
      if (!discs || discs.length >= ROWS) throw new Error('no such column, or a full one');
      discs.push(ctx.currentPlayer);
      if (wins(G.columns, column, discs.length - 1, ctx.currentPlayer)) events.endGame({ winner: ctx.currentPlayer });
      else if (G.columns.every(({ length }) => length === ROWS)) events.endGame({ draw: true });
    },
  },
};

const { appServer } = await Server({ games: [game], origins: [/./] }).run({ port: 0 });
console.log(`boardgame.io is at http://127.0.0.1:${appServer.address().port}`);
