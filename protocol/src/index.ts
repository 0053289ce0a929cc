/**
 * The messages between a browser and whoever runs its matches: the server, or a worker in the same browser. One
 * small closed set. Every request carries a number `re` and gets exactly one answer with the same number; what
 * happens at the table comes as updates besides.
 */
import type { Change } from './change.ts';
import type { Problem } from './problems.ts';
import type { FromRoom, Room } from './room.ts';
import {
  type Action,
  type GameEvent,
  isRecord,
  type Json,
  LOG_LONGEST,
  type Log,
  ok,
  type OptionValues,
  type Outcome,
  problem,
  type Refusal,
  type Result,
  type Seat,
  SEED_LONGEST,
  show,
  type View,
  type Viewer,
} from '@orrery/kernel';

export * from './change.ts';
export * from './problems.ts';
export * from './push.ts';
export * from './room.ts';

/** Who sits at a place. */
export type Sitter = { readonly kind: 'human' } | { readonly kind: 'bot'; readonly level: string };

/** The level of a bot that answers as the game's lesson says: its match is no ordinary one. */
export const LESSON = 'lesson';

export const isLesson = (sitters: readonly Sitter[]): boolean =>
  sitters.some((sitter) => sitter.kind === 'bot' && sitter.level === LESSON);

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
    }
  /** Asks how a match went that is over: all that was told, what its positions were worth to whom, and where that changed most. */
  | { readonly type: 'course'; readonly re: number; readonly match: string }
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
  /** It began from a position and not from the game's own beginning. */
  readonly fromPosition?: true;
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
    }
  | {
      readonly type: 'course';
      readonly re: number;
      readonly course: Course;
      /** From above, as the last view is: nothing is hidden any more. */
      readonly history: readonly Move[];
      readonly view: View;
    }
  /** `of`: how many decisions the match has; nothing is judged beyond the last. */
  | { readonly type: 'judgement'; readonly re: number; readonly of: number; readonly judgement?: Judgement }
  /** Something a player should know that stops nothing: the match could not be saved, or could again (`saved`). */
  | { readonly type: 'notice'; readonly match: string; readonly problem: Problem }
  /** A request that made no sense (with its `re`), or a match that cannot go on here (without). */
  | { readonly type: 'error'; readonly re?: number; readonly match?: string; readonly problem: Problem };

const SEATS_MOST = 12;

/** Parses a message at the door; nothing that comes in makes it throw. `re` is given back with a problem where one could be read. */
export function parseToServer(input: unknown): Result<ToServer> & { readonly re?: number } {
  const re = isRecord(input) && isWhole(input.re) ? input.re : undefined;
  const parsed = parseMessage(re, input);
  return parsed.ok || re === undefined ? parsed : { ...parsed, re };
}

function parseMessage(re: number | undefined, input: unknown): Result<ToServer> {
  try {
    if (!isRecord(input)) return problem(`a message must be an object, not ${show(input)}`);
    if (re === undefined) return problem("a message needs a whole number 're'");
    return parseBody(input.type, re, input);
  } catch {
    // To say what is wrong is to walk through it, and a few kilobytes of brackets are deeper than any stack.
    return problem('the message could not be read');
  }
}

function parseBody(type: unknown, re: number, input: Readonly<Record<string, unknown>>): Result<ToServer> {
  if (type === 'create') return parseCreate(re, input);
  if (type === 'learn') return parseLearn(re, input);
  if (type === 'list' || type === 'ping') return ok({ type, re });
  if (type === 'import') return parseImport(re, input.text);
  const { match } = input;
  if (typeof match !== 'string') return problem(`'match' must be a text, not ${show(match)}`);
  switch (type) {
    case 'look':
    case 'replay':
      return parseLook(type, re, match, input);
    case 'act':
    case 'undo':
    case 'forecast':
    case 'advise':
      return parseDeed(type, re, match, input);
    case 'log':
      return ok({
        type,
        re,
        match,
        ...(input.revealing === true && { revealing: true }),
        ...(input.plain === true && { plain: true }),
      });
    case 'keep':
    case 'forget':
    case 'course':
      return ok({ type, re, match });
    case 'judge':
      return parseJudge(re, match, input);
    case 'fork':
      return parseFork(re, match, input);
    default:
      return problem(`there is no message of type ${show(type)}`);
  }
}

type Fields = Readonly<Record<string, unknown>>;

function parseLook(type: 'look' | 'replay', re: number, match: string, input: Fields): Result<ToServer> {
  const { viewer, takeOver, since, brief, moves, counter, history } = input;
  if (viewer !== undefined && !isViewer(viewer)) return noViewer('viewer', viewer);
  const from = { re, match, ...(viewer !== undefined && { viewer }) };
  if (type === 'look') {
    if (since !== undefined && !isCount(since)) return noCount('since', since);
    return ok({
      type,
      ...from,
      ...(since !== undefined && { since }),
      ...(brief === true && { brief }),
      ...(takeOver === true && { takeOver }),
    });
  }
  if (counter !== undefined && !isViewer(counter)) return noViewer('counter', counter);
  if (moves !== undefined && !isCount(moves)) return noCount('moves', moves);
  return ok({
    type,
    ...from,
    ...(moves !== undefined && { moves }),
    ...(counter !== undefined && { counter }),
    ...(history === true && { history }),
  });
}

