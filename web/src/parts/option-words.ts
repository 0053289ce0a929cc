/** Options in the words of their game: names, groups, and values that say what they mean. */
import { type Json, type OptionGroup, type OptionWords, sentence } from '@orrery/kernel';

/** "handSize", "hand-size" and "hand.size" as words: "Hand size". For options that a game has not named. */
export function plainName(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_.]+/g, ' ')
    .toLowerCase();
  return sentence(words);
}

export function optionName(words: OptionWords | undefined, name: string): string {
  const named = words?.groups.find(({ options }) => options?.[name] !== undefined)?.options?.[name];
  return named ?? plainName(name);
}

export function valueWords(words: OptionWords | undefined, name: string, value: Json): string {
  const said = words?.value?.(name, value);
  if (said !== undefined) return said;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return plainName(value);
  if (typeof value === 'number') return value < 0 ? `−${-value}` : String(value);
  if (Array.isArray(value)) return value.map((each: Json) => valueWords(undefined, '', each)).join(', ');
  return value === null ? 'None' : JSON.stringify(value);
}

export interface NamedGroup<T> {
  readonly name: string;
  /** Its options stand in one table. */
  readonly table?: string;
  readonly options: readonly T[];
}

const holds = ({ options, table }: OptionGroup, name: string): boolean =>
  options?.[name] !== undefined || (table !== undefined && name.startsWith(`${table}.`));

/** Options under the headings of their game, in its order; whatever it has not named comes last. */
export function groupOptions<T>(
  words: OptionWords | undefined,
  all: readonly T[],
  nameOf: (option: T) => string,
): NamedGroup<T>[] {
  const groups = (words?.groups ?? []).map((group) => {
    const order = Object.keys(group.options ?? {});
    const options = all
      .filter((option) => holds(group, nameOf(option)))
      .toSorted((a, b) => order.indexOf(nameOf(a)) - order.indexOf(nameOf(b)));
    return { name: group.name, ...(group.table !== undefined && { table: group.table }), options };
  });
  const rest = all.filter((option) => !words?.groups.some((group) => holds(group, nameOf(option))));
  return [...groups, { name: 'Rules', options: rest }].filter(({ options }) => options.length > 0);
}
