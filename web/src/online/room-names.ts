/** Who sits in a room, by name. */
import type { Room } from '@orrery/protocol';
import type { Link } from '../link.ts';
import type { Names } from '../matches/copies.ts';

export const namesOf = ({ seats, yours }: Pick<Room, 'seats' | 'yours'>): Names =>
  seats.map((sitter, seat) => (sitter.kind !== 'person' ? null : yours.includes(seat) ? 'You' : sitter.name));

/** Who played a finished match. (Whoever looks at the table of a running one would count as being there.) */
export async function roomNames(link: Link, match: string): Promise<Names | undefined> {
  const answer = await link.request({ type: 'look', match, brief: true });
  return answer.type === 'table' && answer.room ? namesOf(answer.room) : undefined;
}
