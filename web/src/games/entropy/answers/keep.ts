/** Which cards to keep when the hand is above the limit: how many of each, and the answers that give up the rest. */
import { type Action, CARD_IDS, type CardCounts, type CardId } from '@orrery/entropy/client';

/** How many of each are given up. */
export type GivenUp = Readonly<Record<CardId, number>>;

// Every card has its entry.
export const NOTHING_GIVEN = Object.fromEntries(CARD_IDS.map((card) => [card, 0])) as GivenUp;

const total = (counts: CardCounts | GivenUp): number => CARD_IDS.reduce((sum, card) => sum + counts[card], 0);
export const keptOf = (hand: CardCounts, given: GivenUp): number => total(hand) - total(given);

/** Cards, counted. */
export function givenUp(cards: readonly CardId[]): GivenUp {
  const given = { ...NOTHING_GIVEN };
  for (const card of cards) given[card]++;
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

/** What is said beside the cards, and whether it can be sent: nobody should press a button that does nothing. */
export interface KeepWords {
  readonly ready: boolean;
  readonly button: string;
  readonly hint: string;
}

/** `tapped`: each card is one button, whose presses give up or take back. */
export function keepWords(kept: number, limit: number, tapped = false): KeepWords {
  const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`);
  if (kept > limit)
    return {
      ready: false,
      button: `${cards(kept - limit)} too many`,
      hint: `Give up ${kept - limit} more: ${tapped ? 'tap' : 'press − under'} a card you can spare.`,
    };
  if (kept < limit)
    return {
      ready: false,
      button: `${cards(limit - kept)} too few`,
      hint: `You may keep ${limit - kept} more: ${tapped ? 'tap a card with −' : 'press + under a card'}.`,
    };
  return {
    ready: true,
    button: `Keep these ${limit}`,
    hint: `You keep ${limit}${tapped ? '. Tap a card with − to take it back.' : ', as many as you may.'}`,
  };
}

/** What a tap on a card changes: one more is given up while there are too many; otherwise those given up come back. */
export function tapped(count: number, given: number, tooMany: boolean): number {
  return tooMany && given < count ? 1 : 0 - given;
}
