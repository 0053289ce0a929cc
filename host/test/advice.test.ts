/** "What would the bot do?": answered from the seat's view, refused to whoever has no question, and no part of the match. */
import { CATALOG } from '@orrery/catalog';
import { dogfight } from '@orrery/dogfight';
import { position } from '@orrery/dogfight/testing';
import { Host, MemoryStore } from '@orrery/host';
import { expect, test } from 'vitest';
import { adviceFor } from '../src/advice.ts';
import { asked, BOT, connect, drop, HUMAN, start } from './browsers.ts';

const ADVISE = { type: 'advise', seat: 0 } as const;

test('the scripted player says what it would do, and the same when it is asked again', async () => {
  const { browser } = start();
  const { table, update } = await browser.create([HUMAN, BOT]);
  const ask = () => browser.ask({ ...ADVISE, match: table.match });
  const answer = await ask();
  expect(answer).toMatchObject({ type: 'advice', advice: { level: 'scripted', searches: true } });
  if (answer.type !== 'advice') throw new Error(answer.type);
  expect(answer.advice.moves).toHaveLength(1);
  expect(update.view.legal).toContainEqual(answer.advice.moves[0]!.action);
  expect(await ask()).toMatchObject({ advice: answer.advice });
});

test('a level that searches gives several moves with their chances, the best first', async () => {
  const { browser, settle } = start();
  const { table, update } = await browser.create([HUMAN, BOT]);
  const answering = browser.ask({ ...ADVISE, match: table.match, level: 'medium' });
  await settle();
  const answer = await answering;
  if (answer.type !== 'advice') throw new Error(JSON.stringify(answer));
  const { level, moves } = answer.advice;
  expect(level).toBe('medium');
  expect(moves.length).toBeGreaterThan(1);
  const chances = moves.map(({ chance = -1 }) => chance);
  expect(chances).toEqual(chances.toSorted((a, b) => b - a));
  for (const chance of chances) expect(chance >= 0 && chance <= 1).toBe(true);
  for (const { action } of moves) expect(update.view.legal).toContainEqual(action);
});

test('it changes nothing: not the log, not what can be taken back, not what the bots do', async () => {
  const play = async (advised: boolean) => {
    const { browser, settle } = start({ alone: true });
    const { table } = await browser.create([HUMAN, BOT], { seed: 'the same' });
    const { match } = table;
    for (let discs = 0; discs < 6; discs += 2) {
      if (advised) await browser.ask({ ...ADVISE, match });
      await browser.ask(drop(match, 0, asked(discs), discs % 3));
      await settle();
    }
    if (advised) await browser.ask({ ...ADVISE, match });
    expect(browser.updates().at(-1)).toMatchObject({ moves: 6, canUndo: true });
    if (advised) expect(browser.updates()).toHaveLength(6);
    await browser.ask({ type: 'undo', match, seat: 0 });
    return browser.ask({ type: 'replay', match, viewer: 0, history: true });
  };
  const [plain, advised] = [await play(false), await play(true)];
  if (plain.type !== 'moment' || advised.type !== 'moment') throw new Error(plain.type);
  expect(advised.history).toEqual(plain.history);
  expect(advised.moment.view).toEqual(plain.moment.view);
});

test('the log is the same, hash by hash', async () => {
  const log = async (advised: boolean) => {
    const { browser, settle } = start({ alone: true });
    const { table } = await browser.create([HUMAN, BOT], { seed: 'the same' });
    if (advised) await browser.ask({ ...ADVISE, match: table.match });
    await browser.ask(drop(table.match, 0, asked(0), 3));
    await settle();
    const answer = await browser.ask({ type: 'log', match: table.match, revealing: true });
    return answer.type === 'log' ? { ...answer.log, date: undefined } : undefined;
  };
  const plain = await log(false);
  expect(plain).toBeDefined();
  expect(await log(true)).toEqual(plain);
});

