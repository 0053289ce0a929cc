/**
 * The search, for any game: a few whole plans, each played out over the same sampled states by the game's own policy up to
 * the end of a round or era. Sequential halving: all plans get a share of the rollouts, the better half of them as much
 * again, until one is left. Every plan meets the same hidden cards, the same dice and the same rivals (common random
 * numbers), so that two of them differ by what they do and not by luck.
 *
 * It starts from a state that was made from a view, and knows no other.
 */
import {
  type Action,
  type Effort,
  type Game,
  type GameSearch,
  type Plan,
  type Policy,
  type Random,
  type Seat,
} from '@orrery/kernel';
import { drawWords, grown, Imagined, type Words } from './imagined.ts';

/** What is known of a plan after the search. */
export interface Rated {
  readonly plan: Plan;
  /** The mean of its rollouts, from 0 (lost) to 1 (won). */
  readonly chance: number;
  readonly rollouts: number;
}

/** Says how much of the budget is used, from 0 to 1; called between rollouts. */
export type Meter = (rollouts: number) => number;

/** A rollout that does not come to a cut is ended here. */
const LONGEST_ROLLOUT = 4000;

/** A game may name a plan again, which would only take rollouts from the others; it is asked for so many times as many. */
const REPEATS = 3;

const STREAMS = 1;
const REDEAL = 2;
const POLICY = 3;

interface Trial {
  readonly plan: Plan;
  /** What it came to, world by world: the first worlds are the same for all that are compared. */
  readonly results: number[];
}

/** Plans from the best to the worst. A generator, so that whoever runs it may pause or stop between two rollouts. */
export function* search(
  game: Game,
  from: unknown,
  seat: Seat,
  effort: Effort,
  random: Random,
  meter: Meter,
): Generator<void, readonly Rated[]> {
  const { search: given } = game;
  if (!given) return [];
  const trials: Trial[] = [];
  const known = new Set<string>();
  let looked = 0;
  for (const plan of given.candidates(from, seat, random)) {
    const name = JSON.stringify(plan);
    if (!known.has(name)) trials.push({ plan, results: [] });
    known.add(name);
    looked++;
    if (trials.length >= effort.candidates || looked >= REPEATS * effort.candidates || meter(0) >= 1) break;
    yield;
  }
  const [usual] = trials;
  const overlooks = overlooksOf(effort, seat);
  if (trials.length > 1 && overlooks > 0 && random.chance(overlooks, 100)) trials.shift();
  const worlds = new Worlds(game, given, from, seat, drawWords(random));
  const contest = new Contest(worlds, meter);
  if (effort.sieve) {
    const { horizon, share, keep } = effort.sieve;
    yield* contest.halve(trials, horizon, 0, share, keep);
    for (const { results } of trials.slice(0, keep)) results.length = 0;
    yield* contest.halve(trials, effort.horizon, share, 1, 1, keep);
  } else yield* contest.halve(trials, effort.horizon, 0, 1, 1);
  const compared = trials.slice(0, effort.sieve?.keep);
  if (usual && effort.doubt && compared.includes(usual)) doubt(trials, usual, effort.doubt);
  return trials.map(({ plan, results }) => ({ plan, chance: meanOf(results), rollouts: results.length }));
}

/** Puts the scripted player's own plan first, unless the best one leads it by more than chance would. */
function doubt(trials: Trial[], usual: Trial, errors: number): void {
  const leads = usual.results.map((result, world) => (trials[0]?.results[world] ?? result) - result);
  const lead = meanOf(leads);
  const spread = Math.sqrt(meanOf(leads.map((one) => (one - lead) ** 2)));
  if (leads.length > 1 && lead > (errors * spread) / Math.sqrt(leads.length)) return; // one world tells nothing of chance
  trials.splice(trials.indexOf(usual), 1);
  trials.unshift(usual);
}

const overlooksOf = ({ overlooks = 0 }: Effort, seat: Seat): number =>
  typeof overlooks === 'number' ? overlooks : (overlooks[seat] ?? 0);

const meanOf = (list: readonly number[]): number =>
  list.length === 0 ? 0 : list.reduce((sum, one) => sum + one, 0) / list.length;

class Contest {
  private readonly worlds: Worlds;
  private readonly meter: Meter;
  private rollouts = 0;
  private next = 0;

  constructor(worlds: Worlds, meter: Meter) {
    this.worlds = worlds;
    this.meter = meter;
  }

