/** For Aiur [A2]: few ships, each worth several, in battle and in the graveyard. */
import type { Ability } from '../hooks.ts';

export const forAiur: Ability = {
  startingShips: (s) => s.options.ascendedShips,
  boardLimit: (s) => s.options.ascendedMax,
  multiplier: (s) => s.options.ascendedMultiplier,
  graveWeight: (s) => s.options.ascendedGraveWeight,
};
