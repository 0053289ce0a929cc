/** Downdown the Miner [P5]: one more of the product on discovering a mine or mining a known one. */
import type { PirateRules } from '../hooks.ts';

export const downdown: PirateRules = { product: 1 };
