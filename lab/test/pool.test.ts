/** Real worker threads; they run the built files of `lab/dist`. */
import { expect, test } from 'vitest';
import { loadGame } from '../src/load-game.ts';
import { RunError, runCheck, runSimulation } from '../src/pool.ts';
import { simulate, type SimulationPlan } from '../src/simulate.ts';

const PLAN: SimulationPlan = {
  game: 'connect-four',
  options: { columns: 7, rows: 6 },
  seats: 2,
  bots: ['random', 'random'],
  seed: 'pool',
  maxActions: 20_000,
};

const faulty = (name: string) => new URL(`./games/${name}.mjs`, import.meta.url).href;

async function errorOf(run: Promise<unknown>): Promise<RunError> {
  const error: unknown = await run.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof RunError)) throw new Error(`not a RunError: ${String(error)}`);
  return error;
}

test('one worker, three workers and no worker give the same tally', async () => {
  const game = await loadGame('connect-four');
  if (!game) throw new Error('connect-four is not in the catalogue');
  const expected = await simulate(game, PLAN, 100, 3100);
  for (const workers of [1, 3]) {
    const { tally, games, interrupted } = await runSimulation(PLAN, { first: 100, games: 3000, workers });
    expect(tally).toEqual(expected);
    expect({ games, interrupted }).toEqual({ games: 3000, interrupted: false });
  }
});

test('progress only grows and ends at the total', async () => {
  const seen: number[] = [];
  await runSimulation(PLAN, { games: 2000, workers: 2, onProgress: (done) => seen.push(done) });
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(seen.at(-1)).toBe(2000);
});

test('a stopped run keeps what it has', async () => {
  const stop = new AbortController();
  const { tally, games, interrupted } = await runSimulation(PLAN, {
    games: 1_000_000_000,
    workers: 2,
    signal: stop.signal,
    onProgress: (done) => {
      if (done > 1000) stop.abort();
    },
  });
  expect(interrupted).toBe(true);
  expect(games).toBeGreaterThan(1000);
  expect(tally.games).toBe(games);
  expect(tally.wins.reduce((sum, wins) => sum + wins, tally.draws)).toBe(games);
});

test('a game that throws is named, with its chunk', async () => {
  const run = runSimulation({ ...PLAN, game: faulty('failing') }, { games: 1000, workers: 1 });
  const error = await errorOf(run);
  expect(error.message).toMatch(
    /^game \d+ of seed 'pool' \(match seed 'pool\/\d+'\).* failed: the 20th disc is broken$/,
  );
});

test('a game that hangs is named, and the run ends', async () => {
  for (const run of [runSimulation, runCheck]) {
    const error = await errorOf(run({ ...PLAN, game: faulty('hanging') }, { games: 50, workers: 2, patienceMs: 1500 }));
    expect(error.message).toMatch(/^game \d+ of seed 'pool' .* hangs: no sign of life for 1.5 seconds$/);
  }
});

test('a game that hangs does not keep a stopped run waiting', async () => {
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 500);
  const settings = { games: 500, workers: 1, signal: stop.signal };
  const { interrupted, games } = await runSimulation({ ...PLAN, game: faulty('hanging') }, settings);
  expect(interrupted).toBe(true);
  expect(games).toBeLessThan(500);
});

test('checks give the same report with one worker and with two; broken rules are violations', async () => {
  const plan = { game: 'connect-four', seed: 'pool' };
  const [one, two] = await Promise.all([1, 2].map((workers) => runCheck(plan, { games: 12, workers })));
  expect(two?.tally).toEqual(one?.tally);
  expect(one?.tally.found).toEqual({});

  const broken = { game: faulty('failing'), seed: 'pool' };
  const [a, b] = await Promise.all([1, 2].map((workers) => runCheck(broken, { games: 40, workers })));
  const found = Object.values(a?.tally.found ?? {}).reduce((sum, times) => sum + times, 0);
  expect(found).toBeGreaterThan(5);
  expect(a?.tally.report.violations.length).toBeLessThan(found);
  expect(b?.tally).toEqual(a?.tally);
});
