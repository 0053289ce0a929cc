/** Quantum Boost [E18]: more for the own roll in this encounter. Copies add up. */
import type { EventRules } from '../hooks.ts';
import { boost } from '../rules/encounter.ts';

export const quantumBoost: EventRules = {
  takeEffect(s, seat, ctx) {
    boost(s, seat, s.options.boostValue);
    ctx.beat();
  },
};
