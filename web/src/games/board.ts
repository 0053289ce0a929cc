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
  /** The piece that acts, or the kind that is placed. */
  readonly subject?: string;
  /** What would come of it: "6 → 4". */
  readonly consequence?: string;
}

/** A piece that can act, or a kind that can be placed: what the shell asks for first where there are many choices. */
export interface BoardSubject {
  readonly id: string;
  readonly words: string;
  /** The key that takes it in hand; absent while its page is not the present one. */
  readonly digit?: number;
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
  /** The subject in hand: while there is one, the digits belong to its actions. */
  readonly selected: string | undefined;
  /** While none is in hand and the shell asks for one: what may be taken. */
  readonly subjects: readonly BoardSubject[];
  seatName(this: void, seat: Seat): string;
  /** An action the player means. It need not be legal: the host answers with its reason. */
  onChoose(this: void, action: A): void;
  /** The player points at a legal action. */
  onPoint(this: void, action: A): void;
  /** The player takes a subject in hand, or with nothing lets go. */
  onSelect(this: void, subject: string | undefined): void;
}

/** A value as a row of cells. */
export interface FactCells {
  readonly full: number;
  readonly of: number;
  /** Square is stored, round is capacity. */
  readonly shape: 'square' | 'round';
  /** How many of the full ones the cursor's choice would spend. */
  readonly hatched?: number;
}

/** A label and a value beside a seat's name. */
export type SeatFact =
  | readonly [label: string, value: string]
  | {
      readonly label: string;
      readonly value: string;
      /** The markup of an svg. */
      readonly icon?: string;
      readonly cells?: FactCells;
    };

export interface LegendLine {
  readonly sign: ComponentChild;
  readonly words: string;
}

// Methods, because their parameters compare bivariantly: a board of one game's view is a board.
export interface GameBoard {
  Board(this: void, props: BoardProps): VNode;
  /** What stands under the choices: kinds to place, with their cost. On a phone a tab of its own. */
  Tray?(this: void, props: BoardProps): VNode;
  /** How far the match is, for the top bar. */
  Progress?(this: void, props: { readonly view: View }): VNode;
  seatFacts?(this: void, view: View, seat: Seat): readonly SeatFact[];
  readonly legend?: readonly LegendLine[];
}

/** How a game looks from outside: its colour and a picture for its plate. */
export interface GameFace {
  readonly accent: string;
  readonly Picture: () => VNode;
}
