/** Wrong input of every kind: one helpful line on stderr, short enough to be read, nothing on stdout, exit code 2. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { orrery } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'a-file');
writeFileSync(file, '');
const damaged = join(folder, 'damaged.mjs');
writeFileSync(damaged, 'export const {');
const noGame = join(folder, 'no-game.mjs');
writeFileSync(noGame, 'export const nothing = 1;');
const halfGame = join(folder, 'half-game.mjs');
writeFileSync(
  halfGame,
  "export const half = { id: 'half', seats: { min: 2 }, text: null, setup() {}, legal() {}, apply() {} };",
);
const throwing = join(folder, 'throwing.mjs');
writeFileSync(throwing, 'throw Object.create(null)');
const fifo = join(folder, 'fifo');
execFileSync('mkfifo', [fifo]);
const loop = join(folder, 'loop');
symlinkSync('loop', loop);
const dangling = join(folder, 'dangling');
symlinkSync('nowhere', dangling);
const readOnly = join(folder, 'read-only.json');
writeFileSync(readOnly, 'precious', { mode: 0o444 });
const before = readdirSync(folder);
/** A line of a terminal or a few. */
const LONGEST = 420;

const deep = (open: string, close: string) => `${open.repeat(5000)}1${close.repeat(5000)}`;
const tooLong = join(folder, 'x'.repeat(300));
const endless = 'x'.repeat(5000);
const onLinux = process.platform === 'linux';

