import { Host } from '@orrery/host';
import { commitTo, type Json, verify } from '@orrery/kernel';
import type { Sitter, ToClient, Update } from '@orrery/protocol';
import { connectFour } from '@orrery/connect-four';
import { expect, test } from 'vitest';

const HUMAN: Sitter = { kind: 'human' };
const BOT: Sitter = { kind: 'bot', level: 'scripted' };

/** A host whose bots think when they are told to, and a browser connected to it. */
function start() {
  const tasks: (() => void)[] = [];
  let secrets = 0;
  const host = new Host({ secret: () => `secret ${++secrets}`, later: (task) => tasks.push(task) });
  const browser = connect(host);
  const settle = () => {
    for (let task = tasks.shift(); task; task = tasks.shift()) task();
  };
  return { host, browser, settle };
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
  settle();
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

test('undo takes back the own action and the bot’s reply, never another person’s', async () => {
  const { browser, settle } = start();
  const { table } = await browser.create([HUMAN, BOT]);
  await browser.ask(drop(table.match, 0, 'drop-1', 3));
  settle();
  expect(browser.updates().at(-1)).toMatchObject({ moves: 2, canUndo: true });
  expect(await browser.ask({ type: 'undo', match: table.match, seat: 0 })).toMatchObject({ type: 'done' });
  settle();
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
  settle();
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
  ['a wrong viewer', { re: 1, type: 'look', match: 'x', viewer: -1 }, "'viewer' must be"],
  ['a wrong seat', { re: 1, type: 'act', match: 'x', seat: '0', decision: 'd' }, "'seat' must be"],
])('%s gets one clear error', async ([, message, problem]) => {
  const { browser } = start();
  await browser.connection.receive(message);
  expect(browser.got).toHaveLength(1);
  expect(browser.got[0]).toMatchObject({ type: 'error', problem: expect.stringContaining(problem) });
});
