/** Treasury [A9]: stored tokens are worth points, two at most. */
import type { Ability } from '../hooks.ts';
import { playerOf } from '../state.ts';

const MOST = 2;

export const treasury: Ability = {
  points(s, owner) {
    const { mineral, gas } = playerOf(s, owner);
    return Math.min(MOST, Math.floor((mineral + gas) / s.options.treasuryStep));
  },
};
