/** Nothing that a seat may not know is ever sent to the browser that shows that seat: read off the wire, whole games long. */
import { breach } from '@orrery/breach';
import type { BreachView } from '@orrery/breach/client';
import { entropy } from '@orrery/entropy';
import type { EntropyView } from '@orrery/entropy/client';
import { Host, MemoryStore } from '@orrery/host';
import { Random } from '@orrery/kernel';
import type { ToClient, Update } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { BOT, HUMAN, start } from './browsers.ts';

/** Every object anywhere in a message. */
function* objectsIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Readonly<Record<string, unknown>>;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

/** Whatever a message says about units that lie face down, beyond that they are there. */
function leaks(message: ToClient, faceDown: ReadonlySet<string>): string[] {
  return [...objectsIn(message)]
    .filter((one) => [one.id, one.unit].some((id) => typeof id === 'string' && faceDown.has(id)))
    .filter((one) =>
      Object.entries(one).some(
        ([key, told]) => !['id', 'unit', 'room', 'kind', 'seat', 'revealed', 'cost'].includes(key) && told !== null,
      ),
    )
    .map((one) => JSON.stringify(one));
}

test('a leak would be noticed', () => {
  const installed = (type: string | null) => ({ kind: 'unitInstalled', unit: 'a1', type, room: 'B3', cost: 1 });
  const told = (type: string | null): ToClient => ({
    type: 'update',
    update: {
      match: '',
      seq: 1,
      moves: 1,
      viewer: 1,
      view: { decisions: [], legal: [] },
      events: [installed(type)],
      canUndo: false,
    },
  });
  expect(leaks(told('sentry'), new Set(['a1']))).toHaveLength(1);
  expect(leaks(told(null), new Set(['a1']))).toEqual([]);
});

test.for(['1', '2', '3'])('breach: the browser of the pirates learns no face-down unit (game %s)', async (seed) => {
  const tasks: (() => void)[] = [];
  let secrets = 0;
  const host = new Host({
    store: new MemoryStore(),
    alone: true,
    secret: () => `${seed}-${++secrets}`,
    now: () => 0,
    later: (task, milliseconds) => void (milliseconds < 60_000 && tasks.push(task)),
    claim: async () => true,
    release: () => undefined,
  });
  const problems: string[] = [];
  const random = Random.from(seed);
  const shown: { last?: Update } = {};
  let seen = 0;
  const connection = host.connect('somebody', (message) => {
    seen++;
    if (message.type === 'error' || message.type === 'refused') problems.push(JSON.stringify(message));
    const update = message.type === 'table' || message.type === 'update' ? message.update : undefined;
    if (update) shown.last = update;
    if (!update || update.outcome) return;
    const { faceDown, supply } = update.view as BreachView;
    problems.push(...leaks(message, new Set(faceDown.map(({ id }) => id))));
    if (supply !== null || 'seed' in update) problems.push('the supply or the seed is told');
  });
  const sitters = [{ kind: 'bot', level: 'scripted' }, { kind: 'human' }];
  await connection.receive({ re: 0, type: 'create', game: 'breach', options: {}, sitters });
  for (let re = 1; !shown.last?.outcome; re++) {
    for (let task = tasks.shift(); task; task = tasks.shift()) task();
    await new Promise((resolve) => setTimeout(resolve, 0));
    const { last } = shown;
    const decision = last?.decision;
    if (!last || decision === undefined) continue;
    // The scripted player gets far enough to meet what lies hidden; a few odd moves keep games different.
    const view = last.view as BreachView;
    const action = random.chance(1, 10) ? random.pick(view.legal) : breach.bot.choose(view, 1, random);
    await connection.receive({ re, type: 'act', match: last.match, seat: 1, decision, action });
  }
  expect(problems).toEqual([]);
  expect(seen).toBeGreaterThan(100);
});

