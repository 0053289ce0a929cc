/** The six powers of Domino [A5], each as strong as its level; a copy of one is at level 1. */
import type { Seat } from '@orrery/kernel';
import { PASS, unlessListed } from '../actions.ts';
import { DOMINO_POWERS, type DominoPower } from '../data.ts';
import type { Ability } from '../hooks.ts';
import { discardFromHand, draw } from '../rules/cards.ts';
import { refuse } from '../rules/refusals.ts';
import { type Asks, invasionIn, playerOf, type State } from '../state.ts';

const ownLevel = (s: State, seat: Seat, power: DominoPower): number =>
  playerOf(s, seat).levels[DOMINO_POWERS.indexOf(power)] ?? 0;
const levelOf = (s: State, seat: Seat, power: DominoPower): number => Math.max(1, ownLevel(s, seat, power));

const asleepUntilPowered = (power: DominoPower): Pick<Ability, 'isAwake'> => ({
  isAwake: (s, owner) => ownLevel(s, owner, power) > 0,
});

export const dominoP1: Ability = {
  ...asleepUntilPowered('dominoP1'),
  bonus: (s, owner, side) => (side === 'defender' ? 2 * levelOf(s, owner, 'dominoP1') : 0),
};

export const dominoP2: Ability = {
  ...asleepUntilPowered('dominoP2'),
  bonus: (s, owner, side) => (side === 'attacker' ? 2 * levelOf(s, owner, 'dominoP2') : 0),
};

export const dominoP3: Ability = {
  ...asleepUntilPowered('dominoP3'),
  bonus: (s, owner) => levelOf(s, owner, 'dominoP3'),
};

export const dominoP4: Ability = {
  ...asleepUntilPowered('dominoP4'),
  moves: (s, owner) => levelOf(s, owner, 'dominoP4'),
};

/** After a lost attack some cards may go. */
export const dominoP5: Ability = {
  ...asleepUntilPowered('dominoP5'),
  react: {
    aftermath(s, seat) {
      const { winner, attacker } = invasionIn(s);
      if (winner === 'defender' && attacker.seat === seat)
        s.stack.push({ kind: 'dominoDiscard', seat, left: levelOf(s, seat, 'dominoP5') });
    },
  },
};

export const dominoDiscard: Asks<'dominoDiscard', 'dominoDiscard' | 'pass'> = {
  answers: ['dominoDiscard', 'pass'],
  legal: (s, { seat }) => [PASS, ...playerOf(s, seat).hand.map((card) => ({ kind: 'dominoDiscard', card }) as const)],
  check: (s, action, frame, seat) => unlessListed(dominoDiscard.legal(s, frame, seat), action, refuse('not-in-hand')),
  apply(s, action, ctx, { seat, left }) {
    if (action.kind === 'pass') return;
    discardFromHand(s, seat, action.card, ctx);
    if (left > 1) s.stack[s.stack.length - 1] = { kind: 'dominoDiscard', seat, left: left - 1 };
  },
};

/** After a won attack; a power that this very win has raised already draws. */
export const dominoP6: Ability = {
  ...asleepUntilPowered('dominoP6'),
  react: {
    aftermath(s, seat, ctx) {
      const { winner, attacker } = invasionIn(s);
      if (winner === 'attacker' && attacker.seat === seat) draw(s, seat, levelOf(s, seat, 'dominoP6'), ctx);
    },
  },
};
