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
    const one = { games: 1, millionths: Math.round(value * MILLION), least: value, most: value };
    const before = tally.measured[name];
    tally.measured[name] = before ? mergeMeasured(before, one) : one;
  }
}

function mergeMeasured(a: Measured, b: Measured): Measured {
  return {
    games: a.games + b.games,
    millionths: a.millionths + b.millionths,
    least: Math.min(a.least, b.least),
    most: Math.max(a.most, b.most),
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

export const meanOf = ({ games, millionths }: Measured): number => millionths / MILLION / games;

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
    measured: mergeAllMeasured(a.measured, b.measured),
  };
}

/** Keys in code-unit order: the order of merging must not show. */
export function sortedCounts(counts: Readonly<Counts>): Counts {
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export interface Lengths {
  readonly mean: number;
  readonly p5: number;
  readonly p50: number;
  readonly p95: number;
}

/** The mean and the percentiles (nearest rank) of the actions per finished game; null if no game finished. */
export function lengthsOf(tally: Tally): Lengths | null {
  const finished = tally.games - tally.unfinished;
  if (finished === 0) return null;
  const entries = Object.entries(tally.lengths)
    .map(([actions, games]) => [Number(actions), games] as const)
    .sort(([a], [b]) => a - b);
  const percentile = (percent: number): number => {
    const rank = Math.max(1, Math.ceil((percent * finished) / 100));
    let seen = 0;
    for (const [actions, games] of entries) {
      seen += games;
      if (seen >= rank) return actions;
    }
    throw new Error(`a tally of ${finished} finished games has only ${seen} lengths`);
  };
  const total = entries.reduce((sum, [actions, games]) => sum + actions * games, 0);
  return {
    mean: Math.round((total / finished) * 1000) / 1000,
    p5: percentile(5),
    p50: percentile(50),
    p95: percentile(95),
  };
}
