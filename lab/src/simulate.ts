/**
 * Bot games by number. Game i of a run is a function of (plan, i) alone: its dice come from the match seed
 * `<seed>/<i>`, each bot's own numbers from (seed, i, seat). So any range can be played anywhere, in any order.
 */
import { botFor } from '@orrery/bots';
import {
  assert,
  type Game,
  type GameEvent,
  Match,
  type OptionValues,
  type Outcome,
  type Player,
  playOut,
  Quiet,
  Random,
  type Seat,
  Streams,
  UNLIMITED,
} from '@orrery/kernel';
import { Asked } from './asked.ts';
import { type BotName, EnginePlayer, Forfeit, isCommand } from './engine.ts';
import { countFinished, countMeasured, countUnfinished, emptyTally, type Tally } from './tally.ts';

export interface SimulationPlan {
  /** A game of the catalogue, or the address of a module: see `loadGame`. */
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: number;
  /** One bot per seat. */
  readonly bots: readonly BotName[];
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
  override readonly quiet = false;
  readonly events: GameEvent[] = [];

  override emit(event: GameEvent): void {
    this.events.push(event);
  }
}

/** Something that plays the games of a range one by one and counts. */
export interface Counter<T> {
  /** A promise only if a player takes its time. */
  play(index: number): void | Promise<void>;
  readonly tally: T;
}

/** `onAction` hears of every action, for those who watch over a long game. */
export function simulation(game: Game, plan: SimulationPlan, onAction?: () => void): Counter<Tally> {
  const { options, seats, seed, maxActions, measure } = plan;
  const tally = emptyTally(seats);
  const numbers = botNumbers(seed);
  const { bots } = plan;
  return {
    tally,
    play(index) {
      const streams = new Streams(gameSeed(seed, index), game.streams);
      const ctx = measure ? new Listening(streams) : new Quiet(streams);
      const state = game.setup(options, seats, ctx);
      const asked = measure ? new Asked(game, state) : undefined;
      let taken = 0;
      const engines: EnginePlayer[] = [];
      const onTurn = bots.some(isCommand) ? () => (taken++, onAction?.()) : onAction;
      const players = bots.map((bot, seat) => {
        const player = heard(playerFor(game, bot, seat, seats, engines), onTurn);
        return asked ? asked.hear(player) : player;
      });
      const randoms = bots.map((_, seat) => numbers(index, seat));
      const count = (actions: number): void => {
        if (actions < 0) return countUnfinished(tally, maxActions);
        const outcome = game.outcome(state);
        assert(outcome, `${game.id} asks nobody after ${actions} actions and has no outcome`);
        countFinished(tally, outcome, actions);
        if (asked) countMeasured(tally, asked.counted());
        if (ctx instanceof Listening) countMeasured(tally, game.stats.measure(state, ctx.events));
      };
      const played = playOut(game, state, ctx, { players, randoms }, maxActions);
      if (!(played instanceof Promise)) return count(played);
      return played
        .then(count, (error: unknown) => {
          if (!(error instanceof Forfeit)) throw error;
          countFinished(tally, forfeited(error, seats), taken);
          tally.forfeits = { [error.command]: error.why, ...tally.forfeits };
        })
        .finally(() => engines.forEach((engine) => engine.close()));
    },
  };
}

/** A program is started for this one game, and noted so that somebody ends it. */
function playerFor(game: Game, bot: BotName, seat: Seat, seats: number, engines: EnginePlayer[]): Player {
  if (!isCommand(bot)) return botFor(game, bot);
  const engine = new EnginePlayer(game, bot.slice('cmd:'.length), seat, seats);
  engines.push(engine);
  return engine;
}

/** Whoever forfeits is last, all others share the first place. */
function forfeited({ seat: loser }: Forfeit, seats: number): Outcome {
  return { reason: 'forfeit', ranks: Array.from({ length: seats }, (_, seat) => (seat === loser ? seats : 1)) };
}

function heard(bot: Player, onAction: (() => void) | undefined): Player {
  if (!onAction) return bot;
  return {
    choose(look, thinking) {
      onAction();
      return bot.choose(look, thinking);
    },
  };
}

/** Plays the games `from` … `to` − 1 of a run. */
export async function simulate(game: Game, plan: SimulationPlan, from: number, to: number): Promise<Tally> {
  const counter = simulation(game, plan);
  for (let index = from; index < to; index++) await counter.play(index);
  return counter.tally;
}

/** Plays one game of a run with everything recorded: the same moves as in `simulate`, as a match with a log. */
export async function recordGame(game: Game, plan: SimulationPlan, index: number): Promise<Match> {
  const match = new Match(game, { options: plan.options, seats: plan.seats, seed: gameSeed(plan.seed, index) });
  const numbers = botNumbers(plan.seed);
  const engines: EnginePlayer[] = [];
  const bots = plan.bots.map((bot, seat) => {
    return { player: playerFor(game, bot, seat, plan.seats, engines), random: numbers(index, seat) };
  });
  try {
    await playOn(match, plan, bots);
  } catch (error) {
    if (!(error instanceof Forfeit)) throw error; // the log ends where the program did
  } finally {
    for (const engine of engines) engine.close();
  }
  return match;
}

interface Sat {
  readonly player: Player;
  readonly random: Random;
}

async function playOn(match: Match, plan: SimulationPlan, bots: readonly Sat[]): Promise<void> {
  const { game } = match;
  while (match.entries.length < plan.maxActions) {
    const seat = match.decisions[0]?.seat;
    if (seat === undefined) break;
    const bot = bots[seat];
    assert(bot, `${game.id} asks seat ${seat} of ${plan.seats}`);
    const { state } = match;
    const look = { seat, random: bot.random, legal: game.legal(state, seat), view: () => game.view(state, seat) };
    match.act(seat, await bot.player.choose(look, UNLIMITED));
  }
}
