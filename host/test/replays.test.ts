import { formatLog, Match } from '@orrery/kernel';
import { expect, test, vi } from 'vitest';
import { asked, BOT, connect, drop, HUMAN, start } from './browsers.ts';

const played = async (world: Parameters<typeof start>[0] = {}) => {
  const one = start(world);
  const { table } = await one.browser.create([HUMAN, HUMAN]);
  for (const [n, column] of [0, 1, 0, 1, 0, 1, 0].entries())
    await one.browser.ask(drop(table.match, n % 2, asked(n), column));
  return { ...one, match: table.match };
};

test('every moment of a match can be looked at, from above once it is over', async () => {
  const { browser, match } = await played();
  const at = (moves: number, viewer: unknown = 'above') =>
    browser.ask({ type: 'replay', match, moves, viewer, history: true });
  expect(await at(0)).toMatchObject({ moment: { moves: 0, of: 7, events: [] }, history: { length: 8 } });
  expect(await at(3)).toMatchObject({
    moment: { moves: 3, seat: 0, events: [{ kind: 'dropped', column: 0, row: 1 }] },
  });
  expect(await at(7)).toMatchObject({ moment: { outcome: { reason: 'four-in-line' } } });
  expect(await at(99)).toMatchObject({ moment: { moves: 7 } });
});

test('a seat that the match does not have sees nothing, though it is over', async () => {
  const { browser, match } = await played();
  const refused = { type: 'error', problem: { code: 'not-yours' } };
  expect(await browser.ask({ type: 'look', match, viewer: 2 })).toMatchObject(refused);
  expect(await browser.ask({ type: 'replay', match, moves: 3, viewer: 11 })).toMatchObject(refused);
  expect(await browser.ask({ type: 'replay', match, moves: 3, viewer: 0, counter: 11 })).toMatchObject(refused);
});

test('a match that went on, or was taken back and went elsewhere, is replayed as it is now', async () => {
  const { browser } = start();
  const { table } = await browser.create([HUMAN, HUMAN]);
  const { match } = table;
  const last = async () => {
    const answer = await browser.ask({ type: 'replay', match, moves: 99, viewer: 0, history: true });
    return answer.type === 'moment' ? [answer.moment.moves, answer.moment.events, answer.history?.length] : answer;
  };
  await browser.ask(drop(match, 0, 'drop-1', 0));
  expect(await last()).toEqual([1, [{ kind: 'dropped', seat: 0, column: 0, row: 0 }], 2]);
  await browser.ask(drop(match, 1, 'drop-1', 1));
  expect(await last()).toEqual([2, [{ kind: 'dropped', seat: 1, column: 1, row: 0 }], 3]);
  await browser.ask({ type: 'undo', match, seat: 1 });
  await browser.ask(drop(match, 1, 'drop-1', 5));
  expect(await last()).toEqual([2, [{ kind: 'dropped', seat: 1, column: 5, row: 0 }], 3]);
});

test('a running match is not shown from above, nor from a stranger’s seat', async () => {
  const { host, browser } = start();
  const { table } = await browser.create([HUMAN, BOT]);
  const refused = { type: 'error', problem: { code: 'not-yours' } };
  const request = { type: 'replay', match: table.match, moves: 0 };
  expect(await browser.ask({ ...request, viewer: 'above' })).toMatchObject(refused);
  expect(await browser.ask({ ...request, viewer: 1 })).toMatchObject(refused);
  expect(await browser.ask({ ...request, viewer: 0 })).toMatchObject({ type: 'moment' });
  expect(await connect(host, 'a stranger').ask({ ...request, viewer: 0 })).toMatchObject(refused);
  expect(await connect(host, 'a stranger').ask({ type: 'log', match: table.match })).toMatchObject({ type: 'error' });
  expect(
    await connect(host, 'a stranger').ask({
      type: 'fork',
      match: table.match,
      moves: 0,
      viewer: 'above',
      sitters: [HUMAN, HUMAN],
    }),
  ).toMatchObject(refused);
});

test('a fork plays on from any move and leaves the match alone', async () => {
  const { browser, match, settle } = await played();
  const forked = await browser.ask({ type: 'fork', match, moves: 6, viewer: 'above', sitters: [HUMAN, BOT] });
  expect(forked).toMatchObject({ type: 'table', update: { moves: 6 } });
  const id = forked.type === 'table' ? forked.table.match : '';
  expect(await browser.ask(drop(id, 0, 'drop-4', 5))).toMatchObject({ type: 'done' });
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
  const { browser, match } = await played({ alone: true });
  const answer = await browser.ask({ type: 'log', match });
  if (answer.type !== 'log') throw new Error('no log');
  const text = formatLog(answer.log);
  const taken = await browser.ask({ type: 'import', text });
  expect(taken).toMatchObject({ type: 'imported' });
  const id = taken.type === 'imported' ? taken.match : '';
  expect(await browser.ask({ type: 'replay', match: id, moves: 7, viewer: 'above' })).toMatchObject({
    moment: { moves: 7 },
  });
  // A list tells it from what was played here.
  const list = await browser.ask({ type: 'list' });
  const brought = list.type === 'matches' ? list.matches.filter((each) => each.brought).map((each) => each.match) : [];
  expect(brought).toEqual([id]);
  for (const [bad, problem] of [
    [text.slice(0, 99), /wrong-file.*cut off/],
    [text.replace('connect-four', 'chess'), /wrong-file.*chess|chess.*wrong-file/],
    [text.replace('"format": 1', '"format": 9'), /newer/],
    [text.replace('[0,{"kind":"drop","column":0}]', '[0,{"kind":"drop","column":5}]'), /another hash/],
  ])
    expect(JSON.stringify(await browser.ask({ type: 'import', text: bad }))).toMatch(problem!);
});