  /**
   * Sorts the first `count` trials: halves them until `keep` are left, spending the budget from one share of it to another
   * evenly over the halvings.
   */
  *halve(
    trials: Trial[],
    horizon: number,
    from: number,
    to: number,
    keep: number,
    count = trials.length,
  ): Generator<void> {
    let left = Math.min(count, trials.length);
    const halvings = Math.ceil(Math.log2(Math.max(1, left / keep)));
    for (let halving = 1; halving <= halvings; halving++) {
      const until = from + ((to - from) * halving) / halvings;
      const running = trials.slice(0, left);
      yield* this.play(running, horizon, until);
      sortByMean(running);
      trials.splice(0, left, ...running);
      left = Math.max(keep, Math.ceil(left / 2));
    }
  }

  /** World after world for all of them, at least one, until that share of the budget is used. */
  private *play(running: readonly Trial[], horizon: number, until: number): Generator<void> {
    do {
      const world = this.worlds.at(this.next++);
      const results: number[] = [];
      for (const { plan } of running) {
        if (this.meter(this.rollouts) >= 1) return; // a world that not all of them have seen does not count
        results.push(this.worlds.playOut(world, plan, horizon));
        this.rollouts++;
        yield;
      }
      for (const [at, trial] of running.entries()) trial.results.push(results[at] as number);
    } while (this.meter(this.rollouts) < until);
  }
}

/** The best first; of equals the one that was named first. */
function sortByMean(trials: Trial[]): void {
  const means = new Map(trials.map((trial) => [trial, meanOf(trial.results)]));
  trials.sort((a, b) => (means.get(b) as number) - (means.get(a) as number));
}

/** A sampled state in which all others have answered what is asked of everybody at once. */
interface World {
  readonly state: unknown;
  readonly words: Words;
}

export class Worlds {
  private readonly game: Game;
  private readonly given: GameSearch<unknown>;
  private readonly from: unknown;
  private readonly seat: Seat;
  private readonly words: Words;
  private readonly stage: number;

  constructor(game: Game, given: GameSearch<unknown>, from: unknown, seat: Seat, words: Words) {
    this.game = game;
    this.given = given;
    this.from = game.clone(from);
    given.reopen?.(this.from, seat);
    this.seat = seat;
    this.words = words;
    this.stage = given.stage(this.from);
  }

  at(number: number): World {
    const words = drawWords(grown(this.words, number));
    const { game, seat } = this;
    const state = game.clone(this.from);
    game.redeal(state, seat, grown(words, REDEAL));
    const ctx = new Imagined(drawWords(grown(words, STREAMS)));
    const policy = this.policy(words);
    for (let asked = this.other(state); asked !== undefined; asked = this.other(state))
      game.apply(state, asked, policy.choose(state, asked), ctx);
    return { state, words };
  }

  /** Somebody who is asked at the same time as the seat. */
  private other(state: unknown): Seat | undefined {
    const open = this.game.decisions(state);
    if (!open.some(({ seat }) => seat === this.seat)) return undefined;
    return open.find(({ seat }) => seat !== this.seat)?.seat;
  }

  private policy(words: Words): Policy<unknown> {
    return this.given.policy(grown(words, POLICY));
  }

  /** Plays a plan in a world, then the policy up to the cut. */
  playOut({ state: start, words }: World, plan: Plan, horizon: number): number {
    const { game, given, seat } = this;
    const state = game.clone(start);
    const ctx = new Imagined(drawWords(grown(words, STREAMS)));
    for (const action of plan) {
      if (!isOpenTo(game, state, seat, action)) break; // what the sampled state hid has changed the question
      game.apply(state, seat, action, ctx);
    }
    const policy = this.policy(words);
    const end = this.stage + horizon;
    for (let actions = 0; actions < LONGEST_ROLLOUT && given.stage(state) < end; actions++) {
      const asked = game.decisions(state)[0];
      if (!asked) break;
      game.apply(state, asked.seat, policy.choose(state, asked.seat), ctx);
    }
    return given.evaluate ? given.evaluate(state, seat) : game.bot.evaluate(state, seat);
  }
}

function isOpenTo(game: Game, state: unknown, seat: Seat, action: Action): boolean {
  return game.decisions(state).some((open) => open.seat === seat) && game.check(state, seat, action) === undefined;
}
