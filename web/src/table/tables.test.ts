/** The tables of a page, with a real host behind its link. */
import { Host, type HostWorld, MemoryStore } from '@orrery/host';
import type { Sitter, ToClient } from '@orrery/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SITTERS: Sitter[] = [{ kind: 'human' }, { kind: 'human' }];
const NEW_MATCH = { game: 'connect-four', options: {}, sitters: SITTERS };

/** What the page takes for its worker. */
function workerFor(world: Pick<HostWorld, 'store' | 'claim'>) {
  let secrets = 0;
  const secret = () => `secret ${++secrets}`;
  const host = new Host({ ...world, alone: true, secret, now: () => 0, later: () => undefined });
  return class {
    private receive: (event: { data: ToClient }) => void = () => {};
    private readonly connection = host.connect((data) => this.receive({ data }));

    postMessage(message: unknown): void {
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
  vi.stubGlobal('Worker', workerFor({ store, claim: async (match) => (match === 'slow' ? waiting : true) }));
  const tables = await import('./tables.ts');
  const started = await tables.startMatch(NEW_MATCH);
  if (!started.ok) throw new Error(started.problem);
  const stored = await store.load(started.value.match);
  if (stored) await store.save({ ...stored, id: 'slow' });
  return { ...tables, letIn, first: started.value.match };
}

beforeEach(() => {
  vi.resetModules(); // a page keeps its worker
  // What the setting of motion asks of a page; without motion an update is shown at once.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));
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
