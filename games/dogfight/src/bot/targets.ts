/** Whom to shoot at: the best shot, weak ships first; fire is never held. */
import { assert } from '@orrery/kernel';
import type { Action } from '../actions.ts';
import { inSight, linedUp } from '../sight.ts';
import { type PilotView, type SeenShip, seenShip } from '../seen.ts';
import { worthBetween } from './shot-worth.ts';

const PER_HEALTH = 0.1;

/** What it is worth to shoot at a ship in sight. */
function targetWorth({ settings }: PilotView, shooter: SeenShip, target: SeenShip): number {
  if (!shooter.pose || !target.pose) return -1;
  const worth = worthBetween(settings, shooter, target, linedUp(settings, shooter.pose, target.pose));
  return worth / (1 + PER_HEALTH * target.health);
}

export function chooseTarget(view: PilotView): Action {
  const shooter = view.active && seenShip(view, view.active);
  assert(shooter, 'nobody may attack');
  let best: Action | undefined;
  let most = -Infinity;
  for (const action of view.legal) {
    const target = action.kind === 'attack' && seenShip(view, action.target);
    if (!target) continue;
    const worth = targetWorth(view, shooter, target);
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  assert(best, `${shooter.id} is asked and has no target`);
  return best;
}

/** The best that a ship could shoot at now is worth this much. */
export function bestWorth(view: PilotView, shooter: SeenShip): number {
  let most = 0;
  for (const target of view.ships) {
    if (target.pilot === shooter.pilot || target.health === 0 || !shooter.pose || !target.pose) continue;
    if (inSight(view.settings, shooter.pose, target.pose)) most = Math.max(most, targetWorth(view, shooter, target));
  }
  return most;
}
