/** Draw [K1–K3]: an era begins, cards are dealt one at a time, in turn, round and round. */
import type { Context, Seat } from '@orrery/kernel';
import { type CardId, cardId } from '../data.ts';
import type { Event } from '../events.ts';
import { countShips, isOut, playerOf, seatInTurn, type State, total } from '../state.ts';
import { running } from './step.ts';

export const draw = running((s, ctx) => {
  ctx.beat(); // the table as the era before left it
  s.phase = 'draw';
  s.era++;
  ctx.emit({ kind: 'eraStarted', era: s.era, startingPlayer: s.startingPlayer });
  deal(s, ctx);
  ctx.beat();
  return 'leave';
});

function deal(s: State, ctx: Context<Event>): void {
  const seats = s.players.length;
  const due: number[] = [];
  const dealt: CardId[][] = [];
  for (let seat = 0; seat < seats; seat++) {
    due.push(isOut(s, seat) ? 0 : s.settings.cardsPerShip * countShips(s, seat));
    dealt.push([]);
  }
  let left = total(due);
  for (let turn = 0; left > 0; turn++) {
    const seat = seatInTurn(s, turn);
    const own = dealt[seat] as CardId[];
    if (own.length === due[seat]) continue;
    if (s.deck.length === 0 && !reshuffle(s, ctx)) break;
    const card = s.deck.pop() as number;
    (playerOf(s, seat).hand[card] as number)++;
    own.push(cardId(card));
    left--;
  }
  ctx.reveal();
  for (let turn = 0; turn < seats; turn++) {
    const seat = seatInTurn(s, turn);
    if (!isOut(s, seat)) tell(seat, dealt[seat] as CardId[], due[seat] as number, ctx);
  }
}

/** What was dealt only its owner sees. */
function tell(seat: Seat, cards: readonly CardId[], due: number, ctx: Context<Event>): void {
  const count = cards.length;
  ctx.emit({ kind: 'cardsDealt', seat, cards, count, due }, [seat], {
    kind: 'cardsDealt',
    seat,
    cards: null,
    count,
    due,
  });
}

/** The discard pile, put in card order and shuffled, becomes the deck; false if it is empty too. */
function reshuffle(s: State, ctx: Context<Event>): boolean {
  const cards = total(s.discard);
  if (cards === 0) return false;
  s.deck = shuffledDeck(pieces(s.discard), ctx);
  s.discard.fill(0);
  ctx.emit({ kind: 'deckReshuffled', cards });
  return true;
}

/** The first card after the shuffle is the top, which is the last one of our list. */
export function shuffledDeck(cards: number[], ctx: Context<Event>): number[] {
  return ctx.random('cards').shuffle(cards).reverse();
}

/** One entry per piece, in the order of the table. */
export function pieces(counts: readonly number[]): number[] {
  const list: number[] = [];
  for (let type = 0; type < counts.length; type++)
    for (let left = counts[type] as number; left > 0; left--) list.push(type);
  return list;
}
