/** State hashes and seed commitments: SHA-256 over canonical JSON, alike in Node and in browsers. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** JSON with the keys of every object in code-unit order, so that equal values give equal texts. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) {
    const text = JSON.stringify(value);
    if (text === undefined || (typeof value === 'number' && !Number.isFinite(value)))
      throw new TypeError(`${String(value)} is not JSON`);
    return text;
  }
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    throw new TypeError(`${Object.prototype.toString.call(value)} is not plain JSON`);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonicalJson((value as Record<string, unknown>)[key])}`).join(',')}}`;
}

export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Published before the first action; the seed revealed at the end must give it again. */
export function commitTo(seed: string): string {
  return hashText(`orrery seed commitment\n${seed}`);
}
