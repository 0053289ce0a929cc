/** Planning [P1–P4]: all lay programs at the same time, in secret. */
import type { Context, Seat } from '@orrery/kernel';
import { type Action, type ActionOfKind, appendsTo, FINISH, SHEET } from '../actions.ts';
import { CARD_IDS, cardId } from '../data.ts';
import type { Event } from '../events.ts';
import { isOut, playerOf, type QuestionOf, type Ship, shipOf, shipsOf, type State, total } from '../state.ts';
import { asking, type PhaseRules, refuse } from './ask.ts';

export const planning: PhaseRules<'chaos'> = {
  begin(s, ctx) {
    for (let seat = 0; seat < s.players.length; seat++) finishIfEmpty(s, seat, ctx);
  },
  run(s, ctx) {
    if (planners(s) > 0) {
      s.question = { kind: 'plan' };
      return undefined;
    }
    for (const player of s.players) player.finished = false;
    ctx.reveal(); // from now on everybody knows how long the programs are
    s.laid = s.ships.map(({ seat, nr, program }) => ({ seat, nr, cards: program.length }));
    ctx.emit({ kind: 'planningEnded', programs: s.laid });
    return 'chaos';
  },
};

function finishIfEmpty(s: State, seat: Seat, ctx: Context<Event>): void {
  if (!isOut(s, seat) && total(playerOf(s, seat).hand) === 0) finish(s, seat, ctx);
}

/** Final [P3]: so no undo may cross it. That a hand ran empty would tell how many cards were laid, so nobody is told. */
function finish(s: State, seat: Seat, ctx: Context<Event>): void {
  playerOf(s, seat).finished = true;
  ctx.reveal();
  const programs = shipsOf(s, seat).map(({ nr, program }) => ({ nr, cards: program.map(cardId) }));
  ctx.emit({ kind: 'planFinished', seat, programs }, [seat], { kind: 'planFinished', seat, programs: null });
}

export const plan = asking<QuestionOf<'plan'>, ActionOfKind<'append' | 'finish'>>({
  answers: ['append', 'finish'],
  legal(s, _question, seat) {
    const { hand } = playerOf(s, seat);
    SHEET.have(1 + s.ships.length * hand.length);
    const { lines } = SHEET;
    let end = 1;
    lines[0] = FINISH;
    for (let at = 0; at < s.ships.length; at++) {
      const ship = s.ships[at] as Ship;
      if (ship.seat !== seat) continue;
      const appends = appendsTo(ship.nr);
      for (let card = 0; card < hand.length; card++)
        if ((hand[card] as number) > 0) lines[end++] = appends[card] as Action;
    }
    return lines.slice(0, end);
  },
  check(s, _question, seat, action) {
    if (action.kind === 'finish') return undefined;
    const { ship, card } = action;
    if (!shipOf(s, seat, ship)) return refuse('noSuchShip', { seat, ship });
    return playerOf(s, seat).hand[CARD_IDS.indexOf(card)] === 0 ? refuse('notInHand', { card }) : undefined;
  },
  // Nothing is told of a card that is laid: even that it was is a secret [V3].
  apply(s, _question, seat, action, ctx) {
    if (action.kind === 'finish') {
      finish(s, seat, ctx);
      return;
    }
    const card = CARD_IDS.indexOf(action.card);
    (playerOf(s, seat).hand[card] as number)--;
    shipOf(s, seat, action.ship)?.program.push(card);
    finishIfEmpty(s, seat, ctx);
  },
});

/** Who has yet to answer, as bits. */
export function planners(s: State): number {
  let seats = 0;
  for (let seat = 0; seat < s.players.length; seat++) {
    const { finished, out } = playerOf(s, seat);
    if (!finished && out === 0) seats |= 1 << seat;
  }
  return seats;
}
