/** Whoever resigns is out for good; the match ends when nobody is left to play against. The log says so, and replays so. */
import { findGame } from '@orrery/catalog';
import { type Log, parseLog, verify } from '@orrery/kernel';
import type { Lobby, NewRoom, Profile, ToClient } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { SqliteStore } from '../../src/store/sqlite.ts';
import { type Client, Guest, newFile, type Running, serve } from './world.ts';

const RATED = { clock: { kind: 'live', minutes: 5, increment: 0 }, rated: true, listed: true } as const;

async function seated(server: Running, names: readonly string[], wish: Partial<NewRoom> & Pick<NewRoom, 'game'>) {
  const people = await Promise.all(names.map((name) => Guest.named(server, name)));
  const [host] = people as [Guest];
  const seats = people.map((_, at) => (at === 0 ? ('you' as const) : ('open' as const)));
  const match = await host.open({ seats, ...wish });
  const clients = await Promise.all(people.map((guest) => guest.connect()));
  for (const [seat, client] of clients.entries()) if (seat > 0) await client.ask({ type: 'sit', match, seat });
  for (const client of clients) await client.ask({ type: 'look', match });
  return { people, clients, match };
}

const over = (client: Client) => client.until(() => (client.room?.state === 'over' ? client.room : undefined));
const drop = (client: Client, match: string, seat: number, column: number) =>
  client.act(match, seat, { kind: 'drop', column });
const logOf = async (client: Client, match: string): Promise<Log> => {
  const answer = await client.ask({ type: 'log', match });
  if (answer.type !== 'log') throw new Error(JSON.stringify(answer));
  return answer.log;
};

test('of two, whoever resigns has lost at once: told, rated, listed, in the log and after a restart', async () => {
  const file = await newFile();
  const first = await serve(file);
  const { people, clients, match } = await seated(first, ['Ann', 'Bob'], { game: 'connect-four', ...RATED });
  const [ann, bob] = people as [Guest, Guest];
  const [a, b] = clients as [Client, Client];
  await drop(a, match, 0, 3);
  await b.until(() => (b.update?.decision === undefined ? undefined : true));
  // It need not be one's turn.
  expect(await a.ask({ type: 'resign', match })).toMatchObject({ type: 'done' });
  const room = await over(b);
  expect(room).toMatchObject({
    result: [{ rank: 2 }, { rank: 1 }],
    seats: [{ name: 'Ann', gone: { why: 'resigned', move: 1 } }, { name: 'Bob' }],
  });
  expect(room.seats[0]).not.toHaveProperty('standIn');
  expect(room.result?.[1]?.change).toBeGreaterThan(0);
  expect(b.update).toMatchObject({
    moves: 1,
    outcome: { reason: 'forfeit', ranks: [2, 1], forfeits: [0] },
    view: { decisions: [], legal: [] },
  });
  expect(b.update).not.toHaveProperty('decision');
  expect(b.update?.seed).toBeDefined();
  expect(
    await b.ask({ type: 'act', match, seat: 1, decision: 'drop-1', action: { kind: 'drop', column: 3 } }),
  ).toMatchObject({ type: 'refused', refusal: { code: 'game-over' } });
  for (const client of [a, b])
    expect(await client.ask({ type: 'resign', match })).toMatchObject({ problem: { code: 'match-over' } });
  const spoken = b.got.flatMap((each) => (each.type === 'chat' ? each.lines.map(({ system }) => system) : []));
  expect(spoken.slice(-2)).toEqual(['resigned', 'over']);

  await first.stop();
  const second = await serve(file);
  const again = await new Guest(second, bob.cookie).connect();
  const table = (await again.ask({ type: 'look', match })) as Extract<ToClient, { type: 'table' }>;
  expect(table).toMatchObject({ room: { state: 'over' }, update: { outcome: { forfeits: [0] }, moves: 1 } });
  const replayed = await again.ask({ type: 'replay', match, viewer: 'above' });
  expect(replayed).toMatchObject({
    over: true,
    moment: { moves: 1, outcome: { forfeits: [0] }, view: { decisions: [] } },
  });
  expect(await again.ask({ type: 'replay', match, viewer: 'above', moves: 0 })).toMatchObject({
    moment: { moves: 0, view: { decisions: [{ seat: 0 }] } },
  });
  expect(await again.ask({ type: 'course', match })).toMatchObject({ type: 'course' });
  const log = await logOf(again, match);
  expect(log).toMatchObject({ forfeits: [0], outcome: { ranks: [2, 1] } });
  const connectFour = await findGame('connect-four')?.load();
  const read = parseLog(JSON.stringify(log));
  expect(read.ok && verify(connectFour!, read.value)).toMatchObject({
    ok: true,
    value: { moves: 1, outcome: { forfeits: [0] } },
  });

  const guest = new Guest(second, ann.cookie);
  const profile = (await guest.get(`/api/people/${ann.person?.id}`)).body as Profile;
  expect(profile.recent.matches).toMatchObject([
    { match, score: 'lost', seats: [{ gone: 'resigned' }, { score: 'won' }] },
  ]);
  expect(profile.ratings).toMatchObject([{ matches: 1 }]);
  const { mine } = (await guest.get('/api/lobby')).body as Lobby;
  expect(mine).toMatchObject([{ match, state: 'over', yourMove: false, prompt: 'Blue (you) forfeits the match.' }]);
  expect(second.faults).toEqual([]);
});

