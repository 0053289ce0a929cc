/**
 * `node bench/online/memory.mjs`: what a socket and a match cost the server's memory, and ten thousand sockets that do
 * nothing, held over two rounds of pings. Prints JSON. Runs on this machine alone.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connect, forAll, guest, sitDown } from './players.mjs';
import { startMeasured } from './servers.mjs';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '500' },
    moves: { type: 'string', default: '20' },
    sockets: { type: 'string', default: '10000' },
    hold: { type: 'string', default: '45' },
  },
});
const [matches, moves, sockets, hold] = [values.matches, values.moves, values.sockets, values.hold].map(Number);
/** One person may have so many sockets. */
const SOCKETS_OF_ONE = 30;
/** Rooms that nobody looks at leave memory within two minutes; more on a busy machine. */
const PATIENCE_SECONDS = 300;

const kilobytes = (bytes, count) => bytes / 1024 / count;

async function figure(url, name) {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

async function until(holds, what) {
  const end = performance.now() + PATIENCE_SECONDS * 1000;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`not within ${PATIENCE_SECONDS} s: ${what}`);
    await sleep(1000);
  }
}

/** Plays so many matches for a while; all of them are there at the same time. */
async function playing(server, count, from) {
  const tables = await sitDown(server, count, from);
  await forAll(count, async (number) => {
    for (let n = 0; n < moves; n++) await tables[number].move(n);
  });
  return tables;
}

/** Everybody leaves; what a server without live matches needs. */
async function afterwards(server, tables) {
  for (const { close } of tables) close();
  await until(async () => (await figure(server.url, 'orrery_tables')) === 0, 'idle matches leave memory');
  return server.used('memory');
}

/** Live matches with their sockets and without, and what is left of each once it is idle. */
async function ofMatches() {
  const server = await startMeasured('orrery');
  // The first ones load the game, compile the code and fill whatever has a fixed size.
  const before = await afterwards(server, await playing(server, matches, 0));
  const idle = await forAll(2 * matches, async (number) => connect(await guest(server.url, 4 * matches + number)));
  const connected = await server.used('memory');
  for (const socket of idle) socket.terminate();
  const tables = await playing(server, matches, matches);
  const live = await server.used('memory');
  const after = await afterwards(server, tables);
  await server.stop();
  return {
    perLiveMatchWithSockets: kilobytes(live.bytes - before.bytes, matches),
    perLiveMatch: kilobytes(live.bytes - connected.bytes, matches),
    perIdleMatch: kilobytes(Math.max(0, after.bytes - before.bytes), matches),
  };
}

async function ofSockets() {
  const server = await startMeasured('orrery');
  const before = await server.used('memory');
  let lost = 0;
  await forAll(Math.ceil(sockets / SOCKETS_OF_ONE), async (number) => {
    const person = await guest(server.url, number);
    const count = Math.min(SOCKETS_OF_ONE, sockets - number * SOCKETS_OF_ONE);
    for (let n = 0; n < count; n++) (await connect(person)).once('close', () => lost++);
  });
  await sleep(hold * 1000);
  const held = (await figure(server.url, 'orrery_sockets')) - lost;
  const { bytes, rss } = await server.used('memory');
  const began = performance.now();
  const health = await fetch(`${server.url}/healthz`);
  const answered = health.ok ? performance.now() - began : Number.NaN;
  await server.stop();
  return { held, perSocket: kilobytes(bytes - before.bytes, sockets), megabytes: rss / 1e6, answered };
}

console.log(JSON.stringify({ matches: await ofMatches(), sockets: await ofSockets() }));
process.exit(0);
