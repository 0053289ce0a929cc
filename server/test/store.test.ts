/** The stores keep their promises; and what only a file can do: come back, be damaged, be newer, be in use. Needs the build. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, expect, test } from 'vitest';
import { readsOn } from '../src/store/reads.ts';
import { SCHEMA_VERSION } from '../src/store/schema.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { drop, matchNamed, roomNamed, storeSuite } from './store-suite.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-store-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const newFile = () => join(folder, `${++files}`, 'orrery.db');

storeSuite('in a file', () => SqliteStore.open(newFile()));

/** A closed file with a match in it. */
async function filled(): Promise<string> {
  const file = newFile();
  const store = await SqliteStore.open(file);
  const matches = Array.from({ length: 50 }, (_, n) => ({
    ...matchNamed(`m${n}`),
    actions: [drop(0, n)],
    room: roomNamed(`m${n}`),
  }));
  await Promise.all(matches.map((match) => store.add(match)));
  await store.close();
  return file;
}

const why = (file: string) =>
  SqliteStore.open(file).then(
    () => 'it was opened',
    (error: Error) => `${error.constructor.name}: ${error.message}`,
  );

test('what was kept is there when the file is opened again, the key too', async () => {
  const file = newFile();
  const first = await SqliteStore.open(file);
  const key = await first.key();
  await first.add({ ...matchNamed('m1'), actions: [drop(0, 1)], room: roomNamed('m1') });
  await first.close();
  const second = await SqliteStore.open(file);
  expect(await second.key()).toEqual(key);
  expect((await second.load('m1'))?.actions).toEqual([drop(0, 1)]);
  expect(await second.room('m1')).toEqual(roomNamed('m1'));
  await second.close();
});

test('closing keeps first what was asked for, and refuses what comes after', async () => {
  const file = newFile();
  const store = await SqliteStore.open(file);
  await store.add(matchNamed('m1'));
  const { summary } = matchNamed('m1');
  const went = Array.from({ length: 5000 }, (_, from) =>
    store.append('m1', { from, actions: [drop(0, from)], summary, changed: from }),
  );
  const closed = store.close();
  await expect(store.forget('m1')).rejects.toThrow('The store is closed.');
  await closed;
  expect(new Set(await Promise.all(went))).toEqual(new Set(['kept']));
  const again = await SqliteStore.open(file);
  expect((await again.load('m1'))?.actions).toHaveLength(5000);
  await again.close();
});

test('a second store on the same file is refused, in this process and in another, and the first goes on', async () => {
  const file = newFile();
  const first = await SqliteStore.open(file);
  const line = `Another server uses ${file}. Stop it, or give this one a file of its own (ORRERY_DATA).`;
  expect(await why(file)).toBe(`StoreError: ${line}`);
  const built = fileURLToPath(new URL('../dist/store/sqlite.js', import.meta.url));
  const code = `const { SqliteStore } = await import(${JSON.stringify(built)});
    await SqliteStore.open(${JSON.stringify(file)}).then(() => console.log('opened'), (error) => console.log(error.message));`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  other.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await once(other, 'close');
  expect(said).toBe(`${line}\n`);
  await first.add(matchNamed('m1'));
  await first.close();
  const next = await SqliteStore.open(file);
  expect((await next.load('m1'))?.id).toBe('m1');
  await next.close();
});

test('a file that is no database is refused and left as it is', async () => {
  const file = newFile();
  await SqliteStore.open(file).then((store) => store.close());
  writeFileSync(file, 'these are my holiday notes, and they are longer than a header of a hundred bytes. '.repeat(20));
  const before = readFileSync(file);
  expect(await why(file)).toMatch(
    /^StoreError: .*orrery\.db is damaged \(file is not a database\)\. It was left as it is: put a backup in its place with orrery restore\.$/,
  );
  expect(readFileSync(file).equals(before)).toBe(true);
});

