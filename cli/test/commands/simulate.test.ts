import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { orrery, orreryJson, start } from '../testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-simulate-'));
afterAll(() => rmSync(folder, { recursive: true }));

const faulty = (name: string) => fileURLToPath(new URL(`../../../lab/test/games/${name}.mjs`, import.meta.url));
const TIMES = ['seconds', 'gamesPerSecond', 'actionsPerSecond'];

function withoutTimes(facts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => !TIMES.includes(name)));
}

test('the same seed gives the same results with one worker and with two', async () => {
  const args = 'simulate connect-four --games 3000 --bots scripted,random --seed 7'.split(' ');
  const one = await orreryJson([...args, '--workers', '1']);
  const two = await orreryJson([...args, '--workers', '2']);
  expect(withoutTimes(two)).toEqual(withoutTimes(one));
  expect(one).toMatchObject({ game: 'connect-four', games: 3000, unfinished: 0, seed: '7', interrupted: false });
  for (const name of TIMES) expect(one[name]).toBeGreaterThan(0);
  const { wins, draws, ends, actionsPerGame } = one as Record<'wins' | 'draws' | 'ends' | 'actionsPerGame', never>;
  expect((wins as number[]).reduce((sum, n) => sum + n, draws as number)).toBe(3000);
  expect(ends).toHaveProperty('four-in-line');
  expect(Object.keys(actionsPerGame)).toEqual(['mean', 'p5', 'p50', 'p95']);
});

test('without a seed a new one is used and told, and gives the same games again', async () => {
  const first = await orreryJson(['simulate', 'connect-four', '--games', '50']);
  const again = await orreryJson(['simulate', 'connect-four', '--games', '50', '--seed', String(first.seed)]);
  expect(withoutTimes(again)).toEqual(withoutTimes(first));
});

test('options reach the game, and the limit of actions counts apart', async () => {
  const args = 'simulate connect-four --games 20 --option columns=4 --option rows=4 --max-actions 3'.split(' ');
  const facts = await orreryJson(args);
  expect(facts).toMatchObject({ options: { columns: 4, rows: 4 }, unfinished: 20, wins: [0, 0], draws: 0 });
  expect(facts.actionsPerGame).toBeNull();
});

test('how long a game may be is what the game says, unless said otherwise', async () => {
  const args = ['simulate', faulty('brief'), '--games', '50', '--seed', '7'];
  const { unfinished } = await orreryJson(args);
  expect(unfinished).toBeGreaterThan(0);
  expect(unfinished).toBeLessThan(50);
  expect(await orreryJson([...args, '--max-actions', '42'])).toMatchObject({ unfinished: 0 });
});

test('one game can be played again by its number, and saved as a log that verifies', async () => {
  const path = join(folder, 'game.json');
  const args = ['simulate', 'connect-four', '--seed', '7', '--first', '123', '--games', '1', '--save', path];
  const facts = await orreryJson(args);
  const log = JSON.parse(readFileSync(path, 'utf8')) as { seed: string; actions: unknown[] };
  expect(log.seed).toBe('7/123');
  expect(log.actions).toHaveLength(facts.actions as number);
  expect((await orrery(['verify', path])).code).toBe(0);
});

test('the game’s own numbers come as means, the same with one worker and with two', async () => {
  const args = 'simulate breach --games 40 --bots scripted --seed 7 --stats'.split(' ');
  const one = await orreryJson([...args, '--workers', '1']);
  const two = await orreryJson([...args, '--workers', '2']);
  expect(two.stats).toEqual(one.stats);
  const { stats } = one as { stats: Record<string, Record<'mean' | 'p5' | 'p50' | 'p95' | 'least' | 'most', number>> };
  const ends = one.ends as Record<string, number>;
  expect(stats['end.pirates']?.mean).toBe((ends['bridgeCaptured'] ?? 0) / 40);
  expect(stats['asked.options']?.mean).toBeGreaterThan(2);
  expect(stats['asked.most']?.most).toBeGreaterThan(100);
  const times = (kind: string) => stats[`asked.${kind}.times`]?.mean ?? 0;
  expect(times('aiSetup') + times('aiWave')).toBeCloseTo(stats['decisions.ai']?.mean ?? 0);
  expect(times('pirateSetup') + times('pirateWave')).toBeCloseTo(stats['decisions.pirates']?.mean ?? 0);
  expect(stats['asked.pirateWave.options']?.mean).toBeGreaterThan(10 * times('pirateWave'));
  for (const { mean, p5, p50, p95, least, most } of Object.values(stats)) {
    expect(least).toBeLessThanOrEqual(mean);
    expect(mean).toBeLessThanOrEqual(most);
    expect(p5).toBeLessThanOrEqual(p50);
    expect(p50).toBeLessThanOrEqual(p95);
  }
  expect(stats['end.round']).toMatchObject({ p95: 10, most: 10 });
});

