/** What event cards and pirates do, in the numbers of the match: options change some that are printed on them. */
import { EVENT_DATA, type EventId, PIRATE_DATA, type PirateId } from '../data.ts';
import type { Options } from '../options.ts';

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five'];
const small = (count: number): string => SMALL[count] ?? String(count);
const counted = (count: number, what: string): string => `${small(count)} ${what}${count === 1 ? '' : 's'}`;

/** What is printed, and what takes its place. */
type Numbers = readonly (readonly [printed: string, here: string])[];

const EVENT_NUMBERS: Partial<Record<EventId, (options: Options) => Numbers>> = {
  prosperity: ({ prosperityGain, prosperityHireCost }) => [
    ['two', small(prosperityGain)],
    ['one resource', prosperityHireCost === 0 ? 'nothing' : counted(prosperityHireCost, 'resource')],
  ],
  strategicNavigation: ({ strategicDraw, strategicUse }) => [
    ['three engine cards', counted(strategicDraw, 'engine card')],
    ['two of them', `${small(strategicUse)} of them`],
  ],
  blackHole: ({ blackHoleDraw, handSize }) => [
    ['draw three cards', blackHoleDraw > handSize ? 'fill it again' : `draw ${counted(blackHoleDraw, 'card')}`],
  ],
  quantumBoost: ({ boostValue }) => [['3', String(boostValue)]],
};

const PIRATE_NUMBERS: Partial<Record<PirateId, (options: Options) => Numbers>> = {
  maria: ({ mariaHolds }) => [['two more cargo holds', counted(mariaHolds, 'more cargo hold')]],
};

const withNumbers = (help: string, numbers: Numbers = []): string =>
  numbers.reduce((words, [printed, here]) => words.replace(printed, here), help);

export const eventHelp = (event: EventId, options: Options): string =>
  withNumbers(EVENT_DATA[event].help, EVENT_NUMBERS[event]?.(options));

export const pirateHelp = (pirate: PirateId, options: Options): string =>
  withNumbers(PIRATE_DATA[pirate].help, PIRATE_NUMBERS[pirate]?.(options));
