/** Neva the Negotiator [P9]: at the end of a round 1 Quantum Power may be given up for two resources. */
import { PASS, SELL_POWER } from '../actions.ts';
import type { PirateRules } from '../hooks.ts';
import { addBonus, freeHolds, qpOf } from '../rules/fleet.ts';
import type { Asks } from '../state.ts';

const RESOURCES_GAINED = 2;

export const nevaPirate: PirateRules = {
  react: {
    roundEnd(s, seat) {
      if (qpOf(s, seat) >= 1 && freeHolds(s, seat) >= 1) s.stack.push({ kind: 'neva', seat });
    },
  },
};

export const neva: Asks<'neva', 'pass' | 'sellPower'> = {
  answers: ['pass', 'sellPower'],
  legal: () => [PASS, SELL_POWER],
  check: () => undefined,
  apply(s, action, ctx, { seat }) {
    if (action.kind === 'pass') return;
    addBonus(s, seat, -1, 'neva', ctx);
    s.stack.push({ kind: 'gainResource', seat, why: 'neva', left: RESOURCES_GAINED });
  },
};
