/** How a game ended, in words. */
import type { Seat } from '@orrery/kernel';
import type { EndReason } from '../data.ts';
import { seatName } from './words.ts';

export function endWords(reason: EndReason, winner: Seat | null, scores: readonly number[]): string {
  // The winner's first.
  const points = (winner === 1 ? scores.toReversed() : scores).join(' to ');
  if (winner === null) return `A draw: ${points} Quantum Power, and equal cargo.`;
  return reason === 'resources'
    ? `Level, ${points} in Quantum Power: ${seatName(winner)} win with more cargo aboard.`
    : `${seatName(winner)} win, ${points} in Quantum Power.`;
}
