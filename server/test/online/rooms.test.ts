/** What people do at a table besides playing: come, leave, agree, talk; and what strangers may not. */
import { findGame } from '@orrery/catalog';
import type { Action, Game } from '@orrery/kernel';
import { AWAY_MS, type ChatLine } from '@orrery/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Client, Guest, newFile, type Running, serve } from './world.ts';

/** People at a running match of connect four, who drop discs in turn; all of them look. */
async function seated(server: Running, more: Parameters<Guest['open']>[0] | object = {}) {
  const [ann, bob] = [await Guest.named(server, 'Ann'), await Guest.named(server, 'Bob')];
  const match = await ann.open({ game: 'connect-four', seats: ['you', 'open'], ...more });
  const [a, b] = [await ann.connect(), await bob.connect()];
  await b.ask({ type: 'sit', match, seat: 1 });
  await a.ask({ type: 'look', match });
  await b.ask({ type: 'look', match });
  return { ann, bob, match, a, b };
}

const drop = (client: Client, match: string, seat: number, column: number) =>
  client.act(match, seat, { kind: 'drop', column });
const asked = (client: Client) => client.until(() => (client.update?.decision === undefined ? undefined : true));

test('nobody acts for another seat, before, during or after; what goes only at home is refused', async () => {
  const server = await serve(await newFile());
  const { match, a, b } = await seated(server);
  const eve = await (await Guest.named(server, 'Eve')).connect();
  const code = (answer: unknown) => (answer as { problem?: { code: string } }).problem?.code;
  const act = { type: 'act', match, seat: 0, decision: 'drop-1', action: { kind: 'drop', column: 0 } };
  for (const client of [b, eve]) {
    expect(code(await client.ask(act))).toBe('not-yours');
    expect(code(await client.ask({ type: 'undo', match, seat: 0 }))).toBe('not-yours');
    expect(code(await client.ask({ type: 'forecast', match, seat: 0, question: {} }))).toBe('not-yours');
    expect(code(await client.ask({ type: 'look', match, viewer: 0 }))).toBe('not-yours');
    expect(code(await client.ask({ type: 'replay', match, viewer: 0 }))).toBe('not-yours');
    expect(code(await client.ask({ type: 'look', match, viewer: 'above' }))).toBe('not-yours');
    expect(code(await client.ask({ type: 'log', match, revealing: true }))).toBe('online-running');
    expect(code(await client.ask({ type: 'course', match }))).toBe('online-running');
  }
  // The match is not to be watched: whoever is no player gets nothing at all of it.
  expect(code(await eve.ask({ type: 'look', match }))).toBe('not-yours');
  expect(code(await eve.ask({ type: 'replay', match, viewer: 'watcher' }))).toBe('not-yours');
  for (const type of ['leave', 'return', 'rematch']) expect(code(await eve.ask({ type, match }))).toBe('not-yours');
  expect(code(await eve.ask({ type: 'chat', match, text: 'Hi' }))).toBe('not-yours');
  expect(await eve.ask({ type: 'list' })).toMatchObject({ matches: [] });
  expect(code(await a.ask({ type: 'advise', match, seat: 0 }))).toBe('online-running');
  for (const type of ['create', 'learn', 'fork', 'import', 'keep', 'forget'])
    expect(code(await a.ask({ type, match }))).toBe('not-online');
  expect(code(await eve.ask({ type: 'look', match: 'nothing' }))).toBe('no-such-match');
  expect(eve.got.every(({ type }) => type === 'error' || type === 'matches')).toBe(true);
});

