/** The tables in the file, and how an older file becomes one of today. */
import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';

export type Database = InstanceType<typeof DatabaseSync>;

/** One line for whoever runs the server: why a file cannot be used. */
export class StoreError extends Error {}

/** Written into every file of ours: "ORRY". */
const APPLICATION = 0x4f525259;

/** A larger file is looked over page by page only by `orrery backup` and `restore`: it would hold up every start. */
const CHECKED_BYTES = 256 * 1024 * 1024;

/**
 * Each step makes the next version; a step that was ever released is never changed, a new one is added behind it.
 * An action costs three pages: the end of `actions`, its index, and the row of the match. What is large and stays as
 * it is (`heads`) stands apart for that reason.
 */
const STEPS: readonly string[] = [
  `CREATE TABLE facts (name TEXT PRIMARY KEY, value ANY NOT NULL) STRICT;

  CREATE TABLE people (n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, since INTEGER NOT NULL) STRICT;
  CREATE TABLE codes (n INTEGER PRIMARY KEY, hash TEXT NOT NULL UNIQUE, person TEXT NOT NULL, expires INTEGER NOT NULL) STRICT;
  CREATE INDEX codes_expire ON codes (expires);

  CREATE TABLE matches (
    n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, seated TEXT NOT NULL, summary TEXT NOT NULL,
    changed INTEGER NOT NULL, actions INTEGER NOT NULL, version INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE heads (match INTEGER PRIMARY KEY, head TEXT NOT NULL) STRICT;
  CREATE TABLE actions (n INTEGER PRIMARY KEY, match INTEGER NOT NULL, seq INTEGER NOT NULL, entry TEXT NOT NULL) STRICT;
  CREATE UNIQUE INDEX actions_in_order ON actions (match, seq);
  CREATE TABLE seats (person TEXT NOT NULL, match INTEGER NOT NULL, PRIMARY KEY (person, match)) STRICT, WITHOUT ROWID;
  CREATE INDEX seats_of_match ON seats (match);
  CREATE TABLE forgotten (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;

  CREATE TABLE rooms (
    n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL, state TEXT NOT NULL, listed INTEGER NOT NULL,
    changed INTEGER NOT NULL, people TEXT NOT NULL, wake INTEGER, body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX rooms_listed ON rooms (listed, state, changed);
  CREATE INDEX rooms_by_state ON rooms (state, changed);
  CREATE INDEX rooms_to_wake ON rooms (wake) WHERE wake IS NOT NULL AND state = 'running';
  CREATE TABLE room_people (
    n INTEGER PRIMARY KEY, person TEXT NOT NULL, room INTEGER NOT NULL, state TEXT NOT NULL, changed INTEGER NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX people_of_room ON room_people (room, person);
  CREATE INDEX rooms_of_person ON room_people (person, changed);
  CREATE INDEX rooms_of_person_by_state ON room_people (person, state, changed);

  CREATE TABLE chat (
    match TEXT NOT NULL, id INTEGER NOT NULL, at INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (match, id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE results (
    n INTEGER PRIMARY KEY, match TEXT NOT NULL UNIQUE, game TEXT NOT NULL, at INTEGER NOT NULL, rated INTEGER NOT NULL,
    seats TEXT NOT NULL
  ) STRICT;
  CREATE TABLE result_people (
    person TEXT NOT NULL, result INTEGER NOT NULL, PRIMARY KEY (person, result)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE tallies (
    person TEXT NOT NULL, game TEXT NOT NULL, kind TEXT NOT NULL, against TEXT NOT NULL,
    won INTEGER NOT NULL, lost INTEGER NOT NULL, drawn INTEGER NOT NULL, PRIMARY KEY (person, kind, game, against)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tallies_most_met ON tallies (person, kind, won + lost + drawn);
  CREATE TABLE ratings (
    person TEXT NOT NULL, game TEXT NOT NULL, mu REAL NOT NULL, sigma REAL NOT NULL, matches INTEGER NOT NULL,
    PRIMARY KEY (person, game)
  ) STRICT, WITHOUT ROWID;`,

  `CREATE TABLE pushes (
    endpoint TEXT PRIMARY KEY, person TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX pushes_of_person ON pushes (person, at);`,

  `CREATE TABLE snapshots (
    match INTEGER PRIMARY KEY, at INTEGER NOT NULL, sum TEXT NOT NULL, body TEXT NOT NULL
  ) STRICT;`,

  `CREATE TABLE standings (
    match INTEGER PRIMARY KEY, at INTEGER NOT NULL, sum TEXT NOT NULL, body TEXT NOT NULL
  ) STRICT;`,

  `CREATE TABLE mutes (
    person TEXT NOT NULL, other TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (person, other)
  ) STRICT, WITHOUT ROWID;`,

  // Against another person all games are counted together, under no game's name: who was met most often is found by an index.
  `INSERT INTO tallies (person, game, kind, against, won, lost, drawn)
    SELECT person, '', kind, against, sum(won), sum(lost), sum(drawn) FROM tallies WHERE kind = 'person' GROUP BY person, against;
  DELETE FROM tallies WHERE kind = 'person' AND game <> '';`,
];

