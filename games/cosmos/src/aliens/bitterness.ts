/** Bitterness [A12]: one ship of a lost stack goes to a pile, and each ship there is a bonus for good. */
import type { Ability } from '../hooks.ts';
import { loserIn } from '../rules/victory.ts';
import { playerOf, setStack, stackOn } from '../state.ts';

export const bitterness: Ability = {
  bonus: (s, owner) => playerOf(s, owner).pile,
  react: {
    removal(s, seat, ctx) {
      const player = playerOf(s, seat);
      const { site } = loserIn(s);
      const stack = stackOn(s, site);
      if (stack?.owner !== seat || player.pile >= s.options.spitePile) return;
      player.pile++;
      // Even its last ship: what else is in the stack is lost in the next moment.
      setStack(s, site, { ...stack, ships: stack.ships - 1 });
      ctx.emit({ kind: 'embittered', seat, pile: player.pile });
    },
  },
  forgotten(s, owner) {
    const player = playerOf(s, owner);
    player.graveyard += player.pile;
    player.pile = 0;
  },
};