test('in a shared match that is over the bot is still the bot', async () => {
  const { browser, settle } = start();
  const { match } = (await browser.create([BOT, BOT])).table;
  await settle();
  const answer = await browser.ask({ type: 'log', match });
  if (answer.type !== 'log') throw new Error('no log');
  expect(answer.log.sitters).toEqual(['scripted', 'scripted']);
  for (const [sitters, shown] of [
    [
      ['human', 'scripted'],
      [HUMAN, BOT],
    ],
    [
      ['human', 'a level of later'],
      [HUMAN, HUMAN],
    ],
  ] as const) {
    const text = formatLog({ ...answer.log, sitters });
    const taken = await browser.ask({ type: 'import', text });
    const id = taken.type === 'imported' ? taken.match : '';
    // Whoever played it sat elsewhere.
    expect(await browser.ask({ type: 'look', match: id })).toMatchObject({ table: { sitters: shown, yours: [] } });
  }
  const wrong = formatLog({ ...answer.log, sitters: ['human'] });
  expect(await browser.ask({ type: 'import', text: wrong })).toMatchObject({ problem: { code: 'wrong-file' } });
});

test('a commitment travels with its log, and what nobody here saw is called so', async () => {
  const { browser, match } = await played();
  const begun = await browser.ask({ type: 'look', match });
  expect(begun).toMatchObject({ table: { witnessed: true } });
  const answer = await browser.ask({ type: 'log', match });
  if (answer.type !== 'log') throw new Error('no log');
  const zeros = '0'.repeat(64);
  const { commitment: _, ...bare } = answer.log;
  for (const [log, commitment] of [
    [answer.log, answer.log.commitment],
    [{ ...answer.log, commitment: zeros }, zeros],
    [bare, undefined],
  ] as const) {
    const taken = await browser.ask({ type: 'import', text: formatLog(log) });
    const id = taken.type === 'imported' ? taken.match : '';
    const table = await browser.ask({ type: 'look', match: id });
    if (table.type !== 'table') throw new Error('no table');
    expect([table.table.witnessed, table.table.commitment]).toEqual([false, commitment]);
    // Saved again, the file says what it said before.
    const again = await browser.ask({ type: 'log', match: id });
    expect(again.type === 'log' && again.log.commitment).toBe(commitment);
  }
});

test('a fork of a finished match has no commitment: its seed is known', async () => {
  const { browser, match } = await played();
  const forked = await browser.ask({ type: 'fork', match, moves: 3, viewer: 'above', sitters: [HUMAN, HUMAN] });
  expect(forked).toMatchObject({ table: { witnessed: false } });
  expect(forked.type === 'table' && 'commitment' in forked.table).toBe(false);
});

test('a fork of a running match has chance of its own, and a stranger has none', async () => {
  const { host, browser } = start({ alone: true });
  const create = { type: 'create', game: 'liars-dice', options: {}, sitters: [HUMAN, HUMAN], seed: 'dice' };
  const opened = await browser.ask(create);
  if (opened.type !== 'table') throw new Error(JSON.stringify(opened));
  const { match } = opened.table;
  const fork = { type: 'fork', match, moves: 0, viewer: 0, sitters: [HUMAN, HUMAN] };
  const forks = [await browser.ask(fork), await browser.ask(fork)];
  for (const forked of forks) {
    if (forked.type !== 'table') throw new Error(JSON.stringify(forked));
    expect(forked.table).toMatchObject({ witnessed: true });
    expect(forked.table.commitment).not.toBe(opened.table.commitment);
    // The own seat knows what it knew.
    expect(forked.update.view).toEqual(opened.update.view);
  }
  expect(await browser.ask({ ...fork, viewer: 'watcher' })).toMatchObject({ problem: { code: 'still-running' } });
  expect(await connect(host, 'a stranger').ask(fork)).toMatchObject({ problem: { code: 'not-yours' } });
});

test('a step through a kept match reads no log and plays nothing again, unless the match has changed', async () => {
  const { store, match } = await played();
  const { browser } = start({ store, alone: true });
  const acts = vi.spyOn(Match.prototype, 'act');
  const loads = vi.spyOn(store, 'load');
  for (const moves of [7, 6, 5, 6, 7]) await browser.ask({ type: 'replay', match, moves, viewer: 'above' });
  expect([acts.mock.calls.length, loads.mock.calls.length]).toEqual([7, 1]);
  const kept = (await store.load(match))!;
  await store.append(match, { ...kept, from: 5, actions: [] });
  expect(await browser.ask({ type: 'replay', match, moves: 99, viewer: 'watcher' })).toMatchObject({
    moment: { moves: 5 },
  });
  vi.restoreAllMocks();
});

test('who looks again while a match is played has only the new actions played again', async () => {
  const { browser } = start();
  const { match } = (await browser.create([HUMAN, HUMAN])).table;
  const acts = vi.spyOn(Match.prototype, 'act');
  const costs: number[] = [];
  for (const [n, column] of [0, 1, 2, 3].entries()) {
    await browser.ask(drop(match, n % 2, asked(n), column));
    acts.mockClear();
    expect(await browser.ask({ type: 'look', match, viewer: n % 2 })).toMatchObject({ history: { length: n + 2 } });
    costs.push(acts.mock.calls.length);
  }
  expect(costs).toEqual([1, 1, 1, 1]);
  vi.restoreAllMocks();
});
