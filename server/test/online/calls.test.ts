/** "Your turn" to somebody whose page is closed, through a real push service; and where the server does not go for it. */
import { createPublicKey, verify } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { isPublic, PUBLIC } from '../../src/online/reach.ts';
import { pushService, Subscriber, type Delivery } from './push-service.ts';
import { type Client, Guest, newFile, type Running, serve } from './world.ts';

/** So soon somebody is called here who gives no sign; a sign in time must be possible on a busy machine. */
const CALL_AFTER_MS = 1000;
const PATIENT = { timeout: 30_000 };

async function withCalls(file?: string) {
  const service = await pushService();
  const calls = { contact: 'mailto:us@games.example', reach: service.reach, againMs: 50 };
  const how: string[] = [];
  const watch = { called: (each: string) => void how.push(each) };
  const server = await serve(file ?? (await newFile()), { calls, watch, callAfterMs: CALL_AFTER_MS });
  return { service, server, how };
}

/** Ann is at the table and it is her turn; Bob has gone home. */
async function annPlays(server: Running) {
  const [ann, bob] = [await Guest.named(server, 'Ann'), await Guest.named(server, 'Bob')];
  const match = await ann.open({ game: 'connect-four', seats: ['you', 'open'] });
  const [a, b] = [await ann.connect(), await bob.connect()];
  await b.ask({ type: 'sit', match, seat: 1 });
  await a.ask({ type: 'look', match });
  await b.close();
  return { ann, bob, match, a };
}

const drop = (client: Client, match: string, seat: number, column: number) =>
  client.act(match, seat, { kind: 'drop', column });

