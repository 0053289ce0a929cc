/**
 * The messages between a browser and whoever runs its matches: the server, or a worker in the same browser. One
 * small closed set. Every request carries a number `re` and gets exactly one answer with the same number; what
 * happens at the table comes as updates besides.
 */
import {
  type GameEvent,
  isRecord,
  type Json,
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
  /** Looks at a table from a seat of one's own or as a watcher; the answer is where it stands now. */
  | { readonly type: 'look'; readonly re: number; readonly match: string; readonly viewer: Viewer }
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
  | { readonly type: 'undo'; readonly re: number; readonly match: string; readonly seat: Seat }
  /** Asks for the log of a finished match. */
  | { readonly type: 'log'; readonly re: number; readonly match: string };

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
  /** Rises by one with everything that happens at the table, undo included: no holes. */
  readonly seq: number;
  /** Actions in the log. */
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
  /** A request that made no sense, or a match that a fault has frozen (then without `re`). */
  | { readonly type: 'error'; readonly re?: number; readonly match?: string; readonly problem: string };

const SEATS_MOST = 12;

/** Parses a message at the door. `re` is given back with a problem where one could be read. */
export function parseToServer(input: unknown): Result<ToServer> & { readonly re?: number } {
  if (!isRecord(input)) return problem(`a message must be an object, not ${show(input)}`);
  const { type, re } = input;
  if (typeof re !== 'number' || !Number.isSafeInteger(re)) return problem("a message needs a whole number 're'");
  const parsed = parseBody(type, re, input);
  return parsed.ok ? parsed : { ...parsed, re };
}

function parseBody(type: unknown, re: number, input: Readonly<Record<string, unknown>>): Result<ToServer> {
  if (type === 'create') return parseCreate(re, input);
  const { match, seat, viewer, decision } = input;
  if (typeof match !== 'string') return problem(`'match' must be a text, not ${show(match)}`);
  switch (type) {
    case 'look':
      if (viewer !== 'watcher' && !isSeat(viewer))
        return problem(`'viewer' must be a seat or 'watcher', not ${show(viewer)}`);
      return ok({ type, re, match, viewer });
    case 'act':
      if (!isSeat(seat)) return problem(`'seat' must be a seat's number, not ${show(seat)}`);
      if (typeof decision !== 'string') return problem(`'decision' must be a text, not ${show(decision)}`);
      return ok({ type, re, match, seat, decision, action: input.action });
    case 'undo':
      if (!isSeat(seat)) return problem(`'seat' must be a seat's number, not ${show(seat)}`);
      return ok({ type, re, match, seat });
    case 'log':
      return ok({ type, re, match });
    default:
      return problem(`there is no message of type ${show(type)}`);
  }
}

function parseCreate(
  re: number,
  { game, options, sitters, seed }: Readonly<Record<string, unknown>>,
): Result<ToServer> {
  if (typeof game !== 'string') return problem(`'game' must be a text, not ${show(game)}`);
  if (!isRecord(options)) return problem(`'options' must be an object, not ${show(options)}`);
  if (!Array.isArray(sitters) || sitters.length > SEATS_MOST)
    return problem(`'sitters' must be a list, not ${show(sitters)}`);
  const seated: Sitter[] = [];
  for (const sitter of sitters as readonly unknown[]) {
    if (isRecord(sitter) && sitter.kind === 'human') seated.push({ kind: 'human' });
    else if (isRecord(sitter) && sitter.kind === 'bot' && typeof sitter.level === 'string')
      seated.push({ kind: 'bot', level: sitter.level });
    else return problem(`a sitter must be a human or a bot with a level, not ${show(sitter)}`);
  }
  if (seed !== undefined && (typeof seed !== 'string' || seed === '' || seed.length > SEED_LONGEST))
    return problem(`'seed' must be a text of 1 to ${SEED_LONGEST} characters`);
  // The options came out of JSON; the game's schema judges them.
  const given = options as { readonly [name: string]: Json };
  return ok({ type: 'create', re, game, options: given, sitters: seated, ...(seed !== undefined && { seed }) });
}

function isSeat(value: unknown): value is Seat {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < SEATS_MOST;
}
