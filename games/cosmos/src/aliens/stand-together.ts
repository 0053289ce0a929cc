/** Stand Together [A8]: own ships beside the fighting stack help. */
import type { Ability } from '../hooks.ts';
import { boardOf, partOf, stackOn } from '../state.ts';

export const standTogether: Ability = {
  bonus(s, owner, side) {
    let friends = 0;
    for (const site of boardOf(s).neighbours[partOf(s, side).site] ?? []) {
      const stack = stackOn(s, site);
      if (stack?.owner === owner) friends += stack.ships;
    }
    return Math.min(s.options.friendCap, friends);
  },
};
