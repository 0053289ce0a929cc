/** What a shot is worth: the health it is expected to take, and the chance to destroy the target. */
import { expectedLoss, killChance, oddsOf } from '../odds.ts';
import type { Settings } from '../options.ts';
import { attackDice } from '../sight.ts';
import type { SeenShip } from '../seen.ts';

/** By attack dice, the target's defense and the health it has left. */
export function shotWorth(settings: Settings, dice: number, defense: number, health: number): number {
  const odds = oddsOf(settings, dice, defense);
  return expectedLoss(odds, health) + killChance(odds, health);
}

/** Of one ship's shot on another; a target that is lined up costs it more. */
export function worthBetween(settings: Settings, shooter: SeenShip, target: SeenShip, isLined: boolean): number {
  if (!shooter.stats || !target.stats) return 0;
  const dice = attackDice(settings, shooter.stats.attack, isLined);
  return shotWorth(settings, dice, target.stats.defense, target.health);
}
