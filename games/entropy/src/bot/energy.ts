/** Who gets the new energy: the poorest first, and who carries titanium needs enough to send it. */
import type { Seat } from '@orrery/kernel';
import { CARD_IDS } from '../data.ts';
import { playerOf, type Ship, type State } from '../state.ts';

const TITANIUM_PORTAL = CARD_IDS.indexOf('titanium-portal');
const CARGO = 3;

/** The part of the new energy that ship `nr` gets; those before it have theirs already. */
export function energyFor(s: State, seat: Seat, nr: number): number {
  const ships = s.ships.filter((ship) => ship.seat === seat && ship.nr >= nr);
  const levels = ships.map((ship) => ship.energy - needOf(s, ship));
  const given = ships.map(() => 0);
  for (let left = playerOf(s, seat).newEnergy; left > 0; left--) {
    let poorest = 0;
    for (let i = 1; i < levels.length; i++) if ((levels[i] as number) < (levels[poorest] as number)) poorest = i;
    (levels[poorest] as number)++;
    (given[poorest] as number)++;
  }
  return given[0] as number;
}

const needOf = (s: State, { titanium }: Ship): number =>
  titanium >= CARGO ? (s.settings.cardEnergy[TITANIUM_PORTAL] as number) : 0;
