/** Decree [A6]: a bonus against the Rebel, and spoils for beating it. */
import { unlessListed } from '../actions.ts';
import { otherSide } from '../data.ts';
import type { Ability } from '../hooks.ts';
import { refuse } from '../rules/refusals.ts';
import { loserIn, winnerIn } from '../rules/victory.ts';
import { type Asks, othersThan, partOf, playerOf, playersIn } from '../state.ts';

export const decree: Ability = {
  bonus(s, owner, side) {
    const isRebel = partOf(s, otherSide(side)).seat === playerOf(s, owner).rebel;
    const helps = side === 'attacker' || playersIn(s) >= s.options.empireDefendsFrom;
    return isRebel && helps ? s.options.empireBonus : 0;
  },
  react: {
    turnStart: (s, seat) => {
      s.stack.push({ kind: 'nameRebel', seat });
    },
    aftermath(s, seat) {
      if (winnerIn(s).seat !== seat || loserIn(s).seat !== playerOf(s, seat).rebel) return;
      for (let i = 0; i < s.options.empireSpoils; i++) s.stack.push({ kind: 'chooseResource', seat, why: 'spoils' });
    },
  },
  forgotten: (s, owner) => {
    playerOf(s, owner).rebel = null;
  },
};

export const nameRebel: Asks<'nameRebel'> = {
  answers: ['nameRebel'],
  legal: (s, { seat }) => othersThan(s, seat).map((player) => ({ kind: 'nameRebel', player })),
  check: (s, action, frame, seat) => unlessListed(nameRebel.legal(s, frame, seat), action, refuse('no-other-player')),
  apply(s, { player }, ctx, { seat }) {
    playerOf(s, seat).rebel = player;
    ctx.emit({ kind: 'namedRebel', seat, rebel: player });
  },
};
