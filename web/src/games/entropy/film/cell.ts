/** What one cell of the strip is about: the events of its pictures. */
import type { Event, EventOf } from '@orrery/entropy/client';
import type { FilmCell } from '../../board.ts';

/** Those of this game: its own package wrote them. */
const knownIn = (events: FilmCell['events']): readonly Event[] => events.filter((event) => event !== null) as Event[];

/** All that happens in it, and how many of these events have happened by now. */
export function eventsIn({ events, happened }: FilmCell): { readonly all: readonly Event[]; readonly past: number } {
  return { all: knownIn(events), past: knownIn(events.slice(0, happened)).length };
}

/** The card that it is about; nothing where an answer goes on with one. */
export const cardIn = (cell: FilmCell): EventOf<'cardPlayed'> | undefined =>
  knownIn(cell.events).find((event) => event.kind === 'cardPlayed');