test('a waiting room: taking, changing and leaving seats, starting with bots, closing', async () => {
  const server = await serve(await newFile());
  const [ann, bob] = [await Guest.named(server, 'Ann'), await Guest.named(server, 'Bob')];
  const match = await ann.open({ game: 'dogfight', seats: ['you', 'open', 'open', 'open'], rated: true });
  const [a, b] = [await ann.connect(), await bob.connect()];
  await a.ask({ type: 'look', match });
  await b.ask({ type: 'look', match });
  await a.until(() => (a.room?.watchers === 1 ? true : undefined));
  await b.ask({ type: 'sit', match, seat: 3 });
  expect(b.room).toMatchObject({ yours: [3], seats: [{ name: 'Ann' }, {}, {}, { name: 'Bob', here: true }] });
  await b.ask({ type: 'sit', match, seat: 1 });
  expect(b.room).toMatchObject({ yours: [1], seats: [{}, { name: 'Bob' }, { kind: 'open' }, { kind: 'open' }] });
  expect(await b.ask({ type: 'start', match, level: 'easy' })).toMatchObject({ problem: { code: 'not-host' } });
  expect(await b.ask({ type: 'close', match })).toMatchObject({ problem: { code: 'not-host' } });
  expect(await a.ask({ type: 'start', match, level: 'genius' })).toMatchObject({ problem: { code: 'no-such-bot' } });
  await b.ask({ type: 'stand', match });
  expect(b.room).toMatchObject({ yours: [] });
  await b.ask({ type: 'sit', match, seat: 2 });
  expect(await a.ask({ type: 'start', match, level: 'random' })).toMatchObject({ type: 'done' });
  await b.until(() => (b.room?.state === 'running' ? true : undefined));
  // With bots at the table nothing is rated.
  expect(b.room).toMatchObject({ rated: false, seats: [{}, { kind: 'bot', level: 'random' }, {}, { kind: 'bot' }] });
  expect(await a.ask({ type: 'close', match })).toMatchObject({ problem: { code: 'begun' } });
  const second = await ann.open({ game: 'dogfight', seats: ['you', 'open'] });
  await b.ask({ type: 'look', match: second });
  expect(await a.ask({ type: 'close', match: second })).toMatchObject({ type: 'done' });
  await b.until(() => b.got.find((each) => each.type === 'error' && each.problem.code === 'deleted'));
  expect(await b.ask({ type: 'look', match: second })).toMatchObject({ problem: { code: 'no-such-match' } });
});

test('two who take the last seat at the same time: one sits, one is told', async () => {
  const server = await serve(await newFile());
  const guests = await Promise.all(['Ann', 'Bob', 'Cid', 'Dan'].map((name) => Guest.named(server, name)));
  const [ann, ...others] = guests as [Guest, ...Guest[]];
  const match = await ann.open({ game: 'connect-four', seats: ['you', 'open'] });
  const clients = await Promise.all(others.map((guest) => guest.connect()));
  const answers = await Promise.all(clients.map((client) => client.ask({ type: 'sit', match, seat: 1 })));
  expect(answers.map(({ type }) => type).sort()).toEqual(['done', 'error', 'error']);
});

test('whoever only looked at a waiting room is put out when a match begins that is not to be watched', async () => {
  const server = await serve(await newFile());
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => Guest.named(server, name)));
  const match = await ann!.open({ game: 'connect-four', seats: ['you', 'open'] });
  const [a, b, e] = [await ann!.connect(), await bob!.connect(), await eve!.connect()];
  await a.ask({ type: 'look', match });
  await e.ask({ type: 'look', match });
  await b.ask({ type: 'sit', match, seat: 1 });
  await e.until(() => e.got.find((each) => each.type === 'error' && each.problem.code === 'taken'));
  const before = e.texts.length;
  await a.ask({ type: 'look', match });
  await b.ask({ type: 'look', match });
  await drop(a, match, 0, 3);
  await asked(b);
  await e.flush();
  expect(e.texts.slice(before)).toEqual([]);
  expect(a.room).toMatchObject({ watchers: 0 });
});

test('a stranger finds no private match: not by the profiles of those who played, nor by their rematch', async () => {
  const server = await serve(await newFile());
  const { ann, bob, match, a, b } = await seated(server);
  const open = await seated(server, { listed: true });
  for (const { match: id, a: first, b: second } of [{ match, a, b }, open])
    for (const [at, column] of [0, 1, 0, 1, 0, 1, 0].entries()) {
      const client = at % 2 === 0 ? first : second;
      await asked(client);
      await drop(client, id, at % 2, column);
    }
  await a.until(() => (a.room?.state === 'over' ? true : undefined));
  await open.a.until(() => (open.a.room?.state === 'over' ? true : undefined));
  await a.ask({ type: 'rematch', match });
  await b.until(() => b.room?.rematch);
  const eve = await Guest.named(server, 'Eve');
  const e = await eve.connect();
  await e.ask({ type: 'look', match });
  expect(e.room).toMatchObject({ state: 'over' });
  expect(e.room).not.toHaveProperty('rematch');
  const seen = async (by: Guest, of: Guest) => {
    const paths = [`/api/people/${of.person?.id}`, `/api/people/${of.person?.id}/matches`];
    return JSON.stringify(await Promise.all(paths.map((path) => by.get(path))));
  };
  expect(await seen(eve, ann)).not.toContain(match);
  expect(await seen(new Guest(server), bob)).not.toContain(match);
  expect(await seen(eve, open.ann)).toContain(open.match);
  for (const guest of [ann, bob]) expect(await seen(guest, ann)).toContain(match);
});

