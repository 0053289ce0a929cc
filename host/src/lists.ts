/** Matches in a list, as whoever asks may know them. */
import type { Viewer } from '@orrery/kernel';
import type { MatchSummary } from '@orrery/protocol';
import { type Asking, type Sat, seatsOf, sittersOf } from './leaving.ts';
import type { Listed } from './store.ts';

/**
 * From where lists look at a match: everybody from their own seat. Whoever has several looks as a watcher, and where one
 * person is alone with the host, also at matches without a seat of theirs.
 */
export function lookersOf({ seated, online }: Pick<Sat, 'seated' | 'online'>): ReadonlySet<Viewer> {
  const lookers = new Set<Viewer>();
  const people = new Set<string>();
  for (const [seat, sitter] of seated.entries()) {
    if (sitter.kind === 'bot') continue;
    lookers.add(seat);
    if (people.has(sitter.who)) lookers.add('watcher');
    people.add(sitter.who);
  }
  return online ? lookers : lookers.add('watcher');
}

/** A match as whoever asks may see it in a list: from the only seat of their own, or, as a list asks nobody, as a watcher. */
export function summaryFor({ id, seated, summary }: Listed, asking: Asking): MatchSummary {
  const yours = seatsOf(seated, asking);
  const { game, glances, outcome, lesson, brought } = summary;
  const [only = seated.length, ...others] = yours;
  const glance = glances[others.length > 0 ? seated.length : only];
  const { moves = 0, changed = 0, progress, prompt, deciding } = glance ?? {};
  return {
    match: id,
    game,
    sitters: sittersOf(seated),
    yours,
    moves,
    changed,
    ...(progress !== undefined && { progress }),
    ...(prompt !== undefined && { prompt }),
    yourMove: yours.some((seat) => glances[seat]?.asked),
    ...(deciding && { deciding }),
    ...(outcome && { outcome }),
    ...(lesson && { lesson }),
    ...(brought && { brought }),
  };
}

export function unreadable(
  { id, changed }: { readonly id: unknown; readonly changed: unknown },
  why: string,
): MatchSummary {
  return {
    match: typeof id === 'string' ? id : '',
    game: '',
    sitters: [],
    yours: [],
    moves: 0,
    changed: typeof changed === 'number' && Number.isFinite(changed) ? changed : 0,
    yourMove: false,
    problem: { code: 'unreadable', why },
  };
}
