/** A copy of everything in one file, and the way back. */
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { lock } from './lock.ts';
import { checkPages, connect, explained, StoreError, versionOf } from './schema.ts';

/** What a copy holds, for whoever made it. */
export interface Copied {
  readonly bytes: number;
  readonly matches: number;
  readonly people: number;
}

/**
 * Copies a store as it is at this moment, while a server may go on writing. The copy is looked over page by page before it
 * gets its name, so that there is a whole backup or none. It never takes the place of another file.
 */
export function backup(file: string, to: string): Copied {
  if (!existsSync(file)) throw new StoreError(`There is no ${file} to copy.`);
  if (existsSync(to)) throw new StoreError(`${to} is there already; a backup does not replace it.`);
  const half = `${to}.half`;
  return explained(to, () => {
    mkdirSync(dirname(to), { recursive: true });
    discard(half);
    try {
      explained(file, () => copy(file, half));
      const copied = lookOver(half, file);
      renameSync(half, to);
      settle(to);
      return copied;
    } finally {
      discard(half);
    }
  });
}

/** One transaction: what is written meanwhile is not in it, and nobody waits. */
function copy(file: string, to: string): void {
  const db = connect(file);
  try {
    if (versionOf(db, file) === 0) throw new StoreError(`${file} is empty.`);
    db.prepare('VACUUM INTO ?').run(to);
  } finally {
    db.close();
  }
}

/**
 * Puts a backup in the place of a store that no server uses. What was there is kept beside it, and its name is given back.
 */
export function restore(from: string, file: string, now: Date): Copied & { readonly before?: string } {
  if (!existsSync(from)) throw new StoreError(`There is no backup ${from}.`);
  const half = `${file}.half`;
  return explained(file, () => {
    mkdirSync(dirname(file), { recursive: true });
    const unlock = lock(file);
    try {
      copyFileSync(from, half);
      const copied = explained(from, () => lookOver(half, from));
      const before = `${file}.before-${now.toISOString().replaceAll(':', '-')}`;
      // What was last written may still stand in the journal, which goes by the file's name.
      const old = ['', '-wal', '-shm'].filter((end) => existsSync(file + end));
      for (const end of old) renameSync(file + end, before + end);
      renameSync(half, file);
      settle(file);
      return { ...copied, ...(old.includes('') && { before }) };
    } finally {
      discard(half);
      unlock();
    }
  });
}

/** Whether a copy is ours and whole, and how much is in it. `named`: what to call it if not. */
function lookOver(copied: string, named: string): Copied {
  const db = connect(copied);
  try {
    const version = versionOf(db, named);
    if (version === 0) throw new StoreError(`${named} is empty.`);
    checkPages(db, named, 'integrity_check');
    const count = (table: string) =>
      (db.prepare(`SELECT count(*) AS n FROM ${table}`).get() as { readonly n: number }).n;
    return { bytes: statSync(copied).size, matches: count('matches'), people: count('people') };
  } finally {
    db.close();
  }
}

/** So that a power cut finds the file, and its name, on the disk. */
function settle(file: string): void {
  flush(file, 'r+');
  // Windows has no way to flush a folder, and needs none.
  if (process.platform !== 'win32') flush(dirname(file), 'r');
}

function flush(path: string, flags: 'r' | 'r+'): void {
  const descriptor = openSync(path, flags);
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** A copy that got no name, and what SQLite laid beside it. */
function discard(half: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(half + end, { force: true });
}
