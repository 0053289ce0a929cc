/**
 * The difference between two values of JSON, and how to make it. The beats of a film differ little from each other, so all
 * but the first are sent as differences.
 */
import { isRecord, type Json } from '@orrery/kernel';

export type Change =
  /** Another value in its place. */
  | { readonly is: Json }
  /** An object or list of which only some parts change. */
  | {
      readonly in?: { readonly [key: string]: Change };
      /** Keys that are gone. */
      readonly without?: readonly string[];
      /** Of a list: how long it is now. */
      readonly length?: number;
    };

/** What turns `before` into `after`; nothing if they are the same. */
export function changeBetween(before: Json, after: Json): Change | undefined {
  if (Array.isArray(before) && Array.isArray(after)) {
    const parts = changedParts(before, after);
    if (before.length === after.length) return parts && { in: parts };
    return { length: after.length, ...(parts && { in: parts }) };
  }
  if (isObject(before) && isObject(after)) {
    const parts = changedParts(before, after);
    const without = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
    if (!parts && without.length === 0) return undefined;
    return { ...(parts && { in: parts }), ...(without.length > 0 && { without }) };
  }
  return before === after ? undefined : { is: after };
}

type Parts = { readonly [key: string]: Json };

const isObject = (value: Json): value is Parts => isRecord(value) && !Array.isArray(value);

function changedParts(before: Json, after: Json): { [key: string]: Change } | undefined {
  // Lists are objects with numbers for keys.
  const [old, now] = [before as Parts, after as Parts];
  const parts: { [key: string]: Change } = {};
  let some = false;
  for (const key of Object.keys(now)) {
    const value = now[key] as Json;
    const change = Object.hasOwn(old, key) ? changeBetween(old[key] as Json, value) : { is: value };
    if (!change) continue;
    parts[key] = change;
    some = true;
  }
  return some ? parts : undefined;
}

/** The value after a change. What did not change is shared with the value before. */
export function changed(before: Json, change: Change | undefined): Json {
  if (!change) return before;
  if ('is' in change) return change.is;
  const parts = Object.entries(change.in ?? {});
  if (Array.isArray(before)) {
    const list: Json[] = before.slice(0, change.length);
    for (const [key, part] of parts) list[Number(key)] = changed(list[Number(key)] ?? null, part);
    return list;
  }
  const object: { [key: string]: Json } = { ...(before as Parts) };
  for (const key of change.without ?? []) delete object[key];
  for (const [key, part] of parts) object[key] = changed(object[key] ?? null, part);
  return object;
}
