/** Hard Bargain [E15]: at the Depot, a component for one resource less. */
import { unlessListed } from '../actions.ts';
import type { EventRules } from '../hooks.ts';
import { buysOf } from '../rules/acting.ts';
import { payFor } from '../rules/paying.ts';
import { BARGAIN } from '../rules/prices.ts';
import { refuse } from '../rules/refusals.ts';
import type { Asks } from '../state.ts';

export const hardBargain: EventRules = {
  mayPlay: (s, seat) => buysOf(s, seat, BARGAIN).length > 0,
  takeEffect(s, seat) {
    s.stack.push({ kind: 'bargainBuy', seat });
  },
};

export const bargainBuy: Asks<'bargainBuy', 'buy'> = {
  answers: ['buy'],
  legal: (s, { seat }) => buysOf(s, seat, BARGAIN),
  check: (s, action, { seat }) =>
    unlessListed(buysOf(s, seat, BARGAIN), action, refuse('cannot-pay', { component: action.component })),
  apply: (s, { component }, _ctx, { seat }) => payFor(s, seat, { what: 'bargain', component }),
};
