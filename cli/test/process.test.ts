/** What only the real command can show: the built one, in a process of its own. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { BIN, start } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-process-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  [['help', 'play'], { code: 0, stdout: expect.stringContaining('Usage: orrery play') as string, stderr: '' }],
  [[], { code: 0, stdout: expect.stringContaining('Usage: orrery') as string, stderr: '' }],
  [['verify', '/none.json'], { code: 2, stdout: '', stderr: "error: there is no file '/none.json'\n" }],
])('orrery %j', async (args, ended) => {
  expect(await start(args).ended).toEqual(ended);
});

test
  .skipIf(process.platform === 'win32')
  .each(['simulate connect-four --games 2', 'check connect-four --games 2', 'play connect-four --save match.json'])(
  'in a directory that is gone, %s says so in a line',
  (args) => {
    const script = 'cd "$1" && rmdir "$1" && shift && exec "$@"';
    const gone = mkdtempSync(join(folder, 'gone-'));
    const command = ['-c', script, 'sh', gone, process.execPath, BIN, ...args.split(' ')];
    const { status, stdout, stderr } = spawnSync('sh', command, { encoding: 'utf8', input: '' });
    expect({ status, stdout, stderr }).toEqual({
      status: 2,
      stdout: '',
      stderr: 'error: the directory that you are in is gone: change to another one\n',
    });
  },
);

test('a module that waits for ever is refused in a line', async () => {
  const path = join(folder, 'never.mjs');
  writeFileSync(path, 'await new Promise(() => {}); export const game = 1;');
  expect(await start(['simulate', path]).ended).toEqual({
    code: 2,
    stdout: '',
    stderr: `error: the module '${path}' cannot be loaded: it waits for something that never comes\n`,
  });
});

test('npx orrery before anything is installed or built says what to do', () => {
  const clone = join(folder, 'clone');
  const root = fileURLToPath(new URL('../..', import.meta.url));
  mkdirSync(join(clone, 'cli'), { recursive: true });
  for (const part of ['package.json', 'package-lock.json', '.npmrc', 'cli/bin', 'cli/package.json'])
    cpSync(join(root, part), join(clone, part), { recursive: true });
  // Offline, so that nobody else's package of that name could answer.
  const env = { ...process.env, npm_config_offline: 'true', npm_config_loglevel: 'silent' };
  const { status, stdout, stderr } = spawnSync('npx', ['orrery', 'games'], {
    cwd: clone,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: 'error: orrery is not built yet: run npm start or npm run build first\n',
  });
});
