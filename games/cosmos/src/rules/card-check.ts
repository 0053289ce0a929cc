/** The card check [I2]: whoever holds no invasion card redraws, five times at most. */
import { replace } from '@orrery/kernel';
import { PASS } from '../actions.ts';
import { MOST_REDRAWS } from '../data.ts';
import { type Asks, type Frame, partOf, playerOf, type Runs } from '../state.ts';
import { discardFromHand, draw, holdsInvasionCards } from './cards.ts';
import { lookIntoHands } from './invasion.ts';
import { refuse } from './refusals.ts';

export const cardCheck: Runs<'cardCheck'> = {
  stages: [
    (s, ctx, { side }) => {
      const { seat, redraws, dry } = partOf(s, side);
      ctx.reveal(); // whether somebody redraws tells of the hand
      if (holdsInvasionCards(s, seat, 1) || redraws === MOST_REDRAWS || dry) return 'leave';
      ctx.emit({ kind: 'redrew', seat });
      s.stack.push({ kind: 'redrawDiscard', seat });
      return undefined;
    },
    (s, ctx, frame) => {
      const part = partOf(s, frame.side);
      const { seat } = part;
      const drawn = draw(s, seat, s.options.redrawTo - playerOf(s, seat).hand.length, ctx);
      part.redraws++;
      part.dry = drawn === 0;
      lookIntoHands(s, ctx);
      replace<Frame>(s, frame, { ...frame, at: 0 });
    },
  ],
};

export const redrawDiscard: Asks<'redrawDiscard', 'redrawDiscard' | 'pass'> = {
  answers: ['redrawDiscard', 'pass'],
  legal(s, { seat }) {
    const { hand } = playerOf(s, seat);
    const cards = hand.map((card) => ({ kind: 'redrawDiscard', card }) as const);
    return hand.length < s.options.redrawTo ? [...cards, PASS] : cards;
  },
  check(s, action, { seat }) {
    const { hand } = playerOf(s, seat);
    if (action.kind === 'pass')
      return hand.length < s.options.redrawTo ? undefined : refuse('too-many-cards', { most: s.options.redrawTo - 1 });
    return hand.includes(action.card) ? undefined : refuse('not-in-hand', { card: action.card });
  },
  apply(s, action, ctx, { seat }) {
    if (action.kind === 'pass') return undefined;
    discardFromHand(s, seat, action.card, ctx);
    return 'again';
  },
};
