/** Notices a game that hangs inside a single action: an endless loop never gives its thread back to say so. */
import type { Pulse } from './pulse.ts';

/**
 * Calls `onHung(lane)` when a busy lane gave no sign of life for `patienceMs`. Counts its own ticks rather than the
 * clock, so that a laptop that slept, or a process that was stopped, does not look like a hung game.
 */
export function watch(
  pulse: Pulse,
  lanes: number,
  isBusy: (lane: number) => boolean,
  patienceMs: number,
  onHung: (lane: number) => void,
): () => void {
  const tickMs = Math.max(10, Math.min(1000, patienceMs / 4));
  const patience = Math.ceil(patienceMs / tickMs);
  const seen = Array.from({ length: lanes }, () => ({ beats: 0, still: 0 }));
  const timer = setInterval(() => {
    for (const [lane, last] of seen.entries()) {
      const beats = pulse.beatsOf(lane);
      last.still = isBusy(lane) && beats === last.beats ? last.still + 1 : 0;
      last.beats = beats;
      if (last.still === patience) onHung(lane);
    }
  }, tickMs);
  return () => clearInterval(timer);
}
