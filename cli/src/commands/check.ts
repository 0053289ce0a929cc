/** `orrery check`: the suite that every game must pass, as a fuzzer. */
import { join } from 'node:path';
import { type Game, type Log, messageOf } from '@orrery/kernel';
import type { CheckPlan, CheckTally, RunResult } from '@orrery/lab';
import type { Command } from 'commander';
import {
  collect,
  defaultWorkers,
  GAMES_MOST,
  gameNamed,
  newSeed,
  optionsFor,
  seatsFor,
  seedText,
  wholeNumber,
  WORKERS_MOST,
} from '../arguments.ts';
import { saveLog } from '../log-file.ts';
import { longRun } from '../long-run.ts';
import { complain, count, EXIT, oneLine, print, printJson, round, rows } from '../output.ts';
import { checkDirectory } from '../places.ts';

interface Given {
  readonly games: number;
  readonly first: number;
  readonly seed?: string;
  readonly seats?: number;
  readonly option?: readonly string[];
  readonly workers?: number;
  readonly maxActions?: number;
  readonly patience: number;
  readonly out: string;
  readonly json?: true;
}

const EXAMPLE = `
Seats and options are drawn at random unless they are given. A violation's log is saved (the first few of each
property) and the exit code is 1. The first hundred games of a run are looked at most closely, the others on a
thinner sample of their states. A long run can be done in parts: the same --seed, and in --first the number of the
game that a part begins with.

Examples:
  orrery check connect-four --games 1000 --seed 7
  orrery check breach --games 10000 --seed 7 --first 10000
  orrery check ./my-game/dist/index.js --games 200 --out violations`;

export function addCheck(program: Command): void {
  program
    .command('check')
    .description('try every promise of a game in random games')
    .argument('<game>', 'a game (see: orrery games) or the path of a module')
    .option('--games <number>', 'how many games', wholeNumber(1, GAMES_MOST), 1000)
    .option('--first <number>', 'the number of the first game', wholeNumber(0, GAMES_MOST), 0)
    .option('--seed <text>', 'the seed of the run (default: a new one, printed)', seedText)
    .option('--seats <number>', 'always so many seats', wholeNumber(1, 99))
    .option('--option <name=value>', "a fixed option of the game's; may be repeated", collect)
    .option('--workers <number>', 'how many threads (default: one per core)', wholeNumber(1, WORKERS_MOST))
    .option(
      '--max-actions <number>',
      'a longer game is a violation (default: what the game says, else 20000)',
      wholeNumber(1, 1e9),
    )
    .option('--patience <seconds>', 'give up when a game shows no sign of life', wholeNumber(1, 86_400), 60)
    .option('--out <directory>', 'where the logs of violations are saved', '.')
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLE)
    .action(check);
}

async function check(name: string, given: Given): Promise<void> {
  checkDirectory(given.out);
  const { game, name: loadable } = await gameNamed(name);
  const plan = planFor(game, loadable, given);
  const { runCheck, sortedCounts } = await import('@orrery/lab');
  const { games, first } = given;
  const result = await longRun(games, (watch) =>
    runCheck(plan, {
      games,
      first,
      workers: Math.min(given.workers ?? defaultWorkers(), games),
      patienceMs: given.patience * 1000,
      ...watch,
    }),
  );
  const facts = await factsOf(game, plan, first, result, sortedCounts);
  const found = violationsOf(game, plan.seed, given.out, result.tally);
  const violations = found.map(({ shown }) => shown);
  if (given.json) printJson({ ...facts, violations });
  else print(page(game, facts, violations));
  if (found.length > 0 && !result.interrupted) process.exitCode = EXIT.fault;
  for (const { shown, log } of found) saveViolation(shown.file, log);
}

function planFor(game: Game, name: string, given: Given): CheckPlan {
  const fixed = given.option !== undefined || given.seats !== undefined;
  const seats = fixed ? seatsFor(game, given.seats, 0) : undefined;
  return {
    game: name,
    seed: given.seed ?? newSeed(),
    ...(seats !== undefined && { seats }),
    ...(seats !== undefined && given.option && { options: optionsFor(game, given.option, seats) }),
    ...(given.maxActions !== undefined && { maxActions: given.maxActions }),
  };
}

interface Shown {
  readonly property: string;
  readonly message: string;
  readonly game: number;
  readonly at: number;
  readonly file: string;
}

interface Found {
  readonly shown: Shown;
  readonly log: Log;
}

function violationsOf(game: Game, seed: string, directory: string, { report }: CheckTally): readonly Found[] {
  return report.violations.map(({ property, message, game: number, at, log }) => {
    // At most one violation of a property is reported per game, so property and number name the file.
    const file = join(directory, `${[game.id, property, seed, number].map(fileWord).join('-')}.json`);
    return { shown: { property, message: oneLine(message), game: number, at, file }, log };
  });
}

/** The violations are what counts, so a log that cannot be saved leaves the exit code to them. */
function saveViolation(file: string, log: Log): void {
  try {
    saveLog(file, log);
  } catch (error) {
    complain(messageOf(error));
  }
}

/** A seed may be any text; a file name may not. */
function fileWord(part: string | number): string {
  return String(part)
    .replace(/[^A-Za-z0-9-]+/g, '_')
    .slice(0, 60);
}

type Facts = Awaited<ReturnType<typeof factsOf>>;

async function factsOf(
  game: Game,
  { seed }: CheckPlan,
  first: number,
  { tally, seconds, interrupted }: RunResult<CheckTally>,
  sorted: (counts: Readonly<Record<string, number>>) => Record<string, number>,
) {
  const { neverReached } = await import('@orrery/kernel/testing');
  const { games, actions, reached } = tally.report;
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    seed,
    first,
    games,
    actions,
    seconds: round(seconds),
    found: sorted(tally.found),
    neverReached: neverReached(game, tally.report),
    reached: Object.fromEntries(Object.entries(reached).map(([of, counts]) => [of, sorted(counts)])),
    interrupted,
  };
}

function page(game: Game, facts: Facts, violations: readonly Shown[]): string {
  const total = Object.values(facts.found).reduce((sum, found) => sum + found, 0);
  const never = Object.entries(facts.neverReached).map(([of, names]) => `${of}: ${names.join(', ')}`);
  const lines = [
    `${game.title}, seed ${facts.seed}${facts.interrupted ? ' (interrupted: partial results)' : ''}`,
    rows([
      ['games', count(facts.games)],
      ['actions', count(facts.actions)],
      ['seconds', facts.seconds],
      ['never reached', never.join('; ') || 'nothing'],
      ['violations', count(total)],
    ]),
  ];
  for (const { property, message, game: number, at, file } of violations) {
    lines.push(`${property}: ${message} (game ${number}, after ${at} actions)`, `  ${file}`);
  }
  if (total > violations.length) lines.push(`and ${count(total - violations.length)} more, whose logs were not saved`);
  return lines.join('\n');
}
