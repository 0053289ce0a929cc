/** Uppity the Mercenary [P1]: roll again, once in an encounter. The new result counts. */
import { PASS, REROLL } from '../actions.ts';
import type { PirateRules } from '../hooks.ts';
import { rollFor } from '../rules/encounter.ts';
import type { Asks } from '../state.ts';

export const uppity: PirateRules = {
  react: {
    rolled(s, seat) {
      s.stack.push({ kind: 'reroll', seat });
    },
  },
};

export const reroll: Asks<'reroll', 'pass' | 'reroll'> = {
  answers: ['pass', 'reroll'],
  legal: () => [PASS, REROLL],
  check: () => undefined,
  apply(s, action, ctx, { seat }) {
    if (action.kind === 'pass') return;
    rollFor(s, seat, true, ctx);
    ctx.beat();
  },
};
