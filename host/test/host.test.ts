import { Host, type HostWorld, MemoryStore } from '@orrery/host';
import { commitTo, formatLog, type Json, verify } from '@orrery/kernel';
import type { Sitter, ToClient, Update } from '@orrery/protocol';
import { connectFour } from '@orrery/connect-four';
import { describe, expect, test } from 'vitest';

const HUMAN: Sitter = { kind: 'human' };
const BOT: Sitter = { kind: 'bot', level: 'scripted' };

/** A host whose bots think when they are told to, and a browser connected to it. */
function start(more: Partial<HostWorld> = {}) {
  const tasks: (() => void)[] = [];
  let secrets = 0;
  let time = 0;
  const store = new MemoryStore();
  const host = new Host({
    store,
    alone: false,
    secret: () => `secret ${++secrets}`,
    now: () => ++time,
    later: (task) => tasks.push(task),
    claim: async () => true,
    ...more,
  });
  const browser = connect(host);
  /** Lets the bots play until they have nothing to do; saving takes turns of the event loop. */
  const settle = async () => {
    for (let idle = 0; idle < 5; idle++) {
      for (let task = tasks.shift(); task; task = tasks.shift()) {
        task();
        idle = 0;
      }
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  };
  return { host, browser, settle, store };
}

function connect(host: Host) {
  const got: ToClient[] = [];
  const connection = host.connect((message) => got.push(message));
  let re = 0;
  const ask = async (message: object): Promise<ToClient> => {
    re++;
    await connection.receive({ re, ...message });
    const answers = got.filter((each) => 're' in each && each.re === re);
    expect(answers).toHaveLength(1);
    return answers[0]!;
  };
  const create = async (sitters: Sitter[], more: Record<string, Json> = {}) => {
    const answer = await ask({ type: 'create', game: 'connect-four', options: {}, sitters, ...more });
    if (answer.type !== 'table') throw new Error(JSON.stringify(answer));
    return answer;
  };
  const updates = (): Update[] => got.flatMap((each) => (each.type === 'update' ? [each.update] : []));
  return { got, connection, ask, create, updates };
}

const drop = (match: string, seat: number, decision: string, column: number) => ({
  type: 'act',
  match,
  seat,
  decision,
  action: { kind: 'drop', column },
});

test('a table opens, an action is answered, and the bot replies', async () => {
  const { browser, settle } = start();
  const { table, update } = await browser.create([HUMAN, BOT]);
  expect(table).toMatchObject({ game: 'connect-four', yours: [0], options: { columns: 7, rows: 6 } });
  expect(table.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(update).toMatchObject({ seq: 0, moves: 0, viewer: 0, canUndo: false });
  expect(await browser.ask(drop(table.match, 0, 'drop-1', 3))).toMatchObject({ type: 'done' });
  await settle();
  expect(browser.updates().map(({ seq, moves }) => [seq, moves])).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(browser.updates()[1]!.events).toMatchObject([{ kind: 'dropped', seat: 1 }]);
});

test('a repeated, a late and a wrong answer are refused, and nothing changes', async () => {
  const { browser } = start();
  const { table } = await browser.create([HUMAN, HUMAN]);
  const act = (seat: number, decision: string, action: unknown) =>
    browser.ask({ type: 'act', match: table.match, seat, decision, action });
  expect(await act(0, 'drop-1', { kind: 'drop', column: 0 })).toMatchObject({ type: 'done' });
  expect(await act(0, 'drop-1', { kind: 'drop', column: 0 })).toMatchObject({
    type: 'refused',
    refusal: { code: 'not-asked' },
  });
  expect(await act(1, 'drop-1', { kind: 'drop', column: 0 })).toMatchObject({
    type: 'refused',
    refusal: { code: 'question-closed' },
  });
  expect(await act(1, 'drop-2', { kind: 'drop', column: 9 })).toMatchObject({
    type: 'refused',
    refusal: { code: 'no-column', rule: '1' },
  });
  expect(await act(1, 'drop-2', 'x'.repeat(1_000_000))).toMatchObject({
    type: 'refused',
    refusal: { code: 'malformed' },
  });
  expect(browser.updates()).toHaveLength(1);
});

test('nobody plays a seat or looks from a seat that is not theirs', async () => {
  const { host, browser } = start();
  const { table } = await browser.create([HUMAN, BOT]);
  const stranger = connect(host);
  const error = { type: 'error', problem: 'that seat is not yours' };
  expect(await stranger.ask(drop(table.match, 0, 'drop-1', 3))).toMatchObject(error);
  expect(await stranger.ask({ type: 'undo', match: table.match, seat: 0 })).toMatchObject(error);
  expect(await stranger.ask({ type: 'look', match: table.match, viewer: 0 })).toMatchObject(error);
  expect(await browser.ask(drop(table.match, 1, 'drop-1', 3))).toMatchObject(error);
  expect(await stranger.ask({ type: 'look', match: table.match, viewer: 'watcher' })).toMatchObject({
    type: 'table',
    table: { yours: [] },
  });
  await browser.ask(drop(table.match, 0, 'drop-1', 3));
  expect(stranger.updates()).toMatchObject([{ viewer: 'watcher', moves: 1, view: { legal: [] } }]);
});

test('a list shows a match from a seat of one’s own, and a stranger only what a watcher sees', async () => {
  const { host, browser } = start();
  const { table } = await browser.create([HUMAN, HUMAN]);
  expect(await browser.ask({ type: 'list' })).toMatchObject({
    matches: [{ match: table.match, now: { viewer: 0, view: { legal: { length: 7 } } } }],
  });
  expect(await connect(host).ask({ type: 'list' })).toMatchObject({
    matches: [{ match: table.match, now: { viewer: 'watcher', view: { legal: [] } } }],
  });
});

test('undo takes back the own action and the bot’s reply, never another person’s', async () => {
  const { browser, settle } = start();
  const { table } = await browser.create([HUMAN, BOT]);
  await browser.ask(drop(table.match, 0, 'drop-1', 3));
  await settle();
  expect(browser.updates().at(-1)).toMatchObject({ moves: 2, canUndo: true });
  expect(await browser.ask({ type: 'undo', match: table.match, seat: 0 })).toMatchObject({ type: 'done' });
  await settle();
  expect(browser.updates().at(-1)).toMatchObject({ seq: 3, moves: 0, undoneTo: 0, canUndo: false });
  expect(await browser.ask({ type: 'undo', match: table.match, seat: 0 })).toMatchObject({
    type: 'refused',
    refusal: { code: 'no-undo' },
  });

  const two = await browser.create([HUMAN, HUMAN]);
  await browser.ask(drop(two.table.match, 0, 'drop-1', 3));
  await browser.ask(drop(two.table.match, 1, 'drop-2', 3));
  expect(await browser.ask({ type: 'undo', match: two.table.match, seat: 0 })).toMatchObject({ type: 'refused' });
});

test('an undo that comes twice takes back once', async () => {
  const { browser, settle } = start();
  const { table } = await browser.create([HUMAN, BOT]);
  for (const decision of ['drop-1', 'drop-3']) {
    await browser.ask(drop(table.match, 0, decision, 3));
    await settle();
  }
  const undo = (moves: unknown) => browser.ask({ type: 'undo', match: table.match, seat: 0, moves });
  const stale = { type: 'refused', refusal: { code: 'undo-stale' } };
  expect(await undo(4)).toMatchObject({ type: 'done' });
  expect(await undo(4)).toMatchObject(stale);
  expect(browser.updates().at(-1)).toMatchObject({ moves: 2, undoneTo: 2 });
  expect(await undo(2)).toMatchObject({ type: 'done' });
  expect(await undo('2')).toMatchObject({ type: 'error', problem: expect.stringContaining("'moves' must be") });
});

describe('looks', () => {
  /** A kept match of people, and a browser that waits for its claim until it is let. */
  const slow = async () => {
    const first = start();
    const { match } = (await first.browser.create([HUMAN, HUMAN])).table;
    let letIn = () => {};
    const waiting = new Promise<boolean>((resolve) => {
      letIn = () => resolve(true);
    });
    const claim: HostWorld['claim'] = async (id) => (id === match ? waiting : true);
    let others = 0;
    const secret = () => `other ${++others}`;
    const { host, browser } = start({ store: first.store, alone: true, claim, secret });
    return { host, browser, store: first.store, match, letIn };
  };

  test('the one last asked for counts, whichever is answered first', async () => {
    const { browser, match, letIn } = await slow();
    const late = browser.connection.receive({ re: -1, type: 'look', match, viewer: 0 });
    const { table } = await browser.create([HUMAN, HUMAN]);
    letIn();
    await late;
    expect(browser.got.at(-1)).toMatchObject({ type: 'table', re: -1, table: { match } });
    await browser.ask(drop(table.match, 0, 'drop-1', 3));
    await browser.ask(drop(match, 0, 'drop-1', 3));
    expect(browser.updates()).toMatchObject([{ match: table.match, moves: 1 }]);
  });

  test('nothing is sent after closing, also to who was about to sit down', async () => {
    const { host, browser, match, letIn } = await slow();
    const late = browser.connection.receive({ re: 1, type: 'look', match, viewer: 0 });
    browser.connection.close();
    letIn();
    await late;
    await connect(host).ask(drop(match, 0, 'drop-1', 3));
    expect(browser.got).toEqual([]);
  });

  test('a match that is deleted while somebody waits for it stays deleted', async () => {
    const { browser, match, letIn, store } = await slow();
    const late = browser.connection.receive({ re: -1, type: 'look', match, viewer: 0 });
    expect(await browser.ask({ type: 'forget', match })).toMatchObject({ type: 'done' });
    letIn();
    await late;
    expect(browser.got.at(-1)).toMatchObject({ type: 'error', re: -1, problem: `there is no match '${match}' here` });
    expect(await browser.ask(drop(match, 0, 'drop-1', 3))).toMatchObject({ type: 'error' });
    expect(await store.list()).toEqual([]);
  });
});

test('the seed and the log are told at the end, not before; the log verifies', async () => {
  const { browser } = start();
  const { table } = await browser.create([HUMAN, HUMAN], { seed: 'ours' });
  expect(await browser.ask({ type: 'log', match: table.match })).toMatchObject({ type: 'error' });
  for (const [n, column] of [0, 1, 0, 1, 0, 1, 0].entries())
    await browser.ask(drop(table.match, n % 2, `drop-${n + 1}`, column));
  expect(JSON.stringify(browser.got.slice(0, -2))).not.toContain('"seed"');
  const last = browser.updates().at(-1);
  expect(last).toMatchObject({ seed: 'ours', outcome: { reason: 'four-in-line' }, canUndo: false });
  const answer = await browser.ask({ type: 'log', match: table.match });
  if (answer.type !== 'log') throw new Error('no log');
  expect(verify(connectFour, answer.log, table.commitment)).toMatchObject({ ok: true });
  expect(table.commitment).toBe(commitTo('ours'));
});

test('bots alone play to the end, and a watcher sees it', async () => {
  const { browser, settle } = start();
  const { table, update } = await browser.create([BOT, { kind: 'bot', level: 'random' }]);
  expect(update.viewer).toBe('watcher');
  await settle();
  expect(browser.updates().at(-1)?.outcome).toBeDefined();
  expect(await browser.ask({ type: 'look', match: table.match, viewer: 'watcher' })).toMatchObject({
    type: 'table',
    update: { outcome: {} },
  });
});

test.for<[string, unknown, string]>([
  ['no object', 7, 'a message must be an object'],
  ['no number', { type: 'log', match: 'x' }, "a message needs a whole number 're'"],
  ['an unknown type', { re: 1, type: 'resign', match: 'x' }, 'no message of type "resign"'],
  ['an unknown match', { re: 1, type: 'log', match: 'x' }, "there is no match 'x' here"],
  ['a match that is no text', { re: 1, type: 'log', match: {} }, "'match' must be a text"],
  ['an unknown game', { re: 1, type: 'create', game: 'chess', options: {}, sitters: [] }, "there is no game 'chess'"],
  [
    'too few sitters',
    { re: 1, type: 'create', game: 'connect-four', options: {}, sitters: [HUMAN] },
    'Connect Four has 2 seats, not 1',
  ],
  [
    'an unknown level',
    { re: 1, type: 'create', game: 'connect-four', options: {}, sitters: [HUMAN, { kind: 'bot', level: 'god' }] },
    "there is no bot 'god'",
  ],
  [
    'a wrong option',
    { re: 1, type: 'create', game: 'connect-four', options: { columns: 99 }, sitters: [HUMAN, BOT] },
    "option 'columns' must be",
  ],
  [
    'an empty seed',
    { re: 1, type: 'create', game: 'connect-four', options: {}, sitters: [HUMAN, BOT], seed: '' },
    "'seed' must be",
  ],
  [
    'a wrong sitter',
    { re: 1, type: 'create', game: 'connect-four', options: {}, sitters: ['me', BOT] },
    'a sitter must be',
  ],
  [
    'too many sitters',
    { re: 1, type: 'create', game: 'connect-four', options: {}, sitters: Array.from({ length: 13 }, () => HUMAN) },
    "'sitters' must be a list of at most 12, not of 13",
  ],
  ['a wrong viewer', { re: 1, type: 'look', match: 'x', viewer: -1 }, "'viewer' must be"],
  ['a wrong seat', { re: 1, type: 'act', match: 'x', seat: '0', decision: 'd' }, "'seat' must be"],
])('%s gets one clear error', async ([, message, problem]) => {
  const { browser } = start();
  await browser.connection.receive(message);
  expect(browser.got).toHaveLength(1);
  expect(browser.got[0]).toMatchObject({ type: 'error', problem: expect.stringContaining(problem) });
});

test('a message of brackets without end is answered like any other', async () => {
  const deep: unknown = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000));
  const { browser } = start();
  await browser.connection.receive(deep);
  expect(browser.got).toMatchObject([{ type: 'error' }]);
  const create = { type: 'create', game: 'connect-four', options: {}, sitters: [HUMAN, HUMAN] };
  for (const message of [
    { type: deep, match: 'x' },
    { type: 'look', match: deep },
    { ...create, game: deep },
    { ...create, options: { columns: deep } },
    { ...create, sitters: [deep] },
  ])
    expect(await browser.ask(message)).toMatchObject({ type: 'error' });
});