test('whoever leaves is played for by a bot, and comes back; a restart changes nothing about it', async () => {
  const file = await newFile();
  const first = await serve(file);
  const { ann, bob, match, a, b } = await seated(first);
  await drop(a, match, 0, 3);
  expect(await b.ask({ type: 'leave', match })).toMatchObject({ type: 'done' });
  await asked(a);
  expect(a.update?.moves).toBe(2);
  expect(a.room?.seats[1]).toMatchObject({ name: 'Bob', standIn: 'medium' });
  expect(
    await b.ask({ type: 'act', match, seat: 1, decision: 'drop-2', action: { kind: 'drop', column: 0 } }),
  ).toMatchObject({
    problem: { code: 'not-yours' },
  });
  await first.stop();
  const second = await serve(file);
  const [c, d] = [await new Guest(second, ann.cookie).connect(), await new Guest(second, bob.cookie).connect()];
  await c.ask({ type: 'look', match });
  await d.ask({ type: 'look', match });
  expect(d.room?.seats[1]).toMatchObject({ standIn: 'medium' });
  await drop(c, match, 0, 3);
  await asked(c);
  expect(await d.ask({ type: 'return', match })).toMatchObject({ type: 'done' });
  expect(d.room?.seats[1]).not.toHaveProperty('standIn');
  await drop(c, match, 0, 0);
  await asked(d);
  expect(await drop(d, match, 1, 6)).toMatchObject({ type: 'done' });
  expect(await d.ask({ type: 'return', match })).toMatchObject({ problem: { code: 'not-yours' } });
});

const LIVE = { clock: { kind: 'live', minutes: 30, increment: 0 }, rated: true } as const;
const isAway = (client: Client, seat: number) =>
  client.until(() => {
    const sitter = client.room?.seats[seat];
    return sitter?.kind === 'person' && !sitter.here ? true : undefined;
  });

test('for whom a bot plays there is nothing to take back', async () => {
  const server = await serve(await newFile());
  const { match, a, b } = await seated(server);
  await drop(a, match, 0, 3);
  await asked(b);
  await drop(b, match, 1, 3);
  await asked(a);
  await a.ask({ type: 'leave', match });
  await asked(b);
  await a.flush();
  expect(a.update).toMatchObject({ moves: 3, canUndo: false });
  expect(a.update).not.toHaveProperty('canAskUndo');
});

test('whoever leaves while another is asked is offered no undo from then on, and is again when they are back', async () => {
  const server = await serve(await newFile());
  const { match, a, b } = await seated(server);
  await drop(a, match, 0, 3);
  await asked(b);
  expect(a.update).toMatchObject({ canAskUndo: true });
  await a.ask({ type: 'leave', match });
  await a.until(() => (a.update?.canAskUndo ? undefined : true));
  expect(a.update).toMatchObject({ moves: 1, canUndo: false, events: [{ kind: 'dropped', column: 3 }] });
  await a.ask({ type: 'return', match });
  await a.until(() => a.update?.canAskUndo);
});

test('the seat of somebody who is away goes to a bot after three minutes, not before, and is theirs again at once', async () => {
  let ahead = 0;
  const server = await serve(await newFile(), { now: () => Date.now() + ahead });
  const { bob, match, a, b } = await seated(server, LIVE);
  const give = () => a.ask({ type: 'give', match, seat: 1 });
  expect(await give()).toMatchObject({ problem: { code: 'not-away' } });
  await b.close();
  await isAway(a, 1);
  expect(await give()).toMatchObject({ problem: { code: 'not-away' } });
  ahead = 3 * 60_000;
  expect(await give()).toMatchObject({ type: 'done' });
  const gone = { why: 'away', by: 0, move: 0, at: expect.any(Number) };
  expect(a.room?.seats[1]).toMatchObject({ name: 'Bob', standIn: 'medium', gone });
  const back = await bob.connect();
  await back.ask({ type: 'look', match });
  expect(back.room?.seats[1]).toMatchObject({ standIn: 'medium', gone });
  expect(await back.ask({ type: 'return', match })).toMatchObject({ type: 'done' });
  expect(back.room?.seats[1]).not.toHaveProperty('gone');
  expect(await give()).toMatchObject({ problem: { code: 'not-away' } });
});

