/** The Production to come as it would be at some entropy: for the scale of entropy on a screen. */
import type { PortalCheck } from './events.ts';
import { nextStartingPlayer } from './rules/end-of-era.ts';
import { backgroundRise, checkPortals, newEnergy, outputOf } from './rules/production.ts';
import type { State } from './state.ts';

export interface NextProduction {
  /** Entropy before it. */
  readonly before: number;
  /** Every owned portal; those that would not work are not `active`. */
  readonly portals: readonly PortalCheck[];
  /** What the portals add to entropy. */
  readonly output: number;
  /** What entropy rises by on its own. */
  readonly background: number;
  /** Entropy after it; 0 makes that era the last. */
  readonly after: number;
  /** New energy by seat. */
  readonly energy: readonly number[];
}

/** With the portals as they are owned now; null if no Production comes any more. */
export function nextProduction(s: State, before: number): NextProduction | null {
  if (s.lastEra || s.ending !== null) return null;
  const then = s.phase === 'draw' ? s : inNextEra(s);
  const portals = checkPortals(then, before);
  const background = backgroundRise(then);
  const output = outputOf(portals);
  const after = Math.min(0, before + output + background);
  return { before, portals, output, background, after, energy: newEnergy(then, portals) };
}

/** The first era has no end of an era before it. */
const inNextEra = (s: State): State => ({
  ...s,
  era: s.era + 1,
  startingPlayer: s.era > 0 ? nextStartingPlayer(s) : s.startingPlayer,
});
