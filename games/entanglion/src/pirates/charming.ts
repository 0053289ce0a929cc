/** Charming the Engineer [P3]: once a round, on the own turn to queue cards, discard some and fill the hand again. */
import type { Seat } from '@orrery/kernel';
import { type ActionOfKind, CHARMING, DISCARD, PASS, unlessListed } from '../actions.ts';
import type { PirateRules } from '../hooks.ts';
import { discardFromHand, drawUpTo, handLimit, listsByType } from '../rules/cards.ts';
import { refuse } from '../rules/refusals.ts';
import { ask, couldBeAlike } from '../rules/silence.ts';
import { type Asks, playerOf, type State } from '../state.ts';

export const charming: PirateRules = {
  offer: {
    navigate(s, owner) {
      const { charmed, hand } = playerOf(s, owner);
      return charmed || hand.length === 0 ? undefined : CHARMING;
    },
  },
  take(s, owner) {
    const player = playerOf(s, owner);
    player.charmed = true;
    ask(s, { kind: 'charmDiscard', seat: owner, first: true }, couldBeAlike(s, 'engine', player.hand.length));
  },
};

type Answer = ActionOfKind<'discard' | 'pass'>;
const discardsOf = listsByType<Answer>(DISCARD, []);
const discardsOrDone = listsByType<Answer>(DISCARD, [PASS]);

/** At least one card must go. */
const answersOf = (s: State, seat: Seat, isFirst: boolean): readonly Answer[] =>
  (isFirst ? discardsOf : discardsOrDone)(playerOf(s, seat).hand);

export const charmDiscard: Asks<'charmDiscard', 'discard' | 'pass'> = {
  answers: ['discard', 'pass'],
  legal: (s, { seat, first }) => answersOf(s, seat, first),
  check: (s, action, { seat, first }) =>
    unlessListed(
      answersOf(s, seat, first),
      action,
      action.kind === 'pass' ? refuse('must-discard-one') : refuse('not-in-hand', { card: action.card }),
    ),
  apply(s, action, ctx, { seat }) {
    if (action.kind === 'pass') return drawUpTo(s, seat, handLimit(s, seat), 'charming', ctx);
    discardFromHand(s, seat, [action.card], 'charming', ctx);
    s.stack.push({ kind: 'charmDiscard', seat, first: false });
  },
};
