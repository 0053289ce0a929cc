/** Which cards to keep when the hand is above the limit: a first proposal, and the answers that give up the rest. */
import { type Action, CARD_IDS, type CardCounts, type CardId, type EntropyView } from '@orrery/entropy/client';

/** How many of each are given up. */
export type GivenUp = Readonly<Record<CardId, number>>;

// Every card has its entry.
export const NOTHING_GIVEN = Object.fromEntries(CARD_IDS.map((card) => [card, 0])) as GivenUp;

const total = (counts: CardCounts | GivenUp): number => CARD_IDS.reduce((sum, card) => sum + counts[card], 0);
export const keptOf = (hand: CardCounts, given: GivenUp): number => total(hand) - total(given);

/** How many of a card are worth keeping, for so many ships; what goes first when there are more stands first. */
function worth(ships: number, lateGame: boolean): readonly (readonly [CardId, number])[] {
  return [
    ['laser', 1],
    ['build-ship', lateGame ? 0 : 1],
    ['turn-180', ships],
    ['turn-right-120', ships],
    ['turn-left-120', ships],
    ['turn-right-60', 2 * ships],
    ['turn-left-60', 2 * ships],
    ['move-3', ships],
    ['move-2', ships + 1],
    ['wave', 1],
    ['titanium-portal', ships >= 3 ? 3 : 2],
    ['tidy-20', 1],
    ['tidy-40', 1],
    ['move-1', 4],
  ];
}

/** With so little entropy left a new ship would hardly act any more. */
const LATE = -250;

/** What could be given up: first what is more than useful, in the order of its worth, then whatever is left. */
export function proposal(view: EntropyView, hand: CardCounts, over: number): GivenUp {
  const ships = view.ships.filter(({ seat }) => seat === view.viewer).length;
  const table = worth(Math.max(1, ships), view.entropy > LATE);
  const given = { ...NOTHING_GIVEN };
  let left = over;
  const giveDownTo = (card: CardId, keep: number) => {
    const more = Math.min(left, Math.max(0, hand[card] - given[card] - keep));
    given[card] += more;
    left -= more;
  };
  for (const [card, keep] of table) giveDownTo(card, keep);
  for (let keep = 3; keep >= 0; keep--) for (const [card] of table) giveDownTo(card, keep);
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
