/** The tables of a page, with a real host behind its link. */
import { Host, type HostWorld, MemoryStore } from '@orrery/host';
import type { Sitter, ToClient } from '@orrery/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SITTERS: Sitter[] = [{ kind: 'human' }, { kind: 'human' }];
const NEW_MATCH = { game: 'connect-four', options: {}, sitters: SITTERS };

/** What the page takes for its worker; `heard` is what it asks. */
function workerFor(world: Pick<HostWorld, 'store' | 'claim'>, heard: unknown[] = []) {
  let secrets = 0;
  const secret = () => `secret ${++secrets}`;
  const host = new Host({ ...world, alone: true, secret, now: () => 0, later: () => undefined, release: () => {} });
  return class {
    private receive: (event: { data: ToClient }) => void = () => {};
    private readonly connection = host.connect('me', (data) => this.receive({ data }));

    postMessage(message: unknown): void {
      heard.push(message);
      void this.connection.receive(message);
    }

    addEventListener(type: string, receive: (event: { data: ToClient }) => void): void {
      if (type === 'message') this.receive = receive;
    }
  };
}

/** A page that shows a table, and a kept match that it gets to open only when it is let. */
async function page() {
  let letIn = () => {};
  const waiting = new Promise<boolean>((resolve) => {
    letIn = () => resolve(true);
  });
  const store = new MemoryStore();
  const heard: unknown[] = [];
  vi.stubGlobal('Worker', workerFor({ store, claim: async (match) => (match === 'slow' ? waiting : true) }, heard));
  const tables = await import('../../src/table/tables.ts');
  const started = await tables.startMatch(NEW_MATCH);
  if (!started.ok) throw new Error(started.problem.code);
  const stored = await store.load(started.value.match);
  if (stored) await store.add({ ...stored, id: 'slow' });
  return { ...tables, letIn, heard, first: started.value.match };
}

beforeEach(() => {
  vi.resetModules(); // a page keeps its worker
  // What the setting of motion asks of a page; without motion an update is shown at once.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
});

afterEach(() => vi.unstubAllGlobals());

const ACTION = { kind: 'drop', column: 3 };

test('a table that comes late does not take the place of a new one', async () => {
  const { current, openMatch, startMatch, letIn } = await page();
  const late = openMatch('slow');
  const started = await startMatch(NEW_MATCH);
  letIn();
  expect(await late).toMatchObject({ ok: false });
  expect(started).toMatchObject({ ok: true, value: current.peek() });
  await current.peek()?.act(ACTION);
  expect(current.peek()?.shown.peek().moves).toBe(1); // the host tells of this one too
});

test('a table that comes late does not take the place of the one that was gone back to', async () => {
  const { current, openMatch, letIn, first } = await page();
  const late = openMatch('slow');
  await openMatch(first);
  letIn();
  expect(await late).toMatchObject({ ok: false });
  expect(current.peek()?.match).toBe(first);
  await current.peek()?.act(ACTION);
  expect(current.peek()?.shown.peek().moves).toBe(1);
});

test('a table is opened with one request, whose seat the host chooses', async () => {
  const { current, openMatch, startMatch, first, heard } = await page();
  await current.peek()?.act(ACTION);
  await startMatch(NEW_MATCH);
  heard.length = 0;
  expect(await openMatch(first)).toMatchObject({ ok: true });
  expect(heard).toEqual([{ type: 'look', re: expect.any(Number), match: first, brief: true }]);
  expect(current.peek()?.shown.peek()).toMatchObject({ viewer: 1, moves: 1 }); // the second is asked
  expect(
    current
      .peek()
      ?.history.peek()
      .map(({ seat }) => seat),
  ).toEqual([undefined, 0]);
});

test('who goes back to a table asks only for what is new there', async () => {
  const { current, openMatch, letIn, first, heard } = await page();
  await current.peek()?.act(ACTION);
  const late = openMatch('slow');
  heard.length = 0;
  await openMatch(first);
  expect(heard).toMatchObject([{ type: 'look', match: first, viewer: 0, since: 1 }]);
  expect(current.peek()?.history.peek()).toHaveLength(2);
  letIn();
  await late;
});

test('a match that is not there, and a game that is not, are told by their codes', async () => {
  vi.stubGlobal('Worker', workerFor({ store: new MemoryStore(), claim: async () => false }));
  const { openMatch, startMatch } = await import('../../src/table/tables.ts');
  expect(await openMatch('nothing')).toMatchObject({ ok: false, problem: { code: 'no-such-match' } });
  const made = await startMatch({ ...NEW_MATCH, game: 'nothing' });
  expect(made).toMatchObject({ ok: false, problem: { code: 'no-such-game', game: 'nothing' } });
});
