/** How a ship had better be when Chaos is over: not beside stronger rivals, nor at the rim, nor out of energy, and near goods. */
import type { Seat } from '@orrery/kernel';
import { type Board, VOID } from '../board.ts';
import { tileData } from '../data.ts';
import type { Ship, State } from '../state.ts';
import { type Clock, energyWorth, fleetWorth } from './worth.ts';

/** The share of a ship that is feared for beside a stronger one, and of one that a laser can kill. */
const FEAR = 0.12;
const FAINT = 0.15;
/** For each neighbour missing to five: a wave could push it off there. */
const RIM = 0.12;
/** Of what lies one step away, or a few steps straight ahead. */
const NEAR = 0.12;
const ROW = 3;

/** How many tiles touch a tile. */
export function neighbours({ next }: Board, tile: number): number {
  let count = 0;
  for (let direction = 0; direction < 6; direction++) if (next[tile * 6 + direction] !== VOID) count++;
  return count;
}

/** What lies on a tile, in points. */
export function goodsWorth(s: State, clock: Clock, tile: number): number {
  const goods = s.goods[tile] as number;
  if (goods === 0) return 0;
  return tileData(s.board.types[tile] as number).kind === 'titanium' ? clock.titanium * goods : clock.energy * goods;
}

/** What can be reached next: all around, and straight ahead. */
export function reachWorth(s: State, clock: Clock, tile: number, facing: number): number {
  const { next } = s.board;
  let worth = 0;
  for (let direction = 0; direction < 6; direction++) {
    const beside = next[tile * 6 + direction] as number;
    if (beside !== VOID) worth += goodsWorth(s, clock, beside);
  }
  let ahead = tile;
  for (let step = 1; step <= ROW; step++) {
    ahead = next[ahead * 6 + facing] as number;
    if (ahead === VOID) break;
    worth += goodsWorth(s, clock, ahead);
  }
  return NEAR * worth;
}

/** A ship of a fleet of so many, with what it carries. */
export const shipWorth = (clock: Clock, ships: number, energy: number, titanium: number): number =>
  fleetWorth(clock, ships) - fleetWorth(clock, ships - 1) + energyWorth(clock, energy) + clock.titanium * titanium;

/** `worth` is what would be lost, `threat` the energy of the strongest rival beside. */
export function unrest(s: State, tile: number, energy: number, worth: number, threat: number): number {
  let loss = RIM * Math.max(0, 5 - neighbours(s.board, tile));
  if (threat > energy) loss += FEAR * worth;
  if (energy < s.settings.laserDamage) loss += FAINT * worth;
  return loss;
}

/** The energy of the strongest rival beside a tile; −1 if there is none. */
export function threatBeside(s: State, seat: Seat, tile: number): number {
  let threat = -1;
  for (const rival of s.ships)
    if (rival.seat !== seat && rival.energy > threat && isBeside(s.board, rival, tile)) threat = rival.energy;
  return threat;
}

function isBeside({ next }: Board, ship: Ship, tile: number): boolean {
  for (let direction = 0; direction < 6; direction++) if (next[ship.tile * 6 + direction] === tile) return true;
  return false;
}
