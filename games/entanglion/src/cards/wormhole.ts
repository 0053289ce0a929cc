/** Wormhole [E7]: the Centarious die says whether both ships land on ZERO or on ONE. */
import { STARTS, type Start, together } from '../data.ts';
import type { EventRules } from '../hooks.ts';
import { rollCentarious } from '../rules/beginning.ts';
import { arrive } from '../rules/flying.ts';

export const wormhole: EventRules = {
  takeEffect(s, seat, ctx) {
    const face = rollCentarious(ctx);
    ctx.emit({ kind: 'centarious', seat, face });
    arrive(s, seat, together(STARTS[face] as Start), null, 'wormhole', ctx);
  },
};
