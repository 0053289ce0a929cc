/** Who is let in, for how long, and what is answered at addresses that nobody meant. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type AppSettings, buildApp } from '../src/app.ts';
import { LIMITS, settingsFrom } from '../src/settings.ts';

const INDEX = '<!doctype html><title>Orrery</title>';
const site = mkdtempSync(join(tmpdir(), 'orrery-door-'));
mkdirSync(join(site, 'assets'));
writeFileSync(join(site, 'index.html'), INDEX);
writeFileSync(join(site, 'assets/large.bin'), Buffer.alloc(30_000_000));
afterAll(() => rmSync(site, { recursive: true }));

const open = new Set<Socket>();
const apps: FastifyInstance[] = [];
afterEach(() => {
  for (const socket of open) socket.destroy();
  open.clear();
});
afterAll(() => Promise.all(apps.map((app) => app.close())));

async function serve(settings: Omit<AppSettings, 'site'>, host = '127.0.0.1'): Promise<number> {
  const app = await buildApp({ site, ...settings });
  apps.push(app);
  await app.listen({ host, port: 0 });
  // A TCP server that listens has an address with a port.
  return (app.server.address() as AddressInfo).port;
}

interface Call {
  readonly socket: Socket;
  readonly heard: () => string;
  readonly closed: Promise<void>;
}

function call(port: number, text: string, host = '127.0.0.1'): Call {
  let heard = '';
  const socket = connect(port, host, () => socket.write(text));
  open.add(socket);
  socket.setEncoding('utf8').on('data', (chunk: string) => (heard += chunk));
  // The other side may close while we still write.
  socket.on('error', () => {});
  const closed = new Promise<void>((done) => socket.on('close', () => done()));
  return { socket, heard: () => heard, closed };
}

async function ask(port: number, path: string, headers: readonly string[] = [], host?: string): Promise<string> {
  const named = headers.some((line) => line.startsWith('Host:')) ? headers : ['Host: localhost', ...headers];
  const asked = call(port, [`GET ${path} HTTP/1.1`, ...named, 'Connection: close', '', ''].join('\r\n'), host);
  await asked.closed;
  return asked.heard();
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
const bodyOf = (answer: string) => answer.split('\r\n\r\n')[1] ?? '';

describe('strange addresses', () => {
  let port: number;
  beforeAll(async () => void (port = await serve({})));

  const NOTHING = [
    '/table//',
    '/table//x',
    '//',
    '//elsewhere.example/x',
    '//[',
    '/%00',
    '/table/%00',
    '/table/..',
    '/table/%2e%2e',
    '/\\elsewhere.example',
    '/%5c',
    '/.git/config',
    '*',
    'http://localhost/',
    `/table/${'x'.repeat(5000)}`,
    '/table/a.b',
  ];
  test.each(NOTHING)('%s: nothing is there, in a line', async (path) => {
    const answer = await ask(port, path);
    expect(statusOf(answer)).toBe(404);
    expect(bodyOf(answer)).toBe('{"problem":"There is nothing at this address."}');
    expect(answer).not.toMatch(/^location:/im);
  });

  test.each(NOTHING)('%s: a person gets the client, which says so', async (path) => {
    const answer = await ask(port, path, ['Accept: text/html,*/*;q=0.8']);
    expect([statusOf(answer), bodyOf(answer)]).toEqual([404, INDEX]);
    expect(answer).toMatch(/^cache-control: no-cache\r$/im);
  });

  test.each(['/%', '/%ff', '/table/%e0%a4', 'http://['])('%s is no address', async (path) => {
    const answer = await ask(port, path, ['Accept: text/html']);
    expect(statusOf(answer)).toBe(400);
    expect(bodyOf(answer)).toBe('{"problem":"That is no address or no request that this server understands."}');
    expect(answer).toContain("content-security-policy: default-src 'none'");
  });

  test.each(['/table/%2f', '/?a=%', '/table/x?y=//', '/assets', '/healthz/'])('%s is a page', async (path) => {
    expect(statusOf(await ask(port, path))).toBe(200);
  });

  test.each([
    ['a body that is no JSON', 'Content-Type: application/json\r\nContent-Length: 1\r\n\r\n{', 400],
    ['a body beyond all need', 'Content-Type: application/json\r\nContent-Length: 99999999\r\n\r\n', 413],
  ])('%s is refused in a line', async (_, rest, status) => {
    const { heard, socket } = call(port, `POST / HTTP/1.1\r\nHost: localhost\r\n${rest}`);
    await new Promise((done) => socket.once('data', done));
    expect(statusOf(heard())).toBe(status);
    expect(bodyOf(heard())).toMatch(/^\{"problem":"[^"]+\."\}$/);
  });
});

