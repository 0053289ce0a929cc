/** For search: how good a state is for a seat, from 0 (lost) to 1 (won). */
import type { Seat } from '@orrery/kernel';
import { boardOf, type State } from '../state.ts';
import { scoreOf, targetOf } from '../rules/score.ts';
import { likelihood } from './sketch.ts';

/** Points first; ships, tokens, cards and free planets in reach are points to come. */
function strengthOf(s: State, seat: Seat): number {
  const { beside, isPlanetAt } = boardOf(s);
  const player = s.players[seat];
  if (!player) return 0;
  const reach = new Set<number>();
  let ships = 0;
  for (const [at, stack] of s.stacks.entries()) {
    if (stack?.owner !== seat) continue;
    ships += stack.ships;
    for (const next of beside[at] ?? []) if (isPlanetAt[next] && !s.stacks[next]) reach.add(next);
  }
  const tokens = player.mineral + player.gas;
  return scoreOf(s, seat) + 0.07 * ships + 0.2 * tokens + 0.05 * player.hand.length + 0.16 * reach.size;
}

export function evaluate(s: State, seat: Seat): number {
  if (s.ending) return s.ending.winner === seat ? 1 : 0;
  const own = strengthOf(s, seat);
  const best = Math.max(...s.players.map((_, other) => (other === seat ? 0 : strengthOf(s, other))));
  return likelihood((own - best) / (0.3 * targetOf(s)));
}
