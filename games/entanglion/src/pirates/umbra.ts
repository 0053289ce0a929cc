/** Umbra the Unstable [P8]: at the start of a round draw an event card, then discard one. */
import { unlessListed } from '../actions.ts';
import type { PirateRules } from '../hooks.ts';
import { discardEventCard, drawEvents, eventChoices } from '../rules/cards.ts';
import { refuse } from '../rules/refusals.ts';
import { ask, couldBeAlike } from '../rules/silence.ts';
import { type Asks, playerOf } from '../state.ts';

export const umbra: PirateRules = {
  react: {
    roundStart(s, seat, ctx) {
      if (drawEvents(s, seat, 1, ctx) === 0) return;
      ask(s, { kind: 'umbraDiscard', seat }, couldBeAlike(s, 'event', playerOf(s, seat).events.length));
    },
  },
};

export const umbraDiscard: Asks<'umbraDiscard', 'chooseEvent'> = {
  answers: ['chooseEvent'],
  legal: (s, { seat }) => eventChoices(playerOf(s, seat).events),
  check: (s, action, { seat }) =>
    unlessListed(eventChoices(playerOf(s, seat).events), action, refuse('not-in-hand', { card: action.event })),
  apply: (s, { event }, ctx, { seat }) => discardEventCard(s, seat, event, 'umbra', ctx),
};
