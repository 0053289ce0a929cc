/**
 * A hostile client: whatever it sends is answered by an error or ends its connection, and nobody else notices. By default
 * some thousands of messages; ORRERY_HOSTILE says how many.
 */
import { connect, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Random } from '@orrery/kernel';
import { expect, test, vi } from 'vitest';
import { Client, Guest, newFile, type Running, serve } from './world.ts';

const MESSAGES = Number(process.env.ORRERY_HOSTILE || 4000);
/** So many are under way at once: below what one socket may have waiting. */
const BATCH = 25;

const TYPES = [
  'create', 'learn', 'look', 'act', 'undo', 'forecast', 'advise', 'log', 'list', 'keep', 'forget', 'import', 'replay',
  'course', 'fork', 'sit', 'stand', 'start', 'close', 'leave', 'resign', 'return', 'give', 'ask-undo', 'agree', 'chat', 'rematch',
  'constructor', '__proto__', 'toString', '',
]; // biome-ignore format: a list of words

/** A value that nobody asked for. */
function junk(random: Random, depth = 0): unknown {
  const kinds: readonly (() => unknown)[] = [
    () => null,
    () => random.chance(1, 2),
    () => random.int(20) - 5,
    () => 2 ** 53 + random.int(9),
    () => random.int(1000) / 7,
    () => '',
    () => 'x'.repeat(random.int(2000)),
    () => '\u0000\ud800\u202e<script>',
    () => ['__proto__', 'constructor', 'watcher', 'above', 'drop-1'][random.int(5)],
    () => (depth > 3 ? 0 : Array.from({ length: random.int(5) }, () => junk(random, depth + 1))),
    () =>
      depth > 3
        ? {}
        : Object.fromEntries(Array.from({ length: random.int(4) }, (_, at) => [`k${at}`, junk(random, depth + 1)])),
  ];
  return kinds[random.int(kinds.length)]?.();
}

/** A message and whether it can be answered with its number. */
function nastiness(random: Random, re: number, matches: readonly string[]): string {
  const match = random.chance(4, 5) ? matches[random.int(matches.length)] : junk(random);
  const maybe = (value: unknown) => (random.chance(1, 3) ? junk(random) : value);
  switch (random.int(9)) {
    case 0:
      return JSON.stringify(junk(random)) ?? 'undefined';
    case 1:
      return `{"re":${re},"type":"look","match":`;
    case 2:
      return `${'['.repeat(5000)}${']'.repeat(5000)}`;
    case 3:
      // Out of turn, for another's seat, or again and again.
      return JSON.stringify({
        re,
        type: 'act',
        match,
        seat: random.int(4),
        decision: `drop-${random.int(5)}`,
        action: { kind: 'drop', column: random.int(9) - 1 },
      });
    case 4:
      return JSON.stringify({
        re,
        type: 'act',
        match,
        seat: random.int(2),
        decision: maybe('drop-1'),
        action: junk(random),
      });
    case 5:
      return JSON.stringify({
        re,
        type: ['look', 'replay'][random.int(2)],
        match,
        viewer: maybe(random.int(3)),
        since: maybe(3),
        moves: maybe(5),
        history: true,
      });
    case 6:
      return JSON.stringify({
        re,
        type: ['undo', 'ask-undo', 'agree', 'give', 'start', 'close'][random.int(6)],
        match,
        seat: random.int(3),
        moves: random.int(5),
        proposal: 'x',
        yes: true,
        level: 'expert',
      });
    default: {
      const fields = [
        'seat',
        'viewer',
        'moves',
        'text',
        'game',
        'options',
        'sitters',
        'seed',
        'action',
        'question',
        'level',
      ];
      const more = Object.fromEntries(fields.flatMap((name) => (random.chance(1, 3) ? [[name, junk(random)]] : [])));
      return JSON.stringify({ re: maybe(re), type: TYPES[random.int(TYPES.length)], match, ...more });
    }
  }
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
function memory(): number {
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Two people in the middle of a match, whom nobody should disturb. */
async function honest(server: Running) {
  const [ann, bob] = [await Guest.named(server, 'Ann'), await Guest.named(server, 'Bob')];
  const match = await ann.open({ game: 'connect-four', seats: ['you', 'open'] });
  const [a, b] = [await ann.connect(), await bob.connect()];
  await b.ask({ type: 'sit', match, seat: 1 });
  await a.ask({ type: 'look', match });
  await b.ask({ type: 'look', match });
  return { match, a, b };
}

test(`${MESSAGES} hostile messages: each is answered or ends the connection, and a match beside goes on`, async () => {
  const server = await serve(await newFile());
  const { match, a, b } = await honest(server);
  const eve = await Guest.named(server, 'Eve');
  const own = await eve.open({ game: 'breach', seats: ['you', { bot: 'random' }] });
  const matches = [match, own, 'x', '__proto__', '', 'A'.repeat(22)];
  const random = Random.from('hostile');
  let client = await eve.connect();
  let sent = 0;
  let answered = 0;
  let closed = 0;
  let early = 0;
  while (sent < MESSAGES) {
    const before = client.got.filter(isAnswer).length;
    for (let at = 0; at < BATCH; at++) client.socket.send(nastiness(random, ++sent, matches));
    // Every message has one answer, with or without its number.
    await client.until(() => (client.got.filter(isAnswer).length >= before + BATCH ? true : undefined));
    answered += BATCH;
    expect(client.got.filter(isAnswer)).toHaveLength(before + BATCH);
    client.got.length = 0;
    client.texts.length = 0;
    if (sent % 500 === 0) {
      // Too much at once, or no text: that ends it.
      client.socket.send(sent % 1000 === 0 ? Buffer.from([1, 2, 3]) : 'x'.repeat(300_000));
      expect([1003, 1009]).toContain(await client.closed);
      closed++;
      client = await eve.connect();
    }
    if (sent === Math.floor(MESSAGES / 4 / BATCH) * BATCH) early = memory();
  }
  expect(answered).toBe(sent);
  expect(closed).toBeGreaterThan(1);
  expect(memory() - early).toBeLessThan(24 * 1024 * 1024);
  expect(server.faults).toEqual([]);
  for (const [at, column] of [0, 1, 0, 1, 0, 1, 0].entries()) {
    const player = at % 2 === 0 ? a : b;
    await player.until(() => (player.update?.decision === undefined ? undefined : true));
    expect(await player.act(match, at % 2, { kind: 'drop', column })).toMatchObject({ type: 'done' });
  }
  await b.until(() => b.update?.outcome);
  // Nothing of the attack has reached the two of them.
  for (const player of [a, b])
    expect(player.got.every(({ type }) => ['table', 'room', 'chat', 'update', 'done'].includes(type))).toBe(true);
}, 3_600_000);

const isAnswer = (message: { readonly type: string }) =>
  're' in message ? (message as { re?: unknown }).re !== undefined : message.type === 'error';

test('whoever does not read is cut off, and costs no memory', async () => {
  const server = await serve(await newFile());
  const eve = await Guest.named(server, 'Eve');
  const match = await eve.open({ game: 'breach', seats: ['you', { bot: 'random' }] });
  const client = await eve.connect();
  await client.ask({ type: 'look', match });
  const before = server.sockets.size;
  client.socket.pause();
  for (let re = 0; server.sockets.size === before && re < 1e6; re++) {
    client.socket.send(JSON.stringify({ re, type: 'replay', match, history: true }));
    if (re % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(server.sockets.size).toBe(before - 1);
  client.socket.terminate();
});

/** A socket made by hand that says nothing more, not even that it is alive. */
async function halfOpen(server: Running, cookie: string): Promise<Socket> {
  const { host, port, hostname } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write(
    [
      'GET /socket HTTP/1.1',
      `host: ${host}`,
      'connection: Upgrade',
      'upgrade: websocket',
      'sec-websocket-version: 13',
      'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
      `origin: ${server.url}`,
      `cookie: ${cookie}`,
      '',
      '',
    ].join('\r\n'),
  );
  await new Promise((resolve) => socket.once('data', resolve));
  return socket;
}

test('connections that are half open are found and closed; half a frame is waited for in vain', async () => {
  const server = await serve(await newFile(), { pingMs: 150 });
  const eve = await Guest.named(server, 'Eve');
  const sockets = await Promise.all(Array.from({ length: 20 }, () => halfOpen(server, eve.cookie ?? '')));
  // Some have begun a frame that never ends.
  for (const socket of sockets.slice(0, 10)) socket.write(Buffer.from([0x81, 0xfe, 0xff, 0xff, 0, 0, 0, 0, 0x20]));
  expect(server.sockets.size).toBe(20);
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve).resume())));
  await vi.waitFor(() => expect(server.sockets.size).toBe(0), 10_000);
});

