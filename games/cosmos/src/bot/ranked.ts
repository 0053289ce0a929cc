/** Actions by their worth. */
import type { Action } from '../actions.ts';

/** The action with the highest worth; the first of equals. */
export function bestOf(actions: readonly Action[], worth: (action: Action) => number): Action {
  let best = actions[0] as Action;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const found = worth(action);
    if (found > most) [best, most] = [action, found];
  }
  return best;
}

/** Actions by their worth, the best first; equals as they were. */
export function ranked(actions: readonly Action[], worth: (action: Action) => number): Action[] {
  const found = actions.map((action) => ({ action, worth: worth(action) }));
  return found.sort((a, b) => b.worth - a.worth).map(({ action }) => action);
}
