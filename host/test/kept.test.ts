/** Matches that are kept: saved, listed, damaged, deleted, in two tabs. */
import { type Append, type Appended, type HostWorld, MemoryStore, type StoredMatch } from '@orrery/host';
import { expect, test } from 'vitest';
import { BOT, connect, drop, HUMAN, start } from './browsers.ts';

class SlowStore extends MemoryStore {
  writes = 0;

  override async add(match: StoredMatch): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 5));
    await super.add(match);
    this.writes++;
  }

  override async append(id: string, news: Appended): Promise<Append> {
    await new Promise((resolve) => setTimeout(resolve, 5));
    this.writes++;
    return super.append(id, news);
  }
}

class SmallStore extends MemoryStore {
  full = false;

  override async add(match: StoredMatch): Promise<void> {
    this.refuse();
    await super.add(match);
  }

  override async append(id: string, news: Appended): Promise<Append> {
    this.refuse();
    return super.append(id, news);
  }

  private refuse(): void {
    if (this.full) throw new Error('the quota has been exceeded');
  }
}

const saved = async () => {
  const one = start({ alone: true });
  const { table } = await one.browser.create([HUMAN, BOT]);
  await one.browser.ask(drop(table.match, 0, 'drop-1', 3));
  await one.settle();
  return { ...one, match: table.match };
};

test('what a move brings is made ready at once, sent when it is kept, and not to whoever has left by then', async () => {
  const store = new SlowStore();
  const { host, browser } = start({ store });
  const { table } = await browser.create([HUMAN, HUMAN]);
  const went: string[] = [];
  const pages = ['stays', 'leaves'].map((name) =>
    host.connect(
      'somebody',
      ({ type }) => went.push(`${name}: ${type}`),
      (message) => {
        went.push(`${name}: ready`);
        return () => went.push(`${name}: ${message.type} after ${store.writes} writes`);
      },
    ),
  );
  for (const page of pages) await page.receive({ re: 1, type: 'look', match: table.match, viewer: 0 });
  went.length = 0;
  const acting = browser.ask(drop(table.match, 0, 'drop-1', 3));
  pages[1]?.close();
  await acting;
  expect(went).toEqual(['stays: ready', 'leaves: ready', 'stays: update after 2 writes']);
});

test('a match goes on in another process where it was', async () => {
  const { store, match } = await saved();
  const { browser } = start({ store, alone: true });
  const [summary] =
    (await browser.ask({ type: 'list' }).then((answer) => (answer.type === 'matches' ? answer.matches : []))) ?? [];
  expect(summary).toMatchObject({
    match,
    game: 'connect-four',
    moves: 2,
    yours: [0],
    yourMove: true,
  });
  const answer = await browser.ask({ type: 'look', match, viewer: 0 });
  expect(answer).toMatchObject({ type: 'table', table: { yours: [0] }, update: { moves: 2, canUndo: true } });
  expect(await browser.ask(drop(match, 0, 'drop-2', 3))).toMatchObject({ type: 'done' });
});

test('store first, then send', async () => {
  const store = new SlowStore();
  const { browser } = start({ store });
  const { table } = await browser.create([HUMAN, HUMAN]);
  const acting = browser.ask(drop(table.match, 0, 'drop-1', 3));
  expect(browser.updates()).toHaveLength(0);
  await acting;
  expect(store.writes).toBe(2);
  expect(browser.updates()).toHaveLength(1);
});

test('a full store is told once, and the match goes on', async () => {
  const store = new SmallStore();
  store.full = true;
  const { browser } = start({ store });
  const { table } = await browser.create([HUMAN, HUMAN]);
  await browser.ask(drop(table.match, 0, 'drop-1', 3));
  await browser.ask(drop(table.match, 1, 'drop-1', 3));
  // After the answer, without which a browser does not know the table that the notice is about.
  expect(browser.got.map(({ type }) => type)).toEqual(['table', 'notice', 'update', 'done', 'update', 'done']);
});

test('whoever comes to a match that could not be saved is told', async () => {
  const store = new SmallStore();
  const { host, browser } = start({ store, alone: true });
  const { match } = (await browser.create([HUMAN, HUMAN])).table;
  store.full = true;
  const told = {
    type: 'notice',
    problem: { code: 'not-saved', why: 'the quota has been exceeded' },
  };
  await browser.ask(drop(match, 0, 'drop-1', 3));
  const watcher = connect(host);
  await watcher.ask({ type: 'look', match, viewer: 'watcher' });
  expect(watcher.got).toMatchObject([{ type: 'table' }, { ...told, match }]);
  const forking = connect(host);
  await forking.ask({ type: 'fork', match, moves: 0, viewer: 0, sitters: [HUMAN, BOT] });
  expect(forking.got).toMatchObject([{ type: 'table' }, told]);
});

