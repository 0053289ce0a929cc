/** The act that won the match: the last thing that brought the winner points in the last turn. */
import { type PlacedEvent, plural, type Seat, type Voice } from '@orrery/kernel';
import type { Points } from '../counts.ts';
import { BOARDS, isVp } from '../data.ts';
import type { Event } from '../events.ts';
import { ships, siteName } from './words.ts';

export interface WinningAct {
  readonly told: PlacedEvent<Event>;
  /** What was done, and who did it; both in words. */
  words(this: void, voice: Voice): string;
}

/**
 * `change`: what the winner has gained in the last turn, kind by kind. The game ends as soon as somebody has enough points, so
 * of what brought such points the last one counts.
 */
export function winningAct(told: readonly PlacedEvent<Event>[], winner: Seat, change: Points): WinningAct | undefined {
  const began = told.findLastIndex(({ event }) => event.kind === 'turnStarted');
  for (const one of told.slice(began + 1).toReversed()) {
    const deed = deedOf(one.event, winner, change);
    if (deed) return { told: one, words: ({ who }) => `The last act: ${who(deed.seat)} ${deed.words}.` };
  }
  return undefined;
}

interface Deed {
  readonly seat: Seat;
  /** In the past, where "you" and a name have the same verb. */
  readonly words: string;
}

function deedOf(event: Event, winner: Seat, change: Points): Deed | undefined {
  if (event.kind === 'stackLost' && event.seat !== winner && change.graveyard > 0)
    return { seat: event.seat, words: `lost ${ships(event.ships)} on ${siteName(event.site, event.board)}` };
  if (!('seat' in event) || event.seat !== winner) return undefined;
  const words = ownDeed(event, change);
  return words === undefined ? undefined : { seat: winner, words };
}

function ownDeed(event: Event, change: Points): string | undefined {
  switch (event.kind) {
    case 'bought':
      if (event.what === 'vp') return change.bought > 0 ? 'bought a victory point' : undefined;
      return event.what === 'fortress' && event.site !== null && change.fortresses > 0
        ? `built a fortress on ${siteName(event.site, event.board)}`
        : undefined;
    case 'deployed':
      return event.from === 'graveyard' && change.graveyard > 0 ? 'brought a ship back from the graveyard' : undefined;
    case 'drew':
      return change.hand > 0 || (change.vpCards > 0 && event.cards.some(isVp))
        ? `drew ${event.count === 1 ? 'a card' : plural(event.count, 'card')}`
        : undefined;
    case 'stole':
      return change.hand > 0 ? 'took a card' : undefined;
    case 'moved':
      return takes(event, event.count, change) ? `moved to ${siteName(event.to, event.board)}` : undefined;
    case 'advanced':
      return takes(event, event.ships, change) ? `advanced to ${siteName(event.to, event.board)}` : undefined;
    case 'withdrew':
      return takes(event, event.ships, change) ? `withdrew to ${siteName(event.to, event.board)}` : undefined;
    default:
      return undefined;
  }
}

/** Whether ships came to a planet, and planets are among what was gained. */
const takes = (
  { to, board }: Extract<Event, { kind: 'moved' | 'advanced' | 'withdrew' }>,
  count: number,
  change: Points,
): boolean => count > 0 && change.colonies + change.fortresses > 0 && BOARDS[board].isPlanet[to] === true;
