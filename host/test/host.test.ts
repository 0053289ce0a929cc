import type { HostWorld } from '@orrery/host';
import { commitTo, verify } from '@orrery/kernel';
import { connectFour } from '@orrery/connect-four';
import { describe, expect, test } from 'vitest';
import { asked, BOT, connect, drop, HUMAN, start } from './browsers.ts';

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

test.for(['easy', 'medium', 'hard', 'expert'])(
  'a bot of the level %s replies, and lets others work meanwhile',
  async (level) => {
    const { browser, settle } = start();
    const { table } = await browser.create([HUMAN, { kind: 'bot', level }]);
    await browser.ask(drop(table.match, 0, asked(0), 3));
    await settle();
    expect(browser.updates().at(-1)).toMatchObject({ moves: 2, decision: asked(2) });
  },
);

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
  expect(await act(1, 'drop-2', { kind: 'drop', column: 0 })).toMatchObject({
    type: 'refused',
    refusal: { code: 'question-closed' },
  });
  expect(await act(1, 'drop-1', { kind: 'drop', column: 9 })).toMatchObject({
    type: 'refused',
    refusal: { code: 'no-column', rule: '1' },
  });
  expect(await act(1, 'drop-1', 'x'.repeat(1_000_000))).toMatchObject({
    type: 'refused',
    refusal: { code: 'malformed' },
  });
  expect(browser.updates()).toHaveLength(1);
});

test('nobody plays a seat or looks from a seat that is not theirs', async () => {
  const { host, browser } = start();
  const { table } = await browser.create([HUMAN, BOT]);
  const stranger = connect(host, 'a stranger');
  const error = { type: 'error', problem: { code: 'not-yours' } };
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

test('a list shows the own matches from the own seat, and a stranger none', async () => {
  const { host, browser } = start();
  const { table } = await browser.create([HUMAN, HUMAN]);
  expect(await browser.ask({ type: 'list' })).toMatchObject({
    matches: [{ match: table.match, yours: [0, 1], yourMove: true, moves: 0, prompt: expect.any(String) }],
  });
  expect(await connect(host, 'a stranger').ask({ type: 'list' })).toMatchObject({ matches: [] });
});

test('whoever sits is an identity: after a reconnect the seat is still theirs', async () => {
  const { host, browser } = start();
  const { table } = await browser.create([HUMAN, BOT]);
  browser.connection.close();
  const again = connect(host);
  expect(await again.ask({ type: 'look', match: table.match })).toMatchObject({
    type: 'table',
    table: { yours: [0] },
    update: { viewer: 0, decision: 'drop-1' },
  });
  expect(await again.ask(drop(table.match, 0, 'drop-1', 3))).toMatchObject({ type: 'done' });
});

test('the host chooses the own seat that is asked; a stranger watches', async () => {
  const { host, browser } = start();
  const { match } = (await browser.create([HUMAN, HUMAN])).table;
  await browser.ask(drop(match, 0, 'drop-1', 3));
  expect(await browser.ask({ type: 'look', match })).toMatchObject({ update: { viewer: 1, decision: 'drop-1' } });
  const watching = await connect(host, 'a stranger').ask({ type: 'look', match });
  expect(watching).toMatchObject({ update: { viewer: 'watcher' } });
  expect(watching.type === 'table' && 'decision' in watching.update).toBe(false);
});

test('after a reconnect only what is new comes', async () => {
  const { browser } = start();
  const { match } = (await browser.create([HUMAN, HUMAN])).table;
  for (let n = 0; n < 4; n++) await browser.ask(drop(match, n % 2, asked(n), n));
  const whole = await browser.ask({ type: 'look', match, viewer: 0 });
  expect(whole.type === 'table' && whole.history).toHaveLength(5);
  const news = await browser.ask({ type: 'look', match, viewer: 0, since: 3 });
  expect(news).toMatchObject({ history: [{ seat: 1, events: [{ kind: 'dropped', column: 3 }] }] });
  expect(await browser.ask({ type: 'look', match, viewer: 0, since: 4 })).toMatchObject({ history: [] });
});

test('a table at which nobody looks is put away, and comes back as it was', async () => {
  const { host, browser, wait } = start();
  const { match } = (await browser.create([HUMAN, HUMAN])).table;
  await browser.ask(drop(match, 0, 'drop-1', 3));
  wait();
  wait();
  expect(host.tableCount).toBe(1); // somebody looks
  browser.connection.close();
  wait();
  wait();
  expect(host.tableCount).toBe(0);
  const again = connect(host);
  expect(await again.ask(drop(match, 1, 'drop-1', 3))).toMatchObject({ type: 'done' });
  expect(await again.ask({ type: 'look', match })).toMatchObject({ update: { moves: 2, viewer: 0 } });
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
  await browser.ask(drop(two.table.match, 1, 'drop-1', 3));
  expect(await browser.ask({ type: 'undo', match: two.table.match, seat: 0 })).toMatchObject({ type: 'refused' });
});

test('an undo that comes twice takes back once', async () => {
  const { browser, settle } = start();
  const { table } = await browser.create([HUMAN, BOT]);
  for (const decision of ['drop-1', 'drop-2']) {
    await browser.ask(drop(table.match, 0, decision, 3));
    await settle();
  }
  const undo = (moves: unknown) => browser.ask({ type: 'undo', match: table.match, seat: 0, moves });
  const stale = { type: 'refused', refusal: { code: 'undo-stale' } };
  expect(await undo(4)).toMatchObject({ type: 'done' });
  expect(await undo(4)).toMatchObject(stale);
  expect(browser.updates().at(-1)).toMatchObject({ moves: 2, undoneTo: 2 });
  expect(await undo(2)).toMatchObject({ type: 'done' });
  expect(await undo('2')).toMatchObject({
    type: 'error',
    problem: { code: 'malformed', why: expect.stringContaining("'moves' must be") },
  });
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
    expect(browser.got.at(-1)).toMatchObject({ type: 'error', re: -1, problem: { code: 'no-such-match', match } });
    expect(await browser.ask(drop(match, 0, 'drop-1', 3))).toMatchObject({ type: 'error' });
    expect(await store.list()).toEqual([]);
  });
});

