/** The options of a game: a schema with defaults and help, and what is done with values from outside. */
import { assert, type Json } from './game.ts';
import type { Random } from './random.ts';
import { isRecord, ok, problem, type Result, show } from './result.ts';
import { drawSpec, parseSpec, type Spec, type ValueOf } from './schema.ts';

/** The values of a match's options: all of them, each within its range. */
export type OptionValues = { readonly [name: string]: Json };

export interface OptionField {
  readonly spec: Spec;
  readonly default: Json;
  /** One line for the page and the command line. */
  readonly help: string;
}

export interface OptionsSchema<O extends OptionValues = OptionValues> {
  readonly fields: { readonly [K in keyof O]: OptionField };
  /** Conditions across options: the problem in words, beginning with an option's name. */
  validate?(values: O, seats: number): string | undefined;
}

/** One option, its default checked against its spec by the compiler. */
export function option<const T>(spec: T & Spec, initial: ValueOf<T>, help: string) {
  return { spec: spec as T, default: initial, help };
}

/** The options type that a table of fields describes. */
export type OptionsOf<F extends Readonly<Record<string, OptionField>>> = {
  readonly [K in keyof F]: ValueOf<F[K]['spec']>;
};

/** Every option at its default. */
export function defaultOptions<O extends OptionValues>(schema: OptionsSchema<O>): O {
  const fields: Readonly<Record<string, OptionField>> = schema.fields;
  // The defaults are of the types that O was made from.
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default])) as unknown as O;
}

/**
 * Completes what was given by the defaults, or says what is wrong with it. A table option given in part keeps the
 * other entries of its default.
 */
export function parseOptions<O extends OptionValues>(
  schema: OptionsSchema<O>,
  given: unknown,
  seats: number,
): Result<O> {
  if (!isRecord(given)) return problem(`options must be an object, not ${show(given)}`);
  const fields: Readonly<Record<string, OptionField>> = schema.fields;
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(fields, name)) {
      const known = Object.keys(fields).join(', ') || 'none';
      return problem(`there is no option '${name.slice(0, 40)}' (options: ${known})`);
    }
  }
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!Object.hasOwn(given, name) || given[name] === undefined) {
      values[name] = field.default;
      continue;
    }
    const parsed = parseSpec(field.spec, given[name], `option '${name}'`);
    if (!parsed.ok) return parsed;
    values[name] =
      field.spec.kind === 'table' ? { ...(field.default as object), ...(parsed.value as object) } : parsed.value;
  }
  // Every field has been parsed by the spec that O was made from. A copy: the engine keeps an object that was filled name by
  // name as a table in which every name is looked up, and rules read options all the time.
  const options = { ...values } as unknown as O;
  const conflict = schema.validate?.(options, seats);
  return conflict === undefined ? ok(options) : problem(conflict);
}

/** In one draw in so many all tables are nearly empty. */
const SPARSE = 8;

type NumberTable = Extract<Spec, { kind: 'table' }> & { readonly of: Extract<Spec, { kind: 'number' }> };

/** The table of numbers that an option is, if it is one. */
function tableIn(spec: Spec): NumberTable | undefined {
  if (spec.kind === 'maybe') return tableIn(spec.of);
  return spec.kind === 'table' && spec.of.kind === 'number' ? { ...spec, of: spec.of } : undefined;
}

/** A single entry is kept, and all others are as small as may be. */
function drawSparse({ keys, of }: NumberTable, random: Random): unknown {
  const kept = random.pick(keys);
  return Object.fromEntries(keys.map((key) => [key, key === kept ? drawSpec(of, random) : of.min]));
}

/**
 * Random options within their ranges: most stay at their default, so that one odd value meets a normal game. Numbers reach the
 * ends of their ranges by chance, but tables that are drawn entry by entry are never nearly empty together, and rules are tried
 * hardest there: by a deck with hardly a card of any kind. So now and then all of them are.
 */
export function drawOptions<O extends OptionValues>(schema: OptionsSchema<O>, seats: number, random: Random): O {
  const fields = Object.entries<OptionField>(schema.fields);
  const hasTables = fields.some(([, { spec }]) => tableIn(spec));
  for (let attempt = 0; attempt < 200; attempt++) {
    const drawn: Record<string, unknown> = {};
    const odds = 1 + random.int(8);
    const isSparse = hasTables && random.chance(1, SPARSE);
    for (const [name, field] of fields) {
      const table = isSparse ? tableIn(field.spec) : undefined;
      if (table) drawn[name] = drawSparse(table, random);
      else if (random.chance(1, odds)) drawn[name] = drawSpec(field.spec, random);
    }
    const parsed = parseOptions(schema, drawn, seats);
    if (parsed.ok) return parsed.value;
  }
  const defaults = parseOptions(schema, {}, seats);
  assert(defaults.ok, defaults.ok ? '' : `the default options are refused: ${defaults.problem}`);
  return defaults.value;
}
