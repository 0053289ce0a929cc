/** Clocks: by what everybody sees, enforced by the server, and fair to a server that was away. */
import { findGame } from '@orrery/catalog';
import { Random, type Seat } from '@orrery/kernel';
import { type Clock, type Room, SILENT_MS, type ToClient } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { leftOf, newTimes, nextZero, silentLimit, timesAfter, timesShifted } from '../../src/online/clocks.ts';
import type { KeptRoom } from '../../src/online/record.ts';
import { type Client, Guest, newFile, type Running, serve } from './world.ts';

test('a clock for the whole match runs while one is asked, and grows with each answer', () => {
  const clock: Clock = { kind: 'live', minutes: 1, increment: 5 };
  let times = newTimes(clock, 2)!;
  times = timesAfter(clock, times, { asked: [0] }, 1000);
  expect(times).toEqual([{ left: 60_000, since: 1000 }, { left: 60_000 }]);
  expect(nextZero(times)).toEqual({ seat: 0, at: 61_000 });
  times = timesAfter(clock, times, { asked: [1], actor: 0 }, 11_000);
  expect(times).toEqual([{ left: 55_000 }, { left: 60_000, since: 11_000 }]);
  // Asked again at once: an answer all the same.
  times = timesAfter(clock, times, { asked: [1], actor: 1 }, 21_000);
  expect(times[1]).toEqual({ left: 55_000, since: 21_000 });
  // Taking back is no answer.
  times = timesAfter(clock, times, { asked: [0], undone: true }, 26_000);
  expect(times).toEqual([{ left: 55_000, since: 26_000 }, { left: 50_000 }]);
  expect(leftOf(times[0]!, 26_000 + 99_000)).toBe(0);
});

test('a clock for each question begins anew with it; together with others one keeps the own one', () => {
  const clock: Clock = { kind: 'move', seconds: 30 };
  let times = timesAfter(clock, newTimes(clock, 3)!, { asked: [0, 1, 2] }, 0);
  times = timesAfter(clock, times, { asked: [0, 2], actor: 1 }, 10_000);
  expect(times).toEqual([{ left: 20_000, since: 10_000 }, { left: 30_000 }, { left: 20_000, since: 10_000 }]);
  times = timesAfter(clock, times, { asked: [0], actor: 2 }, 15_000);
  expect(times).toEqual([{ left: 15_000, since: 15_000 }, { left: 30_000 }, { left: 30_000 }]);
  expect(timesShifted(times, 100)[0]).toEqual({ left: 15_000, since: 15_100 });
  expect(newTimes({ kind: 'none' }, 2)).toBe(undefined);
});

async function seated(server: Running, clock: Clock) {
  const [ann, bob] = [await Guest.named(server, 'Ann'), await Guest.named(server, 'Bob')];
  const match = await ann.open({ game: 'connect-four', seats: ['you', 'open'], clock, rated: true });
  const [a, b] = [await ann.connect(), await bob.connect()];
  await b.ask({ type: 'sit', match, seat: 1 });
  await a.ask({ type: 'look', match });
  await b.ask({ type: 'look', match });
  return { ann, bob, match, a, b };
}

/** What the room keeps of the clocks, as if so much time had been used up. */
async function leave(server: Running, match: string, left: number): Promise<void> {
  const record = (await server.store.room(match))!;
  const body = record.body as KeptRoom;
  const times = body.times!.map((time) => ({ ...time, left }));
  await server.store.saveRoom({ ...record, body: { ...body, times } });
}

test('the server being away costs nobody time; at zero a bot takes the seat for good, and a rated match is lost', async () => {
  const file = await newFile();
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const first = await serve(file, { now });
  const { ann, bob, match, a } = await seated(first, { kind: 'live', minutes: 5, increment: 0 });
  const own = a.room?.seats[0];
  expect(own).toMatchObject({ kind: 'person', time: { left: 300_000, since: expect.any(Number) } });
  expect(a.room?.seats[1]).toMatchObject({ time: { left: 300_000 } });
  await a.act(match, 0, { kind: 'drop', column: 3 });
  await a.until(() => (a.room?.seats[1]?.kind === 'person' && a.room.seats[1].time?.since ? true : undefined));
  await first.stop();
  // An hour later, with a few seconds left for each.
  ahead = 3_600_000;
  const between = await serve(file, { now });
  await between.stop();
  const store = await serve(file, { now });
  await leave(store, match, 5000);
  await store.stop();
  const second = await serve(file, { now });
  const [c, d] = [await new Guest(second, ann.cookie).connect(), await new Guest(second, bob.cookie).connect()];
  await c.ask({ type: 'look', match });
  await d.ask({ type: 'look', match });
  expect(d.room?.seats[1]).toMatchObject({ kind: 'person', time: { left: 5000, since: expect.any(Number) } });
  expect(d.room?.seats[1]).not.toHaveProperty('standIn');
  await d.until(() => (d.room?.seats[1]?.kind === 'person' && d.room.seats[1].forGood ? true : undefined));
  expect(d.room?.seats[1]).toMatchObject({ standIn: 'medium', time: { left: 0 } });
  expect(await d.ask({ type: 'return', match })).toMatchObject({ problem: { code: 'not-yours' } });
  // The bot answers, and the other's time runs again, and out.
  await c.until(() => (c.room?.seats[0]?.kind === 'person' && c.room.seats[0].forGood ? true : undefined));
  // Now two bots play it to its end.
  await c.until(() => (c.room?.state === 'over' ? true : undefined));
  // Whose time ran out first has lost.
  const { body } = await new Guest(second, bob.cookie).get(`/api/people/${bob.person?.id}`);
  expect(body).toMatchObject({ recent: { matches: [{ match, score: 'lost' }] } });
  expect(c.room?.result).toMatchObject([{ rank: 1 }, { rank: 2 }]);
  expect(second.faults).toEqual([]);
}, 60_000);

