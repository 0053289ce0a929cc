/** How a game ended, in words. */
import type { Seat } from '@orrery/kernel';
import type { EndReason } from '../data.ts';
import { seatName } from './words.ts';

export function endWords(reason: EndReason, winner: Seat | null, scores: readonly number[]): string {
  const points = scores.join(' to ');
  if (winner === null) return `A draw: ${points} Quantum Power, and equal cargo.`;
  return reason === 'resources'
    ? `${points} Quantum Power; ${seatName(winner)} wins with more cargo on board.`
    : `${seatName(winner)} wins with ${points} Quantum Power.`;
}