test('for people there is a table, and no bar where nobody looks', async () => {
  const { stdout, stderr, code } = await orrery('simulate connect-four --games 20 --seed 7'.split(' '));
  expect(code).toBe(0);
  expect(stdout).toMatch(/won by Blue \(seat 0, random\) +\d+ {2}\(\d+\.\d %\)/);
  expect(stderr).toBe('');
});

/** Resolves when the process has computed for 2 seconds and so plays, as far as this system tells; else after a while. */
async function playsByNow(pid: number | undefined): Promise<void> {
  const stat = `/proc/${pid}/stat`;
  for (let tries = 0; tries < 600; tries++) {
    await new Promise((resolve) => setTimeout(resolve, existsSync(stat) ? 50 : 5000));
    if (!existsSync(stat)) return;
    // Behind the name: the state, then ten fields, then the hundredths of a second as user and in the system.
    const [user, system] = readFileSync(stat, 'utf8').split(') ').at(-1)?.split(' ').slice(11) ?? [];
    if (Number(user) + Number(system) >= 200) return;
  }
}

test('Ctrl-C stops, prints what was played and exits with 130', async () => {
  const { child, ended } = start('simulate connect-four --games 1000000000 --seed 7 --workers 2 --json'.split(' '));
  await playsByNow(child.pid);
  child.kill('SIGINT');
  const { code, stdout, stderr } = await ended;
  const { games, interrupted, wins, draws } = JSON.parse(stdout) as Record<string, unknown>;
  expect({ code, stderr, interrupted }).toEqual({ code: 130, stderr: '', interrupted: true });
  expect(games).toBeGreaterThan(0);
  expect((wins as number[]).reduce((sum, n) => sum + n, draws as number)).toBe(games);
});

test('a reader that goes away is no error', async () => {
  const { child, ended } = start('simulate connect-four --games 10 --json'.split(' '));
  child.stdout?.destroy();
  expect((await ended).stderr).toBe('');
});

test('check passes a good game and tells what it reached', async () => {
  const args = 'check connect-four --games 30 --seed 7'.split(' ');
  const one = await orreryJson([...args, '--workers', '1']);
  const two = await orreryJson([...args, '--workers', '2']);
  expect(withoutTimes(two)).toEqual(withoutTimes(one));
  expect(one).toMatchObject({ games: 30, violations: [], found: {}, neverReached: {} });
});

test('check says what was never reached', async () => {
  const { stdout } = await orrery('check connect-four --games 1 --seed 7 --workers 1'.split(' '));
  expect(stdout).toMatch(/never reached +ends: board-full/);
});

test('check saves the first violations of broken rules and exits with 1', async () => {
  const out = join(folder, 'violations');
  const args = ['check', faulty('failing'), '--games', '40', '--seed', '7/x', '--out', out];
  const { code, stdout } = await orrery(args);
  expect(code).toBe(1);
  const files = readdirSync(out);
  expect(files.length).toBeGreaterThan(0);
  for (const name of files) {
    expect(name).toMatch(/^failing-[a-z]+-7_x-\d+\.json$/);
    expect(stdout).toContain(join(out, name));
    const moves = (JSON.parse(readFileSync(join(out, name), 'utf8')) as { actions: unknown[] }).actions.length;
    const replay = await orrery(['replay', join(out, name), '--game', faulty('failing'), '--at', String(moves)]);
    expect(replay.code).toBe(0);
  }
  expect(stdout).toContain('more, whose logs were not saved');
});

test('check shows every violation, and saves the others, if a log cannot be saved', async () => {
  const [out, args] = [join(folder, 'hindered'), ['check', faulty('failing'), '--games', '40', '--seed', '7']];
  const { stdout: whole } = await orrery([...args, '--out', out]);
  const [hindered = '', ...others] = readdirSync(out);
  rmSync(out, { recursive: true });
  mkdirSync(join(out, hindered), { recursive: true });
  const { code, stdout, stderr } = await orrery([...args, '--out', out]);
  expect(withoutSeconds(stdout)).toBe(withoutSeconds(whole));
  expect(stderr).toMatch(/^error: '.*' is a directory, not a file to save to\n$/);
  expect(code).toBe(1);
  for (const name of others) expect(existsSync(join(out, name))).toBe(true);
});

const withoutSeconds = (page: string) => page.replace(/seconds .*/, '');

test('a game that hangs ends the run with its number, in one line', async () => {
  const { code, stdout, stderr } = await orrery(
    ['check', faulty('hanging'), '--games', '20', '--seed', '7', '--patience', '1', '--json'], // enough for 20 discs
  );
  expect(stderr).toMatch(
    /^error: game \d+ of seed '7' \(match seed '7\/\d+'\) hangs: no sign of life for 1 seconds\n$/,
  );
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
});

test('a game that fails ends a simulation with its number', async () => {
  const { code, stderr } = await orrery(['simulate', faulty('failing'), '--games', '100', '--seed', '7']);
  expect(stderr).toMatch(/^error: game \d+ of seed '7'.* failed: the 20th disc is broken\n/);
  expect(code).toBe(1);
});
