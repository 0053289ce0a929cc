/** Arguments from the command line, each turned into a checked value or one line that says what is wrong. */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { isLevel, LEVELS, type Level } from '@orrery/bots';
import { CATALOG, findGame } from '@orrery/catalog';
import {
  type Game,
  messageOf,
  type OptionValues,
  parseOptions,
  SEED_LONGEST,
  type Spec,
  show,
  type Viewer,
} from '@orrery/kernel';
import type { BotName } from '@orrery/lab';
import { type Command, InvalidArgumentError } from 'commander';
import { UsageError } from './output.ts';
import { factsAt } from './places.ts';
import { missingIn } from './whole-game.ts';

/** With room for the game's number behind it. */
const RUN_SEED_LONGEST = SEED_LONGEST - 50;
export const WORKERS_MOST = 256;
/** Game numbers are kept in 32 bits. */
export const GAMES_MOST = 1_000_000_000;

/** For commander: a whole number within bounds. */
export function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d{1,15}$/.test(text) || value < min || value > max)
      throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
    return value;
  };
}

/** For commander: a text that every log can carry, with the game's number behind it. */
export function seedText(text: string): string {
  if (text === '' || text.length > RUN_SEED_LONGEST)
    throw new InvalidArgumentError(`It must be a text of 1 to ${RUN_SEED_LONGEST} characters.`);
  return text;
}

/** For commander: an option that may be given several times. */
export function collect(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, text];
}

/** Two values for one option are a slip, and to take either would be a guess. */
export function refuseRepeats(command: Command): void {
  for (const option of command.options.filter(({ required, parseArg }) => required && parseArg !== collect)) {
    let given = false;
    command.on(`option:${option.name()}`, () => {
      if (given) throw new UsageError(`--${option.name()} is given twice`);
      given = true;
    });
  }
}

/** For commander: `3` or `watcher`. Whether the game has that seat, `seatOf` says. */
export function viewerText(text: string): Viewer {
  if (text === 'watcher' || text === 'above') return text;
  if (!/^\d{1,3}$/.test(text))
    throw new InvalidArgumentError("It must be a seat (0 is the first), 'watcher' or 'above'.");
  return Number(text);
}

export function defaultWorkers(): number {
  return Math.min(WORKERS_MOST, availableParallelism());
}

export function newSeed(): string {
  return String(randomBytes(4).readUInt32BE());
}

export interface NamedGame {
  /** What the lab's workers load it by. */
  readonly name: string;
  readonly game: Game;
}

/** A game by its id, or from a module file that the person at the keyboard named: `./my-game/dist/index.js`. */
export async function gameNamed(text: string): Promise<NamedGame> {
  if (!/[/\\]|\.m?js$/.test(text)) return { name: text, game: await catalogGame(text) };
  return moduleGame(text);
}

/** A game by its id only: for names that come from files, which must never make us run a module. */
export async function catalogGame(id: string): Promise<Game> {
  const game = await findGame(id)?.load();
  if (game) return game;
  const ids = CATALOG.map((entry) => entry.id).join(', ');
  throw new UsageError(`there is no game '${id.slice(0, 60)}' (games: ${ids})`);
}

async function moduleGame(path: string): Promise<NamedGame> {
  if (!factsAt(path)?.isFile()) throw new UsageError(`there is no module file '${path}'`);
  const name = pathToFileURL(path).href;
  const { loadGame } = await import('@orrery/lab');
  let game: Game | undefined;
  try {
    game = await settled(loadGame(name));
  } catch (error) {
    throw new UsageError(`the module '${path}' cannot be loaded: ${messageOf(error)}`);
  }
  if (!game) throw new UsageError(`the module '${path}' exports no game: nothing with id, setup, legal and apply`);
  const missing = missingIn(game);
  if (missing.length > 0) throw new UsageError(`the game in '${path}' lacks ${missing.join(', ')}`);
  return { name, game };
}

