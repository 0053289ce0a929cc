/**
 * The tiles on the table. A tile is its place in the order of laying, and knows its neighbours: play moves along them and
 * needs no coordinates.
 */
import { opposite, ROW, STEPS } from './hexes.ts';

export interface Board {
  /** By tile: its hex as a key. */
  readonly hexes: number[];
  /** By tile: its place in TILES. */
  readonly types: number[];
  /** By tile × 6 + direction: the tile there, or VOID. */
  readonly next: number[];
  /** The void hexes that touch a tile, in reading order. */
  readonly rim: number[];
}

/** No tile. */
export const VOID = -1;

export const emptyBoard = (): Board => ({ hexes: [], types: [], next: [], rim: [] });

export const cloneBoard = ({ hexes, types, next, rim }: Board): Board => ({
  hexes: hexes.slice(),
  types: types.slice(),
  next: next.slice(),
  rim: rim.slice(),
});

export function layTile({ hexes, types, next, rim }: Board, hex: number, type: number): void {
  const tile = hexes.length;
  const ways = tile * 6;
  next.push(VOID, VOID, VOID, VOID, VOID, VOID);
  // One pass over all tiles is quicker than six searches.
  for (let other = 0; other < tile; other++) {
    const direction = directionTo((hexes[other] as number) - hex);
    if (direction < 0) continue;
    next[ways + direction] = other;
    next[other * 6 + opposite(direction)] = tile;
  }
  remove(rim, hex);
  let added = 0;
  let at = rim.length;
  for (const direction of FROM_THE_END) {
    if (next[ways + direction] !== VOID) continue;
    const key = hex + (STEPS[direction] as number);
    while (at > 0 && (rim[at - 1] as number) > key) at--;
    if (at === 0 || rim[at - 1] !== key) ADDED[added++] = key;
  }
  addInOrder(rim, added);
  hexes.push(hex);
  types.push(type);
}

/** The direction of a step by the difference of the keys, −1 if it is none. */
function directionTo(difference: number): number {
  const length = difference < 0 ? -difference : difference;
  // Most tiles are no neighbours, which are one apart, a row apart, or a row less one.
  if (length !== 1 && length !== ROW && length !== ROW - 1) return -1;
  return STEPS.indexOf(difference);
}

// Written out, because `splice` makes a list of what it removes.
function remove(keys: number[], key: number): void {
  const at = keys.indexOf(key);
  if (at < 0) return;
  for (let i = at + 1; i < keys.length; i++) keys[i - 1] = keys[i] as number;
  keys.pop();
}

/** The directions by the key of the hex there, the largest first. */
const FROM_THE_END: readonly number[] = [0, 1, 2, 3, 4, 5].sort((a, b) => (STEPS[b] as number) - (STEPS[a] as number));
/** Keys to be added, the largest first. */
const ADDED: number[] = [0, 0, 0, 0, 0, 0];

/** Puts the first so many of ADDED into their places, from the end: each key is moved once. */
function addInOrder(keys: number[], added: number): void {
  let from = keys.length - 1;
  for (let i = 0; i < added; i++) keys.push(0);
  for (let to = keys.length - 1, i = 0; i < added; to--) {
    const moved = from >= 0 && (keys[from] as number) > (ADDED[i] as number);
    keys[to] = (moved ? keys[from--] : ADDED[i++]) as number;
  }
}

/** The tile on a hex, or VOID. */
export const tileAt = (board: Board, hex: number): number => board.hexes.indexOf(hex);

/** Sorts tiles into reading order, by insertion: they are few. */
export function inReadingOrder({ hexes }: Board, tiles: number[]): number[] {
  for (let i = 1; i < tiles.length; i++) {
    const tile = tiles[i] as number;
    const hex = hexes[tile] as number;
    let at = i;
    for (; at > 0 && (hexes[tiles[at - 1] as number] as number) > hex; at--) tiles[at] = tiles[at - 1] as number;
    tiles[at] = tile;
  }
  return tiles;
}
