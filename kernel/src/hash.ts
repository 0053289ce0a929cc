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
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += `${text ? ',' : ''}${canonicalJson(item)}`;
    return `[${text}]`;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    throw new TypeError(`${Object.prototype.toString.call(value)} is not plain JSON`);
  const record = value as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(record).sort())
    text += `${text ? ',' : ''}${JSON.stringify(key)}:${canonicalJson(record[key])}`;
  return `{${text}}`;
}

export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Published before the first action; the seed revealed at the end must give it again. */
export function commitTo(seed: string): string {
  return hashText(`orrery seed commitment\n${seed}`);
}
