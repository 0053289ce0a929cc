/** The energy of the ship in words: what is there to strike with, and what comes next [T2, T3, E4]. */
import type { BreachView } from '../view.ts';

export interface Charge {
  /** At the start of the next wave of this round from the generators, or of the next round from the Reactor. */
  readonly when: 'wave' | 'round';
  readonly given: number;
  /** What of it the Capacitor, as full as it is now, could not hold. */
  readonly lost: number;
}

/** What comes next; nothing after the last wave of all. */
export function nextCharge({ round, wave, settings, capacitor, activeGenerators }: BreachView): Charge | undefined {
  if (wave === settings.waves)
    return round === settings.rounds ? undefined : { when: 'round', given: settings.reactorPerRound, lost: 0 };
  const given = activeGenerators * settings.generatorOutput;
  return { when: 'wave', given, lost: Math.max(0, capacitor + given - settings.capacitorCap) };
}

export const energyOf = ({ reactor, capacitor }: BreachView): number => reactor + capacitor;

/** For the ship, which pays: "5 energy left, 3 more next wave". */
export function energyLeft(view: BreachView): string {
  const { phase, activeGenerators, settings } = view;
  const left = `${energyOf(view)} energy left`;
  if (phase === 'aiSetup' && activeGenerators === 0)
    return settings.generators > 0 ? `${left}, and no generator runs yet` : left;
  const next = nextCharge(view);
  if (!next) return left;
  return `${left}, ${next.given} more ${phase === 'aiSetup' ? 'each wave' : `next ${next.when}`}`;
}

/** For the pirates, who are shot at when their part of the wave is over. */
export function strikesBack(view: BreachView): string {
  const energy = energyOf(view);
  return energy === 0 ? 'The ship has no energy to strike.' : `The ship can strike for ${energy} energy.`;
}
