/** What a player must not miss between two looks at the table: what was taken from the own fleet or given to it, and the rival’s points. */
import type { Seat, Viewer } from '@orrery/kernel';
import type { Event, EventOf } from '../events.ts';
import { cardName, componentName, eventName, pirateShort, planetName, resourceName, seatName } from './words.ts';

const isRival = (seat: Seat, viewer: Viewer): boolean => typeof viewer === 'number' && seat !== viewer;
const signed = (amount: number): string => `${amount > 0 ? '+' : '−'}${Math.abs(amount)}`;
const gainWords = (qp: number): string => (qp === 0 ? '' : ` (${signed(qp)} power)`);

type Words = { readonly [K in Event['kind']]?: (event: EventOf<K>, viewer: Viewer) => string | undefined };

const WORDS: Words = {
  decided: ({ winner, initiator, defender, totals, planet }, viewer) => {
    if (initiator !== viewer && defender !== viewer) return undefined;
    const score = (initiator === viewer ? totals : totals.toReversed()).join(' to ');
    const where = planetName(planet);
    if (winner === null) return `An encounter on ${where}, ${score}: nobody was robbed.`;
    return `You ${winner === viewer ? 'won' : 'lost'} an encounter on ${where}, ${score}.`;
  },
  looted: ({ seat, loser, resource, orbit }, viewer) => {
    const where = orbit ? ', which is in orbit now' : '';
    if (loser === viewer) return `${seatName(seat)} took your ${resourceName(resource)}${where}.`;
    return seat === viewer ? `You took ${resourceName(resource)}${where}.` : undefined;
  },
  stole: ({ seat, victim, event }, viewer) =>
    victim === viewer && event ? `${seatName(seat)} stole your event card ${eventName(event)}.` : undefined,
  left: ({ seat, pirate }, viewer) =>
    seat === viewer ? `${pirateShort(pirate)} has left you for the other fleet.` : undefined,
  negated: ({ seat, event }, viewer) =>
    seat === viewer ? `Your ${eventName(event)} was cancelled and is used up.` : undefined,
  failed: ({ seat, gate }, viewer) => (seat === viewer ? `Your ${cardName(gate)} had no path.` : undefined),
  spied: ({ seat }, viewer) => (seat === viewer ? 'You must queue face up this round.' : undefined),
  joined: ({ seat, pirate, qp }, viewer) =>
    isRival(seat, viewer) ? `${pirateShort(pirate)} joins the rival${gainWords(qp)}.` : undefined,
  bought: ({ seat, component, qp }, viewer) =>
    isRival(seat, viewer) ? `The rival buys ${componentName(component)}${gainWords(qp)}.` : undefined,
  bonus: ({ seat, amount, pirate }, viewer) => {
    if (seat === viewer) return `${pirateShort(pirate)}: ${signed(amount)} Quantum Power, as a bonus.`;
    return isRival(seat, viewer) ? `${pirateShort(pirate)}: ${signed(amount)} power for the rival.` : undefined;
  },
};

export function toldFirst(event: Event, viewer: Viewer): string | undefined {
  const words = WORDS[event.kind] as ((event: Event, viewer: Viewer) => string | undefined) | undefined;
  return words?.(event, viewer);
}
