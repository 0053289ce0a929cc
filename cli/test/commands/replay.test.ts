/** Saved matches, good and damaged, through `replay` and `verify`. */
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orrery, orreryJson } from '../testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-replay-'));
const good = join(folder, 'good.json');
// A log must never make us run what it names.
const trap = join(folder, 'trap.mjs');
writeFileSync(trap, "process.stdout.write('trapped')");
let text = '';

interface RawLog {
  commitment: string;
  actions: [number, { kind: string; column: number }][];
  [field: string]: unknown;
}

beforeAll(async () => {
  await orreryJson(['simulate', 'connect-four', '--seed', '7', '--games', '1', '--save', good]);
  text = readFileSync(good, 'utf8');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A changed copy of the good log. */
function changed(name: string, change: (log: RawLog) => unknown): string {
  const log = JSON.parse(text) as RawLog;
  change(log);
  return written(name, JSON.stringify(log));
}

function written(name: string, content: string): string {
  const path = join(folder, `${name}.json`);
  writeFileSync(path, content);
  return path;
}

test('replay tells the match in words, with its outcome and last hash', async () => {
  const { code, stdout } = await orrery(['replay', good]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^ +1 {2}Blue drops a disc into column \d\.$/m);
  expect(stdout).toMatch(/wins with four in a line|a draw/);
  expect(stdout).toMatch(/^hash after \d+ moves: [0-9a-f]{64}$/m);
});

test('replay --json has a line per move', async () => {
  const { moves, transcript, hash, outcome } = await orreryJson(['replay', good]);
  expect(transcript).toHaveLength((moves as number) + 1);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(outcome).toHaveProperty('reason');
});

test('replay --at shows the view of a seat, its question and its actions', async () => {
  const { stdout } = await orrery(['replay', good, '--at', '2', '--seat', '0']);
  expect(stdout).toContain('as seen by Blue\nafter 2 of ');
  expect(stdout).toContain('Your turn: drop a disc into a column.\n  1  Column 1');
  const asWatcher = await orrery(['replay', good, '--at', '2']);
  expect(asWatcher.stdout).toContain('Blue chooses a column.');
  expect(asWatcher.stdout).not.toContain('Column 1');
  expect(await orreryJson(['replay', good, '--at', '0'])).toMatchObject({ moves: 0, viewer: 'watcher', outcome: null });
});

test('verify says in one line whether the dice were honest, and whose word that is', async () => {
  const { code, stdout } = await orrery(['verify', good]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^honest by this file's own word: .*\n$/);
  const { commitment } = JSON.parse(text) as RawLog;
  const witnessed = await orrery(['verify', good, '--commitment', commitment.toUpperCase()]);
  expect(witnessed.code).toBe(0);
  expect(witnessed.stdout).toMatch(/^honest: the seed fits the commitment given.*\n$/);
  const other = await orrery(['verify', good, '--commitment', 'ab'.repeat(32)]);
  expect(other.code).toBe(2);
  expect(other.stderr).toMatch(/the dice cannot be trusted/);
});

test('verify --json gives its verdict as JSON, honest or not', async () => {
  expect(await orreryJson(['verify', good])).toMatchObject({ honest: true, witnessed: false });
  const path = changed('seed-json', (log) => (log.seed = 'another'));
  const { code, stdout } = await orrery(['verify', path, '--json']);
  expect(code).toBe(2);
  expect(JSON.parse(stdout)).toMatchObject({ honest: false });
});

const BOTH = ['replay', 'verify'];

const DAMAGED: readonly (readonly [name: string, make: () => string, says: RegExp, commands: readonly string[]])[] = [
  ['one action changed', () => changed('action', ({ actions: [first] }) => other(first?.[1])), /does not replay/, BOTH],
  ['an action of the wrong seat', () => changed('seat', ({ actions: [a] }) => a && (a[0] = 1)), /is not asked/, BOTH],
  ['an action missing', () => changed('missing', ({ actions }) => actions.pop()), /actions are missing/, BOTH],
  [
    'a malformed action',
    () => changed('odd', (log) => (log.actions[0] = [0, { kind: 'x', column: 1 }])),
    /refused/,
    BOTH,
  ],
  ['a truncated file', () => written('cut', text.slice(0, text.length / 2)), /not complete JSON/, BOTH],
  ['an empty object', () => written('empty', '{}'), /no 'format'/, BOTH],
  ['a list', () => written('list', '[]'), /must be a JSON object/, BOTH],
  ['bytes that are no text', () => written('bytes', '\u0000\uffff\u0001'), /not complete JSON/, BOTH],
  ['an endless nest for an outcome', () => nested('outcome'), /nested deeper than 100 levels/, BOTH],
  ['an endless nest for a seed', () => nested('seed'), /nested deeper than 100 levels/, BOTH],
  ['100 MB', () => large('large'), /100 MB, a log at most 16/, BOTH],
  ['an unknown game', () => changed('game', (log) => (log.game = 'chess')), /no game 'chess'/, BOTH],
  ['a game that is a path', () => changed('path', (log) => (log.game = trap)), /no game '.*trap.mjs'/, BOTH],
  [
    'a name that steers the terminal',
    () => changed('esc', (log) => (log.game = '\u001b[2J')),
    /no game '\ufffd\[2J'/,
    BOTH,
  ],
  ['a newer format', () => changed('format', (log) => (log.format = 2)), /format 2, newer than 1/, BOTH],
  ['other rules', () => changed('rules', (log) => (log.rulesVersion = 99)), /rules version 99.*this is version/, BOTH],
  ['too many seats', () => changed('seats', (log) => (log.seats = 9)), /2 to 2 seats, not 9/, BOTH],
  ['a wrong option', () => changed('option', (log) => (log.options = { columns: 99 })), /'columns' must be/, BOTH],
  ['an exchanged seed', () => changed('seed', (log) => (log.seed = 'other')), /cannot be trusted/, ['verify']],
  ['no commitment', () => changed('none', (log) => delete log['commitment' as string]), /no commitment/, ['verify']],
  ['another outcome', () => changed('won', (log) => (log.outcome = { reason: 'x' })), /another outcome/, ['verify']],
];

/** Deeper than any stack. */
function nested(field: string): string {
  const nest = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  return written(field, text.replace(new RegExp(`(?<="${field}": ).*(?=,\n)`), nest));
}

function other(action: { column: number } | undefined): void {
  if (action) action.column = (action.column + 1) % 7;
}

function large(name: string): string {
  const path = written(name, '{');
  truncateSync(path, 100 * 1024 * 1024);
  return path;
}

test.each(DAMAGED)('a log with %s is refused in one line', async (_, make, says, commands) => {
  const path = make();
  for (const command of commands) {
    const { code, stdout, stderr } = await orrery([command, path]);
    expect(stderr).toMatch(says);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  }
});

test('a move or a seat that the log does not have is refused', async () => {
  for (const args of [
    ['--at', '999'],
    ['--seat', '2'],
  ]) {
    const { code, stderr } = await orrery(['replay', good, ...args]);
    expect(stderr).toMatch(/^error: --(at|seat) must be from 0 to \d+.*not (999|2)\n$/);
    expect(code).toBe(2);
  }
});
