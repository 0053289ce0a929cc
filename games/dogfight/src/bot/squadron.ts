/**
 * Which ship of a squadron is next. The numbered advice is silent here. To move late is an advantage, so ships far from
 * any enemy move first; the best shot is fired first.
 */
import { assert } from '@orrery/kernel';
import type { Action } from '../actions.ts';
import { type PilotView, type SeenShip, seenShip } from '../seen.ts';
import { bestWorth } from './targets.ts';

/** The squared distance to the nearest enemy. */
function distance({ ships }: PilotView, { pilot, pose }: SeenShip): number {
  let least = Infinity;
  for (const other of ships) {
    if (other.pilot === pilot || !other.pose || !pose) continue;
    const dx = other.pose.x - pose.x;
    const dy = other.pose.y - pose.y;
    least = Math.min(least, dx * dx + dy * dy);
  }
  return least;
}

/** The answer whose ship has the highest number; the first of several. */
function highest(view: PilotView, numberOf: (view: PilotView, ship: SeenShip) => number): Action {
  let best: Action | undefined;
  let most = -Infinity;
  for (const action of view.legal) {
    const ship = 'ship' in action ? seenShip(view, action.ship) : undefined;
    const number = ship ? numberOf(view, ship) : -Infinity;
    if (number <= most) continue;
    most = number;
    best = action;
  }
  assert(best, 'no ship to choose from');
  return best;
}

export const chooseMover = (view: PilotView): Action => highest(view, distance);
export const chooseShooter = (view: PilotView): Action => highest(view, bestWorth);
