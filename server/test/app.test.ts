import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp, isPageAddress } from '../src/app.ts';

const INDEX = '<!doctype html><title>Orrery</title>';
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(2000))})`;

let site: string;
let app: FastifyInstance;
let port: number;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Node's plain client: `fetch` would follow its own mind about paths and compression. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((done, fail) => {
    get({ host: 'localhost', port, path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    }).on('error', fail);
  });
}

beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'orrery-site-'));
  mkdirSync(join(site, 'assets'));
  writeFileSync(join(site, 'index.html'), INDEX);
  writeFileSync(join(site, 'assets/app-1a2b3c.js'), SCRIPT);
  writeFileSync(join(site, 'assets/app-1a2b3c.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(site, '.secret'), 'no');
  app = await buildApp({ site });
  await app.listen({ host: 'localhost', port: 0 });
  // A TCP server that listens has an address with a port.
  ({ port } = app.server.address() as AddressInfo);
});

afterAll(async () => {
  await app.close();
  rmSync(site, { recursive: true, force: true });
});

describe('pages', () => {
  test.each(['/', '/new/connect-four', '/table/0123abcd?board=plain', '/nowhere/at/all'])(
    '%s is answered by the client, never from an old copy',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect([status, body.toString()]).toEqual([200, INDEX]);
      expect(headers['content-type']).toContain('text/html');
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  test('an address with a file name is no page', () => {
    expect(isPageAddress('/table/abc')).toBe(true);
    expect(isPageAddress('/favicon.ico')).toBe(false);
    expect(isPageAddress('/assets/gone')).toBe(false);
  });
});

describe('files', () => {
  test('hashed assets may be kept for ever and come compressed', async () => {
    const { status, headers, body } = await ask('/assets/app-1a2b3c.js', { 'accept-encoding': 'br' });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toContain('javascript');
    expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
  });

  test('a client that knows no compression gets the plain file', async () => {
    const { headers, body } = await ask('/assets/app-1a2b3c.js', { 'accept-encoding': 'identity' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(SCRIPT);
  });

  test.each(['/assets/gone-999.js', '/assets/gone', '/favicon.ico', '/new/app.js'])(
    '%s is missing and said to be, not answered with a page',
    async (path) => {
      const { status, body } = await ask(path);
      expect(status).toBe(404);
      expect(body.toString()).not.toContain('<!doctype');
    },
  );

  test.each([
    '/.secret',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fetc%2fpasswd',
    '/%',
    '//',
    '//x/y',
    '/assets//app-1a2b3c.js',
  ])('%s gives nothing away and stops nothing', async (path) => {
    const { status } = await ask(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect((await ask('/healthz')).status).toBe(200);
  });
});

/** What comes back to a text that need not be a request. */
function say(text: string): Promise<string> {
  return new Promise((done, fail) => {
    let answer = '';
    const socket = connect(port, 'localhost', () => socket.write(text));
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('end', () => done(answer));
    socket.on('error', fail);
  });
}

test.each([
  ['no request', 'hello\r\n\r\n', 400],
  ['a length below nothing', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['an unknown wish', 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: tea\r\n\r\n', 417],
  ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is answered with the strict headers too', async (_name, text, status) => {
  const answer = await say(text);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain("content-security-policy: default-src 'none'");
  expect(answer).toContain('x-content-type-options: nosniff');
  expect((await ask('/healthz')).status).toBe(200);
});

test('every answer carries the strict headers, errors too', async () => {
  for (const path of ['/', '/assets/app-1a2b3c.js', '/gone.js', '/healthz', '/%ff', '/assets/..%2f']) {
    const { headers } = await ask(path);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
  }
});

test('healthz says that it lives', async () => {
  const { status, body } = await ask('/healthz');
  expect(status).toBe(200);
  expect(JSON.parse(body.toString())).toEqual({ ok: true });
});
