/**
 * What Space Pirates gives to search: whole moves, the best by the scripted pilot's score and some by chance; lines, places
 * with their headings, targets. A rollout is cut where a round begins.
 */
import { type GameSearch, type Plan, type Policy, type Random, replace, type Seat } from '@orrery/kernel';
import { type Action, PLACE_HEADINGS } from './actions.ts';
import { bestMove, type Breadth, rankedMoves } from './bot/moving.ts';
import { chooseHeading, rankedPositions } from './bot/placing.ts';
import { chooseScripted } from './bot.ts';
import { flow } from './course.ts';
import { isSecret, type State, top } from './state.ts';
import { pilotView } from './view.ts';

/** A rollout thinks of fewer ways than the scripted pilot: of those with the fewest maneuvers. */
const ROLLOUT: Breadth = { ways: 160, replies: 48 };
/** Of so many moves one is taken by chance, the others in the order of their scores. */
const BY_CHANCE = 4;

export const search: GameSearch<State, Action> = {
  levels: {
    easy: { candidates: 4, horizon: 1, iterations: 3, overlooks: 60 },
    medium: { candidates: 6, horizon: 2, iterations: 36 },
    hard: { candidates: 10, horizon: 2, iterations: 160 },
    expert: { candidates: 14, horizon: 2, iterations: 640 },
  },
  policy: (random) => new Pilots(random),
  *candidates(s, seat, random) {
    const view = pilotView(s, seat);
    if (view.move) yield* moves(rankedMoves(view), s, seat, random);
    else if (top(s, 'placePosition')) yield* places(s, seat, random);
    else yield* singles(s, seat, random);
  },
  reopen(s, seat) {
    const assigning = top(s, 'assignStats');
    if (!assigning || !isSecret(s)) return;
    replace(s, assigning, { ...assigning, lines: assigning.lines.map((own, pilot) => (pilot === seat ? own : [])) });
  },
  stage: (s) => (s.ending === null ? s.round : Infinity),
};

/** The scripted pilots, each of whom flies a move to its end without thinking it over. */
class Pilots implements Policy<State, Action> {
  private readonly random: Random;
  private move: readonly Action[] = [];
  private flown = 0;

  constructor(random: Random) {
    this.random = random;
  }

  choose(s: State, seat: Seat): Action {
    const moving = top(s, 'move');
    if (!moving) return chooseScripted(pilotView(s, seat), this.random);
    if (moving.flown.length === 0 || this.flown >= this.move.length) {
      this.move = bestMove(pilotView(s, seat), ROLLOUT);
      this.flown = 0;
    }
    return this.move[this.flown++] ?? (flow.legal(s, seat)[0] as Action);
  }
}

function* moves(ranked: readonly Plan<Action>[], s: State, seat: Seat, random: Random): Generator<Plan<Action>> {
  if (ranked.length === 0) yield [flow.legal(s, seat)[0] as Action]; // every way leads off the board
  const left = ranked.slice();
  for (let count = 1; left.length > 0; count++) {
    const at = count % BY_CHANCE === 0 ? random.int(left.length) : 0;
    yield left.splice(at, 1)[0] as Plan<Action>;
  }
}

/** Cells from the best on, each with the heading inwards; every third also with one beside it. */
function* places(s: State, seat: Seat, random: Random): Generator<Plan<Action>> {
  const view = pilotView(s, seat);
  for (const [at, cell] of rankedPositions(view, random).entries()) {
    const heading = chooseHeading({ ...view, cell });
    yield [cell, heading];
    if (at % 3 !== 0 || heading.kind !== 'placeHeading') continue;
    const beside = (heading.heading + (random.chance(1, 2) ? 1 : PLACE_HEADINGS.length - 1)) % PLACE_HEADINGS.length;
    yield [cell, PLACE_HEADINGS[beside] as Action];
  }
}

/** The scripted pilot's choice, then the others by chance. Fire is not held, so that a single target is no question. */
function* singles(s: State, seat: Seat, random: Random): Generator<Plan<Action>> {
  const first = chooseScripted(pilotView(s, seat), random);
  yield [first];
  const others = flow.legal(s, seat).filter((action) => action !== first && action.kind !== 'hold');
  for (const action of random.shuffle(others)) yield [action];
}
