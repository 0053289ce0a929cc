/** Time Dilation [E25]: one more round. The card leaves the game. */
import type { EventRules } from '../hooks.ts';

export const timeDilation: EventRules = {
  leaves: true,
  takeEffect(s, seat, ctx) {
    s.limit++;
    s.removed = [...s.removed, 'timeDilation'];
    ctx.emit({ kind: 'extended', seat, limit: s.limit });
  },
};
