/** Bots that are programs of their own: the sample in Python, our engine, and programs that do not play. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { findGame } from '@orrery/catalog';
import { type Game, Match } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { orreryJson } from '../testing.ts';

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

test.for([
  ['cannot be started', 'no-such-command-at-all'],
  ['ends at once', 'true'],
  ['answers nonsense', 'while read line; do echo nonsense; done'],
  ['names no legal action', String.raw`while read line; do printf '{"id":1\054"option":99}\n'; done`],
] as const)('a program that %s loses the game, and the run goes on', async ([, command]) => {
  const facts = await simulated('connect-four', `random,cmd:${command}`, '--games', '3');
  expect(facts).toMatchObject({ games: 3, unfinished: 0, wins: [3, 0], ends: { forfeit: 3 } });
});

test('a program that hangs loses the game when its time is over', async () => {
  const facts = await simulated('connect-four', 'random,cmd:sleep 1000', '--games', '1');
  expect(facts).toMatchObject({ wins: [1, 0], ends: { forfeit: 1 } });
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
