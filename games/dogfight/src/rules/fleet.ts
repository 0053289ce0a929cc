/** A pilot's ships: which of them may do something, and what is wrong with one that somebody named. */
import type { Seat } from '@orrery/kernel';
import { type Ship, shipNamed, type State } from '../state.ts';
import { type Refused, refuse } from './refusals.ts';

/** Whether a ship may do something now. */
export type May = (s: State, ship: Ship) => boolean;

/** A pilot's ships that may, in the order of their ids. */
export function shipsThat(s: State, may: May, pilot: Seat): Ship[] {
  return s.ships.filter((ship) => ship.pilot === pilot && may(s, ship));
}

/** The ship of a pilot that may, if there is one; there may be several. */
export function shipThat(s: State, may: May, pilot: Seat): Ship | 'several' | undefined {
  let only: Ship | undefined;
  for (const ship of s.ships) {
    if (ship.pilot !== pilot || !may(s, ship)) continue;
    if (only) return 'several';
    only = ship;
  }
  return only;
}

/** Why a pilot cannot act with a ship of that name, whatever it is to do. */
export function checkOwn(s: State, seat: Seat, id: string): Refused | undefined {
  const ship = shipNamed(s, id);
  if (!ship) return refuse('no-such-ship', { ship: id });
  if (ship.pilot !== seat) return refuse('not-yours', { ship: id });
  return ship.flying ? undefined : refuse('ship-lost', { ship: id });
}
