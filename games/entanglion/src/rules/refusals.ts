/** Why an action is refused: codes, each with its rule. */
import { refusals } from '@orrery/kernel';

export const RULE_OF = {
  'not-in-hand': 'N2',
  'no-probe-left': 'N3',
  'not-offered': 'P3',
  'not-playable': 'E2',
  'no-sabotage': 'E4',
  'must-discard-one': 'P3',
  'no-such-slot': 'P11',
  'same-gate': 'E9',
  'no-path': 'M3',
  'not-usable': 'E12',
  'nothing-to-discover': 'A2',
  'nothing-to-mine': 'A3',
  'already-mined': 'A3',
  'hold-is-full': 'A3',
  'cannot-hire': 'A4',
  'not-at-the-depot': 'A5',
  'sold-already': 'A5',
  'cannot-pay': 'A5',
  'wrong-price': 'A8',
  'no-trade': 'P12',
  'not-there': 'A7',
  'not-held': 'A7',
  'wrong-amount': 'A3',
  'no-such-pirate': 'A4',
  'no-such-outpost': 'E14',
  'not-looked-at': 'E21',
  'not-now': 'T6',
} as const;

export type RefusalCode = keyof typeof RULE_OF;
export const refuse = refusals(RULE_OF);
