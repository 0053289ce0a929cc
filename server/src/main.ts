/**
 * `node server/dist/main.js`: serves Orrery until it is told to stop. PORT (8080; 0 picks a free one), HOST (localhost),
 * ORRERY_HOSTS (other names that it answers to) and the limits in settings.ts.
 * Ends with 0 when told to, 1 when it cannot serve, 2 when what it was given makes no sense.
 */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Settings, SettingsError, settingsFrom } from './settings.ts';
import { whyNotListening } from './start.ts';

const PARENT_CHECK_MS = 250;
const SHUTDOWN_MS = 3000;

function stopWithLine(line: string, code: 1 | 2): never {
  console.error(line);
  process.exit(code);
}

/** Stops once, whoever asks first; a connection that will not close does not hold the process for ever. */
function stopWhenAsked(app: FastifyInstance): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), SHUTDOWN_MS).unref();
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // npm cannot pass on the signal that kills it: a server started by it notices that its parent is gone.
  const parent = process.env.ORRERY_PARENT;
  if (parent) setInterval(() => String(process.ppid) !== parent && stop(), PARENT_CHECK_MS).unref();
}

function settings(): Settings {
  try {
    return settingsFrom(process.env);
  } catch (error) {
    if (error instanceof SettingsError) stopWithLine(error.message, 2);
    throw error;
  }
}

const site = fileURLToPath(new URL('../../web/dist/site', import.meta.url));
const { host, port, names, limits } = settings();
if (!existsSync(`${site}/index.html`)) stopWithLine('The web client is not built yet: run `npm run build` first.', 1);

const app = await buildApp({ site, names, limits });
stopWhenAsked(app);
try {
  await app.listen({ host, port });
} catch (error) {
  stopWithLine(whyNotListening(error, host, port), 1);
}
// A TCP server that listens has an address with a port.
const { port: actual } = app.server.address() as AddressInfo;
const shownHost = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host) ? 'localhost' : host;
console.log(`Orrery is at http://${shownHost}:${actual}`);
