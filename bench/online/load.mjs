/**
 * `node bench/online/load.mjs`: many live matches at once, each with two sockets that play without pause: ours, durable,
 * beside boardgame.io's server, which keeps matches in memory, and beside a bare echo with a durable append, the limit. Then
 * ours at half of what it managed, for how long a move takes. Prints JSON. Runs on this machine alone.
 */
import { parseArgs } from 'node:util';
import { MOVES } from './moves.mjs';
import { charactersHeard, sitDown } from './players.mjs';
import { startMeasured } from './servers.mjs';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '2' },
  },
});
const [matches, seconds, rounds] = [values.matches, values.seconds, values.rounds].map(Number);
/** So often as many matches are played before anything is measured: code is still being compiled after 60 000 moves. */
const WARM = 4;

/** All but the end of a match, which only ours writes down in a history. */
const LAST = MOVES.length - 2;

const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/** Plays every match almost to its end, or until the time is over. `perSecond`: moves of all together; without it, as fast as it goes. */
async function play(tables, perSecond) {
  const began = performance.now();
  const end = began + seconds * 1000;
  const pace = perSecond === undefined ? 0 : (1000 * tables.length) / perSecond;
  const latencies = [];
  await Promise.all(
    tables.map(async ({ move }, number) => {
      const first = began + (pace * number) / tables.length;
      for (let n = 0; n < LAST; n++) {
        const wait = first + n * pace - performance.now();
        if (wait > 1) await new Promise((go) => setTimeout(go, wait));
        if (performance.now() > end) return;
        latencies.push(await move(n));
      }
    }),
  );
  return { latencies: latencies.sort((a, b) => a - b), took: (performance.now() - began) / 1000 };
}

const leave = (tables) => tables.forEach(({ close }) => close());

async function measure(name, perSecond) {
  const server = await startMeasured(name);
  try {
    for (let round = 1; round <= WARM; round++) {
      const tables = await sitDown(server, matches, round * matches);
      await play(tables);
      leave(tables);
    }
    const tables = await sitDown(server, matches);
    const before = await server.used('seconds');
    const heard = charactersHeard();
    const { latencies, took } = await play(tables, perSecond);
    // What it takes to leave is no part of a move.
    const after = await server.used('seconds');
    leave(tables);
    return {
      moves: latencies.length,
      perSecond: latencies.length / took,
      perProcessorSecond: latencies.length / (after - before),
      charactersPerMove: (charactersHeard() - heard) / latencies.length,
      p50: percentile(latencies, 0.5),
      p99: percentile(latencies, 0.99),
    };
  } finally {
    await server.stop();
  }
}

const results = { orrery: [], echo: [], boardgameIo: [] };
for (let round = 0; round < rounds; round++)
  for (const name of ['echo', 'orrery', 'boardgameIo']) {
    const result = await measure(name);
    results[name].push(result);
    console.error(
      `${name}: ${Math.round(result.perSecond)} moves/s, ${Math.round(result.perProcessorSecond)} per second of its processor time, ${Math.round(result.charactersPerMove)} characters told of each, p99 ${result.p99.toFixed(0)} ms`,
    );
  }
const best = Math.max(...results.orrery.map(({ perSecond }) => perSecond));
const half = await measure('orrery', best / 2);
console.log(JSON.stringify({ matches, ...results, half }));
process.exit(0);
