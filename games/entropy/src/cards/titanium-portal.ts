/** Titanium Portal [M4]: sends any part of the titanium aboard away, one point for each. Works anywhere. */
import { assert, type Context } from '@orrery/kernel';
import { type ActionOfKind, amountsUpTo } from '../actions.ts';
import type { Event } from '../events.ts';
import { hexOf } from '../hexes.ts';
import { refuse } from '../refusals.ts';
import { asking, show } from '../rules/step.ts';
import { playerOf, type QuestionOf, type Ship, shipOf, type State } from '../state.ts';

export function titaniumPortal(s: State, ship: Ship, _card: number, ctx: Context<Event>): void {
  if (ship.titanium > 0) s.stack.push({ kind: 'transportAmount', seat: ship.seat, nr: ship.nr });
  else send(s, ship, 0, ctx);
}

function send(s: State, ship: Ship, amount: number, ctx: Context<Event>): void {
  const { seat, nr } = ship;
  const player = playerOf(s, seat);
  ship.titanium -= amount;
  player.points += amount;
  const at = hexOf(s.board.hexes[ship.tile] as number);
  const points = { before: player.points - amount, after: player.points };
  show(ctx, { kind: 'titaniumSent', seat, nr, at, amount, left: ship.titanium, points });
}

type Sending = QuestionOf<'transportAmount'>;

function sender(s: State, { seat, nr }: Sending): Ship {
  const ship = shipOf(s, seat, nr);
  assert(ship, 'no ship to send titanium');
  return ship;
}

export const transportAmount = asking<'transportAmount', ActionOfKind<'transportAmount'>>({
  answers: ['transportAmount'],
  legal: (s, question) => amountsUpTo('transportAmount', sender(s, question).titanium),
  check(s, { amount }, question) {
    const { titanium } = sender(s, question);
    return amount > titanium ? refuse('titanium-short', { amount, most: titanium }) : undefined;
  },
  apply: (s, { amount }, ctx, question) => send(s, sender(s, question), amount, ctx),
});
