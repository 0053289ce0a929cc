/**
 * A whole history in a third of the room. Events of one kind have the same names, and most texts in them are said again and
 * again: names, kinds and texts are told once for all of them.
 */
import type { Json } from '@orrery/kernel';
import type { Move } from './to-client.ts';

/** What some objects have in common: the value of `kind`, where that is their first name, and all other names. */
type Shape = readonly [kind: string | null, ...names: readonly string[]];

export interface PackedMoves {
  readonly shapes: readonly Shape[];
  readonly texts: readonly string[];
  /**
   * The moves, with a number below 0 for each text, from −1 on, and a text for each number below 0. An object is a list: the
   * number of its shape, from 1 on, and its values. A list has a 0 before it.
   */
  readonly moves: Json;
}

const LIST = 0;

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Each thing that is new gets the next number, from 1 on. */
class Numbers<T> {
  readonly all: T[] = [];
  private readonly known = new Map<string, number>();

  of(thing: T, key: string): number {
    const number = this.known.get(key) ?? this.all.push(thing);
    this.known.set(key, number);
    return number;
  }
}

export function packMoves(moves: readonly Move[]): PackedMoves {
  const shapes = new Numbers<Shape>();
  const texts = new Numbers<string>();
  const pack = (value: Json): Json => {
    if (typeof value === 'string') return -texts.of(value, value);
    if (typeof value === 'number') return value < 0 ? String(value) : value;
    if (typeof value !== 'object' || value === null) return value;
    if (isList(value)) return [LIST, ...value.map(pack)];
    const entries = Object.entries(value).filter(([, field]) => field !== undefined);
    const [first] = entries;
    const kind = first?.[0] === 'kind' && typeof first[1] === 'string' ? first[1] : null;
    const others = kind === null ? entries : entries.slice(1);
    const shape: Shape = [kind, ...others.map(([name]) => name)];
    return [shapes.of(shape, JSON.stringify(shape)), ...others.map(([, field]) => pack(field))];
  };
  // Events are JSON, though their type does not say so.
  return { moves: pack(moves as unknown as Json), shapes: shapes.all, texts: texts.all };
}

export function unpackMoves({ shapes, texts, moves }: PackedMoves): readonly Move[] {
  const unpack = (value: Json): Json => {
    if (typeof value === 'string') return Number(value);
    if (typeof value === 'number') return value < 0 ? (texts[-1 - value] ?? null) : value;
    if (!isList(value)) return value;
    const [number, ...rest] = value;
    if (number === LIST) return rest.map(unpack);
    const [kind = null, ...names] = shapes[Number(number) - 1] ?? [];
    const fields = names.map((name, at): [string, Json] => [name, unpack(rest[at] ?? null)]);
    return Object.fromEntries(kind === null ? fields : [['kind', kind], ...fields]);
  };
  return unpack(moves) as unknown as readonly Move[]; // as they were packed
}
