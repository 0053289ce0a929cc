/** Why an answer is refused: the codes, and the rule of RULES.md that each rests on. */
import { type RefusalOf, refusals } from '@orrery/kernel';

export const REFUSALS = {
  'no-such-line': 'L2',
  'off-grid': 'P3',
  'outside-band': 'P3',
  'cell-taken': 'P4',
  'too-close': 'P4',
  'not-farthest': 'P5',
  'no-such-ship': 'T4',
  'not-yours': 'T4',
  'ship-lost': 'T4',
  'has-moved': 'M1',
  'no-such-maneuver': 'K4',
  'not-enabled': 'O4',
  'tokens-short': 'K3',
  'speed-short': 'M4',
  'ends-on-token': 'M6',
  'must-fly': 'M5',
  'stores-nothing': 'K5',
  'stores-too-much': 'K2',
  'has-acted': 'F1',
  'no-target': 'F1',
  'own-ship': 'F2',
  'target-gone': 'F2',
  'out-of-range': 'F2',
  'out-of-arc': 'F2',
  'must-attack': 'O7',
} as const;

export type RefusalCode = keyof typeof REFUSALS;
export type Refused = RefusalOf<RefusalCode>;
export const refuse = refusals(REFUSALS);
