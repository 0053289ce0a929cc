/** Maria the Merchant [P7]: two more holds. When she leaves, what is too much goes overboard. */
import type { PirateRules } from '../hooks.ts';
import { freeHolds } from '../rules/fleet.ts';

export const maria: PirateRules = {
  holds: (s) => s.options.mariaHolds,
  left(s, owner) {
    if (freeHolds(s, owner) < 0) s.stack.push({ kind: 'forcedJettison', seat: owner });
  },
};
