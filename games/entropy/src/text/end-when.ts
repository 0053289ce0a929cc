/** When something happened, for the page about the end. */
import { type EndPlace, type Ending, type PlacedEvent, toldIn, toldOf } from '@orrery/kernel';
import type { Event } from '../events.ts';
import type { EntropyView } from '../view.ts';

export type End = Ending<EntropyView, Event>;

const isUntil = (one: EndPlace, place: EndPlace): boolean =>
  one.move < place.move || (one.move === place.move && one.at <= place.at);

/** In which era something was told. A match that began from a position does not tell the first one. */
export function eraAt(told: readonly PlacedEvent<Event>[], place: EndPlace): number {
  const starts = toldOf(told, 'eraStarted');
  const [first] = starts;
  const before = first ? first.event.era - 1 : toldOf(told, 'gameEnded')[0]?.event.era;
  return starts.findLast((one) => isUntil(one, place))?.event.era ?? before ?? 1;
}

const STARTS = ['gameStarted', 'eraStarted', 'roundStarted', 'chaosEnded'];

/** "Era 4, round 2". */
export function whenAt({ moves }: End, place: EndPlace): string {
  const told = toldIn(moves);
  const began = told.findLast((one) => isUntil(one, place) && STARTS.includes(one.event.kind))?.event;
  if (began?.kind === 'gameStarted') return 'Set-up';
  const era = `Era ${eraAt(told, place)}`;
  return began?.kind === 'roundStarted' ? `${era}, round ${began.round}` : era;
}
