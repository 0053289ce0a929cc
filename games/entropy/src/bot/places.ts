/** Where ships and tiles go: near goods and portals, away from rivals. */
import type { Random, Seat } from '@orrery/kernel';
import type { Action } from '../actions.ts';
import { tileAt, VOID } from '../board.ts';
import { TILE_IDS, tileData } from '../data.ts';
import { distance, type Hex, hexOf, keyOf, STEPS } from '../hexes.ts';
import type { State } from '../state.ts';
import { bestBy } from './best.ts';
import { goodsWorth, neighbours, threatBeside } from './rest.ts';
import { type Clock, clockOf, portalWorth } from './worth.ts';

const ROW = 3;
/** A tile straight ahead, whatever is on it. */
const AHEAD = 0.25;
/** How much of what lies around a start tile counts, and how much of the best row. */
const AROUND = 0.3;
const BEST_ROW = 0.5;
const NEIGHBOUR = 0.15;
/** A rival beside a new ship. */
const BESIDE_RIVAL = 0.9;
/** Being so many steps nearer than the others is as good as it gets. */
const AWAY = 3;

const hexAt = (s: State, tile: number): Hex => hexOf(s.board.hexes[tile] as number);
/** Something small, so that chance decides between equals. */
const crumb = (random: Random): number => random.int(1024) / 1_000_000;

/** What a ship gets by landing on a tile. */
function landingWorth(s: State, seat: Seat, clock: Clock, tile: number): number {
  const type = s.board.types[tile] as number;
  const isNew = tileData(type).kind === 'portal' && s.owners[tile] !== seat;
  return goodsWorth(s, clock, tile) + (isNew ? portalWorth(s, clock, type) : 0);
}

/** What lies straight ahead: the nearer the better, and no void. */
export function facingWorth(s: State, clock: Clock, tile: number, facing: number): number {
  let worth = 0;
  let ahead = tile;
  for (let step = 1; step <= ROW; step++) {
    ahead = s.board.next[ahead * 6 + facing] as number;
    if (ahead === VOID) break;
    worth += AHEAD + goodsWorth(s, clock, ahead) / step;
  }
  return worth;
}

export function chooseStart(s: State, seat: Seat, legal: readonly Action[], random: Random): Action {
  const clock = clockOf(s);
  return bestBy(legal, (option) =>
    option.kind === 'placeShip'
      ? startWorth(s, seat, clock, tileAt(s.board, keyOf(option.q, option.r))) + crumb(random)
      : 0,
  );
}

/** A start tile: what is there, what lies within three steps, and the best row. */
function startWorth(s: State, seat: Seat, clock: Clock, tile: number): number {
  let worth = landingWorth(s, seat, clock, tile);
  const at = hexAt(s, tile);
  for (let other = 0; other < s.board.hexes.length; other++) {
    const steps = distance(at, hexAt(s, other));
    if (steps > 0 && steps <= ROW) worth += (AROUND * landingWorth(s, seat, clock, other)) / steps;
  }
  let row = 0;
  for (let facing = 0; facing < 6; facing++) row = Math.max(row, facingWorth(s, clock, tile, facing));
  return worth + BEST_ROW * row + NEIGHBOUR * neighbours(s.board, tile);
}

/** A tile for a new ship: goods or a portal, away from enemies. Below 0 if it would be lost there. */
export function newShipPlaceWorth(s: State, seat: Seat, clock: Clock, tile: number): number {
  if (s.tokens.some((token) => token.tile === tile)) return -1;
  if (s.ships.some((ship) => ship.tile === tile && ship.seat !== seat)) return -1;
  const worth = 1 + landingWorth(s, seat, clock, tile) + NEIGHBOUR * neighbours(s.board, tile);
  return threatBeside(s, seat, tile) < 0 ? worth : worth - BESIDE_RIVAL;
}

export function chooseTilePlace(s: State, seat: Seat, type: number, legal: readonly Action[], random: Random): Action {
  const wanted = tileWorth(s, clockOf(s), type);
  return bestBy(legal, (option) =>
    option.kind === 'placeTile' ? tilePlaceWorth(s, seat, wanted, keyOf(option.q, option.r)) + crumb(random) : 0,
  );
}

/** How much a player likes a tile to lie on a void hex: goods near, gaps closed. */
function tilePlaceWorth(s: State, seat: Seat, wanted: number, key: number): number {
  let touching = 0;
  for (let direction = 0; direction < 6; direction++)
    if (s.board.hexes.includes(key + (STEPS[direction] as number))) touching++;
  if (s.ships.length === 0) return touching; // a compact table is best for everybody
  let own = Infinity;
  let rivals = Infinity;
  for (const ship of s.ships) {
    const steps = distance(hexOf(key), hexAt(s, ship.tile));
    if (ship.seat === seat) own = Math.min(own, steps);
    else rivals = Math.min(rivals, steps);
  }
  const nearer = Math.max(-AWAY, Math.min(AWAY, rivals - own));
  return wanted * nearer - 0.5 * own + 0.2 * touching;
}

/** The best of the drawn tiles comes first: it gets the best place. */
export function choosePick(s: State, legal: readonly Action[]): Action {
  const clock = clockOf(s);
  return bestBy(legal, (option) =>
    option.kind === 'pickTile' ? tileWorth(s, clock, TILE_IDS.indexOf(option.tile)) : 0,
  );
}

/** What a tile gives to who comes there first. */
function tileWorth(s: State, clock: Clock, type: number): number {
  const { kind, amount } = tileData(type);
  if (kind === 'titanium') return clock.titanium * amount;
  if (kind === 'energy') return clock.energy * amount;
  return kind === 'portal' ? portalWorth(s, clock, type) : 0;
}
