/** What the values of a stat line are good for: said of those above and below the usual one, while a line is chosen. */
import { type Stat, STATS, type Stats } from '../data.ts';
import type { Settings } from '../options.ts';

const STAT_NAMES: Readonly<Record<Stat, string>> = {
  attack: 'Attack',
  defense: 'Defense',
  speed: 'Speed',
  health: 'Health',
};

type Words = (value: number, settings: Settings) => string;

const MORE: Readonly<Record<Stat, Words>> = {
  attack: (value) => `it shoots with ${value} dice`,
  defense: (value) => `it dodges with ${value} dice`,
  speed: () => 'it flies and turns more than others in every round',
  health: (value) => `it takes ${value} hits to bring it down`,
};

const LESS: Readonly<Record<Stat, Words>> = {
  attack: (value) => `only ${dice(value)} to shoot with`,
  defense: (value) => `only ${dice(value)} to dodge with`,
  speed: (value, { turnCost }) =>
    value < turnCost ? `too little for a turn, which costs ${turnCost}` : 'it flies and turns less than others',
  health: (value) => (value === 1 ? 'one hit brings it down' : `${value} hits bring it down`),
};

const dice = (count: number): string => (count === 1 ? '1 die' : `${count} dice`);

/** The value that most stats have; of two that are as common, the lower. */
function usual(values: readonly number[]): number {
  const count = (value: number) => values.filter((one) => one === value).length;
  return values.toSorted((a, b) => count(b) - count(a) || a - b)[0] ?? 0;
}

/** "Attack 4: it shoots with 4 dice. Health 2: 2 hits bring it down." */
export function lineStory(line: Stats, settings: Settings): string {
  const middle = usual(settings.statValues);
  const said = STATS.flatMap((stat) => {
    const value = line[stat];
    if (value === middle) return [];
    const words = (value > middle ? MORE : LESS)[stat](value, settings);
    return [{ value, words: `${STAT_NAMES[stat]} ${value}: ${words}.` }];
  });
  const sorted = said.toSorted((a, b) => b.value - a.value);
  return sorted.length === 0 ? 'All four are equal.' : sorted.map(({ words }) => words).join(' ');
}