test('who may have a socket: pages of this site, with a cookie of ours, and not too many', async () => {
  const server = await serve(await newFile(), { limits: { sockets: 3, addressSockets: 5 } });
  const eve = await Guest.named(server, 'Eve');
  expect(await (await new Guest(server).connect()).closed).toBe(4401);
  expect(await (await new Guest(server, 'orrery=x.y').connect()).closed).toBe(4401);
  expect(await (await eve.connect('?speaks=0')).closed).toBe(4426);
  const foreign = new Guest({ url: server.url }, eve.cookie);
  await expect(connectFrom(foreign, 'https://evil.example')).rejects.toThrow('403');
  await expect(connectFrom(foreign, undefined)).rejects.toThrow('403');
  const open = [await eve.connect(), await eve.connect(), await eve.connect()];
  expect(await (await eve.connect()).closed).toBe(4429);
  const bob = await Guest.named(server, 'Bob');
  const more = [await bob.connect(), await bob.connect()];
  await expect(bob.connect()).rejects.toThrow('429');
  for (const client of [...open, ...more]) await client.close();
  await (await bob.connect()).close();
});

async function connectFrom(guest: Guest, origin: string | undefined): Promise<Client> {
  const { WebSocket } = await import('ws');
  const headers = { cookie: guest.cookie ?? '', ...(origin !== undefined && { origin }) };
  const socket = new WebSocket(`${guest.server.url.replace('http', 'ws')}/socket`, { headers });
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(new Client(socket)));
    socket.once('error', reject);
  });
}

test('a flood is slowed down, and ends the connection when it goes on', async () => {
  const server = await serve(await newFile(), { limits: { messages: { burst: 50, perSecond: 20 } } });
  const eve = await Guest.named(server, 'Eve');
  const client = await eve.connect();
  for (let re = 0; re < 400; re++) client.socket.send(JSON.stringify({ re, type: 'list' }));
  expect(await client.closed).toBe(4429);
  expect(client.got.filter((each) => each.type === 'error' && each.problem.code === 'too-fast').length).toBeGreaterThan(
    100,
  );
});
