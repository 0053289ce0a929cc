/** Prosperity [E10]: two of a mine's product, or a pirate of an outpost for one resource. */
import type { Seat } from '@orrery/kernel';
import { type Resource, TOKEN_DATA, totalOf } from '../data.ts';
import type { EventRules } from '../hooks.ts';
import { gain } from '../rules/fleet.ts';
import { hasRecruits, outpostAt } from '../rules/recruiting.ts';
import { jointOf, playerOf, shownAt, type State } from '../state.ts';

/** What the known mine under a fleet produces. */
function productAt(s: State, seat: Seat): Resource | undefined {
  const planet = jointOf(s, seat);
  const token = planet ? shownAt(s, planet) : undefined;
  return token && TOKEN_DATA[token].product;
}

export const prosperity: EventRules = {
  mayPlay(s, seat) {
    if (productAt(s, seat)) return true;
    return hasRecruits(s, seat) && totalOf(playerOf(s, seat).cargo) >= s.options.prosperityHireCost;
  },
  takeEffect(s, seat, ctx) {
    const product = productAt(s, seat);
    const outpost = outpostAt(s, seat);
    if (product) gain(s, seat, product, s.options.prosperityGain, 'prosperity', jointOf(s, seat), ctx);
    else if (outpost) s.stack.push({ kind: 'recruit', seat, outpost, how: 'prosperity' });
  },
};
