/**
 * The messages between a browser and whoever runs its matches: the server, or a worker in the same browser. One
 * small closed set. Every request carries a number `re` and gets exactly one answer with the same number; what
 * happens at the table comes as updates besides.
 */
import {
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

/** Who sits at a place. */
export type Sitter = { readonly kind: 'human' } | { readonly kind: 'bot'; readonly level: string };

export type ToServer =
  /** Opens a table for a new match and looks at it from the first human seat. */
  | {
      readonly type: 'create';
      readonly re: number;
      readonly game: string;
      readonly options: { readonly [name: string]: Json };
      readonly sitters: readonly Sitter[];
      readonly seed?: string;
    }
  /**
   * Looks at a table from a seat of one's own or as a watcher; the answer is where it stands now. Updates come from the
   * table last asked for, opened tables included, whichever is answered last.
   */
  | {
      readonly type: 'look';
      readonly re: number;
      readonly match: string;
      readonly viewer: Viewer;
      /** Go on here with a match that is open elsewhere: in another tab. */
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
      /** Actions that the seat counts. With another number now it is refused (`undo-stale`): a repetition takes back nothing. */
      readonly moves?: number;
    }
  /** Asks for the log: of a finished match, or, in a browser of one's own, of a running one. */
  | { readonly type: 'log'; readonly re: number; readonly match: string }
  /** Asks for the matches kept here. */
  | { readonly type: 'list'; readonly re: number }
  /** Forgets a match for good. */
  | { readonly type: 'forget'; readonly re: number; readonly match: string }
  /** Takes in a match from a file's text. */
  | { readonly type: 'import'; readonly re: number; readonly text: string }
  /** Asks how a match stood after so many actions, as the viewer counts them, or another viewer. */
  | {
      readonly type: 'replay';
      readonly re: number;
      readonly match: string;
      readonly moves: number;
      readonly viewer: Viewer;
      readonly counter?: Viewer;
    }
  /** Opens a new table that goes on from a match after so many of its actions, as the viewer counts them. */
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
  /** The seats this connection plays. */
  readonly yours: readonly Seat[];
  /** The hash of the seed, shown before the first action. */
  readonly commitment: string;
}

/** Where a table stands, as its viewer may know it. */
export interface Update {
  readonly match: string;
  /** Rises by one with everything that this viewer notices, undo included: no holes. */
  readonly seq: number;
  /** Actions that the viewer counts: those of others that tell it nothing are left out. */
  readonly moves: number;
  readonly viewer: Viewer;
  readonly view: View;
  /** What happened since the update before; a blank (null) is something this viewer may not know. */
  readonly events: readonly (GameEvent | null)[];
  /** The actions from this number on were taken back, before the events happened. */
  readonly undoneTo?: number;
  /** Whether the viewer may take an action back now. */
  readonly canUndo: boolean;
  readonly outcome?: Outcome;
  /** The seed, once the match is over. */
  readonly seed?: string;
}

/** A match in a list. */
export interface MatchSummary {
  readonly match: string;
  readonly game: string;
  readonly sitters: readonly Sitter[];
  readonly moves: number;
  /** When it was last changed, in milliseconds since 1970. */
  readonly changed: number;
  readonly outcome?: Outcome;
  /** Why it cannot be opened: damaged, or of other rules. */
  readonly problem?: string;
  /** Where it stands for the first seat that this connection plays, or for a watcher. */
  readonly now?: { readonly viewer: Viewer; readonly view: View };
}

/** A moment of a match, for a viewer. */
export interface Moment {
  readonly moves: number;
  /** Actions in the whole match, as the viewer counts them. */
  readonly of: number;
  readonly viewer: Viewer;
  readonly view: View;
  /** Who acted, and what that action told; nothing before the first. */
  readonly seat?: Seat;
  readonly events: readonly (GameEvent | null)[];
  /** The outcome, at the last moment of a finished match. */
  readonly outcome?: Outcome;
}

