/** Tractor Beam [E27], an option: two more holds for the rest of the game; the card stays beside the fleet board. */
import type { EventRules } from '../hooks.ts';
import { capacityOf } from '../rules/fleet.ts';
import { playerOf } from '../state.ts';

export const tractorBeam: EventRules = {
  leaves: true,
  takeEffect(s, seat, ctx) {
    playerOf(s, seat).beams++;
    ctx.emit({ kind: 'beamed', seat, capacity: capacityOf(s, seat) });
  },
};
