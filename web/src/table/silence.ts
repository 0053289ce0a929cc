/**
 * Several people at one screen, where somebody may be asked in silence: the screen goes round to all of them, with the same
 * words, whether anybody is asked or not. Whoever is asked answers when the screen comes; to anybody else it says that there
 * is nothing to answer, and shows nothing.
 */
import type { Seat } from '@orrery/kernel';
import type { TableFacts, Update } from '@orrery/protocol';

type Seen = Pick<Update, 'view' | 'viewer' | 'outcome'>;

/** Whether the viewer is asked something of which nobody else may know. */
export const isAskedInSilence = ({ view, viewer }: Seen): boolean =>
  view.decisions.some(({ seat, hidden }) => seat === viewer && hidden === true);

/** Somebody may be asked of whom the others do not know, or the viewer is. */
function isSilent(seen: Seen): boolean {
  return seen.outcome === undefined && (seen.view.decisions.length === 0 || isAskedInSilence(seen));
}

/**
 * To whom the screen goes next, after what has just come to be seen; first whoever is there and asked, then the others as
 * they sit. Empty: no round is on. `round`: as it was.
 */
export function roundAfter(
  round: readonly Seat[],
  seen: Seen,
  { yours, shared }: Pick<TableFacts, 'yours' | 'shared'>,
): readonly Seat[] {
  const { viewer } = seen;
  if (!shared || seen.outcome) return [];
  const left = round[0] === viewer && !isAskedInSilence(seen) ? round.slice(1) : round;
  // After the last one somebody may be asked who has had the screen already: then it goes round once more.
  if (left.length > 0 || !isSilent(seen)) return left;
  if (typeof viewer !== 'number') return yours;
  const others = [...yours.filter((seat) => seat > viewer), ...yours.filter((seat) => seat < viewer)];
  return isAskedInSilence(seen) ? [viewer, ...others] : others;
}