/** A module may wait for something that never comes; when nothing else is left to do, Node would leave without a word. */
async function settled<T>(loading: Promise<T>): Promise<T> {
  let onIdle = () => {};
  const never = new Promise<never>((_, fail) => {
    onIdle = () => fail(new Error('it waits for something that never comes'));
  });
  process.once('beforeExit', onIdle);
  try {
    return await Promise.race([loading, never]);
  } finally {
    process.off('beforeExit', onIdle);
  }
}

export function seatsFor(game: Game, given: number | undefined, bots: number): number {
  const { min, max } = game.seats;
  const seats = given ?? (bots > 1 ? bots : min);
  if (seats < min || seats > max) {
    const range = min === max ? `${min}` : `${min} to ${max}`;
    throw new UsageError(`${game.id} has ${range} seats, not ${seats}`);
  }
  return seats;
}

export function levelsOf(text: string): readonly Level[] {
  return text.split(',').map((name) => {
    const level = name.trim();
    if (!isLevel(level)) throw new UsageError(`there is no bot ${show(level)} (bots: ${LEVELS.join(', ')})`);
    return level;
  });
}

/** Levels, and programs by the command that starts them: `scripted,cmd:python3 my-bot.py`. */
export function botsOf(text: string): readonly BotName[] {
  return text.split(',').map((name): BotName => {
    const bot = name.trim();
    if (/^cmd:./.test(bot)) return bot as `cmd:${string}`; // it begins so
    return levelsOf(bot)[0] as Level; // one name gives one level
  });
}

/** One bot for each of so many places; a single one is used for all. */
export function levelsFor<B extends BotName>(levels: readonly B[], places: number): readonly B[] {
  const [only] = levels;
  if (only !== undefined && levels.length === 1) return Array.from({ length: places }, () => only);
  if (levels.length !== places)
    throw new UsageError(`--bots names ${levels.length} bots for ${places} seats; give ${places} or one for all`);
  return levels;
}

/** The values of `--option name=value`, completed by a preset and by the defaults. A table's entry is `name.key=value`. */
export function optionsFor(game: Game, given: readonly string[], seats: number, preset: object = {}): OptionValues {
  const values = new Map<string, unknown>(Object.entries(preset));
  const seen = new Set<string>();
  for (const text of given) {
    const at = text.indexOf('=');
    if (at < 1) throw new UsageError(`--option wants name=value, not ${show(text)}`);
    const [name, raw] = [text.slice(0, at), text.slice(at + 1)];
    if (seen.has(name)) throw new UsageError(`--option ${name} is given twice`);
    seen.add(name);
    const dot = name.indexOf('.');
    const table = dot < 0 ? undefined : specOf(game, name.slice(0, dot));
    if (table?.kind === 'table') {
      const before = values.get(name.slice(0, dot)) as object | undefined;
      values.set(name.slice(0, dot), { ...before, [name.slice(dot + 1)]: readValue(table.of, raw) });
    } else values.set(name, readValue(specOf(game, name), raw));
  }
  const parsed = parseOptions(game.options, Object.fromEntries(values), seats);
  if (!parsed.ok) throw new UsageError(parsed.problem);
  return parsed.value;
}

function specOf(game: Game, name: string): Spec | undefined {
  return Object.hasOwn(game.options.fields, name) ? game.options.fields[name]?.spec : undefined;
}

/** A value as its spec would like it; what does not fit stays a text, for `parseOptions` to refuse in words. */
function readValue(spec: Spec | undefined, raw: string): unknown {
  switch (spec?.kind) {
    case 'choice':
    case 'text':
      return raw;
    case 'maybe':
      return raw === 'null' ? null : readValue(spec.of, raw);
    case 'list':
      return raw.startsWith('[') ? readJson(raw) : raw.split(',').map((item) => readValue(spec.of, item));
    default:
      return readJson(raw);
  }
}

function readJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
}
