/**
 * The next card of the plan. The player is asked card by card and remembers nothing, so the plan must come out the same
 * each time: it is made from the table as it was when Planning began, and its random numbers come from there too. If
 * somebody else has laid cards meanwhile that are not in it, a new plan begins with those.
 */
import { Random, type Seat } from '@orrery/kernel';
import { type Action, appendsTo, FINISH } from '../actions.ts';
import { fromView } from '../from-view.ts';
import { clone, playerOf, type Ship, shipsOf, type State } from '../state.ts';
import type { EntropyView } from '../view.ts';
import { makePlan, type Programs } from './plan.ts';

export function nextCard(view: EntropyView, seat: Seat): Action {
  const s = fromView(view, seat);
  return cardOf(scriptedPlan(s, seat), s, seat);
}

/** The scripted player's plan in Planning, whoever has finished: that tells nothing. Changes nothing. */
export function scriptedPlan(state: State, seat: Seat): Programs {
  const s = clone(state);
  s.stack.length = 0;
  const first = planFrom(atStart(s, seat), seat);
  return shipsOf(s, seat).every((ship) => isBegun(ship, first)) ? first : planFrom(s, seat);
}

/** The card of a plan that is to be laid next. */
export function cardOf(plan: Programs, s: State, seat: Seat): Action {
  for (const { nr, program } of shipsOf(s, seat)) {
    const card = plan.get(nr)?.[program.length];
    if (card !== undefined) return appendsTo(nr)[card] as Action;
  }
  return FINISH;
}

const isBegun = ({ nr, program }: Ship, plan: Programs): boolean =>
  program.every((card, i) => plan.get(nr)?.[i] === card);

/** Own cards are back in hand. */
function atStart(s: State, seat: Seat): State {
  const start = clone(s);
  const { hand } = playerOf(start, seat);
  for (const ship of shipsOf(start, seat)) {
    for (const card of ship.program) (hand[card] as number)++;
    ship.program = [];
  }
  return start;
}

/** The last plans, so that each is made once and not for every card of it; made again they would be the same. */
const plans = new Map<string, Programs>();
const PLANS_MOST = 16;

function planFrom(s: State, seat: Seat): Programs {
  const key = JSON.stringify([seat, s]);
  const known = plans.get(key);
  if (known) return known;
  const plan = makePlan(s, seat, Random.from(key));
  for (const oldest of plans.keys()) if (plans.size >= PLANS_MOST) plans.delete(oldest);
  plans.set(key, plan);
  return plan;
}
