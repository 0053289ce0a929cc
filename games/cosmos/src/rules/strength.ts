/** Strength [I5]: number + ships × multiplier + bonuses + reinforcements. */
import type { Seat } from '@orrery/kernel';
import type { Strength } from '../counts.ts';
import { cardOf, type Side } from '../data.ts';
import { answersOf, sumOf } from '../hooks.ts';
import { invasionIn, type Stack, stackOn, type State } from '../state.ts';
import { commands } from './ships.ts';

/** A main player's stack in the invasion, while it takes that player's orders. */
export function forceOf(s: State, side: Side): Stack | undefined {
  const { seat, site } = invasionIn(s)[side];
  const stack = stackOn(s, site);
  return stack && commands(s, seat, stack) ? stack : undefined;
}

/** What each ship of a player counts; multipliers never combine, the highest applies. */
export function multiplierOf(s: State, seat: Seat, side: Side, site: string): number {
  const walls = side === 'defender' && s.fortresses.includes(site) ? s.options.fortressMultiplier : 1;
  return Math.max(walls, ...answersOf(s, seat, 'multiplier', (ability) => ability.multiplier?.(s, seat, side)));
}

export function strengthOf(s: State, side: Side): Strength {
  const { seat, site, number, reinforcements: cards } = invasionIn(s)[side];
  const stack = forceOf(s, side);
  const ships = stack ? stack.ships + stack.attached : 0;
  const multiplier = multiplierOf(s, seat, side, site);
  const bonus = sumOf(s, seat, 'bonus', (ability) => ability.bonus?.(s, seat, side));
  const reinforcements = cards.reduce((sum, card) => sum + cardOf(card).value, 0);
  return {
    number,
    ships,
    multiplier,
    bonus,
    reinforcements,
    total: number + ships * multiplier + bonus + reinforcements,
  };
}