/** What a delivery says of its sender, if it was signed with the key that browsers subscribe with. */
function claimsOf({ headers }: Delivery, key: string): { aud: string; exp: number; sub: string } {
  const [, token = '', k = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  expect(k).toBe(key);
  const [head = '', claims = '', mark = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  expect(verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(mark, 'base64url'))).toBe(
    true,
  );
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { aud: string; exp: number; sub: string };
}

test('whoever is away is called on every browser of theirs; only they can read it, and the service learns no address', async () => {
  const { service, server, how } = await withCalls();
  const { bob, match, a } = await annPlays(server);
  const { key } = (await new Guest(server).get('/api/push')).body as { key: string };
  const [phone, laptop] = [new Subscriber(service.url, 'phone'), new Subscriber(service.url, 'laptop')];
  for (const { address } of [phone, laptop, phone])
    expect(await bob.post('/api/push', address)).toEqual({ status: 200, body: {} });
  await drop(a, match, 0, 3);
  await service.come(2);
  const to = (path: string) => service.deliveries.find((each) => each.path === path) as Delivery;
  for (const [browser, path] of [
    [phone, '/phone'],
    [laptop, '/laptop'],
  ] as const) {
    const delivery = to(path);
    expect(browser.read(delivery)).toEqual({ match, title: 'Connect Four' });
    expect(delivery.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(JSON.stringify([delivery.headers, delivery.body.toString('latin1')])).not.toContain(match);
    const { aud, sub, exp } = claimsOf(delivery, key);
    expect({ aud, sub }).toEqual({ aud: service.url, sub: 'mailto:us@games.example' });
    expect(exp * 1000).toBeGreaterThan(Date.now());
  }
  expect(() => laptop.read(to('/phone'))).toThrow();
  await expect.poll(() => how, PATIENT).toEqual(['sent', 'sent']);
  expect(server.faults).toEqual([]);
});

test('nobody is called who looks, who did not ask, or for whom a bot plays; each question calls once', async () => {
  const { service, server } = await withCalls();
  const { ann, bob, match, a } = await annPlays(server);
  const [hers, his] = [new Subscriber(service.url, 'ann'), new Subscriber(service.url, 'bob')];
  await ann.post('/api/push', hers.address);
  // Nobody asked for Bob to be called.
  await drop(a, match, 0, 3);
  await wait(2 * CALL_AFTER_MS);
  await bob.post('/api/push', his.address);
  const b = await bob.connect();
  await b.ask({ type: 'look', match });
  await drop(b, match, 1, 3);
  await a.ask({ type: 'ping' });
  const early = wait(2 * CALL_AFTER_MS);
  await wait(20);
  await a.ask({ type: 'ping' }); // Ann's page gives a sign
  await early;
  expect(service.deliveries).toEqual([]);
  // His browser sleeps: the connection is there, but nothing comes from it.
  await drop(a, match, 0, 3);
  await service.come(1);
  expect(his.read(service.deliveries[0] as Delivery)).toMatchObject({ match });
  // He looks, goes, and is not called again for what he has seen; nor when the room comes back.
  await b.ask({ type: 'look', match });
  await b.close();
  await wait(2 * CALL_AFTER_MS);
  expect(service.deliveries).toHaveLength(1);
  const again = await bob.connect();
  await again.ask({ type: 'look', match });
  await again.ask({ type: 'leave', match });
  await again.close();
  await a.until(() => (a.update?.decision === undefined ? undefined : true));
  await drop(a, match, 0, 0);
  await wait(2 * CALL_AFTER_MS);
  // Ann may be called meanwhile: the bot has answered, and she gives no sign.
  expect(service.deliveries.filter(({ path }) => path === '/bob')).toHaveLength(1);
});

test('a browser that is gone is forgotten, one that is busy is tried once more; off means off', async () => {
  const file = await newFile();
  const { service, server, how } = await withCalls(file);
  const { bob, match, a } = await annPlays(server);
  const who = bob.person?.id ?? '';
  const phone = new Subscriber(service.url, 'phone');
  await bob.post('/api/push', phone.address);
  service.status = 503;
  await drop(a, match, 0, 0);
  await service.come(2);
  await expect.poll(() => how, PATIENT).toEqual(['failed']);
  expect(await server.store.pushesOf(who)).toEqual([phone.address]);
  const b = await bob.connect();
  await b.ask({ type: 'look', match });
  service.status = 410;
  await drop(b, match, 1, 0);
  await b.close();
  await drop(a, match, 0, 0);
  await expect.poll(() => how, PATIENT).toEqual(['failed', 'gone']);
  expect(await server.store.pushesOf(who)).toEqual([]);
  // Another person cannot end it, whoever has it can.
  await bob.post('/api/push', phone.address);
  const eve = await Guest.named(server, 'Eve');
  await eve.post('/api/push/off', { endpoint: phone.address.endpoint });
  expect(await server.store.pushesOf(who)).toHaveLength(1);
  await bob.post('/api/push/off', { endpoint: phone.address.endpoint });
  expect(await server.store.pushesOf(who)).toEqual([]);
  // The same key after a restart, or no browser could be called any more.
  const key = (await bob.get('/api/push')).body;
  await server.stop();
  const second = await withCalls(file);
  expect((await new Guest(second.server).get('/api/push')).body).toEqual(key);
});

test('a push service that does not answer holds up nobody', async () => {
  const { server, how } = await withCalls();
  const { bob, match, a } = await annPlays(server);
  await bob.post('/api/push', new Subscriber('https://push.example:1', 'closed').address);
  await drop(a, match, 0, 0);
  await expect.poll(() => how, PATIENT).toEqual(['failed']);
  expect(server.faults).toEqual([]);
});

test('what is no address of a push service is refused; of each person a few browsers are kept', async () => {
  const { service, server } = await withCalls();
  const ann = await Guest.named(server, 'Ann');
  const right = new Subscriber(service.url, 'phone').address;
  expect(await new Guest(server).post('/api/push', right)).toMatchObject({ status: 401 });
  for (const wrong of [
    {},
    [],
    { ...right, endpoint: 7 },
    { ...right, endpoint: 'push' },
    { ...right, endpoint: `${service.url}/${'x'.repeat(1000)}` },
    { ...right, endpoint: 'https://elsewhere.example/' },
    { ...right, p256dh: 'BB' },
    { ...right, auth: `${right.auth}==` },
  ])
    expect(await ann.post('/api/push', wrong)).toMatchObject({ status: 400, body: { problem: { code: 'malformed' } } });
  for (let at = 0; at < 15; at++) await ann.post('/api/push', new Subscriber(service.url, `browser-${at}`).address);
  const kept = await server.store.pushesOf(ann.person?.id ?? '');
  expect(kept).toHaveLength(10);
  expect(kept.at(-1)?.endpoint).toBe(`${service.url}/browser-14`);
  const off = await serve(await newFile());
  expect((await new Guest(off).get('/api/push')).body).toEqual({ key: null });
  expect(await (await Guest.named(off, 'Ann')).post('/api/push', right)).toMatchObject({ status: 404 });
});

test('a key that is no point of the curve is forgotten when it is used', async () => {
  const { service, server, how } = await withCalls();
  const { bob, match, a } = await annPlays(server);
  await bob.post('/api/push', { ...new Subscriber(service.url, 'odd').address, p256dh: `B${'A'.repeat(86)}` });
  await drop(a, match, 0, 0);
  await expect.poll(() => how, PATIENT).toEqual(['gone']);
  expect(await server.store.pushesOf(bob.person?.id ?? '')).toEqual([]);
  expect(server.faults).toEqual([]);
});

test.for([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/x',
  'https://web.push.apple.com/x',
  'https://db5p.notify.windows.com/w/?token=x',
])('a push service is at %s', (address) => {
  expect(PUBLIC.allows(new URL(address))).toBe(true);
});

test.for([
  'http://fcm.googleapis.com/',
  'https://fcm.googleapis.com:8443/',
  'https://user@fcm.googleapis.com/',
  'https://localhost/',
  'https://db/',
  'https://router.local/',
  'https://metadata.google.internal/',
  'https://127.0.0.1/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://1.1.1.1/',
  'file:///etc/passwd',
])('nothing is sent to %s', (address) => {
  expect(PUBLIC.allows(new URL(address))).toBe(false);
});

test('a name that leads to an address of one’s own network is not followed', async () => {
  for (const address of ['8.8.8.8', '142.250.1.1', '2a00:1450:4001::1']) expect(isPublic(address)).toBe(true);
  for (const address of [
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '64:ff9b::a00:1',
    'fc00::1',
    'fe80::1',
    '2002:7f00:1::',
    'localhost',
  ])
    expect([address, isPublic(address)]).toEqual([address, false]);
  const why = await new Promise((resolve) => {
    PUBLIC.options.lookup?.('localhost', { all: true }, (error) => resolve(error?.message));
  });
  expect(why).toBe('an address that is not public');
});
