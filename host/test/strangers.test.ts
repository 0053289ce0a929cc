/** Where strangers share a host: what a list, a fault or a full store tells, who may look, and bots that stand in. */
import { Host, type HostWorld, MemoryStore, type Seated } from '@orrery/host';
import { expect, test } from 'vitest';
import { connect, drop } from './browsers.ts';

/** A host for strangers, and a match of connect four between Ann and Bob. */
async function meet(watchable: boolean, more: Partial<HostWorld> = {}) {
  let secrets = 0;
  let time = 0;
  const faults: unknown[] = [];
  const host = new Host({
    store: new MemoryStore(),
    alone: false,
    secret: () => `secret ${++secrets}`,
    now: () => ++time,
    later: (task) => void setTimeout(task, 0),
    claim: async () => true,
    release: () => undefined,
    online: async () => ({ online: { watchable }, standIns: [] }),
    fault: (error) => void faults.push(error),
    ...more,
  });
  const seated: Seated[] = ['ann', 'bob'].map((who) => ({ kind: 'human', who }));
  const begun = await host.begin({ id: 'm', game: 'connect-four', options: {}, seated, online: { watchable } });
  if (!begun.ok) throw new Error(begun.problem.code);
  return {
    host,
    table: begun.value,
    faults,
    ann: connect(host, 'ann'),
    bob: connect(host, 'bob'),
    eve: connect(host, 'eve'),
  };
}

const refused = (code: string) => ({ type: 'error', problem: { code } });

test('only a match that is to be watched is watched; when it is over everybody with its name may see it', async () => {
  const hidden = await meet(false);
  for (const viewer of ['watcher', undefined, 0, 'above'])
    expect(await hidden.eve.ask({ type: 'look', match: 'm', viewer })).toMatchObject(refused('not-yours'));
  expect(await hidden.ann.ask({ type: 'look', match: 'm', viewer: 'watcher' })).toMatchObject({ type: 'table' });
  const shown = await meet(true);
  expect(await shown.eve.ask({ type: 'look', match: 'm' })).toMatchObject({ update: { viewer: 'watcher' } });
  for (const [at, column] of [0, 1, 0, 1, 0, 1, 0].entries())
    await (at % 2 === 0 ? hidden.ann : hidden.bob).ask(drop('m', at % 2, `drop-${Math.floor(at / 2) + 1}`, column));
  expect(await hidden.eve.ask({ type: 'replay', match: 'm', viewer: 'above' })).toMatchObject({
    type: 'moment',
    over: true,
  });
});

test('a list names only one’s own matches, in the order in which one noticed something', async () => {
  const asked: (string | undefined)[] = [];
  class Listening extends MemoryStore {
    override list(who?: string) {
      asked.push(who);
      return super.list(who);
    }
  }
  const { ann, eve } = await meet(true, { store: new Listening() });
  expect(await eve.ask({ type: 'list' })).toMatchObject({ matches: [] });
  expect(await ann.ask({ type: 'list' })).toMatchObject({ matches: [{ match: 'm', yours: [0] }] });
  // The store is asked for them, and does not hand out everybody's.
  expect(asked).toEqual(['eve', 'ann']);
});

test('a fault is told without its words, and written down with them', async () => {
  class Broken extends MemoryStore {
    override async load(): Promise<never> {
      throw new Error('the bot wanted to play its ace');
    }
  }
  const { host, faults } = await meet(true, { store: new Broken() });
  const other = new Host({ ...host.world, online: async () => ({ online: { watchable: true }, standIns: [] }) });
  const eve = connect(other, 'eve');
  expect(await eve.ask({ type: 'replay', match: 'm' })).toEqual({ type: 'error', re: 1, problem: { code: 'fault' } });
  expect(String(faults[0])).toContain('ace');
});

