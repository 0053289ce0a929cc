/** What a page that was just opened does not know of a match under way: asked for as moments of its replay. */
import type { Viewer } from '@orrery/kernel';
import type { Moment, Move, Update } from '@orrery/protocol';

/** Farther back nobody wants to see it again; each is a request. */
const MOVES_MOST = 6;
/** What came while one was away is wanted whole, within reason. */
const MISSED_MOST = 24;

export interface Past {
  /** After so many moves it begins: with the table before the viewer's own last move, where that is near enough. */
  readonly from: number;
  readonly to: number;
  /** Whether it begins with an own move, so that its first moment is only where that started from. */
  readonly isOwnFirst: boolean;
  /** Whether others have done something in it. */
  readonly hasOthers: boolean;
}

/** What can be shown again of the moves so far. `seen`: only so many of them were shown. */
export function pastOf(history: readonly Move[], viewer: Viewer, seen?: number): Past {
  const to = history.length - 1;
  if (seen !== undefined)
    return { from: Math.max(seen, to - MISSED_MOST), to, isOwnFirst: false, hasOthers: to > seen };
  const own = history.findLastIndex(({ seat }) => seat === viewer);
  const earliest = Math.max(0, to - MOVES_MOST);
  const isOwnFirst = own > earliest;
  return { from: isOwnFirst ? own - 1 : earliest, to, isOwnFirst, hasOthers: to > Math.max(own, 0) };
}

export type MomentAt = (moves: number) => Promise<Moment | undefined>;

/** Its moments in order; none if the match has changed meanwhile. */
export async function momentsOf({ from, to }: Past, momentAt: MomentAt): Promise<readonly Moment[]> {
  const wanted = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const found = await Promise.all(wanted.map(momentAt));
  const moments = found.filter((moment, at) => moment?.moves === wanted[at]);
  return moments.length === wanted.length ? (moments as readonly Moment[]) : []; // all are there
}

/** A past moment as it would have been told, at the table that is looked at now. */
export function updateAt({ moves, view, events, beats = [], outcome }: Moment, now: Update): Update {
  const { outcome: _, seed, decision: __, ...base } = now;
  const end = outcome && { outcome, ...(seed !== undefined && { seed }) };
  return { ...base, moves, view, events, beats, canUndo: false, ...end };
}
