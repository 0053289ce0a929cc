/** The real process: one line when it listens, one line when it cannot, and no remains. Needs the build. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, test } from 'vitest';
import { parsePort } from '../src/start.ts';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'orrery-main-'));
afterAll(() => rmSync(folder, { recursive: true }));
let servers = 0;
const started: ChildProcess[] = [];

interface Server {
  readonly child: ChildProcess;
  /** What it says to people. */
  readonly output: () => string;
  /** Its log, and why it ended. */
  readonly errors: () => string;
}

// Which browsers must be there is said to the tests, not to a server.
const { ORRERY_ENGINES: _, ...inherited } = process.env;

function start(env: Record<string, string>): Server {
  const data = { ORRERY_DATA: join(folder, `${++servers}`, 'orrery.db') };
  const child = spawn(process.execPath, [MAIN], { env: { ...inherited, ...data, ...env }, stdio: 'pipe' });
  started.push(child);
  let [text, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return { child, output: () => text, errors: () => errors };
}

async function listening({ child, output, errors }: Server): Promise<string> {
  while (!output().includes('ORRERY_LOG')) {
    if (child.exitCode !== null) throw new Error(`the server ended: ${output()}${errors()}`);
    await new Promise((done) => setTimeout(done, 20));
  }
  return /^Orrery is at (http:\/\/localhost:\d+)\n/.exec(output())?.[1] ?? `unexpected: ${output()}`;
}

/** Its exit code and signal, once everything it said has come too. */
const ended = ({ child }: Server) => once(child, 'close');

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

test('prints its address, serves, and ends cleanly on SIGTERM', async () => {
  const server = start({ PORT: '0' });
  const address = await listening(server);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  const end = ended(server);
  server.child.kill('SIGTERM');
  expect(await end).toEqual([0, null]);
  await expect(fetch(`${address}/healthz`)).rejects.toThrow();
});

test('a port in use is one clear line and exit code 1', async () => {
  const first = await listening(start({ PORT: '0' }));
  const port = new URL(first).port;
  const second = start({ PORT: port });
  expect(await ended(second)).toEqual([1, null]);
  expect(second.errors().trimEnd().split('\n')).toHaveLength(1);
  expect(second.errors()).toContain(`Port ${port} is in use`);
});

test('a port that is none is one clear line and exit code 2', async () => {
  const server = start({ PORT: '80\n80' });
  expect(await ended(server)).toEqual([2, null]);
  expect(server.errors()).toBe('PORT must be a number from 0 to 65535, not "80\\n80".\n');
});

test.each([
  ['ORRERY_CONNECTIONS', 'many', 'ORRERY_CONNECTIONS must be a whole number from 1 to 1000000, not "many".'],
  [
    'ORRERY_HOSTS',
    'http://x',
    'ORRERY_HOSTS must be names or addresses like games.example,192.168.1.5 without ports, not "http://x".',
  ],
  [
    'ORRERY_HOSTS',
    'games.example;games.test',
    'ORRERY_HOSTS must be names or addresses like games.example,192.168.1.5 without ports, not "games.example;games.test".',
  ],
  ['HOST', 'this one', 'HOST must be a name or an address of this machine, not "this one".'],
  ['HOST', '192.0.2.1', "This machine has no address '192.0.2.1' to listen on. Check HOST."],
  ['ORRERY_BEHIND_PROXY', '1', 'ORRERY_BEHIND_PROXY must be yes or no, not "1".'],
  ['ORRERY_LOG', 'loud', 'ORRERY_LOG must be one of fatal, error, warn, info, debug, silent, not "loud".'],
  ['ORRERY_WAITING_DAYS', '0', 'ORRERY_WAITING_DAYS must be a whole number from 1 to 3650, not "0".'],
  ['ORRERY_PUSH', 'yes', 'ORRERY_PUSH must be a mail address, an address with https:// or no, not "yes".'],
  [
    'ORRERY_METRICS_TOKEN',
    'secret',
    'ORRERY_METRICS_TOKEN must be at least 16 letters, digits or signs without spaces.',
  ],
])('a wrong %s is one clear line and exit code 2', async (name, value, line) => {
  const server = start({ PORT: '0', [name]: value });
  expect(await ended(server)).toEqual([2, null]);
  expect(server.errors()).toBe(`${line}\n`);
});

test('a name that is no setting gets one line, and the server starts', async () => {
  const server = start({ PORT: '0', ORRERY_HOST: 'games.example', ORRERY_LOG: 'silent' });
  await listening(server);
  expect(server.errors()).toBe('ORRERY_HOST is no setting, and changes nothing.\n');
});

test('a disk that takes nothing more is one line at the start and exit code 1', async () => {
  const data = join(folder, 'full', 'orrery.db');
  const first = start({ PORT: '0', ORRERY_DATA: data });
  await listening(first);
  const gone = ended(first);
  first.child.kill('SIGKILL');
  await gone;
  // What was written last stands in a file beside it, which is longer than this shell lets any file grow.
  const env = { ...inherited, PORT: '0', ORRERY_DATA: data, ORRERY_LOG: 'silent' };
  const child = spawn('sh', ['-c', `ulimit -f 65; exec "${process.execPath}" "${MAIN}"`], { env, stdio: 'pipe' });
  started.push(child);
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(errors).toMatch(/^The server could not start. What should be kept is not: [^\n]+\n$/);
}, 30_000);

test('what the environment says about names and limits holds', async () => {
  const address = await listening(start({ PORT: '0', ORRERY_HOSTS: 'games.example', ORRERY_REQUEST_SECONDS: '1' }));
  const say = (text: string) =>
    new Promise<string>((done) => {
      const socket = connect(Number(new URL(address).port), 'localhost', () => socket.write(text));
      let answer = '';
      socket.on('data', (chunk: Buffer) => (answer += chunk.toString())).on('close', () => done(answer));
    });
  const asking = (name: string) => say(`GET / HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`);
  expect(await asking('games.example')).toMatch(/^HTTP\/1.1 200 /);
  expect(await asking('other.example')).toMatch(/^HTTP\/1.1 421 /);
  expect(await say('GET / HTTP/1.1\r\n')).toMatch(/^HTTP\/1.1 408 /);
});

test('ends when the launcher that started it goes away', async () => {
  const code = `const { spawn } = require('node:child_process');
    const env = { ...process.env, ORRERY_PARENT: String(process.pid) };
    spawn(process.execPath, [${JSON.stringify(MAIN)}], { env, stdio: ['ignore', 1, 2] }); setInterval(() => {}, 1000);`;
  const launcher = spawn(process.execPath, ['-e', code], {
    env: { ...process.env, PORT: '0', ORRERY_DATA: join(folder, 'launched.db') },
    stdio: 'pipe',
  });
  started.push(launcher);
  let text = '';
  launcher.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const address = await listening({ child: launcher, output: () => text, errors: () => '' });
  launcher.kill('SIGKILL');
  const deadline = Date.now() + 5000;
  const lives = () =>
    fetch(`${address}/healthz`).then(
      () => true,
      () => false,
    );
  while ((await lives()) && Date.now() < deadline) await new Promise((done) => setTimeout(done, 50));
  expect(await lives()).toBe(false);
});

test('each wrong value gets its line', async () => {
  const server = start({ PORT: 'x', ORRERY_CONNECTIONS: '0', ORRERY_HOSTS: 'a:1,b,c:2', ORRERY_LOG: 'loud' });
  expect(await ended(server)).toEqual([2, null]);
  const names = server
    .errors()
    .trimEnd()
    .split('\n')
    .map((line) => `${line.split(' ')[0]} ${line.split(' ').at(-1)}`);
  expect(names).toEqual([
    'PORT "x".',
    'ORRERY_HOSTS "a:1".',
    'ORRERY_HOSTS "c:2".',
    'ORRERY_CONNECTIONS "0".',
    'ORRERY_LOG "loud".',
  ]);
});

test('says what it goes by, and no secret', async () => {
  const data = join(folder, 'told', 'matches.db');
  const secret = 'a-token-that-nobody-may-read';
  const server = start({ PORT: '0', ORRERY_DATA: data, ORRERY_CONNECTIONS: '77', ORRERY_METRICS_TOKEN: secret });
  await listening(server);
  expect(server.output()).toContain(`everything in ${data}`);
  expect(server.output()).toContain('77 connections');
  expect(server.output() + server.errors()).not.toContain(secret);
});

test('a file that another server uses, and one that is damaged, are one clear line each and exit code 1', async () => {
  const data = join(folder, 'shared', 'orrery.db');
  const first = start({ PORT: '0', ORRERY_DATA: data });
  await listening(first);
  const second = start({ PORT: '0', ORRERY_DATA: data });
  expect(await ended(second)).toEqual([1, null]);
  expect(second.errors()).toBe(
    `Another server uses ${data}. Stop it, or give this one a file of its own (ORRERY_DATA).\n`,
  );
  writeFileSync(join(folder, 'notes.db'), 'notes, and no database at all; '.repeat(50));
  const third = start({ PORT: '0', ORRERY_DATA: join(folder, 'notes.db') });
  expect(await ended(third)).toEqual([1, null]);
  expect(third.errors()).toMatch(/^\S+notes\.db is damaged [^\n]+\n$/);
}, 30_000);

test('the log is one JSON object a line, and the figures are for this machine or whoever has the token', async () => {
  const token = 'token-of-the-one-who-watches';
  const server = start({ PORT: '0', ORRERY_METRICS_TOKEN: token });
  const address = await listening(server);
  expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ ok: true });
  const figures = await (await fetch(`${address}/metrics`)).text();
  expect(figures).toMatch(/^orrery_commit_writes_count [1-9]/m);
  expect(figures).toContain('orrery_http_requests_total{route="/healthz",status="200"} 1');
  expect(figures).toMatch(/^process_resident_memory_bytes \d/m);
  const from = (headers: Record<string, string>) =>
    fetch(`${address}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.5', ...headers } });
  expect((await from({})).status).toBe(404);
  expect((await from({ authorization: 'Bearer something-else-altogether' })).status).toBe(404);
  expect((await from({ authorization: `Bearer ${token}` })).status).toBe(200);
  const end = ended(server);
  server.child.kill('SIGTERM');
  expect(await end).toEqual([0, null]);
  const lines = server.errors().trimEnd().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['started', 'stopping', 'stopped']);
});

test('ports are numbers', () => {
  expect(parsePort(undefined)).toEqual({ ok: true, value: 8080 });
  expect(parsePort('0')).toEqual({ ok: true, value: 0 });
  for (const wrong of ['x', '-1', '65536', '80 80', '1e3']) expect(parsePort(wrong).ok).toBe(false);
});
