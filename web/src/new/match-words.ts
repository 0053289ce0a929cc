/** The match that is being set up, in a sentence. */
import type { Sitter } from '@orrery/protocol';

const count = (number: number, one: string, more: string): string => (number === 1 ? one : `${number} ${more}`);

/** "You against a bot", "You and another person", "You and 2 others against 3 bots", "2 bots among themselves". */
export function whoPlays(sitters: readonly Sitter[]): string {
  const people = sitters.filter(({ kind }) => kind === 'human').length;
  const bots = sitters.length - people;
  if (people === 0) return `${count(bots, 'A bot', 'bots')} among themselves`;
  const others = people === 1 ? '' : ` and ${count(people - 1, 'another person', 'other people')}`;
  return bots === 0 ? `You${others}` : `You${others} against ${count(bots, 'a bot', 'bots')}`;
}
