/** The shapes of a game's actions as data: the type, the parser at the door and the fuzzer come from one table. */
import type { Action } from './game.ts';
import { isRecord, ok, problem, type Result, show } from './result.ts';
import { parseSpec, type Spec, type ValueOf } from './schema.ts';

/** Kind of action → its fields. A field whose spec is `maybe` may be left out, and is then absent. */
export type ActionSchema = Readonly<Record<string, Readonly<Record<string, Spec>>>>;

type OptionalKeys<F> = { [K in keyof F]: F[K] extends { kind: 'maybe' } ? K : never }[keyof F];

/** The union of actions that a schema describes. */
export type ActionOf<T extends ActionSchema> = {
  [K in keyof T & string]: { readonly kind: K } & {
    readonly [F in Exclude<keyof T[K], OptionalKeys<T[K]>>]: ValueOf<T[K][F]>;
  } & { readonly [F in OptionalKeys<T[K]>]?: NonNullable<ValueOf<T[K][F]>> };
}[keyof T & string];

/** An action from outside, rebuilt field by field, or what is wrong with it. Says nothing about legality. */
export function parseAction(schema: ActionSchema, input: unknown): Result<Action> {
  if (!isRecord(input)) return problem(`an action must be an object, not ${show(input)}`);
  const { kind } = input;
  const fields = typeof kind === 'string' && Object.hasOwn(schema, kind) ? schema[kind] : undefined;
  if (typeof kind !== 'string' || !fields)
    return problem(`an action's kind must be one of ${Object.keys(schema).join(', ')}, not ${show(kind)}`);
  const action: Record<string, unknown> & { kind: string } = { kind };
  for (const name of Object.keys(input)) {
    if (name !== 'kind' && !Object.hasOwn(fields, name))
      return problem(`'${kind}' has no field '${name.slice(0, 40)}'`);
  }
  for (const [name, spec] of Object.entries(fields)) {
    const value = Object.hasOwn(input, name) ? input[name] : undefined;
    if (value === undefined && spec.kind === 'maybe') continue;
    const parsed = parseSpec(spec, value, `'${kind}' field '${name}'`);
    if (!parsed.ok) return parsed;
    if (parsed.value !== null) action[name] = parsed.value;
  }
  return ok(action);
}
