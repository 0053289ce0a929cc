/** What a viewer cannot know, dealt anew [H3]: the lines that others have assigned before the reveal. */
import { type Random, replace, type Viewer } from '@orrery/kernel';
import { isReady, isSecret, linesOf, type State, top } from './state.ts';

/**
 * Each line of a pilot who is ready may be any of them; one who is not counts as having assigned none, since nobody
 * else can tell how far that pilot is.
 */
export function redeal(s: State, viewer: Viewer, random: Random): void {
  const assigning = top(s, 'assignStats');
  if (!assigning || !isSecret(s) || viewer === 'above') return;
  const all = linesOf(s);
  const lines = assigning.lines.map((own, pilot) => {
    if (pilot === viewer) return own;
    return isReady(s, pilot) ? own.map(() => random.pick(all).text) : [];
  });
  replace(s, assigning, { ...assigning, lines });
}
