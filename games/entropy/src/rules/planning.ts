/** Planning [P1–P4]: all lay programs at the same time, in secret. */
import { type Question as Asks, type Context, replace, type Seat } from '@orrery/kernel';
import { type Action, appendsTo, FINISH, SHEET } from '../actions.ts';
import { CARD_IDS, cardId } from '../data.ts';
import type { Event } from '../events.ts';
import { refuse } from '../refusals.ts';
import { isOut, playerOf, type QuestionOf, type Ship, shipOf, shipsOf, type State, total } from '../state.ts';
import { begins, running } from './step.ts';

export const planning = running((s, ctx) => {
  begins(s, 'planning', ctx);
  const planners: Seat[] = [];
  for (let seat = 0; seat < s.players.length; seat++) {
    if (isOut(s, seat)) continue;
    if (isEmptyHanded(s, seat)) tellFinished(s, seat, ctx);
    else planners.push(seat);
  }
  ctx.beat(); // all new energy is aboard
  s.stack.push({ kind: 'plan', planners });
  return 'leave';
});

const isEmptyHanded = (s: State, seat: Seat): boolean => total(playerOf(s, seat).hand) === 0;

/** Final [P3]: so no undo may cross it. That a hand ran empty would tell how many cards were laid, so nobody is told. */
function tellFinished(s: State, seat: Seat, ctx: Context<Event>): void {
  ctx.reveal();
  const programs = shipsOf(s, seat).map(({ nr, program }) => ({ nr, cards: program.map(cardId) }));
  ctx.emit({ kind: 'planFinished', seat, programs }, [seat], { kind: 'planFinished', seat, programs: null });
}

export const plan: Asks<State, QuestionOf<'plan'>, Action, Event> = {
  answers: ['append', 'finish'],
  asked: (_s, { planners }) => planners,
  legal(s, _question, seat) {
    const { hand } = playerOf(s, seat);
    SHEET.start();
    SHEET.add(FINISH);
    for (let at = 0; at < s.ships.length; at++) {
      const ship = s.ships[at] as Ship;
      if (ship.seat !== seat) continue;
      const appends = appendsTo(ship.nr);
      for (let card = 0; card < hand.length; card++) if ((hand[card] as number) > 0) SHEET.add(appends[card] as Action);
    }
    return SHEET.list();
  },
  check(s, action, _question, seat) {
    if (action.kind !== 'append') return undefined;
    const { ship, card } = action;
    if (!shipOf(s, seat, ship)) return refuse('no-such-ship', { seat, ship });
    return playerOf(s, seat).hand[CARD_IDS.indexOf(card)] === 0 ? refuse('not-in-hand', { card }) : undefined;
  },
  // Nobody else is told of a card that is laid: even that it was is a secret [V3].
  apply(s, action, ctx, question, seat) {
    if (action.kind === 'append') {
      const card = CARD_IDS.indexOf(action.card);
      (playerOf(s, seat).hand[card] as number)--;
      shipOf(s, seat, action.ship)?.program.push(card);
      ctx.whisper({ kind: 'cardLaid', seat, nr: action.ship, card: action.card }, [seat]);
      if (!isEmptyHanded(s, seat)) return 'again';
    }
    replace(s, question, { kind: 'plan', planners: question.planners.filter((other) => other !== seat) });
    tellFinished(s, seat, ctx);
    return 'again'; // until nobody is left who plans
  },
  close(s, ctx) {
    ctx.reveal(); // from now on everybody knows how long the programs are
    s.laid = s.ships.map(({ seat, nr, program }) => ({ seat, nr, cards: program.length }));
    ctx.emit({ kind: 'planningEnded', programs: s.laid });
  },
};
