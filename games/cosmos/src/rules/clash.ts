/** Attack against attack [I5, I6]: abilities speak, totals are counted, and anybody may reinforce. */
import { type Seat, secretly } from '@orrery/kernel';
import { type ActionOfKind, PASS, unlessListed } from '../actions.ts';
import { reinforceAttacker, reinforceDefender } from '../answers.ts';
import { isReinforcement } from '../data.ts';
import type { Event } from '../events.ts';
import { stagesAt } from '../hooks.ts';
import {
  type Ctx,
  type FrameOf,
  invasionIn,
  partOf,
  playerOf,
  type Runs,
  sideOf,
  type State,
  unanswered,
} from '../state.ts';
import { holdsReinforcement, takeOut } from './cards.ts';
import { refuse } from './refusals.ts';
import { strengthOf } from './strength.ts';

type Reinforce = ActionOfKind<'reinforce' | 'pass'>;
type Play = Extract<Event, { kind: 'reinforced' }>['plays'][number];

export const clash: Runs<'clash'> = {
  stages: [
    ...stagesAt(
      'clash',
      (s) => invasionIn(s).attacker.seat,
      (s) => invasionIn(s).defender.seat,
    ),
    (s, ctx) => {
      tellTotals(s, ctx);
      askForReinforcements(s);
    },
  ],
};

function tellTotals(s: State, ctx: Ctx): void {
  ctx.emit({ kind: 'totals', attacker: strengthOf(s, 'attacker'), defender: strengthOf(s, 'defender') });
}

/** No beat before: a question or a pause follows, and neither may look different from the other. */
function askForReinforcements(s: State): void {
  s.stack.push({ kind: 'reinforce', answers: unanswered(s) });
}

export function reinforcers(s: State): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.players.length; seat++) if (holdsReinforcement(s, seat)) seats.push(seat);
  return seats;
}

/** Main players may help themselves only; everybody else either side. */
export function reinforcementsOf(s: State, seat: Seat): Reinforce[] {
  const own = sideOf(s, seat);
  const list: Reinforce[] = [PASS];
  for (const card of playerOf(s, seat).hand) {
    if (!isReinforcement(card)) continue;
    if (own !== 'defender') list.push(reinforceAttacker(card));
    if (own !== 'attacker') list.push(reinforceDefender(card));
  }
  return list;
}

/**
 * A round: everybody who holds such a card plays one or passes, in secret; all are shown together. Rounds follow until
 * nobody plays. Nobody may know who was asked, so a round in which nobody could play is told like any other.
 */
export const reinforce = secretly<State, FrameOf<'reinforce'>, Reinforce, Event>({
  answers: ['reinforce', 'pass'],
  hidden: true,
  takers: reinforcers,
  legal: (s, _frame, seat) => reinforcementsOf(s, seat),
  check(s, action, _frame, seat) {
    if (action.kind === 'pass') return undefined;
    const isHeld = isHeldReinforcement(s, seat, action.card);
    const refusal = isHeld ? refuse('own-side-only') : refuse('no-reinforcement', { card: action.card });
    return unlessListed(reinforcementsOf(s, seat), action, refusal);
  },
  reveal(s, answers, ctx) {
    const plays: Play[] = [];
    for (const [seat, answer] of answers.entries())
      if (answer?.kind === 'reinforce') plays.push({ seat, card: answer.card, side: answer.side });
    ctx.reveal();
    for (const { seat, card, side } of plays) {
      takeOut(s, seat, card);
      const part = partOf(s, side);
      part.reinforcements = [...part.reinforcements, card];
    }
    const round = ++invasionIn(s).rounds;
    ctx.emit({ kind: 'reinforced', round, plays });
    if (plays.length === 0) return;
    tellTotals(s, ctx);
    askForReinforcements(s);
  },
});

const isHeldReinforcement = (s: State, seat: Seat, card: string): boolean =>
  playerOf(s, seat).hand.some((held) => held === card && isReinforcement(held));
