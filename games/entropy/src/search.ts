/**
 * What Entropy Rally gives to search: whole programs for all own ships, and where tiles, ships and energy go. A rollout is cut
 * where Chaos is over, and where the next era begins.
 */
import { type GameSearch, type Plan, type Policy, type Random, replace, type Seat } from '@orrery/kernel';
import { type Action, appendsTo, FINISH } from './actions.ts';
import { Beam, type Breadth } from './bot/beam.ts';
import { bestBy } from './bot/best.ts';
import { evaluatePlan } from './bot/evaluate.ts';
import { outlookOf } from './bot/outlook.ts';
import { atStake, type Programs } from './bot/plan.ts';
import { cardOf, scriptedPlan } from './bot/planning.ts';
import { answer } from './bot.ts';
import type { QuestionKind } from './data.ts';
import { flow } from './flow.ts';
import { isOut, playerOf, questionOf, type Ship, shipsOf, type State, total } from './state.ts';

/** A rollout plans with fewer programs than the scripted player, and plays none of them through. */
const ROLLOUT: Breadth = { width: 6, cards: 7, candidates: 8 };
const WIDE: Breadth = { width: 48, cards: 9, candidates: 240 };

/** Questions whose answers tell for eras to come. The others, in Chaos and about cards to give up, are left to the scripted player. */
const LASTING: readonly QuestionKind[] = ['placeTile', 'pickTile', 'placeShip', 'chooseFacing', 'distributeEnergy'];

export const search: GameSearch<State, Action> = {
  levels: {
    easy: { candidates: 4, horizon: 1, iterations: 3, overlooks: 100 },
    medium: { candidates: 10, horizon: 3, iterations: 32, sieve: { horizon: 1, share: 0.7, keep: 2 } },
    hard: { candidates: 24, horizon: 3, iterations: 160, sieve: { horizon: 1, share: 0.7, keep: 3 } },
    expert: { candidates: 48, horizon: 3, iterations: 480, sieve: { horizon: 1, share: 0.7, keep: 4 } },
  },
  policy: (random) => new Players(random),
  *candidates(s, seat, random) {
    if (questionOf(s)?.kind === 'plan') yield* programs(s, seat);
    else yield* singles(s, seat, random);
  },
  reopen(s, seat) {
    const question = questionOf(s);
    if (question?.kind !== 'plan') return;
    const planners = s.players.flatMap((_, other) =>
      other === seat || (!isOut(s, other) && handSize(s, other) > 0) ? [other] : [],
    );
    replace(s, question, { kind: 'plan', planners });
  },
  evaluate: evaluatePlan,
  stage(s) {
    if (s.ending !== null) return Infinity;
    return 2 * s.era + (s.phase === 'expansion' || s.phase === 'endOfEra' ? 1 : 0);
  },
};

/** Cards in hand and laid: what somebody held when Planning began. */
function handSize(s: State, seat: Seat): number {
  return shipsOf(s, seat).reduce((sum, { program }) => sum + program.length, total(playerOf(s, seat).hand));
}

/** The scripted players with a narrower plan, which is made once in an era. */
class Players implements Policy<State, Action> {
  private readonly random: Random;
  private readonly plans: { readonly era: number; readonly programs: Programs }[] = [];

  constructor(random: Random) {
    this.random = random;
  }

  choose(s: State, seat: Seat): Action {
    if (questionOf(s)?.kind !== 'plan') return answer(s, seat, flow.legal(s, seat), this.random);
    let plan = this.plans[seat];
    if (plan?.era !== s.era) this.plans[seat] = plan = { era: s.era, programs: narrowPlan(s, seat) };
    return cardOf(plan.programs, s, seat);
  }
}

/** Ship by ship, each with the cards that are left, the program that looks best while all others stand still. */
function narrowPlan(s: State, seat: Seat): Programs {
  const hand = playerOf(s, seat).hand.slice();
  const plan = new Map<number, readonly number[]>();
  const outlook = outlookOf(s, seat);
  for (const ship of shipsOf(s, seat).toSorted(atStake)) {
    const { program: laid } = ship;
    const { cards } = bestBy(new Beam(outlook, ROLLOUT, hand).programs(ship, laid.length), ({ value }) => value);
    plan.set(ship.nr, [...laid, ...cards]);
    for (const card of cards) (hand[card] as number)--;
  }
  return plan;
}

/** The scripted player's, then for each ship in turn another program, while the others keep theirs. */
function* programs(s: State, seat: Seat): Generator<Plan<Action>> {
  const first = scriptedPlan(s, seat);
  yield actionsOf(s, seat, first);
  const own = shipsOf(s, seat);
  const outlook = outlookOf(s, seat);
  const lists = own.map((ship) =>
    new Beam(outlook, WIDE, handFor(s, seat, first, ship)).programs(ship, ship.program.length),
  );
  for (let at = 0; lists.some(({ length }) => length > at); at++)
    for (const [place, { nr, program }] of own.entries()) {
      const other = lists[place]?.[at];
      if (other) yield actionsOf(s, seat, new Map(first).set(nr, [...program, ...other.cards]));
    }
}

/** The scripted player's, then the others by chance where they are worth a look. */
function* singles(s: State, seat: Seat, random: Random): Generator<Plan<Action>> {
  const kind = questionOf(s)?.kind;
  const legal = flow.legal(s, seat);
  yield [answer(s, seat, legal, random)];
  if (kind && LASTING.includes(kind)) for (const action of random.shuffle(legal.slice())) yield [action];
}

/** What a ship may use while the others keep their programs. */
function handFor(s: State, seat: Seat, plan: Programs, { nr }: Ship): number[] {
  const hand = playerOf(s, seat).hand.slice();
  for (const other of shipsOf(s, seat))
    if (other.nr !== nr)
      for (const card of (plan.get(other.nr) ?? []).slice(other.program.length)) (hand[card] as number)--;
  return hand;
}

/** Card by card, as the question wants it. */
function actionsOf(s: State, seat: Seat, plan: Programs): Plan<Action> {
  const actions = shipsOf(s, seat).flatMap(({ nr, program }) =>
    (plan.get(nr) ?? []).slice(program.length).map((card) => appendsTo(nr)[card] as Action),
  );
  return [...actions, FINISH];
}
