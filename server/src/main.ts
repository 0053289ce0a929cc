/**
 * `node server/dist/main.js`: serves Orrery until it is told to stop. PORT (8080; 0 picks a free one), HOST (localhost).
 * Ends with 0 when told to, 1 when it cannot serve, 2 when what it was given makes no sense.
 */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { parsePort, whyNotListening } from './start.ts';

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
  // npm does not pass its signals on: a server started by it notices that its parent is gone.
  if (process.env.ORRERY_LAUNCHED === '1') {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && stop(), PARENT_CHECK_MS).unref();
  }
}

const site = fileURLToPath(new URL('../../web/dist/site', import.meta.url));
const host = process.env.HOST || 'localhost';
const port = parsePort(process.env.PORT);
if (!port.ok) stopWithLine(port.problem, 2);
if (!existsSync(`${site}/index.html`)) stopWithLine('The web client is not built yet: run `npm run build` first.', 1);

const app = await buildApp({ site });
stopWhenAsked(app);
try {
  await app.listen({ host, port: port.value });
} catch (error) {
  stopWithLine(whyNotListening(error, host, port.value), 1);
}
// A TCP server that listens has an address with a port.
const { port: actual } = app.server.address() as AddressInfo;
const shownHost = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host) ? 'localhost' : host;
console.log(`Orrery is at http://${shownHost}:${actual}`);