export const SCHEMA_VERSION = STEPS.length;

export function connect(file: string, options: { readonly readOnly?: boolean } = {}): Database {
  const db = new DatabaseSync(file, { timeout: 5000, ...options });
  db.exec('PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000; PRAGMA foreign_keys = OFF');
  return db;
}

/** A connection to a file that is ours, whole and of today. Says why not in one line. */
export function openChecked(file: string): Database {
  return explained(file, () => {
    const isNew = !existsSync(file);
    const db = connect(file);
    try {
      const version = isNew ? 0 : versionOf(db, file);
      if (statSync(file).size <= CHECKED_BYTES) checkPages(db, file, 'quick_check');
      // It stays in the file; readers do not wait for the writer, nor it for them.
      db.exec('PRAGMA journal_mode = WAL');
      migrate(db, version);
      return db;
    } catch (error) {
      db.close();
      throw error;
    }
  });
}

/** Says in our words what SQLite finds wrong with a file. */
export function explained<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof StoreError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    if (/not a database|malformed|corrupt/i.test(why)) throw damaged(file, why);
    throw new StoreError(`${file} cannot be used: ${why}.`);
  }
}

function damaged(file: string, why: string): StoreError {
  const line = why.split('\n').at(-1);
  return new StoreError(
    `${file} is damaged (${line}). It was left as it is: put a backup in its place with orrery restore.`,
  );
}

/** Which version of ours a file is. */
export function versionOf(db: Database, file: string): number {
  const [application, version] = [numberOf(db, 'application_id'), numberOf(db, 'user_version')];
  // An empty file is as good as none.
  if (application === 0 && version === 0 && numberOf(db, 'schema_version') === 0) return 0;
  if (application !== APPLICATION) throw new StoreError(`${file} is a database, but none of Orrery's.`);
  if (version > SCHEMA_VERSION)
    throw new StoreError(
      `${file} was written by a newer Orrery (its tables have version ${version}, this one knows ${SCHEMA_VERSION}).`,
    );
  return version;
}

export function checkPages(db: Database, file: string, check: 'quick_check' | 'integrity_check'): void {
  const [row] = db.prepare(`PRAGMA ${check}(1)`).all() as { readonly [column: string]: string }[];
  const said = Object.values(row ?? {})[0];
  if (said !== 'ok') throw damaged(file, said ?? 'no answer');
}

function migrate(db: Database, version: number): void {
  if (version === SCHEMA_VERSION) return;
  db.exec('BEGIN IMMEDIATE');
  for (const step of STEPS.slice(version)) db.exec(step);
  db.exec(`PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT`);
}

function numberOf(db: Database, pragma: string): number {
  return Object.values(db.prepare(`PRAGMA ${pragma}`).get() as Record<string, number>)[0] ?? 0;
}
