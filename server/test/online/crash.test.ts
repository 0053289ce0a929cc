/**
 * The real server is killed (kill -9) again and again while people play over real sockets. Every move that somebody was told
 * was done is there afterwards, in its order, and every match goes on. ORRERY_CRASH_ROUNDS=50 for more rounds. Needs the build.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Action } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { SqliteStore } from '../../src/store/sqlite.ts';
import { type Client, Guest, newFile } from './world.ts';

const ROUNDS = Number(process.env['ORRERY_CRASH_ROUNDS'] ?? 4);
const TABLES = 10;

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

async function startServer(data: string): Promise<{ child: ChildProcess; url: string }> {
  const env = { ...process.env, PORT: '0', ORRERY_DATA: data, ORRERY_LOG: 'error' };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  for (;;) {
    const [, url] = /^Orrery is at (\S+)$/m.exec(said) ?? [];
    if (url !== undefined) return { child, url };
    const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
    said += chunk.toString();
  }
}

/** A match as those who play it know it. */
interface Played {
  readonly match: string;
  readonly cookies: readonly (string | undefined)[];
  /** What they were told was done, in order. */
  readonly done: Action[];
  /** What was under way when the server was killed: it may be there or not. */
  open?: Action | undefined;
  over?: true;
}

const BOARD = { columns: 10, rows: 10 };

async function sitDown(server: { url: string }): Promise<Played> {
  const [host, other] = [await Guest.named(server, 'Ann'), await Guest.named(server, 'Bob')];
  const match = await host.open({ game: 'connect-four', seats: ['you', 'open'], options: BOARD });
  const client = await other.connect();
  await client.ask({ type: 'sit', match, seat: 1 });
  await client.close();
  return { match, cookies: [host.cookie, other.cookie], done: [] };
}

/** Both look again, and play on until the connection breaks or the match is over. */
async function playOn(server: { url: string }, played: Played): Promise<void> {
  const { match, cookies, done } = played;
  const clients: Client[] = [];
  for (const cookie of cookies) clients.push(await new Guest(server, cookie).connect());
  const looks = await Promise.all(clients.map((client) => client.ask({ type: 'look', match })));
  expect(looks.map(({ type }) => type)).toEqual(['table', 'table']);
  const moves = clients[0]?.update?.moves ?? -1;
  // What was under way may have been kept without anybody being told; a move that was told is never missing.
  if (played.open && moves === done.length + 1) done.push(played.open);
  played.open = undefined;
  expect(moves).toBe(done.length);
  for (;;) {
    const seat = done.length % 2;
    const client = clients[seat] as Client; // one for each of two seats
    const update = await client.until(() => (client.update?.moves === done.length ? client.update : undefined));
    if (update.outcome) {
      played.over = true;
      return;
    }
    const { legal } = update.view as unknown as { legal: readonly Action[] };
    const action = legal[Math.floor(Math.random() * legal.length)] as Action;
    played.open = action;
    const answer = await client.act(match, seat, action);
    expect(answer.type).toBe('done');
    done.push(action);
    played.open = undefined;
  }
}

test(`killed ${ROUNDS} times while people play, the server loses no move that was done`, async () => {
  const file = await newFile();
  const all: Played[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { child, url } = await startServer(file);
    const running = all.filter(({ over }) => !over);
    while (running.length < TABLES) {
      const played = await sitDown({ url });
      running.push(played);
      all.push(played);
    }
    let isKilled = false;
    const playing = running.map((played) =>
      playOn({ url }, played).catch((error: unknown) => {
        if (!isKilled) throw error;
      }),
    );
    const told = () => all.reduce((sum, { done }) => sum + done.length, 0);
    const before = told();
    // Under load: each has moved some times. Then at any moment.
    while (told() < before + 5 * TABLES && running.some(({ over }) => !over)) await sleep(5);
    await sleep(Math.random() * 300);
    isKilled = true;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await Promise.all([ended, ...playing]);

    const store = await SqliteStore.open(file);
    for (const { match, done, open } of all) {
      const kept = (await store.load(match))?.actions.map(([, action]) => action) ?? [];
      expect(kept.slice(0, done.length)).toEqual(done);
      expect(kept.length - done.length).toBeLessThanOrEqual(open ? 1 : 0);
    }
    await store.close();
  }
  const total = all.reduce((sum, { done }) => sum + done.length, 0);
  console.log(`${ROUNDS} kills, ${total} moves that were done, none lost`);
  expect(total).toBeGreaterThan(TABLES);
}, 900_000);
