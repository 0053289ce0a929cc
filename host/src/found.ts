/** What was looked for, or the problem why it is not there. */
import type { Json } from '@orrery/kernel';
import type { Problem } from '@orrery/protocol';

export type Found<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

export const found = <T>(value: T): Found<T> => ({ ok: true, value });

export const lacking = (code: Problem['code'], details: Readonly<Record<string, Json>> = {}) =>
  ({ ok: false, problem: { code, ...details } }) as const;
