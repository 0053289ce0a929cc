/** Matches in the browser's own database, so that a reload or a crash loses nothing. */
import type { MatchStore, StoredMatch } from '@orrery/host';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Schema extends DBSchema {
  matches: { key: string; value: StoredMatch; indexes: { changed: number } };
}

let database: Promise<IDBPDatabase<Schema>> | undefined;

function opened(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>('orrery', 1, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' }).createIndex('changed', 'changed');
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

const writing = async () => (await opened()).transaction('matches', 'readwrite', { durability: 'strict' });

export const browserStore: MatchStore = {
  async add(match) {
    const { store, done } = await writing();
    await Promise.all([store.add(match), done]);
  },
  async save(match) {
    const { store, done } = await writing();
    const putIfThere = async () => {
      const there = (await store.getKey(match.id)) !== undefined;
      if (there) await store.put(match);
      return there;
    };
    const [there] = await Promise.all([putIfThere(), done]);
    return there;
  },
  async load(id) {
    return (await opened()).get('matches', id);
  },
  async list() {
    return (await (await opened()).getAllFromIndex('matches', 'changed')).reverse();
  },
  async forget(id) {
    await (await opened()).delete('matches', id);
  },
};
