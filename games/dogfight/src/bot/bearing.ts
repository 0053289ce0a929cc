/**
 * Small questions of geometry. Directions come without angles: the eight headings are known, and a root is the same on
 * every machine.
 */
import { ahead, overlaps } from '../geometry.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The cosine of the angle by which something (dx, dy) away is off a nose; 1 if it is in the same place. */
export function offNose(dx: number, dy: number, h: number): number {
  const distance = Math.sqrt(dx * dx + dy * dy);
  if (distance === 0) return 1;
  return (ahead(dx, dy, h) * ((h & 1) === 0 ? 1 : Math.SQRT1_2)) / distance;
}

/** Whether a token at (x, y) would stand on one of those. */
export function isTaken(tokens: readonly Place[], x: number, y: number): boolean {
  for (const token of tokens) if (overlaps(token.x - x, token.y - y)) return true;
  return false;
}
