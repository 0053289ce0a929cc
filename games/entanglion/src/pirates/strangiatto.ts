/** Strangiatto the Scientist [P2]: every component costs one resource less. */
import type { PirateRules } from '../hooks.ts';

export const strangiatto: PirateRules = { discount: 1 };
