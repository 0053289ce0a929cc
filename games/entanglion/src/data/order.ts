/** The order of the tables: hands and piles lie in it, and every shuffle starts from it [R44]. */

/** The place of each entry in its table. */
export const ranksOf = <T extends string>(table: readonly T[]): Readonly<Record<T, number>> =>
  Object.fromEntries(table.map((entry, i) => [entry, i])) as Record<T, number>;

/** Puts lists into the order of a table: counts how often each entry occurs, and writes it out so often. */
export function sorterOf<T extends string>(table: readonly T[]): (list: readonly T[]) => T[] {
  const ranks = ranksOf(table);
  return (list) => {
    const counts = table.map(() => 0);
    for (const entry of list) counts[ranks[entry]] = (counts[ranks[entry]] as number) + 1;
    const sorted: T[] = [];
    for (const entry of table) for (let i = counts[ranks[entry]] as number; i > 0; i--) sorted.push(entry);
    return sorted;
  };
}
