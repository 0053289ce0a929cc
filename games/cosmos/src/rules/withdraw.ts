/** Withdrawal by Retreat [I10]: the whole stack goes to a site beside it that is free or has room among its own. */
import type { Seat } from '@orrery/kernel';
import { PASS } from '../actions.ts';
import type { SiteId } from '../data.ts';
import { type Asks, boardOf, invasionIn, partOf, sideOf, stackAt, stackOn, type State } from '../state.ts';
import { refuse } from './refusals.ts';
import { hasRoom, moveShips } from './ships.ts';

const siteOf = (s: State, seat: Seat): SiteId => partOf(s, sideOf(s, seat) ?? 'attacker').site;

/** None for a stack that has gone: a picture may be taken while the question is still there. */
export function withdrawalSites(s: State, site: SiteId): SiteId[] {
  const stack = stackOn(s, site);
  if (!stack) return [];
  return (boardOf(s).neighbours[site] ?? []).filter((to) => hasRoom(s, stack.owner, to, stack.ships));
}

/** Against an attack there is no staying. */
export const retreatTo: Asks<'retreatTo', 'retreatTo' | 'pass'> = {
  answers: ['retreatTo', 'pass'],
  legal(s, { seat, mayStay }) {
    const sites = withdrawalSites(s, siteOf(s, seat)).map((site) => ({ kind: 'retreatTo', site }) as const);
    return mayStay ? [...sites, PASS] : sites;
  },
  check(s, action, { seat, mayStay }) {
    if (action.kind === 'pass') return mayStay ? undefined : refuse('cannot-decline');
    const isOpen = withdrawalSites(s, siteOf(s, seat)).includes(action.site);
    return isOpen ? undefined : refuse('no-way-out', { site: action.site });
  },
  apply(s, action, ctx, { seat }) {
    if (action.kind === 'pass') return;
    const from = siteOf(s, seat);
    const { ships } = stackAt(s, from);
    invasionIn(s).withdrew = true;
    ctx.emit({ kind: 'withdrew', seat, board: boardOf(s).id, from, to: action.site, ships });
    moveShips(s, from, action.site, ships, ctx);
    ctx.beat();
  },
};
