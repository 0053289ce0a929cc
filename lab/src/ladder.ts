/**
 * The ladder: the levels of a game against each other. Every pair meets in every seat: the stronger one alone among as many
 * of the weaker as the game has other seats. Scores are small and plain, so that they can be kept and gone on with later.
 */
import { type OptionValues, Random, type Seat } from '@orrery/kernel';
import type { BotName } from './engine.ts';
import { runSimulation } from './pool.ts';

export interface LadderPlan {
  /** A game of the catalogue, or the address of a module: see `loadGame`. */
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: number;
  /** Weakest first. */
  readonly levels: readonly BotName[];
  readonly seed: string;
  /** Of each arrangement. */
  readonly games: number;
  readonly maxActions: number;
}

/** One level in a seat, another one in all others. */
export interface Arrangement {
  readonly key: string;
  readonly one: BotName;
  readonly others: BotName;
  readonly seat: Seat;
  readonly bots: readonly BotName[];
}

export interface Score {
  readonly games: number;
  readonly unfinished: number;
  readonly wins: readonly number[];
  readonly draws: number;
}

/** By key of the arrangement. */
export type Scores = Readonly<Record<string, Score>>;

export interface LadderSettings {
  readonly workers: number;
  /** How long a single game may show no sign of life. */
  readonly patienceMs?: number;
  readonly signal?: AbortSignal;
  /** As in a run; of the same program it may be told again. */
  readonly onForfeit?: (command: string, why: string) => void;
  /** After every few games, with everything so far. */
  onScores(scores: Scores, done: number, total: number): void;
}

/** So many games are played of an arrangement before the next one has its turn. */
const BATCH = 20;

export function arrangementsOf({ levels, seats }: Pick<LadderPlan, 'levels' | 'seats'>): Arrangement[] {
  return levels.flatMap((one, at) =>
    levels.slice(0, at).flatMap((others) =>
      Array.from({ length: seats }, (_, seat): Arrangement => {
        const bots = Array.from({ length: seats }, (_each, place) => (place === seat ? one : others));
        return { key: `${one} in seat ${seat} of ${seats}, ${others}`, one, others, seat, bots };
      }),
    ),
  );
}

/** Plays what is missing. Stopped by the signal, it gives what is whole. */
export async function playLadder(plan: LadderPlan, before: Scores, settings: LadderSettings): Promise<Scores> {
  const { games, seed, levels: _, ...rest } = plan;
  const arrangements = arrangementsOf(plan);
  const total = arrangements.length * games;
  let scores = before;
  const doneOf = (key: string) => Math.min(games, scores[key]?.games ?? 0);
  for (let until = Math.min(BATCH, games); ; until = Math.min(until + BATCH, games)) {
    for (const { key, bots } of arrangements) {
      const first = doneOf(key);
      if (first >= until) continue;
      const { tally, interrupted } = await runSimulation(
        { ...rest, bots, seed: `${seed}/${key}` },
        { first, games: until - first, workers: Math.min(settings.workers, until - first), ...limitsOf(settings) },
      );
      if (interrupted) return scores;
      scores = { ...scores, [key]: sum(scores[key], tally) };
      const done = arrangements.reduce((all, one) => all + doneOf(one.key), 0);
      settings.onScores(scores, done, total);
    }
    if (until === games) return scores;
  }
}

const limitsOf = ({ signal, onForfeit, patienceMs }: LadderSettings) => ({
  ...(signal && { signal }),
  ...(onForfeit && { onForfeit }),
  ...(patienceMs !== undefined && { patienceMs }),
});

function sum(a: Score | undefined, { games, unfinished, wins, draws }: Score): Score {
  if (!a) return { games, unfinished, wins, draws };
  return {
    games: a.games + games,
    unfinished: a.unfinished + unfinished,
    wins: a.wins.map((won, seat) => won + (wins[seat] ?? 0)),
    draws: a.draws + draws,
  };
}

/** A share of games won, a shared first place counting as a share, with its 95 % interval (Wilson). */
export interface Rate {
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

export function rateOf(won: number, games: number): Rate {
  if (games === 0) return { games, share: 0, low: 0, high: 1 };
  const share = won / games;
  const spread = 1 + (Z * Z) / games;
  const middle = (share + (Z * Z) / (2 * games)) / spread;
  const half = (Z * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games))) / spread;
  return { games, share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** How one level did against another, by seat and over all seats. */
export interface Pairing {
  readonly one: BotName;
  readonly others: BotName;
  readonly all: Rate;
  readonly bySeat: readonly Rate[];
}

export function pairingsOf(plan: Pick<LadderPlan, 'levels' | 'seats'>, scores: Scores): Pairing[] {
  const pairs = new Map<string, { one: BotName; others: BotName; counts: { won: number; games: number }[] }>();
  for (const { key, one, others, seat } of arrangementsOf(plan)) {
    const { games = 0, unfinished = 0, wins = [], draws = 0 } = scores[key] ?? {};
    const pair = pairs.get(`${one} ${others}`) ?? { one, others, counts: [] };
    pairs.set(`${one} ${others}`, pair);
    pair.counts[seat] = { won: (wins[seat] ?? 0) + draws / plan.seats, games: games - unfinished };
  }
  return [...pairs.values()].map(({ one, others, counts }) => {
    const total = (what: 'won' | 'games') => counts.reduce((all, count) => all + count[what], 0);
    return {
      one,
      others,
      all: rateOf(total('won'), total('games')),
      bySeat: counts.map(({ won, games }) => rateOf(won, games)),
    };
  });
}

/** What a level is rated, with its 95 % interval; 25 is where everybody begins. */
export interface Rated {
  readonly level: BotName;
  readonly rating: number;
  readonly low: number;
  readonly high: number;
}

/** All games in an order drawn by chance: ratings move with every game, and the last ones should not be all of one kind. */
export async function ratingsOf(plan: Pick<LadderPlan, 'levels' | 'seats' | 'seed'>, scores: Scores): Promise<Rated[]> {
  const { rate, rating } = await import('openskill');
  const results = arrangementsOf(plan).flatMap(({ key, bots }) => {
    const { wins = [], draws = 0 } = scores[key] ?? {};
    const won = wins.flatMap((times, winner) =>
      repeated(times, { bots, ranks: bots.map((_, seat) => (seat === winner ? 1 : 2)) }),
    );
    return [...won, ...repeated(draws, { bots, ranks: bots.map(() => 1) })];
  });
  const table = new Map(plan.levels.map((level) => [level, rating()]));
  for (const { bots, ranks } of Random.from(`orrery ladder\n${plan.seed}`).shuffle(results)) {
    const teams = bots.map((level) => [table.get(level) ?? rating()]);
    const after = rate(teams, { rank: ranks });
    // A level that sat in several seats moves by the mean of them.
    for (const level of new Set(bots)) {
      const own = after.filter((_, seat) => bots[seat] === level).map(([one]) => one ?? rating());
      const mean = (of: 'mu' | 'sigma') => own.reduce((all, one) => all + one[of], 0) / own.length;
      table.set(level, { mu: mean('mu'), sigma: mean('sigma') });
    }
  }
  return [...table]
    .map(([level, { mu, sigma }]) => ({ level, rating: mu, low: mu - Z * sigma, high: mu + Z * sigma }))
    .sort((a, b) => b.rating - a.rating);
}

const repeated = <T>(times: number, one: T): T[] => Array.from({ length: times }, () => one);
