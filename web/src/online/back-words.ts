/** What happened at a table while the connection to it was lost. */
import { plural } from '@orrery/kernel';
import { spanWords } from './clock-words.ts';

/** The connection is back after so many milliseconds; so many moves came meanwhile, or if negative were taken back. */
export interface Back {
  readonly after: number;
  readonly moves: number;
}

/** `own`: one's own answers that had arrived, which are no news. */
export const movesMeanwhile = (before: number, now: number, own: number): number =>
  now < before ? now - before : Math.max(0, now - before - own);

/** The heading, and the rest of it. Moves go by an undo, or because the server was set back to an older copy of its data. */
export function backWords({ after, moves }: Back): readonly [string, string] {
  const back = `Back online after ${spanWords(after)}.`;
  if (moves < 0) return [back, `${plural(-moves, 'move')} ${moves === -1 ? 'was' : 'were'} taken back meanwhile.`];
  return [
    `${back} Nothing is lost.`,
    moves === 0 ? 'Nothing happened meanwhile.' : `${plural(moves, 'move')} came meanwhile.`,
  ];
}