test('whoever has taken a seat and never looked is away since then, not since the server began', async () => {
  let ahead = 0;
  const server = await serve(await newFile(), { now: () => Date.now() + ahead });
  ahead = 60 * 60_000;
  const [ann, bob] = [await Guest.named(server, 'Ann'), await Guest.named(server, 'Bob')];
  const match = await ann.open({ game: 'connect-four', seats: ['you', 'open'] });
  const [a, b] = [await ann.connect(), await bob.connect()];
  await b.ask({ type: 'sit', match, seat: 1 });
  expect(await a.ask({ type: 'look', match })).toMatchObject({ type: 'table' });
  const sitter = a.room?.seats[1];
  expect(sitter).toMatchObject({ here: false });
  expect(sitter?.kind === 'person' && sitter.awaySince).toBeGreaterThan(Date.now() + ahead - 60_000);
});

test('whoever looks and then sits down is here, and away since no time', async () => {
  const server = await serve(await newFile());
  const [ann, bob] = [await Guest.named(server, 'Ann'), await Guest.named(server, 'Bob')];
  const match = await ann.open({ game: 'connect-four', seats: ['you', 'open'] });
  const b = await bob.connect();
  await b.ask({ type: 'look', match });
  await b.ask({ type: 'sit', match, seat: 1 });
  await b.ask({ type: 'look', match });
  expect(b.room?.seats[1]).toMatchObject({ name: 'Bob', here: true });
  expect(b.room?.seats[1]).not.toHaveProperty('awaySince');
});

test('the three minutes begin anew with the server, and never run where one has days for a move', async () => {
  const file = await newFile();
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const first = await serve(file, { now });
  const { ann, match, a, b } = await seated(first, LIVE);
  await b.close();
  await isAway(a, 1);
  await first.stop();
  ahead = 3_600_000;
  const second = await serve(file, { now });
  const again = await new Guest(second, ann.cookie).connect();
  await again.ask({ type: 'look', match });
  expect(again.room?.seats[1]).toMatchObject({ here: false, awaySince: expect.any(Number) });
  expect(await again.ask({ type: 'give', match, seat: 1 })).toMatchObject({ problem: { code: 'not-away' } });
  const slow = await seated(second, { clock: { kind: 'days', days: 3 } });
  await slow.b.close();
  await isAway(slow.a, 1);
  ahead += 3 * 60_000;
  expect(await again.ask({ type: 'give', match, seat: 1 })).toMatchObject({ type: 'done' });
  expect(await slow.a.ask({ type: 'give', match: slow.match, seat: 1 })).toMatchObject({
    problem: { code: 'not-away' },
  });
});

test('whoever did not stay is behind all who did, and behind whoever went later; page and profile say the same', async () => {
  const server = await serve(await newFile());
  const { ann, bob, match, a, b } = await seated(server, LIVE);
  await b.ask({ type: 'leave', match });
  await asked(a);
  // In a rated match nobody comes back after a bot has played for them.
  expect(await b.ask({ type: 'return', match })).toMatchObject({ problem: { code: 'not-yours' } });
  await a.ask({ type: 'leave', match });
  const { result } = await a.until(() => (a.room?.state === 'over' ? a.room : undefined));
  expect(result).toMatchObject([{ rank: 1 }, { rank: 2 }]);
  expect(result?.[0]?.change).toBeGreaterThan(0);
  expect(result?.[1]?.change).toBeLessThan(0);
  for (const [guest, score] of [
    [ann, 'won'],
    [bob, 'lost'],
  ] as const) {
    const { body } = await guest.get(`/api/people/${guest.person?.id}`);
    expect(body).toMatchObject({ recent: { matches: [{ match, score }] } });
  }
});

test('without a clock nothing is rated: nobody has promised to be there', async () => {
  const server = await serve(await newFile());
  const { a } = await seated(server, { rated: true });
  expect(a.room).toMatchObject({ state: 'running', rated: false });
});

