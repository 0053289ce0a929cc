/**
 * Option lists made before, by ship and two small keys. Placing offers up to 292 options that are the same in thousands
 * of positions; listing them each time would be much of the work of random play. Not part of any state.
 */
import type { Action } from '../actions.ts';
import { SHIP_LIST } from '../ships.ts';

/** Beyond this many lists a cache starts anew: a few megabytes at most. */
const MOST_LISTS = 2048;
const KEYS = 2048;

export class ListCache {
  private lists = emptyLists();
  private size = 0;

  /** The list for `bits` (at most 30) and `key` (below 2048), made by `make` if it is not there. */
  get(ship: number, bits: number, key: number, make: () => readonly Action[]): readonly Action[] {
    return this.lists[ship]?.get(bits * KEYS + key) ?? this.put(ship, bits * KEYS + key, make());
  }

  private put(ship: number, key: number, list: readonly Action[]): readonly Action[] {
    if (this.size === MOST_LISTS) {
      this.lists = emptyLists();
      this.size = 0;
    }
    this.size++;
    this.lists[ship]?.set(key, list);
    return list;
  }
}

function emptyLists(): Map<number, readonly Action[]>[] {
  return SHIP_LIST.map(() => new Map<number, readonly Action[]>());
}
