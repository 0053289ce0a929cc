/** What a viewer cannot know, dealt anew [H3]: the lines that others have assigned before the reveal. */
import type { Random, Viewer } from '@orrery/kernel';
import { isReady, isSecret, linesOf, type State } from './state.ts';

/**
 * Each line of a pilot who is ready may be any of them; one who is not counts as having assigned none, since nobody
 * else can tell how far that pilot is.
 */
export function redeal(s: State, viewer: Viewer, random: Random): void {
  if (s.stage !== 'stats' || !isSecret(s) || viewer === 'above') return;
  const lines = linesOf(s);
  for (let pilot = 0; pilot < s.pilots; pilot++) {
    if (pilot === viewer) continue;
    s.assigned[pilot] = isReady(s, pilot) ? (s.assigned[pilot] ?? []).map(() => random.int(lines.length)) : [];
  }
}
