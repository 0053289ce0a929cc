/** What bots make of a match: how it went, what a decision was worth, what they would do. */
import type { Action, Seat } from '@orrery/kernel';

/** What a position of a finished match was worth to each seat, as the game's scripted player judges it. */
export interface CoursePoint {
  /** Moves are counted from above, as a replay from there counts them. */
  readonly move: number;
  /** So many events of that move had been told. */
  readonly events: number;
  /** By seat; all together 1, so that it reads like chances. At the end the winners have all of it. */
  readonly shares: readonly number[];
}

/** How a finished match went. */
export interface Course {
  /** In order, at most some two hundred of them: from where positions can first be compared to the end. */
  readonly points: readonly CoursePoint[];
  /** The largest turns, three at most, in order: each happened between this point (a place in `points`) and the one before. */
  readonly turns: readonly number[];
}

/** Moves counted before something, and after it. */
export type Span = readonly [from: number, to: number];

/** What a seat did in one go in a match that is over, as a search judges it from what the seat knew. */
export interface Judgement {
  readonly seat: Seat;
  /** Where it was done, as each viewer counts. */
  readonly spans: { readonly above: Span; readonly watcher: Span; readonly seats: readonly Span[] };
  /** The seat's chance to win with what it did, from 0 to 1; `margin`: how far off that may be. */
  readonly chance: number;
  readonly margin: number;
  /** What the search would have compared with it, the best first; it need not be better. */
  readonly others: readonly BetterMove[];
}

export interface BetterMove {
  /** Where the seat would have done something else, counted from above, and what it did there. */
  readonly moves: number;
  readonly instead: Action;
  readonly action: Action;
  /** What it would have gone on with. */
  readonly next: readonly Action[];
  readonly chance: number;
  readonly margin: number;
}

/** What a bot would do in a seat's place. */
export interface Advice {
  /** The level that thought about it: a game that gives nothing to search is answered by the scripted player. */
  readonly level: string;
  /** Whether this game has levels that search. */
  readonly searches: boolean;
  /** The best first; never empty. */
  readonly moves: readonly AdvisedMove[];
}

export interface AdvisedMove {
  /** One of the legal actions. */
  readonly action: Action;
  /** What it would go on with. */
  readonly next?: readonly Action[];
  /** How likely it is to win with it, from 0 to 1, as far as the level can tell. */
  readonly chance?: number;
}
