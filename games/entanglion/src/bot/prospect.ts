/**
 * For search, where a round begins: how likely a seat is to win. The weights stay close to those that best told the final lead
 * from the table at the start of a round, over 900 games of keen fleets, against each other and against scripted ones. Event
 * cards in hand told next to nothing.
 */
import type { Seat } from '@orrery/kernel';
import { totalOf } from '../data.ts';
import { qpOf } from '../rules/fleet.ts';
import { otherThan, playerOf, type State } from '../state.ts';
import { view } from '../view.ts';
import { evaluate } from './evaluate.ts';
import { bestPurchase, sketch } from './sketch.ts';
import { PLAIN } from './taste.ts';

/** The Quantum Power that a fleet can count on in the end, with so many rounds to come. */
function expected(s: State, seat: Seat, left: number): number {
  const { cargo, pirates } = playerOf(s, seat);
  const affordable = bestPurchase(sketch(view(s, seat), seat, PLAIN), cargo).qp;
  let sum = qpOf(s, seat) + Math.min(0.5, 0.1 * left) * totalOf(cargo) + Math.max(0, 0.65 - 0.15 * left) * affordable;
  sum += 0.4 * left * pirates.length;
  if (pirates.includes('compadre')) sum += 0.75 * left;
  if (pirates.includes('strangiatto')) sum += 0.6 * left;
  return sum;
}

/** A lead of so much is worth 85 chances in a hundred: the more rounds are to come, the less is certain. */
const spread = (left: number): number => 1.5 + 1.25 * left;

export function prospect(s: State, seat: Seat): number {
  if (s.ending) return evaluate(s, seat);
  const left = s.limit - s.round + 1;
  const lead = (expected(s, seat, left) - expected(s, otherThan(seat), left)) / spread(left);
  return 0.5 + lead / (2 * Math.sqrt(1 + lead * lead));
}
