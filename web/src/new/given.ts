/** Options as they are given in the form, and what is wrong with them. */
import type { GameClient } from '@orrery/catalog';
import type { Json, OptionField } from '@orrery/kernel';
import { optionName } from '../parts/option-words.ts';

export type Given = { readonly [name: string]: Json };

export type Named = readonly [name: string, field: OptionField];

export function valueIn(given: Given, [name, field]: Named): Json {
  const value = given[name];
  return value === undefined ? field.default : value;
}

export function isChanged(game: GameClient, given: Given, name: string): boolean {
  const value = given[name];
  return value !== undefined && JSON.stringify(value) !== JSON.stringify(game.options.fields[name]?.default);
}

/** What belongs into tables, by its first word, and what stands alone. */
export function tablesOf(fields: readonly Named[]): {
  readonly plain: readonly Named[];
  readonly tables: readonly (readonly [group: string, list: readonly Named[]])[];
} {
  const plain: Named[] = [];
  const tables = new Map<string, Named[]>();
  for (const named of fields) {
    const [group = '', ...rest] = named[0].split('.');
    if (rest.length !== 2 || !isBox(named)) plain.push(named);
    else if (tables.has(group)) tables.get(group)?.push(named);
    else tables.set(group, [named]);
  }
  return { plain, tables: [...tables] };
}

const isBox = ([, { spec }]: Named): boolean =>
  spec.kind === 'number' || (spec.kind === 'maybe' && spec.of.kind === 'number');

/** What is wrong, and at which option. */
export interface OptionFault {
  readonly name: string;
  readonly words: string;
}

/** The schema names the option at fault: "option 'rows' must be …", or a sentence that begins with the name. */
export function faultOf(game: GameClient, problem: string): OptionFault {
  const names = Object.keys(game.options.fields);
  const quoted = /^(?:there is no )?option '([^']+)'/.exec(problem)?.[1];
  const name = quoted ?? names.find((each) => problem.startsWith(each)) ?? names[0] ?? '';
  const called = optionName(game.text.options, name);
  const words = problem.replace(/^option '[^']+'/, called).replace(new RegExp(`^${name}\\b`), called);
  return { name, words: `${words}.` };
}
