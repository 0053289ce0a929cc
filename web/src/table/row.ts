/** Several actions meant one after the other: each answers its own question, and the first refusal ends the row. */
import type { Action } from '@orrery/kernel';
import { effect, type ReadonlySignal } from '@preact/signals';

export interface RowTable {
  /** Whether this seat is asked something that can be answered now; nothing when it never will be again. */
  readonly ready: ReadonlySignal<boolean | undefined>;
  /** Whether this one has to be asked for by itself, because something would be lost. */
  standsAlone(action: Action): boolean;
  /** Whether it was taken. */
  send(action: Action): Promise<boolean>;
}

/** Waits until the seat is asked; says whether it is. */
function asked({ ready }: RowTable): Promise<boolean> {
  return new Promise((resolve) => {
    let stop: (() => void) | undefined;
    let done = false;
    stop = effect(() => {
      if (ready.value === false || done) return;
      done = true;
      resolve(ready.value === true);
      stop?.();
    });
    if (done) stop();
  });
}

/** Gives back the action that has to be asked for by itself, if the row came to one. */
export async function actInRow(table: RowTable, actions: readonly Action[]): Promise<Action | undefined> {
  for (const action of actions) {
    if (!(await asked(table))) return undefined;
    if (table.standsAlone(action)) return action;
    if (!(await table.send(action))) return undefined;
  }
  return undefined;
}