const WRONG: readonly (readonly [args: string, says: RegExp])[] = [
  ['simulat connect-four', /unknown command 'simulat'.*Did you mean simulate/],
  ['help simulat', /unknown command 'simulat'/],
  ['--', /no command is given/],
  ['simulate', /missing required argument 'game'/],
  ['simulate conect-four', /no game 'conect-four' \(games: .*connect-four/],
  ['simulate connect-four extra', /too many arguments/],
  ['simulate connect-four --gams 3', /unknown option '--gams'.*Did you mean --games/],
  ['simulate connect-four --games many', /--games.*'many' is invalid.*whole number/],
  ['simulate connect-four --games -3', /--games.*whole number from 1/],
  ['simulate connect-four --games 1e3', /--games.*whole number/],
  ['simulate connect-four --games 0', /--games.*whole number from 1/],
  ['simulate connect-four --games', /--games.*argument missing/],
  ['simulate connect-four --workers 0', /--workers.*whole number from 1/],
  ['simulate connect-four --max-actions x', /--max-actions.*whole number/],
  ['simulate connect-four --bots genius', /no bot "genius" \(bots: random, easy, scripted, medium, hard, expert\)/],
  ['simulate connect-four --bots random, --seats 2', /no bot ""/],
  ['simulate connect-four --seats 2 --bots random,random,random', /names 3 bots for 2 seats/],
  ['simulate connect-four --seats 5', /connect-four has 2 seats, not 5/],
  ['simulate connect-four --option columns=99', /'columns' must be a whole number from 4 to 10, not 99/],
  ['simulate connect-four --option columns=wide', /'columns' must be a whole number from 4 to 10, not "wide"/],
  ['simulate connect-four --option colour=red', /no option 'colour' \(options: columns, rows\)/],
  ['simulate connect-four --option __proto__=1', /no option '__proto__'/],
  [`simulate connect-four --option columns=${deep('[', ']')}`, /'columns' must be .* not \[\[\[/],
  [`simulate connect-four --option columns=${deep('{"a":', '}')}`, /'columns' must be .* not \{"a":\{"a":/],
  ['simulate connect-four --option columns=7 --option columns=8', /--option columns is given twice/],
  ['simulate connect-four --seed 7 --seed 8', /--seed is given twice/],
  ['simulate connect-four --option columns', /wants name=value/],
  [`simulate connect-four --seed ${'x'.repeat(151)}`, /--seed.*1 to 150 characters/],
  [`simulate connect-four --save ${file}`, /--save saves one game/],
  [`simulate ${folder}/none.mjs`, /no module file/],
  [`simulate ${damaged}`, /cannot be loaded/],
  [`simulate ${noGame}`, /exports no game/],
  [`simulate ${halfGame}`, /lacks title, rulesVersion, seats\.max, options, .*, text, bot, stats$/m],
  [`simulate ${throwing}`, /cannot be loaded/],
  [`simulate ${file}/game.mjs`, /cannot be found: ENOTDIR/],
  [`simulate ${tooLong}.mjs`, /cannot be found: ENAMETOOLONG/],
  [`simulate ${loop}/game.mjs`, /cannot be found: ELOOP/],
  [`simulate connect-four --games 1 --save ${fifo}`, /is not a regular file/],
  [`simulate connect-four --games 1 --save ${dangling}`, /is a link to nothing/],
  [`simulate connect-four --games 1 --save ${tooLong}`, /cannot be found: ENAMETOOLONG/],
  ['simulate connect-four --games 1 --save ', /names no file/],
  ['check chess', /no game 'chess'/],
  [`check connect-four --out ${file}`, /is not a directory/],
  [`check connect-four --out ${file}/x`, /cannot be found: ENOTDIR/],
  [`check connect-four --out ${dangling}`, /is a link to nothing/],
  ['check connect-four --seats 3', /connect-four has 2 seats, not 3/],
  [`replay ${folder}/none.json`, /no file/],
  [`replay ${folder}`, /is a directory/],
  [`replay ${file}`, /not complete JSON/],
  [`replay ${file} --at x`, /--at.*whole number/],
  [`replay ${file} --seat first`, /--seat.*'watcher'/],
  [`verify ${folder}/none.json`, /no file/],
  [`verify ${folder}`, /is a directory/],
  [`verify ${fifo}`, /is not a regular file/],
  [`verify ${file}/x`, /cannot be found: ENOTDIR/],
  [`verify ${loop}`, /cannot be found: ELOOP/],
  [`verify ${file} --commitment 12`, /64 hexadecimal digits/],
  ['play connect-four --seat 2', /--seat must be from 0 to 1, not 2/],
  ['play connect-four --bots random,random', /connect-four has 2 seats, not 3/],
  ['play connect-four --option rows=11', /'rows' must be/],
  [`play connect-four --save ${readOnly}`, /read-only\.json' is read-only$/m],
  [`simulate connect-four --games 1 --save ${readOnly}`, /is read-only$/m],
  [endless, /unknown command 'xxx/],
  [`help ${endless}`, /unknown command 'xxx.*x' \(see: orrery --help\)$/m],
  [`simulate entropy --option ${endless}=1`, /no option 'xxx/],
  ['simulate entropy --option colour=red', /no option 'colour' \(options: /],
  [`simulate connect-four --${endless}`, /unknown option '--xxx/],
  [`simulate connect-four --games ${endless}`, /--games.*'xxx.* … .*It must be a whole number from 1 to \d+\.$/m],
  [`simulate connect-four --seed ${endless}`, /--seed.* … .*1 to 150 characters/],
  [`simulate connect-four --option ${endless}=1 --option ${endless}=1`, /--option xxx.* is given twice$/m],
  [`simulate ${'/x'.repeat(1800)}.mjs`, /there is no module file '\/x\/x/],
  [`play connect-four --save ${folder}`, /is a directory/],
  [`play connect-four --save ${folder}/none/match.json`, /no directory/],
  [`play connect-four --save ${file}/match.json`, /cannot be found: ENOTDIR/],
];

/** Where not even root may write. */
const NO_PLACE: typeof WRONG = [
  ['play connect-four --save /proc/match.json', /nothing can be saved in '\/proc'/],
  ['simulate connect-four --games 1 --save /sys/game.json', /nothing can be saved in '\/sys'/],
  ['check connect-four --out /sys/violations', /nothing can be saved in '\/sys'/],
  ['check connect-four --out /proc/violations/of/today', /nothing can be saved in '\/proc'/],
  ['verify /dev/zero', /is not a regular file/],
];

// As a field, a long line is cut short in the name of its test.
const rows = (onLinux ? [...WRONG, ...NO_PLACE] : WRONG).map(([args, says]) => ({ args, says }));

test.each(rows)('orrery $args', async ({ args, says }) => {
  const { code, stdout, stderr } = await orrery(args.split(' '));
  expect(stderr).toMatch(says);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(stderr.length).toBeLessThan(LONGEST);
  expect(stdout).toBe('');
  expect(code).toBe(2);
});

test('no refusal leaves anything behind', () => {
  expect(readdirSync(folder)).toEqual(before);
  expect(readFileSync(readOnly, 'utf8')).toBe('precious');
});

test('with --json, wrong input leaves stdout empty as well', async () => {
  const { code, stdout } = await orrery(['simulate', 'connect-four', '--json', '--games', 'x']);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
});

test('help shows a command as --help does', async () => {
  const { code, stdout } = await orrery(['help', 'play']);
  expect({ code, stdout }).toEqual({ code: 0, stdout: (await orrery(['play', '--help'])).stdout });
});

test('every command has help with an example', async () => {
  const commands = ['games', 'play', 'simulate', 'check', 'replay', 'verify'];
  const help = await orrery(['--help']);
  expect(help.code).toBe(0);
  for (const command of commands) {
    expect(help.stdout).toContain(`  ${command} `);
    const { code, stdout } = await orrery([command, '--help']);
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`Examples?:\\n  orrery ${command}`));
  }
});

test('without arguments it shows its help', async () => {
  const { code, stdout } = await orrery([]);
  expect(code).toBe(0);
  expect(stdout).toContain('Usage: orrery');
});
