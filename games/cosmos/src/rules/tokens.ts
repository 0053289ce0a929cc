/** Tokens between the bank and the players [P1]. */
import type { Seat } from '@orrery/kernel';
import { RESOURCES, type Resource } from '../data.ts';
import { type Ctx, playerOf, type State } from '../state.ts';

export const inBank = (s: State): Resource[] => RESOURCES.filter((resource) => s.bank[resource] > 0);

/** Tokens of both kinds: a player's, or the bank's. */
type Tokens = Record<Resource, number>;

const countIn = ({ mineral, gas }: Tokens, resource: Resource): number => (resource === 'gas' ? gas : mineral);

function add(tokens: Tokens, resource: Resource, count: number): void {
  if (resource === 'gas') tokens.gas += count;
  else tokens.mineral += count;
}

/** As many as the bank has; what it lacks is lost. Gives what was paid. */
export function collect(s: State, seat: Seat, resource: Resource, count: number): number {
  const paid = Math.min(count, countIn(s.bank, resource));
  add(s.bank, resource, -paid);
  add(playerOf(s, seat), resource, paid);
  return paid;
}

export function pay(s: State, seat: Seat, resource: Resource, count: number): void {
  if (count === 0) return;
  add(s.bank, resource, count);
  add(playerOf(s, seat), resource, -count);
}

/** One token for a player, told to all. */
export function gain(s: State, seat: Seat, resource: Resource, why: 'free' | 'spoils' | 'gift', ctx: Ctx): void {
  if (collect(s, seat, resource, 1) > 0) ctx.emit({ kind: 'gained', seat, resource, why });
}
