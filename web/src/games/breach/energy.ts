/** The ship's energy in words: what there is, and what comes next. All of it is in the view. */
import { type BreachView, nextCharge } from '@orrery/breach/client';

/** "Next wave: +5 (only 2 fit)". */
export function chargeFact(view: BreachView): readonly [label: string, value: string] {
  const next = nextCharge(view);
  if (!next) return ['Next wave', 'none'];
  return [
    `Next ${next.when}`,
    `+${next.given}${next.lost > 0 ? ` (${next.given > next.lost ? `only ${next.given - next.lost} fit` : 'none fits'})` : ''}`,
  ];
}

/** "Capacitor 3 of 5, Reactor 4; +5 at the next wave, 3 of it would be lost". */
export function energyText(view: BreachView): string {
  const { reactor, capacitor, settings } = view;
  const next = nextCharge(view);
  const coming = next
    ? `; +${next.given} at the next ${next.when}${next.lost > 0 ? `, ${next.lost} of it would be lost` : ''}${next.when === 'round' ? ', when the generators have to be started anew' : ''}`
    : '';
  return `Capacitor ${capacitor} of ${settings.capacitorCap}, Reactor ${reactor}${coming}`;
}
