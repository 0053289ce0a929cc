/**
 * Impatience: from the third round in a row without damage on, a pilot fears shots less and chooses with
 * some noise. That breaks the endless circle of two cautious ones.
 */
import type { Random } from '@orrery/kernel';
import type { Move } from '../frames.ts';
import type { PilotView } from '../seen.ts';
import { SHIP_IDS } from '../ships.ts';

/** How much a shot on oneself weighs against one's own. */
export const CAUTION = 0.8;
const LEAST = 0.2;
const LOSS_PER_ROUND = 0.15;
const NOISE_PER_ROUND = 0.08;
const NOISE_MOST = 0.5;
const TWO_32 = 4294967296;

/** Rounds of impatience, from 1; 0 while there is none. */
const impatience = ({ round, lastDamage }: PilotView): number => Math.max(0, round - lastDamage - 2);

export function caution(view: PilotView): number {
  return CAUTION * Math.max(LEAST, 1 - LOSS_PER_ROUND * impatience(view));
}

/** The most that chance may add to a score. */
export const noiseMost = (view: PilotView): number => Math.min(NOISE_MOST, NOISE_PER_ROUND * impatience(view));

export const uniform = (random: Random): number => random.next() / TWO_32;

/** Stirs a whole number into 32 bits: a step of Austin Appleby's MurmurHash3. */
function stirred(bits: number, value: number): number {
  let mixed = Math.imul(bits ^ value, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/**
 * What the noise of a move grows from: when and where it began, and how all the others stand. None of that changes
 * before the move is over, so a pilot who thinks it over after a maneuver finds the plan that it began with [R44].
 */
export function noiseSeed({ round, ships }: PilotView, { ship: id, start, startAltitude }: Move): number {
  let bits = stirred(round, SHIP_IDS.indexOf(id));
  bits = stirred(stirred(stirred(stirred(bits, start.x), start.y), start.h), startAltitude);
  for (const { id: other, pose, health, altitude } of ships)
    if (other !== id && pose)
      bits = stirred(stirred(stirred(stirred(stirred(bits, pose.x), pose.y), pose.h), health), altitude);
  return bits;
}

/** The noise of a move that ends at a pose, from 0 to 1. */
export const noiseAt = (seed: number, x: number, y: number, h: number): number =>
  (stirred(stirred(stirred(seed, x), y), h) >>> 0) / TWO_32;
