/** How Orrery is started: the real `npm start`, and the script before it in a small clone whose compilers take their time. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildApp } from '../src/app.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'orrery-launch-'));
afterAll(() => rmSync(folder, { recursive: true }));

const started: ChildProcess[] = [];
afterEach(() => {
  // Each leads a group of its own: whatever it left behind goes with it.
  for (const { pid } of started.splice(0)) {
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    } catch {
      // all gone already
    }
  }
});

function run(command: string, args: readonly string[], cwd: string): { child: ChildProcess; output: () => string } {
  const env = { ...process.env, PORT: '0', ORRERY_DATA: join(folder, `${started.length}-${Date.now()}.db`) };
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  started.push(child);
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, output: () => text };
}

async function until(what: string, holds: () => boolean | Promise<boolean>, seconds: number): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`not within ${seconds} s: ${what}`);
    await new Promise((done) => setTimeout(done, 20));
  }
}

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)('%s to npm alone ends the server', async (signal) => {
  const { child, output } = run('npm', ['start'], ROOT);
  const address = () => /^Orrery is at (\S+)$/m.exec(output())?.[1];
  await until('the server listens', () => address() !== undefined, 60);
  const lives = () =>
    fetch(`${address()}/healthz`).then(
      () => true,
      () => false,
    );
  expect(await lives()).toBe(true);
  child.kill(signal);
  await until('the server is gone', async () => !(await lives()), 5);
});

/**
 * Writes down when it begins and ends, so that a second one at the same time would show; gives what was asked for slowly, and
 * not before it is let go.
 */
const TSC = `const { appendFileSync, existsSync, mkdirSync, writeFileSync } = require('node:fs');
appendFileSync('work.txt', 'begin\\n');
setTimeout(function work() {
  if (existsSync('held.txt')) return setTimeout(work, 50);
  for (const room of ['server', 'cli']) {
    mkdirSync(room + '/dist', { recursive: true });
    writeFileSync(room + '/dist/main.js', '');
  }
  appendFileSync('work.txt', 'end\\n');
}, 800);`;
/** As the real one: empties its folder first, then writes one file after the other. */
const VITE = `const { mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const given = process.argv.indexOf('--outDir');
const site = join('web', given < 0 ? 'dist/site' : process.argv[given + 1]);
const version = readFileSync('web/version.txt', 'utf8');
rmSync(site, { recursive: true, force: true });
mkdirSync(site + '/assets', { recursive: true });
setTimeout(() => writeFileSync(site + '/index.html', '<script src="/assets/' + version + '.js">'), 300);
setTimeout(() => writeFileSync(site + '/assets/' + version + '.js', 'x'), 600);`;

/** A clone with our scripts, nothing installed, and compilers that come with the clone. */
function clone(name: string): string {
  const root = join(folder, name);
  for (const room of 'kernel games catalog bots protocol host lab server web cli test'.split(' '))
    mkdirSync(join(root, room), { recursive: true });
  cpSync(join(ROOT, 'scripts'), join(root, 'scripts'), { recursive: true });
  for (const file of ['tsconfig.json', 'catalog/tsconfig.json'])
    writeFileSync(join(root, file), JSON.stringify({ references: [] }));
  writeFileSync(join(root, 'web/version.txt'), 'one');
  const packages: Record<string, object> = {};
  const devDependencies: Record<string, string> = {};
  for (const [tool, file, code] of [
    ['typescript', 'tsc', TSC],
    ['vite', 'vite.js', VITE],
  ] as const) {
    mkdirSync(join(root, 'tools', tool, 'bin'), { recursive: true });
    writeFileSync(join(root, 'tools', tool, 'bin', file), code);
    writeFileSync(join(root, 'tools', tool, 'package.json'), JSON.stringify({ name: tool, version: '1.0.0' }));
    devDependencies[tool] = `file:tools/${tool}`;
    packages[`node_modules/${tool}`] = { resolved: `tools/${tool}`, link: true };
    packages[`tools/${tool}`] = { version: '1.0.0', dev: true };
  }
  const head = { name: 'small', version: '1.0.0', devDependencies };
  writeFileSync(join(root, 'package.json'), JSON.stringify(head));
  const lock = { ...head, lockfileVersion: 3, requires: true, packages: { '': head, ...packages } };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock));
  return root;
}

const ensure = (root: string, ...args: string[]) =>
  run(process.execPath, [join(root, 'scripts/ensure.mjs'), 'build', ...args], root);
const workDone = (root: string) => readFileSync(join(root, 'work.txt'), 'utf8');

test('of two starts at once on a fresh clone one installs and builds, the other waits and says so', async () => {
  const root = clone('twice');
  // However late the other one comes on a busy machine: there is something to wait for.
  writeFileSync(join(root, 'held.txt'), '');
  const both = [ensure(root), ensure(root)];
  await until('one of them waits', () => both.some(({ output }) => output().includes('waiting')), 60);
  rmSync(join(root, 'held.txt'));
  expect(await Promise.all(both.map(({ child }) => once(child, 'close')))).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(workDone(root)).toBe('begin\nend\n');
  const [one = '', other = ''] = both.map(({ output }) => output()).sort();
  expect(one).toMatch(/^Another process \(\d+\) builds Orrery here; waiting for it …\n$/);
  // What npm thinks of somebody's own settings is none of it.
  expect(other.replaceAll(/^npm warn .*\n/gm, '')).toMatch(/^Installing [^]*Building …\n$/);
  expect(existsSync(join(root, '.orrery-lock'))).toBe(false);
});

test('the lock of an owner that was killed is taken over, and its half build is not taken for a whole one', async () => {
  const root = clone('killed');
  const killed = ensure(root);
  await until('the build has begun', () => existsSync(join(root, 'work.txt')), 60);
  killed.child.kill('SIGKILL');
  await once(killed.child, 'exit');
  expect(existsSync(join(root, '.orrery-lock'))).toBe(true);
  expect(await once(ensure(root).child, 'close')).toEqual([0, null]);
  expect(workDone(root).match(/begin/g)).toHaveLength(2);
  expect(existsSync(join(root, '.orrery-lock'))).toBe(false);
});

test('a lock that nobody touches is taken over, whoever has its number now', async () => {
  const root = clone('silent');
  writeFileSync(join(root, '.orrery-lock'), String(process.pid));
  expect(await once(ensure(root).child, 'close')).toEqual([0, null]);
  expect(workDone(root)).toBe('begin\nend\n');
});

test('under a rebuild a running server answers every request, with the old site or the new one', async () => {
  const root = clone('rebuilt');
  await once(ensure(root).child, 'close');
  const site = join(root, 'web/dist/site');
  const app = await buildApp({ site });
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  const get = async (path: string) => {
    const answer = await fetch(base + path);
    return `${answer.status} ${await answer.text()}`;
  };
  for (const version of ['two', 'three']) {
    writeFileSync(join(root, 'web/version.txt'), version);
    const { child } = ensure(root);
    const seen = new Set<string>();
    while (child.exitCode === null) {
      const page = await get('/');
      seen.add(page);
      const [script = '/no-script'] = /\/assets\/\w+\.js/.exec(page) ?? [];
      expect(await get(script)).toBe('200 x');
    }
    expect(await get('/')).toContain(version);
    expect([...seen].every((page) => page.startsWith('200 <script'))).toBe(true);
  }
  await app.close();
  // An open page still finds what it was built with; older ones do not pile up.
  expect(readdirSync(join(site, 'assets')).sort()).toEqual(['three.js', 'two.js']);
  expect(readdirSync(join(root, 'web/dist'))).toEqual(['site']);
}, 60_000);
