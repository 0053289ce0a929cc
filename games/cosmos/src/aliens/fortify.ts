/** Fortify [A10]: defending ships count more. */
import type { Ability } from '../hooks.ts';

export const fortify: Ability = {
  multiplier: (s, _owner, side) => (side === 'defender' ? s.options.masonMultiplier : 1),
};
