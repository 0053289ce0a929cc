/**
 * `npm run bench`: our code and its comparators in the same run, as ratios. Rounds alternate, so that a busy moment of
 * the machine meets all of them; the median of the rounds' ratios is what counts. Time is the processor's, so that a busy
 * machine does not count as slow code; speeds without a comparator still mean something on an idle core only.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { CATALOG } from '@orrery/catalog';
import { WANTED } from './wanted.mjs';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const run = (script, ...args) =>
  JSON.parse(execFileSync(process.execPath, [here(script), ...args], { encoding: 'utf8' }));
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const results = [];
function report(what, value, wanted, isGood) {
  const met = isGood(value);
  console.log(`${met ? 'ok  ' : 'MISS'}  ${value.toFixed(2).padStart(9)}  ${what} (${wanted})`);
  results.push({ what, value: Number(value.toFixed(3)), wanted, met });
}

const atLeast = (what, value, least) => report(what, value, `at least ${least}`, (v) => v >= least);

const tuned = run('random-play.mjs', 'tuned-connect-four', '--boardgame-io');
const perSecond = (name, rounds) => Math.round(median(rounds.map((round) => round[name])));
console.log(`moves per second: floor ${perSecond('floor', tuned)}, Connect Four ${perSecond('kernel', tuned)}\n`);
report(
  'Connect Four through the kernel ÷ the floor',
  median(tuned.map((r) => r.kernel / r.floor)),
  'at least 0.6',
  (v) => v >= 0.6,
);
report(
  'Connect Four through the kernel ÷ boardgame.io’s reducer',
  median(tuned.map((r) => r.kernel / r.boardgameIo)),
  'at least 300',
  (v) => v >= 300,
);

for (const { id, title, example } of CATALOG) {
  const ratio = median(run('random-play.mjs', id).map((r) => r.kernel / r.floor));
  const what = `random play of ${title} ÷ the floor`;
  // An example is written for readers; how fast it is stands here for their information.
  if (example) report(what, ratio, 'no promise', () => true);
  else atLeast(what, ratio, WANTED[id].ofFloor);
}

for (const { id, title } of CATALOG.filter((entry) => !entry.example)) {
  const { iterations, rollouts } = WANTED[id];
  const rounds = run('search-play.mjs', id, ...(rollouts ? [String(rollouts.stages)] : []));
  atLeast(`${title}, iterations of ten random actions per second`, perSecond('iterations', rounds), iterations);
  if (rollouts)
    atLeast(`${title}, ${rollouts.called} by the policy per second`, perSecond('rollouts', rounds), rollouts.perSecond);
}

const [few, many] = [1000, 100_000].map((games) => run('memory.mjs', String(games)));
report('memory of simulate, 100,000 games ÷ 1,000 games', many / few, 'at most 1.2', (v) => v <= 1.2);
report('memory of simulate, 100,000 games, one worker, MB', many, 'under 200', (v) => v < 200);

const load = run('online/load.mjs');
const byProcessor = (other) =>
  median(load.orrery.map((round, at) => round.perProcessorSecond / load[other][at].perProcessorSecond));
const online = `durable moves through the server, ${load.matches} live matches`;
atLeast(`${online} ÷ boardgame.io’s server in memory`, byProcessor('boardgameIo'), 5);
atLeast(`${online} ÷ a bare echo with a durable append`, byProcessor('echo'), 0.5);
report(`${online}, per second`, median(load.orrery.map(({ perSecond }) => perSecond)), 'no promise', () => true);
report('99th percentile of a move at half of that load, ms', load.half.p99, 'under 50', (v) => v < 50);

const { matches, sockets } = run('online/memory.mjs');
report('memory of a live match, kB', matches.perLiveMatch, 'under 60', (v) => v < 60);
report('memory of an idle match, kB', matches.perIdleMatch, 'under 1', (v) => v < 1);
report('memory of an idle socket, kB', sockets.perSocket, 'no promise', () => true);
atLeast('idle sockets held', sockets.held, 10_000);

writeFileSync(
  here('results.json'),
  `${JSON.stringify({ node: process.version, cores: cpus().length, results }, null, 2)}\n`,
);
console.log('\nwritten to bench/results.json');
process.exit(results.every(({ met }) => met) ? 0 : 1);
