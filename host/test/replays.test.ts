import { formatLog } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { BOT, connect, drop, HUMAN, start } from './browsers.ts';

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
