/**
 * What a viewer notices of a match, piece by piece: these are the moves that it counts. An action of somebody else that
 * tells it nothing is no move for it, so that the numbers do not tell of a card laid in secret. Every part of an action
 * between pauses that tells the viewer something is a move: it must look as if somebody had been asked in between. From
 * above every action counts.
 */
import { type Entry, type GameEvent, heardBy, isNoticed, type Match, type Seat, type Viewer } from '@orrery/kernel';

/** What an action told from one pause to the next. */
export interface Piece {
  /** Its action's place in the log, counted from 1. */
  readonly place: number;
  readonly entry: Entry;
  /** Which part of `entry.told` it is. */
  readonly from: number;
  readonly to: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

export function piecesOf(entry: Entry, place: number): Piece[] {
  const { length } = entry.told;
  if (entry.pauses.length === 0) return [{ place, entry, from: 0, to: length, isFirst: true, isLast: true }];
  const cuts = [0, ...entry.pauses, length];
  return cuts.slice(1).map((to, at) => ({
    place,
    entry,
    from: cuts[at] as number,
    to,
    isFirst: at === 0,
    isLast: at === cuts.length - 2,
  }));
}

/** What a viewer learns by a piece. */
export function eventsOf({ entry, from, to }: Piece, viewer: Viewer): (GameEvent | null)[] {
  return heardBy(entry.told.slice(from, to), viewer);
}

export function notices({ entry, from, to, isFirst }: Piece, viewer: Viewer): boolean {
  if (isFirst && (viewer === 'above' || viewer === entry.seat)) return true;
  return entry.told.some((telling, at) => at >= from && at < to && isNoticed(telling, viewer));
}

/** Whether any piece of an action is a move for a viewer. */
export const noticesAny = ({ seat, told }: Entry, viewer: Viewer): boolean =>
  viewer === 'above' || viewer === seat || told.some((telling) => isNoticed(telling, viewer));

/** The moves that a viewer counts, in order. */
export function movesFor(entries: Match['entries'], viewer: Viewer): Piece[] {
  return entries.flatMap((entry, at) => piecesOf(entry, at + 1).filter((piece) => notices(piece, viewer)));
}

/** What a viewer was told last: by its last move, or at the opening. */
export function lastEvents({ entries, opening }: Pick<Match, 'entries' | 'opening'>, viewer: Viewer) {
  for (let place = entries.length; place > 0; place--) {
    const piece = piecesOf(entries[place - 1] as Entry, place).findLast((each) => notices(each, viewer));
    if (piece) return eventsOf(piece, viewer);
  }
  return heardBy(opening, viewer);
}

/**
 * Who acted, where the viewer may know it. After a pause nobody did, for all that can be known; and whether somebody was
 * asked in silence only that seat knows.
 */
export function actorOf({ entry, isFirst }: Piece, viewer: Viewer): Seat | undefined {
  const { seat, hidden } = entry;
  if (viewer === 'above') return seat;
  return isFirst && (viewer === seat || !hidden) ? seat : undefined;
}
