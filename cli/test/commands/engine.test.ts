/** Bots that are programs of their own: the sample in Python, our engine, and programs that do not play. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { findGame } from '@orrery/catalog';
import { type Game, Match } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { orrery, orreryJson } from '../testing.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const ORRERY = `${root}cli/bin/orrery.mjs`;

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const simulated = (game: string, bots: string, ...more: string[]) =>
  orreryJson(['simulate', game, '--bots', bots, '--seed', '7', '--workers', '1', ...more]);

test.skipIf(!hasPython())('the sample bot in Python beats chance at Connect Four, and plays another game', async () => {
  // It draws by chance of its own, which is the same here every time.
  const bot = `cmd:python3 -c 'import random; random.seed(7); exec(open("${root}docs/bot.py").read())'`;
  const facts = await simulated('connect-four', `random,${bot}`, '--games', '6');
  expect((facts.wins as number[])[1]).toBeGreaterThanOrEqual(5);
  expect(facts.ends).not.toHaveProperty('forfeit');
  expect(await simulated('liars-dice', `${bot},scripted`, '--games', '1')).toMatchObject({ games: 1, unfinished: 0 });
});

/** A run of programs that forfeit all their games: what it counts, and what it says besides. */
async function forfeiting(command: string, games: number) {
  const bots = ['--bots', `random,cmd:${command}`, '--games', String(games)];
  const { code, stdout, stderr } = await orrery(['simulate', 'connect-four', ...bots, '--workers', '1', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ games, unfinished: 0, wins: [games, 0], ends: { forfeit: games } });
  return stderr;
}

test.for([
  ['is not there', 'no-such-command', /cannot be started: .*no-such-command: .*not found/],
  ['dies with a complaint', 'echo first >&2; echo no module named bot >&2; exit 3', /exit code 3: no module named bot/],
  ['ends without a word', 'true', /has ended with exit code 0/],
  ['is killed', 'kill -9 $$', /was ended by SIGKILL/],
  ['answers nonsense', 'while read line; do echo nonsense; done', /answers nonsense: nonsense/],
  [
    'names no legal action',
    String.raw`while read line; do printf '{"id":1\054"option":99}\n'; done`,
    /names no legal action: \{"id":1,"option":99\}/,
  ],
] as const)('a program that %s loses the games, and one line says why', async ([, command, why]) => {
  const [line, ...others] = (await forfeiting(command, 3)).split('\n');
  expect(line).toContain(`warning: the program '${command}' `);
  expect(line).toMatch(why);
  expect(line).toMatch(/, and so it forfeits$/);
  expect(others).toEqual(['']);
});

test('a program that hangs loses the game when its time is over', async () => {
  expect(await forfeiting('sleep 1000', 1)).toBe(
    "warning: the program 'sleep 1000' has not answered in 11 seconds, and so it forfeits\n",
  );
});

test('a ladder says once of each program why it forfeits', async () => {
  const levels = 'random,cmd:exit 3,cmd:exit 4';
  const { code, stderr } = await orrery([
    'ladder',
    'connect-four',
    '--levels',
    levels,
    '--games',
    '2',
    '--workers',
    '1',
  ]);
  expect(code).toBe(0);
  expect(stderr.trimEnd().split('\n').sort()).toEqual([
    "warning: the program 'exit 3' has ended with exit code 3, and so it forfeits",
    "warning: the program 'exit 4' has ended with exit code 4, and so it forfeits",
  ]);
});

test('the engine answers questions and complains about everything else', async () => {
  const game = (await findGame('connect-four')?.load()) as Game;
  const { state } = new Match(game, { options: { columns: 7, rows: 6 }, seats: 2, seed: 'engine' });
  const engine = spawn(process.execPath, [ORRERY, 'engine', 'connect-four', '--level', 'medium'], { stdio: 'pipe' });
  const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  const say = (line: string) => engine.stdin.write(`${line}\n`);
  const heard = async () => JSON.parse((await lines.next()).value as string) as Record<string, unknown>;
  say('{"type":"hello","game":"connect-four","seat":0,"seats":2}');
  say('{"type":"something new"}');
  say(JSON.stringify({ type: 'choose', id: 5, seat: 0, milliseconds: 500, view: game.view(state, 0) }));
  expect(await heard()).toMatchObject({ id: 5, action: { kind: 'drop' } });
  say('{"type":"choose","id":6,"seat":0,"view":{"decisions":[],"legal":[]}}');
  expect(await heard()).toEqual({ id: 6, error: 'the view asks nobody' });
  say('{"type":"choose","id":7,"seat":0,"view":{"decisions":[1],"legal":[1,2]}}');
  expect(await heard()).toEqual({ id: 7, error: 'that is no view of this game' });
  say('no JSON');
  expect(await heard()).toHaveProperty('error');
  engine.stdin.end();
  expect((await once(engine, 'exit'))[0]).toBe(0);
});
