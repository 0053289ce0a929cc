/** Saved matches: one small JSON file each, read with suspicion, replayed to the same hashes on every machine. */
import { type Action, type Game, type Json, type Outcome, type Refusal, type Seat, type View } from './game.ts';
import { commitTo } from './hash.ts';
import { Match, type MatchSetup, type MatchWays } from './match.ts';
import { type OptionValues, parseOptions } from './options.ts';
import { parsePosition, readPosition } from './position.ts';
import { isRecord, messageOf, ok, problem, type Result, show } from './result.ts';
import { listed } from './words.ts';
import type { Addressed } from './you.ts';

const LOG_FORMAT = 1;
/** No match comes near it; a file beyond it is something else. */
export const LOG_LONGEST = 16 * 1024 * 1024;
export const SEED_LONGEST = 200;
/** Levels of lists and objects. No log comes near it; a deeper one would overflow the stack of those who compare it. */
const LOG_DEEPEST = 100;

export interface Log {
  readonly format: typeof LOG_FORMAT;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: OptionValues;
  readonly seats: number;
  readonly seed: string;
  /** The state it began from, if that is not the game's own beginning. */
  readonly position?: Json;
  readonly actions: readonly (readonly [Seat, Action])[];
  /** The commitment to the seed that was shown before the first action. */
  readonly commitment?: string;
  /** The beginning (16 digits) of the state hash before the first action and after each. */
  readonly hashes?: readonly string[];
  readonly outcome?: Outcome;
  /** Who gave up after the last action, if that ended the match: see `Match.forfeit`. */
  readonly forfeits?: readonly Seat[];
  /** Who sat where, as far as is known: 'human', or a bot's level. For names only; nothing depends on it. */
  readonly sitters?: readonly string[];
}

const SITTER_LONGEST = 40;

const HASH_DIGITS = 16;

/** The match as a file's content. Hashes cost a replay; a running match may leave them out. */
export function logOf(match: Match, withHashes = true): Log {
  const { game, setup, entries } = match;
  const log: Log = {
    format: LOG_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: setup.options,
    seats: setup.seats,
    seed: setup.seed,
    ...(setup.position !== undefined && { position: setup.position }),
    actions: entries.map(({ seat, action }) => [seat, action] as const),
    ...(match.commitment !== undefined && { commitment: match.commitment }),
    ...(match.outcome && { outcome: match.outcome }),
    ...(match.forfeits && { forfeits: match.forfeits }),
  };
  return withHashes ? { ...log, hashes: drained(hashing(match)) } : log;
}

/** The hashes of a log, one action at a time, for those who must do other things in between. */
export function* hashing(match: Match): Generator<void, string[]> {
  const again = new Match(match.game, match.setup);
  const hashes = [again.hash().slice(0, HASH_DIGITS)];
  for (const { seat, action } of match.entries.slice()) {
    again.act(seat, action);
    hashes.push(again.hash().slice(0, HASH_DIGITS));
    yield;
  }
  return hashes;
}

