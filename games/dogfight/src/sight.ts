/** Who can shoot at whom, and with how many dice [B6–B8, F2, F3], between any two poses. */
import type { Pose } from './data.ts';
import { isInArc, isInRange, isLinedUp } from './geometry.ts';
import type { Settings } from './options.ts';

export function inRange({ range, rangeMeasure }: Settings, from: Pose, to: Pose): boolean {
  return isInRange(to.x - from.x, to.y - from.y, range, rangeMeasure);
}

export function inArc({ arcDegrees, arcTest }: Settings, from: Pose, to: Pose): boolean {
  return isInArc(to.x - from.x, to.y - from.y, from.h, arcDegrees, arcTest);
}

/** In range and in arc; the two are asked independently. */
export const inSight = (settings: Settings, from: Pose, to: Pose): boolean =>
  inRange(settings, from, to) && inArc(settings, from, to);

export const linedUp = ({ linedUpTest }: Settings, from: Pose, to: Pose): boolean =>
  isLinedUp(to.x - from.x, to.y - from.y, from.h, linedUpTest);

export const attackDice = (settings: Settings, attack: number, isLined: boolean): number =>
  attack + (isLined ? settings.linedUpDice : 0);
