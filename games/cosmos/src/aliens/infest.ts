/**
 * Infest [A16]: one ship of a lost stack lives on inside the winner's. It counts for that stack's strength, scores on
 * planets, and lets its owner move and invade with the whole stack, which never separates.
 */
import type { Ability } from '../hooks.ts';
import { loserIn, winnerIn } from '../rules/victory.ts';
import { attachedShips, boardOf, setStack, stackOn } from '../state.ts';

export const infest: Ability = {
  commands: ({ attached }) => attached > 0,
  points: (s) => boardOf(s).planetsAt.filter((at) => s.stacks[at]?.attached).length,
  react: {
    removal(s, seat, ctx) {
      const { site } = loserIn(s);
      const host = winnerIn(s);
      const [losing, winning] = [stackOn(s, site), stackOn(s, host.site)];
      if (!losing || winning?.owner !== host.seat) return;
      // A ship that lived in the lost stack is free to go.
      const isCommanded = losing.owner !== seat;
      const elsewhere = attachedShips(s) - (isCommanded ? losing.attached : 0);
      if (elsewhere >= s.options.parasiteMaxAttached) return;
      const left = isCommanded ? { ...losing, attached: losing.attached - 1 } : { ...losing, ships: losing.ships - 1 };
      setStack(s, site, left);
      setStack(s, host.site, { ...winning, attached: winning.attached + 1 });
      ctx.emit({ kind: 'infested', seat, board: boardOf(s).id, host: host.seat, site: host.site });
    },
  },
};
