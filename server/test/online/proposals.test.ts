/** A request to take something back: kept until it is answered or the match goes on; bots wait for it, but not for ever. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { KeptRoom } from '../../src/online/record.ts';
import { pushService, Subscriber, type Delivery } from './push-service.ts';
import { type Client, Guest, newFile, type Running, serve } from './world.ts';

const asked = (client: Client) => client.until(() => (client.update?.decision === undefined ? undefined : true));
const said = (client: Client) =>
  client.got.flatMap((each) => (each.type === 'chat' ? each.lines.map(({ system, name }) => `${system} ${name}`) : []));

const keptOf = async ({ store }: Running, match: string) => (await store.room(match))!.body as KeptRoom;

/** Ann has moved and asks whether she may take it back. */
async function annAsks(server: Running) {
  const [ann, bob] = [await Guest.named(server, 'Ann'), await Guest.named(server, 'Bob')];
  const match = await ann.open({ game: 'connect-four', seats: ['you', 'open'] });
  const [a, b] = [await ann.connect(), await bob.connect()];
  await b.ask({ type: 'sit', match, seat: 1 });
  for (const client of [a, b]) await client.ask({ type: 'look', match });
  await a.act(match, 0, { kind: 'drop', column: 3 });
  await asked(b);
  return { ann, bob, match, a, b };
}

test('a request is there when all have closed their pages and the server has started anew', async () => {
  const file = await newFile();
  const first = await serve(file);
  const { ann, bob, match, a } = await annAsks(first);
  await a.ask({ type: 'ask-undo', match, seat: 0, moves: 1 });
  // It is on the disk before it is said to be made.
  expect((await keptOf(first, match)).proposal).toMatchObject({ seat: 0, needed: [1] });
  await first.stop();
  const second = await serve(file);
  const [c, d] = [await new Guest(second, ann.cookie).connect(), await new Guest(second, bob.cookie).connect()];
  for (const client of [c, d]) await client.ask({ type: 'look', match });
  const proposal = d.room?.proposal;
  expect(proposal).toEqual({ id: proposal?.id, seat: 0, needed: [1] });
  expect(await d.ask({ type: 'agree', match, proposal: proposal?.id, yes: true })).toMatchObject({ type: 'done' });
  await c.until(() => (c.update?.undoneTo === 0 ? true : undefined));
  await c.flush();
  expect(c.room).not.toHaveProperty('proposal');
  expect(said(c)).toContain('undo Ann');
  expect(said(c)).not.toContain('undo-late Ann');
  expect(second.faults).toEqual([]);
});

test('whoever plays on answers no request, and all are told that it came too late', async () => {
  const server = await serve(await newFile());
  const { match, a, b } = await annAsks(server);
  await a.ask({ type: 'ask-undo', match, seat: 0, moves: 1 });
  await b.act(match, 1, { kind: 'drop', column: 4 });
  for (const client of [a, b]) await client.until(() => said(client).find((line) => line === 'undo-late Ann'));
  expect(a.room).not.toHaveProperty('proposal');
  expect((await keptOf(server, match)).proposal).toBe(undefined);
});

test('whoever is asked and does not look is called', async () => {
  const service = await pushService();
  const calls = { contact: 'mailto:us@games.example', reach: service.reach, againMs: 50 };
  const server = await serve(await newFile(), { calls, callAfterMs: 300 });
  const { bob, match, a, b } = await annAsks(server);
  await b.close();
  // By then he could have been called for his turn.
  await wait(600);
  const phone = new Subscriber(service.url, 'bob');
  await bob.post('/api/push', phone.address);
  await a.ask({ type: 'ask-undo', match, seat: 0, moves: 1 });
  await service.come(1);
  expect(phone.read(service.deliveries[0] as Delivery)).toEqual({ match, title: 'Connect Four', why: 'undo' });
});

/** Ann, Bob and a bot; Bob has made his bid, and asks at once whether he may take it back. */
async function bobAsks(server: Running) {
  const [ann, bob] = [await Guest.named(server, 'Ann'), await Guest.named(server, 'Bob')];
  const seats = ['you', 'open', { bot: 'hard' }] as const;
  const match = await ann.open({ game: 'liars-dice', seats, options: { showing: false } });
  const [a, b] = [await ann.connect(), await bob.connect()];
  await b.ask({ type: 'sit', match, seat: 1 });
  for (const client of [a, b]) await client.ask({ type: 'look', match });
  for (const [client, seat] of [
    [a, 0],
    [b, 1],
  ] as const) {
    await asked(client);
    const bid = client.update?.view.legal.find(({ kind }) => kind === 'bid');
    expect(await client.act(match, seat, bid!)).toMatchObject({ type: 'done' });
  }
  const ask = async () => b.ask({ type: 'ask-undo', match, seat: 1, moves: b.update?.moves });
  expect(await ask()).toMatchObject({ type: 'done' });
  return { match, a, b, ask };
}

test('a bot waits while people make up their minds, and plays on after a no', async () => {
  const server = await serve(await newFile());
  const { match, a, b } = await bobAsks(server);
  const moves = b.update?.moves;
  await wait(2500);
  await a.flush();
  expect(a.room?.proposal).toMatchObject({ seat: 1, needed: [0] });
  expect(a.update?.moves).toBe(moves);
  await a.ask({ type: 'agree', match, proposal: a.room?.proposal?.id, yes: false });
  await a.until(() => ((a.update?.moves ?? 0) > (moves ?? 0) ? true : undefined));
  expect(said(a)).toContain('no-undo Ann');
  expect(said(a)).not.toContain('undo-late Bob');
});

test('a bot waits for a minute, and asking again at the same point does not make it more', async () => {
  let ahead = 0;
  const server = await serve(await newFile(), { now: () => Date.now() + ahead });
  const { match, a, b, ask } = await bobAsks(server);
  const moves = b.update?.moves;
  ahead = 61_000;
  const proposal = await b.until(() => b.room?.proposal);
  await b.ask({ type: 'agree', match, proposal: proposal.id, yes: false });
  // The bot thinks now.
  expect(await ask()).toMatchObject({ type: 'done' });
  await a.until(() => ((a.update?.moves ?? 0) > (moves ?? 0) ? true : undefined));
  await a.until(() => said(a).find((line) => line === 'undo-late Bob'));
  expect(a.room).not.toHaveProperty('proposal');
});
