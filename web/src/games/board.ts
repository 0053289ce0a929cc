/** What a board is to the shell: a picture of a view that shows the choices and takes clicks. It decides no rule. */
import type { Action, GameEvent, Seat, View, Viewer } from '@orrery/kernel';
import type { ComponentChild, VNode } from 'preact';

export interface BoardChoice<A extends Action = Action> {
  readonly action: A;
  /** What its button says. */
  readonly words: string;
  /** The key that chooses it now; absent while its page of choices is not the present one. */
  readonly digit?: number;
  /** Where Enter goes. */
  readonly cursor: boolean;
}

export interface BoardProps<V extends View = View, A extends Action = Action> {
  readonly view: V;
  readonly viewer: Viewer;
  /** Actions in the log: rises by one with each, falls with an undo. */
  readonly moves: number;
  /** What happened with the last one. */
  readonly events: readonly (GameEvent | null)[];
  readonly choices: readonly BoardChoice<A>[];
  seatName(this: void, seat: Seat): string;
  /** An action the player means. It need not be legal: the host answers with its reason. */
  onChoose(this: void, action: A): void;
  /** The player points at a legal action. */
  onPoint(this: void, action: A): void;
}

/** A label and a value beside a seat's name. */
export type SeatFact = readonly [label: string, value: string];

export interface LegendLine {
  readonly sign: ComponentChild;
  readonly words: string;
}

// Methods, because their parameters compare bivariantly: a board of one game's view is a board.
export interface GameBoard {
  Board(this: void, props: BoardProps): VNode;
  seatFacts?(this: void, view: View, seat: Seat): readonly SeatFact[];
  readonly legend?: readonly LegendLine[];
}

/** How a game looks from outside: its colour and a picture for its plate. */
export interface GameFace {
  readonly accent: string;
  readonly Picture: () => VNode;
}
