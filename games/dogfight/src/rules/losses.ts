/** Ships that are lost, pilots that are out, and whether that ends the game [G2, E1, E2]. */
import type { Context, Seat } from '@orrery/kernel';
import type { Loss } from '../data.ts';
import { endGame } from '../end.ts';
import type { Event } from '../events.ts';
import type { Runs } from '../frames.ts';
import type { ShipId } from '../ships.ts';
import { isFlying, NO_POSE, poseOf, type Ship, shipOf, type State } from '../state.ts';

/** Ships are removed together: pilots who lose their last ship in one removal are out together. */
export const loss: Runs<'loss'> = {
  stages: [
    (s, ctx, { ships, by }) => {
      for (const id of ships) remove(s, shipOf(s, id), by, ctx);
      s.eventful = true;
      eliminate(s, ships, ctx);
      ctx.beat();
      const flying = countFlying(s);
      if (flying === 1) endGame(s, 'lastFlying', ctx);
      else if (flying === 0) endGame(s, 'allDestroyed', ctx);
      return 'leave';
    },
  ],
};

/** What a lost ship had of health and damage stays on record. */
function remove(s: State, ship: Ship, by: Loss, ctx: Context<Event>): void {
  const { pilot, id } = ship;
  ctx.emit({ kind: 'shipLost', seat: pilot, ship: id, by, round: s.round, pose: poseOf(ship) });
  ship.flying = false;
  ship.lostBy = by;
  ship.altitude = 0;
  ship.x = 0;
  ship.y = 0;
  ship.h = NO_POSE;
}

/** Whoever has nothing left in the air after this removal is out. */
function eliminate(s: State, lost: readonly ShipId[], ctx: Context<Event>): void {
  const out: Seat[] = [];
  for (const id of lost) {
    const { pilot } = shipOf(s, id);
    if (!isFlying(s, pilot) && !out.includes(pilot)) out.push(pilot);
  }
  if (out.length === 0) return;
  s.eliminated.push(out);
  for (const seat of out) ctx.emit({ kind: 'pilotEliminated', seat, round: s.round });
}

function countFlying(s: State): number {
  let flying = 0;
  for (let pilot = 0; pilot < s.pilots; pilot++) if (isFlying(s, pilot)) flying++;
  return flying;
}