test('nobody looks, and the clock runs out all the same', async () => {
  const file = await newFile();
  const first = await serve(file);
  const { match } = await seated(first, { kind: 'days', days: 1 });
  await first.stop();
  const quick = await serve(file);
  await leave(quick, match, 2000);
  await quick.stop();
  const second = await serve(file);
  const began = Date.now();
  let kept: KeptRoom | undefined;
  while (Date.now() - began < 30_000) {
    kept = (await second.store.room(match))?.body as KeptRoom;
    const [seat] = kept.seats;
    if (seat?.kind === 'person' && seat.forGood) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(kept?.seats[0]).toMatchObject({ standIn: 'medium', forGood: true });
}, 60_000);

test('what comes at zero and cannot be kept comes a little later', async () => {
  const file = await newFile();
  const first = await serve(file);
  const { ann, match } = await seated(first, { kind: 'live', minutes: 5, increment: 0 });
  await first.stop();
  const quick = await serve(file);
  await leave(quick, match, 2000);
  await quick.stop();
  const second = await serve(file);
  const save = second.store.saveRoom.bind(second.store);
  let failures = 0;
  second.store.saveRoom = (room) => {
    const isAtZero = (room.body as KeptRoom).seats.some((seat) => seat.kind === 'person' && seat.forGood);
    if (!isAtZero || failures > 0) return save(room);
    failures++;
    return Promise.reject(new Error('database or disk is full'));
  };
  const again = await new Guest(second, ann.cookie).connect();
  await again.ask({ type: 'look', match });
  await again.until(() => (again.room?.seats[0]?.kind === 'person' && again.room.seats[0].forGood ? true : undefined));
  expect(failures).toBe(1);
  expect(String(second.faults)).toContain('database or disk is full');
}, 60_000);

/** Whose clock runs, as a room says it. */
const running = ({ seats }: Room): Seat[] =>
  seats.flatMap((seat, at) => (seat.kind === 'person' && seat.time?.since !== undefined ? [at] : []));

test('a clock runs for those whom a watcher sees being asked, and for nobody else: questions in silence move none', async () => {
  const server = await serve(await newFile());
  const game = (await findGame('cosmos')?.load())!;
  const guests = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => Guest.named(server, name)));
  const [ann] = guests as [Guest];
  const clock: Clock = { kind: 'live', minutes: 180, increment: 1 };
  const match = await ann.open({ game: 'cosmos', seats: ['you', 'open', 'open'], clock, watchable: true });
  const clients = await Promise.all(guests.map((guest) => guest.connect()));
  for (const [seat, client] of clients.entries()) if (seat > 0) await client.ask({ type: 'sit', match, seat });
  for (const client of clients) await client.ask({ type: 'look', match });
  const watcher = await (await Guest.named(server, 'Eve')).connect();
  await watcher.ask({ type: 'look', match });
  const random = Random.from('clocks');
  const table = server.rooms.host.tableAt(match)!;
  const answered: number[] = [];
  let silences = 0;
  for (let actions = 0; actions < 120 && !table.over; ) {
    if (table.match.decisions.some(({ hidden }) => hidden)) silences++;
    for (const [seat, client] of clients.entries()) {
      await client.flush();
      const update = client.update!;
      // Where somebody may be asked in silence, the news of one's own answer come later than its "done".
      if (update.decision === undefined || update.outcome || answered[seat] === update.seq) continue;
      answered[seat] = update.seq;
      const answer = await client.act(match, seat, game.bot.choose(update.view, seat, random));
      expect(answer).toMatchObject({ type: 'done' });
      actions++;
    }
    if (table.isSilent) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await table.shown();
  await watcher.flush();
  expect(silences).toBeGreaterThan(0);
  let asked: Seat[] = [];
  let compared = 0;
  const look = (message: ToClient) => {
    if (message.type === 'table' || message.type === 'update')
      asked = [...new Set(message.update.view.decisions.map(({ seat }) => seat))].sort((a, b) => a - b);
    if (!('room' in message) || !message.room || message.room.state !== 'running') return;
    expect(running(message.room)).toEqual(asked);
    compared++;
  };
  watcher.got.forEach(look);
  expect(compared).toBeGreaterThan(40);
}, 180_000);

