/** Domino Chain [A5]: each win as attacker powers up one of the six powers; the seventh opens their second level. */
import type { Seat } from '@orrery/kernel';
import { unlessListed } from '../actions.ts';
import { DOMINO_POWERS, POWER_UPS, type PowerUp } from '../data.ts';
import type { Ability } from '../hooks.ts';
import { refuse } from '../rules/refusals.ts';
import { type Asks, invasionIn, playerOf, type State } from '../state.ts';

const SEVENTH = 6;

/** Whatever sleeps; when nothing does, the seventh; then whatever is at level 1. */
function powerUpsOf(s: State, seat: Seat): PowerUp[] {
  const { levels } = playerOf(s, seat);
  const at = (level: number) => DOMINO_POWERS.filter((_, i) => levels[i] === level);
  if (levels[SEVENTH] === 1) return at(1);
  return at(0).length > 0 ? at(0) : ['dominoP7'];
}

export const dominoChain: Ability = {
  react: {
    setup(s, seat) {
      for (let i = 0; i < s.options.dominoStartPowers; i++) s.stack.push({ kind: 'powerUp', seat });
    },
    aftermath(s, seat) {
      const { winner, attacker } = invasionIn(s);
      const hasWon = winner === 'attacker' && attacker.seat === seat;
      if (hasWon && powerUpsOf(s, seat).length > 0) s.stack.push({ kind: 'powerUp', seat });
    },
  },
};

export const powerUp: Asks<'powerUp'> = {
  answers: ['powerUp'],
  legal: (s, { seat }) => powerUpsOf(s, seat).map((power) => ({ kind: 'powerUp', power })),
  check: (s, action, frame, seat) =>
    unlessListed(powerUp.legal(s, frame, seat), action, refuse('no-such-power', { power: action.power })),
  apply(s, { power }, ctx, { seat }) {
    const player = playerOf(s, seat);
    const raised = POWER_UPS.indexOf(power);
    player.levels = player.levels.map((level, i) => (i === raised ? level + 1 : level));
    ctx.emit({ kind: 'poweredUp', seat, power, level: player.levels[raised] ?? 0 });
    ctx.beat();
  },
};
