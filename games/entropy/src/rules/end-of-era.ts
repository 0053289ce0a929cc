/** The end of an era [K3, K4, X3]: hand limit, the starting player moves on, the end of the game. */
import type { Seat } from '@orrery/kernel';
import { type ActionOfKind, DISCARDS } from '../actions.ts';
import { CARD_IDS } from '../data.ts';
import { discardHand, endGame } from '../end.ts';
import { isOut, playerOf, type QuestionOf, seatInTurn, type State, total } from '../state.ts';
import { asking, type PhaseRules, refuse } from './ask.ts';

export const endOfEra: PhaseRules<'draw'> = {
  begin(s, ctx) {
    if (s.settings.unusedCards === 'keep') return;
    for (let seat = 0; seat < s.players.length; seat++) {
      const cards = discardHand(s, playerOf(s, seat).hand);
      if (cards.length === 0) continue;
      ctx.reveal();
      ctx.emit({ kind: 'handDiscarded', seat, cards });
    }
  },
  run(s, ctx) {
    if (goesOn(s) && s.settings.handLimit > 0)
      for (; s.turn < s.players.length; s.turn++) {
        const seat = seatInTurn(s);
        if (cardsOver(s, seat) <= 0) continue;
        s.question = { kind: 'discardCard', seat };
        ctx.reveal(); // who is asked has cards of more than one kind
        return undefined;
      }
    s.startingPlayer = nextStartingPlayer(s);
    ctx.emit({ kind: 'eraEnded', era: s.era, startingPlayer: s.startingPlayer });
    if (goesOn(s)) return 'draw';
    endGame(s, s.entropy === 0 ? 'entropy' : 'eraLimit', ctx);
    return undefined;
  },
};

/** Is there another era? */
const goesOn = ({ entropy, era, settings }: State): boolean => entropy < 0 && era < settings.eraLimit;

const cardsOver = (s: State, seat: number): number => total(playerOf(s, seat).hand) - s.settings.handLimit;

/** The next one in turn who is not out. */
export function nextStartingPlayer(s: State): Seat {
  const seats = s.players.length;
  for (let step = 1; step <= seats; step++) {
    const seat = (s.startingPlayer + step) % seats;
    if (!isOut(s, seat)) return seat;
  }
  return s.startingPlayer;
}

export const discardCard = asking<QuestionOf<'discardCard'>, ActionOfKind<'discardCard'>>({
  answers: ['discardCard'],
  legal: (s, { seat }) => DISCARDS.filter((_, card) => (playerOf(s, seat).hand[card] as number) > 0),
  sole(s, { seat }) {
    const { hand } = playerOf(s, seat);
    const card = hand.findIndex((count) => count > 0);
    return hand[card] === total(hand) ? DISCARDS[card] : undefined;
  },
  check: (s, { seat }, _seat, { card }) =>
    playerOf(s, seat).hand[CARD_IDS.indexOf(card)] === 0 ? refuse('nothingToDiscard', { card }) : undefined,
  apply(s, { seat }, _seat, { card }, ctx, automatic) {
    const place = CARD_IDS.indexOf(card);
    (playerOf(s, seat).hand[place] as number)--;
    (s.discard[place] as number)++;
    ctx.reveal();
    ctx.emit({ kind: 'cardDiscarded', seat, card, over: cardsOver(s, seat), automatic });
  },
});
