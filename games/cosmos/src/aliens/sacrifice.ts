/** Sacrifice [A7]: own ships of the fighting stack are given up for a bonus each; one must stay. */
import type { Seat } from '@orrery/kernel';
import type { Ability } from '../hooks.ts';
import { refuse } from '../rules/refusals.ts';
import { destroyShips } from '../rules/ships.ts';
import { type Asks, partOf, sideOf, stackOn, type State } from '../state.ts';

const sideFor = (s: State, seat: Seat) => sideOf(s, seat) ?? 'attacker';

function mostFrom(s: State, seat: Seat): number {
  const stack = stackOn(s, partOf(s, sideFor(s, seat)).site);
  return stack?.owner === seat ? stack.ships - 1 : 0;
}

export const sacrifice: Ability = {
  bonus: (s, _owner, side) => s.options.fodderBonus * partOf(s, side).sacrificed,
  react: {
    clash(s, seat) {
      if (mostFrom(s, seat) > 0) s.stack.push({ kind: 'sacrifice', seat });
    },
  },
};

export const sacrificeQuestion: Asks<'sacrifice'> = {
  answers: ['sacrifice'],
  legal: (s, { seat }) =>
    Array.from({ length: mostFrom(s, seat) + 1 }, (_, ships) => ({ kind: 'sacrifice', ships }) as const),
  check: (s, { ships }, { seat }) =>
    ships <= mostFrom(s, seat) ? undefined : refuse('too-many-to-give-up', { most: mostFrom(s, seat) }),
  apply(s, { ships }, ctx, { seat }) {
    if (ships === 0) return;
    const side = sideFor(s, seat);
    destroyShips(s, partOf(s, side).site, ships);
    partOf(s, side).sacrificed = ships;
    ctx.emit({ kind: 'sacrificed', seat, ships });
    ctx.beat();
  },
};
