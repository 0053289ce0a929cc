/** Why an action is refused, and the rule of RULES.md that each refusal rests on. */
import { type RefusalOf, refusals } from '@orrery/kernel';

export const REFUSALS = {
  'wrong-side': 'T4',
  'no-such-room': 'B1',
  'no-such-unit': 'B7',
  'not-representative': 'I2',
  'cannot-pay': 'E2',
  'all-generators-run': 'E3',
  'none-left': 'A2',
  'room-is-breach': 'A3',
  'room-full': 'B3',
  'not-a-breach': 'P3',
  'rations-short': 'P2',
  'has-acted': 'W1',
  'no-door': 'W2',
  'must-clear': 'W4',
  'not-here': 'W5',
  'no-damage': 'W6',
  'not-an-edge': 'W8',
  'already-breach': 'W8',
  'room-defended': 'W8',
  'no-target': 'D2',
  'target-elsewhere': 'D2',
  'takes-no-target': 'D3',
  'nobody-here': 'D3',
} as const;

export type RefusalCode = keyof typeof REFUSALS;
export type Refused = RefusalOf<RefusalCode>;
export const refuse = refusals(REFUSALS);
