/** A stat line as four slots whose values can be swapped. */
import { type ActionOfKind, type Stat, STATS, type StatLine, statLines } from '@orrery/dogfight/client';

/** The line that an action gives. */
export function lineGiven({ line }: ActionOfKind<'assignStats'>, values: readonly number[]): StatLine | undefined {
  return statLines(values).find(({ text }) => text === line);
}

/** The line with the values of two stats exchanged, as it is written. */
export function swapped(line: StatLine, a: Stat, b: Stat): string {
  const values = { ...line, [a]: line[b], [b]: line[a] };
  return STATS.map((stat) => values[stat]).join('-');
}
