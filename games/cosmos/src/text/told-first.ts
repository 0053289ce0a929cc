/**
 * What a player must not miss between two looks at the table: own cards that came and went, how the own fight ended, ships that
 * it cost, points that others have gained or that changed hands, and with what points the game ended.
 */
import type { Seat, Viewer } from '@orrery/kernel';
import type { Purchase } from '../data.ts';
import type { Event, EventOf } from '../events.ts';
import { eventText } from './events.ts';
import { cardName, cardNames, kindName, PURCHASE_NAMES, seatName, ships, siteName } from './words.ts';

/** A whole hand is looked at, not read. */
const CARDS_MOST = 3;

/** What is worth a point at once. */
const POINTS: ReadonlySet<Purchase> = new Set<Purchase>(['vp', 'fortress']);
const isRival = (seat: Seat, viewer: Viewer): boolean => typeof viewer === 'number' && seat !== viewer;

export function toldFirst(event: Event, viewer: Viewer): string | undefined {
  switch (event.kind) {
    case 'drew': {
      const { seat, cards } = event;
      const isTold = seat === viewer && cards.length > 0 && cards.length <= CARDS_MOST;
      return isTold ? `You draw ${cardNames(cards)}.` : undefined;
    }
    case 'stole':
      return taken(event.seat, event.victim, event.card === null ? 'a card' : cardName(event.card), viewer);
    case 'confiscated':
      return taken(event.seat, event.from, cardName(event.card), viewer);
    case 'decided':
      return fight(event, viewer);
    case 'stackLost':
    case 'sabotaged':
      return event.owner === viewer
        ? `You lose ${ships(event.ships)} on ${siteName(event.site, event.board)}.`
        : undefined;
    case 'bought':
      return isRival(event.seat, viewer) && POINTS.has(event.what)
        ? `${seatName(event.seat)} buys ${PURCHASE_NAMES[event.what]}.`
        : undefined;
    case 'bonusMoved':
      return [...event.from, ...event.to].some((seat) => seat === viewer) ? eventText(event) : undefined;
    case 'gameEnded':
      return eventText(event);
    default:
      return undefined;
  }
}

function taken(by: number, from: number, what: string, viewer: Viewer): string | undefined {
  if (from === viewer) return `${seatName(by)} takes ${what} from you.`;
  return by === viewer ? `You take ${what} from ${seatName(from)}.` : undefined;
}

/** The own side first. */
function fight({ attacker, defender, winner, cards, totals }: EventOf<'decided'>, viewer: Viewer): string | undefined {
  if (attacker !== viewer && defender !== viewer) return undefined;
  const inOrder = <T>(pair: readonly T[]) => (attacker === viewer ? pair : pair.toReversed());
  const how = totals ? `, ${inOrder(totals).join(' to ')}` : `: ${inOrder(cards.map(kindName)).join(' against ')}`;
  if (winner === null) return `Nobody won the invasion${how}.`;
  return `You ${winner === viewer ? 'won' : 'lost'} the invasion${how}.`;
}
