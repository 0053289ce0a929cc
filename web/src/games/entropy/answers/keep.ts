/** Which cards to keep when the hand is above the limit: a first proposal, and the answers that give up the rest. */
import {
  type Action,
  CARD_IDS,
  type CardCounts,
  type CardId,
  cardsToGiveUp,
  type EntropyView,
} from '@orrery/entropy/client';
import type { Seat } from '@orrery/kernel';

/** How many of each are given up. */
export type GivenUp = Readonly<Record<CardId, number>>;

// Every card has its entry.
export const NOTHING_GIVEN = Object.fromEntries(CARD_IDS.map((card) => [card, 0])) as GivenUp;

const total = (counts: CardCounts | GivenUp): number => CARD_IDS.reduce((sum, card) => sum + counts[card], 0);
export const keptOf = (hand: CardCounts, given: GivenUp): number => total(hand) - total(given);

/** What a good player would give up of the hand of the one who is asked. */
export function proposal(view: EntropyView, seat: Seat, over: number): GivenUp {
  const given = { ...NOTHING_GIVEN };
  for (const card of cardsToGiveUp(view, seat, over)) given[card]++;
  return given;
}

/** One answer for each card, except those that the rules give themselves once only one kind is left. */
export function discardActions(hand: CardCounts, given: GivenUp): readonly Action[] {
  const left = { ...hand };
  const actions: Action[] = [];
  for (const card of CARD_IDS)
    for (let count = given[card]; count > 0; count--) {
      if (CARD_IDS.filter((other) => left[other] > 0).length === 1) return actions;
      actions.push({ kind: 'discardCard', card });
      left[card]--;
    }
  return actions;
}
