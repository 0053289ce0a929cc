/** Staying on the board: not ending a move where the next ones lead beyond the edge. */
import { TEMPLATES } from '../data.ts';
import { costOf } from '../flight.ts';
import { isOnBoard, shiftX, shiftY, turned } from '../geometry.ts';
import type { Settings } from '../options.ts';
import { isTaken, type Place } from './bearing.ts';

const SOON = 2;
const LATER = 4;
const LOST_SOON = 5;
const LOST_LATER = 2;
/** Tight templates first: where there is a way at all, they find it soonest. */
const TIGHT_FIRST = [3, 4, 1, 2, 0];

const NOBODY: readonly Place[] = [];

/** What is subtracted from the score of an end pose. `foes`: tokens that will stand in the way of the next maneuver. */
export function edgeDanger(settings: Settings, speed: number, x: number, y: number, h: number, foes = NOBODY): number {
  const taken = settings.overlapRule === 'forbidden' ? foes : NOBODY;
  if (isSafe(settings, speed, x, y, h, LATER, taken)) return 0;
  return isSafe(settings, speed, x, y, h, SOON, taken) ? LOST_LATER : LOST_SOON + LOST_LATER;
}

/**
 * Whether some chain of normal maneuvers, each affordable with the bare speed, stays on the board. The first must not end
 * on a place that is taken: most ships that leave the board had a single way out, and somebody stood in it.
 */
export function isSafe(
  settings: Settings,
  speed: number,
  x: number,
  y: number,
  h: number,
  chain: number,
  taken = NOBODY,
): boolean {
  if (chain === 0) return true;
  for (const template of TIGHT_FIRST) {
    if (costOf(settings, template) > speed) continue;
    const endX = x + shiftX(h, template);
    const endY = y + shiftY(h, template);
    if (!isOnBoard(endX, endY, settings.side) || isTaken(taken, endX, endY)) continue;
    if (isSafe(settings, speed, endX, endY, turned(h, TEMPLATES[template]?.turn ?? 0), chain - 1)) return true;
  }
  return false;
}
