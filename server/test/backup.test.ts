/** `orrery backup` and `restore`, on a store that another process writes to without pause. Needs the build. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, test } from 'vitest';
import { SqliteStore } from '../src/store/sqlite.ts';
import { logAfter, MATCHES, matchId, roomAfter } from './crash-plan.mjs';
import { startWriting } from './crash-run.ts';

const ORRERY = fileURLToPath(new URL('../../cli/bin/orrery.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'orrery-backup-'));
const data = join(folder, 'data', 'orrery.db');
afterAll(() => rmSync(folder, { recursive: true }));
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Without holding up this process, which has the writer to listen to. */
async function orrery(...args: string[]): Promise<Ran> {
  const child = spawn(process.execPath, [ORRERY, ...args], { env: { ...process.env, ORRERY_DATA: data } });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, err };
}

/** Every match of a store is whole; so many writes are in it. */
async function writesIn(file: string): Promise<number> {
  const store = await SqliteStore.open(file);
  let sum = 0;
  for (let match = 0; match < MATCHES; match++) {
    const room = await store.room(matchId(match));
    const { changed: writes = 0 } = room ?? {};
    const log = logAfter(match, writes);
    expect((await store.load(matchId(match)))?.actions).toEqual(log);
    expect(room).toEqual(roomAfter(match, writes, log.length));
    sum += writes;
  }
  await store.close();
  return sum;
}

test('a backup of a running store is whole and comes back; a store in use is not replaced', async () => {
  mkdirSync(dirname(data), { recursive: true });
  const writing = startWriting(data);
  started.push(writing.child);
  await writing.more(3 * MATCHES);

  const copy = join(folder, 'backups', 'one.db');
  const made = await orrery('backup', copy, '--json');
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(made.out)).toMatchObject({ file: copy, matches: MATCHES, people: 0 });
  await writing.more(MATCHES); // it goes on meanwhile
  expect(await orrery('backup', copy)).toEqual({
    code: 2,
    out: '',
    err: `error: ${copy} is there already; a backup does not replace it.\n`,
  });
  expect(await orrery('restore', copy)).toEqual({
    code: 2,
    out: '',
    err: `error: Another server uses ${data}. Stop it, or give this one a file of its own (ORRERY_DATA).\n`,
  });

  await writing.kill();
  const inCopy = readFileSync(copy);
  const back = await orrery('restore', copy);
  expect(back).toMatchObject({ code: 0, err: '' });
  const [, old = ''] = /what was there before is (\S+)/.exec(back.out) ?? [];
  expect(readFileSync(copy).equals(inCopy)).toBe(true);
  const restored = await writesIn(data);
  expect(restored).toBeGreaterThan(MATCHES);
  // Nothing is lost by a restore, not even what only stood in the journal when the server was killed.
  expect(await writesIn(old)).toBeGreaterThan(restored);
  expect(readdirSync(join(folder, 'backups'))).toEqual(['one.db']);
}, 60_000);

test('what is no backup is one line, and nothing changes', async () => {
  const store = await SqliteStore.open(data);
  await store.close();
  const before = readFileSync(data);
  const notes = join(folder, 'notes.db');
  writeFileSync(notes, 'no database at all, but long enough to be looked at. '.repeat(40));
  expect((await orrery('restore', notes)).err).toMatch(/^error: \S+notes\.db is damaged .*\n$/);
  expect((await orrery('restore', join(folder, 'none.db'))).err).toMatch(/^error: There is no backup \S+none\.db\.\n$/);
  writeFileSync(notes, '');
  expect((await orrery('restore', notes)).err).toMatch(/^error: \S+notes\.db is empty\.\n$/);
  expect((await orrery('backup', join(data, 'below.db'))).code).toBe(2);
  expect((await orrery('backup', join(folder, 'x.db'), '--data', join(folder, 'none.db'))).err).toMatch(
    /^error: There is no \S+none\.db to copy\.\n$/,
  );
  expect(readFileSync(data).equals(before)).toBe(true);
});

test('serve says what is wrong with what it is given', async () => {
  expect((await orrery('serve', '--port', 'x')).code).toBe(2);
  const { code, err } = await orrery('serve', '--port', '0', '--data', folder);
  expect(code).toBe(1);
  expect(err).toMatch(/ cannot be used: /);
});