test('for a list it is kept how the match looks to whoever has it in theirs, and to nobody else', async () => {
  const { host } = await meet(true);
  const sit = async (id: string, ...who: string[]) => {
    const seated: Seated[] = who.map((each) =>
      each === 'bot' ? { kind: 'bot', level: 'scripted' } : { kind: 'human', who: each },
    );
    await host.begin({ id, game: 'connect-four', options: {}, seated, online: { watchable: true } });
    const [listed] = (await host.world.store.list()).filter((match) => match.id === id);
    return listed?.summary.glances.map((glance) => glance !== null);
  };
  expect(await sit('two people', 'ann', 'bob')).toEqual([true, true, false]);
  expect(await sit('a bot', 'ann', 'bot')).toEqual([true, false, false]);
  expect(await sit('twice the same', 'eve', 'eve')).toEqual([true, true, true]);
  const prompt = expect.any(String);
  const matches = [{ match: 'twice the same', yours: [0, 1], yourMove: true, prompt, deciding: [0] }];
  expect(await connect(host, 'eve').ask({ type: 'list' })).toMatchObject({ matches });
});

test('online what cannot be saved did not happen: it is not shown, not acknowledged, and not there later', async () => {
  class Full extends MemoryStore {
    full = false;
    override async append(...news: Parameters<MemoryStore['append']>) {
      if (this.full) throw new Error('the disk at /secret/path is full');
      return super.append(...news);
    }
  }
  const store = new Full();
  const { ann, bob, host } = await meet(true, { store });
  await ann.ask({ type: 'look', match: 'm' });
  await bob.ask({ type: 'look', match: 'm' });
  store.full = true;
  expect(await ann.ask(drop('m', 0, 'drop-1', 3))).toEqual({ type: 'error', re: 2, problem: { code: 'not-saved' } });
  expect(bob.updates()).toEqual([]);
  expect(JSON.stringify(bob.got)).not.toContain('secret');
  store.full = false;
  expect(await bob.ask({ type: 'look', match: 'm' })).toMatchObject({ update: { moves: 0 } });
  expect(await ann.ask(drop('m', 0, 'drop-1', 3))).toMatchObject({ type: 'done' });
  expect(host.tableAt('m')?.match.entries).toHaveLength(1);
});

test('a bot plays for somebody until they are back; what it did is theirs, and nobody takes it back unasked', async () => {
  const { table, ann, bob } = await meet(true);
  await ann.ask({ type: 'look', match: 'm' });
  table.standIn(1, 'random');
  await ann.ask(drop('m', 0, 'drop-1', 3));
  await expect.poll(() => table.match.entries.length).toBe(2);
  expect(await bob.ask(drop('m', 1, 'drop-2', 0))).toMatchObject(refused('not-yours'));
  expect(await ann.ask({ type: 'undo', match: 'm', seat: 0 })).toMatchObject({
    type: 'refused',
    refusal: { code: 'no-undo' },
  });
  table.standIn(1, undefined);
  await ann.ask(drop('m', 0, 'drop-2', 3));
  expect(await bob.ask(drop('m', 1, 'drop-2', 0))).toMatchObject({ type: 'done' });
});

test('nobody is advised or given the log while it runs', async () => {
  const { ann } = await meet(true);
  expect(await ann.ask({ type: 'advise', match: 'm', seat: 0 })).toMatchObject(refused('online-running'));
  expect(await ann.ask({ type: 'log', match: 'm', revealing: true })).toMatchObject(refused('online-running'));
  expect(await ann.ask({ type: 'course', match: 'm' })).toMatchObject(refused('online-running'));
  expect(await ann.ask({ type: 'forget', match: 'm' })).toMatchObject(refused('not-yours'));
});

test('long work lets others have their turn', async () => {
  let breaths = 0;
  const { ann, host } = await meet(true, { breathe: () => void breaths++ });
  for (const [at, column] of [0, 1, 0, 1].entries())
    await connect(host, at % 2 === 0 ? 'ann' : 'bob').ask(drop('m', at % 2, `drop-${Math.floor(at / 2) + 1}`, column));
  await ann.ask({ type: 'look', match: 'm' });
  expect(breaths).toBe(4);
  // Several at once come to the same.
  const looks = [1, 2, 3].map(() => connect(host, 'ann').ask({ type: 'replay', match: 'm', history: true }));
  const [first, ...others] = await Promise.all(looks);
  for (const other of others) expect(other).toEqual(first);
});
