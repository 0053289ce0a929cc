/** The kept matches as the first page shows them: what goes on above the games, more of it below them. */
import type { KeptMatch } from '../matches/kept.ts';
import { type KeptState, useKept } from '../matches/use-kept.ts';
import { useMedia } from '../parts/use-media.ts';

/** More than this are under Replays. */
const MORE_MOST = 4;

export interface HomeMatches {
  readonly kept: KeptState;
  readonly first: readonly KeptMatch[];
  readonly more: readonly KeptMatch[];
  /** How many are shown nowhere here. */
  readonly left: number;
}

export function useHomeMatches(): HomeMatches {
  const kept = useKept();
  const places = useMedia('(min-width: 1100px)') ? 2 : 1;
  const all = kept.matches ?? [];
  const of = (state: KeptMatch['state']) => all.filter((match) => match.state === state);
  // However many lessons were begun: the last one.
  const onward = [...of('running'), ...of('lesson').slice(0, 1)];
  const rest = [...onward.slice(places), ...of('broken')];
  const more = rest.slice(0, MORE_MOST);
  return { kept, first: onward.slice(0, places), more, left: rest.length - more.length };
}
