/** What can be wrong with a request or a match: a code with details. The page has the words. */
import type { Json } from '@orrery/kernel';

export const PROBLEMS = [
  /** The message itself could not be read; `why` says what is wrong with it. */
  'malformed',
  'no-such-match',
  'no-such-game',
  /** `game` has `min` to `max` seats, not `seats`. */
  'wrong-seats',
  /** The game does not take these options; `why`. */
  'wrong-options',
  'no-such-bot',
  /** The game has no lesson. */
  'no-lesson',
  /** That seat belongs to somebody else, or the match does. */
  'not-yours',
  /** It can be had when the match is over. */
  'still-running',
  /** Where others play, the host draws the seed. */
  'seed-not-yours',
  /** The match has only so many `moves`. */
  'no-such-move',
  /** Nobody is advised once the match is over. */
  'match-over',
  /** Only whoever is asked something is advised. */
  'not-your-turn',
  /** The board asked for a forecast that makes no sense. */
  'no-forecast',
  /** The match is being played in another place; `look` with `takeOver` brings it here. */
  'elsewhere',
  /** The match was deleted. */
  'deleted',
  /** What is kept of the match cannot be read; `why`. */
  'unreadable',
  /** The file is no match, or one that does not replay; `why`. */
  'wrong-file',
  /** The match goes on but could not be saved; `why`. */
  'not-saved',
  /** What was kept of the match is gone, though nobody deleted it. It goes on in memory; `keep` writes it down again. */
  'lost',
  /** It could be saved again. */
  'saved',
  /** The page was opened before the server was updated, and speaks otherwise. */
  'outdated',
  /** Online: one needs a name first. */
  'nobody',
  /** That is no name; `why`. */
  'wrong-name',
  /** The code was used already, is too old, or never was one. */
  'wrong-code',
  /** Somebody sits there already. */
  'taken',
  /** The match has begun. */
  'begun',
  /** The match has not begun yet. */
  'not-begun',
  /** The others have said no; it can be asked again after another move. */
  'said-no',
  /** Only the host of the room may do that. */
  'not-host',
  /** While an online match runs, nobody gets that. */
  'online-running',
  /** That is done with matches of one's own browser only: bring it home first. */
  'not-online',
  /** Nothing is proposed, or something else by now. */
  'no-proposal',
  /** The others are asked something already. */
  'proposal-open',
  /** That person is here. */
  'not-away',
  /** The match cannot go on, and is kept as it is; `why`. */
  'frozen',
  /** More than `most` of `what` (`matches`, `connections`) at once. */
  'too-many',
  /** More often than allowed; again in `seconds`. */
  'too-fast',
  /** More at once than is taken. */
  'too-large',
  /** The request came from a page of another site. */
  'wrong-origin',
  /** There is nothing at this address. */
  'nothing-here',
  /** The server is stopping, and will be back. */
  'stopping',
  /** Said by the page itself: no server answers. */
  'unreachable',
  /** A fault of ours; `why`. */
  'fault',
] as const;

export type ProblemCode = (typeof PROBLEMS)[number];

export interface Problem {
  readonly code: ProblemCode;
  readonly [detail: string]: Json;
}
