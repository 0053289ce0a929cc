/** Two states that differ in what an uninvolved player could do, and in nothing that anybody else may know. */
import type { Seat } from '@orrery/kernel';
import { byRank, isReinforcement } from '../src/data.ts';
import { clone, playerOf, type State } from '../src/state.ts';

/** The same state, in which an uninvolved player holds reinforcements if it held none, and none if it held some. */
export function twinOf(state: State, seat: Seat): State | undefined {
  const twin = clone(state);
  const player = playerOf(twin, seat);
  const hasSome = player.hand.some(isReinforcement);
  const out = hasSome ? player.hand.filter(isReinforcement) : player.hand.slice(0, 1);
  for (const card of out) {
    // From the bottom of the deck: nobody will draw it soon.
    const at = twin.deck.findLastIndex((other) => isReinforcement(other) !== hasSome);
    if (at < 0 || twin.seen[card]) return undefined;
    const other = twin.deck.splice(at, 1, card)[0] as string;
    player.hand = player.hand.map((held) => (held === card ? other : held)).sort(byRank);
  }
  return out.length > 0 ? twin : undefined;
}