test.each([
  ['cut off', (file: string) => truncateSync(file, 3 * 4096)],
  [
    'overwritten in the middle',
    (file: string) => {
      const bytes = readFileSync(file);
      bytes.fill(0x5a, 4096, bytes.length - 4096);
      writeFileSync(file, bytes);
    },
  ],
])('a file that was %s is refused in one line', async (_how, damage) => {
  const file = await filled();
  damage(file);
  const said = await why(file);
  expect(said).toMatch(/^StoreError: .*orrery\.db is damaged \(.*orrery restore\.$/);
  expect(said).not.toContain('\n');
});

test('a file of an older version is brought up to date, and nothing in it is lost', async () => {
  const file = await filled();
  const older = new DatabaseSync(file);
  older.exec(
    `DROP TABLE pushes; DROP TABLE snapshots; DROP TABLE standings; DROP TABLE mutes; PRAGMA user_version = 1;
     INSERT INTO tallies VALUES ('ann', 'breach', 'person', 'bob', 2, 1, 0), ('ann', 'cosmos', 'person', 'bob', 1, 0, 4)`,
  );
  older.close();
  const store = await SqliteStore.open(file);
  expect(await store.load('m7')).toMatchObject({ ...matchNamed('m7'), actions: [drop(0, 7)] });
  await store.addPush('ann', { endpoint: 'https://push.example', p256dh: 'B', auth: 'A' }, 1, 5);
  expect(await store.pushesOf('ann')).toHaveLength(1);
  expect(await store.tally('ann')).toEqual([{ against: { person: 'bob' }, won: 3, lost: 1, drawn: 4 }]);
  await store.close();
});

test('a file of a newer version, and a database of somebody else, are refused and left as they are', async () => {
  const file = await filled();
  const newer = new DatabaseSync(file);
  newer.exec('PRAGMA user_version = 99');
  newer.close();
  expect(await why(file)).toBe(
    `StoreError: ${file} was written by a newer Orrery (its tables have version 99, this one knows ${SCHEMA_VERSION}).`,
  );
  const foreign = join(folder, 'foreign.db');
  const db = new DatabaseSync(foreign);
  db.exec('CREATE TABLE cakes (name TEXT)');
  db.close();
  expect(await why(foreign)).toBe(`StoreError: ${foreign} is a database, but none of Orrery's.`);
});

test('a folder where the file should be, and one that cannot be made, are one line each', async () => {
  expect(await why(folder)).toMatch(/^StoreError: .* cannot be used: .*\.$/);
  writeFileSync(join(folder, 'plain'), '');
  expect(await why(join(folder, 'plain', 'orrery.db'))).toMatch(/^StoreError: .* cannot be used: .*\.$/);
});

test('a damaged entry harms its own match alone', async () => {
  const file = await filled();
  const db = new DatabaseSync(file);
  db.exec(`UPDATE actions SET entry = '{' WHERE match = (SELECT n FROM matches WHERE id = 'm3')`);
  db.exec(`UPDATE rooms SET body = '{' WHERE id = 'm3'`);
  db.close();
  const store = await SqliteStore.open(file);
  expect(await store.load('m3')).toMatchObject({ id: 'm3', actions: undefined });
  expect(await store.list('ann')).toHaveLength(50);
  expect((await store.load('m4'))?.actions).toEqual([drop(0, 4)]);
  await store.close();
});

test('what is read comes through an index, and a page of a list without sorting the rest', async () => {
  const file = await filled();
  const db = new DatabaseSync(file);
  const texts: string[] = [];
  const reads = readsOn(
    new Proxy(db, {
      get: (_, name) => (sql: string) => {
        if (name === 'prepare') texts.push(sql);
        return name === 'prepare' ? db.prepare(sql) : db.exec(sql);
      },
    }),
  );
  for (const listed of [{}, { listed: true }])
    for (const query of [{ state: 'over' as const }, { person: 'ann' }, { person: 'ann', state: 'over' as const }])
      reads.rooms({ ...listed, ...query, limit: 9 });
  const wrong = texts.filter((sql) => {
    const rows = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as { readonly detail: string }[];
    const plan = rows.map(({ detail }) => detail).join('; ');
    return /LIMIT/.test(sql) ? /SCAN|TEMP B-TREE/.test(plan) : /SCAN/.test(plan);
  });
  db.close();
  expect(texts.length).toBeGreaterThan(15);
  // Without a person, a list is that of the whole house, and nobody online asks for it.
  expect(wrong).toEqual(['SELECT n, id, seated, summary, changed FROM matches ORDER BY changed DESC, id']);
});
