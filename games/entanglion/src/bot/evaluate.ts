/** For search: how good a state is for a seat, from lost (0) to won (1). */
import type { Seat } from '@orrery/kernel';
import { totalOf } from '../data.ts';
import { outcome } from '../end.ts';
import { qpOf } from '../rules/fleet.ts';
import { otherThan, playerOf, type State } from '../state.ts';

/** A lead of so much Quantum Power is worth three quarters. */
const SCALE = 4;

/** What a fleet has, and what it will make of it while rounds are left. */
function strength(s: State, seat: Seat): number {
  const player = playerOf(s, seat);
  const left = Math.max(0, s.limit - s.round);
  const future = Math.min(1, left / 2);
  const growth = player.pirates.includes('compadre') ? left * Math.floor(player.pirates.length / 2) : 0;
  const cards = 0.25 * player.events.length + 0.1 * player.pirates.length;
  return qpOf(s, seat) + growth + future * (0.6 * totalOf(player.cargo) + cards) + 0.01 * totalOf(player.cargo);
}

export function evaluate(s: State, seat: Seat): number {
  const end = outcome(s);
  if (end) return end.ranks[0] === end.ranks[1] ? 0.5 : end.ranks[seat] === 1 ? 1 : 0;
  const lead = strength(s, seat) - strength(s, otherThan(seat));
  return 0.5 + lead / (2 * (SCALE + Math.abs(lead)));
}
