/** Every move has an address: `/replay/<match>?at=131&from=above`; and what happened in it: `&event=4`. */
import type { Seat, Viewer } from '@orrery/kernel';
import type { TableFacts } from '@orrery/protocol';

type Sitting = Pick<TableFacts, 'sitters' | 'yours' | 'shared'>;

export interface Place {
  /** Actions taken before what is shown; nothing: the end. */
  readonly at: number | undefined;
  /** Nothing: from where one may see most. */
  readonly from: Viewer | undefined;
  /** Which of the move's events is shown, if it has several pictures; nothing: how it stood after it. */
  readonly event?: number;
}

/** An address may be written by hand: what makes no sense is left out. */
export function parsePlace({ at, from, event }: Readonly<Record<string, string | undefined>>): Place {
  const moves = at !== undefined && /^\d{1,9}$/.test(at) ? Number(at) : undefined;
  const within = event !== undefined && /^\d{1,9}$/.test(event) ? { event: Number(event) } : {};
  if (from === 'above' || from === 'watcher') return { at: moves, from, ...within };
  return { at: moves, from: from !== undefined && /^\d{1,2}$/.test(from) ? Number(from) : undefined, ...within };
}

export function formatPlace(match: string, at: number, from: Viewer, event?: number): string {
  return `/replay/${match}?at=${at}&from=${from}${event === undefined ? '' : `&event=${event}`}`;
}

/** Puts the place that is shown into the address of the page, unless somebody has left it meanwhile. */
export function keepPlace(match: string, at: number, from: Viewer): void {
  if (location.pathname === `/replay/${match}`) history.replaceState(history.state, '', formatPlace(match, at, from));
}

/**
 * Who may be looked through: while it runs only one's own, at the end everybody, and all at once. Where several share the
 * screen their seats are seen at the table, behind its curtain, and not here.
 */
export function viewersFor(over: boolean, { sitters, yours, shared }: Sitting): Viewer[] {
  if (over) return ['above', ...sitters.keys(), 'watcher'];
  return shared ? ['watcher'] : [...yours, 'watcher'];
}

/** Where two share the screen a running match opens from outside: neither sees the other's secrets unasked. */
export function firstViewer(over: boolean, yours: readonly Seat[]): Viewer {
  if (over) return 'above';
  return yours.length === 1 ? (yours[0] ?? 'watcher') : 'watcher';
}
