/** Matches that are kept: saved, listed, damaged, deleted, in two tabs. */
import { type HostWorld, MemoryStore, type StoredMatch } from '@orrery/host';
import { expect, test } from 'vitest';
import { BOT, connect, drop, HUMAN, start } from './browsers.ts';

class SlowStore extends MemoryStore {
  writes = 0;

  override async add(match: StoredMatch): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 5));
    await super.add(match);
    this.writes++;
  }

  override async save(match: StoredMatch): Promise<boolean> {
    await new Promise((resolve) => setTimeout(resolve, 5));
    this.writes++;
    return super.save(match);
  }
}

class SmallStore extends MemoryStore {
  full = false;

  override async add(match: StoredMatch): Promise<void> {
    this.refuse();
    await super.add(match);
  }

  override async save(match: StoredMatch): Promise<boolean> {
    this.refuse();
    return super.save(match);
  }

  private refuse(): void {
    if (this.full) throw new Error('the quota has been exceeded');
  }
}

const saved = async () => {
  const one = start();
  const { table } = await one.browser.create([HUMAN, BOT]);
  await one.browser.ask(drop(table.match, 0, 'drop-1', 3));
  await one.settle();
  return { ...one, match: table.match };
};

test('a match goes on in another process where it was', async () => {
  const { store, match } = await saved();
  const { browser } = start({ store, alone: true });
  const [summary] =
    (await browser.ask({ type: 'list' }).then((answer) => (answer.type === 'matches' ? answer.matches : []))) ?? [];
  expect(summary).toMatchObject({
    match,
    game: 'connect-four',
    moves: 2,
    now: { viewer: 0, view: { legal: expect.any(Array) } },
  });
  const answer = await browser.ask({ type: 'look', match, viewer: 0 });
  expect(answer).toMatchObject({ type: 'table', table: { yours: [0] }, update: { moves: 2, canUndo: true } });
  expect(await browser.ask(drop(match, 0, 'drop-3', 3))).toMatchObject({ type: 'done' });
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
  await browser.ask(drop(table.match, 1, 'drop-2', 3));
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
    problem: expect.stringContaining('could not be saved (the quota has been exceeded)'),
  };
  await browser.ask(drop(match, 0, 'drop-1', 3));
  const watcher = connect(host);
  await watcher.ask({ type: 'look', match, viewer: 'watcher' });
  expect(watcher.got).toMatchObject([{ type: 'table' }, { ...told, match }]);
  const forking = connect(host);
  await forking.ask({ type: 'fork', match, moves: 0, viewer: 0, sitters: [HUMAN, BOT] });
  expect(forking.got).toMatchObject([{ type: 'table' }, told]);
});

test('damaged and foreign matches are listed with their problem and harm no other', async () => {
  const { store, browser, match } = await saved();
  const good = await store.load(match);
  const bad = { sitters: [HUMAN, BOT], changed: 1 };
  await store.add({ ...bad, id: 'cut', log: good!.log.slice(0, 50) });
  await store.add({ ...bad, id: 'old', log: good!.log.replace('"rulesVersion": 1', '"rulesVersion": 0') });
  const answer = await browser.ask({ type: 'list' });
  const problems =
    answer.type === 'matches' ? answer.matches.map(({ match: id, problem }) => [id, problem ?? 'good']) : [];
  expect(Object.fromEntries(problems)).toEqual({
    [match]: 'good',
    cut: expect.stringContaining('cut off'),
    old: expect.stringContaining('rules version 0'),
  });
  expect(await browser.ask({ type: 'look', match: 'old', viewer: 'watcher' })).toMatchObject({
    type: 'error',
    problem: expect.stringContaining('rules version'),
  });
});

test.for<[string, object]>([
  ['no sitters', { sitters: undefined }],
  ['sitters that are nothing', { sitters: [null, null] }],
  ['too few sitters', { sitters: [HUMAN] }],
  ['no log', { log: undefined }],
  ['a log that is nothing', { log: null }],
  ['a log that is no JSON', { log: 'connect-four' }],
  ['a log of brackets without end', { log: '['.repeat(20_000) + ']'.repeat(20_000) }],
])('a stored match with %s is named, left alone, and harms no other', async ([, damage]) => {
  const { store, match } = await saved();
  const damaged = { ...(await store.load(match))!, ...damage, id: 'damaged' };
  await store.add(damaged);
  const { browser } = start({ store, alone: true });
  const answer = await browser.ask({ type: 'list' });
  const matches = answer.type === 'matches' ? answer.matches : [];
  expect(Object.fromEntries(matches.map((each) => [each.match, each.problem ?? 'good']))).toEqual({
    [match]: 'good',
    damaged: expect.any(String),
  });
  expect(await browser.ask({ type: 'look', match: 'damaged', viewer: 'watcher' })).toMatchObject({ type: 'error' });
  expect(await store.load('damaged')).toBe(damaged);
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
    elsewhere: true,
  });
  expect(await second.browser.ask({ type: 'look', match: table.match, viewer: 0, takeOver: true })).toMatchObject({
    update: { moves: 1 },
  });
  expect(first.browser.got.at(-1)).toMatchObject({ type: 'error', elsewhere: true, match: table.match });
  expect(await first.browser.ask(drop(table.match, 1, 'drop-2', 3))).toMatchObject({
    type: 'error',
    elsewhere: true,
  });
});

test('who takes over has also what was played elsewhere while it was asked', async () => {
  const { store, match, browser } = await saved();
  const claim: HostWorld['claim'] = async () => {
    await browser.ask(drop(match, 0, 'drop-3', 3));
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
  await one.ask(drop(match, 0, 'drop-3', 3));
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
  await playing.browser.ask(drop(match, 0, 'drop-3', 3));
  await playing.settle();
  expect(playing.browser.got).toContainEqual({ type: 'error', match, problem: 'This match was deleted.' });
  expect(playing.browser.updates()).toEqual([]);
  expect(await playing.browser.ask(drop(match, 0, 'drop-5', 3))).toMatchObject({
    type: 'error',
    problem: `there is no match '${match}' here`,
  });
  expect(await store.list()).toEqual([]);
});

test('a match that could not be saved at first is saved when there is room again', async () => {
  const store = new SmallStore();
  store.full = true;
  const { browser } = start({ store });
  const { match } = (await browser.create([HUMAN, HUMAN])).table;
  store.full = false;
  await browser.ask(drop(match, 0, 'drop-1', 3));
  await browser.ask(drop(match, 1, 'drop-2', 3));
  expect(await store.list()).toMatchObject([{ id: match, log: expect.stringContaining('[1,{"kind":"drop"') }]);
});

test('a file for which a full store has no room is refused with the reason', async () => {
  const { store: source, match } = await saved();
  const { log: text } = (await source.load(match))!;
  const store = new SmallStore();
  store.full = true;
  const { browser } = start({ store, alone: true });
  expect(await browser.ask({ type: 'import', text })).toMatchObject({
    type: 'error',
    problem: 'the match could not be saved (the quota has been exceeded)',
  });
});
