/** Nova the Navigator [P6]: an engine card on joining, and room for one more in hand. */
import type { Seat } from '@orrery/kernel';
import { DISCARD, unlessListed } from '../actions.ts';
import type { PirateRules } from '../hooks.ts';
import { discardFromHand, drawEngine, handLimit, listsByType } from '../rules/cards.ts';
import { refuse } from '../rules/refusals.ts';
import { type Asks, playerOf, type State } from '../state.ts';

const isOver = (s: State, seat: Seat): boolean => playerOf(s, seat).hand.length > handLimit(s, seat);

export const nova: PirateRules = {
  cards: 1,
  joined: (s, owner, ctx) => drawEngine(s, owner, 1, 'nova', ctx),
  left(s, owner) {
    if (isOver(s, owner)) s.stack.push({ kind: 'discardEngine', seat: owner });
  },
};

const discardsOf = listsByType(DISCARD, []);

/** Whoever lost Nova. Asked even if all cards are the same: going without would tell so [R46]. */
export const discardEngine: Asks<'discardEngine', 'discard'> = {
  answers: ['discard'],
  sole: 'ask',
  legal: (s, { seat }) => discardsOf(playerOf(s, seat).hand),
  check: (s, action, { seat }) =>
    unlessListed(discardsOf(playerOf(s, seat).hand), action, refuse('not-in-hand', { card: action.card })),
  apply(s, { card }, ctx, { seat }) {
    discardFromHand(s, seat, [card], 'lostNova', ctx);
    return isOver(s, seat) ? 'again' : undefined;
  },
};