/** What comes of steps that are taken without a pause. */
export function drained<T>(steps: Iterator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** A log as text: one line per action, so that files can be read and compared. */
export function formatLog(log: Log): string {
  const { actions, hashes, ...head } = log;
  const lines = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  const list = (items: readonly unknown[]) =>
    items.length === 0 ? '[]' : `[\n    ${items.map((item) => JSON.stringify(item)).join(',\n    ')}\n  ]`;
  lines.push(`  "actions": ${list(actions)}`);
  if (hashes) lines.push(`  "hashes": ${list(hashes)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Reads a file's text. Knows the format, not the games: whether the actions make sense, `replay` says. */
export function parseLog(text: string): Result<Log> {
  if (text.length > LOG_LONGEST) return problem(`a log has at most ${LOG_LONGEST / 1048576} MB; this is no log`);
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return problem('not a log: the file is damaged or cut off (it is not complete JSON)');
  }
  if (!isRecord(raw)) return problem('not a log: it must be a JSON object');
  if (isDeeper(raw, LOG_DEEPEST)) return problem(`not a log: it is nested deeper than ${LOG_DEEPEST} levels`);
  const { format, game, rulesVersion, options, seats, seed, position, actions, commitment, hashes, outcome } = raw;
  const { forfeits, sitters } = raw;
  if (typeof format !== 'number') return problem("not a log: it has no 'format'");
  if (format > LOG_FORMAT)
    return problem(`the log has format ${format}, newer than ${LOG_FORMAT}, the newest known here`);
  if (format !== LOG_FORMAT) return problem(`log format ${show(format)} is not known`);
  if (typeof game !== 'string') return problem(`the log's 'game' must be a text, not ${show(game)}`);
  if (typeof rulesVersion !== 'number')
    return problem(`the log's 'rulesVersion' must be a number, not ${show(rulesVersion)}`);
  if (!isRecord(options)) return problem(`the log's 'options' must be an object, not ${show(options)}`);
  if (typeof seats !== 'number') return problem(`the log's 'seats' must be a number, not ${show(seats)}`);
  if (typeof seed !== 'string' || seed.length > SEED_LONGEST)
    return problem(`the log's 'seed' must be a text of at most ${SEED_LONGEST} characters, not ${show(seed)}`);
  if (!Array.isArray(actions)) return problem(`the log's 'actions' must be a list, not ${show(actions)}`);
  for (const [at, entry] of actions.entries()) {
    const good = Array.isArray(entry) && entry.length === 2 && Number.isInteger(entry[0]) && isRecord(entry[1]);
    if (!good) return problem(`action ${at + 1} of the log must be [seat, action], not ${show(entry)}`);
  }
  if (commitment !== undefined && typeof commitment !== 'string')
    return problem("the log's 'commitment' must be a text");
  if (hashes !== undefined) {
    const good =
      Array.isArray(hashes) && hashes.length === actions.length + 1 && hashes.every((h) => typeof h === 'string');
    if (!good)
      return problem(
        `the log's 'hashes' must be a list of ${actions.length + 1} texts: actions are missing or too many`,
      );
  }
  if (forfeits !== undefined && !areForfeits(forfeits, seats))
    return problem(`the log's 'forfeits' must be a list of some of ${seats} seats, not ${show(forfeits)}`);
  if (sitters !== undefined) {
    const good = Array.isArray(sitters) && sitters.length === seats && sitters.every((s) => typeof s === 'string');
    if (!good || sitters.some((s: string) => s.length > SITTER_LONGEST))
      return problem(`the log's 'sitters' must be a list of ${seats} short texts`);
  }
  // Checked field by field above; `options`, `position` and `outcome` are compared with recomputed values, never trusted.
  return ok({
    format,
    game,
    rulesVersion,
    options,
    seats,
    seed,
    ...(position !== undefined && { position }),
    actions,
    ...(commitment !== undefined && { commitment }),
    ...(hashes !== undefined && { hashes }),
    ...(outcome !== undefined && { outcome }),
    ...(forfeits !== undefined && { forfeits }),
    ...(sitters !== undefined && { sitters }),
  } as unknown as Log);
}

/** Some seats, each once; somebody is left. */
function areForfeits(input: unknown, seats: number): boolean {
  if (!Array.isArray(input) || input.length === 0 || input.length >= seats) return false;
  const isSeat = (seat: unknown) => Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats;
  return new Set(input).size === input.length && input.every(isSeat);
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isDeeper(item, levels - 1));
}

/** The seats, options and seed of a log, checked against the game. */
function setupOf(game: Game, log: Log, witnessed: boolean): Result<MatchSetup> {
  if (game.id !== log.game) return problem(`the log is of ${show(log.game)}, not of '${game.id}'`);
  if (game.rulesVersion !== log.rulesVersion)
    return problem(
      `the log was played by rules version ${log.rulesVersion} of ${game.id}; this is version ${game.rulesVersion}`,
    );
  if (!Number.isInteger(log.seats) || log.seats < game.seats.min || log.seats > game.seats.max)
    return problem(`${game.id} has ${game.seats.min} to ${game.seats.max} seats, not ${log.seats}`);
  const options = parseOptions(game.options, log.options, log.seats);
  if (!options.ok) return options;
  const setup = {
    options: options.value,
    seats: log.seats,
    seed: log.seed,
    ...(witnessed && log.commitment === commitTo(log.seed) ? {} : { commitment: log.commitment ?? null }),
  };
  if (log.position === undefined) return ok(setup);
  // What was witnessed was played from when it was taken.
  const position = (witnessed ? readPosition : parsePosition)(game, setup, log.position);
  return position.ok ? ok({ ...setup, position: position.value }) : position;
}

export interface ReplayWays extends MatchWays {
  /**
   * The match was begun by whoever replays it, who showed its commitment before the first action. Otherwise the commitment
   * is the log's own word.
   */
  readonly witnessed?: boolean;
}

/** Plays a log again, up to `until` actions, and compares every hash it carries. */
export function replay(game: Game, log: Log, until = log.actions.length, ways: ReplayWays = {}): Result<Match> {
  return drained(replaying(game, log, until, ways));
}

/** The same, one action at a time, for those who must do other things in between. */
export function* replaying(
  game: Game,
  log: Log,
  until = log.actions.length,
  { witnessed = false, ...ways }: ReplayWays = {},
): Generator<void, Result<Match>> {
  const setup = setupOf(game, log, witnessed);
  if (!setup.ok) return setup;
  const begun = beginning(game, setup.value, ways);
  if (!begun.ok) return begun;
  const match = begun.value;
  const differs = (at: number) => log.hashes !== undefined && match.hash().slice(0, HASH_DIGITS) !== log.hashes[at];
  if (differs(0)) return problem('the log does not replay: the position before the first move has another hash');
  for (let at = 0; at < Math.min(until, log.actions.length); at++) {
    const [seat, action] = log.actions[at] as readonly [Seat, Action];
    const open = match.decisionOf(seat);
    if (!open) return problem(`the log does not replay: at move ${at + 1} seat ${seat} is not asked`);
    let refusal: Refusal | undefined;
    try {
      refusal = match.submit(seat, open.id, action);
    } catch (error) {
      return problem(`the rules of ${game.id} fail at move ${at + 1}: ${messageOf(error)}`);
    }
    if (refusal)
      return problem(
        `the log does not replay: move ${at + 1} of seat ${seat} is refused (${refusalText(game, refusal)})`,
      );
    if (differs(at + 1)) return problem(`the log does not replay: after move ${at + 1} the position has another hash`);
    yield;
  }
  if (log.forfeits === undefined || until < log.actions.length) return ok(match);
  if (match.outcome) return problem('the log does not replay: somebody gives up in a game that is over');
  match.forfeit(log.forfeits);
  return ok(match);
}

function beginning(game: Game, setup: MatchSetup, ways: MatchWays): Result<Match> {
  try {
    return ok(new Match(game, setup, ways));
  } catch (error) {
    return problem(`the rules of ${game.id} fail at the beginning: ${messageOf(error)}`);
  }
}

/** A refusal in words: the kernel's own codes here, all others by the game's text. `view`: of who tried it. */
export function refusalText(
  game: { readonly text: { refusal(refusal: Refusal, view?: View): string } },
  refusal: Refusal,
  view?: View,
): string {
  switch (refusal.code) {
    case 'game-over':
      return 'The game is over.';
    case 'not-asked':
      return 'It is not your turn to decide.';
    case 'wrong-answer':
      return 'That does not answer the question that is open now.';
    case 'question-closed':
      return 'That question has been answered already.';
    case 'malformed':
      return `That is no action: ${typeof refusal.problem === 'string' ? refusal.problem : 'it has no shape'}.`;
    case 'no-undo':
      return 'There is nothing to take back: something was rolled or shown since.';
    case 'undo-stale':
      return 'Something else happened first, so nothing was taken back.';
    case 'match-frozen':
      return 'This match is frozen by a fault in its rules. Its log is safe.';
    default:
      return game.text.refusal(refusal, view);
  }
}

/** How a match ended, in words: "Raider forfeits the match." where somebody gave up, all else by the game's text. */
export function outcomeText(
  text: { seat(seat: Seat): string; outcome(outcome: Outcome): string } & Addressed,
  outcome: Outcome,
): string {
  const { forfeits } = outcome;
  if (!forfeits) return text.outcome(outcome);
  const { you = (words) => words } = text;
  const names = forfeits.map((seat) => text.seat(seat));
  return you(`${listed(names)} ${names.length === 1 ? 'forfeits' : 'forfeit'} the match.`);
}

export interface Verdict {
  readonly moves: number;
  readonly finalHash: string;
  readonly outcome: Outcome;
}

/** Recomputes the commitment and every hash of a finished match. `commitment` may come from elsewhere: a note, a friend. */
export function verify(game: Game, log: Log, commitment = log.commitment): Result<Verdict> {
  if (commitment === undefined) return problem('the log carries no commitment to its seed, so nothing can be verified');
  if (commitTo(log.seed) !== commitment)
    return problem('the seed is not the one that was committed to before the first move: the dice cannot be trusted');
  if (log.commitment !== undefined && log.commitment !== commitment)
    return problem('the log carries another commitment than the one given');
  if (!log.hashes) return problem('the log carries no hashes, so nothing can be verified');
  const match = replay(game, log);
  if (!match.ok) return match;
  const { outcome } = match.value;
  if (!outcome) return problem(`the match is not finished after ${log.actions.length} moves`);
  if (log.outcome !== undefined && JSON.stringify(log.outcome) !== JSON.stringify(outcome))
    return problem('the log claims another outcome than its moves give');
  return ok({ moves: log.actions.length, finalHash: match.value.hash(), outcome });
}
