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
      return `With your own dice and what the others may hold, ${bidWords(action)} is likely enough, and hard to outbid.`;
    case 'challenge':
      return view.bid
        ? `Too few dice are likely to show it for ${bidWords(view.bid)} to be true.`
        : 'It is more likely a lie than the truth.';
    default:
      return unreachable(action);
  }
}
