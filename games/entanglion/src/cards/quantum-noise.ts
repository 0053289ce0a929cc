/** Quantum Noise [E8]: so many planets clockwise from OMEGA ZERO as the die says; an eight leads back to it. */
import { RING } from '../data.ts';
import type { EventRules } from '../hooks.ts';
import { arrive } from '../rules/flying.ts';

export const quantumNoise: EventRules = {
  takeEffect(s, seat, ctx) {
    const face = ctx.random('dice').die(RING.length);
    const planet = RING[face % RING.length] as (typeof RING)[number];
    ctx.emit({ kind: 'noise', seat, face, planet });
    arrive(s, seat, planet, null, 'noise', ctx);
  },
};
