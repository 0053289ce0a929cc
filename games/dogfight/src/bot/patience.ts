/**
 * Impatience [advice 16]: from the third round in a row without damage on, a pilot fears shots less and chooses with
 * some noise. That breaks the endless circle of two cautious ones.
 */
import type { Random } from '@orrery/kernel';
import type { DogfightView } from '../view.ts';

/** How much a shot on oneself weighs against one's own [advice 3]. */
export const CAUTION = 0.8;
const LEAST = 0.2;
const LOSS_PER_ROUND = 0.15;
const NOISE_PER_ROUND = 0.08;
const NOISE_MOST = 0.5;
const TWO_32 = 4294967296;

/** Rounds of impatience, from 1; 0 while there is none. */
const impatience = ({ round, lastDamage }: DogfightView): number => Math.max(0, round - lastDamage - 2);

export function caution(view: DogfightView): number {
  return CAUTION * Math.max(LEAST, 1 - LOSS_PER_ROUND * impatience(view));
}

/** The most that chance may add to a score. */
export const noiseMost = (view: DogfightView): number => Math.min(NOISE_MOST, NOISE_PER_ROUND * impatience(view));

export const uniform = (random: Random): number => random.next() / TWO_32;
