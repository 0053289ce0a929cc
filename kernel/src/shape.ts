/**
 * What the states of a game look like, learned from some of its own making. Lenient where it has seen too little: a part that
 * never was there may be anything. What is wrong with a state from outside is told by its place: `ships.0.health`.
 */
import { isRecord } from './result.ts';

type Type = 'null' | 'true or false' | 'a number' | 'a text' | 'a list' | 'an object';

function typeOf(value: unknown): Type {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'boolean') return 'true or false';
  if (typeof value === 'number') return 'a number';
  return typeof value === 'string' ? 'a text' : 'an object';
}

/** Sets may be kept as bits, and no number is larger. */
const NUMBER_MOST = 2 ** 32;
/** So many objects with a key, and none without it: it belongs to them. */
const ENOUGH = 3;
/** So many numbers or yes-or-nos in one place, and never null: it cannot be null there. */
const NEVER_NULL = 20;

/** Objects of one kind in one place. */
class Fields {
  private seen = 0;
  private readonly shapes = new Map<string, { readonly shape: Shape; count: number }>();

  learn(record: Readonly<Record<string, unknown>>): void {
    this.seen++;
    for (const [key, value] of Object.entries(record)) {
      if (value === undefined) continue; // JSON does not have it
      const known = this.shapes.get(key) ?? { shape: new Shape(), count: 0 };
      this.shapes.set(key, known);
      known.count++;
      known.shape.learn(value);
    }
  }

  flawIn(record: Readonly<Record<string, unknown>>, place: string): string | undefined {
    for (const [key, { shape, count }] of this.shapes) {
      if (count < this.seen) continue; // it comes and goes: too little is known of it
      const path = place === '' ? key : `${place}.${key}`;
      if (Object.hasOwn(record, key)) {
        const flaw = shape.flawIn(record[key], path);
        if (flaw !== undefined) return flaw;
      } else if (count >= ENOUGH) return `it has no '${path}'`;
    }
    return undefined;
  }
}

export class Shape {
  private readonly types = new Set<Type>();
  private seen = 0;
  private whole = true;
  private items: Shape | undefined;
  /** By `kind`, for objects that have one. */
  private readonly kinds = new Map<string, Fields>();

  learn(value: unknown): void {
    this.types.add(typeOf(value));
    this.seen++;
    if (typeof value === 'number') this.whole &&= Number.isInteger(value);
    else if (Array.isArray(value)) {
      this.items ??= new Shape();
      for (const item of value) this.items.learn(item);
    } else if (isRecord(value)) {
      const kind = kindOf(value);
      const fields = this.kinds.get(kind) ?? new Fields();
      this.kinds.set(kind, fields);
      fields.learn(value);
    }
  }

  flawIn(value: unknown, place = ''): string | undefined {
    if (this.types.size === 0) return undefined; // nothing was ever there
    const type = typeOf(value);
    if (!this.types.has(type) && !this.mayBe(type))
      return `its '${place}' is ${type}, not ${[...this.types].join(' or ')}`;
    if (typeof value === 'number') return this.flawInNumber(value, place);
    if (Array.isArray(value)) {
      for (const [at, item] of value.entries()) {
        const flaw = this.items?.flawIn(item, `${place}.${at}`);
        if (flaw !== undefined) return flaw;
      }
      return undefined;
    }
    return isRecord(value) ? this.kinds.get(kindOf(value))?.flawIn(value, place) : undefined;
  }

  /**
   * Null stands for "not now" in the place of texts, lists and objects, and they in the place of null. For a number it does so
   * less often: where there were many numbers, one of them would have been null.
   */
  private mayBe(type: Type): boolean {
    const isPlain = this.types.has('a number') || this.types.has('true or false');
    return type === 'null' ? !isPlain || this.seen < NEVER_NULL : this.types.size === 1 && this.types.has('null');
  }

  private flawInNumber(value: number, place: string): string | undefined {
    if (this.whole && !Number.isInteger(value)) return `its '${place}' is ${value}`;
    return Math.abs(value) > NUMBER_MOST ? `its '${place}' is ${value}, which is too much` : undefined;
  }
}

const kindOf = ({ kind }: Readonly<Record<string, unknown>>): string => (typeof kind === 'string' ? kind : '');
