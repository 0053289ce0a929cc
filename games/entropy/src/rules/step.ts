/** What the rules give to the flow: courses that run by themselves, and questions. */
import type { Context, Course, Question as Asks, Stage } from '@orrery/kernel';
import type { Action } from '../actions.ts';
import type { Phase, QuestionKind } from '../data.ts';
import type { Event } from '../events.ts';
import type { Refused } from '../refusals.ts';
import type { Frame, FrameOf, QuestionOf, State } from '../state.ts';

export type Runs<K extends Frame['kind']> = Course<State, FrameOf<K>, Event>;
/** A stage that does not look at its frame. */
export type PlainStage = Stage<State, Frame, Event>;

/** A course of one stage, which says itself when it is over. */
export const running = (stage: PlainStage): Course<State, Frame, Event> => ({ stages: [stage] });

/** A question to one seat, as the rules write it down. */
interface Asking<K extends Exclude<QuestionKind, 'plan'>, A extends Action> {
  readonly answers: readonly A['kind'][];
  legal(this: void, s: State, question: QuestionOf<K>): readonly Action[];
  /** Left out where there are always several answers. */
  sole?(this: void, s: State, question: QuestionOf<K>): Action | undefined;
  check(this: void, s: State, action: A, question: QuestionOf<K>): Refused | undefined;
  apply(this: void, s: State, action: A, ctx: Context<Event>, question: QuestionOf<K>, automatic: boolean): void;
}

/** The question is off the stack before its answer takes effect: no picture of that shows it as open. */
export function asking<K extends Exclude<QuestionKind, 'plan'>, A extends Action>(
  ask: Asking<K, A>,
): Asks<State, QuestionOf<K>, Action, Event> {
  // The flow lets only those actions through that answer the question.
  const { answers, legal, sole = 'ask', check, apply } = ask as unknown as Asking<K, Action>;
  return {
    answers,
    legal,
    sole,
    check,
    apply(s, action, ctx, question, _seat, automatic) {
      s.stack.pop();
      apply(s, action, ctx, question, automatic);
    },
  };
}

/** Whether a phase begins only now; then it is told. */
export function begins(s: State, phase: Phase, ctx: Context<Event>): boolean {
  if (s.phase === phase) return false;
  s.phase = phase;
  ctx.emit({ kind: 'phaseBegan', phase, era: s.era });
  return true;
}

/** Tells what happened and makes it a picture of the film. What it says has been done by now. */
export function show(ctx: Context<Event>, event: Event): void {
  ctx.emit(event);
  ctx.beat();
}
