/** The end in a sentence. */
import { listed, type Outcome, type Seat, unreachable, winnersOf } from '@orrery/kernel';
import type { EndReason } from '../data.ts';
import { pilotName } from './words.ts';

/** `round` is left out where it is not known. */
export function endWords(reason: EndReason, winners: readonly Seat[], round?: number): string {
  const names = listed(winners.map(pilotName));
  const win = winners.length > 1 ? `${names} share the victory.` : `${names} wins.`;
  switch (reason) {
    case 'lastFlying':
      return `${names} is the last one flying and wins.`;
    case 'allDestroyed':
      return `Nobody is left flying: ${winners.length > 1 ? `${names} fell together and share the victory.` : win}`;
    case 'roundLimit':
      return `${round === undefined ? 'The last round' : `Round ${round}, the last,`} is over. ${win}`;
    case 'quietLimit':
      return `Nobody has attacked for too long, and the game ends. ${win}`;
    default:
      return unreachable(reason);
  }
}

// The game ends for no other reasons.
export const outcomeText = (outcome: Outcome): string => endWords(outcome.reason as EndReason, winnersOf(outcome));
