/** Battle [L3, L4]: each ship loses the energy of all opposing ships; who has nothing left is destroyed. */
import type { Context } from '@orrery/kernel';
import type { Way } from '../data.ts';
import type { Event, Fighter } from '../events.ts';
import { hexOf } from '../hexes.ts';
import { type Ship, shipsOn, type State } from '../state.ts';
import { destroy } from './loss.ts';
import { show } from './step.ts';

/** Between the player who arrives and the one who stands there: a tile at rest holds ships of one player only. */
export function fight(s: State, tile: number, arriving: number, way: Way, ctx: Context<Event>): void {
  const ships = shipsOn(s, tile);
  let brought = 0;
  let there = 0;
  for (const { seat, energy } of ships) {
    if (seat === arriving) brought += energy;
    else there += energy;
  }
  // Energies are read before anything is subtracted, so the losses of both sides are known by now.
  const fighters = ships.map((ship) => strike(ship, ship.seat === arriving, ship.seat === arriving ? there : brought));
  const at = hexOf(s.board.hexes[tile] as number);
  show(ctx, { kind: 'battle', at, way, ships: fighters });
  const losers = ships.filter(({ energy }) => energy <= 0);
  const cause = ({ seat }: Ship) => (seat === arriving ? 'battleArriving' : 'battleStanding');
  if (losers.length > 0) destroy(s, losers, cause, at, ctx);
}

function strike(ship: Ship, arriving: boolean, loss: number): Fighter {
  const { seat, nr, energy: before } = ship;
  ship.energy -= loss;
  return { seat, nr, before, loss, after: ship.energy, destroyed: ship.energy <= 0, arriving };
}
