/** Lessons at the host: the others answer as it is written, and whoever learns finds their lesson again. */
import { findGame } from '@orrery/catalog';
import { fitsWish, isActing } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { connect, drop, HUMAN, start } from './browsers.ts';

type Browser = ReturnType<typeof connect>;

async function learn(browser: Browser, game = 'connect-four') {
  const answer = await browser.ask({ type: 'learn', game });
  if (answer.type !== 'table') throw new Error(JSON.stringify(answer));
  return answer;
}

const listed = async (browser: Browser) => {
  const answer = await browser.ask({ type: 'list' });
  return answer.type === 'matches' ? answer.matches : [];
};

test('the others answer as the lesson says, nothing is taken back, and the table tells how far it is', async () => {
  const { browser, settle } = start();
  const { table, update } = await learn(browser);
  expect(table).toMatchObject({ yours: [0], sitters: [HUMAN, { kind: 'bot', level: 'lesson' }] });
  expect(update).toMatchObject({ viewer: 0, moves: 0, lesson: { actions: 0, waiting: false } });
  await browser.ask(drop(table.match, 0, 'drop-1', 3));
  await settle();
  expect(browser.updates().map(({ events, lesson, canUndo }) => ({ events, lesson, canUndo }))).toEqual([
    {
      events: [{ kind: 'dropped', seat: 0, column: 3, row: 2 }],
      lesson: { actions: 1, waiting: true },
      canUndo: false,
    },
    {
      events: [{ kind: 'dropped', seat: 1, column: 3, row: 3 }],
      lesson: { actions: 1, waiting: false },
      canUndo: false,
    },
  ]);
  expect(await browser.ask({ type: 'undo', match: table.match, seat: 0 })).toMatchObject({
    refusal: { code: 'no-undo' },
  });
});

test('a lesson is taken up again where it was left, in another process too, and there is one of each game', async () => {
  const { browser, settle, store } = start();
  const { table } = await learn(browser);
  await browser.ask(drop(table.match, 0, 'drop-1', 3));
  await settle();
  const later = start({ store, alone: true }).browser;
  expect(await learn(later)).toMatchObject({
    table: { match: table.match },
    update: { moves: 2, lesson: { actions: 1, waiting: false } },
  });
  expect(await listed(later)).toMatchObject([{ match: table.match, lesson: { done: 2, of: 6 } }]);
});

test('what left the lesson, or belongs to another one, is not taken up: the lesson begins anew', async () => {
  const { browser, settle, store } = start();
  const { table } = await learn(browser);
  // Another column than the lesson wants, which no page of ours sends.
  await browser.ask(drop(table.match, 0, 'drop-1', 0));
  await settle();
  const anew = await learn(browser);
  expect(anew.table.match).not.toBe(table.match);
  expect(await listed(browser)).toHaveLength(1);
  // Somebody else has a lesson of their own.
  const other = connect(start({ store }).host, 'somebody else');
  expect((await learn(other)).table.match).not.toBe(anew.table.match);
});

test('who is asked together with others does not wait for their secret answers, and a pause does not lead back', async () => {
  const { browser, settle } = start();
  const { lesson } = (await findGame('cosmos')?.client()) ?? {};
  const { table, update } = await learn(browser, 'cosmos');
  const { match } = table;
  let last = update;
  for (const step of lesson?.steps.filter(isActing) ?? []) {
    const { decision, view, lesson: news } = last;
    const action = view.legal.find((each) => fitsWish(step.wanted[0]!, each));
    const acted = browser.ask({ type: 'act', match, seat: 0, decision, action });
    await settle();
    await acted;
    const updates = browser.updates().filter(({ seq }) => seq > last.seq);
    for (const each of updates) expect(each.lesson?.actions).toBe((news?.actions ?? 0) + 1);
    last = updates.at(-1)!;
    expect(last.lesson?.waiting).toBe(false);
  }
  expect(last.outcome).toMatchObject({ ranks: [1, 2] });
});

test('where the script ends, nobody plays on', async () => {
  const { browser, settle } = start();
  const { table } = await learn(browser);
  for (const [at, column] of [3, 2, 6, 4, 1].entries()) {
    await browser.ask(drop(table.match, 0, `drop-${at + 1}`, column));
    await settle();
  }
  expect(browser.updates().at(-1)).toMatchObject({
    outcome: { ranks: [1, 2] },
    lesson: { actions: 5, waiting: false },
  });
});

test('the level of a lesson is for lessons, and what is not there is refused', async () => {
  const { browser } = start();
  const sitters = [HUMAN, { kind: 'bot', level: 'lesson' }];
  expect(await browser.ask({ type: 'create', game: 'connect-four', options: {}, sitters })).toMatchObject({
    problem: { code: 'no-such-bot' },
  });
  expect(await browser.ask({ type: 'learn', game: 'chess' })).toMatchObject({ problem: { code: 'no-such-game' } });
  expect(await browser.ask({ type: 'learn', game: 7 })).toMatchObject({ problem: { code: 'malformed' } });
});
