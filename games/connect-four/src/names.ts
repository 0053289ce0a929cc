/** What the seats are called. */
import type { Seat } from '@orrery/kernel';

const NAMES = ['Blue', 'Orange'];
export const name = (seat: Seat): string => NAMES[seat] ?? `Seat ${seat + 1}`;
