/** What the parsers say of single fields. */
import { problem, type Seat, show } from '@orrery/kernel';
import { SEATS_MOST } from './sitters.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const wrong = (name: string, what: string, value: unknown) =>
  problem(`'${name}' must be ${what}, not ${show(value)}`);

export const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);
export const isCount = (value: unknown): value is number => isWhole(value) && value >= 0;
export const isSeat = (value: unknown): value is Seat => isCount(value) && value < SEATS_MOST;
