/** Why somebody who plays well might say this. */
import { unreachable } from '@orrery/kernel';
import type { Act, Table } from './state.ts';
import { bidWords } from './words.ts';

export function advice(action: Act, view: Table): string {
  switch (action.kind) {
    case 'keep':
      return 'What nobody sees nobody can count.';
    case 'show':
      return 'Shown dice make the next bids on that face easy to believe, and new dice may bring more of it.';
    case 'bid':
      return 'Counting your own dice and what the others may hold, it is likely to be true, and hard to outbid.';
    case 'challenge':
      return view.bid
        ? `There are probably fewer than ${bidWords(view.bid)}.`
        : 'It is more likely a lie than the truth.';
    default:
      return unreachable(action);
  }
}
