/** What the four phases share: the shape of a step, refusals, payment, and the end of the game. */
import { type Context, type Decision, type RefusalOf, refusals, type Seat } from '@orrery/kernel';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { energyOf, type State } from '../state.ts';

/** The rule of RULES.md that each refusal rests on. */
export const REFUSALS = {
  wrongPhase: 'T4',
  wrongSide: 'T4',
  noSuchRoom: 'B1',
  noSuchUnit: 'B7',
  notRepresentative: 'I2',
  cannotPay: 'E2',
  allGeneratorsRun: 'E3',
  noneLeft: 'A2',
  roomIsBreach: 'A3',
  roomFull: 'B3',
  notABreach: 'P3',
  rationsShort: 'P2',
  hasActed: 'W1',
  noDoor: 'W2',
  mustClear: 'W4',
  notHere: 'W5',
  noDamage: 'W6',
  notAnEdge: 'W8',
  alreadyBreach: 'W8',
  roomDefended: 'W8',
  noTarget: 'D2',
  targetElsewhere: 'D2',
  takesNoTarget: 'D3',
  nobodyHere: 'D3',
} as const;

export type RefusalCode = keyof typeof REFUSALS;
export type Refused = RefusalOf<RefusalCode>;
export const refuse = refusals(REFUSALS);

/** One phase in which a seat is asked. `done` belongs to the course of play and is always offered last. */
export interface Step {
  readonly seat: Seat;
  /** Its questions by number of actions taken, which is public; made once. */
  readonly asked: (readonly Decision[])[];
  /** Is there anything to do besides `done`? Depends on public facts only [T5]. */
  hasChoice(s: State): boolean;
  /** All options in the order of the rules, `done` last. The list may be shared: nobody changes it. */
  legal(s: State): readonly Action[];
  check(s: State, action: Action): Refused | undefined;
  apply(s: State, action: Action, ctx: Context<Event>): void;
}

/** Capacitor first, the rest from the Reactor [E2]. */
export function pay(s: State, cost: number): void {
  const fromCapacitor = cost < s.capacitor ? cost : s.capacitor;
  s.capacitor -= fromCapacitor;
  s.reactor -= cost - fromCapacitor;
  s.ledger.energyPaid += cost;
}

export const canPay = (s: State, cost: number): boolean => cost <= energyOf(s);
