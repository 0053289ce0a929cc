/** What becomes of rations when the pirates end a phase [P1, P4]: told while they could still hire somebody. */
import { plural } from '@orrery/kernel';
import type { BreachView } from '../view.ts';

/** What stays for later, and what it is good for then. */
export function rationsLeft(view: BreachView): string | undefined {
  if (!couldHire(view) || areLost(view)) return undefined;
  const rations = plural(view.rations, 'ration');
  return `${rations} ${view.phase === 'pirateWave' && view.wave === view.settings.waves ? 'kept for the next round' : 'left'}`;
}

export function rationsLost(view: BreachView): string | undefined {
  return couldHire(view) && areLost(view) ? `${plural(view.rations, 'ration')} would be lost` : undefined;
}

const areLost = ({ wave, settings }: BreachView): boolean => wave === settings.waves && !settings.rationsKept;

/** In the last wave of the game nobody needs rations any more: who is hired then never acts. */
function couldHire({ legal, phase, round, wave, settings }: BreachView): boolean {
  if (phase === 'aiSetup' || (round === settings.rounds && wave === settings.waves)) return false;
  return legal.some(({ kind }) => kind === 'place');
}
