/** Logs as files: read with suspicion, written whole or not at all. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { formatLog, type Game, LOG_LONGEST, type Log, parseLog } from '@orrery/kernel';
import { catalogGame, gameNamed } from './arguments.ts';
import { reasonOf, UsageError } from './output.ts';

export function readLog(path: string): Log {
  const parsed = parseLog(readText(path));
  if (!parsed.ok) throw new UsageError(`${path}: ${parsed.problem}`);
  return parsed.value;
}

function readText(path: string): string {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (!facts) throw new UsageError(`there is no file '${path}'`);
  if (facts.isDirectory()) throw new UsageError(`'${path}' is a directory, not a log file`);
  // Asked before reading: a file of any size may be given.
  if (facts.size > LOG_LONGEST)
    throw new UsageError(`'${path}' is no log: it has ${sizeMb(facts.size)} MB, a log at most ${sizeMb(LOG_LONGEST)}`);
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`'${path}' cannot be read: ${reasonOf(error)}`);
  }
}

const sizeMb = (bytes: number) => Math.ceil(bytes / 1048576);

/** The game of a log, from the catalogue or from the module that was named. */
export async function gameOfLog(path: string, log: Log, module: string | undefined): Promise<Game> {
  try {
    return await (module === undefined ? catalogGame(log.game) : (await gameNamed(module)).game);
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(`${path}: ${error.message}`) : error;
  }
}

/** Refuses a place for files before hours of play, rather than after. */
export function checkDirectory(path: string): void {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (facts && !facts.isDirectory()) throw new UsageError(`'${path}' is not a directory`);
}

export function checkSavePath(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`'${path}' is a directory, not a file to save to`);
  const directory = dirname(resolve(path));
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`there is no directory '${directory}' to save to`);
}

/** Writes beside the target and renames, so that nobody ever finds half a log. */
export function saveLog(path: string, log: Log): void {
  const temporary = `${path}.${randomBytes(4).toString('hex')}.part`;
  try {
    mkdirSync(dirname(resolve(path)), { recursive: true });
    writeFileSync(temporary, formatLog(log), { flag: 'wx' });
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw new UsageError(`'${path}' cannot be written: ${reasonOf(error)}`);
  }
}
