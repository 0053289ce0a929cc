/** What the table offers to one player who takes all others as standing still: by tile, made once for all programs. */
import type { Seat } from '@orrery/kernel';
import { VOID } from '../board.ts';
import { CARD_IDS, tileData } from '../data.ts';
import { checkPortals, outputOf } from '../rules/production.ts';
import { countShips, isOut, NOBODY, playerOf, type State } from '../state.ts';
import { leadOf } from './evaluate.ts';
import { shipWorth } from './rest.ts';
import { type Clock, clockOf, fleetWorth, PORTAL, portalWorth, worths } from './worth.ts';

/** Entropy that each of the others is expected to add in this Chaos. */
const OTHERS_ADD = 12;
/** What an era more is worth late in the game to who is behind, and to titanium that waits for a Titanium Portal. */
const LATE = 3;
const BEHIND = 2.5;
const WAITING = 0.3;
const TITANIUM_PORTAL = CARD_IDS.indexOf('titanium-portal');

export interface Outlook {
  readonly s: State;
  readonly seat: Seat;
  readonly clock: Clock;
  readonly ships: number;
  /** By tile: what landing there changes in portals. */
  readonly portal: readonly number[];
  /** By tile: energy of the rivals there; −1 for none. */
  readonly guard: readonly number[];
  /** By tile: the least energy of a rival there. */
  readonly weakest: readonly number[];
  /** By tile: what the rivals there would lose. */
  readonly prize: readonly number[];
  /** By tile: whether they act later in a round. */
  readonly later: readonly boolean[];
  /** By tile: energy of the strongest rival beside it; −1 for none. */
  readonly threat: readonly number[];
  /** What it is worth to lower entropy by one; 0 when it had better run. */
  readonly tidy: number;
}

export function outlookOf(s: State, seat: Seat): Outlook {
  const clock = expected(s);
  const tiles = s.board.types.length;
  const guard = new Array<number>(tiles).fill(-1);
  const weakest = new Array<number>(tiles).fill(0);
  const prize = new Array<number>(tiles).fill(0);
  const threat = new Array<number>(tiles).fill(-1);
  const later = new Array<boolean>(tiles).fill(false);
  const rivals = rivalsOf(s, seat);
  for (const rival of s.ships) {
    if (rival.seat === seat) continue;
    const { tile, energy } = rival;
    weakest[tile] = guard[tile] === -1 ? energy : Math.min(weakest[tile] as number, energy);
    guard[tile] = Math.max(0, guard[tile] as number) + energy;
    const fleet = countShips(s, rival.seat);
    (prize[tile] as number) += shipWorth(clock, fleet, energy, rival.titanium) / rivals;
    later[tile] = isLater(s, rival.seat, seat);
    for (let direction = 0; direction < 6; direction++) {
      const beside = s.board.next[tile * 6 + direction] as number;
      if (beside !== VOID && energy > (threat[beside] as number)) threat[beside] = energy;
    }
  }
  const ships = countShips(s, seat);
  const portal = portals(s, seat, clock, rivals);
  return { s, seat, clock, ships, portal, guard, weakest, prize, later, threat, tidy: tidyWorth(s, seat, clock) };
}

const rivalsOf = (s: State, seat: Seat): number =>
  Math.max(1, s.players.filter((_, other) => other !== seat && !isOut(s, other)).length);

/** If the others are likely to use up what is left of the clock, this era is the last. */
function expected(s: State): Clock {
  const clock = clockOf(s);
  const left = -s.entropy - OTHERS_ADD * s.players.filter(({ out }) => out === 0).length;
  return left > 0 ? clock : { ...clock, eras: 0, titanium: 0, energy: 0 };
}

function isLater(s: State, other: Seat, seat: Seat): boolean {
  const seats = s.players.length;
  const turn = (one: Seat) => (one - s.startingPlayer + seats) % seats;
  return turn(other) > turn(seat);
}

/** Stealing a portal also takes it from a rival. */
function portals(s: State, seat: Seat, clock: Clock, rivals: number): number[] {
  return s.board.types.map((type, tile) => {
    const owner = s.owners[tile] as number;
    if (tileData(type).kind !== 'portal' || owner === seat) return 0;
    return portalWorth(s, clock, type) * (owner === NOBODY ? 1 : 1 + 1 / rivals);
  });
}

/**
 * What it is worth to lower entropy: late, and never when ahead. It pays when behind, when titanium waits for a Titanium Portal, and when it keeps
 * two or more own portals going.
 */
function tidyWorth(s: State, seat: Seat, clock: Clock): number {
  if (clock.eras === 0 || clock.eras >= LATE) return 0;
  const lead = leadOf(worths(s, clock), seat);
  if (lead > 0) return 0;
  let worth = BEHIND;
  if (playerOf(s, seat).hand[TITANIUM_PORTAL] === 0)
    for (const ship of s.ships) if (ship.seat === seat) worth += WAITING * ship.titanium;
  const portals = checkPortals(s, s.entropy).filter((portal) => portal.seat === seat && portal.active);
  if (portals.length > 1) worth += PORTAL * outputOf(portals);
  return worth / clock.rise;
}

/** What one more ship is worth. */
export const newShipWorth = ({ clock, ships }: Outlook): number =>
  fleetWorth(clock, ships + 1) - fleetWorth(clock, ships);
