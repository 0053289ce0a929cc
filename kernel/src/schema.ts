/**
 * A tiny schema language for the values that cross a door: options and the fields of actions. A spec is plain data,
 * so a page can draw a form from it and a fuzzer can draw values from it.
 */
import { unreachable } from './game.ts';
import type { Random } from './random.ts';
import { isRecord, ok, problem, type Result, show } from './result.ts';

export type Spec =
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly step: number }
  | { readonly kind: 'bool' }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'text'; readonly longest: number }
  | { readonly kind: 'list'; readonly of: Spec; readonly min: number; readonly max: number }
  | { readonly kind: 'table'; readonly keys: readonly string[]; readonly of: Spec }
  | { readonly kind: 'maybe'; readonly of: Spec };

/** The type of the values that a spec lets through. */
export type ValueOf<T> = T extends { kind: 'list'; of: infer I }
  ? readonly ValueOf<I>[]
  : T extends { kind: 'table'; keys: readonly (infer K extends string)[]; of: infer I }
    ? Readonly<Record<K, ValueOf<I>>>
    : T extends { kind: 'maybe'; of: infer I }
      ? ValueOf<I> | null
      : T extends { choices: readonly (infer C)[] }
        ? C
        : T extends { kind: 'number' }
          ? number
          : T extends { kind: 'bool' }
            ? boolean
            : string;

export const int = (min: number, max: number) => ({ kind: 'number', min, max, step: 1 }) as const;
export const steps = (min: number, max: number, step: number) => ({ kind: 'number', min, max, step }) as const;
export const bool = { kind: 'bool' } as const;
export const choice = <const C extends readonly string[]>(...choices: C) => ({ kind: 'choice', choices }) as const;
export const text = (longest: number) => ({ kind: 'text', longest }) as const;
export const list = <const I extends Spec>(of: I, min: number, max: number) =>
  ({ kind: 'list', of, min, max }) as const;
export const table = <const K extends readonly string[], const I extends Spec>(keys: K, of: I) =>
  ({ kind: 'table', keys, of }) as const;
/** The value or null. */
export const maybe = <const I extends Spec>(of: I) => ({ kind: 'maybe', of }) as const;

/** What a spec wants, in words: "a whole number from 1 to 6". */
export function describeSpec(spec: Spec): string {
  switch (spec.kind) {
    case 'number':
      return spec.step === 1
        ? `a whole number from ${spec.min} to ${spec.max}`
        : `a number from ${spec.min} to ${spec.max} in steps of ${spec.step}`;
    case 'bool':
      return 'true or false';
    case 'choice':
      return spec.choices.length > 1 ? `one of ${spec.choices.join(', ')}` : `${spec.choices[0]}`;
    case 'text':
      return `a text of at most ${spec.longest} characters`;
    case 'list':
      return `a list of ${spec.min === spec.max ? spec.min : `${spec.min} to ${spec.max}`} values, each ${describeSpec(spec.of)}`;
    case 'table':
      return `a table with keys among ${spec.keys.join(', ')}, each value ${describeSpec(spec.of)}`;
    case 'maybe':
      return `null or ${describeSpec(spec.of)}`;
    default:
      return unreachable(spec);
  }
}

/** Lets a value through or says what is wrong with it; `path` names the value in the message. */
export function parseSpec(spec: Spec, value: unknown, path: string): Result<unknown> {
  const wrong = () => problem(`${path} must be ${describeSpec(spec)}, not ${show(value)}`);
  switch (spec.kind) {
    case 'number': {
      if (typeof value !== 'number' || !(value >= spec.min && value <= spec.max)) return wrong();
      if (!Number.isInteger((value - spec.min) / spec.step)) return wrong();
      return ok(value === 0 ? 0 : value); // −0 would not survive JSON
    }
    case 'bool':
      return typeof value === 'boolean' ? ok(value) : wrong();
    case 'choice':
      return typeof value === 'string' && spec.choices.includes(value) ? ok(value) : wrong();
    case 'text':
      return typeof value === 'string' && value.length <= spec.longest ? ok(value) : wrong();
    case 'maybe':
      return value === null ? ok(null) : parseSpec(spec.of, value, path);
    case 'list': {
      if (!Array.isArray(value) || value.length < spec.min || value.length > spec.max) return wrong();
      const parsed: unknown[] = [];
      for (let i = 0; i < value.length; i++) {
        const item = parseSpec(spec.of, value[i], `${path}[${i}]`);
        if (!item.ok) return item;
        parsed.push(item.value);
      }
      return ok(parsed);
    }
    case 'table': {
      if (!isRecord(value)) return wrong();
      const parsed: Record<string, unknown> = {};
      for (const key of Object.keys(value)) {
        if (!spec.keys.includes(key))
          return problem(`${path} knows no '${key.slice(0, 40)}'; it must be ${describeSpec(spec)}`);
        const item = parseSpec(spec.of, value[key], `${path}.${key}`);
        if (!item.ok) return item;
        parsed[key] = item.value;
      }
      return ok(parsed);
    }
    default:
      return unreachable(spec);
  }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A random value that the spec lets through. */
export function drawSpec(spec: Spec, random: Random): unknown {
  switch (spec.kind) {
    case 'number':
      return spec.min + random.int(Math.floor((spec.max - spec.min) / spec.step) + 1) * spec.step;
    case 'bool':
      return random.int(2) === 1;
    case 'choice':
      return random.pick(spec.choices);
    case 'text': {
      let drawn = '';
      for (let n = random.int(Math.min(spec.longest, 4) + 1); n > 0; n--) drawn += LETTERS[random.int(LETTERS.length)];
      return drawn;
    }
    case 'maybe':
      return random.int(2) === 0 ? null : drawSpec(spec.of, random);
    case 'list':
      return Array.from({ length: spec.min + random.int(spec.max - spec.min + 1) }, () => drawSpec(spec.of, random));
    case 'table':
      return Object.fromEntries(spec.keys.map((key) => [key, drawSpec(spec.of, random)]));
    default:
      return unreachable(spec);
  }
}
