/** Strength [I5]: number + ships × multiplier + bonuses + reinforcements. */
import type { Seat } from '@orrery/kernel';
import type { Strength } from '../counts.ts';
import { cardOf, type Side } from '../data.ts';
import { hooksOf } from '../hooks.ts';
import { partOf, type Stack, stackOn, type State } from '../state.ts';
import { commands } from './ships.ts';

/** A main player's stack in the invasion, while it takes that player's orders. */
export function forceOf(s: State, side: Side): Stack | undefined {
  const { seat, site } = partOf(s, side);
  const stack = stackOn(s, site);
  return stack && commands(s, seat, stack) ? stack : undefined;
}

/** What each ship of a player counts; multipliers never combine, the highest applies. */
export function multiplierOf(s: State, seat: Seat, side: Side, site: string): number {
  const walls = side === 'defender' && s.fortresses.includes(site) ? s.options.fortressMultiplier : 1;
  let highest = walls;
  for (const ask of hooksOf(s, seat).multiplier) highest = Math.max(highest, ask(s, seat, side));
  return highest;
}

export function strengthOf(s: State, side: Side): Strength {
  const { seat, site, number, reinforcements: cards } = partOf(s, side);
  const stack = forceOf(s, side);
  const ships = stack ? stack.ships + stack.attached : 0;
  const multiplier = multiplierOf(s, seat, side, site);
  let bonus = 0;
  for (const ask of hooksOf(s, seat).bonus) bonus += ask(s, seat, side);
  let reinforcements = 0;
  for (const card of cards) reinforcements += cardOf(card).value;
  return {
    number,
    ships,
    multiplier,
    bonus,
    reinforcements,
    total: number + ships * multiplier + bonus + reinforcements,
  };
}
