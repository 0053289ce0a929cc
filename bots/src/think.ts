/**
 * Thinking about one question. What comes in is JSON: a seat's view, three numbers for chance of its own, and how hard to
 * think. No state, no seed, no random stream of the match: so a bot cannot cheat, and may think anywhere, in another
 * thread, in another process, on another machine.
 */
import { type Action, type Budget, type Effort, type Game, Random, type Seat, type View } from '@orrery/kernel';
import { hashOf, Imagined, type Words } from './imagined.ts';
import { type Meter, type Rated, search } from './search.ts';

/** All that the thinking side is given, as JSON. */
export interface Riddle {
  readonly seat: Seat;
  /** The seat's view. */
  readonly view: View;
  readonly words: Words;
  readonly effort: Effort;
  readonly budget: Budget;
}

/** What comes back, as JSON. */
export interface Thought {
  /** The answer, and what belongs to it: never empty. */
  readonly plan: readonly Action[];
  /** By action of the plan: the mark of the options among which it is meant to be chosen. */
  readonly marks: readonly number[];
  /** What was looked at, the best first; empty if there was nothing to compare. */
  readonly rated: readonly Rated[];
}

/** `now` in milliseconds. A generator: between two steps it may be paused, or left alone for ever. */
export function* think(game: Game, riddle: Riddle, now: () => number): Generator<void, Thought> {
  const { seat, view, words, effort } = riddle;
  const meter = meterOf(riddle, now);
  const random = new Random(...words);
  const state = game.fromView(view, seat, random);
  const rated = yield* search(game, state, seat, effort, random, meter);
  const plan = rated[0]?.plan ?? [game.bot.choose(view, seat, random)];
  return { plan, marks: marksOf(game, state, seat, plan), rated };
}

/** Runs from now on. Time is over where a rollout as long as the longest so far would end too late. */
export function meterOf({ effort, budget }: Riddle, now: () => number): Meter {
  const rolloutsMost = budget.iterations ?? effort.iterations;
  const { milliseconds } = budget;
  const began = now();
  let last = began;
  let longest = 0;
  return (rollouts) => {
    const share = rollouts / rolloutsMost;
    if (milliseconds === undefined) return share;
    const at = now();
    longest = Math.max(longest, at - last);
    last = at;
    return Math.max(share, (at - began + longest) / milliseconds);
  };
}

/** Where an action of the plan leads on to something that the seat cannot foresee, the plan is over. */
function marksOf(game: Game, state: unknown, seat: Seat, plan: readonly Action[]): number[] {
  const ctx = new Imagined([0, 0, 0]);
  const marks: number[] = [];
  for (const action of plan) {
    const legal = game.legal(state, seat);
    if (legal.length === 0) break;
    marks.push(markOf(legal));
    if (marks.length < plan.length) game.apply(state, seat, action, ctx);
  }
  return marks;
}

/** A number that tells lists of options apart. */
export const markOf = (options: readonly Action[]): number => hashOf(JSON.stringify(options));
