/** The tables of this page: opens new ones, finds the one an address names, and hands on what the host tells. */
import { findGame } from '@orrery/catalog';
import type { Json, Result } from '@orrery/kernel';
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

/** The table last looked at; a host tells a browser of one table at a time. */
export const current = signal<Session | undefined>(undefined);

function listening(): Link {
  const link = localLink();
  link.listen({
    onUpdate: (update) => current.peek()?.receive(update),
    onNotice: (match, problem) => {
      const session = current.peek();
      if (match === session?.match) session.refusal.value = problem;
    },
    onFault: (match, problem) => {
      const session = current.peek();
      if (session && (match === '' || match === session.match)) session.fault.value = problem;
    },
    onFailure: (problem) => {
      const session = current.peek();
      if (session) session.fault.value = problem;
    },
  });
  return link;
}

function problemOf(answer: Answer): string {
  return answer.type === 'error' ? answer.problem : 'The host gave an answer that this page does not understand.';
}

/**
 * Sends a request that looks at a table. The words are at hand before it goes out, so that the session stands in
 * the same turn in which its answer comes: an update that follows at once finds it there.
 */
async function seated(link: Link, game: string, request: Request): Promise<Result<Session>> {
  const entry = findGame(game);
  if (!entry) return { ok: false, problem: `There is no game '${game}'.` };
  const { text } = await entry.client();
  const answer = await link.request(request);
  if (answer.type !== 'table') return { ok: false, problem: problemOf(answer) };
  const session = new Session(link, entry.title, text, answer);
  current.value = session;
  return { ok: true, value: session };
}

export function startMatch(match: NewMatch): Promise<Result<Session>> {
  return seated(listening(), match.game, { type: 'create', ...match });
}

export async function openMatch(match: string): Promise<Result<Session>> {
  const present = current.peek();
  if (present?.match === match && present.fault.peek() === undefined) return { ok: true, value: present };
  const link = listening();
  const found = await link.request({ type: 'look', match, viewer: 'watcher' });
  if (found.type !== 'table') return { ok: false, problem: problemOf(found) };
  const viewer = found.table.yours[0] ?? 'watcher';
  return seated(link, found.table.game, { type: 'look', match, viewer });
}

/** One click: a person in the first seat, bots in as many others as the game needs. */
export function quickMatch(game: string, seats: number): NewMatch {
  const sitters = Array.from(
    { length: seats },
    (_, seat): Sitter => (seat === 0 ? { kind: 'human' } : { kind: 'bot', level: 'scripted' }),
  );
  return { game, options: {}, sitters };
}