describe('matches that are kept', () => {
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
    const steps: string[] = [];
    const store = new MemoryStore();
    const slow: HostWorld['store'] = {
      load: (id) => store.load(id),
      list: () => store.list(),
      forget: (id) => store.forget(id),
      save: async (match) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        await store.save(match);
        steps.push('saved');
      },
    };
    const { browser } = start({ store: slow });
    const { table } = await browser.create([HUMAN, HUMAN]);
    const acting = browser.ask(drop(table.match, 0, 'drop-1', 3));
    expect(browser.updates()).toHaveLength(0);
    await acting;
    expect(steps).toEqual(['saved', 'saved']);
    expect(browser.updates()).toHaveLength(1);
  });

  test('a full store is told once, and the match goes on', async () => {
    const store = new MemoryStore();
    store.save = async () => {
      throw new Error('the quota has been exceeded');
    };
    const { browser } = start({ store });
    const { table } = await browser.create([HUMAN, HUMAN]);
    await browser.ask(drop(table.match, 0, 'drop-1', 3));
    await browser.ask(drop(table.match, 1, 'drop-2', 3));
    // After the answer, without which a browser does not know the table that the notice is about.
    expect(browser.got.map(({ type }) => type)).toEqual(['table', 'notice', 'update', 'done', 'update', 'done']);
  });

  test('whoever comes to a match that could not be saved is told', async () => {
    const store = new MemoryStore();
    const { host, browser } = start({ store, alone: true });
    const { match } = (await browser.create([HUMAN, HUMAN])).table;
    store.save = async () => {
      throw new Error('the quota has been exceeded');
    };
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
    await store.save({ ...bad, id: 'cut', log: good!.log.slice(0, 50) });
    await store.save({ ...bad, id: 'old', log: good!.log.replace('"rulesVersion": 1', '"rulesVersion": 0') });
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
    await store.save(damaged);
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

  test('a deleted match is gone', async () => {
    const { browser, match } = await saved();
    expect(await browser.ask({ type: 'forget', match })).toMatchObject({ type: 'done' });
    expect(await browser.ask({ type: 'look', match, viewer: 'watcher' })).toMatchObject({ type: 'error' });
    expect(await browser.ask({ type: 'list' })).toMatchObject({ matches: [] });
  });

  test('a match that is deleted while it is being saved stays deleted', async () => {
    const { store, match } = await saved();
    const { browser } = start({ store, alone: true });
    await browser.ask({ type: 'look', match, viewer: 0 });
    const save = store.save.bind(store);
    store.save = async (stored) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      await save(stored);
    };
    const acting = browser.connection.receive({ re: -1, ...drop(match, 0, 'drop-3', 3) });
    await new Promise((resolve) => setTimeout(resolve, 1));
    expect(await browser.ask({ type: 'forget', match })).toMatchObject({ type: 'done' });
    await acting;
    expect(await store.list()).toEqual([]);
  });
});