test('a request ends with the seat of whoever asks or is asked', async () => {
  const server = await serve(await newFile());
  const { match, a, b } = await seated(server);
  await drop(a, match, 0, 3);
  await asked(b);
  await a.ask({ type: 'ask-undo', match, seat: 0, moves: 1 });
  await b.until(() => b.room?.proposal);
  await b.ask({ type: 'leave', match });
  await a.until(() => (a.room?.seats[1]?.kind === 'person' && a.room.seats[1].standIn ? true : undefined));
  expect(a.room).not.toHaveProperty('proposal');
});

test('undo: what the other has seen needs a yes; a move in between makes it another question', async () => {
  const server = await serve(await newFile());
  const { match, a, b } = await seated(server);
  await drop(a, match, 0, 3);
  await asked(b);
  expect(a.update).toMatchObject({ canUndo: false, canAskUndo: true });
  expect(await a.ask({ type: 'undo', match, seat: 0 })).toMatchObject({
    type: 'refused',
    refusal: { code: 'no-undo' },
  });
  expect(await a.ask({ type: 'ask-undo', match, seat: 0, moves: 0 })).toMatchObject({
    refusal: { code: 'undo-stale' },
  });
  expect(await b.ask({ type: 'ask-undo', match, seat: 1, moves: 1 })).toMatchObject({ refusal: { code: 'no-undo' } });
  await a.ask({ type: 'ask-undo', match, seat: 0, moves: 1 });
  // Whoever asked may take it back, and ask again; a no holds until another move.
  const taken = await a.until(() => a.room?.proposal);
  await a.ask({ type: 'agree', match, proposal: taken.id, yes: false });
  await a.ask({ type: 'ask-undo', match, seat: 0, moves: 1 });
  const first = await b.until(() => (b.room?.proposal?.id === taken.id ? undefined : b.room?.proposal));
  expect(first).toMatchObject({ seat: 0, needed: [1] });
  // The other plays on instead.
  await drop(b, match, 1, 4);
  await a.until(() => (a.room?.proposal ? undefined : true));
  await asked(a);
  await drop(a, match, 0, 3);
  await asked(b);
  await a.ask({ type: 'ask-undo', match, seat: 0, moves: 3 });
  const refused = await b.until(() => b.room?.proposal);
  await b.ask({ type: 'agree', match, proposal: refused.id, yes: false });
  const lines = () => a.got.flatMap((each) => (each.type === 'chat' ? each.lines : []));
  await a.until(() => lines().find(({ system, name }) => system === 'no-undo' && name === 'Bob'));
  expect(await a.ask({ type: 'ask-undo', match, seat: 0, moves: 3 })).toMatchObject({ problem: { code: 'said-no' } });
  await drop(b, match, 1, 4);
  await asked(a);
  await drop(a, match, 0, 3);
  await asked(b);
  await a.ask({ type: 'ask-undo', match, seat: 0, moves: 5 });
  const second = await b.until(() => b.room?.proposal);
  expect(await b.ask({ type: 'agree', match, proposal: second.id, yes: true })).toMatchObject({ type: 'done' });
  await a.until(() => (a.update?.undoneTo === 4 ? true : undefined));
  await b.until(() => (b.update?.moves === 4 ? true : undefined));
  expect((await server.store.load(match))?.actions.map(([seat]) => seat)).toEqual([0, 1, 0, 1]);
});

test('against a bot one takes back as at home: nobody else has seen it', async () => {
  const server = await serve(await newFile());
  const ann = await Guest.named(server, 'Ann');
  const match = await ann.open({ game: 'connect-four', seats: ['you', { bot: 'random' }] });
  const a = await ann.connect();
  await a.ask({ type: 'look', match });
  await drop(a, match, 0, 3);
  await a.until(() => (a.update?.moves === 2 ? true : undefined));
  expect(a.update).toMatchObject({ canUndo: true });
  expect(await a.ask({ type: 'undo', match, seat: 0 })).toMatchObject({ type: 'done' });
  expect(a.update?.moves).toBe(0);
});

