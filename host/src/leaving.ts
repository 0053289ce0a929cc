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

/** What holds for a match in which strangers meet. */
export interface Online {
  /** Whoever knows its address may watch. */
  readonly watchable: boolean;
}

/** A match with those who sit at it. */
export interface Sat {
  readonly match: Match;
  readonly seated: readonly Seated[];
  readonly online?: Online;
}

export const seatsOf = (seated: readonly Seated[], { who }: Asking): Seat[] =>
  seated.flatMap((sitter, seat) => (sitter.kind === 'human' && sitter.who === who ? [seat] : []));

/** Whether somebody may act in a seat: it is theirs, and no bot plays for them. */
export function mayPlay(seated: readonly Seated[], seat: Seat, { who }: Asking): boolean {
  const sitter = seated[seat];
  return sitter?.kind === 'human' && sitter.who === who && sitter.standIn === undefined;
}

/** As others may know them: without identities. */
export const sittersOf = (seated: readonly Seated[]): Sitter[] =>
  seated.map((sitter) => (sitter.kind === 'human' ? { kind: 'human' } : sitter));

export function maySee({ match, seated, online }: Sat, viewer: Viewer, asking: Asking): boolean {
  if (typeof viewer === 'number' && viewer >= seated.length) return false;
  if (match.outcome !== undefined) return true;
  const yours = seatsOf(seated, asking);
  if (viewer === 'watcher') return online === undefined || online.watchable || yours.length > 0;
  return viewer !== 'above' && yours.includes(viewer);
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
export function whyNoLog(sat: Sat, asking: Asking, revealing: boolean): Problem | undefined {
  return asking.alone && revealing ? undefined : whileRunning(sat);
}

const whileRunning = ({ match, online }: Sat): Problem | undefined =>
  match.outcome === undefined ? { code: online ? 'online-running' : 'still-running' } : undefined;

/** Why nobody may know how a match went: what a position is worth is judged from the truth, secrets included. */
export const whyNoCourse = (sat: Sat): Problem | undefined => whileRunning(sat);

/** Why a seat of one's own is not advised: it is over, nothing is asked of it, or a rival would be wronged. */
export function whyNoAdvice({ match, online }: Sat, seat: Seat): Problem | undefined {
  if (match.outcome !== undefined) return { code: 'match-over' };
  if (online) return { code: 'online-running' };
  return match.decisionOf(seat) ? undefined : { code: 'not-your-turn' };
}

/** The words of a fault are for whoever runs the host: they may hold what a bot was about to do, or what a log says. */
export function tellable(problem: Problem, asking: Asking): Problem {
  const isOurs = problem.code === 'fault' || problem.code === 'unreadable' || problem.code === 'not-saved';
  return isOurs && !asking.alone ? { code: problem.code } : problem;
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
  };
}
