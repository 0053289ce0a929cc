/** State hashes and seed commitments: SHA-256 over canonical JSON, alike in Node and in browsers. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

const ENCODER = new TextEncoder();

/** JSON with the keys of every object in code-unit order, so that equal values give equal texts. */
export function canonicalJson(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`${value} is not JSON`);
      return `${value}`; // as JSON has it, −0 included
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? canonicalList(value) : canonicalRecord(plainRecord(value));
    default:
      throw new TypeError(`${String(value)} is not JSON`);
  }
}

function canonicalList(list: readonly unknown[]): string {
  let text = '';
  for (const item of list) text += text === '' ? canonicalJson(item) : `,${canonicalJson(item)}`;
  return `[${text}]`;
}

function canonicalRecord(record: Readonly<Record<string, unknown>>): string {
  let text = '';
  for (const key of Object.keys(record).sort())
    text += `${text === '' ? '' : ','}${quoted(key)}:${canonicalJson(record[key])}`;
  return `{${text}}`;
}

/** States have few different keys, and every hash of one asks for them all again. */
const QUOTED = new Map<string, string>();
const QUOTED_MOST = 1000;
/** What comes from outside may have longer ones: they are not kept. */
const KEY_LONGEST = 40;

function quoted(key: string): string {
  const known = QUOTED.get(key);
  if (known !== undefined) return known;
  const text = JSON.stringify(key);
  if (QUOTED.size < QUOTED_MOST && key.length <= KEY_LONGEST) QUOTED.set(key, text);
  return text;
}

function plainRecord(value: object): Readonly<Record<string, unknown>> {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    throw new TypeError(`${Object.prototype.toString.call(value)} is not plain JSON`);
  return value as Readonly<Record<string, unknown>>;
}

export function hashText(text: string): string {
  return bytesToHex(sha256(ENCODER.encode(text)));
}

/** Published before the first action; the seed revealed at the end must give it again. */
export function commitTo(seed: string): string {
  return hashText(`orrery seed commitment\n${seed}`);
}
