/** Refusals of one game, from a table of codes and the rules they rest on. */
import type { Json } from './game.ts';

/** A refusal whose code is one of the game's. */
export interface RefusalOf<C extends string> {
  readonly code: C;
  readonly rule: string;
  readonly [detail: string]: Json | undefined;
}

/** Makes refusals: the rule comes from the table, so that no code is told with a wrong one. */
export function refusals<const T extends Readonly<Record<string, string>>>(
  rules: T,
): (code: keyof T & string, details?: Readonly<Record<string, Json>>) => RefusalOf<keyof T & string> {
  return (code, details) => ({ ...details, code, rule: rules[code] as string });
}
