/** `orrery simulate`: bot games on all cores. */
import { type Game, logOf, longestGame } from '@orrery/kernel';
import type { BotName, Measured, Percentiles, RunResult, SimulationPlan, Summary, Tally } from '@orrery/lab';
import type { Command } from 'commander';
import {
  botsOf,
  collect,
  defaultWorkers,
  GAMES_MOST,
  gameNamed,
  levelsFor,
  newSeed,
  optionsFor,
  seatsFor,
  seedText,
  wholeNumber,
  WORKERS_MOST,
} from '../arguments.ts';
import { saveLog } from '../log-file.ts';
import { longRun } from '../long-run.ts';
import { count, percent, print, printJson, round, rows, UsageError } from '../output.ts';
import { checkSavePath } from '../places.ts';

interface Given {
  readonly games: number;
  readonly first: number;
  readonly bots: string;
  readonly seats?: number;
  readonly seed?: string;
  readonly option?: readonly string[];
  readonly workers?: number;
  readonly maxActions?: number;
  readonly patience: number;
  readonly save?: string;
  readonly stats?: true;
  readonly json?: true;
}

const EXAMPLE = `
The same seed gives the same results whatever the number of workers. Seconds are those of play, without start-up.

Examples:
  orrery simulate connect-four --games 100000 --bots scripted,random --seed 7 --json
  orrery simulate connect-four --bots random --option columns=9 --option rows=7
  orrery simulate breach --bots scripted --games 500 --seed 7 --stats
  orrery simulate connect-four --bots "scripted,cmd:python3 docs/bot.py" --games 10
  orrery simulate connect-four --seed 7 --first 123 --games 1 --save game.json`;

export function addSimulate(program: Command): void {
  program
    .command('simulate')
    .description('play bot games on all cores and count')
    .argument('<game>', 'a game (see: orrery games) or the path of a module')
    .option('--games <number>', 'how many games', wholeNumber(1, GAMES_MOST), 1000)
    .option('--first <number>', 'the number of the first game', wholeNumber(0, GAMES_MOST), 0)
    .option('--bots <names>', 'one bot per seat, or one for all: levels, or cmd: and a command', 'random')
    .option('--seats <number>', "how many seats (default: as many as bots, or the game's fewest)", wholeNumber(1, 99))
    .option('--seed <text>', 'the seed of the run (default: a new one, printed)', seedText)
    .option('--option <name=value>', "an option of the game's; may be repeated", collect)
    .option('--workers <number>', 'how many threads (default: one per core)', wholeNumber(1, WORKERS_MOST))
    .option(
      '--max-actions <number>',
      'longer games count as unfinished (default: what the game says, else 20000)',
      wholeNumber(1, 1e9),
    )
    .option('--patience <seconds>', 'give up when a game shows no sign of life', wholeNumber(1, 86_400), 60)
    .option('--save <file>', 'with --games 1: save the log of that game')
    .option('--stats', "also the game's own numbers: means, extremes and percentiles over the finished games")
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLE)
    .action(simulate);
}

async function simulate(name: string, given: Given): Promise<void> {
  if (given.save !== undefined) {
    if (given.games !== 1) throw new UsageError('--save saves one game: give --games 1 and --first');
    checkSavePath(given.save);
  }
  const levels = botsOf(given.bots);
  const { game, name: loadable } = await gameNamed(name);
  const seats = seatsFor(game, given.seats, levels.length);
  const lab = await import('@orrery/lab');
  const plan: SimulationPlan = {
    game: loadable,
    options: optionsFor(game, given.option ?? [], seats),
    seats,
    bots: levelsFor(levels, seats),
    seed: given.seed ?? newSeed(),
    maxActions: given.maxActions ?? longestGame(game),
    measure: given.stats === true,
  };
  const { games, first } = given;
  const result = await longRun(games, (watch) =>
    lab.runSimulation(plan, {
      games,
      first,
      workers: Math.min(given.workers ?? defaultWorkers(), games),
      patienceMs: given.patience * 1000,
      ...watch,
    }),
  );
  const facts = {
    ...factsOf(game, plan, first, result, lab.lengthsOf(result.tally), lab.sortedCounts(result.tally.ends)),
    ...(given.stats && {
      stats: statsOf({ ...lab.askedNames(game), ...game.stats.names }, result.tally, lab.summaryOf),
    }),
  };
  if (given.json) printJson(facts);
  else print(page(game, facts));
  if (given.save !== undefined) saveLog(given.save, logOf(await lab.recordGame(game, plan, first)));
}

