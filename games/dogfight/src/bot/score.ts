/** How good it is to end a move at a pose. The edge is apart, in `edge.ts`. */
import { TW } from '../data.ts';
import { offNose } from './bearing.ts';
import type { Foe } from './foes.ts';

/** Altitude is speed in hand. */
const PER_TOKEN = 0.05;
/** For getting behind an enemy, out of its sight. */
const NOSE = 0.15;
/** Against hiding: what each token width beyond this costs. */
const FAR = 8 * TW;
const PER_TW_FAR = 0.05;
/** Who moves last takes any shot that nobody returns. */
const FREE_SHOT = 0.5;
/** With more than one enemy: rather shoot at those who cannot answer; and every further gun is one too many. */
const CANNOT_ANSWER = 1.25;
const MELEE = 0.5;

/** What the shots are worth. The foes take their places for this pose, which `placeScore` asks after. */
export function fireScore(foes: readonly Foe[], x: number, y: number, h: number, caution: number): number {
  const isMelee = foes.length > 1;
  let best = 0;
  let theirs = 0;
  let allMoved = true;
  for (const foe of foes) {
    foe.meet(x, y, h);
    best = Math.max(best, isMelee && foe.theirs === 0 ? CANNOT_ANSWER * foe.mine : foe.mine);
    theirs += foe.theirs;
    if (!foe.hasMoved) allMoved = false;
  }
  const mean = theirs / foes.length;
  const isFree = allMoved && best > 0 && theirs === 0;
  return best - caution * (mean + MELEE * (theirs - mean)) + (isFree ? FREE_SHOT : 0);
}

/** What the place and the altitude are worth, whoever shoots; the foes are where `fireScore` left them. */
export function placeScore(foes: readonly Foe[], x: number, y: number, h: number, altitude: number): number {
  const score = PER_TOKEN * altitude;
  const foe = nearest(foes, x, y);
  if (!foe) return score;
  const dx = foe.x - x;
  const dy = foe.y - y;
  const tailing = NOSE * offNose(dx, dy, h);
  // Where the nose of one who has yet to move will point is anybody's guess.
  const tailed = (foe.hasMoved ? NOSE : NOSE / 2) * offNose(-dx, -dy, foe.h);
  const hiding = (PER_TW_FAR / TW) * Math.max(0, Math.sqrt(dx * dx + dy * dy) - FAR);
  return score + tailing - tailed - hiding;
}

function nearest(foes: readonly Foe[], x: number, y: number): Foe | undefined {
  let near: Foe | undefined;
  let least = Infinity;
  for (const foe of foes) {
    const dx = foe.x - x;
    const dy = foe.y - y;
    const squared = dx * dx + dy * dy;
    if (squared >= least) continue;
    least = squared;
    near = foe;
  }
  return near;
}
