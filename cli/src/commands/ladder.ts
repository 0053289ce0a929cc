/** `orrery ladder`: the levels against each other, with ratings and win rates. Goes on where it was stopped. */
import { existsSync, readFileSync } from 'node:fs';
import { LEVELS } from '@orrery/bots';
import { type Game, isRecord, longestGame } from '@orrery/kernel';
import type { BotName, LadderPlan, Pairing, Rate, Rated, Scores } from '@orrery/lab';
import type { Command } from 'commander';
import {
  botsOf,
  collect,
  defaultWorkers,
  gameNamed,
  newSeed,
  optionsFor,
  seatsFor,
  seedText,
  wholeNumber,
  WORKERS_MOST,
} from '../arguments.ts';
import { longRun } from '../long-run.ts';
import { print, printJson, round, rows, UsageError } from '../output.ts';
import { checkSavePath, writeWhole } from '../places.ts';

interface Given {
  readonly levels: string;
  readonly games: number;
  readonly seats?: number;
  readonly seed?: string;
  readonly option?: readonly string[];
  readonly workers?: number;
  readonly patience: number;
  readonly file?: string;
  readonly json?: true;
}

const EXAMPLE = `
Every pair of levels meets in every seat: the stronger alone among the weaker. With --file, results are kept after every
few games; the same command goes on from there.

Examples:
  orrery ladder dogfight --games 60 --file dogfight-ladder.json
  orrery ladder breach --levels scripted,medium,hard --games 40 --seed 7 --json`;

export function addLadder(program: Command): void {
  program
    .command('ladder')
    .description('play the levels against each other and rate them')
    .argument('<game>', 'a game (see: orrery games) or the path of a module')
    .option('--levels <names>', 'which levels, or programs: cmd: and a command', LEVELS.join(','))
    .option('--games <number>', 'how many games of each pair in each seat', wholeNumber(1, 1_000_000), 40)
    .option('--seats <number>', "how many seats (default: the game's fewest)", wholeNumber(1, 99))
    .option('--seed <text>', 'the seed of the run (default: a new one, printed)', seedText)
    .option('--option <name=value>', "an option of the game's; may be repeated", collect)
    .option('--workers <number>', 'how many threads (default: one per core)', wholeNumber(1, WORKERS_MOST))
    .option('--patience <seconds>', 'give up when a game shows no sign of life', wholeNumber(1, 86_400), 60)
    .option('--file <path>', 'keep the results there, and go on with those that are there')
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLE)
    .action(ladder);
}

async function ladder(name: string, given: Given): Promise<void> {
  const levels = [...new Set(botsOf(given.levels))].sort((a, b) => strength(a) - strength(b));
  if (levels.length < 2) throw new UsageError('a ladder needs two levels or more');
  const { game, name: loadable } = await gameNamed(name);
  const seats = seatsFor(game, given.seats, 0);
  if (given.file !== undefined) checkSavePath(given.file);
  const kept = given.file === undefined ? undefined : keptAt(given.file);
  const plan: LadderPlan = {
    game: loadable,
    options: optionsFor(game, given.option ?? [], seats),
    seats,
    levels,
    seed: given.seed ?? kept?.seed ?? newSeed(),
    games: given.games,
    maxActions: longestGame(game),
  };
  const facts = { game: game.id, rulesVersion: game.rulesVersion, seats, options: plan.options, seed: plan.seed };
  if (kept && JSON.stringify(kept.facts) !== JSON.stringify(facts))
    throw new UsageError(`'${given.file}' holds the results of another ladder (another game, seed or options)`);
  const lab = await import('@orrery/lab');
  const scores = await longRun(lab.arrangementsOf(plan).length * plan.games, (watch) =>
    lab.playLadder(plan, kept?.scores ?? {}, {
      workers: given.workers ?? defaultWorkers(),
      patienceMs: given.patience * 1000,
      signal: watch.signal,
      onForfeit: watch.onForfeit,
      onScores(now, done, total) {
        watch.onProgress(done, total);
        if (given.file !== undefined)
          writeWhole(given.file, `${JSON.stringify({ format: 1, ...facts, scores: now }, undefined, 2)}\n`);
      },
    }),
  );
  const result = { ...facts, ratings: await lab.ratingsOf(plan, scores), pairings: lab.pairingsOf(plan, scores) };
  if (given.json) printJson(rounded(result));
  else print(page(game, result));
}

/** Programs come before all levels. */
const strength = (bot: BotName): number => LEVELS.findIndex((level) => level === bot);

interface Kept {
  readonly seed: string;
  readonly facts: unknown;
  readonly scores: Scores;
}

function keptAt(path: string): Kept | undefined {
  if (!existsSync(path)) return undefined;
  try {
    const kept: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (isRecord(kept) && kept.format === 1 && typeof kept.seed === 'string' && isRecord(kept.scores)) {
      const { format: _, scores, ...facts } = kept;
      return { seed: kept.seed, facts, scores: scores as Scores }; // what is wrong inside shows as another ladder's
    }
  } catch {
    // The next line says it.
  }
  throw new UsageError(`'${path}' does not hold the results of a ladder`);
}

interface Result {
  readonly seed: string;
  readonly ratings: readonly Rated[];
  readonly pairings: readonly Pairing[];
}

function rounded(result: Result): unknown {
  return JSON.parse(
    JSON.stringify(result, (_key, value: unknown) => (typeof value === 'number' ? round(value, 4) : value)),
  );
}

const shares = ({ share, low, high, games }: Rate): string =>
  games === 0 ? '–' : `${percent(share)} (${percent(low)} to ${percent(high)}) of ${games}`;
const percent = (share: number): string => `${Math.round(100 * share)} %`;

function page(game: Game, { seed, ratings, pairings }: Result): string {
  const rated = ratings.map(({ level, rating, low, high }): [string, string] => [
    level,
    `${rating.toFixed(1)}  (${low.toFixed(1)} to ${high.toFixed(1)})`,
  ]);
  const won = pairings.flatMap(({ one, others, all, bySeat }): [string, string][] => [
    [`${one} against ${others}`, shares(all)],
    ...bySeat.map((rate, seat): [string, string] => [`  as ${game.text.seat(seat)}`, shares(rate)]),
  ]);
  return `${game.title}, seed ${seed}\nratings\n${rows(rated)}\nshare of games won\n${rows(won)}`;
}
