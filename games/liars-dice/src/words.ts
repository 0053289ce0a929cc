/** Small words that the texts share. */
import type { Seat } from '@orrery/kernel';
import type { Bid } from './state.ts';

const NAMES = ['Blue', 'Orange', 'Green', 'Pink', 'White', 'Yellow'];
export const FACES = ['one', 'two', 'three', 'four', 'five', 'six'];

export const name = (seat: Seat): string => NAMES[seat] ?? `Seat ${seat + 1}`;
export const dice = (number: number): string => (number === 1 ? '1 die' : `${number} dice`);

/** "1 six", "3 fives". */
export function faces(quantity: number, face: number): string {
  const word = FACES[face - 1] ?? '';
  return `${quantity} ${quantity === 1 ? word : face === 6 ? 'sixes' : `${word}s`}`;
}
export const bidWords = ({ quantity, face }: Pick<Bid, 'quantity' | 'face'>): string => faces(quantity, face);
