/**
 * What a game gives to search, small and the same for all games. The search itself stands in `bots` and knows none of them:
 * it tries whole answers over states that fit a view, lets a policy play on to the end of a round or era, and
 * asks the game's `evaluate`.
 */
import type { Action, Seat, View } from './game.ts';
import type { Random } from './random.ts';

/** An answer with all that belongs to it: a move maneuver by maneuver, a program card by card, a set-up unit by unit. */
export type Plan<A extends Action = Action> = readonly A[];

/**
 * Plays all seats of one state that is played on in place, one action at a time, for whoever is asked. It may remember
 * between calls what it is about to do, and of the state it looks only at what the seat may know.
 */
export interface Policy<S, A extends Action = Action> {
  choose(state: S, seat: Seat): A;
}

/** How hard a level thinks. */
export interface Effort {
  /** Plans that are looked at. */
  readonly candidates: number;
  /** How many cuts a rollout goes on to (`GameSearch.stage`). */
  readonly horizon: number;
  /** Rollouts for one decision; a budget of iterations takes its place. */
  readonly iterations: number;
  /** In so many of a hundred questions it does not think of what the scripted player would do; by seat where sides differ. */
  readonly overlooks?: number | readonly number[];
  /**
   * It plays otherwise than the scripted player only if that leads by more than so many standard errors, in the worlds that both
   * have met. For a game whose scripted player is hard to better, so that of several plans the luckiest would be taken.
   */
  readonly doubt?: number;
  /** First a shorter look at all plans, with a share of the rollouts from 0 to 1; only so many are looked at again. */
  readonly sieve?: { readonly horizon: number; readonly share: number; readonly keep: number };
}

/** The levels that search, weakest first. */
export const SEARCH_LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export type SearchLevel = (typeof SEARCH_LEVELS)[number];

export interface GameSearch<S, A extends Action = Action> {
  readonly levels: Readonly<Record<SearchLevel, Effort>>;
  /** A policy for one rollout. */
  policy(random: Random): Policy<S, A>;
  /**
   * The plans worth a look, the scripted player's own first, in an order in which any number of the first ones is a good
   * choice; one that comes again is passed over. The state comes from the seat's view; what it hides may be anything. Made one
   * by one: a search may stop early.
   */
  candidates(state: S, seat: Seat, random: Random): Iterable<Plan<A>>;
  /**
   * Where others have answered a question in secret that the seat is still asked: asks them again. What they would
   * answer is for the policy to say, not for a redeal, to which all answers are alike.
   */
  reopen?(state: S, seat: Seat): void;
  /** A number that grows with every round, era or turn. A rollout is cut where it grows, never in between. */
  stage(state: S): number;
  /** How good a state is for the seat where a rollout was cut, from 0 to 1, if that is more than `GameBot.evaluate` says. */
  evaluate?(state: S, seat: Seat): number;
}

/**
 * From 0 to 1, for evaluations. Engines may differ in Math.exp, so e^(−z) is a short series, squared five times; good to eight
 * digits here.
 */
export function logistic(z: number): number {
  const bounded = Math.max(-12, Math.min(12, z));
  const t = -bounded / 32;
  let power = 1 + t * (1 + (t / 2) * (1 + (t / 3) * (1 + (t / 4) * (1 + (t / 5) * (1 + t / 6)))));
  for (let i = 0; i < 5; i++) power *= power;
  return 1 / (1 + power);
}

/** What plain search needs of a game. */
export interface PlainGame<S, A extends Action, V extends View<A>> {
  legal(state: S, seat: Seat): readonly A[];
  view(state: S, viewer: Seat): V;
  readonly bot: { choose(view: V, seat: Seat, random: Random): A };
}

const PLAIN_LEVELS: GameSearch<unknown>['levels'] = {
  easy: { candidates: 4, horizon: 1, iterations: 3, overlooks: 25 },
  medium: { candidates: 16, horizon: 2, iterations: 100 },
  hard: { candidates: 32, horizon: 4, iterations: 400 },
  expert: { candidates: 64, horizon: 4, iterations: 1600 },
};

/**
 * For a game whose answers are single actions: each of them is tried, the scripted player's own first, and the scripted
 * player plays on. Slower than a policy of its own, since it looks at a view before every action.
 */
export function plainSearch<S, A extends Action, V extends View<A>>(
  game: PlainGame<S, A, V>,
  stage: (state: S) => number,
  levels: GameSearch<S, A>['levels'] = PLAIN_LEVELS,
): GameSearch<S, A> {
  const scripted = (state: S, seat: Seat, random: Random): A => game.bot.choose(game.view(state, seat), seat, random);
  return {
    levels,
    stage,
    policy: (random) => ({ choose: (state, seat) => scripted(state, seat, random) }),
    *candidates(state, seat, random) {
      const first = scripted(state, seat, random);
      yield [first];
      for (const action of random.shuffle(game.legal(state, seat).filter((one) => !isSame(one, first)))) yield [action];
    },
  };
}

const isSame = (a: Action, b: Action): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
