/** The real process: one line when it listens, one line when it cannot, and no remains. Needs the build. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { parsePort } from '../src/start.ts';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const started: ChildProcess[] = [];

function start(env: Record<string, string>): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [MAIN], { env: { ...process.env, ...env }, stdio: 'pipe' });
  started.push(child);
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, output: () => text };
}

async function listening({ child, output }: ReturnType<typeof start>): Promise<string> {
  while (!output().includes('\n')) {
    if (child.exitCode !== null) throw new Error(`the server ended: ${output()}`);
    await new Promise((done) => setTimeout(done, 20));
  }
  return /^Orrery is at (http:\/\/localhost:\d+)\n$/.exec(output())?.[1] ?? `unexpected: ${output()}`;
}

/** Its exit code and signal, once everything it said has come too. */
const ended = ({ child }: ReturnType<typeof start>) => once(child, 'close');

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
}, 20_000);

test('a port in use is one clear line and exit code 1', async () => {
  const first = await listening(start({ PORT: '0' }));
  const port = new URL(first).port;
  const second = start({ PORT: port });
  expect(await ended(second)).toEqual([1, null]);
  expect(second.output().trimEnd().split('\n')).toHaveLength(1);
  expect(second.output()).toContain(`Port ${port} is in use`);
}, 20_000);

test('a port that is none is one clear line and exit code 2', async () => {
  const server = start({ PORT: '80\n80' });
  expect(await ended(server)).toEqual([2, null]);
  expect(server.output()).toBe('PORT must be a number from 0 to 65535, not "80\\n80".\n');
}, 20_000);

test.each([
  ['ORRERY_CONNECTIONS', 'many', 'ORRERY_CONNECTIONS must be a whole number from 1 to 1000000, not "many".'],
  [
    'ORRERY_HOSTS',
    'http://x',
    'ORRERY_HOSTS must be names or addresses like games.example,192.168.1.5 without ports, not "http://x".',
  ],
])(
  'a wrong %s is one clear line and exit code 2',
  async (name, value, line) => {
    const server = start({ PORT: '0', [name]: value });
    expect(await ended(server)).toEqual([2, null]);
    expect(server.output()).toBe(`${line}\n`);
  },
  20_000,
);

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
}, 20_000);

test('ends when the launcher that started it goes away', async () => {
  const code = `const { spawn } = require('node:child_process');
    const env = { ...process.env, ORRERY_PARENT: String(process.pid) };
    spawn(process.execPath, [${JSON.stringify(MAIN)}], { env, stdio: ['ignore', 1, 2] }); setInterval(() => {}, 1000);`;
  const launcher = spawn(process.execPath, ['-e', code], {
    env: { ...process.env, PORT: '0' },
    stdio: 'pipe',
  });
  started.push(launcher);
  let text = '';
  launcher.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const address = await listening({ child: launcher, output: () => text });
  launcher.kill('SIGKILL');
  const deadline = Date.now() + 5000;
  const lives = () =>
    fetch(`${address}/healthz`).then(
      () => true,
      () => false,
    );
  while ((await lives()) && Date.now() < deadline) await new Promise((done) => setTimeout(done, 50));
  expect(await lives()).toBe(false);
}, 20_000);

test('ports are numbers', () => {
  expect(parsePort(undefined)).toEqual({ ok: true, value: 8080 });
  expect(parsePort('0')).toEqual({ ok: true, value: 0 });
  for (const wrong of ['x', '-1', '65536', '80 80', '1e3']) expect(parsePort(wrong).ok).toBe(false);
});
