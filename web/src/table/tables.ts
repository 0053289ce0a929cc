/** The tables of this page: opens new ones, finds the one an address names, and hands on what the host tells. */
import { findGame } from '@orrery/catalog';
import type { Json, Viewer } from '@orrery/kernel';
import type { Sitter } from '@orrery/protocol';
import { signal } from '@preact/signals';
import type { Answer, Link, Request } from '../link.ts';
import { localLink } from '../local.ts';
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

function listening(): Link {
  const link = localLink();
  link.listen({
    onUpdate: (update) => current.peek()?.receive(update),
    onNotice: (match, problem) => {
      const session = current.peek();
      // Every look is told that nothing could be saved; who plays by turns at one screen has closed that message once.
      if (match !== session?.match || !session.saved.peek()) return;
      session.notice.value = problem;
      session.saved.value = false;
    },
    onFault: (match, problem, elsewhere) => {
      const session = current.peek();
      if (!session || (match !== '' && match !== session.match)) return;
      if (elsewhere) session.elsewhere.value = true;
      else session.fault.value = problem;
    },
    onFailure: (problem) => {
      const session = current.peek();
      if (session) session.fault.value = problem;
    },
  });
  return link;
}

/** A table, or why there is none: `elsewhere` if another tab plays it. */
export type Opened =
  | { readonly ok: true; readonly value: Session }
  | { readonly ok: false; readonly problem: string; readonly elsewhere: boolean };

function unopened(answer: Answer): Opened {
  if (answer.type === 'error') return { ok: false, problem: answer.problem, elsewhere: answer.elsewhere === true };
  return {
    ok: false,
    problem: 'The host gave an answer that this page does not understand.',
    elsewhere: false,
  };
}

/** How often this page asked to look at a table. The host counts too: it tells of the one last asked for. */
let looks = 0;
/** The look that brought the current table. */
let currentLook = 0;

const OVERTAKEN: Opened = { ok: false, problem: 'Another table was opened meanwhile.', elsewhere: false };

/**
 * Sends a request that looks at a table. The words are at hand before it goes out, so that the session stands in
 * the same turn in which its answer comes: an update that follows at once finds it there.
 */
async function seated(link: Link, game: string, request: Request, isWanted = () => true): Promise<Opened> {
  const entry = findGame(game);
  if (!entry) return { ok: false, problem: `There is no game '${game}'.`, elsewhere: false };
  const { text } = await entry.client();
  if (!isWanted()) return OVERTAKEN;
  const turn = ++looks;
  const answer = await link.request(request);
  if (answer.type !== 'table') return unopened(answer);
  const session = new Session(link, entry.title, text, answer);
  if (turn === looks) {
    current.value = session;
    currentLook = turn;
  }
  return { ok: true, value: session };
}

export function startMatch(match: NewMatch): Promise<Opened> {
  return seated(listening(), match.game, { type: 'create', ...match });
}

/** A new match that goes on from a moment of another one. */
export function forkMatch(game: string, { match, moves, viewer, sitters }: Fork): Promise<Opened> {
  return seated(listening(), game, { type: 'fork', match, moves, viewer, sitters });
}

export async function openMatch(match: string, takeOver = false): Promise<Opened> {
  const present = current.peek();
  const good = present?.match === match && present.fault.peek() === undefined && !present.elsewhere.peek();
  // If another table was asked for since, the host may tell of that one.
  if (good && currentLook === looks) return { ok: true, value: present };
  const link = listening();
  const turn = ++looks;
  const found = await link.request({ type: 'look', match, viewer: 'watcher', ...(takeOver && { takeOver }) });
  if (found.type !== 'table') return unopened(found);
  const viewer = found.table.yours[0] ?? 'watcher';
  return seated(link, found.table.game, { type: 'look', match, viewer }, () => turn === looks);
}

/** One click: a person in the first seat, bots in as many others as the game needs. */
export function quickMatch(game: string, seats: number): NewMatch {
  const sitters = Array.from(
    { length: seats },
    (_, seat): Sitter => (seat === 0 ? { kind: 'human' } : { kind: 'bot', level: 'scripted' }),
  );
  return { game, options: {}, sitters };
}
