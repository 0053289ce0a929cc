/** What every store promises, whatever it is made of. */
import type { StoredMatch } from '@orrery/host';
import { afterEach, describe, expect, test } from 'vitest';
import type { OnlineStore, RatingRecord, ResultRecord, ResultSeat, RoomQuery, RoomRecord } from '../src/store/store.ts';

const glance = { moves: 0, changed: 1, asked: true, prompt: 'Drop a disc.' };

export function matchNamed(id: string, who = 'ann', changed = 1000): StoredMatch {
  return {
    id,
    head: {
      format: 1,
      game: 'connect-four',
      rulesVersion: 1,
      options: {},
      seats: 2,
      seed: `seed of ${id}`,
      witnessed: true,
      // Other fields of a log's head are the kernel's business; a store keeps whatever there is.
    } as unknown as StoredMatch['head'],
    seated: [
      { kind: 'human', who },
      { kind: 'bot', level: 'easy' },
    ],
    actions: [],
    summary: { game: 'connect-four', glances: [glance, glance, glance] },
    changed,
  };
}

export const drop = (seat: number, column: number) => [seat, { kind: 'drop', column }] as const;

export function roomNamed(id: string, more: Partial<RoomRecord> = {}): RoomRecord {
  return {
    id,
    game: 'connect-four',
    state: 'waiting',
    listed: true,
    changed: 1000,
    people: ['ann'],
    body: { seats: ['ann', null], note: 'ünïcode “quotes”' },
    ...more,
  };
}

const person = (id: string, score: 'won' | 'lost' | 'drawn'): ResultSeat => ({ kind: 'person', id, name: id, score });
const bot = (level: string, score: 'won' | 'lost' | 'drawn'): ResultSeat => ({ kind: 'bot', level, score });

function resultOf(match: string, seats: readonly ResultSeat[], game = 'breach'): ResultRecord {
  return { match, game, at: 5, rated: true, seats };
}

const ids = (rooms: readonly { readonly id: string }[]) => rooms.map(({ id }) => id);

