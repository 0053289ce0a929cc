/** Refusals, each with the rule of RULES.md that it rests on. */
import { type RefusalOf, refusals } from '@orrery/kernel';

export const REFUSALS = {
  'hex-taken': 'H3',
  'hex-apart': 'H3',
  'not-drawn': 'X2',
  'no-tile-there': 'U3',
  'tile-taken': 'U3',
  'too-close': 'U3',
  'energy-short': 'N4',
  'no-such-ship': 'P2',
  'not-in-hand': 'P2',
  'ship-cannot-act': 'Q3',
  'titanium-short': 'M4',
  'not-beside': 'M5',
  'shared-titanium-short': 'L7',
  'shared-energy-short': 'L7',
  'nothing-to-discard': 'K4',
} as const;

export type RefusalCode = keyof typeof REFUSALS;
export type Refused = RefusalOf<RefusalCode>;
export const refuse = refusals(REFUSALS);
