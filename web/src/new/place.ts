/** Who is to sit at a place of a match that is being set up. */
import type { NewSeat, Sitter } from '@orrery/protocol';

/** A friend comes by a link, so that the match is played online. */
export type Place = Sitter | { readonly kind: 'friend' };

export const isOnline = (places: readonly Place[]): boolean => places.some(({ kind }) => kind === 'friend');

/** For a match at this screen. */
export const sittersOf = (places: readonly Place[]): readonly Sitter[] =>
  places.filter((place): place is Sitter => place.kind !== 'friend');

export const newSeats = (places: readonly Place[]): readonly NewSeat[] =>
  places.map((place) => (place.kind === 'bot' ? { bot: place.level } : place.kind === 'human' ? 'you' : 'open'));
