import { spawnSync } from 'node:child_process';
import { openSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BIN, orrery } from '../testing.ts';

test('games lists seats and options with range, default and help', async () => {
  const { code, stdout } = await orrery(['games']);
  expect(code).toBe(0);
  expect(stdout).toContain('connect-four: Connect Four, 2 seats');
  expect(stdout).toMatch(/columns=7 {2}How wide the board is\.\n +a whole number from 4 to 10/);
});

test('games --json is a list', async () => {
  const { stdout } = await orrery(['games', '--json']);
  const games = JSON.parse(stdout) as { id: string }[];
  expect(games.find(({ id }) => id === 'connect-four')).toMatchObject({
    title: 'Connect Four',
    seats: { min: 2, max: 2 },
    options: { columns: { range: 'a whole number from 4 to 10', default: 7, help: 'How wide the board is.' } },
  });
});

test.skipIf(process.platform !== 'linux')('a full disk is told in one line', () => {
  const { status, stderr } = spawnSync(process.execPath, [BIN, 'games'], {
    stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^error: the output cannot be written: ENOSPC.*\n$/);
  expect(status).toBe(1);
});
