/** What a browser sends. Online it sends a few messages more: see `ToRoom`. */
import type { Json, Seat, Viewer } from '@orrery/kernel';
import type { Sitter } from './sitters.ts';

export type ToServer =
  /** Opens a table for a new match and looks at it from the first human seat. */
  | {
      readonly type: 'create';
      readonly re: number;
      readonly game: string;
      readonly options: { readonly [name: string]: Json };
      readonly sitters: readonly Sitter[];
      /** For a match in which nobody else plays; otherwise the host draws one. */
      readonly seed?: string;
    }
  /** Looks at the match of a game's lesson from the learner's seat: the one that was begun, or a new one. */
  | {
      readonly type: 'learn';
      readonly re: number;
      readonly game: string;
      /** As for `look`. */
      readonly takeOver?: boolean;
    }
  /**
   * Looks at a table; the answer is where it stands now. Without `viewer` the host chooses: a seat of one's own that is
   * asked, or the first of one's own; a watcher's place where none is one's own, or they are `shared`. Updates come from the table last asked for, opened tables
   * included, whichever is answered last.
   */
  | {
      readonly type: 'look';
      readonly re: number;
      readonly match: string;
      readonly viewer?: Viewer;
      /** How many moves are known already, as this viewer counts them: the history begins after them. */
      readonly since?: number;
      /** Of a match that is over no history: for whoever wants to know first how it went (`course`). */
      readonly brief?: boolean;
      /** Go on here with a match that is open elsewhere. */
      readonly takeOver?: boolean;
    }
  /** Answers a decision. */
  | {
      readonly type: 'act';
      readonly re: number;
      readonly match: string;
      readonly seat: Seat;
      readonly decision: string;
      readonly action: unknown;
    }
  /** Takes back the seat's last action, if the kernel allows it. */
  | {
      readonly type: 'undo';
      readonly re: number;
      readonly match: string;
      readonly seat: Seat;
      /** Moves that the seat counts. With another number now it is refused (`undo-stale`): a repetition takes back nothing. */
      readonly moves?: number;
    }
  /** A board's question "what would this do?", from what a seat of one's own knows; in the game's own JSON. */
  | {
      readonly type: 'forecast';
      readonly re: number;
      readonly match: string;
      readonly seat: Seat;
      readonly question: unknown;
    }
  /** "What would the bot do?" in a seat of one's own that is asked now, from what it knows; without a level the scripted player. */
  | {
      readonly type: 'advise';
      readonly re: number;
      readonly match: string;
      readonly seat: Seat;
      readonly level?: string;
    }
  /**
   * Asks for the log. It holds the seed and everybody's secrets: a running match gives it only where nobody else plays, and
   * only to those who say that they know (`revealing`).
   */
  | {
      readonly type: 'log';
      readonly re: number;
      readonly match: string;
      readonly revealing?: boolean;
      /** Without the hashes, each of which takes its time. */
      readonly plain?: boolean;
    }
  /** Asks for the matches kept here. */
  | { readonly type: 'list'; readonly re: number }
  /** Asks for an answer and nothing else: how long one takes, and whether one comes at all. */
  | { readonly type: 'ping'; readonly re: number }
  /** Writes down a match again that was `lost`. The answer comes when it is kept, or could not be. */
  | { readonly type: 'keep'; readonly re: number; readonly match: string }
  /** Forgets a match for good. */
  | { readonly type: 'forget'; readonly re: number; readonly match: string }
  /** Takes in a match from a file's text. */
  | { readonly type: 'import'; readonly re: number; readonly text: string }
  /**
   * Asks how a match stood after so many moves, as `counter` counts them, or the viewer. Without `moves`, at its end; without
   * `viewer`, the host chooses as for `look`. The history comes only if it is asked for.
   */
  | {
      readonly type: 'replay';
      readonly re: number;
      readonly match: string;
      readonly moves?: number;
      readonly viewer?: Viewer;
      readonly counter?: Viewer;
      readonly history?: boolean;
      /** The history in little room. */
      readonly packed?: boolean;
    }
  /** Asks how a match went that is over: all that was told, what its positions were worth to whom, and where that changed most. */
  | { readonly type: 'course'; readonly re: number; readonly match: string; readonly packed?: boolean }
  /**
   * Asks what one of the decisions of a match was worth that is over, and what would have been better: from what its seat
   * knew. One after the other, from 0 on; without a level `medium` thinks about it.
   */
  | {
      readonly type: 'judge';
      readonly re: number;
      readonly match: string;
      readonly decision: number;
      readonly level?: string;
    }
  /**
   * Opens a new table that goes on from a match after so many moves, as the viewer counts them. A finished match goes on as
   * it was; a running one from what the viewer's seat knew, with chance of its own.
   */
  | {
      readonly type: 'fork';
      readonly re: number;
      readonly match: string;
      readonly moves: number;
      readonly viewer: Viewer;
      readonly sitters: readonly Sitter[];
    };
