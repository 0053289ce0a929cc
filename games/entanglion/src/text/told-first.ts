/** What a player must not miss between two looks at the table: what was taken from the own fleet or given to it, and what the other one gained. */
import type { Seat, Viewer } from '@orrery/kernel';
import type { Event, EventOf } from '../events.ts';
import { cardName, componentName, eventName, pirateShort, planetName, resourceName, seatName } from './words.ts';

type Words = { readonly [K in Event['kind']]?: (event: EventOf<K>, viewer: Viewer) => string | undefined };

const isRival = (seat: Seat, viewer: Viewer): boolean => typeof viewer === 'number' && seat !== viewer;

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
  bonus: ({ seat, amount, pirate }, viewer) => {
    if (typeof viewer !== 'number') return undefined;
    const whose = seat === viewer ? '' : ` for ${seatName(seat)}`;
    return `${pirateShort(pirate)}: ${amount > 0 ? '+' : '−'}${Math.abs(amount)} Quantum Power${whose}, as a bonus.`;
  },
  // What wins is told of the other fleet, too; one's own one has just chosen.
  joined: ({ seat, pirate, qp }, viewer) =>
    isRival(seat, viewer) && qp > 0
      ? `${pirateShort(pirate)} joins ${seatName(seat)}: +${qp} Quantum Power.`
      : undefined,
  bought: ({ seat, component, qp }, viewer) =>
    isRival(seat, viewer) ? `${seatName(seat)} buy ${componentName(component)}: +${qp} Quantum Power.` : undefined,
};

export function toldFirst(event: Event, viewer: Viewer): string | undefined {
  const words = WORDS[event.kind] as ((event: Event, viewer: Viewer) => string | undefined) | undefined;
  return words?.(event, viewer);
}