test('of three, whoever resigns is played for by a bot and stays out; with the last but one the match ends', async () => {
  const server = await serve(await newFile());
  const { clients, match } = await seated(server, ['Ann', 'Bob', 'Cid'], { game: 'dogfight', ...RATED });
  const [a, b, c] = clients as [Client, Client, Client];
  await b.ask({ type: 'resign', match });
  await a.until(() => (a.room?.seats[1]?.kind === 'person' && a.room.seats[1].standIn ? true : undefined));
  expect(a.room).toMatchObject({ state: 'running', seats: [{}, { forGood: true, gone: { why: 'resigned' } }, {}] });
  for (const type of ['return', 'resign'])
    expect(await b.ask({ type, match })).toMatchObject({ problem: { code: 'not-yours' } });
  await a.ask({ type: 'resign', match });
  // Whoever went first is last.
  expect(await over(c)).toMatchObject({ result: [{ rank: 2 }, { rank: 3 }, { rank: 1 }] });
  expect(c.update?.outcome).toMatchObject({ ranks: [2, 3, 1], forfeits: [1, 0] });
  expect(await logOf(c, match)).toMatchObject({ forfeits: [1, 0] });
});

test('whoever is the last one left ends the match as its winner; against bots alone it ends as well', async () => {
  const server = await serve(await newFile());
  const two = await seated(server, ['Ann', 'Bob'], { game: 'connect-four', ...RATED });
  const [a, b] = two.clients as [Client, Client];
  // In a rated match a bot has the seat for good.
  await b.ask({ type: 'leave', match: two.match });
  await a.until(() => (a.room?.seats[1]?.kind === 'person' && a.room.seats[1].forGood ? true : undefined));
  await a.ask({ type: 'resign', match: two.match });
  expect(await over(a)).toMatchObject({ result: [{ rank: 1 }, { rank: 2 }], seats: [{}, { gone: { why: 'left' } }] });
  expect(a.room?.seats[0]).not.toHaveProperty('gone');

  const cid = await Guest.named(server, 'Cid');
  const alone = await cid.open({ game: 'dogfight', seats: ['you', { bot: 'random' }, { bot: 'random' }] });
  const c = await cid.connect();
  await c.ask({ type: 'look', match: alone });
  await c.ask({ type: 'resign', match: alone });
  expect(await over(c)).toMatchObject({ result: [{ rank: 3 }, { rank: 1 }, { rank: 1 }] });
  expect(server.faults).toEqual([]);
});

test('nobody resigns for another; a match of one that waits is not resigned', async () => {
  const server = await serve(await newFile());
  const { match } = await seated(server, ['Ann', 'Bob'], { game: 'connect-four', watchable: true });
  const eve = await Guest.named(server, 'Eve');
  const e = await eve.connect();
  await e.ask({ type: 'look', match });
  expect(await e.ask({ type: 'resign', match })).toMatchObject({ problem: { code: 'not-yours' } });
  const waiting = await eve.open({ game: 'connect-four', seats: ['you', 'open'] });
  expect(await e.ask({ type: 'resign', match: waiting })).toMatchObject({ problem: { code: 'not-begun' } });
});

