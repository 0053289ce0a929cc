/** What a board is to the shell: a picture of a view that shows the choices and takes clicks. It decides no rule. */
import type { Action, GameEvent, Json, Seat, View, Viewer } from '@orrery/kernel';
import type { ComponentChild, VNode } from 'preact';

export interface BoardChoice<A extends Action = Action> {
  readonly action: A;
  /** What its button says. */
  readonly words: string;
  /** The key that chooses it now; absent while its page of choices is not the present one. */
  readonly digit?: number;
  /** Where Enter goes. */
  readonly cursor: boolean;
  /** What the bot would do, as somebody has asked: dots in ivory. */
  readonly advised?: true;
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
  /** What the bot would do begins with it. */
  readonly advised?: true;
}

/** What an action brought; a blank is something this viewer may not know. */
export type HeardEvents<E extends GameEvent = GameEvent> = readonly (E | null)[];

/** A board names the view, the actions and the events of its game: its own package made them. */
export interface BoardProps<V extends View = View, A extends Action = Action, E extends GameEvent = GameEvent> {
  readonly view: V;
  readonly viewer: Viewer;
  /** Moves that the viewer counts: rises by one with each, falls with an undo. */
  readonly moves: number;
  /** Which picture of the last move's film this is, from 0; nothing while the table stands as it is. */
  readonly beat?: number;
  /** While a film runs: what happens now, from its first picture to its last. */
  readonly cell?: FilmCell;
  /** What happened with the last move, or in this picture of it. */
  readonly events: HeardEvents<E>;
  /** What happened since the viewer's own last move, that move included: while one plays, and after the page was loaded anew. */
  readonly since: HeardEvents<E>;
  readonly choices: readonly BoardChoice<A>[];
  /** In a lesson: what is legal and does not go on now. A board may show it, never in brass. */
  readonly aside?: readonly BoardChoice<A>[];
  /** In a lesson: the place that the coach speaks of, by its `data-stop` or `data-place`. */
  readonly pointed?: string;
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
  /** Where the cursor begins, if not at the first answer in the order of the rules: nobody has pointed at it. */
  onBegin(this: void, action: A): void;
  /** The player takes a subject in hand, or with nothing lets go. */
  onSelect(this: void, subject: string | undefined): void;
  /**
   * "What would this do?", in the game's own JSON, answered by whoever runs the rules. Nothing where there is no answer, or
   * where the table has moved on before it came. Asked twice for the same position it costs nothing; see `useForecast`.
   */
  forecast(this: void, question: Json): Promise<Json | undefined>;
}

/** One thing that happens in a film: a cell of its strip, which may last for several pictures. */
export interface FilmCell {
  /** What the strip calls it. */
  readonly words: string;
  /** All that happens in it. */
  readonly events: readonly (GameEvent | null)[];
  /** How many of these events have happened by now, those of the present picture among them. */
  readonly happened: number;
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
      /** For the board's own style sheet: 'wide' is the class `fact-wide`. 'word': on a phone its word stands there, not its icon. */
      readonly look?: readonly string[];
    };

export interface LegendLine {
  readonly sign: ComponentChild;
  readonly words: string;
}

/** Where it stands, and who looks. */
export interface ProgressProps<V extends View = View> {
  readonly view: V;
  readonly viewer: Viewer;
}

/** What a board says about a picture of a film. */
export interface Caption {
  /** How long it stays when the film runs at speed 1; without it, as long as any other move. */
  readonly ms?: number;
  /** Pictures of one chapter stand together in the strip: "Round 2". */
  readonly chapter?: string;
  /** What the strip calls it: "A1 plays Move 2". Pictures without words belong to the one before. */
  readonly words?: string;
  /** The seat whose doing it is. */
  readonly seat?: Seat;
}

/** A question to whoever runs the rules, and its answer in words. */
export interface Outlook {
  /** What stands over the answer: "Laid next on A1". */
  readonly label: string;
  readonly question: Json;
  words(this: void, answer: Json): string | undefined;
}

// Methods, because their parameters compare bivariantly: a board of one game's view is a board.
export interface GameBoard {
  Board(this: void, props: BoardProps): VNode;
  /** What stands under the choices: kinds to place, with their cost. On a phone a tab of its own. */
  Tray?(this: void, props: BoardProps): VNode | null;
  /** Whether the tray carries a subject with its digit: where the tray stands beside the choices, its button is left out. */
  trayHolds?(this: void, subject: string): boolean;
  /** One piece is always in hand, and the board's answers lead to the others: there is nothing to put back. */
  readonly keepsHand?: true;
  /** What the tray's tab is called on a phone; without it "Tray". */
  readonly trayName?: string;
  /** A second surface at the right of the stage; the drawer then starts as a rail. On a phone it stands in the sheet. */
  Side?(this: void, props: BoardProps): VNode | null;
  /** A band across stage and side, above both: a scale of the whole match. */
  Band?(this: void, props: BoardProps): VNode | null;
  /** Stands in place of the list of choices where buttons are not the best answer, a slider for an amount; null: the list. */
  Answers?(this: void, props: BoardProps): VNode | null;
  /**
   * On a phone, where a first touch only points: the button that takes what is pointed at. It stands at the foot of the sheet
   * beside what ends or passes, so that neither is ever below its edge.
   */
  Main?(this: void, props: BoardProps): VNode | null;
  /**
   * Whether the board shows what would come of an action that is pointed at, and takes two touches for it: the first one
   * points. A finger on its button does the same.
   */
  previews?(this: void, action: Action): boolean;
  /** The key of an answer, where `Answers` have other keys than the list that they stand for. */
  keyOf?(this: void, action: Action): string | undefined;
  /**
   * The words under a picture of a film, from what happened since the one before and the table as it then was. The pictures
   * come from the rules; without this, what happened is their words.
   */
  caption?(this: void, events: HeardEvents, view: View, viewer: Viewer): Caption;
  /** What something would do now, where only the rules can tell: for its explanation. */
  outlook?(this: void, props: BoardProps, subject: string): Outlook | undefined;
  /** How far the match is, for the top bar. */
  Progress?(this: void, props: ProgressProps): VNode;
  seatFacts?(this: void, view: View, seat: Seat): readonly SeatFact[];
  legend?(this: void, view: View): readonly LegendLine[];
}

/** How a game looks from outside: its colour and a picture for its plate. */
export interface GameFace {
  readonly accent: string;
  readonly Picture: () => VNode;
}
