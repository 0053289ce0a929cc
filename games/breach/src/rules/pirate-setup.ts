/** The pirates' set-up: hire a crew for the round [P1–P3]. */
import { assert } from '@orrery/kernel';
import { PIRATES } from '../data.ts';
import { canHire, checkHire, hire, hiresAndDone } from './hiring.ts';
import { refuse, type Step } from './step.ts';

export const pirateSetup: Step = {
  seat: PIRATES,
  asked: [],
  hasChoice: canHire,
  legal: hiresAndDone,
  check(s, action) {
    if (action.kind === 'done') return undefined;
    return action.kind === 'place' ? checkHire(s, action) : refuse('wrongPhase', { kind: action.kind, phase: s.phase });
  },
  apply(s, action, ctx) {
    assert(action.kind === 'place', 'checked');
    hire(s, action, ctx);
  },
};
