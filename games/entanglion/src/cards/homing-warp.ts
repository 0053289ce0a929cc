/** Homing Warp [E20]: to a planet where an opposing ship is, with both ships. */
import type { Seat } from '@orrery/kernel';
import { MOVE, unlessListed } from '../actions.ts';
import { POSITION_DATA, type PositionId, together } from '../data.ts';
import type { EventRules } from '../hooks.ts';
import { arrive } from '../rules/flying.ts';
import { refuse } from '../rules/refusals.ts';
import { type Asks, opponentOf, playerOf, type State } from '../state.ts';

/** The red ship's planet first; it must be somewhere else. */
function targetsOf(s: State, seat: Seat): PositionId[] {
  const own = playerOf(s, seat).position;
  return POSITION_DATA[opponentOf(s, seat).position].planets.map(together).filter((to) => to !== own);
}

export const homingWarp: EventRules = {
  mayPlay: (s, seat) => targetsOf(s, seat).length > 0,
  takeEffect(s, seat) {
    s.stack.push({ kind: 'warpTarget', seat });
  },
};

const answersOf = (s: State, seat: Seat) => targetsOf(s, seat).map((to) => MOVE[to]);

export const warpTarget: Asks<'warpTarget', 'move'> = {
  answers: ['move'],
  legal: (s, { seat }) => answersOf(s, seat),
  check: (s, action, { seat }) => unlessListed(answersOf(s, seat), action, refuse('no-path', { to: action.to })),
  apply: (s, { to }, ctx, { seat }) => arrive(s, seat, to, null, 'warp', ctx),
};
