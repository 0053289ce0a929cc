/**
 * What a played move was worth, beside what a search would have played in its place. As for every thought, all of it comes
 * from the seat's view: what it could not know then counts as it could be.
 */
import { type Action, type Game, type Plan, Random } from '@orrery/kernel';
import { drawWords } from './imagined.ts';
import { search, Worlds } from './search.ts';
import { meterOf, type Riddle } from './think.ts';

/** A plan with its chance to win, from 0 to 1, and how far off that may be (95 of 100 times no farther). */
export interface Weighed {
  readonly plan: Plan;
  readonly chance: number;
  readonly margin: number;
}

export interface Judged {
  readonly played: Weighed;
  /** What a search finds, the best first; never the played plan itself. */
  readonly others: readonly Weighed[];
}

/** More than a few nobody compares. */
const OTHERS_MOST = 3;
const CERTAINTY = 1.96;

/**
 * The plans that a search likes best and the played one meet the same `worlds`, which none of them has met before: what won
 * the search by luck loses it here.
 */
export function* judge(
  game: Game,
  riddle: Riddle,
  played: Plan,
  worlds: number,
  now: () => number,
): Generator<void, Judged> {
  const { seat, view, words, effort } = riddle;
  const random = new Random(...words);
  const state = game.fromView(view, seat, random);
  const rated = yield* search(game, state, seat, effort, random, meterOf(riddle, now));
  const others = rated.flatMap(({ plan }) => (isSameAs(plan, played) ? [] : [plan])).slice(0, OTHERS_MOST);
  const scales = [played, ...others].map((plan) => ({ plan, sum: 0, squares: 0 }));
  if (game.search) {
    const fresh = new Worlds(game, game.search, state, seat, drawWords(random));
    for (let number = 0; number < worlds; number++) {
      const world = fresh.at(number);
      for (const scale of scales) {
        const result = fresh.playOut(world, scale.plan, effort.horizon);
        scale.sum += result;
        scale.squares += result * result;
        yield;
      }
    }
  }
  const [first, ...rest] = scales.map(({ plan, sum, squares }): Weighed => {
    const chance = sum / worlds;
    const spread = Math.sqrt(Math.max(0, squares / worlds - chance * chance));
    return { plan, chance, margin: (CERTAINTY * spread) / Math.sqrt(worlds) };
  });
  return { played: first as Weighed, others: rest.sort((a, b) => b.chance - a.chance) };
}

/** How many actions two plans begin with that are the same. */
export function sharedBy(one: Plan, other: Plan): number {
  const differs = (action: Action, at: number) => JSON.stringify(action) !== JSON.stringify(other[at]);
  const at = one.findIndex(differs);
  return at < 0 ? one.length : at;
}

/** Of two plans one may only go further: then it says nothing against the other. */
const isSameAs = (one: Plan, other: Plan): boolean => {
  const shared = sharedBy(one, other);
  return shared === one.length || shared === other.length;
};
