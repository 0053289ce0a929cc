/** Matches as this browser's first database kept them: the whole log as one text. They are carried over, not lost. */
import type { Seated, StoredMatch } from '@orrery/host';
import { isRecord, parseLog } from '@orrery/kernel';
import { parseSitters } from '@orrery/protocol';

/** A match that could not be read then or now. It is listed as such, and its text can be saved. */
export interface OldHead {
  readonly id: string;
  readonly changed: number;
  readonly text: unknown;
}

export interface Renewed {
  readonly head: Omit<StoredMatch, 'actions'> | OldHead;
  readonly actions: StoredMatch['actions'];
}

/** `who`: whose the seats of people are. */
export function renewed(old: unknown, who: string): Renewed {
  const { id, log: text, sitters, changed } = isRecord(old) ? old : {};
  const time = typeof changed === 'number' ? changed : 0;
  const name = String(id);
  const log = parseLog(typeof text === 'string' ? text : '');
  const seats = parseSitters(sitters);
  if (!log.ok || !seats.ok) return { head: { id: name, changed: time, text }, actions: [] };
  const { actions, hashes: _, outcome, ...head } = log.value;
  const seated = seats.value.map((sitter): Seated => (sitter.kind === 'human' ? { kind: 'human', who } : sitter));
  // What the game would say of it nobody knows before it is opened; the list has words for that.
  const glance = { moves: actions.length, changed: time, asked: false };
  const summary = { game: head.game, glances: [...seated, 'watcher'].map(() => glance), ...(outcome && { outcome }) };
  // Whether its commitment was shown here before the first move was not kept, so nobody vouches for it.
  return { head: { id: name, head: { ...head, witnessed: false }, seated, summary, changed: time }, actions };
}
