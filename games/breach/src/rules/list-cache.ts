/**
 * Option lists made before, by ship and two small keys. Placing offers up to 292 options that are the same in thousands
 * of positions; listing them each time would be much of the work of random play. Not part of any state.
 */
import type { Action } from '../actions.ts';
import { SHIP_LIST } from '../ships.ts';

/** Beyond this many lists a cache starts anew: a few megabytes at most. */
const MOST_LISTS = 2048;

type Lists = Map<number, Map<number, readonly Action[]>>;

export class ListCache {
  private lists: Lists[] = [];
  private size = MOST_LISTS;

  /** Keys that are small integers are found fastest, so there are two of them. */
  get(ship: number, bits: number, key: number): readonly Action[] | undefined {
    return this.lists[ship]?.get(bits)?.get(key);
  }

  put(ship: number, bits: number, key: number, list: readonly Action[]): readonly Action[] {
    if (this.size === MOST_LISTS) {
      this.lists = SHIP_LIST.map((): Lists => new Map());
      this.size = 0;
    }
    this.size++;
    const lists = this.lists[ship] as Lists;
    const row = lists.get(bits) ?? new Map<number, readonly Action[]>();
    lists.set(bits, row.set(key, list));
    return list;
  }
}
