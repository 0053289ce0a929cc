/** Color Blindness [E26], an option: this round the opponent flies on paths of one colour only. */
import { COLOR } from '../actions.ts';
import { COLORS } from '../data.ts';
import type { EventRules } from '../hooks.ts';
import { type Asks, opponentOf, otherThan } from '../state.ts';

export const colorBlindness: EventRules = {
  mayPlay: (s, seat) => opponentOf(s, seat).colorBlind === null,
  takeEffect(s, seat) {
    s.stack.push({ kind: 'colorBlindColor', seat });
  },
};

const ANSWERS = COLORS.map((color) => COLOR[color]);

export const colorBlindColor: Asks<'colorBlindColor', 'color'> = {
  answers: ['color'],
  legal: () => ANSWERS,
  check: () => undefined,
  apply(s, { color }, ctx, { seat }) {
    opponentOf(s, seat).colorBlind = color;
    ctx.emit({ kind: 'colorBlinded', seat: otherThan(seat), color });
  },
};
