/** A phase: one side takes one action after the other, until it is done or nothing else is left to do [T4, T5]. */
import type { Context, Question } from '@orrery/kernel';
import { type Action, type ActionOfKind, DONE } from '../actions.ts';
import type { AskPhase } from '../data.ts';
import type { Event } from '../events.ts';
import { energyOf, type Frame, type State } from '../state.ts';
import { OptionsList } from './options-list.ts';
import type { Refused } from './refusals.ts';

/** What can be done in a phase besides ending it. */
export interface PhaseRules<K extends Action['kind']> {
  readonly kinds: readonly K[];
  /** Whether there is anything to do. Depends on public facts only. */
  hasChoice(s: State): boolean;
  /** Everything that can be done, in the order of the rules. */
  list(s: State, options: OptionsList): void;
  check(s: State, action: ActionOfKind<K>): Refused | undefined;
  apply(s: State, action: ActionOfKind<K>, ctx: Context<Event>): void;
}

const OPTIONS = new OptionsList();

type PhaseFrame = Extract<Frame, { kind: AskPhase }>;

export function phaseOf<K extends Action['kind']>(rules: PhaseRules<K>): Question<State, PhaseFrame, Action, Event> {
  return {
    answers: [...rules.kinds, DONE.kind],
    legal(s) {
      OPTIONS.start();
      rules.list(s, OPTIONS);
      OPTIONS.add(DONE);
      return OPTIONS.list();
    },
    sole: (s) => (rules.hasChoice(s) ? undefined : DONE),
    // The flow refuses every kind that is not in `answers`.
    check: (s, action) => (action.kind === 'done' ? undefined : rules.check(s, action as ActionOfKind<K>)),
    apply(s, action, ctx, { kind: phase }, seat, automatic) {
      if (action.kind !== 'done') {
        rules.apply(s, action as ActionOfKind<K>, ctx);
        return 'again';
      }
      // What the last action did is seen before the next phase changes it. Upon the pirates' wave the A.I.'s follows
      // at once, and changes nothing by itself.
      if (automatic && phase !== 'pirateWave') ctx.beat();
      ctx.emit({ kind: 'phaseEnded', seat, phase, automatic, energy: energyOf(s) });
      return undefined;
    },
  };
}
