/** What a run counts: small, plain JSON, and the same whichever way its games were split and put together again. */
import { type Outcome, winnersOf } from '@orrery/kernel';

const MILLION = 1_000_000;

/** How often each thing was seen. */
export type Counts = Record<string, number>;

/** One of the game's own numbers over all finished games. */
export interface Measured {
  games: number;
  /** In millionths, rounded game by game: whole numbers add up to the same sum in any order. */
  millionths: number;
  least: number;
  most: number;
  /** Value → games; whole numbers as they are, others to three digits, or every share would be a value of its own. */
  values: Counts;
}

export interface Tally {
  games: number;
  /** Games that the limit of actions cut off; they count as nobody's win and nobody's loss. */
  unfinished: number;
  /** Games won alone, by seat. */
  wins: number[];
  /** Games whose first place was shared. */
  draws: number;
  /** All actions taken, those of unfinished games included. */
  actions: number;
  /** Number of actions → finished games of that length, so that percentiles are exact after any merge. */
  lengths: Counts;
  /** Reason of the end → games. */
  ends: Counts;
  /** The command of a program that did not play → why, in the first such game of those that were put together. */
  forfeits: Readonly<Record<string, string>>;
  /** The game's own numbers by name; empty unless the plan asks for them. */
  measured: Record<string, Measured>;
}

export function emptyTally(seats: number): Tally {
  return {
    games: 0,
    unfinished: 0,
    wins: Array.from({ length: seats }, () => 0),
    draws: 0,
    actions: 0,
    lengths: {},
    ends: {},
    forfeits: {},
    measured: {},
  };
}

const add = (counts: Counts, key: string | number, by = 1) => {
  counts[key] = (counts[key] ?? 0) + by;
};

export function countFinished(tally: Tally, outcome: Outcome, actions: number): void {
  tally.games++;
  tally.actions += actions;
  add(tally.lengths, actions);
  add(tally.ends, outcome.reason);
  const [winner, second] = winnersOf(outcome);
  if (winner === undefined || second !== undefined) tally.draws++;
  else tally.wins[winner] = (tally.wins[winner] ?? 0) + 1;
}

/** What the game itself says about one finished game. */
export function countMeasured(tally: Tally, numbers: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(numbers)) {
    const one = (tally.measured[name] ??= { games: 0, millionths: 0, least: value, most: value, values: {} });
    one.games++;
    one.millionths += Math.round(value * MILLION);
    one.least = Math.min(one.least, value);
    one.most = Math.max(one.most, value);
    add(one.values, Number.isInteger(value) ? value : Number(value.toPrecision(3)));
  }
}

function mergeMeasured(a: Measured, b: Measured): Measured {
  return {
    games: a.games + b.games,
    millionths: a.millionths + b.millionths,
    least: Math.min(a.least, b.least),
    most: Math.max(a.most, b.most),
    values: mergeCounts(a.values, b.values),
  };
}

function mergeAllMeasured(a: Tally['measured'], b: Tally['measured']): Tally['measured'] {
  const both = { ...a };
  for (const [name, one] of Object.entries(b)) {
    const before = both[name];
    both[name] = before ? mergeMeasured(before, one) : one;
  }
  return both;
}

export function countUnfinished(tally: Tally, actions: number): void {
  tally.games++;
  tally.unfinished++;
  tally.actions += actions;
}

/** The sum of two counts, by key. */
export function mergeCounts(a: Readonly<Counts>, b: Readonly<Counts>): Counts {
  const sum = { ...a };
  for (const [key, count] of Object.entries(b)) add(sum, key, count);
  return sum;
}

export function mergeTallies(a: Tally, b: Tally): Tally {
  return {
    games: a.games + b.games,
    unfinished: a.unfinished + b.unfinished,
    wins: a.wins.map((wins, seat) => wins + (b.wins[seat] ?? 0)),
    draws: a.draws + b.draws,
    actions: a.actions + b.actions,
    lengths: mergeCounts(a.lengths, b.lengths),
    ends: mergeCounts(a.ends, b.ends),
    forfeits: { ...b.forfeits, ...a.forfeits },
    measured: mergeAllMeasured(a.measured, b.measured),
  };
}

/** Keys in code-unit order: the order of merging must not show. */
export function sortedCounts(counts: Readonly<Counts>): Counts {
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** By nearest rank. */
export interface Percentiles {
  readonly p5: number;
  readonly p50: number;
  readonly p95: number;
}

/** The percentiles of at least one value. */
export function percentilesOf(values: Readonly<Counts>): Percentiles {
  const entries = Object.entries(values)
    .map(([value, games]) => [Number(value), games] as const)
    .sort(([a], [b]) => a - b);
  const all = entries.reduce((sum, [, games]) => sum + games, 0);
  const at = (percent: number): number => {
    const rank = Math.max(1, Math.ceil((percent * all) / 100));
    let seen = 0;
    for (const [value, games] of entries) {
      seen += games;
      if (seen >= rank) return value;
    }
    throw new Error('there are no percentiles of nothing');
  };
  return { p5: at(5), p50: at(50), p95: at(95) };
}

/** One of the game's own numbers, over all games. */
export interface Summary extends Percentiles {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
}

export function summaryOf({ games, millionths, least, most, values }: Measured): Summary {
  return { mean: millionths / MILLION / games, ...percentilesOf(values), least, most };
}

/** The mean and the percentiles of the actions per finished game; null if no game finished. */
export function lengthsOf({ games, unfinished, lengths }: Tally): (Percentiles & { readonly mean: number }) | null {
  const finished = games - unfinished;
  if (finished === 0) return null;
  const total = Object.entries(lengths).reduce((sum, [actions, times]) => sum + Number(actions) * times, 0);
  return { mean: Math.round((total / finished) * 1000) / 1000, ...percentilesOf(lengths) };
}
