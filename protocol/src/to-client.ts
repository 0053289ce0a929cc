/** What a browser gets: where a table stands, and answers. Online it gets a few messages more: see `FromRoom`. */
import type { GameEvent, Json, Log, OptionValues, Outcome, Refusal, Seat, View, Viewer } from '@orrery/kernel';
import type { Change } from './change.ts';
import type { Advice, Course, Judgement } from './judged.ts';
import type { PackedMoves } from './packed.ts';
import type { Problem } from './problems.ts';
import type { FromRoom, Room } from './room.ts';
import type { Sitter } from './sitters.ts';

/** A table as everybody may know it; constant for the whole match. */
export interface TableFacts {
  readonly match: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: OptionValues;
  readonly sitters: readonly Sitter[];
  /** The seats of whoever is connected. */
  readonly yours: readonly Seat[];
  /** Several of them, in a game with secrets: each is shown only at its owner's word, until the screen is passed on. */
  readonly shared?: true;
  /** The hash of the seed, shown before the first action; none if the match came from outside without one. */
  readonly commitment?: string;
  /** The match was begun here, so that the commitment was shown here before its first action. */
  readonly witnessed: boolean;
}

/** One move as a viewer noticed it: what it was told. A blank (null) is something this viewer may not know. */
export interface Move {
  readonly events: readonly (GameEvent | null)[];
  /** Who acted, where the viewer may know it; nobody at the opening. */
  readonly seat?: Seat;
  /** The game's words for how far the match is, where they changed with this move. */
  readonly progress?: string;
}

/** What the viewer saw in the middle of a move, after so many of its events. */
export interface Beat {
  readonly events: number;
  /** The first beat is a whole view, every other one the difference to the beat before. */
  readonly view?: View;
  readonly change?: Change;
}

/** Where a table stands, as its viewer may know it. */
export interface Update {
  readonly match: string;
  /** Rises by one with everything that this viewer notices, undo included: no holes. */
  readonly seq: number;
  /** Moves that the viewer counts: actions of others that tell it nothing are left out. */
  readonly moves: number;
  readonly viewer: Viewer;
  readonly view: View;
  /** The id of the decision that the viewer is asked, to be sent with its answer. */
  readonly decision?: string;
  /** What happened since the update before. With as many `moves` as before nothing did, but the view has changed: a question was put. */
  readonly events: readonly (GameEvent | null)[];
  /** Who acted, where the viewer may know it: also when it was the viewer, on another page. */
  readonly seat?: Seat;
  /** The moments in between, if the rules mark any. */
  readonly beats?: readonly Beat[];
  /** The moves from this number on were taken back, before the events happened. */
  readonly undoneTo?: number;
  /** Whether the viewer may take an action back now. */
  readonly canUndo: boolean;
  /** Whether it may if the others agree, who have seen it: see `ask-undo`. */
  readonly canAskUndo?: true;
  readonly outcome?: Outcome;
  /** The seed, once the match is over. */
  readonly seed?: string;
  readonly lesson?: LessonNews;
}

/** How far a lesson is. */
export interface LessonNews {
  /** How many actions the learner has taken. */
  readonly actions: number;
  /** The others have yet to answer. */
  readonly waiting: boolean;
}

/** A match in a list, as whoever asks may know it. */
export interface MatchSummary {
  readonly match: string;
  readonly game: string;
  readonly sitters: readonly Sitter[];
  readonly yours: readonly Seat[];
  readonly moves: number;
  /** When something last happened that one may know of, in milliseconds since 1970. */
  readonly changed: number;
  /** The game's words for how far it is. */
  readonly progress?: string;
  /** What is asked, or how it ended, in the game's words. */
  readonly prompt?: string;
  /** One is asked oneself. */
  readonly yourMove: boolean;
  /** Who is asked, as far as one may know. */
  readonly deciding?: readonly Seat[];
  readonly outcome?: Outcome;
  /** Of a lesson: how many of its steps are done, as far as the match tells. */
  readonly lesson?: { readonly done: number; readonly of: number };
  /** It came in a file, or from a server: who played it is not known here. */
  readonly brought?: true;
  /** Why it cannot be opened: damaged, or of other rules. */
  readonly problem?: Problem;
}

/** A moment of a match, for a viewer. */
export interface Moment {
  readonly moves: number;
  /** Moves in the whole match, as the viewer counts them. */
  readonly of: number;
  readonly viewer: Viewer;
  readonly view: View;
  /** Who acted, and what that told; nothing before the first move. */
  readonly seat?: Seat;
  readonly events: readonly (GameEvent | null)[];
  readonly beats?: readonly Beat[];
  /** The outcome, at the last moment of a finished match. */
  readonly outcome?: Outcome;
}

export type ToClient =
  | FromRoom
  | {
      readonly type: 'table';
      readonly re: number;
      readonly table: TableFacts;
      readonly update: Update;
      /** The moves that are not known already, the opening (move 0) among them: up to `update.moves`. */
      readonly history: readonly Move[];
      /** Online: the room of the match. */
      readonly room?: Room;
    }
  | { readonly type: 'update'; readonly update: Update }
  | { readonly type: 'done'; readonly re: number }
  | { readonly type: 'refused'; readonly re: number; readonly refusal: Refusal }
  | { readonly type: 'forecast'; readonly re: number; readonly answer: Json }
  | { readonly type: 'advice'; readonly re: number; readonly advice: Advice }
  | { readonly type: 'log'; readonly re: number; readonly log: Log }
  | { readonly type: 'matches'; readonly re: number; readonly matches: readonly MatchSummary[] }
  | { readonly type: 'imported'; readonly re: number; readonly match: string }
  | {
      readonly type: 'moment';
      readonly re: number;
      readonly table: TableFacts;
      readonly moment: Moment;
      /** Whether the match is over. */
      readonly over: boolean;
      /** The seed, once it is. */
      readonly seed?: string;
      /** Every move of the match as the viewer noticed it, the opening first; if asked for. */
      readonly history?: readonly Move[];
      /** The history, where it is wanted so: then there is no other. */
      readonly packed?: PackedMoves;
      /** Of an online match, with its history: who plays. */
      readonly room?: Room;
    }
  | {
      readonly type: 'course';
      readonly re: number;
      readonly course: Course;
      /** From above, as the last view is: nothing is hidden any more. */
      readonly history: readonly Move[];
      /** The history, where it is wanted so: then the other is empty. */
      readonly packed?: PackedMoves;
      readonly view: View;
    }
  /** `of`: how many decisions the match has; nothing is judged beyond the last. */
  | { readonly type: 'judgement'; readonly re: number; readonly of: number; readonly judgement?: Judgement }
  /** Something a player should know that stops nothing: the match could not be saved, or could again (`saved`). */
  | { readonly type: 'notice'; readonly match: string; readonly problem: Problem }
  /** A request that made no sense (with its `re`), or a match that cannot go on here (without). */
  | { readonly type: 'error'; readonly re?: number; readonly match?: string; readonly problem: Problem };
