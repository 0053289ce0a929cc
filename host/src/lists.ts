/** Matches in a list, as whoever asks may know them. */
import type { MatchSummary } from '@orrery/protocol';
import { type Asking, seatsOf, sittersOf } from './leaving.ts';
import type { Listed } from './store.ts';

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
