/** Tokens between the bank and the players [P1]. */
import type { Seat } from '@orrery/kernel';
import { RESOURCES, type Resource } from '../data.ts';
import { type Ctx, playerOf, type State } from '../state.ts';

export const inBank = (s: State): Resource[] => RESOURCES.filter((resource) => s.bank[resource] > 0);

/** As many as the bank has; what it lacks is lost. Gives what was paid. */
export function collect(s: State, seat: Seat, resource: Resource, count: number): number {
  const paid = Math.min(count, s.bank[resource]);
  s.bank[resource] -= paid;
  playerOf(s, seat)[resource] += paid;
  return paid;
}

export function pay(s: State, seat: Seat, resource: Resource, count: number): void {
  if (count === 0) return;
  s.bank[resource] += count;
  playerOf(s, seat)[resource] -= count;
}

/** One token for a player, told to all. */
export function gain(s: State, seat: Seat, resource: Resource, why: 'free' | 'spoils' | 'gift', ctx: Ctx): void {
  if (collect(s, seat, resource, 1) > 0) ctx.emit({ kind: 'gained', seat, resource, why });
}
