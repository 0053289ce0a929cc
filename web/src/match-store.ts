/** Matches in the browser's own database, so that a reload or a crash loses nothing. */
import type { MatchStore, StoredMatch } from '@orrery/host';
import type { Action, Seat } from '@orrery/kernel';
import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, type IDBPTransaction, openDB } from 'idb';
import { type OldHead, renewed } from './old-match.ts';

/** Whose the seats are: a browser is one person. */
export const ME = 'me';

const STORES = ['matches', 'actions', 'forgotten'] as const;
/** How long it is remembered that a match was deleted: longer than a tab that had it open stays. */
const FORGOTTEN_MS = 60 * 86_400_000;
type Stores = typeof STORES;

interface Schema extends DBSchema {
  /** Without their actions. */
  matches: { key: string; value: Omit<StoredMatch, 'actions'> | OldHead };
  /** By match, and by place in the match from 0. */
  actions: { key: [match: string, place: number]; value: readonly [Seat, Action] };
  /** When a match was deleted. One that is gone without having been deleted was cleared away with the site's data. */
  forgotten: { key: string; value: number };
}

type Store<N extends Stores[number]> = IDBPObjectStore<Schema, Stores, N, 'readwrite'>;

let database: Promise<IDBPDatabase<Schema>> | undefined;

function opened(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>('orrery', 3, {
    upgrade(db, from, _to, work) {
      if (from === 0) db.createObjectStore('matches', { keyPath: 'id' });
      if (from < 2) db.createObjectStore('actions');
      db.createObjectStore('forgotten');
      if (from === 1) void renewAll(work).catch(() => work.abort());
    },
    // A newer page wants to change the database: let it, and open anew when needed.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      database = undefined;
    },
    terminated() {
      database = undefined;
    },
  }).catch((error: unknown) => {
    database = undefined; // try again next time: the reason may have passed
    throw error;
  });
  return database;
}

/** The first database had the whole log of a match as one text. */
async function renewAll(work: IDBPTransaction<Schema, Stores[number][], 'versionchange'>): Promise<void> {
  const actions = work.objectStore('actions');
  for (let at = await work.objectStore('matches').openCursor(); at; at = await at.continue()) {
    const match = renewed(at.value, ME);
    await at.update(match.head);
    for (const [place, action] of match.actions.entries()) await actions.put(action, [match.head.id, place]);
  }
}

/** One piece of work on all stores: all of it happens, or nothing. */
async function writing<T>(
  task: (matches: Store<'matches'>, actions: Store<'actions'>, forgotten: Store<'forgotten'>) => Promise<T>,
): Promise<T> {
  const work = (await opened()).transaction(STORES, 'readwrite', { durability: 'strict' });
  const doing = task(work.objectStore('matches'), work.objectStore('actions'), work.objectStore('forgotten')).catch(
    (error: unknown) => {
      work.abort();
      throw error;
    },
  );
  const [result] = await Promise.all([doing, work.done]);
  return result;
}

async function put(store: Store<'actions'>, id: string, from: number, actions: StoredMatch['actions']): Promise<void> {
  for (const [at, action] of actions.entries()) await store.put(action, [id, from + at]);
}

const placesFrom = (id: string, from: number) => IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]);

const timeOf = ({ changed }: { readonly changed: unknown }) => (typeof changed === 'number' ? changed : 0);

export const browserStore: MatchStore = {
  add({ actions, ...head }) {
    return writing(async (matches, places) => {
      await matches.add(head);
      await put(places, head.id, 0, actions);
    });
  },
  append(id, { from, actions, summary, changed }) {
    return writing(async (matches, places, forgotten) => {
      const head = await matches.get(id);
      if (!head) return (await forgotten.getKey(id)) === undefined ? 'lost' : 'deleted';
      await places.delete(placesFrom(id, from));
      await put(places, id, from, actions);
      await matches.put({ ...head, summary, changed });
      return 'kept';
    });
  },
  async load(id) {
    const work = (await opened()).transaction(STORES);
    const [head, actions] = await Promise.all([
      work.objectStore('matches').get(id),
      work.objectStore('actions').getAll(placesFrom(id, 0)),
    ]);
    // Whoever reads a store does it with suspicion: an old match that could not be renewed is none.
    return head && ({ ...head, actions } as StoredMatch);
  },
  async stamp(id) {
    const work = (await opened()).transaction(STORES);
    const [head, last] = await Promise.all([
      work.objectStore('matches').get(id),
      work.objectStore('actions').openKeyCursor(placesFrom(id, 0), 'prev'),
    ]);
    return head && `${timeOf(head)} ${last?.key[1] ?? -1}`;
  },
  async list() {
    const heads = (await (await opened()).getAll('matches')) as readonly Omit<StoredMatch, 'actions'>[]; // see above
    return heads
      .map(({ id, seated, summary, changed }) => ({ id, seated, summary, changed }))
      .toSorted((a, b) => timeOf(b) - timeOf(a));
  },
  forget(id) {
    return writing(async (matches, places, forgotten) => {
      await matches.delete(id);
      await places.delete(placesFrom(id, 0));
      const now = Date.now();
      for (let at = await forgotten.openCursor(); at; at = await at.continue())
        if (at.value < now - FORGOTTEN_MS) await at.delete();
      await forgotten.put(now, id);
    });
  },
};
