/** Reads what a browser sent, with suspicion. */
import {
  isRecord,
  type Json,
  LOG_LONGEST,
  ok,
  problem,
  type Result,
  type Seat,
  SEED_LONGEST,
  show,
  type Viewer,
} from '@orrery/kernel';
import { type Fields, isCount, isSeat, isWhole, wrong } from './fields.ts';
import { parseSitters } from './sitters.ts';
import type { ToServer } from './to-server.ts';

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
  if (typeof match !== 'string') return wrong('match', 'a text', match);
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
      return ok({ type, re, match });
    case 'course':
      return ok({ type, re, match, ...(input.packed === true && { packed: true }) });
    case 'judge':
      return parseJudge(re, match, input);
    case 'fork':
      return parseFork(re, match, input);
    default:
      return problem(`there is no message of type ${show(type)}`);
  }
}

function parseLook(type: 'look' | 'replay', re: number, match: string, input: Fields): Result<ToServer> {
  const { viewer, takeOver, since, brief, moves, counter, history, packed } = input;
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
    ...(packed === true && { packed }),
  });
}

const isViewer = (value: unknown): value is Viewer => value === 'watcher' || value === 'above' || isSeat(value);
const noViewer = (name: string, value: unknown) => wrong(name, "a seat, 'watcher' or 'above'", value);
const noCount = (name: string, value: unknown) => wrong(name, 'a number of moves', value);

function parseDeed(
  type: 'act' | 'undo' | 'forecast' | 'advise',
  re: number,
  match: string,
  { seat, moves, decision, action, question, level }: Fields,
): Result<ToServer> {
  if (!isSeat(seat)) return wrong('seat', "a seat's number", seat);
  if (type === 'undo') return parseUndo(re, match, seat, moves);
  if (type === 'advise') return parseAdvise(re, match, seat, level);
  if (type === 'forecast') return ok({ type, re, match, seat, question });
  if (typeof decision !== 'string') return wrong('decision', 'a text', decision);
  return ok({ type, re, match, seat, decision, action });
}

function parseUndo(re: number, match: string, seat: Seat, moves: unknown): Result<ToServer> {
  if (moves === undefined) return ok({ type: 'undo', re, match, seat });
  return isCount(moves) ? ok({ type: 'undo', re, match, seat, moves }) : noCount('moves', moves);
}

function parseAdvise(re: number, match: string, seat: Seat, level: unknown): Result<ToServer> {
  if (level !== undefined && typeof level !== 'string') return wrong('level', 'a text', level);
  return ok({ type: 'advise', re, match, seat, ...(level !== undefined && { level }) });
}

function parseJudge(re: number, match: string, { decision, level }: Fields): Result<ToServer> {
  if (!isCount(decision)) return noCount('decision', decision);
  if (level !== undefined && typeof level !== 'string') return wrong('level', 'a text', level);
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
  if (typeof game !== 'string') return wrong('game', 'a text', game);
  if (!isRecord(options)) return wrong('options', 'an object', options);
  const seated = parseSitters(sitters);
  if (!seated.ok) return seated;
  if (seed !== undefined && (typeof seed !== 'string' || seed === '' || seed.length > SEED_LONGEST))
    return problem(`'seed' must be a text of 1 to ${SEED_LONGEST} characters`);
  // The options came out of JSON; the game's schema judges them.
  const given = options as { readonly [name: string]: Json };
  return ok({ type: 'create', re, game, options: given, sitters: seated.value, ...(seed !== undefined && { seed }) });
}

function parseLearn(re: number, { game, takeOver }: Fields): Result<ToServer> {
  if (typeof game !== 'string') return wrong('game', 'a text', game);
  return ok({ type: 'learn', re, game, ...(takeOver === true && { takeOver }) });
}