test('a resigned match that is brought elsewhere stays resigned', async () => {
  const server = await serve(await newFile());
  const { clients, match } = await seated(server, ['Ann', 'Bob'], { game: 'connect-four' });
  const [a, b] = clients as [Client, Client];
  await drop(a, match, 0, 3);
  await b.ask({ type: 'resign', match });
  await over(a);
  const eve = await Guest.named(server, 'Eve');
  const { body } = await eve.post('/api/matches/import', { text: JSON.stringify(await logOf(a, match)) });
  const { match: copy } = body as { match: string };
  const e = await eve.connect();
  expect(await e.ask({ type: 'look', match: copy })).toMatchObject({
    room: { imported: true },
    update: { outcome: { forfeits: [1] } },
  });
  expect(await logOf(e, copy)).toMatchObject({ forfeits: [1] });
});

test('the log alone says it: a server that was killed before it kept the result does so when it is back', async () => {
  const file = await newFile();
  const first = await serve(file);
  const { people, clients, match } = await seated(first, ['Ann', 'Bob'], { game: 'connect-four', ...RATED });
  const [a] = clients as [Client, Client];
  await drop(a, match, 0, 3);
  const stored = (await first.store.load(match))!;
  await first.store.add({ ...stored, head: { ...stored.head, forfeits: [1] } });
  await first.stop();
  const second = await serve(file);
  const again = await new Guest(second, people[0]?.cookie).connect();
  expect(await again.ask({ type: 'look', match })).toMatchObject({ update: { outcome: { forfeits: [1] } } });
  expect(await over(again)).toMatchObject({
    result: [{ rank: 1 }, { rank: 2 }],
    seats: [{}, { gone: { why: 'resigned' } }],
  });
});

test('two who resign at once: the first has, the second has won and is not said to have', async () => {
  const server = await serve(await newFile());
  const { clients, match } = await seated(server, ['Ann', 'Bob'], { game: 'connect-four', ...RATED });
  const [a, b] = clients as [Client, Client];
  const answers = await Promise.all([a, b].map((client) => client.ask({ type: 'resign', match })));
  const second = answers.findIndex(({ type }) => type === 'error');
  expect(answers[second]).toMatchObject({ problem: { code: 'match-over' } });
  expect((await over(a)).result?.[second]).toMatchObject({ rank: 1 });
  await a.flush();
  const lines = a.got.flatMap((each) => (each.type === 'chat' ? each.lines : []));
  expect(lines.flatMap(({ system, seat }) => (system === 'resigned' ? [seat] : []))).toEqual([1 - second]);
});

test('a rematch begins without anything of the match before: nobody has resigned, and there is no result', async () => {
  const server = await serve(await newFile());
  const { clients, match } = await seated(server, ['Ann', 'Bob'], { game: 'connect-four', ...RATED });
  const [a, b] = clients as [Client, Client];
  await a.ask({ type: 'resign', match });
  await over(b);
  await a.ask({ type: 'rematch', match });
  const next = await b.until(() => b.room?.rematch);
  await b.ask({ type: 'sit', match: next, seat: 0 });
  await b.ask({ type: 'look', match: next });
  expect(b.room).toMatchObject({
    match: next,
    state: 'running',
    rated: true,
    seats: [{ name: 'Bob' }, { name: 'Ann' }],
  });
  expect(b.room).not.toHaveProperty('result');
  for (const seat of b.room?.seats ?? []) expect(seat).not.toHaveProperty('gone');
});

test('a server that was killed when it had kept the result, but not that the match is over, says the same of it', async () => {
  const file = await newFile();
  const first = await serve(file);
  const { people, clients, match } = await seated(first, ['Ann', 'Bob'], { game: 'connect-four', ...RATED });
  const [a] = clients as [Client, Client];
  const running = (await first.store.room(match))!;
  await a.ask({ type: 'resign', match });
  const { result } = await over(a);
  expect(result?.[0]?.change).toBeLessThan(0);
  await first.stop();
  const between = await SqliteStore.open(file);
  await between.saveRoom(running);
  await between.close();
  const second = await serve(file);
  const again = await new Guest(second, people[0]?.cookie).connect();
  await again.ask({ type: 'look', match });
  expect((await over(again)).result).toEqual(result);
});
