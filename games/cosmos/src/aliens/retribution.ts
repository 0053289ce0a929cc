/** Retribution [A12]: for each ship lost the winner's stack loses one, but by default not its last. */
import type { Ability } from '../hooks.ts';
import { destroyShips } from '../rules/ships.ts';
import { forceOf } from '../rules/strength.ts';
import { loserIn, winnerIn } from '../rules/victory.ts';
import { invasionIn } from '../state.ts';

export const retribution: Ability = {
  react: {
    aftermath(s, seat, ctx) {
      const { winner, lost } = invasionIn(s);
      const stack = winner && forceOf(s, winner);
      if (loserIn(s).seat !== seat || !stack) return;
      const within = s.options.retributionSparesLast ? stack.ships - 1 : stack.ships;
      const ships = Math.max(0, Math.min(lost, within));
      if (ships === 0) return;
      const { site } = winnerIn(s);
      destroyShips(s, site, ships);
      ctx.emit({ kind: 'avenged', seat, owner: stack.owner, site, ships });
      ctx.beat();
    },
  },
};