test('a match of other rules is listed, and says so when it is opened', async () => {
  const { store, browser, match } = await saved();
  const good = (await store.load(match))!;
  await store.add({ ...good, id: 'old', changed: 0, head: { ...good.head, rulesVersion: 0 } });
  expect(await browser.ask({ type: 'list' })).toMatchObject({ matches: [{ match }, { match: 'old' }] });
  expect(await browser.ask({ type: 'look', match: 'old' })).toMatchObject({
    type: 'error',
    problem: { code: 'unreadable', why: expect.stringContaining('rules version 0') },
  });
});

test('a stored match with an unknown bot says so instead of waiting for ever', async () => {
  const { store, browser, match } = await saved();
  const good = (await store.load(match))!;
  await store.add({ ...good, id: 'odd', seated: [good.seated[0]!, { kind: 'bot', level: 'god' }] });
  expect(await browser.ask({ type: 'look', match: 'odd' })).toMatchObject({
    problem: { code: 'no-such-bot', level: 'god' },
  });
});

test.for<[string, object]>([
  ['no seats', { seated: undefined }],
  ['seats that are nothing', { seated: [null, null] }],
  ['too few seats', { seated: [{ kind: 'human', who: 'somebody' }] }],
  ['no head', { head: undefined }],
  ['a head that is nothing', { head: null }],
  ['no actions', { actions: undefined }],
  ['actions that are nothing', { actions: [null] }],
])('a stored match with %s is left alone, opens with a clear problem, and harms no other', async ([, damage]) => {
  const { store, match } = await saved();
  const damaged = { ...(await store.load(match))!, ...damage, id: 'damaged' };
  await store.add(damaged);
  const { browser } = start({ store, alone: true });
  const answer = await browser.ask({ type: 'list' });
  const matches = answer.type === 'matches' ? answer.matches : [];
  expect(matches.map((each) => each.match).sort()).toEqual(['damaged', match].sort());
  expect(matches.find((each) => each.match === match)?.problem).toBeUndefined();
  expect(await browser.ask({ type: 'look', match: 'damaged' })).toMatchObject({
    type: 'error',
    problem: { code: 'unreadable' },
  });
  expect(await store.load('damaged')).toBe(damaged);
});

test.for<[string, object]>([
  ['no name', { id: 7 }],
  ['no summary', { summary: null }],
  ['glances of other seats', { summary: { game: 'connect-four', glances: [] } }],
  ['an absurd time', { changed: 'yesterday' }],
])('a list bears a record with %s', async ([, damage]) => {
  const { store, match, browser } = await saved();
  const { id, seated, summary, changed } = (await store.load(match))!;
  const strange = { id: 'strange', seated, summary, changed, ...damage };
  store.list = async () => [strange, { id, seated, summary, changed }];
  const alone = start({ store, alone: true });
  for (const one of [browser, alone.browser]) {
    const answer = await one.ask({ type: 'list' });
    const matches = answer.type === 'matches' ? answer.matches : [];
    expect(matches.map((each) => each.match)).toContain(match);
    expect(matches.every((each) => Number.isFinite(each.changed))).toBe(true);
  }
});

test('what is written for an action is that action, not the log', async () => {
  const { store, match, browser } = await saved();
  const before = store.written;
  await browser.ask(drop(match, 0, 'drop-2', 5));
  expect(store.written - before).toBeLessThan(700);
  expect((await store.load(match))!.actions.slice(0, 3)).toHaveLength(3);
  await browser.ask({ type: 'undo', match, seat: 0 });
  expect((await store.load(match))!.actions).toHaveLength(2);
});

test('a list reads no log: 200 kept matches in no time', async () => {
  const { store, match } = await saved();
  const good = (await store.load(match))!;
  for (let n = 0; n < 200; n++) await store.add({ ...good, id: `copy ${n}`, actions: null as never });
  const { browser } = start({ store, alone: true });
  const answer = await browser.ask({ type: 'list' });
  expect(answer.type === 'matches' && answer.matches).toHaveLength(201);
});

