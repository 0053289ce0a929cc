/** New Generation [A14]: on the first turn one stack doubles. */
import type { Seat } from '@orrery/kernel';
import type { SiteId } from '../data.ts';
import type { Ability } from '../hooks.ts';
import { refuse } from '../rules/refusals.ts';
import { addShips, maxStackOf } from '../rules/ships.ts';
import { type Asks, boardOf, playerOf, sitesOf, stackAt, stackOn, type State } from '../state.ts';

/** However many go-rounds of placement there are: the rest must be born. */
const MOST_STARTING_STACKS = 4;

const growthAt = (s: State, seat: Seat, site: SiteId): number => {
  const { ships } = stackAt(s, site);
  return Math.max(0, Math.min(ships, maxStackOf(s, seat) - ships, playerOf(s, seat).reserve));
};

export const newGeneration: Ability = {
  startingShips: (s, owner) => (sitesOf(s, owner).length < MOST_STARTING_STACKS ? s.options.startingStackShips : 0),
  react: {
    turnStart(s, seat) {
      const grows = sitesOf(s, seat).some((site) => growthAt(s, seat, site) > 0);
      if (s.round === 1 && grows) s.stack.push({ kind: 'doubleStack', seat });
    },
  },
};

export const doubleStack: Asks<'doubleStack'> = {
  answers: ['doubleStack'],
  legal: (s, { seat }) => sitesOf(s, seat).map((site) => ({ kind: 'doubleStack', site })),
  check: (s, { site }, { seat }) => (stackOn(s, site)?.owner === seat ? undefined : refuse('not-your-stack', { site })),
  apply(s, { site }, ctx, { seat }) {
    const ships = growthAt(s, seat, site);
    playerOf(s, seat).reserve -= ships;
    addShips(s, seat, site, ships, ctx);
    ctx.emit({ kind: 'doubled', seat, board: boardOf(s).id, site, ships });
  },
};
