/**
 * Commit and reveal [I3, I4]: both main players choose a card in secret. Whoever has only one plays it without being asked,
 * whoever has none improvises, and nobody can tell before the reveal [R39].
 */
import { type Seat, secretly } from '@orrery/kernel';
import { type ActionOfKind, unlessListed } from '../actions.ts';
import { commitOf } from '../answers.ts';
import { cardOf, SIDES } from '../data.ts';
import type { Event } from '../events.ts';
import { eachOf } from '../lists.ts';
import { type FrameOf, invasionIn, partOf, playerOf, type State } from '../state.ts';
import { holdsInvasionCards, invasionCardsOf, takeOut } from './cards.ts';
import { refuse } from './refusals.ts';

type Commit = ActionOfKind<'commitCard'>;

export const commitsOf = (s: State, seat: Seat): Commit[] =>
  eachOf(playerOf(s, seat).hand.slice(0, invasionCardsOf(s, seat)), commitOf);

/** The main players who have a choice. */
export function committers(s: State): Seat[] {
  const { attacker, defender } = invasionIn(s);
  const seats: Seat[] = [];
  if (holdsInvasionCards(s, attacker.seat, 2)) seats.push(attacker.seat);
  if (holdsInvasionCards(s, defender.seat, 2)) seats.push(defender.seat);
  return seats;
}

export const commitCard = secretly<State, FrameOf<'commitCard'>, Commit, Event>({
  answers: ['commitCard'],
  hidden: true,
  takers: committers,
  legal: (s, _frame, seat) => commitsOf(s, seat),
  check: (s, action, _frame, seat) =>
    unlessListed(commitsOf(s, seat), action, refuse('no-invasion-card', { card: action.card })),
  reveal(s, answers, ctx) {
    ctx.reveal();
    const cards = SIDES.map((side) => {
      const part = partOf(s, side);
      const { seat } = part;
      const card = answers[seat]?.card ?? (holdsInvasionCards(s, seat, 1) ? playerOf(s, seat).hand[0] : null) ?? null;
      if (card !== null) takeOut(s, seat, card);
      part.card = card;
      part.number = card === null ? 0 : cardOf(card).value;
      return card;
    });
    const invasion = invasionIn(s);
    invasion.revealed = true;
    const { attacker, defender } = invasion;
    ctx.emit({ kind: 'revealed', attacker: attacker.seat, defender: defender.seat, cards });
    ctx.beat();
  },
});