test('two tabs: the second is told, may take over, and the first stops', async () => {
  const store = new MemoryStore();
  let owner: { lost: () => void } | undefined;
  const claim: HostWorld['claim'] = async (_match, takeOver, lost) => {
    if (owner && !takeOver) return false;
    owner?.lost();
    owner = { lost };
    return true;
  };
  const [first, second] = [start({ store, claim, alone: true }), start({ store, claim, alone: true })];
  const { table } = await first.browser.create([HUMAN, HUMAN]);
  await first.browser.ask(drop(table.match, 0, 'drop-1', 3));
  expect(await second.browser.ask({ type: 'look', match: table.match, viewer: 0 })).toMatchObject({
    type: 'error',
    problem: { code: 'elsewhere' },
  });
  expect(await second.browser.ask({ type: 'look', match: table.match, viewer: 0, takeOver: true })).toMatchObject({
    update: { moves: 1 },
  });
  expect(first.browser.got.at(-1)).toMatchObject({ type: 'error', problem: { code: 'elsewhere' }, match: table.match });
  expect(await first.browser.ask(drop(table.match, 1, 'drop-1', 3))).toMatchObject({
    type: 'error',
    problem: { code: 'elsewhere' },
  });
});

test('a table that another tab takes, or that is put away, while somebody comes to look at it', async () => {
  const { store, match } = await saved();
  let lose = () => undefined as void;
  let mine = true;
  const claim: HostWorld['claim'] = async (_, __, onLost) => {
    lose = onLost;
    return mine;
  };
  const { host, browser } = start({ store, alone: true, claim });
  const look = { type: 'look', match, viewer: 0 };
  await browser.ask(look);
  const other = connect(host);
  let looking = other.ask(look);
  mine = false;
  lose();
  expect(await looking).toMatchObject({ type: 'error', problem: { code: 'elsewhere' } });
  mine = true;
  await browser.ask(look);
  browser.connection.close();
  looking = other.ask(look);
  host.putAway(match);
  expect(host.tableCount).toBe(0);
  expect(await looking).toMatchObject({ type: 'table', update: { moves: 2 } });
  // They sit at the one that others find, too.
  expect(await other.ask(drop(match, 0, 'drop-2', 3))).toMatchObject({ type: 'done' });
  expect(other.updates().at(-1)).toMatchObject({ moves: 3 });
});

test('who takes over has also what was played elsewhere while it was asked', async () => {
  const { store, match, browser } = await saved();
  const claim: HostWorld['claim'] = async () => {
    await browser.ask(drop(match, 0, 'drop-2', 3));
    return true;
  };
  const second = start({ store, claim, alone: true });
  expect(await second.browser.ask({ type: 'look', match, viewer: 0, takeOver: true })).toMatchObject({
    update: { moves: 3 },
  });
});

test('two that ask for the same match at once in one tab come to the same table', async () => {
  const { store, match } = await saved();
  let claims = 0;
  const { host } = start({ store, claim: async () => ++claims === 1, alone: true });
  const [one, two] = [connect(host), connect(host)];
  const look = { type: 'look', match, viewer: 0 };
  expect(await Promise.all([one.ask(look), two.ask(look)])).toMatchObject([{ type: 'table' }, { type: 'table' }]);
  await one.ask(drop(match, 0, 'drop-2', 3));
  expect(two.updates()).toHaveLength(1);
});

test('a deleted match is gone', async () => {
  const { browser, match } = await saved();
  expect(await browser.ask({ type: 'forget', match })).toMatchObject({ type: 'done' });
  expect(await browser.ask({ type: 'look', match, viewer: 'watcher' })).toMatchObject({ type: 'error' });
  expect(await browser.ask({ type: 'list' })).toMatchObject({ matches: [] });
});

test('a match that is deleted while it is being saved stays deleted', async () => {
  const store = new SlowStore();
  const { browser } = start({ store });
  const { match } = (await browser.create([HUMAN, HUMAN])).table;
  const acting = browser.connection.receive({ re: -1, ...drop(match, 0, 'drop-1', 3) });
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(await browser.ask({ type: 'forget', match })).toMatchObject({ type: 'done' });
  await acting;
  expect(await store.list()).toEqual([]);
});

test('a match that is deleted in another tab stays deleted, and who plays it is told', async () => {
  const { store, match } = await saved();
  const [playing, other] = [start({ store, alone: true }), start({ store, alone: true })];
  await playing.browser.ask({ type: 'look', match, viewer: 0 });
  await other.browser.ask({ type: 'forget', match });
  await playing.browser.ask(drop(match, 0, 'drop-2', 3));
  await playing.settle();
  expect(playing.browser.got).toContainEqual({ type: 'error', match, problem: { code: 'deleted' } });
  expect(playing.browser.updates()).toEqual([]);
  expect(await playing.browser.ask(drop(match, 0, 'drop-3', 3))).toMatchObject({
    type: 'error',
    problem: { code: 'no-such-match' },
  });
  expect(await store.list()).toEqual([]);
});

