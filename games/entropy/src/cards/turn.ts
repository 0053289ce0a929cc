/** The five Turn cards [M2]: the ship turns where it stands. */
import type { Context } from '@orrery/kernel';
import { cardData } from '../data.ts';
import type { Event } from '../events.ts';
import { hexOf, turned } from '../hexes.ts';
import { show } from '../rules/step.ts';
import type { Ship, State } from '../state.ts';

export function turn(s: State, ship: Ship, card: number, ctx: Context<Event>): void {
  const before = ship.facing;
  ship.facing = turned(before, cardData(card).amount);
  const at = hexOf(s.board.hexes[ship.tile] as number);
  show(ctx, { kind: 'shipTurned', seat: ship.seat, nr: ship.nr, at, facing: { before, after: ship.facing } });
}
