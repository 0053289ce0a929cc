/** What a page that was just opened does not know of a match under way: asked for as moments of its replay. */
import type { Seat } from '@orrery/kernel';
import type { Moment } from '@orrery/protocol';

/** Farther back nobody wants to see it again. */
const LOOKS_MOST = 40;

export type MomentAt = (moves: number) => Promise<Moment | undefined>;

/** The moments since a seat's last action, after so many actions; first the one before it, then the action itself. */
export async function momentsSince(momentAt: MomentAt, seat: Seat, moves: number): Promise<Moment[]> {
  const found: Moment[] = [];
  for (let at = moves; at >= 0 && found.length < LOOKS_MOST; at--) {
    const moment = await momentAt(at);
    if (!moment || moment.moves !== at) return [];
    const isBeforeOwn = found[0]?.seat === seat;
    found.unshift(moment);
    if (isBeforeOwn) return found;
  }
  return found;
}
