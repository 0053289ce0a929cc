/** Comparing and judging JSON without writing it down: the suite does little else. */
import { canonicalJson } from '../hash.ts';
import { isRecord } from '../result.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Whether two values are the same JSON. A key whose value is undefined is not there, as in JSON. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && isSameList(a, b);
  return isRecord(a) && isRecord(b) && isSameRecord(a, b);
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
  return true;
}

function isSameRecord(a: Fields, b: Fields): boolean {
  let more = 0;
  for (const key of Object.keys(a)) {
    if (a[key] === undefined) continue;
    if (!isSame(a[key], b[key])) return false;
    more++;
  }
  for (const key of Object.keys(b)) if (b[key] !== undefined) more--;
  return more === 0;
}

/** Throws on what is not JSON, as `canonicalJson` does. */
export function expectJson(value: unknown): void {
  if (typeof value === 'string') return;
  if (Array.isArray(value)) for (const item of value) expectJson(item);
  else if (isRecord(value) && isPlain(value)) for (const key of Object.keys(value)) expectJson(value[key]);
  else canonicalJson(value);
}

function isPlain(record: Fields): boolean {
  const prototype: unknown = Object.getPrototypeOf(record);
  return prototype === Object.prototype || prototype === null;
}