describe('names', () => {
  const statusAs = async (port: number, name: string, host?: string) =>
    statusOf(await ask(port, '/', [`Host: ${name}`], host));

  test.each(['localhost', 'localhost:8080', 'LOCALHOST.', 'orrery.localhost', '127.0.0.1:1', '127.8.8.8', '[::1]:80'])(
    'it answers to %s',
    async (name) => expect(await statusAs(await serve({}), name)).toBe(200),
  );

  test.each([
    'elsewhere.example',
    'localhost.elsewhere.example',
    'notlocalhost',
    '10.1.2.3',
    '127.0.0.1.elsewhere.example',
    'a b',
    'x@localhost',
    'localhost/x',
    '',
  ])('it does not answer to "%s"', async (name) => {
    const answer = await ask(await serve({}), '/', [`Host: ${name}`]);
    expect(statusOf(answer)).toBe(421);
    expect(bodyOf(answer)).toMatch(/^\{"problem":"This server does not answer to [^"]*ORRERY_HOSTS\."\}$/);
    expect(bodyOf(answer)).not.toContain('<');
  });

  test('a request without any name, which the oldest clients send, is answered', async () => {
    const { heard, closed } = call(await serve({}), 'GET /healthz HTTP/1.0\r\n\r\n');
    await closed;
    expect(statusOf(heard())).toBe(200);
  });

  test('names can be added, as behind a proxy', async () => {
    const { names } = settingsFrom({ ORRERY_HOSTS: 'Games.Example, [fd00::5] ,192.168.1.5', HOST: 'box.lan' });
    const port = await serve({ names });
    for (const name of ['games.example', 'games.example:443', '[fd00:0::5]:80', '192.168.1.5', 'box.lan:8080'])
      expect([name, await statusAs(port, name)]).toEqual([name, 200]);
    expect(await statusAs(port, 'more.games.example')).toBe(421);
  });

  const own = Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)?.address;
  test.skipIf(own === undefined)('listening everywhere, it answers to the address that it was reached by', async () => {
    for (const everywhere of ['0.0.0.0', '::'])
      expect(await statusAs(await serve({}, everywhere), `${own}:8080`, own)).toBe(200);
  });
});

describe('limits', () => {
  const short = { ...LIMITS, requestSeconds: 1 };

  test.each([
    ['a body that trickles', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n', true],
    ['a body that nobody waits for', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n', false],
  ])('%s is not waited for', async (_, head, refused) => {
    const { socket, heard, closed } = call(await serve({ limits: short }), `${head}Content-Length: 999\r\n\r\n`);
    const trickle = setInterval(() => socket.write('1'), 100);
    const started = Date.now();
    await closed;
    clearInterval(trickle);
    expect(Date.now() - started).toBeLessThan(5000);
    if (refused) expect(heard()).toMatch(/^HTTP\/1.1 408 .*The request did not come to its end/s);
  });

  test('headers that trickle are not waited for', async () => {
    const { socket, heard, closed } = call(await serve({ limits: short }), 'GET / HTTP/1.1\r\nX: ');
    const trickle = setInterval(() => socket.write('x'), 100);
    await closed;
    clearInterval(trickle);
    expect(statusOf(heard())).toBe(408);
  }, 8000);

  test('an answer that nobody reads is given up', async () => {
    const port = await serve({ limits: short });
    const { socket } = call(port, 'GET /assets/large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n');
    socket.pause();
    const app = apps.at(-1);
    await new Promise((done) => setTimeout(done, 300));
    expect(await connectionsOf(app)).toBe(1);
    await expect.poll(() => connectionsOf(app), { timeout: 8000 }).toBe(0);
  });

  test('a connection that is not used is closed', async () => {
    const port = await serve({ limits: { ...LIMITS, idleSeconds: 1 } });
    const { heard, closed } = call(port, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await closed;
    expect(statusOf(heard())).toBe(200);
  }, 8000);

  test('no more connections than allowed, and others again when some close', async () => {
    const port = await serve({ limits: { ...LIMITS, connections: 3 } }, 'localhost');
    // One of the two that it stands for: the limit holds for each.
    const address = (apps.at(-1)?.server.address() as AddressInfo | undefined)?.address;
    const held = Array.from({ length: 3 }, () => call(port, '', address));
    await Promise.all(held.map(({ socket }) => new Promise((done) => socket.once('connect', done))));
    expect(await ask(port, '/healthz', [], address)).toBe('');
    held[0]?.socket.end();
    await held[0]?.closed;
    expect(statusOf(await ask(port, '/healthz', [], address))).toBe(200);
  });

  test('wrong values are told in a line', () => {
    for (const name of ['ORRERY_REQUEST_SECONDS', 'ORRERY_IDLE_SECONDS', 'ORRERY_CONNECTIONS'])
      for (const wrong of ['0', '-1', '1e3', 'many', '99999999', '1.5'])
        expect(() => settingsFrom({ [name]: wrong })).toThrow(`${name} must be a whole number from 1 to`);
    for (const wrong of ['http://games.example', 'games.example:80', '*', 'a b', '[::1', 'x/y'])
      expect(() => settingsFrom({ ORRERY_HOSTS: `localhost,${wrong}` })).toThrow('ORRERY_HOSTS must be names');
    expect(settingsFrom({ ORRERY_REQUEST_SECONDS: '', ORRERY_CONNECTIONS: '5' }).limits).toEqual({
      ...LIMITS,
      connections: 5,
    });
  });
});

function connectionsOf(app: FastifyInstance | undefined): Promise<number> {
  return new Promise((done, fail) => {
    app?.server.getConnections((error, count) => (error ? fail(error) : done(count)));
  });
}
