/** Stat lines: all ways to give the four values to attack, defense, speed and health, highest first. */
import type { Stats } from './data.ts';

export interface StatLine extends Stats {
  /** As it is written and answered: `4-3-3-2`. */
  readonly text: string;
}

const BASE = 10; // values are single digits
const MADE = new Map<number, readonly StatLine[]>();

/** The different lines of four values in descending lexicographic order; the same list for the same values. */
export function statLines(values: readonly number[]): readonly StatLine[] {
  let key = 0;
  for (let at = 0; at < values.length; at++) key = key * BASE + (values[at] as number);
  let lines = MADE.get(key);
  if (!lines) {
    lines = permutations(values.toSorted((a, b) => b - a)).map(made);
    MADE.set(key, lines);
  }
  return lines;
}

/** Of values in descending order; equal values are taken once at each place, so nothing comes twice. */
function permutations(values: readonly number[]): number[][] {
  if (values.length === 0) return [[]];
  return values.flatMap((value, at) =>
    values.indexOf(value) < at ? [] : permutations(values.toSpliced(at, 1)).map((rest) => [value, ...rest]),
  );
}

/** Every line made so far, as it is written. The same values in another order give the same lines. */
const WRITTEN = new Map<string, StatLine>();

/** A written line among others. */
export function lineOf(lines: readonly StatLine[], text: string): StatLine | undefined {
  const line = WRITTEN.get(text);
  return line && lines.includes(line) ? line : undefined;
}

function made(values: readonly number[]): StatLine {
  const [attack = 0, defense = 0, speed = 0, health = 0] = values;
  const text = values.join('-');
  let line = WRITTEN.get(text);
  if (!line) {
    line = { attack, defense, speed, health, text };
    WRITTEN.set(text, line);
  }
  return line;
}