/** Two at Cosmos, which begins with questions in silence, and Eve, who watches. */
async function inSilence(clock: Clock, file?: string, now = Date.now) {
  const server = await serve(file ?? (await newFile()), { now });
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => Guest.named(server, name)));
  const match = await ann!.open({ game: 'cosmos', seats: ['you', 'open'], clock, watchable: true });
  const [a, b, w] = await Promise.all([ann!.connect(), bob!.connect(), eve!.connect()]);
  await b.ask({ type: 'sit', match, seat: 1 });
  for (const client of [a, b, w]) await client.ask({ type: 'look', match });
  const game = (await findGame('cosmos')?.load())!;
  const answer = (client: Client, seat: Seat) =>
    client.act(match, seat, game.bot.choose(client.update!.view, seat, Random.from('silence')));
  return { server, match, ann: ann!, a, b, w, answer, table: server.rooms.host.tableAt(match)! };
}

test('whoever is asked in silence sees how long they have, which nobody else does', async () => {
  const { server, a, b, w, answer, table } = await inSilence({ kind: 'live', minutes: 10, increment: 0 });
  expect(table.match.decisions.filter(({ hidden }) => hidden)).toHaveLength(2);
  for (const [seat, client] of [a, b].entries()) {
    expect(client.room?.silent).toMatchObject({ seat });
    expect(client.room!.silent!.until - client.room!.now).toBeGreaterThan(110_000);
    expect(client.room!.silent!.until - client.room!.now).toBeLessThanOrEqual(SILENT_MS);
  }
  for (const client of [b, w]) await client.flush();
  const heard = [b, w].map(({ got }) => got.length);
  await answer(a, 0);
  await a.until(() => (a.room?.silent ? undefined : true));
  for (const client of [b, w]) await client.flush();
  expect([b, w].map(({ got }) => got.length)).toEqual(heard);
  expect(JSON.stringify(w.got)).not.toContain('"silent"');
  expect(b.room?.silent).toMatchObject({ seat: 1 });
  expect(server.faults).toEqual([]);
});

test('in silence one has the time of a move; then the question is answered, and the seat stays', async () => {
  const { server, a, answer, b, table } = await inSilence({ kind: 'move', seconds: 10 });
  const { until } = a.room!.silent!;
  expect(until - a.room!.now).toBeGreaterThan(9000);
  await answer(b, 1);
  expect(table.match.decisionOf(0)?.hidden).toBe(true);
  await a.until(() => (a.room!.silent?.until === until ? undefined : true));
  expect(Date.now()).toBeGreaterThanOrEqual(until);
  await table.shown();
  await a.flush();
  expect(table.match.entries.map(({ seat }) => seat)).toContain(0);
  expect(a.room?.seats[0]).not.toHaveProperty('standIn');
  expect(server.faults).toEqual([]);
}, 30_000);

test('a server that starts again gives nobody more time in silence, nor less; it needs nobody who looks', async () => {
  const file = await newFile();
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const { server: first, match, ann, a } = await inSilence({ kind: 'move', seconds: 60 }, file, now);
  const { until } = a.room!.silent!;
  ahead = 20_000;
  await first.stop();
  // An hour later.
  ahead += 3_600_000;
  const second = await serve(file, { now });
  const c = await new Guest(second, ann.cookie).connect();
  await c.ask({ type: 'look', match });
  expect(Math.abs(c.room!.silent!.until - until - 3_600_000)).toBeLessThan(10_000);
  await second.stop();
  // Most of what was left has gone by when nobody looks.
  ahead += 1000;
  const third = await serve(file, { now });
  expect((await third.store.roomsToWake(now() + 60_000, 10)).map(({ id }) => id)).toEqual([match]);
  ahead += 60_000;
  const kept = async () => (await third.store.load(match))!.actions.length;
  while ((await kept()) === 0) await new Promise((resolve) => setTimeout(resolve, 100));
  expect([...first.faults, ...second.faults, ...third.faults]).toEqual([]);
}, 60_000);

test('a clock for the match gives two minutes in silence, but not more than is left of it', () => {
  const clock: Clock = { kind: 'live', minutes: 10, increment: 0 };
  expect(silentLimit(clock, { left: 500_000 }, 0)).toBe(SILENT_MS);
  expect(silentLimit(clock, { left: 50_000 }, 0)).toBe(50_000);
  expect(silentLimit({ kind: 'move', seconds: 90 }, { left: 10 }, 0)).toBe(90_000);
  expect(silentLimit({ kind: 'days', days: 2 }, { left: 10 }, 0)).toBe(172_800_000);
  expect(silentLimit({ kind: 'none' }, { left: 10 }, 0)).toBe(undefined);
});
