/** Logs as files: read with suspicion, written whole or not at all. */
import { readFileSync } from 'node:fs';
import { formatLog, type Game, LOG_LONGEST, type Log, messageOf, parseLog } from '@orrery/kernel';
import { catalogGame, gameNamed } from './arguments.ts';
import { UsageError } from './output.ts';
import { factsAt, writeWhole } from './places.ts';

export function readLog(path: string): Log {
  const parsed = parseLog(readText(path));
  if (!parsed.ok) throw new UsageError(`${path}: ${parsed.problem}`);
  return parsed.value;
}

function readText(path: string): string {
  const facts = factsAt(path);
  if (!facts) throw new UsageError(`there is no file '${path}'`);
  if (facts.isDirectory()) throw new UsageError(`'${path}' is a directory, not a log file`);
  // A pipe may never say anything, a device may never stop.
  if (!facts.isFile()) throw new UsageError(`'${path}' is not a regular file`);
  // Asked before reading: a file of any size may be given.
  if (facts.size > LOG_LONGEST)
    throw new UsageError(`'${path}' is no log: it has ${sizeMb(facts.size)} MB, a log at most ${sizeMb(LOG_LONGEST)}`);
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`'${path}' cannot be read: ${messageOf(error)}`);
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

export function saveLog(path: string, log: Log): void {
  writeWhole(path, formatLog(log));
}
