/** Adaptation [A3]: a bonus while something is assimilated. */
import type { Ability } from '../hooks.ts';
import { playerOf } from '../state.ts';

export const adaptation: Ability = {
  bonus: (s, owner) => (playerOf(s, owner).assimilated.length > 0 ? s.options.borgAdaptation : 0),
};
