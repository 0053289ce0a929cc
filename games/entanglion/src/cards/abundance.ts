/** Abundance [E22]: a resource of one's choice. */
import type { EventRules } from '../hooks.ts';
import { freeHolds } from '../rules/fleet.ts';

export const abundance: EventRules = {
  mayPlay: (s, seat) => freeHolds(s, seat) > 0,
  takeEffect(s, seat) {
    s.stack.push({ kind: 'gainResource', seat, why: 'abundance', left: 1 });
  },
};
