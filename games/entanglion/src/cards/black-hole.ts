/** Black Hole [E16]: a new engine hand of three cards, never above the limit. */
import type { EventRules } from '../hooks.ts';
import { discardHand, drawEngine, handLimit } from '../rules/cards.ts';
import { playerOf } from '../state.ts';

export const blackHole: EventRules = {
  takeEffect(s, seat, ctx) {
    if (playerOf(s, seat).hand.length > 0) discardHand(s, seat, 'blackHole', ctx);
    drawEngine(s, seat, Math.min(s.options.blackHoleDraw, handLimit(s, seat)), 'blackHole', ctx);
  },
};
