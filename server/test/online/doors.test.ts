/** The doors over HTTP: identities that cannot be forged, pages of other sites, limits, files, lists. */
import { findGame } from '@orrery/catalog';
import { formatLog, logOf, Match, parseOptions, Random, type View } from '@orrery/kernel';
import type { Lobby, Person } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { Guest, newFile, serve } from './world.ts';

test('an identity is a cookie that only the server can make, and it survives a restart', async () => {
  const file = await newFile();
  const first = await serve(file);
  expect((await new Guest(first).get('/api/me')).body).toEqual({ me: null });
  const ann = await Guest.named(first, 'Ann');
  expect(ann.person).toMatchObject({ name: 'Ann', id: expect.stringMatching(/^[\w-]{22}$/) });
  const answer = await fetch(`${first.url}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: first.url },
    body: '{"name":"Eve"}',
  });
  expect(answer.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Lax$/);
  expect((await ann.post('/api/me', { name: 'Anna' })).body).toMatchObject({
    me: { id: ann.person?.id, name: 'Anna' },
  });
  await first.stop();
  const second = await serve(file);
  const again = new Guest(second, ann.cookie);
  expect((await again.get('/api/me')).body).toMatchObject({ me: { id: ann.person?.id, name: 'Anna' } });
  const [value = ''] = (ann.cookie ?? '').split('=').slice(1);
  for (const forged of [`${ann.person?.id}.`, ann.person?.id, value.slice(0, -2), `${value}x`, `x${value}`, '', '.'])
    expect((await new Guest(second, `orrery=${forged}`).get('/api/me')).body).toEqual({ me: null });
});

test('an identity does not run out for somebody who comes', async () => {
  const server = await serve(await newFile());
  const ann = await Guest.named(server, 'Ann');
  const ask = (cookie: string) => fetch(`${server.url}/api/me`, { headers: { cookie } });
  const [renewed] = (await ask(ann.cookie!)).headers.getSetCookie();
  expect(renewed).toContain(`${ann.cookie};`);
  expect(renewed).toMatch(/; Max-Age=\d{8};.* HttpOnly/);
  expect((await ask('orrery=somebody.else')).headers.getSetCookie()).toEqual([]);
});

test('a one-time link makes another browser the same person, once and not for long', async () => {
  let now = 1e12;
  const server = await serve(await newFile(), { now: () => now });
  const ann = await Guest.named(server, 'Ann');
  const { code } = (await ann.post('/api/me/carry', {})).body as { code: string };
  const phone = new Guest(server);
  expect((await phone.post('/api/carry', { code })).body).toMatchObject({ me: { id: ann.person?.id } });
  expect((await phone.get('/api/me')).body).toMatchObject({ me: { id: ann.person?.id } });
  const wrong = { status: 400, body: { problem: { code: 'wrong-code' } } };
  expect(await new Guest(server).post('/api/carry', { code })).toMatchObject(wrong);
  const late = (await ann.post('/api/me/carry', {})).body as { code: string };
  now += 11 * 60_000;
  for (const bad of [late.code, 'x', 7, null])
    expect(await new Guest(server).post('/api/carry', { code: bad })).toMatchObject(wrong);
  expect(await new Guest(server).post('/api/me/carry', {})).toMatchObject({
    status: 401,
    body: { problem: { code: 'nobody' } },
  });
});

test('whom one does not want to read one’s other devices know, too; nobody else does', async () => {
  const server = await serve(await newFile());
  const [ann, bob] = [await Guest.named(server, 'Ann'), await Guest.named(server, 'Bob')];
  const mute = (person: unknown, muted: unknown) => ann.post('/api/me/muted', { person, muted });
  expect(await mute(bob.person?.id, true)).toMatchObject({ status: 200 });
  const elsewhere = new Guest(server, ann.cookie);
  expect((await elsewhere.get('/api/me/muted')).body).toEqual({ muted: [bob.person?.id] });
  expect((await bob.get('/api/me/muted')).body).toEqual({ muted: [] });
  expect(await mute(bob.person?.id, false)).toMatchObject({ status: 200 });
  expect((await elsewhere.get('/api/me/muted')).body).toEqual({ muted: [] });
  expect(await mute('nobody', true)).toMatchObject({ status: 404 });
  expect(await mute(bob.person?.id, 'yes')).toMatchObject({ status: 400 });
  expect(await new Guest(server).get('/api/me/muted')).toMatchObject({ status: 401 });
});

test('pages of other sites, forms and whatever is no JSON are refused', async () => {
  const server = await serve(await newFile());
  const send = async (headers: Record<string, string>, body = '{"name":"Eve"}') => {
    const answer = await fetch(`${server.url}/api/me`, { method: 'POST', headers, body });
    return { status: answer.status, code: ((await answer.json()) as { problem: { code: string } }).problem?.code };
  };
  const json = { 'content-type': 'application/json' };
  for (const origin of ['https://evil.example', 'null', server.url.replace('127.0.0.1', 'localhost'), `${server.url}0`])
    expect(await send({ ...json, origin })).toEqual({ status: 403, code: 'wrong-origin' });
  expect(await send(json)).toEqual({ status: 403, code: 'wrong-origin' });
  const origin = server.url;
  expect(await send({ 'content-type': 'text/plain', origin })).toEqual({ status: 400, code: 'malformed' });
  expect(await send({ ...json, origin }, '{"name"')).toEqual({ status: 400, code: 'malformed' });
  expect(await send({ ...json, origin }, '[]')).toEqual({ status: 400, code: 'wrong-name' });
  expect(await send({ ...json, origin }, `{"name":"${'x'.repeat(70_000)}"}`)).toEqual({
    status: 413,
    code: 'too-large',
  });
  expect(await new Guest(server).get('/api/nothing')).toMatchObject({
    status: 404,
    body: { problem: { code: 'nothing-here' } },
  });
  expect(await new Guest(server).get('/api/people/nobody')).toMatchObject({ status: 404 });
});

test('a match that makes no sense is not opened, and says why', async () => {
  const server = await serve(await newFile());
  const ann = await Guest.named(server, 'Ann');
  const right = {
    game: 'breach',
    options: {},
    seats: ['you', 'open'],
    clock: { kind: 'none' },
    listed: false,
    watchable: false,
    rated: false,
  };
  const codeOf = async (more: object) =>
    ((await ann.post('/api/matches', { ...right, ...more })).body as { problem?: { code: string } }).problem?.code;
  expect(await codeOf({})).toBe(undefined);
  expect(await codeOf({ game: 'chess' })).toBe('no-such-game');
  expect(await codeOf({ seats: ['you', 'open', 'open'] })).toBe('wrong-seats');
  expect(await codeOf({ options: { nonsense: 1 } })).toBe('wrong-options');
  expect(await codeOf({ seats: ['you', { bot: 'genius' }] })).toBe('no-such-bot');
  expect(await codeOf({ clock: { kind: 'hourglass' } })).toBe('malformed');
  expect(await new Guest(server).post('/api/matches', right)).toMatchObject({ status: 401 });
});

test('the lobby names what is listed, and private matches only to those who sit there', async () => {
  let now = Date.now();
  const server = await serve(await newFile(), { now: () => now });
  const [ann, bob] = [await Guest.named(server, 'Ann'), await Guest.named(server, 'Bob')];
  const listed = await ann.open({ game: 'breach', seats: ['you', 'open'], listed: true, watchable: true });
  const hidden = await ann.open({ game: 'breach', seats: ['you', 'open'] });
  const live = await ann.open({ game: 'breach', seats: ['you', { bot: 'random' }], listed: true, watchable: true });
  const unwatched = await ann.open({ game: 'breach', seats: ['you', { bot: 'random' }], listed: true });
  const names = async (guest: Guest) => {
    const { open, live: running, mine } = (await guest.get('/api/lobby')).body as Lobby;
    return [open, running, mine].map((lines) => lines.map(({ match }) => match).sort());
  };
  expect(await names(bob)).toEqual([[listed], [live], []]);
  expect((await names(ann))[2]).toEqual([listed, hidden, live, unwatched].sort());
  expect(await names(new Guest(server))).toEqual([[listed], [live], []]);
  // Days later strangers are not invited any more; whoever opened it finds it.
  now += 4 * 24 * 60 * 60_000;
  expect(await names(bob)).toEqual([[], [live], []]);
  expect((await names(ann))[2]).toContain(listed);
});

test('one’s own matches tell whose turn it is and how much time is left; strangers get no clocks', async () => {
  let now = 1e12;
  const server = await serve(await newFile(), { now: () => now });
  const [ann, bob] = [await Guest.named(server, 'Ann'), await Guest.named(server, 'Bob')];
  const clock = { kind: 'days', days: 2 } as const;
  const match = await ann.open({ game: 'connect-four', seats: ['you', 'open'], clock, listed: true, watchable: true });
  const [a, b] = [await ann.connect(), await bob.connect()];
  await b.ask({ type: 'sit', match, seat: 1 });
  await a.ask({ type: 'look', match });
  const lineFor = async (guest: Guest, of: 'mine' | 'live' = 'mine') => {
    const lobby = (await guest.get('/api/lobby')).body as Lobby;
    expect(lobby.now).toBe(now);
    return lobby[of].find((line) => line.match === match);
  };
  const day = 24 * 3600_000;
  now += day;
  const full = { left: 2 * day };
  await expect
    .poll(() => lineFor(ann))
    .toMatchObject({
      yourMove: true,
      deciding: [0],
      seats: [{ time: { ...full, since: now - day } }, { time: full }],
    });
  expect(await lineFor(bob)).toMatchObject({ yourMove: false, deciding: [0], seats: [{ time: full }, {}] });
  await a.act(match, 0, { kind: 'drop', column: 3 });
  await expect
    .poll(() => lineFor(bob))
    .toMatchObject({ yourMove: true, deciding: [1], seats: [{ time: full }, { time: { ...full, since: now } }] });
  now += 2000; // the public lists are made anew
  const stranger = await lineFor(new Guest(server), 'live');
  expect(stranger).toMatchObject({ match, seats: [{ name: 'Ann' }, { name: 'Bob' }] });
  expect(JSON.stringify(stranger)).not.toMatch(/time|deciding/);
});

test("all of one's matches that go on are listed, the last played first; of those that are over, the last", async () => {
  let now = Date.now();
  const server = await serve(await newFile(), { now: () => now });
  const [ann, bob] = [await Guest.named(server, 'Ann'), await Guest.named(server, 'Bob')];
  const match = await ann.open({ game: 'connect-four', seats: ['you', 'open'] });
  const [a, b] = [await ann.connect(), await bob.connect()];
  await b.ask({ type: 'sit', match, seat: 1 });
  await a.ask({ type: 'look', match });
  for (let count = 0; count < 60; count++) {
    now += 1000;
    await ann.open({ game: 'connect-four', seats: ['you', 'open'] });
  }
  for (let count = 0; count < 25; count++) {
    now += 1000;
    const against = await ann.open({ game: 'connect-four', seats: ['you', { bot: 'random' }] });
    expect(await a.ask({ type: 'resign', match: against })).toMatchObject({ type: 'done' });
  }
  now += 1000;
  await a.ask({ type: 'look', match });
  await a.act(match, 0, { kind: 'drop', column: 3 });
  await expect
    .poll(async () => {
      const { mine } = (await ann.get('/api/lobby')).body as Lobby;
      const count = (state: string) => mine.filter((line) => line.state === state).length;
      return { first: mine[0]?.match, running: count('running'), waiting: count('waiting'), over: count('over') };
    })
    .toEqual({ first: match, running: 1, waiting: 60, over: 20 });
}, 30_000);

test("nobody fills the lobby alone: three of each person, none of one's own, and the true number of them", async () => {
  let now = Date.now();
  const server = await serve(await newFile(), { now: () => now });
  const [ann, bob] = [await Guest.named(server, 'Ann'), await Guest.named(server, 'Bob')];
  const wish = { game: 'connect-four', seats: ['you', 'open'], listed: true } as const;
  const first = await ann.open(wish);
  for (let count = 0; count < 60; count++) await bob.open(wish);
  now += 2000;
  const seenBy = async (guest: Guest) => {
    const { open, openCount } = (await guest.get('/api/lobby')).body as Lobby;
    const names = open.map(({ seats }) => (seats[0]?.kind === 'person' ? seats[0].name : '?'));
    return { names: names.sort(), openCount, hasFirst: open.some(({ match }) => match === first) };
  };
  expect(await seenBy(new Guest(server))).toEqual({
    names: ['Ann', 'Bob', 'Bob', 'Bob'],
    openCount: 61,
    hasFirst: true,
  });
  expect(await seenBy(ann)).toEqual({ names: ['Bob', 'Bob', 'Bob'], openCount: 60, hasFirst: false });
  expect(await seenBy(bob)).toEqual({ names: ['Ann'], openCount: 1, hasFirst: true });
}, 30_000);

test('the lobby tells by which rules and with which clock a match is played', async () => {
  const server = await serve(await newFile());
  const ann = await Guest.named(server, 'Ann');
  const clock = { kind: 'days', days: 2 } as const;
  const wish = { game: 'dogfight', seats: ['you', 'open'], listed: true, clock } as const;
  const [first, ...presets] = findGame('dogfight')?.presets ?? [];
  const options = { ...presets[0]?.options };
  await ann.open({ ...wish, options: { roundLimit: 5 } });
  await ann.open({ ...wish, options });
  await ann.open(wish);
  const { open } = (await new Guest(server).get('/api/lobby')).body as Lobby;
  expect(open.map(({ preset, changes }) => ({ preset, changes }))).toEqual([
    { preset: first?.name, changes: {} },
    { preset: presets[0]?.name, changes: expect.objectContaining(options) },
    { changes: { roundLimit: 5 } },
  ]);
  expect(open.every((line) => line.clock.kind === 'days')).toBe(true);
});

test('limits: requests, people, matches; each says when to come back', async () => {
  const rare = { burst: 2, perSecond: 0.1 };
  const server = await serve(await newFile(), { limits: { matches: rare, openMatches: 3 } });
  const ann = await Guest.named(server, 'Ann');
  const wish = { game: 'breach', seats: ['you', 'open'] as const };
  await ann.open(wish);
  await ann.open(wish);
  await expect(ann.open(wish)).rejects.toThrow('too-fast');
  const crowded = await serve(await newFile(), { limits: { people: rare, openMatches: 1 } });
  const bob = await Guest.named(crowded, 'Bob');
  await Guest.named(crowded, 'Bea');
  expect((await new Guest(crowded).post('/api/me', { name: 'Ben' })).body).toEqual({
    problem: { code: 'too-fast', seconds: 10 },
  });
  await bob.open(wish);
  await expect(bob.open(wish)).rejects.toThrow('too-many');
  const busy = await serve(await newFile(), { limits: { requests: rare } });
  const guest = new Guest(busy);
  await guest.get('/api/me');
  await guest.get('/api/me');
  expect(await guest.get('/api/me')).toMatchObject({ status: 429, body: { problem: { code: 'too-fast' } } });
});

/** A match, played so far by chance. */
async function playedOf(id: string, seats: number, actions: number): Promise<Match> {
  const game = (await findGame(id)?.load())!;
  const options = parseOptions(game.options, {}, seats);
  if (!options.ok) throw new Error(options.problem);
  const match = new Match(game, { options: options.value, seats, seed: 'a file' });
  const random = Random.from('a file');
  while (match.entries.length < actions && !match.outcome) {
    const seat = match.decisions[0]!.seat;
    const legal = game.legal(match.state, seat);
    match.act(seat, legal[random.int(legal.length)]!);
  }
  return match;
}

const textOf = (match: Match): string =>
  formatLog({ ...logOf(match), sitters: Array.from({ length: match.setup.seats }, () => 'human') });

const fileOf = async (id: string, seats: number, actions: number): Promise<string> =>
  textOf(await playedOf(id, seats, actions));

test('a match from a browser goes on online; a damaged or too large file does not come in', async () => {
  const server = await serve(await newFile());
  const [ann, bob] = [await Guest.named(server, 'Ann'), await Guest.named(server, 'Bob')];
  const text = await fileOf('breach', 2, 40);
  const { match } = (await ann.post('/api/matches/import', { text })).body as { match: string };
  const [a, b] = [await ann.connect(), await bob.connect()];
  expect(await a.ask({ type: 'look', match })).toMatchObject({
    room: { state: 'waiting', imported: true, yours: [0] },
  });
  expect(await b.ask({ type: 'sit', match, seat: 1 })).toMatchObject({ type: 'done' });
  expect(await b.ask({ type: 'look', match })).toMatchObject({
    type: 'table',
    // From here on chance is the server's.
    table: { witnessed: true },
    update: { viewer: 1 },
  });
  const codeOf = async (body: object) =>
    ((await ann.post('/api/matches/import', body)).body as { problem?: { code: string } }).problem?.code;
  expect(await codeOf({ text: text.slice(0, -9) })).toBe('wrong-file');
  expect(await codeOf({ text: text.replace(/"hashes": \[\s*"..../, '"hashes": ["0000') })).toBe('wrong-file');
  expect(await codeOf({ text: text.replace('"seats": 2', '"seats": 2000000000') })).toBe('wrong-file');
  expect(await codeOf({ text: ' '.repeat(600_000) })).toBe('too-large');
  expect(await codeOf({ text: ' '.repeat(2_000_000) })).toBe('too-large');
  expect(await codeOf({})).toBe('malformed');
});

test('whoever brings a running match online does not choose the chance of what follows', async () => {
  const server = await serve(await newFile());
  const [ann, bob] = [await Guest.named(server, 'Ann'), await Guest.named(server, 'Bob')];
  const diceIn = (view: View | undefined, seat: number) => (view as unknown as { dice: unknown[] }).dice[seat];
  for (const [played, answers] of [
    [0, 0],
    [1, 2], // The second decision, a bid that cannot be true, and all roll again.
  ] as const) {
    const home = await playedOf('liars-dice', 2, played);
    const { match } = (await ann.post('/api/matches/import', { text: textOf(home) })).body as { match: string };
    const clients = [await ann.connect(), await bob.connect()] as const;
    await clients[1].ask({ type: 'sit', match, seat: 1 });
    await Promise.all(clients.map((client) => client.ask({ type: 'look', match })));
    for (let answer = 0; answer < answers; answer++) {
      const { seat } = home.decisions[0]!;
      const action = home.game.legal(home.state, seat).at(-1)!;
      home.act(seat, action);
      const client = clients[seat]!;
      await client.until(() => client.update?.decision);
      expect(await client.act(match, seat, action)).toMatchObject({ type: 'done' });
    }
    await Promise.all(clients.map((client) => client.flush()));
    const there = clients.map(({ update }, seat) => diceIn(update?.view, seat));
    expect(there).not.toEqual(clients.map((_, seat) => diceIn(home.game.view(home.state, seat), seat)));
  }
});

test('while a long file is taken in, others do not wait', async () => {
  const server = await serve(await newFile());
  const ann = await Guest.named(server, 'Ann');
  const text = await fileOf('breach', 2, 5000);
  expect(text.length).toBeGreaterThan(30_000);
  let worst = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    worst = Math.max(worst, performance.now() - last);
    last = performance.now();
  }, 1);
  const began = performance.now();
  const taken = (await ann.post('/api/matches/import', { text })).body as { match: string };
  const whole = performance.now() - began;
  clearInterval(timer);
  // The longest stretch is a small part of the whole, however slow the machine is; or all of it was short.
  expect(worst).toBeLessThan(Math.max(100, whole / 3));
  const client = await ann.connect();
  expect(await client.ask({ type: 'look', match: taken.match })).toMatchObject({ room: { state: 'over' } });
  const { recent } = (await ann.get(`/api/people/${(ann.person as Person).id}`)).body as {
    recent: { matches: object[] };
  };
  // What was played elsewhere counts for nothing here.
  expect(recent.matches).toEqual([]);
});
