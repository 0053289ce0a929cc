/** Clarence the Clairvoyant [P11]: before the first card is revealed, guess one that lies face down. */
import type { Seat } from '@orrery/kernel';
import { type ActionOfKind, GUESS, unlessListed } from '../actions.ts';
import { ENGINE_CARDS, type EngineCard } from '../data.ts';
import type { PirateRules } from '../hooks.ts';
import { drawEventsToLimit } from '../rules/cards.ts';
import { addBonus } from '../rules/fleet.ts';
import { hiddenSlots, turnUp } from '../rules/navigate.ts';
import { refuse } from '../rules/refusals.ts';
import { type Asks, otherThan, type State } from '../state.ts';

export const clarence: PirateRules = {
  react: {
    resolveStart(s, seat) {
      if (hiddenSlots(s, otherThan(seat)).length > 0) s.stack.push({ kind: 'clarenceSlot', seat });
    },
  },
};

const slotsOf = (s: State, seat: Seat): ActionOfKind<'slot'>[] =>
  hiddenSlots(s, otherThan(seat)).map((slot) => ({ kind: 'slot', slot }));

export const clarenceSlot: Asks<'clarenceSlot', 'slot'> = {
  answers: ['slot'],
  legal: (s, { seat }) => slotsOf(s, seat),
  check: (s, action, { seat }) => unlessListed(slotsOf(s, seat), action, refuse('no-such-slot', { slot: action.slot })),
  apply(s, { slot }, _ctx, { seat }) {
    s.stack.push({ kind: 'clarenceGuess', seat, slot });
  },
};

const GUESSES = ENGINE_CARDS.map((card) => GUESS[card]);

/** Right: an event card for the first slot, Quantum Power for any other. */
export const clarenceGuess: Asks<'clarenceGuess', 'guess'> = {
  answers: ['guess'],
  legal: () => GUESSES,
  check: () => undefined,
  apply(s, { card: guess }, ctx, { seat, slot }) {
    // A fleet PROBE lies face up, so it cannot be chosen.
    const card = turnUp(s, otherThan(seat), slot, ctx) as EngineCard;
    ctx.emit({ kind: 'guessed', seat, slot, guess, card });
    ctx.beat();
    if (card !== guess) return;
    if (slot === 1) drawEventsToLimit(s, seat, 1, ctx);
    else addBonus(s, seat, 1, 'clarence', ctx);
  },
};
