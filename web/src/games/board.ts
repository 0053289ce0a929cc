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
  /** The letter of its button, if it stands apart with those that end or skip something. */
  readonly quiet?: string;
  /** What would be lost: the shell asks once more. */
  readonly warning?: string;
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
  /** Which beat of the last action's film this is, from 0; nothing while the table stands as it is. */
  readonly beat?: number;
  /** What happened with the last action, or in this beat of it. */
  readonly events: readonly (GameEvent | null)[];
  readonly choices: readonly BoardChoice<A>[];
  /** The subject in hand: while there is one, the digits belong to its actions. */
  readonly selected: string | undefined;
  /** While none is in hand and the shell asks for one: what may be taken. */
  readonly subjects: readonly BoardSubject[];
  seatName(this: void, seat: Seat): string;
  /** An action the player means. It need not be legal: the host answers with its reason. */
  onChoose(this: void, action: A): void;
  /** Actions meant one after the other, each an answer to its own question; the first that is refused ends the row. */
  onChooseAll(this: void, actions: readonly A[]): void;
  /** The player points at a legal action. */
  onPoint(this: void, action: A): void;
  /** The player takes a subject in hand, or with nothing lets go. */
  onSelect(this: void, subject: string | undefined): void;
}

/** Whether a moment follows directly on another, so that what happened in it can be shown moving. */
export function follows(now: Pick<BoardProps, 'moves' | 'beat'>, before: Pick<BoardProps, 'moves' | 'beat'>): boolean {
  if (now.beat === undefined || now.beat === 0) return before.beat === undefined && now.moves === before.moves + 1;
  return now.moves === before.moves && now.beat - 1 === before.beat;
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
      /** For the board's own style sheet: 'wide' is the class `fact-wide`. */
      readonly look?: readonly string[];
    };

export interface LegendLine {
  readonly sign: ComponentChild;
  readonly words: string;
}

/** A step of what one action led to, for a board that shows it step by step. */
export interface Beat {
  /** The table after this beat. Nobody is asked anything in it. */
  readonly view: View;
  /** What happened in it, for the board's motion. */
  readonly events: readonly (GameEvent | null)[];
  /** How long it stays when the film runs at speed 1; without it, as long as any other action. */
  readonly ms?: number;
  /** Beats of one chapter stand together in the strip: "Round 2". */
  readonly chapter?: string;
  /** What the strip calls it: "A1 plays Move 2". Beats without words belong to the one before. */
  readonly words?: string;
  /** The seat whose doing it is. */
  readonly seat?: Seat;
}

// Methods, because their parameters compare bivariantly: a board of one game's view is a board.
export interface GameBoard {
  Board(this: void, props: BoardProps): VNode;
  /** What stands under the choices: kinds to place, with their cost. On a phone a tab of its own. */
  Tray?(this: void, props: BoardProps): VNode | null;
  /** Whether the tray carries a subject with its digit: where the tray stands beside the choices, its button is left out. */
  trayHolds?(this: void, subject: string): boolean;
  /** What the tray's tab is called on a phone; without it "Tray". */
  readonly trayName?: string;
  /** A second surface at the right of the stage; the drawer then starts as a rail. On a phone it stands in the sheet. */
  Side?(this: void, props: BoardProps): VNode | null;
  /** A band across stage and side, above both: a scale of the whole match. */
  Band?(this: void, props: BoardProps): VNode | null;
  /** Stands in place of the list of choices where buttons are not the best answer, a slider for an amount; null: the list. */
  Answers?(this: void, props: BoardProps): VNode | null;
  /** What one action led to, beat by beat; with fewer than two beats the board shows it as a whole. */
  film?(this: void, before: View, events: readonly (GameEvent | null)[], after: View): readonly Beat[];
  /** How far the match is, for the top bar. */
  Progress?(this: void, props: { readonly view: View }): VNode;
  seatFacts?(this: void, view: View, seat: Seat): readonly SeatFact[];
  legend?(this: void, view: View): readonly LegendLine[];
}

/** How a game looks from outside: its colour and a picture for its plate. */
export interface GameFace {
  readonly accent: string;
  readonly Picture: () => VNode;
}