test('the seed and the log are told at the end, not before; the log verifies', async () => {
  const { browser } = start({ alone: true });
  const { table } = await browser.create([HUMAN, HUMAN], { seed: 'ours' });
  expect(await browser.ask({ type: 'log', match: table.match })).toMatchObject({ problem: { code: 'still-running' } });
  for (const [n, column] of [0, 1, 0, 1, 0, 1, 0].entries())
    await browser.ask(drop(table.match, n % 2, asked(n), column));
  expect(JSON.stringify(browser.got.slice(0, -2))).not.toContain('"seed"');
  const last = browser.updates().at(-1);
  expect(last).toMatchObject({ seed: 'ours', outcome: { reason: 'four-in-line' }, canUndo: false });
  const answer = await browser.ask({ type: 'log', match: table.match });
  if (answer.type !== 'log') throw new Error('no log');
  expect(verify(connectFour, answer.log, table.commitment)).toMatchObject({ ok: true });
  expect(table.commitment).toBe(commitTo('ours'));
});

test('where others may play, nobody chooses the seed, and no running match gives its log', async () => {
  const { browser } = start();
  const create = { type: 'create', game: 'connect-four', options: {}, sitters: [HUMAN, HUMAN] };
  expect(await browser.ask({ ...create, seed: 'ours' })).toMatchObject({ problem: { code: 'seed-not-yours' } });
  const { match } = (await browser.create([HUMAN, HUMAN])).table;
  expect(await browser.ask({ type: 'log', match, revealing: true })).toMatchObject({
    problem: { code: 'still-running' },
  });
  const alone = start({ alone: true });
  const own = (await alone.browser.create([HUMAN, HUMAN])).table.match;
  expect(await alone.browser.ask({ type: 'log', match: own })).toMatchObject({ problem: { code: 'still-running' } });
  expect(await alone.browser.ask({ type: 'log', match: own, revealing: true })).toMatchObject({ type: 'log' });
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

test.for<[string, unknown, string, RegExp]>([
  ['no object', 7, 'malformed', /a message must be an object/],
  ['no number', { type: 'log', match: 'x' }, 'malformed', /a message needs a whole number 're'/],
  ['an unknown type', { re: 1, type: 'resign', match: 'x' }, 'malformed', /no message of type .*resign/],
  ['an unknown match', { re: 1, type: 'log', match: 'x' }, 'no-such-match', /"x"/],
  ['a match that is no text', { re: 1, type: 'log', match: {} }, 'malformed', /'match' must be a text/],
  ['an unknown game', { re: 1, type: 'create', game: 'chess', options: {}, sitters: [] }, 'no-such-game', /"chess"/],
  [
    'too few sitters',
    { re: 1, type: 'create', game: 'connect-four', options: {}, sitters: [HUMAN] },
    'wrong-seats',
    /"Connect Four","min":2,"max":2,"seats":1/,
  ],
  [
    'an unknown level',
    { re: 1, type: 'create', game: 'connect-four', options: {}, sitters: [HUMAN, { kind: 'bot', level: 'god' }] },
    'no-such-bot',
    /"god"/,
  ],
  [
    'a wrong option',
    { re: 1, type: 'create', game: 'connect-four', options: { columns: 99 }, sitters: [HUMAN, BOT] },
    'wrong-options',
    /option 'columns' must be/,
  ],
  [
    'an empty seed',
    { re: 1, type: 'create', game: 'connect-four', options: {}, sitters: [HUMAN, BOT], seed: '' },
    'malformed',
    /'seed' must be/,
  ],
  [
    'a wrong sitter',
    { re: 1, type: 'create', game: 'connect-four', options: {}, sitters: ['me', BOT] },
    'malformed',
    /a sitter must be/,
  ],
  [
    'too many sitters',
    { re: 1, type: 'create', game: 'connect-four', options: {}, sitters: Array.from({ length: 13 }, () => HUMAN) },
    'malformed',
    /'sitters' must be a list of at most 12, not of 13/,
  ],
  ['a wrong viewer', { re: 1, type: 'look', match: 'x', viewer: -1 }, 'malformed', /'viewer' must be/],
  ['a wrong seat', { re: 1, type: 'act', match: 'x', seat: '0', decision: 'd' }, 'malformed', /'seat' must be/],
])('%s gets one clear error', async ([, message, code, details]) => {
  const { browser } = start();
  await browser.connection.receive(message);
  expect(browser.got).toHaveLength(1);
  expect(browser.got[0]).toMatchObject({ type: 'error', problem: { code } });
  expect(JSON.stringify(browser.got[0])).toMatch(details);
});

test('a ping is answered, and one without a number is malformed like everything else', async () => {
  const { host, browser } = start();
  expect(await browser.ask({ type: 'ping' })).toEqual({ type: 'done', re: 1 });
  const other = connect(host);
  await other.connection.receive({ type: 'ping' });
  expect(other.got).toMatchObject([{ type: 'error', problem: { code: 'malformed' } }]);
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