type Stat = Summary & { readonly what: string };
type Stats = Readonly<Record<string, Stat>>;
type Facts = ReturnType<typeof factsOf> & { readonly stats?: Stats };

/** The numbers in the order of their names. */
function statsOf(
  names: Readonly<Record<string, string>>,
  { measured }: Tally,
  summaryOf: (one: Measured) => Summary,
): Stats {
  const stats: Record<string, Stat> = {};
  for (const [name, what] of Object.entries(names)) {
    const one = measured[name];
    if (!one) continue;
    const { mean, least, most, ...percentiles } = summaryOf(one);
    stats[name] = { what, mean: round(mean, 4), ...percentiles, least: round(least, 4), most: round(most, 4) };
  }
  return stats;
}

function factsOf(
  game: Game,
  { seats, bots, options, seed }: SimulationPlan,
  first: number,
  { tally, seconds, interrupted }: RunResult<Tally>,
  actionsPerGame: (Percentiles & { readonly mean: number }) | null,
  ends: Readonly<Record<string, number>>,
) {
  const { games, unfinished, wins, draws, actions } = tally;
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    seats,
    bots,
    options,
    seed,
    first,
    games,
    unfinished,
    seconds: round(seconds),
    gamesPerSecond: round(games / Math.max(seconds, 1e-6), 1),
    actionsPerSecond: round(actions / Math.max(seconds, 1e-6), 1),
    wins,
    draws,
    actions,
    actionsPerGame,
    ends,
    interrupted,
  };
}

function page(game: Game, facts: Facts): string {
  const { games, unfinished, actionsPerGame: lengths } = facts;
  const finished = games - unfinished;
  const share = (part: number) => `${count(part)}  (${percent(part, finished)})`;
  const seatName = (bot: BotName | undefined, seat: number) => `${game.text.seat(seat)} (seat ${seat}, ${bot})`;
  const pairs: [string, string | number][] = [
    ['games', count(games)],
    ['unfinished', count(unfinished)],
    ['seconds', facts.seconds],
    ['games per second', count(Math.round(facts.gamesPerSecond))],
    ['actions per second', count(Math.round(facts.actionsPerSecond))],
    ...facts.wins.map((wins, seat): [string, string] => [`won by ${seatName(facts.bots[seat], seat)}`, share(wins)]),
    ['draws', share(facts.draws)],
    ...Object.entries(facts.ends).map(([reason, times]): [string, string] => [`ended by ${reason}`, share(times)]),
  ];
  if (lengths) {
    pairs.push(['actions per game', lengths.mean]);
    pairs.push(['  5 / 50 / 95 percent', `${lengths.p5} / ${lengths.p50} / ${lengths.p95}`]);
  }
  if (facts.stats) pairs.push(['per finished game', 'mean  (least to most; 5 / 50 / 95 percent)']);
  for (const { what, mean, p5, p50, p95, least, most } of Object.values(facts.stats ?? {}))
    pairs.push([what, `${mean}  (${least} to ${most}; ${p5} / ${p50} / ${p95})`]);
  const head = `${game.title}, seed ${facts.seed}${facts.interrupted ? ' (interrupted: partial results)' : ''}`;
  return `${head}\n${rows(pairs)}`;
}
