/** Places that somebody named for reading or saving: looked at with suspicion, and tried before hours of play. */
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  lstatSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { messageOf } from '@orrery/kernel';
import { UsageError } from './output.ts';

/** What is at a path; undefined if nothing is. A path that can lead nowhere is refused. */
export function factsAt(path: string): Stats | undefined {
  const named = path.length > 100 ? `${path.slice(0, 99)}…` : path;
  let facts: Stats | undefined;
  try {
    facts = statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw new UsageError(`'${named}' cannot be found: ${systemReason(error)}`);
  }
  if (!facts && lstatSync(path, { throwIfNoEntry: false })) throw new UsageError(`'${named}' is a link to nothing`);
  return facts;
}

/** Without the call and the path, which may be very long and is named already. */
function systemReason(error: unknown): string {
  return messageOf(error).replace(/, \w+ '.*$/s, '');
}

/** Refuses a directory that files could not be saved to. What is missing of it is made only with the first file. */
export function checkDirectory(path: string): void {
  tryDirectory(nearestDirectory(resolve(path)));
}

function nearestDirectory(path: string): string {
  const facts = factsAt(path);
  if (facts?.isDirectory()) return path;
  if (facts) throw new UsageError(`'${path}' is not a directory`);
  return nearestDirectory(dirname(path));
}

/** Refuses a file that could not be saved. Leaves nothing behind, and one that exists as it is. */
export function checkSavePath(path: string): void {
  tryDirectory(dirname(targetOf(path)));
}

/** Only trying tells: in some directories not even root may write. */
function tryDirectory(directory: string): void {
  const trial = partIn(directory);
  try {
    writeFileSync(trial, '', { flag: 'wx' });
    rmSync(trial);
  } catch (error) {
    throw new UsageError(`nothing can be saved in '${directory}': ${systemReason(error)}`);
  }
}

/** The file that a path means, through links. Nothing else will do: the rename would take a device or a pipe away. */
function targetOf(path: string): string {
  if (path === '' || path.endsWith('/')) throw new UsageError(`'${path}' names no file to save to`);
  const facts = factsAt(path);
  if (facts?.isDirectory()) throw new UsageError(`'${path}' is a directory, not a file to save to`);
  if (facts && !facts.isFile()) throw new UsageError(`'${path}' is not a regular file to save to`);
  if (facts && isReadOnly(path, facts)) throw new UsageError(`'${path}' is read-only`);
  if (facts) return realpathSync(path);
  const directory = dirname(resolve(path));
  if (!factsAt(directory)?.isDirectory()) throw new UsageError(`there is no directory '${directory}' to save to`);
  return resolve(path);
}

/** The rename would replace it all the same, and root may write to anything: so the marks count too. */
function isReadOnly(path: string, { mode }: Stats): boolean {
  try {
    accessSync(path, constants.W_OK);
    return (mode & 0o222) === 0;
  } catch {
    return true;
  }
}

/** Writes beside the target and renames, so that nobody ever finds half a file. */
export function writeWhole(path: string, text: string): void {
  try {
    mkdirSync(dirname(resolve(path)), { recursive: true });
    const target = targetOf(path);
    const part = partIn(dirname(target));
    try {
      writeFileSync(part, text, { flag: 'wx' });
      renameSync(part, target);
    } catch (error) {
      rmSync(part, { force: true });
      throw error;
    }
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`'${path}' cannot be written: ${systemReason(error)}`);
  }
}

/** A short name of its own: behind the target's it might be too long. */
function partIn(directory: string): string {
  return join(directory, `.orrery-${randomBytes(8).toString('hex')}.part`);
}