test('a match whose store was cleared goes on, is told as lost, and is written down again when asked for', async () => {
  const { store, match } = await saved();
  const { host, browser, settle } = start({ store, alone: true });
  await browser.ask({ type: 'look', match, viewer: 0 });
  store.clear();
  expect(await browser.ask(drop(match, 0, 'drop-2', 3))).toMatchObject({ type: 'done' });
  await settle();
  const notices = () => browser.got.flatMap((each) => (each.type === 'notice' ? [each.problem.code] : []));
  expect(notices()).toEqual(['lost']);
  expect(browser.updates()).toHaveLength(2);
  await browser.ask(drop(match, 0, 'drop-3', 3));
  await settle();
  // Whoever cleared it may have meant it.
  expect([notices(), await store.list()]).toEqual([['lost'], []]);
  expect(await browser.ask({ type: 'log', match, revealing: true })).toMatchObject({ type: 'log' });
  const second = connect(host);
  await second.ask({ type: 'look', match, viewer: 0 });
  expect(second.got.at(-1)).toMatchObject({ type: 'notice', problem: { code: 'lost' } });

  expect(await browser.ask({ type: 'keep', match })).toMatchObject({ type: 'done' });
  expect(notices()).toEqual(['lost', 'saved']);
  expect((await store.load(match))?.actions).toHaveLength(6);
  await browser.ask(drop(match, 0, 'drop-4', 0));
  expect((await store.load(match))?.actions).toHaveLength(7);
  await browser.ask({ type: 'forget', match });
  expect(await browser.ask({ type: 'keep', match })).toMatchObject({ problem: { code: 'no-such-match' } });
});

test('a lost match that finds no room is told so, and kept with the next action', async () => {
  const store = new SmallStore();
  const { browser } = start({ store, alone: true });
  const { match } = (await browser.create([HUMAN, HUMAN])).table;
  store.clear();
  await browser.ask(drop(match, 0, 'drop-1', 3));
  store.full = true;
  expect(await browser.ask({ type: 'keep', match })).toMatchObject({ problem: { code: 'not-saved' } });
  store.full = false;
  await browser.ask(drop(match, 1, 'drop-1', 3));
  expect((await store.load(match))?.actions).toHaveLength(2);
});

test('only who sits at a match has it written down', async () => {
  const { host, browser, store } = start();
  const { match } = (await browser.create([HUMAN, HUMAN])).table;
  store.clear();
  await browser.ask(drop(match, 0, 'drop-1', 3));
  const stranger = connect(host, 'a stranger');
  expect(await stranger.ask({ type: 'keep', match })).toMatchObject({ problem: { code: 'not-yours' } });
  expect(await store.list()).toEqual([]);
});

test('a match that could not be saved at first is saved when there is room again', async () => {
  const store = new SmallStore();
  store.full = true;
  const { browser } = start({ store });
  const { match } = (await browser.create([HUMAN, HUMAN])).table;
  store.full = false;
  await browser.ask(drop(match, 0, 'drop-1', 3));
  await browser.ask(drop(match, 1, 'drop-1', 3));
  expect((await store.load(match))?.actions.map(([seat]) => seat)).toEqual([0, 1]);
  const notices = browser.got.flatMap((each) => (each.type === 'notice' ? [each.problem.code] : []));
  expect(notices).toEqual(['not-saved', 'saved']);
});

test('a file for which a full store has no room is refused with the reason', async () => {
  const { store: source, match } = await saved();
  const { head, actions } = (await source.load(match))!;
  const text = JSON.stringify({ ...head, actions });
  const store = new SmallStore();
  store.full = true;
  const { browser } = start({ store, alone: true });
  expect(await browser.ask({ type: 'import', text })).toMatchObject({
    type: 'error',
    problem: { code: 'not-saved', why: 'the quota has been exceeded' },
  });
});

test('the numbers of a match that comes back are beyond those of before: what was meant for one opening fits no other', async () => {
  const { store, match } = await saved();
  const seqs: number[] = [];
  let now = 0;
  for (let opening = 0; opening < 3; opening++) {
    now += 1000;
    const { browser, settle } = start({ store, alone: true, now: () => now });
    const looked = await browser.ask({ type: 'look', match, viewer: 0 });
    seqs.push(looked.type === 'table' ? looked.update.seq : Number.NaN);
    await browser.ask(drop(match, 0, `drop-${opening + 2}`, opening));
    await settle();
    seqs.push(...browser.updates().map(({ seq }) => seq));
  }
  expect(seqs).toHaveLength(9);
  expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
  expect(new Set(seqs).size).toBe(seqs.length);
});
