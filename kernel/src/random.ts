/**
 * Random numbers that are the same bits on every machine: Chris Doty-Humphrey's sfc32 (128 bits of state), one
 * generator per named stream, each seeded by SHA-256 so that no stream tells anything about another.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { assert } from './game.ts';

const TWO_32 = 4294967296;
const WARM_UP = 15;
const ASCII_LAST = 127;

/** Seeding was most of a short game's set-up: the hash's working memory is kept, and no lists are made. */
const FRESH = sha256.create();
const HASHING = sha256.create();
const ENCODER = new TextEncoder();
const TEXT = new Uint8Array(512);
/** The beginning of TEXT, by length. */
const BEGINNINGS = Array.from({ length: TEXT.length + 1 }, (_, length) => TEXT.subarray(0, length));
const DIGEST = new Uint8Array(FRESH.outputLen);
const WORDS = new DataView(DIGEST.buffer);

/** The text in UTF-8. Most seeds are ASCII and short, and those are copied faster than they are encoded. */
function bytesOf(text: string): Uint8Array {
  const { length } = text;
  if (length > TEXT.length) return ENCODER.encode(text);
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at);
    if (code > ASCII_LAST) return ENCODER.encode(text);
    TEXT[at] = code;
  }
  return BEGINNINGS[length] as Uint8Array; // made for every length up to that of TEXT
}

export class Random {
  private a: number;
  private b: number;
  private c: number;
  /** sfc32's own counter: the number of draws since seeding (plus the warm-up). */
  private count: number;

  constructor(a: number, b: number, c: number) {
    this.a = a | 0;
    this.b = b | 0;
    this.c = c | 0;
    this.count = 1;
    for (let i = 0; i < WARM_UP; i++) this.bits();
  }

  /** A generator made from any text; different texts give independent generators. */
  static from(text: string): Random {
    FRESH._cloneInto(HASHING).update(bytesOf(text)).digestInto(DIGEST);
    return new Random(WORDS.getUint32(0), WORDS.getUint32(4), WORDS.getUint32(8));
  }

  /** A uniform integer of 32 bits, unsigned. */
  next(): number {
    return this.bits() >>> 0;
  }

  /** The same, signed: a small integer to the engine, which needs no memory. */
  private bits(): number {
    const { b, c } = this;
    const t = (this.a + b + this.count) | 0;
    this.count = (this.count + 1) | 0;
    this.a = b ^ (b >>> 9);
    this.b = (c + (c << 3)) | 0;
    this.c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t;
  }

  /** A uniform integer from 0 to n − 1, without bias (Lemire's method; exact in doubles up to n = 2^21). */
  int(n: number): number {
    if (n === 1) return 0;
    assert(
      n > 1 && n <= 2097152 && Number.isInteger(n),
      'a random integer is drawn below a whole number from 1 to 2^21',
    );
    let product = (this.bits() >>> 0) * n;
    let high = Math.floor(product / TWO_32);
    let low = product - high * TWO_32;
    if (low < n) {
      const threshold = (TWO_32 - n) % n;
      while (low < threshold) {
        product = (this.bits() >>> 0) * n;
        high = Math.floor(product / TWO_32);
        low = product - high * TWO_32;
      }
    }
    return high;
  }

  /** A die with faces 1 … sides. */
  die(sides: number): number {
    return this.int(sides) + 1;
  }

  chance(numerator: number, denominator: number): boolean {
    return this.int(denominator) < numerator;
  }

  pick<T>(items: readonly T[]): T {
    assert(items.length > 0, 'nothing to pick from');
    // The index is below the length by construction.
    return items[this.int(items.length)] as T;
  }

  /** Fisher–Yates in place: for i from the last index down to 1, swap i with a uniform j in 0 … i. */
  shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.int(i + 1);
      const held = items[i] as T;
      items[i] = items[j] as T;
      items[j] = held;
    }
    return items;
  }

  /** How far this generator has come; changes with every draw. */
  get position(): number {
    return this.count;
  }

  /** All of the generator's state, for hashes and for `goingOn`. */
  snapshot(): readonly [number, number, number, number] {
    return [this.a, this.b, this.c, this.count];
  }

  /** A generator that goes on where another one was. */
  static goingOn([a = 0, b = 0, c = 0, count = 0]: readonly number[]): Random {
    const random = new Random(0, 0, 0);
    [random.a, random.b, random.c, random.count] = [a, b, c, count];
    return random;
  }
}

/** The named streams of one match. A stream is made when it is first read: unread streams cost nothing. */
export class Streams {
  private readonly seed: string;
  private readonly names: readonly string[];
  /** By place in the list of names. */
  private readonly made: (Random | undefined)[];

  constructor(seed: string, names: readonly string[]) {
    this.seed = seed;
    this.names = names;
    this.made = new Array<Random | undefined>(names.length);
  }

  get(name: string): Random {
    const at = this.names.indexOf(name);
    if (at < 0) throw new Error(`the game declares no random stream '${name}'`);
    return (this.made[at] ??= this.make(name));
  }

  protected make(name: string): Random {
    return Random.from(`orrery stream\n${name}\n${this.seed}`);
  }

  /** Streams made and numbers drawn, to tell whether anything was rolled in between. */
  get draws(): number {
    let sum = 0;
    for (const random of this.made) if (random) sum += 1 + random.position;
    return sum;
  }

  /** Every stream goes on where it was at a snapshot. */
  restore(snapshot: ReturnType<Streams['snapshot']>): void {
    for (const [at, name] of this.names.entries()) {
      const state = snapshot[name];
      this.made[at] = state && Random.goingOn(state);
    }
  }

  /** The state of every stream read so far, by name, for hashes. */
  snapshot(): Readonly<Record<string, readonly number[]>> {
    const states: Record<string, readonly number[]> = {};
    for (const [at, name] of this.names.entries()) {
      const random = this.made[at];
      if (random) states[name] = random.snapshot();
    }
    return states;
  }
}