test('talk: players only, words only, not too fast; it is there again later', async () => {
  const server = await serve(await newFile(), { limits: {} });
  const { ann, match, a, b } = await seated(server, { watchable: true });
  const eve = await (await Guest.named(server, 'Eve')).connect();
  expect(await eve.ask({ type: 'look', match })).toMatchObject({ type: 'table', update: { viewer: 'watcher' } });
  expect(await a.ask({ type: 'chat', match, text: ' Good\nluck! ' })).toMatchObject({ type: 'done' });
  const lines = (client: Client): ChatLine[] => client.got.flatMap((each) => (each.type === 'chat' ? each.lines : []));
  const heard = await b.until(() => lines(b).find(({ text }) => text));
  expect(heard).toMatchObject({ seat: 0, name: 'Ann', text: 'Good luck!', move: 0 });
  for (let at = 0; at < 4; at++)
    expect(await a.ask({ type: 'chat', match, text: `${at}` })).toMatchObject({ type: 'done' });
  expect(await a.ask({ type: 'chat', match, text: 'once more' })).toMatchObject({ problem: { code: 'too-fast' } });
  expect(await eve.ask({ type: 'chat', match, text: 'Hi' })).toMatchObject({ problem: { code: 'not-yours' } });
  const again = await ann.connect();
  await again.ask({ type: 'look', match });
  await again.until(() => (lines(again).length >= 7 ? true : undefined));
  expect(lines(again).map(({ system, text }) => system ?? text)).toEqual([
    'joined',
    'started',
    'Good luck!',
    '0',
    '1',
    '2',
    '3',
  ]);
  expect(lines(eve)).toEqual([]);
});

test('whoever looks back at a running match is told who plays, and is not at the table by that', async () => {
  const server = await serve(await newFile());
  const { match, a, b } = await seated(server, { watchable: true });
  await drop(a, match, 0, 3);
  const eve = await (await Guest.named(server, 'Eve')).connect();
  const room = { seats: [{ name: 'Ann' }, { name: 'Bob' }], yours: [] };
  const look = { type: 'replay', match, viewer: 'watcher', history: true };
  for (const packed of [false, true]) expect(await eve.ask({ ...look, packed })).toMatchObject({ room });
  expect(await eve.ask({ type: 'replay', match, viewer: 'watcher', moves: 0 })).not.toHaveProperty('room');
  await b.ask({ type: 'look', match });
  expect(b.room?.watchers).toBe(0);
});

test('a new name is seen at the table at once', async () => {
  const server = await serve(await newFile());
  const { ann, b } = await seated(server);
  await ann.post('/api/me', { name: 'Anna’s cat' });
  await b.until(() =>
    b.room?.seats[0]?.kind === 'person' && b.room.seats[0].name === "Anna's cat" ? true : undefined,
  );
});

test('a name that was changed elsewhere is the name of every connection of theirs', async () => {
  const server = await serve(await newFile());
  const [ann, bob] = [await Guest.named(server, 'Ann'), await Guest.named(server, 'Bob')];
  const [a, b] = [await ann.connect(), await bob.connect()];
  await bob.post('/api/me', { name: 'Bert' });
  const match = await ann.open({ game: 'liars-dice', seats: ['you', 'open', 'open'] });
  for (const client of [a, b]) await client.ask({ type: 'look', match });
  await b.ask({ type: 'sit', match, seat: 1 });
  await a.flush();
  expect(a.room?.seats[1]).toMatchObject({ name: 'Bert' });
  await b.ask({ type: 'look', match });
  expect(a.room?.seats[1]).toMatchObject({ name: 'Bert' });
});

test('after a reconnect a seat is still its owner’s, from any device', async () => {
  const server = await serve(await newFile());
  const { ann, match, a, b } = await seated(server);
  a.socket.terminate();
  await b.until(() => (b.room?.seats[0]?.kind === 'person' && !b.room.seats[0].here ? true : undefined));
  const { code } = (await ann.post('/api/me/carry', {})).body as { code: string };
  const phone = new Guest(server);
  await phone.post('/api/carry', { code });
  const again = await phone.connect();
  expect(await again.ask({ type: 'look', match, since: 0 })).toMatchObject({
    type: 'table',
    table: { yours: [0] },
    history: [],
  });
  expect(await drop(again, match, 0, 3)).toMatchObject({ type: 'done' });
});

test('an invitation that nobody takes up is deleted after two weeks, unless somebody looks; matches stay', async () => {
  let now = 1e12;
  const file = await newFile();
  const server = await serve(file, { now: () => now });
  const { match: played } = await seated(server);
  const ann = await Guest.named(server, 'Ann');
  const open = () => ann.open({ game: 'connect-four', seats: ['you', 'open'], listed: true });
  const [left, watched] = [await open(), await open()];
  const a = await ann.connect();
  await a.ask({ type: 'look', match: watched });
  now += 13 * 24 * 3600_000;
  const fresh = await open();
  await server.rooms.sweep();
  expect(await server.store.room(left)).toBeDefined();
  now += 2 * 24 * 3600_000;
  await server.rooms.sweep();
  expect(await server.store.room(left)).toBeUndefined();
  for (const id of [watched, fresh, played]) expect(await server.store.room(id)).toBeDefined();
  expect(await a.ask({ type: 'look', match: left })).toMatchObject({ problem: { code: 'no-such-match' } });
  await server.stop();
  // Also what became old while the server did not run.
  const again = await serve(file, { now: () => now });
  expect(await again.store.room(watched)).toBeUndefined();
  expect(await again.store.room(played)).toBeDefined();
});