describe('replays', () => {
  const played = async () => {
    const one = start();
    const { table } = await one.browser.create([HUMAN, HUMAN]);
    for (const [n, column] of [0, 1, 0, 1, 0, 1, 0].entries())
      await one.browser.ask(drop(table.match, n % 2, `drop-${n + 1}`, column));
    return { ...one, match: table.match };
  };

  test('every moment of a match can be looked at, from above once it is over', async () => {
    const { browser, match } = await played();
    const at = (moves: number, viewer: unknown = 'above') => browser.ask({ type: 'replay', match, moves, viewer });
    expect(await at(0)).toMatchObject({ moment: { moves: 0, of: 7, events: [] }, history: { length: 8 } });
    expect(await at(3)).toMatchObject({
      moment: { moves: 3, seat: 0, events: [{ kind: 'dropped', column: 0, row: 1 }] },
    });
    expect(await at(7)).toMatchObject({ moment: { outcome: { reason: 'four-in-line' } } });
    expect(await at(99)).toMatchObject({ moment: { moves: 7 } });
  });

  test('a seat that the match does not have sees nothing, though it is over', async () => {
    const { browser, match } = await played();
    const refused = { type: 'error', problem: 'that seat is not yours' };
    expect(await browser.ask({ type: 'look', match, viewer: 2 })).toMatchObject(refused);
    expect(await browser.ask({ type: 'replay', match, moves: 3, viewer: 11 })).toMatchObject(refused);
    expect(await browser.ask({ type: 'replay', match, moves: 3, viewer: 0, counter: 11 })).toMatchObject(refused);
  });

  test('a match that went on, or was taken back and went elsewhere, is replayed as it is now', async () => {
    const { browser } = start();
    const { table } = await browser.create([HUMAN, HUMAN]);
    const { match } = table;
    const last = async () => {
      const answer = await browser.ask({ type: 'replay', match, moves: 99, viewer: 0 });
      return answer.type === 'moment' ? [answer.moment.moves, answer.moment.events, answer.history.length] : answer;
    };
    await browser.ask(drop(match, 0, 'drop-1', 0));
    expect(await last()).toEqual([1, [{ kind: 'dropped', seat: 0, column: 0, row: 0 }], 2]);
    await browser.ask(drop(match, 1, 'drop-2', 1));
    expect(await last()).toEqual([2, [{ kind: 'dropped', seat: 1, column: 1, row: 0 }], 3]);
    await browser.ask({ type: 'undo', match, seat: 1 });
    await browser.ask(drop(match, 1, 'drop-2', 5));
    expect(await last()).toEqual([2, [{ kind: 'dropped', seat: 1, column: 5, row: 0 }], 3]);
  });

  test('a running match is not shown from above, nor from a stranger’s seat', async () => {
    const { host, browser } = start();
    const { table } = await browser.create([HUMAN, BOT]);
    const refused = { type: 'error', problem: 'that seat is not yours' };
    const request = { type: 'replay', match: table.match, moves: 0 };
    expect(await browser.ask({ ...request, viewer: 'above' })).toMatchObject(refused);
    expect(await browser.ask({ ...request, viewer: 1 })).toMatchObject(refused);
    expect(await browser.ask({ ...request, viewer: 0 })).toMatchObject({ type: 'moment' });
    expect(await connect(host).ask({ ...request, viewer: 0 })).toMatchObject(refused);
    expect(await connect(host).ask({ type: 'log', match: table.match })).toMatchObject({ type: 'error' });
    expect(
      await connect(host).ask({ type: 'fork', match: table.match, moves: 0, viewer: 'above', sitters: [HUMAN, HUMAN] }),
    ).toMatchObject(refused);
  });

  test('a fork plays on from any move and leaves the match alone', async () => {
    const { browser, match, settle } = await played();
    const forked = await browser.ask({ type: 'fork', match, moves: 6, viewer: 'above', sitters: [HUMAN, BOT] });
    expect(forked).toMatchObject({ type: 'table', update: { moves: 6 } });
    const id = forked.type === 'table' ? forked.table.match : '';
    expect(await browser.ask(drop(id, 0, 'drop-7', 5))).toMatchObject({ type: 'done' });
    await settle();
    expect(browser.updates().at(-1)).toMatchObject({ match: id, moves: 8, outcome: { ranks: [2, 1] } });
    expect(await browser.ask({ type: 'replay', match, moves: 7, viewer: 0 })).toMatchObject({
      moment: { outcome: { ranks: [1, 2] } },
    });
    expect(await browser.ask({ type: 'fork', match, moves: 8, viewer: 'above', sitters: [HUMAN, BOT] })).toMatchObject({
      type: 'error',
    });
    expect(await browser.ask({ type: 'fork', match, moves: 1, viewer: 'above', sitters: [HUMAN] })).toMatchObject({
      type: 'error',
    });
  });

  test('a saved file comes back in; a damaged one is refused with its reason', async () => {
    const { browser, match } = await played();
    const answer = await browser.ask({ type: 'log', match });
    if (answer.type !== 'log') throw new Error('no log');
    const text = formatLog(answer.log);
    const taken = await browser.ask({ type: 'import', text });
    expect(taken).toMatchObject({ type: 'imported' });
    const id = taken.type === 'imported' ? taken.match : '';
    expect(await browser.ask({ type: 'replay', match: id, moves: 7, viewer: 'above' })).toMatchObject({
      moment: { moves: 7 },
    });
    for (const [bad, problem] of [
      [text.slice(0, 99), 'cut off'],
      [text.replace('connect-four', 'chess'), "no game 'chess'"],
      [text.replace('"format": 1', '"format": 9'), 'newer'],
      [text.replace('[0,{"kind":"drop","column":0}]', '[0,{"kind":"drop","column":5}]'), 'another hash'],
    ])
      expect(await browser.ask({ type: 'import', text: bad })).toMatchObject({
        type: 'error',
        problem: expect.stringContaining(problem!),
      });
  });
});
