/** Cards on their way [C1–C8]: drawing, discarding, stealing, and who remembers what. */
import { assert, type Seat } from '@orrery/kernel';
import { type CardId, isInvasion, isReinforcement, isVp, rankOf } from '../data.ts';
import { type Ctx, type Knower, playerOf, type State } from '../state.ts';
import { vpCardsOf } from './score.ts';

/** The next card of the deck; the discard pile is shuffled when it is empty [C5]. */
function drawOne(s: State, ctx: Ctx): CardId | undefined {
  if (s.deck.length === 0 && s.discard.length > 0) {
    s.deck = ctx.random('cards').shuffle(s.discard);
    s.discard = [];
    ctx.emit({ kind: 'reshuffled', cards: s.deck.length });
  }
  return s.deck.shift();
}

/** Draws up to so many cards; gives how many there were. */
export function draw(s: State, seat: Seat, count: number, ctx: Ctx): number {
  const drawn: CardId[] = [];
  while (drawn.length < count) {
    const card = drawOne(s, ctx);
    if (card === undefined) break;
    drawn.push(card);
  }
  if (drawn.length === 0) return 0;
  const player = playerOf(s, seat);
  const hand = player.hand.slice();
  for (const card of drawn) insert(hand, card);
  player.hand = hand;
  const shown = s.options.vpCards === 'open' ? drawn.filter(isVp) : [];
  ctx.reveal();
  ctx.emit({ kind: 'drew', seat, count: drawn.length, cards: drawn }, [seat], {
    kind: 'drew',
    seat,
    count: drawn.length,
    cards: shown,
  });
  return drawn.length;
}

/** A card comes into a hand, known to nobody else but the given. */
export function takeIn(s: State, seat: Seat, card: CardId, knownTo: readonly Knower[] = []): void {
  const player = playerOf(s, seat);
  const hand = player.hand.slice();
  insert(hand, card);
  player.hand = hand;
  if (knownTo.length > 0) s.seen[card] = knownTo;
}

/** A card leaves a hand; nobody need remember it there any more. */
export function takeOut(s: State, seat: Seat, card: CardId): void {
  const player = playerOf(s, seat);
  const hand = player.hand.slice();
  const at = hand.indexOf(card);
  assert(at >= 0, 'a card leaves a hand that it is in');
  hand.splice(at, 1);
  player.hand = hand;
  if (s.seen[card]) delete s.seen[card];
}

/** From a hand, or from the table, to the open pile. */
export function discardFromHand(s: State, seat: Seat, card: CardId, ctx: Ctx): void {
  takeOut(s, seat, card);
  putOnDiscard(s, card);
  ctx.reveal();
  ctx.emit({ kind: 'discarded', seat, card });
}

export const putOnDiscard = (s: State, card: CardId): void => insert(s.discard, card);

/** Puts a card where it belongs in a list in the order of the rules. */
function insert(cards: CardId[], card: CardId): void {
  const rank = rankOf(card);
  let [from, to] = [0, cards.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (rankOf(cards[middle] as CardId) < rank) from = middle + 1;
    else to = middle;
  }
  cards.splice(from, 0, card);
}

/** Everybody except the holder. */
export const allBut = (s: State, seat: Seat): Knower[] => [
  ...s.players.map((_, other) => other).filter((other) => other !== seat),
  'watcher',
];

/** Somebody looks into a hand and remembers it [H4]. */
export function showHand(s: State, holder: Seat, seer: Seat, ctx: Ctx): void {
  const { hand } = playerOf(s, holder);
  for (const card of hand) {
    const knowers = s.seen[card] ?? [];
    if (!knowers.includes(seer))
      s.seen[card] = allBut(s, holder).filter((one) => one === seer || knowers.includes(one));
  }
  ctx.reveal();
  ctx.whisper({ kind: 'sawHand', seat: seer, holder, cards: hand }, [seer]);
}

/** A card goes from hand to hand unseen: whoever takes no part knows nothing certain of that hand any more [H5]. */
export function steal(s: State, thief: Seat, victim: Seat, card: CardId, ctx: Ctx): void {
  takeOut(s, victim, card);
  for (const left of playerOf(s, victim).hand) {
    if (s.seen[left]?.includes(thief)) s.seen[left] = [thief];
    else if (s.seen[left]) delete s.seen[left];
  }
  takeIn(s, thief, card, [victim]);
  const shown = s.options.vpCards === 'open' && isVp(card) ? card : null;
  ctx.reveal();
  ctx.emit({ kind: 'stole', seat: thief, victim, card }, [thief, victim], {
    kind: 'stole',
    seat: thief,
    victim,
    card: shown,
  });
}

/** Invasion cards are the first in the order of the rules, and so in every hand; reinforcements follow. */
export function invasionCardsOf(s: State, seat: Seat): number {
  const { hand } = playerOf(s, seat);
  let cards = 0;
  while (cards < hand.length && isInvasion(hand[cards] as CardId)) cards++;
  return cards;
}

export function holdsInvasionCards(s: State, seat: Seat, count: number): boolean {
  const card = playerOf(s, seat).hand[count - 1];
  return card !== undefined && isInvasion(card);
}

export function holdsReinforcement(s: State, seat: Seat): boolean {
  const { hand } = playerOf(s, seat);
  const last = hand[hand.length - 1 - vpCardsOf(s, seat)];
  return last !== undefined && isReinforcement(last);
}
