/**
 * Who may see which view of a match, and who may have its log or its course: decided here and nowhere else. While a match runs, a seat's view goes to its owner
 * only, and what holds the seed or a secret goes to nobody, except where one person plays alone on a machine of their own
 * and has been told what it reveals.
 */
import type { Match, Seat, Viewer } from '@orrery/kernel';
import type { Problem, Sitter, TableFacts } from '@orrery/protocol';
import type { Seated } from './store.ts';

/** Who asks: an identity, and whether it is the only one there is. */
export interface Asking {
  readonly who: string;
  /** The host runs in the browser of the one person who uses it. */
  readonly alone: boolean;
}

/** A match with those who sit at it. */
export interface Sat {
  readonly match: Match;
  readonly seated: readonly Seated[];
}

export const seatsOf = (seated: readonly Seated[], { who }: Asking): Seat[] =>
  seated.flatMap((sitter, seat) => (sitter.kind === 'human' && sitter.who === who ? [seat] : []));

/** As others may know them: without identities. */
export const sittersOf = (seated: readonly Seated[]): Sitter[] =>
  seated.map((sitter) => (sitter.kind === 'human' ? { kind: 'human' } : sitter));

export function maySee({ match, seated }: Sat, viewer: Viewer, asking: Asking): boolean {
  if (typeof viewer === 'number' && viewer >= seated.length) return false;
  if (viewer === 'watcher' || match.outcome !== undefined) return true;
  return viewer !== 'above' && seatsOf(seated, asking).includes(viewer);
}

/** Whether several people share a screen, and have something to hide from each other. */
const isShared = ({ match, seated }: Sat, asking: Asking): boolean =>
  seatsOf(seated, asking).length > 1 && !match.game.open;

/**
 * Where to look from if nobody says: of one's own seats the one that is asked, or the first; else a watcher's place. Of
 * several who share a screen nobody knows who sits there now, so they begin as watchers too.
 */
export function placeFor(sat: Sat, asking: Asking): Viewer {
  const { match, seated } = sat;
  if (isShared(sat, asking) && !match.outcome) return 'watcher';
  const yours = seatsOf(seated, asking);
  const asked = match.outcome ? undefined : match.decisions.find(({ seat }) => yours.includes(seat));
  return asked?.seat ?? yours[0] ?? 'watcher';
}

/** Why the log, with the seed and everybody's secrets, may not be had. */
export function whyNoLog({ match }: Sat, asking: Asking, revealing: boolean): Problem | undefined {
  if (match.outcome !== undefined) return undefined;
  return asking.alone && revealing ? undefined : { code: 'still-running' };
}

/** Why nobody may know how a match went: what a position is worth is judged from the truth, secrets included. */
export const whyNoCourse = ({ match }: Sat): Problem | undefined =>
  match.outcome === undefined ? { code: 'still-running' } : undefined;

/** Why a seat of one's own is not advised: it is over, or nothing is asked of it. */
export function whyNoAdvice({ match }: Sat, seat: Seat): Problem | undefined {
  if (match.outcome !== undefined) return { code: 'match-over' };
  return match.decisionOf(seat) ? undefined : { code: 'not-your-turn' };
}

/** Whether a match is one's own to delete. */
export const mayForget = (seated: readonly Seated[], asking: Asking): boolean =>
  asking.alone || seatsOf(seated, asking).length > 0;

/** What everybody may know of a match. */
export function factsOf(id: string, sat: Sat, asking: Asking): TableFacts {
  const { match, seated } = sat;
  const { game, setup, commitment } = match;
  return {
    match: id,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: setup.options,
    sitters: sittersOf(seated),
    yours: seatsOf(seated, asking),
    ...(isShared(sat, asking) && { shared: true as const }),
    ...(commitment !== undefined && { commitment }),
    witnessed: setup.commitment === undefined,
    ...(setup.position !== undefined && { fromPosition: true as const }),
  };
}