export function storeSuite(name: string, open: () => Promise<OnlineStore>): void {
  describe(name, () => {
    const opened: OnlineStore[] = [];
    afterEach(async () => {
      for (const store of opened.splice(0)) await store.close();
    });
    async function fresh(): Promise<OnlineStore> {
      const store = await open();
      opened.push(store);
      return store;
    }

    test('a match comes back as it was given, and grows by what is appended', async () => {
      const store = await fresh();
      const match = matchNamed('m1');
      await store.add({ ...match, actions: [drop(0, 3)] });
      expect(await store.load('m1')).toEqual({ ...match, actions: [drop(0, 3)] });
      const summary = { ...match.summary, outcome: { winners: [0] } as never };
      const news = { from: 1, actions: [drop(1, 2), drop(0, 3)], summary, changed: 2000 };
      expect(await store.append('m1', news)).toBe('kept');
      expect(await store.load('m1')).toEqual({
        ...match,
        summary,
        changed: 2000,
        actions: [drop(0, 3), drop(1, 2), drop(0, 3)],
      });
    });

    test('fewer actions than there were is an undo, and what follows takes their place', async () => {
      const store = await fresh();
      const match = matchNamed('m1');
      await store.add({ ...match, actions: [drop(0, 1), drop(1, 2), drop(0, 3)] });
      const { summary } = match;
      await store.append('m1', { from: 1, actions: [], summary, changed: 3 });
      expect((await store.load('m1'))?.actions).toEqual([drop(0, 1)]);
      await store.append('m1', { from: 1, actions: [drop(1, 6)], summary, changed: 4 });
      expect((await store.load('m1'))?.actions).toEqual([drop(0, 1), drop(1, 6)]);
    });

    test('an append that would leave a hole is refused and changes nothing', async () => {
      const store = await fresh();
      const match = matchNamed('m1');
      await store.add({ ...match, actions: [drop(0, 1)] });
      const room = roomNamed('m1');
      const news = { from: 2, actions: [drop(0, 2)], summary: match.summary, changed: 9, room };
      await expect(store.append('m1', news)).rejects.toThrow('action 2 cannot follow the first 1');
      expect(await store.load('m1')).toEqual({ ...match, actions: [drop(0, 1)] });
      expect(await store.room('m1')).toBeUndefined();
    });

    test('appends asked for at once are kept in their order', async () => {
      const store = await fresh();
      const match = matchNamed('m1');
      await store.add(match);
      const all = Array.from({ length: 300 }, (_, at) => drop(at % 2, at));
      const went = all.map((action, from) =>
        store.append('m1', { from, actions: [action], summary: match.summary, changed: from }),
      );
      expect(new Set(await Promise.all(went))).toEqual(new Set(['kept']));
      expect((await store.load('m1'))?.actions).toEqual(all);
    });

    test('one that cannot be kept costs no other that was asked for at the same time', async () => {
      const store = await fresh();
      for (const id of ['a', 'b', 'c']) await store.add(matchNamed(id));
      const { summary } = matchNamed('a');
      const append = (id: string, from: number) =>
        store.append(id, { from, actions: [drop(0, 1)], summary, changed: 2 });
      const went = await Promise.allSettled([append('a', 0), append('b', 7), append('c', 0), append('a', 1)]);
      expect(went.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
      const lengths = await Promise.all(['a', 'b', 'c'].map(async (id) => (await store.load(id))?.actions.length));
      expect(lengths).toEqual([2, 0, 1]);
    });

    test('a forgotten match stays so; one that never was is lost', async () => {
      const store = await fresh();
      const match = matchNamed('m1');
      const news = { from: 0, actions: [], summary: match.summary, changed: 2 };
      expect(await store.append('m1', news)).toBe('lost');
      await store.add(match);
      await store.forget('m1');
      expect(await store.append('m1', news)).toBe('deleted');
      expect(await store.load('m1')).toBeUndefined();
      expect(await store.stamp('m1')).toBeUndefined();
      expect(await store.list('ann')).toEqual([]);
      // Somebody wants it kept after all.
      await store.add({ ...match, actions: [drop(0, 1)] });
      expect(await store.append('m1', { ...news, from: 1 })).toBe('kept');
      expect((await store.load('m1'))?.actions).toEqual([drop(0, 1)]);
    });

    test('a stamp differs whenever the match has changed', async () => {
      const store = await fresh();
      const match = matchNamed('m1');
      const stamps: (string | undefined)[] = [await store.stamp('m1')];
      await store.add(match);
      stamps.push(await store.stamp('m1'));
      for (const actions of [[drop(0, 1)], []]) {
        await store.append('m1', { from: 0, actions, summary: match.summary, changed: match.changed });
        stamps.push(await store.stamp('m1'));
      }
      expect(stamps[0]).toBeUndefined();
      expect(new Set(stamps).size).toBe(4);
      expect(await store.stamp('m1')).toBe(stamps[3]);
    });

    test('a list has the matches of one person, the last changed first, without their actions', async () => {
      const store = await fresh();
      await store.add({ ...matchNamed('old', 'ann', 1), actions: [drop(0, 1)] });
      await store.add(matchNamed('new', 'ann', 3));
      await store.add(matchNamed('other', 'bob', 2));
      const { id, seated, summary, changed } = matchNamed('new', 'ann', 3);
      const listed = await store.list('ann');
      expect(ids(listed)).toEqual(['new', 'old']);
      expect(listed[0]).toEqual({ id, seated, summary, changed });
      expect(await store.list('nobody')).toEqual([]);
    });

    test('a room is kept with the match and the append that it belongs to', async () => {
      const store = await fresh();
      const match = matchNamed('m1');
      await store.saveRoom(roomNamed('m1'));
      const running = roomNamed('m1', { state: 'running', people: ['ann', 'bob'], wake: 7 });
      await store.add({ ...match, room: running });
      expect(await store.room('m1')).toEqual(running);
      const later = { ...running, wake: 9, body: { clocks: [1, 2] } };
      await store.append('m1', { from: 0, actions: [], summary: match.summary, changed: 2, room: later });
      expect(await store.room('m1')).toEqual(later);
      // Where the match is gone, its room is not brought back.
      await store.forgetRoom('m1');
      const news = { from: 0, actions: [], summary: match.summary, changed: 3, room: later };
      expect(await store.append('m1', news)).toBe('deleted');
      expect(await store.room('m1')).toBeUndefined();
    });

    test('rooms are found by state, by being listed and by person, the last changed first', async () => {
      const store = await fresh();
      await store.saveRoom(roomNamed('a', { changed: 1 }));
      await store.saveRoom(roomNamed('b', { changed: 2, listed: false }));
      await store.saveRoom(roomNamed('c', { changed: 3, people: ['bob', 'ann'] }));
      await store.saveRoom(roomNamed('d', { changed: 4, state: 'running', people: ['bob'] }));
      const find = async (query: Omit<RoomQuery, 'limit'> & { limit?: number }) =>
        ids(await store.rooms({ limit: 10, ...query }));
      expect(await find({ state: 'waiting', limit: 2 })).toEqual(['c', 'b']);
      expect(await find({ state: 'waiting' })).toEqual(['c', 'b', 'a']);
      expect(await find({ state: 'waiting', listed: true })).toEqual(['c', 'a']);
      expect(await find({ listed: false, state: 'waiting' })).toEqual(['b']);
      expect(await find({ person: 'ann' })).toEqual(['c', 'b', 'a']);
      expect(await find({ person: 'bob', state: 'running' })).toEqual(['d']);
      expect(await find({ person: 'ann', listed: true, state: 'waiting' })).toEqual(['c', 'a']);
      expect(await find({ state: 'waiting', perPerson: 1 })).toEqual(['c', 'b']);
      expect(await find({ state: 'waiting', perPerson: 1, limit: 1 })).toEqual(['c']);
      expect(await find({ state: 'waiting', perPerson: 2 })).toEqual(['c', 'b', 'a']);
      expect(await Promise.all([0, 1, 3].map((since) => store.countListed('waiting', since)))).toEqual([2, 1, 0]);
      // What has changed is found by what it is now, and by nothing that it was.
      await store.saveRoom(roomNamed('a', { changed: 5, state: 'over', people: ['bob'], listed: false }));
      expect(await find({ state: 'waiting', listed: true })).toEqual(['c']);
      expect(await find({ person: 'ann' })).toEqual(['c', 'b']);
      expect(await find({ person: 'bob' })).toEqual(['a', 'd', 'c']);
      expect(await find({ person: 'bob', state: 'over' })).toEqual(['a']);
      await store.forgetRoom('c');
      expect(await find({ person: 'bob' })).toEqual(['a', 'd']);
      expect(await store.room('c')).toBeUndefined();
    });

    test('running rooms to look after come in their order, and no others', async () => {
      const store = await fresh();
      await store.saveRoom(roomNamed('late', { state: 'running', wake: 30 }));
      await store.saveRoom(roomNamed('soon', { state: 'running', wake: 10 }));
      await store.saveRoom(roomNamed('never', { state: 'running' }));
      await store.saveRoom(roomNamed('over', { state: 'over', wake: 10 }));
      await store.saveRoom(roomNamed('next', { state: 'running', wake: 20 }));
      expect(ids(await store.roomsToWake(20, 10))).toEqual(['soon', 'next']);
      expect(ids(await store.roomsToWake(30, 1))).toEqual(['soon']);
      await store.saveRoom(roomNamed('soon', { state: 'running' }));
      expect(ids(await store.roomsToWake(30, 9))).toEqual(['next', 'late']);
    });

    test('people, their names, and a key that stays the same', async () => {
      const store = await fresh();
      const ann = { id: 'ann', name: 'Ann', since: 12 };
      await store.addPerson(ann);
      expect(await store.person('ann')).toEqual(ann);
      expect(await store.person('bob')).toBeUndefined();
      await expect(store.addPerson({ ...ann, name: 'Eve' })).rejects.toThrow();
      expect(await store.rename('ann', 'Anna')).toBe(true);
      expect(await store.rename('bob', 'Bob')).toBe(false);
      expect(await store.person('ann')).toEqual({ ...ann, name: 'Anna' });
      const key = await store.key();
      expect(key).toHaveLength(32);
      expect(await store.key()).toEqual(key);
    });

    test('a code is taken once, in time', async () => {
      const store = await fresh();
      await store.addCode('one', 'ann', 100);
      await store.addCode('two', 'ann', 100);
      const taken = await Promise.all([store.takeCode('one', 50), store.takeCode('one', 50)]);
      expect(taken).toEqual(['ann', undefined]);
      expect(await store.takeCode('two', 100)).toBeUndefined();
      expect(await store.takeCode('two', 50)).toBeUndefined();
      expect(await store.takeCode('three', 50)).toBeUndefined();
    });

    test('waiting rooms that were left are found, the oldest first', async () => {
      const store = await fresh();
      for (const [id, changed] of [
        ['late', 300],
        ['old', 100],
        ['older', 50],
      ] as const)
        await store.saveRoom(roomNamed(id, { changed }));
      await store.saveRoom(roomNamed('begun', { changed: 10, state: 'running' }));
      expect(ids(await store.roomsLeft(300, 10))).toEqual(['older', 'old']);
      expect(ids(await store.roomsLeft(300, 1))).toEqual(['older']);
    });

    test('a snapshot stands beside its match, one for each, and goes with it', async () => {
      const store = await fresh();
      await store.add(matchNamed('m1'));
      expect(await store.snapshot('m1')).toBeUndefined();
      for (const at of [100, 250]) await store.keepSnapshot('m1', { at, sum: `sum ${at}`, body: `{"at":${at}}` });
      expect(await store.snapshot('m1')).toEqual({ at: 250, sum: 'sum 250', body: '{"at":250}' });
      await store.keepSnapshot('m2', { at: 1, sum: '', body: '' });
      expect(await store.snapshot('m2')).toBeUndefined();
      await store.forget('m1');
      await store.add(matchNamed('m1'));
      expect(await store.snapshot('m1')).toBeUndefined();
    });

    test('how a match stood is kept apart from its snapshot, and goes with the match', async () => {
      const store = await fresh();
      await store.add(matchNamed('m1'));
      await store.keepSnapshot('m1', { at: 100, sum: 'snapshot', body: '{}' });
      for (const at of [3, 4]) await store.keepStanding('m1', { at, sum: `sum ${at}`, body: '{}' });
      expect(await store.standing('m1')).toEqual({ at: 4, sum: 'sum 4', body: '{}' });
      expect(await store.snapshot('m1')).toMatchObject({ at: 100 });
      await store.forget('m1');
      await store.add(matchNamed('m1'));
      expect(await store.standing('m1')).toBeUndefined();
    });

    test('browsers that want to be called: each is the last one’s who said so, and of each person a few are kept', async () => {
      const store = await fresh();
      const at = (endpoint: string) => ({ endpoint, p256dh: `key of ${endpoint}`, auth: 'auth' });
      const key = await store.pushKey();
      expect(key).toHaveLength(32);
      expect(await store.pushKey()).toEqual(key);
      for (const [time, endpoint] of ['a', 'b', 'c', 'a'].entries()) await store.addPush('ann', at(endpoint), time, 2);
      expect(await store.pushesOf('ann')).toEqual([at('c'), at('a')]);
      await store.addPush('bob', at('a'), 5, 2);
      expect(await store.pushesOf('ann')).toEqual([at('c')]);
      await store.dropPush('a', 'ann');
      expect(await store.pushesOf('bob')).toEqual([at('a')]);
      await store.dropPush('a', 'bob');
      await store.dropPush('c');
      expect([...(await store.pushesOf('ann')), ...(await store.pushesOf('bob'))]).toEqual([]);
    });

    test('chat is numbered in each match and tells its last lines in order', async () => {
      const store = await fresh();
      const line = (text: string) => ({ at: 1, body: { seat: 0, text } });
      const numbers = [];
      for (const text of ['a', 'b', 'c']) numbers.push(await store.addChat('m1', line(text)));
      numbers.push(await store.addChat('m2', line('z')));
      expect(numbers).toEqual([1, 2, 3, 1]);
      expect(await store.chat('m1', 2)).toEqual([
        { id: 2, ...line('b') },
        { id: 3, ...line('c') },
      ]);
      expect(await store.chat('m3', 5)).toEqual([]);
      await store.forgetRoom('m1');
      expect(await store.chat('m1', 5)).toEqual([]);
    });

    test('a match has one result, with its ratings or without any', async () => {
      const store = await fresh();
      const rating = (mu: number): RatingRecord => ({ person: 'ann', game: 'breach', mu, sigma: 8.25, matches: 1 });
      const result = resultOf('m1', [person('ann', 'won'), person('bob', 'lost')]);
      expect(await store.addResult(result, [rating(25.5)])).toEqual(result.seats);
      expect(await store.addResult({ ...result, seats: [person('ann', 'lost')] }, [rating(99)])).toEqual(result.seats);
      expect(await store.rating('ann', 'breach')).toEqual(rating(25.5));
      expect(await store.rating('ann', 'dogfight')).toBeUndefined();
      expect(await store.tally('ann')).toEqual([{ against: { person: 'bob' }, won: 1, lost: 0, drawn: 0 }]);
      const other = { ...rating(20), game: 'a-game' };
      await store.addResult(resultOf('m2', [person('ann', 'drawn')]), [rating(26), other]);
      expect(await store.ratings('ann')).toEqual([other, rating(26)]);
      expect(await store.ratings('bob')).toEqual([]);
    });

    test('a history is read page by page, the newest first', async () => {
      const store = await fresh();
      for (let n = 0; n < 7; n++)
        await store.addResult(resultOf(`m${n}`, [person('ann', 'won'), person(n % 2 ? 'bob' : 'eve', 'lost')]));
      const first = await store.results('ann', { limit: 4 });
      expect(first.map(({ match }) => match)).toEqual(['m6', 'm5', 'm4', 'm3']);
      expect(first[0]).toMatchObject(resultOf('m6', [person('ann', 'won'), person('eve', 'lost')]));
      const before = first.at(-1)?.number ?? 0;
      const next = await store.results('ann', { before, limit: 4 });
      expect(next.map(({ match }) => match)).toEqual(['m2', 'm1', 'm0']);
      expect((await store.results('bob', { limit: 9 })).map(({ match }) => match)).toEqual(['m5', 'm3', 'm1']);
    });

    test('a tally counts a match once for each level and each other person at the table', async () => {
      const store = await fresh();
      await store.addResult(resultOf('m1', [person('ann', 'won'), bot('easy', 'lost'), bot('easy', 'lost')]));
      await store.addResult(resultOf('m2', [person('ann', 'lost'), bot('easy', 'won'), person('bob', 'lost')]));
      await store.addResult(resultOf('m3', [person('ann', 'drawn'), person('eve', 'drawn')], 'dogfight'));
      await store.addResult(resultOf('m4', [person('ann', 'won'), person('eve', 'lost')], 'dogfight'));
      // Alone on both sides, nobody has won.
      await store.addResult(resultOf('m5', [person('ann', 'won'), person('ann', 'lost')]));
      expect(await store.tally('ann')).toEqual([
        { game: 'breach', against: { level: 'easy' }, won: 1, lost: 1, drawn: 0 },
        { against: { person: 'eve' }, won: 1, lost: 0, drawn: 1 },
        { against: { person: 'bob' }, won: 0, lost: 1, drawn: 0 },
      ]);
      expect((await store.results('ann', { limit: 1 }))[0]?.match).toBe('m5');
      expect(await store.tally('nobody')).toEqual([]);
    });

    test('a tally names those met most often', async () => {
      const store = await fresh();
      const met = Array.from({ length: 22 }, (_, at) => new Array<number>(at + 1).fill(at + 1)).flat();
      await Promise.all(
        met.map((other, n) => store.addResult(resultOf(`m${n}`, [person('ann', 'won'), person(`p${other}`, 'lost')]))),
      );
      const named = (await store.tally('ann')).map(({ against, won }) => ({ against, won }));
      expect(named).toHaveLength(20);
      expect(named[0]).toEqual({ against: { person: 'p22' }, won: 22 });
      expect(named.at(-1)).toEqual({ against: { person: 'p3' }, won: 3 });
    });

    test('of whoever was met most often a tally counts every game', async () => {
      const store = await fresh();
      const once = (other: string, game: string) =>
        store.addResult(resultOf(`${other} ${game}`, [person('ann', 'won'), person(other, 'lost')], game));
      for (let n = 0; n < 21; n++) await once(`p${n}`, 'breach');
      for (const game of ['breach', 'cosmos', 'dogfight']) await once('zoe', game);
      const tally = await store.tally('ann');
      expect(tally).toHaveLength(20);
      expect(tally[0]).toEqual({ against: { person: 'zoe' }, won: 3, lost: 0, drawn: 0 });
    });

    test('whom somebody does not want to read is kept with them, the last so many', async () => {
      const store = await fresh();
      for (const [at, other] of ['bob', 'eve', 'dan', 'bob'].entries()) await store.mute('ann', other, at, 2);
      expect(await store.mutes('ann')).toEqual(['dan', 'bob']);
      await store.unmute('ann', 'dan');
      await store.unmute('eve', 'bob');
      expect(await store.mutes('ann')).toEqual(['bob']);
      expect(await store.mutes('bob')).toEqual([]);
    });

    test('says until when the server was alive', async () => {
      const store = await fresh();
      expect(await store.lastBeat()).toBeUndefined();
      await store.beat(1_800_000_000_000);
      await store.beat(1_800_000_005_000);
      expect(await store.lastBeat()).toBe(1_800_000_005_000);
    });
  });
}
