/** Nothing that a seat may not know is ever sent to the browser that shows that seat: read off the wire, whole games long. */
import { breach } from '@orrery/breach';
import type { BreachView } from '@orrery/breach/client';
import { Host, MemoryStore } from '@orrery/host';
import { Random } from '@orrery/kernel';
import type { ToClient, Update } from '@orrery/protocol';
import { expect, test } from 'vitest';

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
    later: (task) => tasks.push(task),
    claim: async () => true,
  });
  const problems: string[] = [];
  const random = Random.from(seed);
  const shown: { last?: Update } = {};
  let seen = 0;
  const connection = host.connect((message) => {
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
    const mine = last?.view.decisions.find(({ seat }) => seat === 1);
    if (!last || !mine) continue;
    // The scripted player gets far enough to meet what lies hidden; a few odd moves keep games different.
    const view = last.view as BreachView;
    const action = random.chance(1, 10) ? random.pick(view.legal) : breach.bot.choose(view, 1, random);
    await connection.receive({ re, type: 'act', match: last.match, seat: 1, decision: mine.id, action });
  }
  expect(problems).toEqual([]);
  expect(seen).toBeGreaterThan(100);
});
