/** Set-up [U1–U5]: tiles in turn, then one ship each. */
import { type ActionOfKind, shipPlace } from '../actions.ts';
import { inReadingOrder, tileAt, VOID } from '../board.ts';
import { keyOf, ORIGIN } from '../hexes.ts';
import { type QuestionOf, seatInTurn, type State } from '../state.ts';
import { asking, type PhaseRules, refuse } from './ask.ts';
import { drawTiles, layDrawn } from './tiles.ts';

/** `turn` counts the tiles placed. */
export const setupTiles: PhaseRules<'setupShips'> = {
  begin: () => undefined,
  run(s, ctx) {
    const seat = seatInTurn(s);
    if (s.turn === s.players.length * s.settings.setupTilesPerPlayer || s.stack.length === 0) return 'setupShips';
    drawTiles(s, seat, 1, ctx);
    const type = s.drawn[0] as number;
    if (s.board.hexes.length > 0) s.question = { kind: 'placeTile', seat, type };
    else {
      // The first tile has nothing to be placed beside: all places are alike.
      layDrawn(s, seat, ORIGIN, type, ctx);
      s.turn++;
    }
    return undefined;
  },
};

export const setupShips: PhaseRules<'draw'> = {
  begin: () => undefined,
  run(s) {
    if (s.turn === s.players.length) return 'draw';
    s.question = { kind: 'placeShip', seat: seatInTurn(s) };
    return undefined;
  },
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

export const placeShip = asking<QuestionOf<'placeShip'>, ActionOfKind<'placeShip'>>({
  answers: ['placeShip'],
  legal: (s) => inReadingOrder(s.board, startTiles(s)).map((tile) => placeOn(s, tile)),
  sole(s) {
    const tiles = startTiles(s);
    return tiles.length === 1 ? placeOn(s, tiles[0] as number) : undefined;
  },
  check(s, _question, _seat, { q, r }) {
    const tile = tileAt(s.board, keyOf(q, r));
    if (tile === VOID) return refuse('noTileThere', { q, r });
    if (isTaken(s, tile)) return refuse('tileTaken', { q, r });
    return startTiles(s).includes(tile) ? undefined : refuse('tooClose', { q, r });
  },
  apply(s, { seat }, _seat, { q, r }) {
    s.question = { kind: 'chooseFacing', seat, tile: tileAt(s.board, keyOf(q, r)) };
  },
});