test('a match whose log does not replay is frozen, says so, and is not touched', async () => {
  const file = await newFile();
  const first = await serve(file);
  const { ann, match, a } = await seated(first);
  await drop(a, match, 0, 3);
  const stored = (await first.store.load(match))!;
  // As if it had been played by other rules: the other seat is not asked.
  await first.store.append(match, { ...stored, from: 1, actions: stored.actions });
  const before = await first.store.load(match);
  await first.stop();
  const second = await serve(file);
  const again = await new Guest(second, ann.cookie).connect();
  expect(await again.ask({ type: 'look', match })).toMatchObject({
    type: 'room',
    room: { state: 'frozen', problem: { code: 'frozen' } },
  });
  expect(await again.ask({ type: 'act', match, seat: 0, decision: 'drop-2', action: {} })).toMatchObject({
    problem: { code: 'frozen' },
  });
  expect(await second.store.load(match)).toEqual(before);
  // Whoever reads the log finds the match in the store, and cannot open it.
  expect(String(second.faults)).toContain(`the match ${match.slice(0, 6)}… is frozen`);
  expect(String(second.faults)).not.toContain(match);
});

test('a host who has been away for three minutes holds nobody up who sits there, also after a restart', async () => {
  const file = await newFile();
  let now = Date.now();
  const first = await serve(file, { now: () => now });
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => Guest.named(first, name)));
  const match = await ann!.open({ game: 'liars-dice', seats: ['you', 'open', 'open'] });
  const [a, b, e] = await Promise.all([ann!.connect(), bob!.connect(), eve!.connect()]);
  for (const client of [a, b, e]) await client.ask({ type: 'look', match });
  await b.ask({ type: 'sit', match, seat: 1 });
  const start = { type: 'start', match, level: 'random' };
  now += 10 * AWAY_MS;
  expect(b.room).not.toHaveProperty('hostAway');
  expect(await b.ask(start)).toMatchObject({ problem: { code: 'not-host' } });
  await a.close();
  await b.until(() => (b.room?.hostAway === now ? true : undefined));
  now += AWAY_MS - 1;
  expect(await b.ask(start)).toMatchObject({ problem: { code: 'not-host' } });
  await first.stop();
  const second = await serve(file, { now: () => now });
  const [c, d] = [await new Guest(second, bob!.cookie).connect(), await new Guest(second, eve!.cookie).connect()];
  for (const client of [c, d]) await client.ask({ type: 'look', match });
  // Nobody could be there while the server was not.
  expect(await c.ask(start)).toMatchObject({ problem: { code: 'not-host' } });
  now += AWAY_MS;
  expect(await d.ask(start)).toMatchObject({ problem: { code: 'not-host' } });
  expect(await c.ask({ type: 'close', match })).toMatchObject({ problem: { code: 'not-host' } });
  expect(await c.ask(start)).toMatchObject({ type: 'done' });
  await c.ask({ type: 'look', match });
  expect(c.room).toMatchObject({ state: 'running', seats: [{ name: 'Ann' }, { name: 'Bob' }, { kind: 'bot' }] });
});

test('a disk that takes nothing does not keep the server from stopping in order', async () => {
  const server = await serve(await newFile());
  await seated(server);
  server.store.beat = () => Promise.reject(new Error('database or disk is full'));
  await server.stop();
  expect(String(server.faults)).toContain('database or disk is full');
});

test('a match that could not be saved is named in the log so that nobody can open it', async () => {
  const server = await serve(await newFile());
  const { match, a } = await seated(server);
  server.store.append = () => Promise.reject(new Error('database or disk is full'));
  expect(await drop(a, match, 0, 3)).toMatchObject({ problem: { code: 'not-saved' } });
  expect(String(server.faults)).toContain(`the match ${match.slice(0, 6)}… is not saved: "database or disk is full"`);
  expect(String(server.faults)).not.toContain(match);
});

