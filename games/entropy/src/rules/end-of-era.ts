/** The end of an era [K3, K4, X3]: hand limit, the starting player moves on, the end of the game. */
import type { Context, Seat } from '@orrery/kernel';
import { type ActionOfKind, DISCARDS } from '../actions.ts';
import { CARD_IDS } from '../data.ts';
import { discardHand, endGame } from '../end.ts';
import type { Event } from '../events.ts';
import { refuse } from '../refusals.ts';
import { isOut, playerOf, seatInTurn, type State, total } from '../state.ts';
import { asking, begins, running } from './step.ts';

/** Unused cards, the hand limit, the next starting player; or the game is over. */
export const endOfEra = running((s, ctx) => {
  if (begins(s, 'endOfEra', ctx) && s.settings.unusedCards === 'discard') discardHands(s, ctx);
  const seat = goesOn(s) ? firstOverLimit(s) : undefined;
  if (seat !== undefined) {
    s.stack.push({ kind: 'discardCard', seat });
    ctx.reveal(); // who is asked has cards of more than one kind
    return 'again';
  }
  s.startingPlayer = nextStartingPlayer(s);
  ctx.emit({ kind: 'eraEnded', era: s.era, startingPlayer: s.startingPlayer });
  if (!goesOn(s)) endGame(s, s.entropy === 0 ? 'entropy' : 'eraLimit', ctx);
  return 'leave';
});

function discardHands(s: State, ctx: Context<Event>): void {
  for (let seat = 0; seat < s.players.length; seat++) {
    const cards = discardHand(s, playerOf(s, seat).hand);
    if (cards.length === 0) continue;
    ctx.reveal();
    ctx.emit({ kind: 'handDiscarded', seat, cards });
  }
}

/** In turn. */
function firstOverLimit(s: State): Seat | undefined {
  if (s.settings.handLimit === 0) return undefined;
  for (let turn = 0; turn < s.players.length; turn++)
    if (cardsOver(s, seatInTurn(s, turn)) > 0) return seatInTurn(s, turn);
  return undefined;
}

/** Is there another era? */
const goesOn = ({ entropy, era, settings }: State): boolean => entropy < 0 && era < settings.eraLimit;

const cardsOver = (s: State, seat: number): number => total(playerOf(s, seat).hand) - s.settings.handLimit;

/** The next one in turn who is not out. */
export function nextStartingPlayer(s: State): Seat {
  for (let turn = 1; turn <= s.players.length; turn++) if (!isOut(s, seatInTurn(s, turn))) return seatInTurn(s, turn);
  return s.startingPlayer;
}

export const discardCard = asking<'discardCard', ActionOfKind<'discardCard'>>({
  answers: ['discardCard'],
  legal: (s, { seat }) => DISCARDS.filter((_, card) => (playerOf(s, seat).hand[card] as number) > 0),
  sole(s, { seat }) {
    const { hand } = playerOf(s, seat);
    const card = hand.findIndex((count) => count > 0);
    return hand[card] === total(hand) ? DISCARDS[card] : undefined;
  },
  check: (s, { card }, { seat }) =>
    playerOf(s, seat).hand[CARD_IDS.indexOf(card)] === 0 ? refuse('nothing-to-discard', { card }) : undefined,
  apply(s, { card }, ctx, { seat }, automatic) {
    const place = CARD_IDS.indexOf(card);
    (playerOf(s, seat).hand[place] as number)--;
    (s.discard[place] as number)++;
    ctx.reveal();
    ctx.emit({ kind: 'cardDiscarded', seat, card, over: cardsOver(s, seat), automatic });
  },
});
