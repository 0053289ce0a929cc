/** Set-up [U1–U5]: tiles in turn, then one ship each. */
import { type ActionOfKind, shipPlace } from '../actions.ts';
import { inReadingOrder, tileAt, VOID } from '../board.ts';
import { keyOf, ORIGIN } from '../hexes.ts';
import { refuse } from '../refusals.ts';
import { seatInTurn, type State } from '../state.ts';
import { asking, begins, type PlainStage } from './step.ts';
import { drawTiles, layDrawn } from './tiles.ts';

/** In turn, tile by tile [U2]: as many lie as turns are over. */
export const setupTiles: PlainStage = (s, ctx) => {
  const placed = s.board.hexes.length;
  if (placed === s.players.length * s.settings.setupTilesPerPlayer || s.tileStack.length === 0) return undefined;
  const seat = seatInTurn(s, placed);
  drawTiles(s, seat, 1, ctx);
  const type = s.drawn[0] as number;
  // The first tile has nothing to be placed beside: all places are alike.
  if (placed === 0) layDrawn(s, seat, ORIGIN, type, ctx);
  else s.stack.push({ kind: 'placeTile', seat, type });
  return 'again';
};

/** In turn, a ship each [U3]. */
export const setupShips: PlainStage = (s, ctx) => {
  begins(s, 'setupShips', ctx);
  if (s.ships.length === s.players.length) return undefined;
  s.stack.push({ kind: 'placeShip', seat: seatInTurn(s, s.ships.length) });
  return 'again';
};

const isTaken = (s: State, tile: number): boolean => s.ships.some((ship) => ship.tile === tile);

/** The tiles two or more steps from every ship; if there is none, all that are free. */
function startTiles({ board, ships }: State): number[] {
  const near: boolean[] = [];
  for (const { tile } of ships) {
    near[tile] = true;
    for (let way = tile * 6; way < tile * 6 + 6; way++) {
      const beside = board.next[way] as number;
      if (beside !== VOID) near[beside] = true;
    }
  }
  const tiles: number[] = [];
  for (let tile = 0; tile < board.hexes.length; tile++) if (!near[tile]) tiles.push(tile);
  if (tiles.length > 0) return tiles;
  return board.hexes.map((_, tile) => tile).filter((tile) => !ships.some((ship) => ship.tile === tile));
}

const placeOn = (s: State, tile: number) => shipPlace(s.board.hexes[tile] as number);

export const placeShip = asking<'placeShip', ActionOfKind<'placeShip'>>({
  answers: ['placeShip'],
  legal: (s) => inReadingOrder(s.board, startTiles(s)).map((tile) => placeOn(s, tile)),
  sole(s) {
    const tiles = startTiles(s);
    return tiles.length === 1 ? placeOn(s, tiles[0] as number) : undefined;
  },
  check(s, { q, r }) {
    const tile = tileAt(s.board, keyOf(q, r));
    if (tile === VOID) return refuse('no-tile-there', { q, r });
    if (isTaken(s, tile)) return refuse('tile-taken', { q, r });
    return startTiles(s).includes(tile) ? undefined : refuse('too-close', { q, r });
  },
  apply(s, { q, r }, _ctx, { seat }) {
    s.stack.push({ kind: 'chooseFacing', seat, tile: tileAt(s.board, keyOf(q, r)), by: null });
  },
});