test('a match of one move is frozen, too, if rules of another build would have it stand otherwise', async () => {
  const file = await newFile();
  const first = await serve(file, { rules: 'old' });
  const { ann, match, a } = await seated(first);
  await drop(a, match, 0, 3);
  await first.stop();
  const game = (await findGame('connect-four')?.load()) as Game;
  const apply = game.apply.bind(game);
  // A disc falls elsewhere: the log replays all the same.
  const changed = vi.spyOn(game, 'apply').mockImplementation((state, seat, _action, context) => {
    apply(state, seat, { kind: 'drop', column: 0 } as Action, context);
  });
  onTestFinished(() => changed.mockRestore());
  const second = await serve(file, { rules: 'new' });
  const again = await new Guest(second, ann.cookie).connect();
  expect(await again.ask({ type: 'look', match })).toMatchObject({
    type: 'room',
    room: { state: 'frozen', problem: { code: 'frozen' } },
  });
  expect(String(second.faults)).toContain('after 1 moves the match stands otherwise than it did');
});

test('a match that is over and cannot be opened is over as it was when it can be again', async () => {
  const file = await newFile();
  const first = await serve(file, { rules: 'old' });
  const { ann, match, a } = await seated(first, { rated: true, clock: { kind: 'live', minutes: 5, increment: 0 } });
  await a.ask({ type: 'resign', match });
  const { result } = await a.until(() => (a.room?.state === 'over' ? a.room : undefined));
  await a.flush();
  const spoken = (await first.store.chat(match, 100)).length;
  await first.stop();
  const game = (await findGame('connect-four')?.load()) as Game;
  const changed = vi.spyOn(game, 'setup').mockImplementation(() => {
    throw new Error('rules that cannot begin');
  });
  onTestFinished(() => changed.mockRestore());
  const second = await serve(file, { rules: 'new' });
  const frozen = await new Guest(second, ann.cookie).connect();
  expect(await frozen.ask({ type: 'look', match })).toMatchObject({ type: 'room', room: { state: 'frozen' } });
  await second.stop();
  changed.mockRestore();
  const third = await serve(file, { rules: 'old' });
  const again = await new Guest(third, ann.cookie).connect();
  expect(await again.ask({ type: 'look', match })).toMatchObject({ type: 'table', room: { state: 'over', result } });
  expect(await third.store.chat(match, 100)).toHaveLength(spoken);
  expect(await third.store.room(match)).toMatchObject({ state: 'over' });
});

test('an end that cannot be kept is told when it can be', async () => {
  const server = await serve(await newFile());
  const { match, a, b } = await seated(server, { rated: true, clock: { kind: 'live', minutes: 5, increment: 0 } });
  const { store } = server;
  const save = store.saveRoom.bind(store);
  let failures = 0;
  store.saveRoom = (room) => {
    if (room.state !== 'over' || failures > 0) return save(room);
    failures++;
    return Promise.reject(new Error('database or disk is full'));
  };
  await a.ask({ type: 'resign', match });
  const room = await b.until(() => (b.room?.state === 'over' ? b.room : undefined));
  expect(failures).toBe(1);
  const [change] = (room.result ?? []).map((seat) => seat.change);
  const [own] = await store.results(a.room?.host ?? '', { limit: 1 });
  expect(own?.seats[0]).toMatchObject({ score: 'lost', change });
});

test('what becomes of a match does not depend on the line in the talk that says so', async () => {
  const server = await serve(await newFile());
  server.store.addChat = () => Promise.reject(new Error('database or disk is full'));
  const { match, a, b } = await seated(server);
  for (const [at, column] of [0, 1, 0, 1, 0, 1, 0].entries()) {
    const client = at % 2 === 0 ? a : b;
    await asked(client);
    await drop(client, match, at % 2, column);
  }
  for (const client of [a, b]) await client.until(() => (client.room?.state === 'over' ? client.room : undefined));
  expect(b.room?.result).toMatchObject([{ rank: 1 }, { rank: 2 }]);
  expect(await a.ask({ type: 'rematch', match })).toMatchObject({ type: 'done' });
  await b.until(() => b.room?.rematch);
  // Words of people are kept, or were not said.
  expect(await a.ask({ type: 'chat', match, text: 'Well played.' })).toMatchObject({ problem: { code: 'fault' } });
});
