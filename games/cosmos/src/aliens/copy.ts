/** Copy [A11]: the number of its attack becomes the higher of the two. */
import type { Ability } from '../hooks.ts';
import { invasionIn, partOf, sideOf } from '../state.ts';

export const copy: Ability = {
  react: {
    clash(s, seat, ctx) {
      const { attacker, defender } = invasionIn(s);
      const number = Math.max(attacker.number, defender.number);
      const side = sideOf(s, seat);
      if (!side || partOf(s, side).number === number) return;
      partOf(s, side).number = number;
      ctx.emit({ kind: 'copied', seat, number });
    },
  },
};
