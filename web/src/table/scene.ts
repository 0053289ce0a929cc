/** What can be put on a stage: a table being played, or a moment of a replay. */
import type { Action, GameEvent, GameText, Outcome, View, Viewer } from '@orrery/kernel';
import type { TableFacts } from '@orrery/protocol';
import type { ReadonlySignal } from '@preact/signals';

export type Told = readonly (GameEvent | null)[];
export type Words = GameText<Action, View, GameEvent>;

/** Where it stands, as its viewer may know it. */
export interface Shown {
  readonly moves: number;
  readonly viewer: Viewer;
  readonly view: View;
  /** Which beat of the last action's film this is, if one is shown. */
  readonly beat?: number;
  /** What happened with the last action, or in this beat of it. */
  readonly events: Told;
  readonly outcome?: Outcome;
  readonly seed?: string;
}

export interface Scene {
  readonly facts: TableFacts;
  readonly title: string;
  readonly text: Words;
  readonly shown: ReadonlySignal<Shown>;
  /** What the viewer was told at the opening and with each action so far. */
  readonly history: ReadonlySignal<readonly Told[]>;
}
