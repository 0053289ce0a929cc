/** Spy [E17]: this round the opponent queues its cards face up. */
import type { EventRules } from '../hooks.ts';
import { opponentOf, otherThan } from '../state.ts';

export const spy: EventRules = {
  mayPlay: (s, seat) => !opponentOf(s, seat).spied,
  takeEffect(s, seat, ctx) {
    opponentOf(s, seat).spied = true;
    ctx.emit({ kind: 'spied', seat: otherThan(seat) });
  },
};
