/** The next Production as it would be now: for the scale of entropy on a screen. */
import type { PortalCheck } from './events.ts';
import { nextStartingPlayer } from './rules/end-of-era.ts';
import { backgroundRise, checkPortals, outputOf } from './rules/production.ts';
import { knownState } from './state-from-view.ts';
import { isOut } from './state.ts';
import type { EntropyView } from './view.ts';

export interface Forecast {
  /** Every owned portal; those that would not work are not `active`. */
  readonly portals: readonly PortalCheck[];
  readonly background: number;
  /** What entropy would rise by, before it is cut off at zero. */
  readonly rise: number;
  /** New energy by seat. */
  readonly energy: readonly number[];
}

/** With the portals as they are owned now, at this entropy. */
export function nextProduction(view: EntropyView, entropy: number = view.entropy): Forecast {
  // Ships and tokens do not matter, and in the middle of a film they may be anywhere.
  const table = { ...view, entropy, era: view.era + 1, ships: [], tokens: [], question: null, playing: null };
  const s = knownState(table);
  if (view.era > 0) s.startingPlayer = nextStartingPlayer(s); // the first era has no end of an era before it
  const portals = checkPortals(s);
  const background = backgroundRise(s);
  const energy = s.players.map((_, seat) => (isOut(s, seat) ? 0 : s.settings.freeEnergy + outputOf(portals, seat)));
  return { portals, background, rise: background + outputOf(portals), energy };
}
