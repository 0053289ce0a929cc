/** Which seats of a room that waits are not taken, in words. */
import { listed } from '@orrery/kernel';
import type { Person, Room } from '@orrery/protocol';

/** "One seat is free.", "A seat is kept for Rigel, who is told of it.": after a rematch they are asked by themselves. */
export function freeWords({ seats }: Pick<Room, 'seats'>, reader: Person['id'] | undefined): string {
  const open = seats.flatMap((sitter) => (sitter.kind === 'open' ? [sitter.for] : []));
  const kept = open.filter((person) => person !== undefined);
  if (kept.length < open.length || open.length === 0)
    return open.length === 1 ? 'One seat is free.' : `${open.length} seats are free.`;
  const others = kept.filter(({ id }) => id !== reader).map(({ name }) => name);
  const own = others.length < kept.length ? ['A seat is kept for you.'] : [];
  const told = others.length === 1 ? 'A seat is kept for' : 'Seats are kept for';
  const theirs =
    others.length > 0 ? [`${told} ${listed(others)}, who ${others.length === 1 ? 'is' : 'are'} told of it.`] : [];
  return [...own, ...theirs].join(' ');
}
