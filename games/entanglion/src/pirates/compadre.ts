/** Compadre the Companion [P10]: at the end of a round 1 Quantum Power for every two pirates. */
import type { PirateRules } from '../hooks.ts';
import { addBonus } from '../rules/fleet.ts';
import { playerOf } from '../state.ts';

export const compadre: PirateRules = {
  react: {
    roundEnd(s, seat, ctx) {
      const amount = Math.floor(playerOf(s, seat).pirates.length / 2);
      if (amount > 0) addBonus(s, seat, amount, 'compadre', ctx);
    },
  },
};