export type ToClient =
  | {
      readonly type: 'table';
      readonly re: number;
      readonly table: TableFacts;
      readonly update: Update;
      /** What this viewer was told at the opening and with each action so far: `update.moves` + 1 lists. */
      readonly history: readonly (readonly (GameEvent | null)[])[];
    }
  | { readonly type: 'update'; readonly update: Update }
  | { readonly type: 'done'; readonly re: number }
  | { readonly type: 'refused'; readonly re: number; readonly refusal: Refusal }
  | { readonly type: 'log'; readonly re: number; readonly log: Log }
  | { readonly type: 'matches'; readonly re: number; readonly matches: readonly MatchSummary[] }
  | { readonly type: 'imported'; readonly re: number; readonly match: string }
  | {
      readonly type: 'moment';
      readonly re: number;
      readonly table: TableFacts;
      readonly moment: Moment;
      /** What the viewer was told with each action of the whole match, as in `table`. */
      readonly history: readonly (readonly (GameEvent | null)[])[];
    }
  /** Something a player should know that stops nothing: the match could not be saved. */
  | { readonly type: 'notice'; readonly match: string; readonly problem: string }
  /** A request that made no sense, or a match that a fault has frozen (then without `re`). */
  | {
      readonly type: 'error';
      readonly re?: number;
      readonly match?: string;
      readonly problem: string;
      /** The match is being played in another tab; `look` with `takeOver` brings it here. */
      readonly elsewhere?: true;
    };

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
  if (type === 'list') return ok({ type, re });
  if (type === 'import') return parseImport(re, input.text);
  const { match } = input;
  if (typeof match !== 'string') return problem(`'match' must be a text, not ${show(match)}`);
  switch (type) {
    case 'look':
    case 'replay':
      return parseLook(type, re, match, input);
    case 'act':
    case 'undo':
      return parseDeed(type, re, match, input);
    case 'log':
    case 'forget':
      return ok({ type, re, match });
    case 'fork':
      return parseFork(re, match, input);
    default:
      return problem(`there is no message of type ${show(type)}`);
  }
}

type Fields = Readonly<Record<string, unknown>>;

function parseLook(
  type: 'look' | 'replay',
  re: number,
  match: string,
  { viewer, takeOver, moves, counter }: Fields,
): Result<ToServer> {
  if (!isViewer(viewer)) return noViewer('viewer', viewer);
  if (type === 'look') return ok({ type, re, match, viewer, ...(takeOver === true && { takeOver }) });
  if (counter !== undefined && !isViewer(counter)) return noViewer('counter', counter);
  return isCount(moves)
    ? ok({ type, re, match, moves, viewer, ...(counter !== undefined && { counter }) })
    : noCount(moves);
}

const isViewer = (value: unknown): value is Viewer => value === 'watcher' || value === 'above' || isSeat(value);
const noViewer = (name: string, value: unknown) =>
  problem(`'${name}' must be a seat, 'watcher' or 'above', not ${show(value)}`);
const noCount = (value: unknown) => problem(`'moves' must be a number of actions, not ${show(value)}`);

function parseDeed(
  type: 'act' | 'undo',
  re: number,
  match: string,
  { seat, moves, decision, action }: Fields,
): Result<ToServer> {
  if (!isSeat(seat)) return problem(`'seat' must be a seat's number, not ${show(seat)}`);
  if (type === 'undo') return parseUndo(re, match, seat, moves);
  if (typeof decision !== 'string') return problem(`'decision' must be a text, not ${show(decision)}`);
  return ok({ type, re, match, seat, decision, action });
}

function parseUndo(re: number, match: string, seat: Seat, moves: unknown): Result<ToServer> {
  if (moves === undefined) return ok({ type: 'undo', re, match, seat });
  return isCount(moves) ? ok({ type: 'undo', re, match, seat, moves }) : noCount(moves);
}

function parseFork(re: number, match: string, { moves, viewer, sitters }: Fields): Result<ToServer> {
  if (!isCount(moves)) return noCount(moves);
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
