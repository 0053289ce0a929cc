/** What the parts of the statistics share. Each theme counts the events of one game from its first to its last. */
import { assert } from '@orrery/kernel';
import { placesOf } from '../end.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

export interface Theme {
  /** Every number that it gives, with a line of explanation. */
  readonly names: Readonly<Record<string, string>>;
  /** For one finished game. */
  begin(end: State): Counter;
}

export interface Counter {
  count(event: Event): void;
  numbers(): Readonly<Record<string, number>>;
}

/** Numbers that start at zero, all announced by name. */
export class Sums {
  readonly values: Record<string, number>;

  constructor(names: Readonly<Record<string, string>>) {
    this.values = Object.fromEntries(Object.keys(names).map((name) => [name, 0]));
  }

  get(name: string): number {
    const value = this.values[name];
    assert(value !== undefined, `the statistic '${name}' is not announced`);
    return value;
  }

  set(name: string, value: number): void {
    this.get(name);
    this.values[name] = value;
  }

  add(name: string, amount = 1): void {
    this.values[name] = this.get(name) + amount;
  }

  /** Keeps the larger one. */
  raise(name: string, value: number): void {
    if (value > this.get(name)) this.values[name] = value;
  }
}

export const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** By seat: 1 for who wins alone, a part for who shares. */
export function victoriesOf(end: State): number[] {
  const places = placesOf(end);
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}

/** Series by era go up to this one, which stands for all later ones too. */
const ERAS = 15;
export const ofEra = (era: number, stat: string): string => `era.${Math.min(era, ERAS)}.${stat}`;

/** One name per era and stat: sums over the game. `era.N.reached` says in how many games there was such an era. */
export function eraNames(stats: Readonly<Record<string, string>>): Record<string, string> {
  const names: Record<string, string> = {};
  for (let era = 1; era <= ERAS; era++) {
    const when = era === ERAS ? `era ${era} and later` : `era ${era}`;
    for (const [stat, words] of Object.entries(stats)) names[ofEra(era, stat)] = `${when}: ${words}`;
  }
  return names;
}

/** The last number of a list of steps stands for more, too. */
export const orMore = (list: readonly number[], one: number): string =>
  one === list.at(-1) ? `${one} or more` : `${one}`;

/** Names that are made from lists. */
export const named = (list: readonly (readonly [name: string, words: string])[]): Record<string, string> =>
  Object.fromEntries(list);
