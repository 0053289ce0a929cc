/** What all questions share: their shape, and refusals with the rule of RULES.md that each rests on. */
import { type Context, type RefusalOf, refusals, type Seat } from '@orrery/kernel';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import type { Question, State } from '../state.ts';

export const REFUSALS = {
  wrongAnswer: 'T4',
  hexTaken: 'H3',
  hexApart: 'H3',
  notDrawn: 'X2',
  noTileThere: 'U3',
  tileTaken: 'U3',
  tooClose: 'U3',
  energyShort: 'N4',
  noSuchShip: 'P2',
  notInHand: 'P2',
  shipCannotAct: 'Q3',
  titaniumShort: 'M4',
  notBeside: 'M5',
  sharedTitaniumShort: 'L7',
  sharedEnergyShort: 'L7',
  nothingToDiscard: 'K4',
} as const;

export type RefusalCode = keyof typeof REFUSALS;
export type Refused = RefusalOf<RefusalCode>;
export const refuse = refusals(REFUSALS);

/** One kind of question: what can be answered, why not, and what comes of it. */
export interface Ask<Q extends Question = Question, A extends Action = Action> {
  /** The kinds of action that answer it. */
  readonly answers: readonly A['kind'][];
  /** All options in the order of the rules. */
  legal(s: State, question: Q, seat: Seat): readonly Action[];
  /** The only option, if there is one: it is taken without asking [T5]. */
  sole(s: State, question: Q): Action | undefined;
  check(s: State, question: Q, seat: Seat, action: A): Refused | undefined;
  /** `automatic`: nobody was asked. The question is closed before this is called, and may be put anew. */
  apply(s: State, question: Q, seat: Seat, action: A, ctx: Context<Event>, automatic: boolean): void;
}

type AskParts<Q extends Question, A extends Action> = Omit<Ask<Q, A>, 'sole'> & Partial<Pick<Ask<Q, A>, 'sole'>>;

const manyOptions = (): undefined => undefined;

/** All questions are made here, so that they have one shape and the engine finds their methods quickly. */
export function asking<Q extends Question, A extends Action>(ask: AskParts<Q, A>): Ask<Q, A> {
  const { answers, legal, sole = manyOptions, check, apply } = ask;
  return { answers, legal, sole, check, apply };
}

/** One state of play. */
export interface PhaseRules<Next extends string> {
  begin(s: State, ctx: Context<Event>): void;
  /** Does the next bit; returns what comes after this phase once there is nothing left to do. */
  run(s: State, ctx: Context<Event>): Next | undefined;
}
