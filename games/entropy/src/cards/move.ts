/** Move 1, Move 2, Move 3 [M1]: straight ahead, step by step, landing on the last tile. */
import type { Context } from '@orrery/kernel';
import { VOID } from '../board.ts';
import { cardData, type Loss } from '../data.ts';
import type { Event } from '../events.ts';
import { hexOf, STEPS } from '../hexes.ts';
import { arrive } from '../rules/landing.ts';
import { destroy } from '../rules/loss.ts';
import type { Runs } from '../rules/step.ts';
import { type Ship, shipOf, type State } from '../state.ts';

const FLEW_OFF = (): Loss => 'flewOff';

/** With `landing` eachStep a question may come on every tile, so each step waits for what comes of the one before. */
export function move(s: State, ship: Ship, card: number, ctx: Context<Event>): void {
  const steps = cardData(card).amount;
  if (s.settings.landing === 'last') return fly(s, ship, 1, steps, steps, ctx);
  for (let step = steps; step > 0; step--) s.stack.push({ kind: 'flight', seat: ship.seat, nr: ship.nr, step, steps });
}

export const flight: Runs<'flight'> = {
  stages: [
    (s, ctx, { seat, nr, step, steps }) => {
      const ship = shipOf(s, seat, nr);
      if (ship) fly(s, ship, step, step, steps, ctx); // else it was lost on the way
      return 'leave';
    },
  ],
};

/** Steps number `from` to `to` of a move, and the arrival. */
function fly(s: State, ship: Ship, from: number, to: number, steps: number, ctx: Context<Event>): void {
  const { seat, nr, facing } = ship;
  for (let step = from; step <= to; step++) {
    const hex = s.board.hexes[ship.tile] as number;
    const next = hexOf(hex + (STEPS[facing] as number));
    const ahead = s.board.next[ship.tile * 6 + facing] as number;
    const off = ahead === VOID;
    if (!off) ship.tile = ahead;
    ctx.emit({ kind: 'shipMoved', seat, nr, from: hexOf(hex), to: next, step, steps, off });
    if (off) return destroy(s, [ship], FLEW_OFF, next, ctx); // its last step and its end are one picture
    ctx.beat();
  }
  arrive(s, [ship], ship.tile, 'move', ctx);
}
