/** What the seats are called. */
import type { Seat } from '@orrery/kernel';

const NAMES = ['First', 'Second'];
export const name = (seat: Seat): string => NAMES[seat] ?? `Seat ${seat + 1}`;