test('entropy: a rival hears nothing of the cards that are laid, not even how many', async () => {
  let secrets = 0;
  const host = new Host({
    store: new MemoryStore(),
    alone: true,
    secret: () => `planning-${++secrets}`,
    now: () => 0,
    later: () => undefined,
    claim: async () => true,
    release: () => undefined,
  });
  const random = Random.from('planning');
  const sitters = [{ kind: 'human' }, { kind: 'human' }];
  /** A browser that looks from one seat, and what it was sent. */
  const sit = () => {
    const heard: ToClient[] = [];
    const connection = host.connect('somebody', (message) => heard.push(message));
    const last = (): Update => {
      const updates = heard.flatMap((each) => (each.type === 'table' || each.type === 'update' ? [each.update] : []));
      return updates.at(-1) as Update;
    };
    return { heard, connection, last, news: () => heard.filter(({ type }) => type === 'update').length };
  };
  const [a, b] = [sit(), sit()];
  await a.connection.receive({ re: 0, type: 'create', game: 'entropy', options: {}, sitters });
  const { match } = a.last();
  await a.connection.receive({ re: 0, type: 'look', match, viewer: 0 });
  await b.connection.receive({ re: 0, type: 'look', match, viewer: 1 });
  const act = async ({ connection, last }: typeof a, seat: number) => {
    const view = last().view as EntropyView;
    const { decision } = last();
    const action = entropy.bot.choose(view, seat, random);
    await connection.receive({ re: 1, type: 'act', match, seat, decision, action });
    return action.kind;
  };
  while ((a.last().view as EntropyView).phase !== 'planning') {
    const seat = a.last().view.decisions[0]?.seat;
    await (seat === 0 ? act(a, 0) : act(b, 1));
  }
  expect(b.last().moves).toBe(a.last().moves);
  const before = { news: b.news(), ...b.last() };
  let laid = 0;
  while ((await act(a, 0)) === 'append') {
    laid++;
    expect(b.news()).toBe(before.news);
    expect(a.last().moves).toBe(before.moves + laid);
    await b.connection.receive({ re: 2, type: 'replay', match, moves: 999, viewer: 1 });
    expect(b.heard.at(-1)).toMatchObject({ type: 'moment', moment: { moves: before.moves, of: before.moves } });
  }
  expect(laid).toBeGreaterThan(1);
  // That the plan is finished everybody hears: one move more, whatever was laid.
  expect(b.last()).toMatchObject({ seq: before.seq + 1, moves: before.moves + 1 });
  await b.connection.receive({ re: 3, type: 'look', match, viewer: 1 });
  const again = b.heard.at(-1);
  expect(again).toMatchObject({ type: 'table', update: { moves: before.moves + 1 } });
  expect(again?.type === 'table' && again.history).toHaveLength(before.moves + 2);
  // From above, and in the log, everything counts; a moment keeps its place when somebody else looks.
  await a.connection.receive({ re: 4, type: 'replay', match, moves: before.moves + 1, viewer: 0, counter: 1 });
  expect(a.heard.at(-1)).toMatchObject({ moment: { moves: before.moves + laid + 1, viewer: 0 } });
  // A fork of a running match begins from what the seat knows, so the rival's cards are dealt anew.
  await a.connection.receive({ re: 5, type: 'fork', match, moves: before.moves + 1, viewer: 1, sitters });
  expect(a.heard.at(-1)).toMatchObject({ type: 'table', update: { moves: 0 } });
});

test('dogfight: whoever takes back a line cannot tell whether a rival has chosen one', async () => {
  const host = new Host({
    store: new MemoryStore(),
    alone: true,
    secret: () => 'lines',
    now: () => 0,
    later: () => undefined,
    claim: async () => true,
    release: () => undefined,
  });
  const heard: ToClient[][] = [[], []];
  const [a, b] = heard.map((list) => host.connect('somebody', (message) => list.push(message)));
  const options = { shipsPerPilot: 3 };
  const sitters = [{ kind: 'human' }, { kind: 'human' }];
  await a?.receive({ re: 0, type: 'create', game: 'dogfight', options, sitters });
  const update = (seat: number): Update =>
    (heard[seat] ?? [])
      .flatMap((each) => (each.type === 'table' || each.type === 'update' ? [each.update] : []))
      .at(-1)!;
  const { match } = update(0);
  await a?.receive({ re: 0, type: 'look', match, viewer: 0 });
  await b?.receive({ re: 0, type: 'look', match, viewer: 1 });
  const choose = (connection: typeof a, seat: number) => {
    const { decision, view } = update(seat);
    return connection?.receive({ re: 1, type: 'act', match, seat, decision, action: view.legal[0] });
  };
  await choose(a, 0);
  await choose(b, 1);
  await choose(b, 1);
  await a?.receive({ re: 2, type: 'look', match, viewer: 0 });
  expect(update(0)).toMatchObject({ canUndo: true, moves: 1 });
  const before = heard[1]?.length;
  await a?.receive({ re: 3, type: 'undo', match, seat: 0, moves: 1 });
  expect(heard[0]?.at(-1)).toMatchObject({ type: 'done', re: 3 });
  expect(update(0)).toMatchObject({ canUndo: false, moves: 0, undoneTo: 0 });
  // The rival keeps both lines and hears nothing of it.
  expect(heard[1]).toHaveLength(before ?? 0);
  await b?.receive({ re: 4, type: 'look', match, viewer: 1 });
  expect(update(1)).toMatchObject({ canUndo: true, moves: 2 });
});

test('several seats at one screen: without a word nobody is looked through, in the list neither', async () => {
  const { browser } = start();
  const { table, update } = await browser.create([HUMAN, HUMAN], { game: 'breach' });
  const { match } = table;
  expect(table).toMatchObject({ yours: [0, 1], shared: true });
  expect(update.viewer).toBe('watcher');
  expect(await browser.ask({ type: 'look', match })).toMatchObject({ update: { viewer: 'watcher' } });
  expect(await browser.ask({ type: 'replay', match })).toMatchObject({ moment: { viewer: 'watcher' } });
  const view = update.view as BreachView; // of this game
  const prompt = breach.text.prompt(view.decisions[0]!, view, 'watcher');
  expect(await browser.ask({ type: 'list' })).toMatchObject({ matches: [{ prompt, yourMove: true }] });
  expect(await browser.ask({ type: 'look', match, viewer: 0 })).toMatchObject({ update: { viewer: 0 } });
});

test('where nothing is hidden, or one plays alone, the own seat is looked from', async () => {
  const { browser } = start();
  const open = await browser.create([HUMAN, HUMAN]);
  expect(open).toMatchObject({ update: { viewer: 0 } });
  expect(open.table.shared).toBe(undefined);
  expect(await browser.create([BOT, HUMAN], { game: 'breach' })).toMatchObject({ update: { viewer: 1 } });
});
