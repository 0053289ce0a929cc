/** Another match of the same people, who may have gone home: their seats are kept, they find it, and they are called. */
import type { Lobby } from '@orrery/protocol';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { pushService, Subscriber, type Delivery } from './push-service.ts';
import { type Client, Guest, newFile, NO_LIMITS, type Running, serve } from './world.ts';

const CALL_AFTER_MS = 1000;

/** Three have played; Ann has won, because the others gave up. */
async function played(server: Running) {
  const people = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => Guest.named(server, name)));
  const [ann, bob, cid] = people as [Guest, Guest, Guest];
  const match = await ann.open({ game: 'liars-dice', seats: ['you', 'open', 'open'] });
  const clients = await Promise.all(people.map((guest) => guest.connect()));
  const [a, b, c] = clients as [Client, Client, Client];
  await b.ask({ type: 'sit', match, seat: 1 });
  await c.ask({ type: 'sit', match, seat: 2 });
  for (const client of clients) await client.ask({ type: 'look', match });
  await b.ask({ type: 'resign', match });
  await c.ask({ type: 'resign', match });
  for (const client of clients) await client.until(() => (client.room?.state === 'over' ? true : undefined));
  return { ann, bob, cid, a, b, c, match };
}

const rematch = async (client: Client, match: string): Promise<string> => {
  expect(await client.ask({ type: 'rematch', match })).toMatchObject({ type: 'done' });
  return client.until(() => client.room?.rematch);
};

test('whoever has gone home finds the rematch in their list, and is called to it; whoever is there is not', async () => {
  const service = await pushService();
  const calls = { contact: 'mailto:us@games.example', reach: service.reach, againMs: 50 };
  const server = await serve(await newFile(), { calls, callAfterMs: CALL_AFTER_MS });
  const { ann, bob, cid, a, b, c, match } = await played(server);
  const phones = Object.fromEntries(['ann', 'bob', 'cid'].map((name) => [name, new Subscriber(service.url, name)]));
  for (const [name, guest] of Object.entries({ ann, bob, cid })) await guest.post('/api/push', phones[name]?.address);
  await b.close();
  const next = await rematch(a, match);
  await wait(20);
  await c.ask({ type: 'ping' }); // Cid still stands at the end of the last match
  for (const guest of [ann, bob, cid]) {
    const { mine } = (await guest.get('/api/lobby')).body as Lobby;
    expect(mine.find((line) => line.match === next)).toMatchObject({ state: 'waiting' });
  }
  await service.come(1);
  await wait(CALL_AFTER_MS);
  expect(service.deliveries.map(({ path }) => path)).toEqual(['/bob']);
  expect(phones.bob?.read(service.deliveries[0] as Delivery)).toEqual({
    match: next,
    title: 'Liar’s Dice',
    why: 'rematch',
  });
  expect(server.faults).toEqual([]);
});

test('a seat that is kept for somebody stays kept when they sit down and stand up again', async () => {
  const server = await serve(await newFile());
  const { a, b, match } = await played(server);
  const next = await rematch(a, match);
  const eve = await (await Guest.named(server, 'Eve')).connect();
  for (const client of [a, b, eve]) await client.ask({ type: 'look', match: next });
  const kept = () => eve.room!.seats.map((seat) => (seat.kind === 'open' ? (seat.for?.name ?? '–') : seat.kind));
  expect(kept()).toEqual(['Cid', 'person', 'Bob']);
  expect(await b.ask({ type: 'sit', match: next, seat: 2 })).toMatchObject({ type: 'done' });
  expect(await b.ask({ type: 'stand', match: next })).toMatchObject({ type: 'done' });
  expect(await a.ask({ type: 'stand', match: next })).toMatchObject({ type: 'done' });
  await eve.flush();
  expect(kept()).toEqual(['Cid', 'Ann', 'Bob']);
  for (const seat of [0, 1, 2])
    expect(await eve.ask({ type: 'sit', match: next, seat })).toMatchObject({ problem: { code: 'taken' } });
  expect(await b.ask({ type: 'sit', match: next, seat: 2 })).toMatchObject({ type: 'done' });
});

test('a seat that others keep for somebody does not count among the matches that they may have', async () => {
  const server = await serve(await newFile(), { limits: { openMatches: 1 } });
  const { bob, a, match } = await played(server);
  await rematch(a, match);
  await bob.open({ game: 'connect-four', seats: ['you', 'open'] });
  await expect(bob.open({ game: 'connect-four', seats: ['you', 'open'] })).rejects.toThrow('too-many');
});

test('a rematch is a new match: it passes the same limits, and finding it again does not count', async () => {
  const limits = { matches: { burst: 2, perSecond: 0.001 } };
  const server = await serve(await newFile(), { limits: { ...NO_LIMITS, ...limits } });
  const { ann, a, b, match } = await played(server);
  const next = await rematch(a, match);
  for (let again = 0; again < 3; again++) await rematch(a, match);
  // Ann has opened two, this one and the first; Bob shares her address.
  expect((await ann.post('/api/matches', {})).status).toBe(400);
  await expect(ann.open({ game: 'connect-four', seats: ['you', 'open'] })).rejects.toThrow('too-fast');
  await b.ask({ type: 'sit', match: next, seat: 2 });
  await a.ask({ type: 'start', match: next, level: 'random' });
  for (const client of [a, b]) await client.ask({ type: 'look', match: next });
  await b.ask({ type: 'resign', match: next });
  await a.ask({ type: 'resign', match: next });
  await a.until(() => (a.room?.match === next && a.room.state === 'over' ? true : undefined));
  expect(await a.ask({ type: 'rematch', match: next })).toMatchObject({ problem: { code: 'too-fast' } });
  expect((await server.store.rooms({ state: 'waiting', person: ann.person!.id, limit: 9 })).length).toBe(0);
});
