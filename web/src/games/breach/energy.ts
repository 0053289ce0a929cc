/** The ship's energy in words: what there is, and what the generators will add. All of it is in the view. */
import type { BreachView } from '@orrery/breach/client';

export interface Charge {
  /** What the running generators give at the next wave. */
  readonly given: number;
  /** What of it the Capacitor, as full as it is now, could not hold. */
  readonly lost: number;
}

/** Generators run to the end of the round [E4]: after its last wave there is nothing to come from them. */
const runsOut = ({ wave, settings }: BreachView): boolean => wave === settings.waves;

export function nextCharge(view: BreachView): Charge {
  const { settings, capacitor, activeGenerators } = view;
  const given = runsOut(view) ? 0 : activeGenerators * settings.generatorOutput;
  return { given, lost: Math.max(0, capacitor + given - settings.capacitorCap) };
}

/** "+5, 3 lost". */
export function chargeText(view: BreachView): string {
  const { given, lost } = nextCharge(view);
  return lost > 0 ? `+${given}, ${lost} lost` : `+${given}`;
}

/** "Capacitor 3 of 5, Reactor 4; +5 at the next wave, 3 of it would be lost". */
export function energyText(view: BreachView): string {
  const { reactor, capacitor, activeGenerators, settings } = view;
  const { given, lost } = nextCharge(view);
  const coming =
    runsOut(view) && activeGenerators > 0
      ? 'the generators stop with this wave'
      : `+${given} at the next wave${lost > 0 ? `, ${lost} of it would be lost` : ''}`;
  return `Capacitor ${capacitor} of ${settings.capacitorCap}, Reactor ${reactor}; ${coming}`;
}
