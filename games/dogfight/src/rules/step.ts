/** What all questions share: the shape of a step, and refusals. */
import { type Context, type RefusalOf, refusals, type Seat } from '@orrery/kernel';
import type { Action } from '../actions.ts';
import type { DecisionKind } from '../data.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

/** The rule of RULES.md that each refusal rests on. */
export const REFUSALS = {
  wrongAnswer: 'T4',
  noSuchLine: 'L2',
  offGrid: 'P3',
  outsideBand: 'P3',
  cellTaken: 'P4',
  tooClose: 'P4',
  notFarthest: 'P5',
  noSuchShip: 'T4',
  notYours: 'T4',
  shipLost: 'T4',
  hasMoved: 'M1',
  noSuchManeuver: 'K4',
  notEnabled: 'O4',
  tokensShort: 'K3',
  speedShort: 'M4',
  endsOnToken: 'M6',
  mustFly: 'M5',
  storesNothing: 'K5',
  storesTooMuch: 'K2',
  hasActed: 'F1',
  noTarget: 'F1',
  ownShip: 'F2',
  targetGone: 'F2',
  outOfRange: 'F2',
  outOfArc: 'F2',
  mustAttack: 'O7',
} as const;

export type RefusalCode = keyof typeof REFUSALS;
export type Refused = RefusalOf<RefusalCode>;
export const refuse = refusals(REFUSALS);

export const wrongAnswer = (asked: DecisionKind, action: Action): Refused =>
  refuse('wrongAnswer', { asked, kind: action.kind });

/** One kind of question. */
export interface Step {
  /** All options in the order of the rules. The list may be shared: nobody changes it. */
  legal(s: State, seat: Seat): readonly Action[];
  check(s: State, seat: Seat, action: Action): Refused | undefined;
  /** Tells whether the turn is over: then the next pilot, stage or round is due. */
  apply(s: State, seat: Seat, action: Action, ctx: Context<Event>): boolean;
}
