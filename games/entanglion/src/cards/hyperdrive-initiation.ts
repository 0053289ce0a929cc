/** Hyperdrive Initiation [E24]: the player takes the token and begins the round. */
import type { EventRules } from '../hooks.ts';

export const hyperdriveInitiation: EventRules = {
  mayPlay: (s, seat) => s.first !== seat,
  takeEffect(s, seat, ctx) {
    s.first = seat;
    ctx.emit({ kind: 'hyperdrive', seat });
  },
};
