/**
 * Bot games by number. Game i of a run is a function of (plan, i) alone: its dice come from the match seed
 * `<seed>/<i>`, each bot's own numbers from (seed, i, seat). So any range can be played anywhere, in any order.
 */
import { botFor, type Level } from '@orrery/bots';
import {
  assert,
  type Game,
  type GameEvent,
  Match,
  type OptionValues,
  type Player,
  playOut,
  Quiet,
  Random,
  Streams,
} from '@orrery/kernel';
import { Asked } from './asked.ts';
import { countFinished, countMeasured, countUnfinished, emptyTally, type Tally } from './tally.ts';

export interface SimulationPlan {
  /** A game of the catalogue, or the address of a module: see `loadGame`. */
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: number;
  /** One level per seat. */
  readonly bots: readonly Level[];
  readonly seed: string;
  readonly maxActions: number;
  /** Whether the game's own numbers are wanted: each game's events are then kept until it ends. */
  readonly measure?: boolean;
}

/** The match seed of one game of a run. */
export function gameSeed(seed: string, index: number): string {
  return `${seed}/${index}`;
}

/**
 * The bots' own random numbers, cheap per game: the seed is hashed once and the game's number and the seat are mixed
 * in. Multiplying by an odd number is a bijection of 32-bit integers, so no two (index, seat) share a generator; the
 * warm-up of `Random` spreads the difference over its whole state.
 */
export function botNumbers(seed: string): (index: number, seat: number) => Random {
  const words = Random.from(`orrery bots\n${seed}`);
  const [a, b, c, odd] = [words.next(), words.next(), words.next(), words.next() | 1];
  return (index, seat) => new Random(a ^ Math.imul(index, odd), b ^ seat, c);
}

/** Keeps everything that happens in a game. */
class Listening extends Quiet {
  readonly events: GameEvent[] = [];

  override emit(event: GameEvent): void {
    this.events.push(event);
  }
}

/** Something that plays the games of a range one by one and counts. */
export interface Counter<T> {
  play(index: number): void;
  readonly tally: T;
}

/** `onAction` hears of every action, for those who watch over a long game. */
export function simulation(game: Game, plan: SimulationPlan, onAction?: () => void): Counter<Tally> {
  const { options, seats, seed, maxActions, measure } = plan;
  const tally = emptyTally(seats);
  const numbers = botNumbers(seed);
  const bots = plan.bots.map((level) => heard(botFor(game, level), onAction));
  return {
    tally,
    play(index) {
      const streams = new Streams(gameSeed(seed, index), game.streams);
      const ctx = measure ? new Listening(streams) : new Quiet(streams);
      const state = game.setup(options, seats, ctx);
      const asked = measure ? new Asked(game, state) : undefined;
      const players = asked ? bots.map((bot) => asked.hear(bot)) : bots;
      const randoms = bots.map((_, seat) => numbers(index, seat));
      const actions = playOut(game, state, ctx, players, randoms, maxActions);
      if (actions < 0) return countUnfinished(tally, maxActions);
      const outcome = game.outcome(state);
      assert(outcome, `${game.id} asks nobody after ${actions} actions and has no outcome`);
      countFinished(tally, outcome, actions);
      if (asked) countMeasured(tally, asked.counted());
      if (ctx instanceof Listening) countMeasured(tally, game.stats.measure(state, ctx.events));
    },
  };
}

function heard(bot: Player, onAction: (() => void) | undefined): Player {
  if (!onAction) return bot;
  return (look) => {
    onAction();
    return bot(look);
  };
}

/** Plays the games `from` … `to` − 1 of a run. */
export function simulate(game: Game, plan: SimulationPlan, from: number, to: number): Tally {
  const counter = simulation(game, plan);
  for (let index = from; index < to; index++) counter.play(index);
  return counter.tally;
}

/** Plays one game of a run with everything recorded: the same moves as in `simulate`, as a match with a log. */
export function recordGame(game: Game, plan: SimulationPlan, index: number): Match {
  const match = new Match(game, { options: plan.options, seats: plan.seats, seed: gameSeed(plan.seed, index) });
  const numbers = botNumbers(plan.seed);
  const bots = plan.bots.map((level, seat) => ({ choose: botFor(game, level), random: numbers(index, seat) }));
  while (match.steps.length < plan.maxActions) {
    const seat = match.decisions[0]?.seat;
    if (seat === undefined) break;
    const bot = bots[seat];
    assert(bot, `${game.id} asks seat ${seat} of ${plan.seats}`);
    const { state } = match;
    const action = bot.choose({
      seat,
      random: bot.random,
      legal: game.legal(state, seat),
      view: () => game.view(state, seat),
    });
    match.act(seat, action);
  }
  return match;
}
