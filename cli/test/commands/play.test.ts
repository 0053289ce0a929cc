/** Whole matches through a pipe, as a script would play them. */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { orrery, orreryJson, start, type Started } from '../testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-play-'));
afterAll(() => rmSync(folder, { recursive: true }));

const play = (input: string, ...args: string[]) => orrery(['play', 'connect-four', '--seed', '7', ...args], input);

test('a whole game, and its log verifies against the commitment shown at the start', async () => {
  const path = join(folder, 'whole.json');
  const { code, stdout, stderr } = await play('4\n3\n5\n2\n6\n1\n'.repeat(8), '--save', path);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('Your turn: drop a disc into a column.');
  expect(stdout).toMatch(/Orange drops a disc into column \d\./);
  expect(stdout).toMatch(/wins with four in a line\.\nThe seed was 7\.\nThe log is in /);
  const commitment = /Commitment to the seed: ([0-9a-f]{64})/.exec(stdout)?.[1] ?? '';
  expect((await orrery(['verify', path, '--commitment', commitment])).code).toBe(0);
  expect(readdirSync(folder)).toEqual(['whole.json']);
});

test('the end of the input leaves the match cleanly and saves what was played', async () => {
  const path = join(folder, 'left.json');
  const { code, stdout } = await play('4\n', '--save', path);
  expect(code).toBe(0);
  expect(stdout).toContain('You left the match.');
  expect(await orreryJson(['replay', path])).toMatchObject({ moves: 2, outcome: null });
});

/** A match with one move made, an answer given and the next one asked for. */
async function begun(path: string): Promise<Started> {
  const started = start(['play', 'connect-four', '--seed', '7', '--save', path], '4\n', 'open');
  let stdout = '';
  await new Promise<void>((resolve) => {
    started.child.stdout?.on('data', (text: string) => {
      stdout += text;
      if (/Orange drops[^]*Your turn[^]*Column 7\n/.test(stdout)) resolve();
    });
  });
  return started;
}

test.each([
  ['SIGHUP', 129],
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s saves what was played before it ends the match', async (signal, code) => {
  const path = join(folder, `${signal}.json`);
  const { child, ended } = await begun(path);
  child.kill(signal);
  expect(await ended).toMatchObject({ code, stderr: '' });
  expect(await orreryJson(['replay', path])).toMatchObject({ moves: 2 });
});

test('a match that is killed has its file, with all that was played', async () => {
  const path = join(folder, 'killed.json');
  const { child, ended } = await begun(path);
  child.kill('SIGKILL');
  await ended;
  expect(await orreryJson(['replay', path])).toMatchObject({ moves: 2 });
});

test('a disk that takes no more is told once and does not end the match; what was saved stays', async () => {
  const [place, path] = [join(folder, 'place'), join(folder, 'place', 'match.json')];
  mkdirSync(place);
  const { child, ended } = await begun(path);
  renameSync(place, join(folder, 'aside'));
  writeFileSync(place, '');
  child.stdin?.end('3\n2\nq\n');
  const { code, stdout, stderr } = await ended;
  expect(stdout).toContain('You left the match.');
  expect(stderr).toMatch(/^error: .*match\.json'.*; the match goes on\nerror: .*match\.json'.*\n$/);
  expect(stderr.match(/goes on/g)).toHaveLength(1);
  expect(code).toBe(2);
  expect(await orreryJson(['replay', join(folder, 'aside', 'match.json')])).toMatchObject({ moves: 2 });
});

test('an action that was taken back does not stay in the file', async () => {
  const path = join(folder, 'taken-back.json');
  await play('4\nu\nq\n', '--save', path);
  expect(await orreryJson(['replay', path])).toMatchObject({ moves: 0 });
});

test('a reader that goes away ends the match, and what was played is saved', async () => {
  const path = join(folder, 'unread.json');
  const { child, ended } = await begun(path);
  child.stdout?.destroy();
  child.stdin?.write('3\n');
  expect(await ended).toMatchObject({ code: 0, stderr: '' });
  expect(await orreryJson(['replay', path])).toMatchObject({ moves: 4 });
});

test('a link stays one, and its target has the log', async () => {
  const [path, target] = [join(folder, 'link.json'), join(folder, 'target.json')];
  writeFileSync(target, 'old');
  symlinkSync('target.json', path);
  expect((await play('4\n', '--save', path)).code).toBe(0);
  expect(lstatSync(path).isSymbolicLink()).toBe(true);
  expect(await orreryJson(['replay', target])).toMatchObject({ moves: 2 });
});

test('a match without a move leaves the old file as it is', async () => {
  const path = join(folder, 'old.json');
  writeFileSync(path, 'old');
  await play('q\n', '--save', path);
  expect(readFileSync(path, 'utf8')).toBe('old');
});

