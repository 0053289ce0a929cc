/**
 * How a viewer counts the actions of a match: an action of somebody else that tells nothing does not count. A card laid in
 * secret must not be noticed by the number of moves either. Only from above everything counts.
 */
import type { Step, Viewer } from '@orrery/kernel';

/** Whether a viewer notices an action at all. */
export function hears({ seat, told }: Step, viewer: Viewer): boolean {
  return viewer === 'above' || viewer === seat || told.length > 0;
}

/** The places in the log, counted from 1, of the actions that count for a viewer. */
export function heardPlaces(steps: readonly Step[], viewer: Viewer): number[] {
  return steps.flatMap((step, i) => (hears(step, viewer) ? [i + 1] : []));
}

/** How many actions of the log stand for so many that a viewer counts. */
export function placeOfMove(steps: readonly Step[], viewer: Viewer, moves: number): number {
  const places = heardPlaces(steps, viewer);
  // What was not noticed after the last of them belongs to it.
  return moves >= places.length ? steps.length : (places[moves - 1] ?? 0);
}
