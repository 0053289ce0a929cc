/** The pirates' set-up: hire a crew for the round [P1–P3]. */
import { canHire, checkHire, hire, listHires } from './hiring.ts';
import { phaseOf } from './phase.ts';

export const pirateSetup = phaseOf({
  kinds: ['place'],
  hasChoice: canHire,
  list: listHires,
  check: checkHire,
  apply: hire,
});
