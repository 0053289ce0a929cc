/**
 * The draft of a plan: what a player has laid and not handed in yet. Cards that the table already has stay first in
 * their program; everything behind them can be moved and taken back.
 */
import { type Action, CARD_IDS, type CardCounts, type CardId, type EntropyView } from '@orrery/entropy/client';

/** Whole programs by the number of the ship. */
export type Programs = Readonly<Record<number, readonly CardId[]>>;

export interface Slot {
  readonly nr: number;
  /** Its place in the program, from 0. */
  readonly at: number;
}

export const ownShips = ({ ships, viewer }: EntropyView) => ships.filter(({ seat }) => seat === viewer);

/** What the table already has of each program. */
export function laidPrograms(view: EntropyView): Programs {
  return Object.fromEntries(ownShips(view).map(({ nr, program }) => [nr, program ?? []]));
}

export const cardsOf = (programs: Programs, nr: number): readonly CardId[] => programs[nr] ?? [];
export const isEmpty = (programs: Programs): boolean => Object.values(programs).every((cards) => cards.length === 0);

function countIn(cards: readonly CardId[], card: CardId): number {
  return cards.reduce((count, one) => count + (one === card ? 1 : 0), 0);
}

/** What is left in hand when all of the draft is laid. */
export function handAfter(view: EntropyView, programs: Programs): CardCounts {
  const hand = view.players.find(({ seat }) => seat === view.viewer)?.hand;
  const all = Object.values(programs).flat();
  const laid = Object.values(laidPrograms(view)).flat();
  const counts = CARD_IDS.map((card) => [
    card,
    (hand?.[card] ?? 0) + countIn(laid, card) - countIn(all, card),
  ]) as readonly (readonly [CardId, number])[];
  // Every card of the table has its entry.
  return Object.fromEntries(counts) as unknown as CardCounts;
}

export const sumOf = (counts: CardCounts): number => CARD_IDS.reduce((sum, card) => sum + counts[card], 0);

/** Fits a kept draft to the table as it is: ships that are gone, cards that are not in hand and a wrong start are dropped. */
export function fitting(view: EntropyView, kept: Programs): Programs {
  let programs = laidPrograms(view);
  for (const { nr } of ownShips(view)) {
    const laid = cardsOf(programs, nr);
    const wanted = cardsOf(kept, nr);
    const continues = laid.every((card, at) => wanted[at] === card);
    for (const card of continues ? wanted.slice(laid.length) : []) programs = add(view, programs, nr, card);
  }
  return programs;
}

const laidCount = (view: EntropyView, nr: number): number => cardsOf(laidPrograms(view), nr).length;

/** Lays a card, at the end or at a place; without such a card in hand nothing changes. */
export function add(view: EntropyView, programs: Programs, nr: number, card: CardId, at?: number): Programs {
  if (handAfter(view, programs)[card] <= 0 || !ownShips(view).some((ship) => ship.nr === nr)) return programs;
  const cards = cardsOf(programs, nr);
  const place = Math.max(at ?? cards.length, laidCount(view, nr));
  return { ...programs, [nr]: cards.toSpliced(place, 0, card) };
}

/** Takes a card back into the hand. */
export function takeBack(view: EntropyView, programs: Programs, { nr, at }: Slot): Programs {
  const cards = cardsOf(programs, nr);
  if (at < laidCount(view, nr) || at >= cards.length) return programs;
  return { ...programs, [nr]: cards.toSpliced(at, 1) };
}

/** Takes a card to another place; `to` counts as if it still lay where it was. */
export function move(view: EntropyView, programs: Programs, from: Slot, to: Slot): Programs {
  const card = cardsOf(programs, from.nr)[from.at];
  const without = takeBack(view, programs, from);
  if (card === undefined || without === programs) return programs;
  const shifted = from.nr === to.nr && to.at > from.at ? to.at - 1 : to.at;
  const place = Math.min(shifted, cardsOf(without, to.nr).length);
  return add(view, without, to.nr, card, place);
}

/** Takes back all of one ship that can be. */
export function clear(view: EntropyView, programs: Programs, nr: number): Programs {
  const laid = cardsOf(laidPrograms(view), nr);
  return cardsOf(programs, nr).length === laid.length ? programs : { ...programs, [nr]: laid };
}

/** What hands it in: the cards that the table does not have yet, and the end unless the hand is empty then. */
export function planActions(view: EntropyView, programs: Programs): readonly Action[] {
  const appends = ownShips(view).flatMap(({ nr }) =>
    cardsOf(programs, nr)
      .slice(laidCount(view, nr))
      .map((card): Action => ({ kind: 'append', ship: nr, card })),
  );
  return sumOf(handAfter(view, programs)) === 0 ? appends : [...appends, { kind: 'finish' }];
}
