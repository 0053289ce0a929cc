/** Axial hexes as single numbers: sorting them is reading order (r, then q), and a step is an addition. */
import { DIRECTIONS } from './data.ts';

export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** Far more than the widest row that the largest stack of tiles can make. */
export const COORDINATE_MOST = 1000;
const MIDDLE = 1024;
/** What lies between the keys of a hex and of the one below it with the same q. */
export const ROW = 2048;

export const keyOf = (q: number, r: number): number => (r + MIDDLE) * ROW + (q + MIDDLE);
export const qOf = (key: number): number => (key % ROW) - MIDDLE;
export const rOf = (key: number): number => Math.floor(key / ROW) - MIDDLE;

/** What a step in each direction adds to a key. */
export const STEPS: readonly number[] = DIRECTIONS.map(({ q, r }) => r * ROW + q);

export const ORIGIN = keyOf(0, 0);

export const opposite = (direction: number): number => (direction + 3) % 6;
export const turned = (direction: number, sixths: number): number => (direction + sixths) % 6;

export function distance(a: Hex, b: Hex): number {
  const dq = a.q - b.q;
  const dr = a.r - b.r;
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

/** The hex one step away, for a screen. */
export function neighbour({ q, r }: Hex, direction: number): Hex {
  const step = DIRECTIONS[direction] ?? DIRECTIONS[0];
  return { q: q + step.q, r: r + step.r };
}

export const sameHex = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;

const ROOT_3 = Math.sqrt(3);
/** The centre of a hex on the screen, in units of its radius; y points downwards. */
export const centreOf = ({ q, r }: Hex): { readonly x: number; readonly y: number } => ({
  x: ROOT_3 * (q + r / 2),
  y: 1.5 * r,
});

/** Half of 64: a place near the middle is two numbers of six bits. */
const NEAR = 32;

/** One value per hex, made when it is first asked for. Near the middle, where games are played, it is an array. */
export class PerHex<T> {
  private readonly near: (T | undefined)[] = new Array<T | undefined>(4 * NEAR * NEAR).fill(undefined);
  private readonly far = new Map<number, T>();
  private readonly make: (q: number, r: number) => T;

  constructor(make: (q: number, r: number) => T) {
    this.make = make;
  }

  at(key: number): T {
    const column = (key & (ROW - 1)) - MIDDLE + NEAR;
    const row = (key >> 11) - MIDDLE + NEAR;
    if ((column | row) >>> 6 !== 0) return this.atFar(key);
    return (this.near[(row << 6) | column] ??= this.make(qOf(key), rOf(key)));
  }

  private atFar(key: number): T {
    let value = this.far.get(key);
    if (value === undefined) this.far.set(key, (value = this.make(qOf(key), rOf(key))));
    return value;
  }
}

const HEXES = new PerHex((q, r): Hex => ({ q, r }));
/** The hex of a key: the same object every time. */
export const hexOf = (key: number): Hex => HEXES.at(key);
