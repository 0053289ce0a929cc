/** What can be put on a stage: a table being played, or a moment of a replay. */
import type { Action, GameEvent, GameText, Outcome, View, Viewer } from '@orrery/kernel';
import type { Move, TableFacts } from '@orrery/protocol';
import type { ReadonlySignal } from '@preact/signals';
import type { FilmCell } from '../games/board.ts';
import type { Names } from '../matches/copies.ts';

export type Events = Move['events'];
export type Words = GameText<Action, View, GameEvent>;

/** Where it stands, as its viewer may know it. */
export interface Shown {
  readonly moves: number;
  readonly viewer: Viewer;
  readonly view: View;
  /** Which picture of the last move's film this is, if one is shown, and what happens in it. */
  readonly beat?: number;
  readonly cell?: FilmCell;
  /** What happened with the last move, or in this picture of it. */
  readonly events: Events;
  readonly outcome?: Outcome;
  readonly seed?: string;
}

export interface Scene {
  readonly facts: TableFacts;
  /** Who sits where, if it was played online; nothing for a bot. */
  readonly names?: Names | undefined;
  /** Whom the words speak to: see `readerOf`. */
  readonly reader: Viewer;
  readonly title: string;
  /** As its reader should read it. */
  readonly text: Words;
  readonly shown: ReadonlySignal<Shown>;
  /** Every move so far as the viewer noticed it, the opening first. */
  readonly history: ReadonlySignal<readonly Move[]>;
}
