/** How a game ends, and who ranks where [E1–E5]. */
import type { Context, Outcome, Seat } from '@orrery/kernel';
import type { EndReason } from './data.ts';
import type { Event } from './events.ts';
import { isFlying, type State } from './state.ts';

export function endGame(s: State, reason: EndReason, ctx: Context<Event>): void {
  s.stage = 'gameOver';
  s.ending = reason;
  s.turn = -1;
  while (s.stack.length > 0) s.stack.pop(); // to set the length takes many times longer
  const winners: Seat[] = [];
  const places = ranks(s);
  for (let seat = 0; seat < s.pilots; seat++) if (places[seat] === 1) winners.push(seat);
  ctx.emit({ kind: 'gameEnded', reason, round: s.round, winners });
}

/** What is compared between pilots still flying when a limit ends the game. */
export interface Standing {
  readonly seat: Seat;
  readonly flyingShips: number;
  readonly damageDealt: number;
  readonly health: number;
}

/** Lost ships count for the damage they dealt, not for health. */
export function standing({ ships }: State, seat: Seat): Standing {
  const own = ships.filter(({ pilot }) => pilot === seat);
  const flying = own.filter((ship) => ship.flying);
  return {
    seat,
    flyingShips: flying.length,
    damageDealt: own.reduce((sum, ship) => sum + ship.damageDealt, 0),
    health: flying.reduce((sum, ship) => sum + ship.health, 0),
  };
}

/** Negative if a ranks above b. */
function compare({ settings }: State, a: Standing, b: Standing): number {
  const ships = b.flyingShips - a.flyingShips;
  const damage = b.damageDealt - a.damageDealt;
  const health = b.health - a.health;
  return ships || (settings.tieBreak === 'damageFirst' ? damage || health : health || damage);
}

/** Who is still flying comes first, by standing; then those who are out, the last first. */
function ranks(s: State): number[] {
  const places: number[] = [];
  const flying: Seat[] = [];
  for (let seat = 0; seat < s.pilots; seat++) {
    places.push(1);
    if (isFlying(s, seat)) flying.push(seat);
  }
  if (flying.length > 1) {
    const standings = flying.map((seat) => standing(s, seat));
    for (const own of standings) places[own.seat] = 1 + standings.filter((other) => compare(s, other, own) < 0).length;
  }
  let above = flying.length;
  for (const group of s.eliminated.toReversed()) {
    for (const seat of group) places[seat] = above + 1;
    above += group.length;
  }
  return places;
}

export function outcome(s: State): Outcome | undefined {
  if (s.ending === null) return undefined;
  const pilots = Array.from({ length: s.pilots }, (_, seat) => standing(s, seat));
  return {
    reason: s.ending,
    ranks: ranks(s),
    breakdown: {
      round: s.round,
      pilots: pilots.map(({ flyingShips, damageDealt, health }) => ({ flyingShips, damageDealt, health })),
    },
  };
}
