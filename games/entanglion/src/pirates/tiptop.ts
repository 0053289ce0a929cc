/** Tiptop the Thief [P4]: one more resource for winning an encounter, of the winner's choice even against Harry. */
import type { PirateRules } from '../hooks.ts';
import { hasLoot } from '../rules/encounter.ts';

export const tiptop: PirateRules = {
  react: {
    looted(s, seat) {
      if (hasLoot(s)) s.stack.push({ kind: 'loot', seat, extra: true });
    },
  },
};
