/** The match that is being set up, in a sentence. */
import type { Place } from './place.ts';

const count = (number: number, one: string, more: string): string => (number === 1 ? one : `${number} ${more}`);

/** "You against a bot", "You and another person", "You, a friend and 2 bots", "2 bots among themselves". */
export function whoPlays(places: readonly Place[]): string {
  const people = places.filter(({ kind }) => kind === 'human').length;
  const friends = places.filter(({ kind }) => kind === 'friend').length;
  const bots = places.length - people - friends;
  if (people + friends === 0) return `${count(bots, 'A bot', 'bots')} among themselves`;
  if (friends > 0) {
    const friend = count(friends, 'a friend', 'friends');
    return bots === 0 ? `You and ${friend}` : `You, ${friend} and ${count(bots, 'a bot', 'bots')}`;
  }
  const others = people === 1 ? '' : ` and ${count(people - 1, 'another person', 'other people')}`;
  return bots === 0 ? `You${others}` : `You${others} against ${count(bots, 'a bot', 'bots')}`;
}
