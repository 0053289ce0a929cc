/** Why an action is refused: codes, each with its rule. */
import { refusals } from '@orrery/kernel';

export const RULE_OF = {
  'not-offered': 'S3',
  'no-such-power': 'A5',
  'not-available': 'A3',
  'not-a-free-edge-site': 'S7',
  'not-your-stack': 'M1',
  'no-place-for-a-ship': 'P2',
  'no-other-player': 'T1',
  'bank-is-empty': 'P1',
  'cannot-pay': 'P1',
  'nothing-to-buy': 'P3',
  'no-fortress-left': 'P4',
  'not-your-colony': 'P4',
  'has-a-fortress': 'P4',
  'no-such-offer': 'O2',
  'no-move-left': 'M1',
  'not-adjacent': 'B2',
  'too-many-ships': 'M2',
  'stack-stays-whole': 'A16',
  'site-is-taken': 'M1',
  'no-room': 'M2',
  'planets-used-up': 'A4',
  'no-such-manoeuvre': 'M3',
  'chain-must-leave-a-ship': 'A10',
  'nobody-to-invade': 'I1',
  'not-in-hand': 'C2',
  'too-many-cards': 'I2',
  'no-invasion-card': 'I3',
  'cannot-decline': 'T3',
  'no-reinforcement': 'I6',
  'own-side-only': 'I6',
  'no-way-out': 'I10',
  'too-many-to-give-up': 'A7',
  'no-such-stone': 'A13',
  'cannot-advance': 'I13',
} as const;

export type RefusalCode = keyof typeof RULE_OF;
export const refuse = refusals(RULE_OF);