test('refused to strangers, to watchers, out of turn, after the end, and by levels that do not exist', async () => {
  const { host, browser, settle } = start();
  const { table } = await browser.create([HUMAN, HUMAN]);
  const { match } = table;
  const problem = (code: string) => ({ type: 'error', problem: { code } });
  expect(await connect(host, 'a stranger').ask({ ...ADVISE, match })).toMatchObject(problem('not-yours'));
  expect(await browser.ask({ ...ADVISE, match, seat: 1 })).toMatchObject(problem('not-your-turn'));
  expect(await browser.ask({ ...ADVISE, match, seat: 'watcher' })).toMatchObject(problem('malformed'));
  expect(await browser.ask({ ...ADVISE, match, level: 'oracle' })).toMatchObject(problem('no-such-bot'));
  expect(await browser.ask({ ...ADVISE, match, level: 7 })).toMatchObject(problem('malformed'));
  expect(await browser.ask({ ...ADVISE, match: 'nowhere' })).toMatchObject(problem('no-such-match'));
  const bots = await browser.create([BOT, BOT]);
  expect(await browser.ask({ ...ADVISE, match: bots.table.match })).toMatchObject(problem('not-yours'));
  for (let discs = 0; discs < 7; discs++)
    await browser.ask(drop(match, discs % 2, asked(discs), discs % 2 === 0 ? 0 : 1));
  await settle();
  expect(await browser.ask({ ...ADVISE, match })).toMatchObject(problem('match-over'));
});

test.for(CATALOG.map(({ id, seats }) => [id, seats.min] as const))(
  '%s: whoever follows the advice plays legal moves, and the words have a reason',
  async ([game, seats]) => {
    const world = new Host({
      store: new MemoryStore(),
      alone: true,
      secret: () => 'secret',
      now: () => Date.now(),
      later: (task, milliseconds) => void setTimeout(task, Math.min(milliseconds, 1)),
      claim: async () => true,
      release: () => undefined,
    });
    const browser = connect(world);
    const { text } = await CATALOG.find(({ id }) => id === game)!.client();
    const sitters = Array.from({ length: seats }, () => HUMAN);
    const { table } = await browser.create(sitters, { game, seed: 'advice' });
    for (let move = 0; move < 40; move++) {
      const looks = await Promise.all(
        sitters.map((_, viewer) => browser.ask({ type: 'look', match: table.match, viewer })),
      );
      const found = looks.flatMap((look) => (look.type === 'table' && look.update.decision ? [look.update] : []))[0];
      if (!found) break;
      const { viewer: seat, decision, view } = found;
      const answer = await browser.ask({ type: 'advise', match: table.match, seat });
      if (answer.type !== 'advice') throw new Error(JSON.stringify(answer));
      const [{ action, next = [] }] = answer.advice.moves as [(typeof answer.advice.moves)[0]];
      expect(view.legal).toContainEqual(action);
      expect(text.advice?.(action, view)).toMatch(/^\p{Lu}.{10,}[.!]$/u);
      for (const later of next) expect(text.action(later, view)).not.toMatch(/undefined/);
      expect(await browser.ask({ type: 'act', match: table.match, seat, decision, action })).toMatchObject({
        type: 'done',
      });
    }
  },
);

test('a plan ends with the round: what the next one brings is another plan', async () => {
  const costs: Record<string, number> = { straight: 1, bankLeft: 2, bankRight: 2, turnLeft: 3, turnRight: 3 };
  // Raider has flown, so a move that spends everything ends the round, and Valkyrie begins the next one.
  const rival = { at: [90000, 110000, 1], moved: true } as const;
  for (let x = 30000; x <= 130000; x += 20000)
    for (let h = 0; h < 8; h++) {
      const own = { at: [x, 80000, h], speed: 4, altitude: 1 } as const;
      const view = position({ firstPlayer: 1, ships: [own, rival] }).view(0);
      const think = () => Promise.resolve(undefined);
      const { moves } = await adviceFor(dogfight, view, 0, 'q', 'scripted', { think } as never);
      const plan = moves.flatMap(({ action, next = [] }) => [action, ...next]) as {
        template?: string;
        manner?: string;
      }[];
      const spent = plan.map(({ template = '', manner }) => (costs[template] ?? 0) * (manner === 'normal' ? 1 : 2));
      expect(spent.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(5);
    }
});
