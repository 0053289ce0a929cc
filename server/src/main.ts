/**
 * `node server/dist/main.js`: serves Orrery until it is told to stop. PORT (8080; 0 picks a free one), HOST (localhost),
 * ORRERY_DATA (where everything is kept) and the rest in settings.ts.
 * Ends with 0 when told to, 1 when it cannot serve, 2 when what it was given makes no sense.
 */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { mountOnline } from './online/online.ts';
import { makeLog } from './ops/log.ts';
import { Metrics } from './ops/metrics.ts';
import { type Settings, SettingsError, settingsFrom, summaryOf, unknownIn } from './settings.ts';
import { isWrongHost, whyNotListening } from './start.ts';
import { thinkingThreads } from './thinking/threads.ts';
import { SqliteStore } from './store/sqlite.ts';
import { StoreError } from './store/schema.ts';

const PARENT_CHECK_MS = 250;
/** How long what is under way may take when the server is told to stop. */
const DRAIN_MS = 10_000;

function stopWithLines(lines: readonly string[], code: 1 | 2): never {
  for (const line of lines) console.error(line);
  process.exit(code);
}

function settings(): Settings {
  try {
    return settingsFrom(process.env);
  } catch (error) {
    if (error instanceof SettingsError) stopWithLines(error.lines, 2);
    throw error;
  }
}

const site = fileURLToPath(new URL('../../web/dist/site', import.meta.url));
const given = settings();
for (const name of unknownIn(process.env)) console.error(`${name} is no setting, and changes nothing.`);
const { host, port, names, behindProxy, limits, metricsToken, contact, waitingDays } = given;
if (!existsSync(`${site}/index.html`))
  stopWithLines(['The web client is not built yet: run `npm run build` first.'], 1);

const log = makeLog(given.log);
const metrics = new Metrics();
const store = await SqliteStore.open(given.data, {
  committed(writes, seconds) {
    metrics.commitWrites.observe(writes);
    metrics.commitSeconds.observe(seconds);
  },
  failed: (why) => log.error({ why }, 'the store could not keep something'),
  broken(error) {
    // Nothing that anybody does from here on would last. Whoever watches over the process starts it again.
    log.fatal(error, 'the store is broken');
    process.exit(1);
  },
}).catch((error: unknown) => {
  if (error instanceof StoreError) stopWithLines([error.message], 1);
  throw error;
});
metrics.gauge('orrery_store_waiting', 'Writes that are not safe yet', () => store.waiting);

let stopping = false;
const health = async () => (stopping ? 'The server is stopping.' : store.problem);
const app = await buildApp({
  site,
  names,
  limits,
  ops: { log, metrics, health, ...(metricsToken !== undefined && { metricsToken }) },
});
// One core is left to the sockets and the store.
const thinker = await thinkingThreads(Math.max(1, availableParallelism() - 1));
const online = await mountOnline(app, {
  store,
  thinker,
  waitingDays,
  names,
  behindProxy,
  fault: (error) => log.error(error, 'a fault'),
  watch: {
    moved(seconds) {
      metrics.moves.inc();
      metrics.moveSeconds.observe(seconds);
    },
    refused: (code) => metrics.refused.inc({ code }),
    called: (how) => metrics.calls.inc({ how }),
  },
  ...(contact !== undefined && { calls: { contact } }),
}).catch((error: unknown) => {
  // Nothing can be kept: there is no use in a server, and a line says more than where in it that was found out.
  if (store.problem !== undefined) stopWithLines([`The server could not start. ${store.problem}`], 1);
  throw error;
});
metrics.gauge('orrery_sockets', 'Open sockets', () => online.sockets.size);
metrics.gauge('orrery_rooms', 'Rooms at work', () => online.rooms.size);
metrics.gauge('orrery_tables', 'Matches in memory', () => online.rooms.host.tableCount);

/** Stops once, whoever asks first: nobody new, then what is under way, then the store. Nothing holds it for ever. */
function stop(why: string): void {
  if (stopping) return;
  stopping = true;
  log.info({ why }, 'stopping');
  setTimeout(() => stopWithLines([`Something did not end within ${DRAIN_MS / 1000} s.`], 1), DRAIN_MS).unref();
  drain().then(
    () => {
      log.info('stopped');
      process.exit(0);
    },
    (error: unknown) => {
      log.fatal(error, 'could not stop in order');
      process.exit(1);
    },
  );
}

/** The app takes nobody new, closes its sockets and waits until what was played is kept. */
async function drain(): Promise<void> {
  await app.close();
  await thinker.close();
  await store.close();
}

process.on('uncaughtException', (error) => {
  // Whatever it was, the process cannot be trusted any more; what was acknowledged is safe.
  log.fatal(error, 'an unexpected fault');
  process.exit(1);
});
process.on('SIGINT', () => stop('SIGINT'));
process.on('SIGTERM', () => stop('SIGTERM'));
// npm cannot pass on the signal that kills it: a server started by it notices that its parent is gone.
const parent = process.env.ORRERY_PARENT;
if (parent) setInterval(() => String(process.ppid) !== parent && stop('its parent is gone'), PARENT_CHECK_MS).unref();

try {
  await app.listen({ host, port });
} catch (error) {
  await drain();
  stopWithLines([whyNotListening(error, host, port)], isWrongHost(error) ? 2 : 1);
}
// A TCP server that listens has an address with a port.
const { port: actual } = app.server.address() as AddressInfo;
const shownHost = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host) ? 'localhost' : host;
console.log(`Orrery is at http://${shownHost}:${actual}`);
for (const line of summaryOf(given)) console.log(`  ${line}`);
log.info({ host, port: actual, data: given.data }, 'started');
