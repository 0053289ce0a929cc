/**
 * Bots that think in other threads: as strong and as fair as here, without holding up this one. What a thread is told is
 * read where it is sent.
 */
import { MessagePort } from 'node:worker_threads';
import { botFor, effortOf, type Riddle } from '@orrery/bots';
import { CATALOG } from '@orrery/catalog';
import { type Game, isRecord, type Look, parseOptions, Quiet, Random, type Seat, Streams } from '@orrery/kernel';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { thinkingThreads, type Threads } from '../src/thinking/threads.ts';

const SEED = 'a seed that nobody may know';
const FEW = { budget: { iterations: 8 } };

let threads: Threads;
beforeAll(async () => {
  threads = await thinkingThreads(1);
  // The thread is started with the first thought.
  const game = await CATALOG[0]!.load();
  await botFor(game, 'medium', threads).choose(lookAt(game, questionsOf(game)[0]!), FEW);
});
afterAll(() => threads.close());

interface Asked {
  readonly state: unknown;
  readonly seat: Seat;
}

/** Some questions out of a game of scripted players. */
function questionsOf(game: Game): Asked[] {
  const options = parseOptions(game.options, {}, game.seats.min);
  if (!options.ok) throw new Error(options.problem);
  const ctx = new Quiet(new Streams(SEED, game.streams));
  const state = game.setup(options.value, game.seats.min, ctx);
  const random = Random.from('questions');
  const asked: Asked[] = [];
  for (let action = 0; action < 60; action++) {
    const seat = game.decisions(state)[0]?.seat;
    if (seat === undefined) break;
    if (action % 12 === 5 && game.legal(state, seat).length > 1) asked.push({ state: game.clone(state), seat });
    game.apply(state, seat, game.bot.choose(game.view(state, seat), seat, random), ctx);
  }
  return asked;
}

const lookAt = (game: Game, { state, seat }: Asked): Look => ({
  seat,
  legal: game.legal(state, seat),
  view: () => game.view(state, seat),
  random: Random.from('numbers'),
});

/** The test runner, too, talks to its threads: by calls of procedures. */
const isOfRunner = (message: unknown): boolean => isRecord(message) && ['q', 's'].includes(String(message.t));

/** What is sent to threads while something is done. */
async function sentWhile(task: () => Promise<unknown>): Promise<unknown[]> {
  const spy = vi.spyOn(MessagePort.prototype, 'postMessage');
  try {
    await task();
    return spy.mock.calls.map(([message]): unknown => message).filter((message) => !isOfRunner(message));
  } finally {
    spy.mockRestore();
  }
}

describe.for(CATALOG.map((entry) => [entry.id, entry] as const))('%s', ([, entry]) => {
  test('a thread is told a seat’s view and numbers of its own, neither seed nor state', async () => {
    const game = await entry.load();
    const questions = questionsOf(game);
    expect(questions.length).toBeGreaterThan(0);
    for (const [number, question] of questions.entries()) {
      const { seat, state } = question;
      const other = game.clone(state);
      game.redeal(other, seat, Random.from(`redeal ${number}`));
      const choose = (asked: Asked) => botFor(game, 'medium', threads).choose(lookAt(game, asked), FEW);
      const sent = await sentWhile(async () => choose(question));
      const [message, ...more] = sent as { readonly task: { readonly riddle: Riddle } }[];
      if (!message) throw new Error('nothing was sent');
      expect(more).toEqual([]);
      const { riddle, ...rest } = message.task;
      expect(rest).toEqual({ kind: 'think', game: game.id });
      expect(Object.keys(riddle)).toEqual(['seat', 'view', 'words', 'effort', 'budget']);
      expect(riddle.view).toEqual(JSON.parse(JSON.stringify(game.view(state, seat))));
      expect(JSON.stringify(sent)).not.toContain(SEED);
      // A state that the seat cannot tell apart is told in the same words.
      const [same] = await sentWhile(async () => choose({ state: other, seat }));
      expect(JSON.stringify((same as typeof message).task)).toBe(JSON.stringify(message.task));
    }
  });

  test('it chooses what it would have chosen here', async () => {
    const game = await entry.load();
    for (const question of questionsOf(game).slice(0, 3)) {
      const here = await botFor(game, 'medium').choose(lookAt(game, question), FEW);
      expect(await botFor(game, 'medium', threads).choose(lookAt(game, question), FEW)).toEqual(here);
    }
  });
});

test('this thread stays free while another one thinks, and what nobody waits for is not begun', async () => {
  const game = await CATALOG.find(({ id }) => id === 'connect-four')!.load();
  const question = questionsOf(game)[0]!;
  const budget = { iterations: 1e9, milliseconds: 400 };
  let turns = 0;
  const timer = setInterval(() => turns++, 5);
  const signal = { aborted: false };
  const sent = await sentWhile(async () => {
    const first = botFor(game, 'expert', threads).choose(lookAt(game, question), { budget });
    // There is one thread: the second waits for it, and by then is not wanted any more.
    const second = botFor(game, 'expert', threads).choose(lookAt(game, question), { budget, signal });
    signal.aborted = true;
    await second;
    expect(game.check(question.state, question.seat, await first)).toBeUndefined();
  });
  expect(sent).toHaveLength(1);
  clearInterval(timer);
  // Thinking here would leave none; a busy machine leaves fewer than the eighty that there is time for.
  expect(turns).toBeGreaterThan(3);
});

test('who waits at a table comes before who looks back at a match', async () => {
  const game = await CATALOG.find(({ id }) => id === 'connect-four')!.load();
  const { state, seat } = questionsOf(game)[0]!;
  const view = JSON.parse(JSON.stringify(game.view(state, seat))) as Riddle['view'];
  const budget = { milliseconds: 200 };
  const riddle: Riddle = { seat, view, words: [1, 2, 3], effort: effortOf(game, 'medium')!, budget };
  const order: string[] = [];
  const ends = (name: string, thought: Promise<unknown>) => thought.then(() => order.push(name));
  // There is one thread.
  await Promise.all([
    ends('first', threads.judge(game, riddle, [game.legal(state, seat)[0]!], 8)),
    ends('second', threads.judge(game, riddle, [game.legal(state, seat)[0]!], 8)),
    ends('bot', threads.think(game, riddle)),
  ]);
  expect(order).toEqual(['first', 'bot', 'second']);
});
