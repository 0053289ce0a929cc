/** Nova the Navigator [P6]: an engine card on joining, and room for one more in hand. */
import type { Seat } from '@orrery/kernel';
import { DISCARD, unlessListed } from '../actions.ts';
import type { PirateRules } from '../hooks.ts';
import { discardFromHand, drawEngine, handLimit, listsByType } from '../rules/cards.ts';
import { refuse } from '../rules/refusals.ts';
import { ask, couldBeAlike } from '../rules/silence.ts';
import { type Asks, playerOf, type State } from '../state.ts';

export const nova: PirateRules = {
  cards: 1,
  joined: (s, owner, ctx) => drawEngine(s, owner, 1, 'nova', ctx),
  left: checkHandLimit,
};

function checkHandLimit(s: State, seat: Seat): void {
  const count = playerOf(s, seat).hand.length;
  if (count > handLimit(s, seat)) ask(s, { kind: 'discardEngine', seat }, couldBeAlike(s, 'engine', count));
}

const discardsOf = listsByType(DISCARD, []);

/** Whoever lost Nova. */
export const discardEngine: Asks<'discardEngine', 'discard'> = {
  answers: ['discard'],
  legal: (s, { seat }) => discardsOf(playerOf(s, seat).hand),
  check: (s, action, { seat }) =>
    unlessListed(discardsOf(playerOf(s, seat).hand), action, refuse('not-in-hand', { card: action.card })),
  apply(s, { card }, ctx, { seat }) {
    discardFromHand(s, seat, [card], 'lostNova', ctx);
    checkHandLimit(s, seat);
  },
};
