/** Every move has an address: `/replay/<match>?at=131&from=above`. */
import type { Seat, Viewer } from '@orrery/kernel';

export interface Place {
  /** Actions taken before what is shown; nothing: the end. */
  readonly at: number | undefined;
  /** Nothing: from where one may see most. */
  readonly from: Viewer | undefined;
}

/** An address may be written by hand: what makes no sense is left out. */
export function parsePlace({ at, from }: Readonly<Record<string, string | undefined>>): Place {
  const moves = at !== undefined && /^\d{1,9}$/.test(at) ? Number(at) : undefined;
  if (from === 'above' || from === 'watcher') return { at: moves, from };
  return { at: moves, from: from !== undefined && /^\d{1,2}$/.test(from) ? Number(from) : undefined };
}

export function formatPlace(match: string, at: number, from: Viewer): string {
  return `/replay/${match}?at=${at}&from=${from}`;
}

/** Who may be looked through: while it runs only one's own, at the end everybody, and all at once. */
export function viewersFor(over: boolean, seats: number, yours: readonly Seat[]): Viewer[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return over ? ['above', ...all, 'watcher'] : [...yours, 'watcher'];
}

/** Where two share the screen a running match opens from outside: neither sees the other's secrets unasked. */
export function firstViewer(over: boolean, yours: readonly Seat[]): Viewer {
  if (over) return 'above';
  return yours.length === 1 ? (yours[0] ?? 'watcher') : 'watcher';
}