test('the longest name that a file may have will do', async () => {
  const path = join(folder, 'x'.repeat(255));
  expect((await play('4\n', '--save', path)).code).toBe(0);
  expect(existsSync(path)).toBe(true);
});

test('no input at all, and q, leave at once; nothing played is nothing saved', async () => {
  const path = join(folder, 'nothing.json');
  for (const input of ['', 'q\n']) {
    const { code, stdout } = await play(input, '--save', path);
    expect(code).toBe(0);
    expect(stdout).toContain('You left the match.');
  }
  expect(existsSync(path)).toBe(false);
});

test('u takes back the last action together with the bots’ answers', async () => {
  const path = join(folder, 'undo.json');
  const { stdout } = await play('u\n4\n2\nu\n3\nq\n', '--save', path);
  expect(stdout).toContain('Nothing can be taken back');
  expect(stdout).toContain('Your last action is taken back.');
  const { actions } = JSON.parse(readFileSync(path, 'utf8')) as { actions: [number, { column: number }][] };
  expect(actions.filter(([seat]) => seat === 0).map(([, { column }]) => column)).toEqual([3, 2]);
});

test('what cannot be done is answered with a reason, and the question stays', async () => {
  const deep = `{"kind":"drop","column":${'['.repeat(5000)}${']'.repeat(5000)}}`;
  const inputs = [
    '99',
    '0',
    '{"kind":"drop","column":8}',
    '{"kind":"drop"}',
    deep,
    '{',
    '{}',
    'column 3',
    'xyz',
    '?',
    '',
  ];
  const { code, stdout } = await play(`${inputs.join('\n')}\n4\nq\n`);
  expect(code).toBe(0);
  for (const words of [
    'There is no action 99: choose from 1 to 7.',
    'There is no action 0',
    'There is no column 9.',
    "That is no action: 'drop' field 'column' must be a whole number from 0 to 9, not undefined.",
    "That is no action: 'drop' field 'column' must be a whole number from 0 to 9, not [[[[",
    'That is not JSON.',
    "No action contains 'xyz'",
    'takes back your last action',
    'Blue (you) drops a disc into column 4.',
  ])
    expect(stdout).toContain(words);
});

test('at the second seat the bot begins', async () => {
  const { stdout } = await play('q\n', '--seat', '1', '--bots', 'random', '--option', 'columns=4');
  expect(stdout).toContain('You are Orange (seat 1).');
  expect(stdout.indexOf('Blue drops')).toBeLessThan(stdout.indexOf('Your turn'));
  expect(stdout).not.toContain('Column 5');
});

test('with many actions the piece is asked for first, and the board is drawn in letters', async () => {
  const { stdout } = await orrery(
    ['play', 'breach', '--seed', '7', '--preset', 'as printed', '--seat', '0'],
    '2\n1\nb\nq\n',
  );
  expect(stdout).toContain('Your goal: Hold the bridge to the end of round 10.');
  expect(stdout).toMatch(/ 2 {2}Install Nailer \(2 damage to one\) … \(\d+\)\n/);
  expect(stdout).toMatch(/ 1 {2}Install Nailer in B1 \(1 energy\)\n/);
  expect(stdout).toMatch(/\|C5 bridge +\|/);
  expect(stdout).toMatch(/\|Na3 +\|/);
  // The outline is not said again after one's own action, nor is every action there is.
  expect(stdout.match(/^Energy: /gm)).toHaveLength(1);
  expect(stdout.split('\n').length).toBeLessThan(170);
});

test('without a word on it, one plays what a beginner can enjoy, against the easy bot', async () => {
  const { stdout } = await orrery(['play', 'breach', '--seed', '7'], 'q\n');
  expect(stdout).toContain('Played as: Gentle.');
  expect(stdout).toContain('You are Pirates (seat 1).');
  const { code, stderr } = await orrery(['play', 'breach', '--preset', 'Hard'], 'q\n');
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: 'error: breach has no preset "Hard" (presets: As printed, Short, Gentle)\n',
  });
});

test('a program may sit at the table; one that does not play forfeits, and says why', async () => {
  const { code, stdout } = await play('4\n'.repeat(6), '--bots', 'cmd:python3 docs/bot.py');
  expect(code).toBe(0);
  expect(stdout).toMatch(/Orange drops a disc into column \d\./);
  const gone = await play('4\n', '--bots', 'cmd:exit 3');
  expect(gone.code).toBe(0);
  expect(gone.stdout).toContain('The program in seat 1 has ended with exit code 3, and so it forfeits the match.\n');
});
