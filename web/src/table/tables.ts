/** The tables of this page: opens new ones, finds the one an address names, and hands on what the host tells. */
import { findGame, type GameEntry } from '@orrery/catalog';
import type { Json, Viewer } from '@orrery/kernel';
import type { Problem, Sitter } from '@orrery/protocol';
import { signal } from '@preact/signals';
import { type Link, problemOf, type Request } from '../link.ts';
import { isOnline } from '../links.ts';
import { localLink } from '../local.ts';
import { GENTLE } from '../new/levels.ts';
import { askToStay } from '../settings/stay.ts';
import { pausedAt } from './paused.ts';
import { Session } from './session.ts';

export interface NewMatch {
  readonly game: string;
  readonly options: { readonly [name: string]: Json };
  readonly sitters: readonly Sitter[];
  readonly seed?: string;
}

export interface Fork {
  readonly match: string;
  /** As the viewer counts them. */
  readonly moves: number;
  readonly viewer: Viewer;
  readonly sitters: readonly Sitter[];
}

/** The table last looked at; a host tells a browser of one table at a time. */
export const current = signal<Session | undefined>(undefined);

/** How often this page asked to look at a table. The host counts too: it tells of the one last asked for. */
let looks = 0;
/** The look that brought the current table. */
let currentLook = 0;

type News = (session: Session) => void;
/** What the host told of a table while its words were still being loaded. */
let early: { readonly match: string; readonly news: News }[] = [];

function tell(match: string, news: News): void {
  const session = current.peek();
  if (session?.match === match) news(session);
  else if (currentLook !== looks) early.push({ match, news });
}

function listening(): Link {
  const link = localLink();
  const stop = (problem: Problem) => current.peek()?.trouble.stop(problem);
  link.listen({
    onUpdate: (update) => tell(update.match, (session) => session.receive(update)),
    onNotice: (match, problem) => tell(match, (session) => session.trouble.note(problem)),
    onFault: (match, problem) =>
      match === undefined ? stop(problem) : tell(match, (session) => session.trouble.stop(problem)),
    onFailure: stop,
  });
  return link;
}

/** A table, or why there is none. */
export type Opened = { readonly ok: true; readonly value: Session } | { readonly ok: false; readonly problem: Problem };

const OVERTAKEN: Opened = { ok: false, problem: { code: 'fault', why: 'another table was opened meanwhile' } };

/** Sends a request that looks at a table, and sits down at it with the words of its game. `stopAt`: whoever watches had stopped it there. */
async function seated(link: Link, request: Request, stopAt?: number): Promise<Opened> {
  const turn = ++looks;
  early = [];
  const answer = await link.request(request);
  if (answer.type !== 'table') return { ok: false, problem: problemOf(answer) };
  const { game, match } = answer.table;
  const entry = findGame(game);
  if (!entry) return { ok: false, problem: { code: 'no-such-game', game } };
  const { text } = await entry.client();
  const session = new Session(link, entry.title, text, answer);
  if (stopAt !== undefined) await session.stopAt(stopAt);
  if (turn !== looks) return OVERTAKEN;
  current.value = session;
  currentLook = turn;
  for (const each of early) if (each.match === match) each.news(session);
  early = [];
  return { ok: true, value: session };
}

/** The words are loaded first: where they do not come, no match is begun. */
async function begun(game: string, request: Request): Promise<Opened> {
  await findGame(game)?.client();
  return seated(listening(), request);
}

export function startMatch(match: NewMatch): Promise<Opened> {
  askToStay();
  return begun(match.game, { type: 'create', ...match });
}

/** The lesson of a game: the one that was begun, or a new one. */
export function openLesson(game: string, takeOver = false): Promise<Opened> {
  return begun(game, { type: 'learn', game, ...(takeOver && { takeOver }) });
}

/** A new match that goes on from a moment of another one. One of the server's is brought here first. */
export async function forkMatch(game: string, { match: from, moves, viewer, sitters }: Fork): Promise<Opened> {
  const brought = isOnline(from) ? await (await import('../online/homeward.ts')).broughtHome(from) : { match: from };
  if ('problem' in brought) return { ok: false, problem: { code: 'wrong-file', why: brought.problem } };
  const { match } = brought;
  return begun(game, { type: 'fork', match, moves, viewer, sitters });
}

export async function openMatch(match: string, takeOver = false): Promise<Opened> {
  const present = current.peek();
  // Who comes back to a screen that several share may be somebody else.
  const good =
    present?.match === match &&
    present.trouble.fault.peek() === undefined &&
    !present.trouble.elsewhere.peek() &&
    !present.isPrivate;
  if (!good) {
    const stopAt = pausedAt(match);
    const look = { type: 'look', match, brief: stopAt === undefined, ...(takeOver && { takeOver }) } as const;
    return seated(listening(), look, stopAt);
  }
  if (currentLook !== looks) {
    // Another table was asked for since, and the host may tell of that one.
    const turn = ++looks;
    const problem = await present.lookAgain();
    if (problem) return { ok: false, problem };
    if (turn !== looks) return OVERTAKEN;
    currentLook = turn;
  }
  return { ok: true, value: present };
}

/** One click: the seat and the way to play that a beginner can enjoy, as the game says, and bots in the others. */
export function quickMatch({ id, seats, presets, first }: GameEntry): NewMatch {
  const own = first?.seat ?? 0;
  const sitters = Array.from(
    { length: first?.seats ?? seats.min },
    (_, seat): Sitter => (seat === own ? { kind: 'human' } : { kind: 'bot', level: GENTLE }),
  );
  return { game: id, options: presets?.find(({ name }) => name === first?.preset)?.options ?? {}, sitters };
}