const isViewer = (value: unknown): value is Viewer => value === 'watcher' || value === 'above' || isSeat(value);
const noViewer = (name: string, value: unknown) =>
  problem(`'${name}' must be a seat, 'watcher' or 'above', not ${show(value)}`);
const noCount = (name: string, value: unknown) => problem(`'${name}' must be a number of moves, not ${show(value)}`);

function parseDeed(
  type: 'act' | 'undo' | 'forecast' | 'advise',
  re: number,
  match: string,
  { seat, moves, decision, action, question, level }: Fields,
): Result<ToServer> {
  if (!isSeat(seat)) return problem(`'seat' must be a seat's number, not ${show(seat)}`);
  if (type === 'undo') return parseUndo(re, match, seat, moves);
  if (type === 'advise') return parseAdvise(re, match, seat, level);
  if (type === 'forecast') return ok({ type, re, match, seat, question });
  if (typeof decision !== 'string') return problem(`'decision' must be a text, not ${show(decision)}`);
  return ok({ type, re, match, seat, decision, action });
}

function parseUndo(re: number, match: string, seat: Seat, moves: unknown): Result<ToServer> {
  if (moves === undefined) return ok({ type: 'undo', re, match, seat });
  return isCount(moves) ? ok({ type: 'undo', re, match, seat, moves }) : noCount('moves', moves);
}

function parseAdvise(re: number, match: string, seat: Seat, level: unknown): Result<ToServer> {
  if (level !== undefined && typeof level !== 'string') return problem(`'level' must be a text, not ${show(level)}`);
  return ok({ type: 'advise', re, match, seat, ...(level !== undefined && { level }) });
}

function parseJudge(re: number, match: string, { decision, level }: Fields): Result<ToServer> {
  if (!isCount(decision)) return noCount('decision', decision);
  if (level !== undefined && typeof level !== 'string') return problem(`'level' must be a text, not ${show(level)}`);
  return ok({ type: 'judge', re, match, decision, ...(level !== undefined && { level }) });
}

function parseFork(re: number, match: string, { moves, viewer, sitters }: Fields): Result<ToServer> {
  if (!isCount(moves)) return noCount('moves', moves);
  if (!isViewer(viewer)) return noViewer('viewer', viewer);
  const seated = parseSitters(sitters);
  return seated.ok ? ok({ type: 'fork', re, match, moves, viewer, sitters: seated.value }) : seated;
}

function parseImport(re: number, text: unknown): Result<ToServer> {
  if (typeof text !== 'string' || text.length > LOG_LONGEST)
    return problem(`'text' must be the text of a log of at most ${LOG_LONGEST / 1048576} MB`);
  return ok({ type: 'import', re, text });
}

function parseCreate(re: number, { game, options, sitters, seed }: Fields): Result<ToServer> {
  if (typeof game !== 'string') return problem(`'game' must be a text, not ${show(game)}`);
  if (!isRecord(options)) return problem(`'options' must be an object, not ${show(options)}`);
  const seated = parseSitters(sitters);
  if (!seated.ok) return seated;
  if (seed !== undefined && (typeof seed !== 'string' || seed === '' || seed.length > SEED_LONGEST))
    return problem(`'seed' must be a text of 1 to ${SEED_LONGEST} characters`);
  // The options came out of JSON; the game's schema judges them.
  const given = options as { readonly [name: string]: Json };
  return ok({ type: 'create', re, game, options: given, sitters: seated.value, ...(seed !== undefined && { seed }) });
}

function parseLearn(re: number, { game, takeOver }: Fields): Result<ToServer> {
  if (typeof game !== 'string') return problem(`'game' must be a text, not ${show(game)}`);
  return ok({ type: 'learn', re, game, ...(takeOver === true && { takeOver }) });
}

/** Who sits where, from outside: also for those who keep matches. */
export function parseSitters(sitters: unknown): Result<readonly Sitter[]> {
  if (!Array.isArray(sitters)) return problem(`'sitters' must be a list, not ${show(sitters)}`);
  if (sitters.length > SEATS_MOST)
    return problem(`'sitters' must be a list of at most ${SEATS_MOST}, not of ${sitters.length}`);
  const seated: Sitter[] = [];
  for (const sitter of sitters as readonly unknown[]) {
    if (isRecord(sitter) && sitter.kind === 'human') seated.push({ kind: 'human' });
    else if (isRecord(sitter) && sitter.kind === 'bot' && typeof sitter.level === 'string')
      seated.push({ kind: 'bot', level: sitter.level });
    else return problem(`a sitter must be a human or a bot with a level, not ${show(sitter)}`);
  }
  return ok(seated);
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}

function isCount(value: unknown): value is number {
  return isWhole(value) && value >= 0;
}

function isSeat(value: unknown): value is Seat {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < SEATS_MOST;
}
