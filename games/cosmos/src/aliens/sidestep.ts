/** Sidestep [A4]: half of a beaten defending stack slips away. */
import type { Seat } from '@orrery/kernel';
import { PASS, unlessListed } from '../actions.ts';
import type { SiteId } from '../data.ts';
import type { Ability } from '../hooks.ts';
import { refuse } from '../rules/refusals.ts';
import { hasRoom, moveShips } from '../rules/ships.ts';
import { loserIn } from '../rules/victory.ts';
import { type Asks, boardOf, invasionIn, stackOn, type State } from '../state.ts';

export const sidestep: Ability = {
  react: {
    removal(s, seat) {
      if (invasionIn(s).defender.seat === seat) s.stack.push({ kind: 'sidestepTo', seat });
    },
  },
};

const slipping = (s: State): number => Math.ceil((stackOn(s, loserIn(s).site)?.ships ?? 0) / 2);

/** A stack with others living in it never separates. */
function sitesFor(s: State, seat: Seat): SiteId[] {
  const { site } = loserIn(s);
  if (stackOn(s, site)?.attached) return [];
  return (boardOf(s).neighbours[site] ?? []).filter((to) => hasRoom(s, seat, to, slipping(s)));
}

export const sidestepTo: Asks<'sidestepTo', 'sidestepTo' | 'pass'> = {
  answers: ['sidestepTo', 'pass'],
  legal: (s, { seat }) => [PASS, ...sitesFor(s, seat).map((site) => ({ kind: 'sidestepTo', site }) as const)],
  check: (s, action, frame, seat) => unlessListed(sidestepTo.legal(s, frame, seat), action, refuse('no-way-out')),
  apply(s, action, ctx, { seat }) {
    if (action.kind === 'pass') return;
    const { site } = loserIn(s);
    const ships = slipping(s);
    ctx.emit({ kind: 'sidestepped', seat, board: boardOf(s).id, from: site, to: action.site, ships });
    moveShips(s, site, action.site, ships, ctx);
    ctx.beat();
  },
};
