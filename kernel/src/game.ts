/**
 * What a game is: one value made of pure functions over a plain state. Nothing in it knows of time, network,
 * storage or screen. Every other part of the project speaks about games only through these types.
 */
import type { ActionSchema } from './actions.ts';
import type { Ending, EndWords, Stretch, TurnWords } from './ending.ts';
import type { Lesson } from './lesson.ts';
import type { OptionsSchema, OptionValues } from './options.ts';
import type { Random } from './random.ts';
import type { GameSearch } from './search.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A place at the table, 0 … seats − 1. */
export type Seat = number;

/**
 * Who looks: a seat; a watcher, who sees what everybody may see; or, once a match is over, somebody above it, who
 * sees everything at every moment of its replay.
 */
export type Viewer = Seat | 'watcher' | 'above';

/** Everybody who may look at a running match of so many seats: each seat, then the watcher. */
export function viewersOf(seats: number): Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'watcher'];
}

/** What a seat does: a small plain object, JSON as it is. */
export interface Action {
  readonly kind: string;
}

/** What happened: a small plain object, JSON as it is. */
export interface GameEvent {
  readonly kind: string;
}

/**
 * An open question: whom it asks, and what kind of question it is. A seat has at most one. The match gives it an id
 * (`OpenDecision`).
 */
export interface Decision {
  readonly seat: Seat;
  readonly kind: string;
  /** Nobody else may know that this seat is asked. */
  readonly hidden?: true;
}

/** Why an action was not taken: a code from a closed set, the rule that forbids it, and details for the words. */
export interface Refusal {
  readonly code: string;
  readonly rule?: string;
  readonly [detail: string]: Json | undefined;
}

/** The end of a match. `ranks[seat]` is 1 for the winners; shared ranks use competition numbering (1, 2, 2, 4). */
export interface Outcome {
  readonly reason: string;
  readonly ranks: readonly number[];
  readonly scores?: readonly number[];
  readonly breakdown?: Json;
  /** It did not end by the game's rules: these seats gave up, the first first (`Match.forfeit`). */
  readonly forfeits?: readonly Seat[];
}

/** The seats in place 1; all of them, for a draw that everybody shares. */
export function winnersOf(outcome: Outcome): Seat[] {
  return outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

/**
 * What every view contains beside the game's own facts: the open decisions this viewer may know of and, if the
 * viewer is asked, the legal actions in the order of the rules.
 */
export interface View<A extends Action = Action> {
  readonly decisions: readonly Decision[];
  readonly legal: readonly A[];
}

/** What `setup` and `apply` may use of the world. */
export interface Context<E extends GameEvent = GameEvent> {
  /** The match's random numbers, one independent stream per name. */
  random(stream: string): Random;
  /**
   * Tells what happened. Without `to` everybody learns `event`. With `to` only those seats do; all others learn
   * `others`, or that something happened if it is left out.
   */
  emit(event: E, to?: readonly Seat[], others?: E): void;
  /** Nobody listens (simulation, search): what is only told, and takes some work to put together, need not be. */
  readonly quiet?: boolean;
  /** Tells some seats something that all others do not even notice. */
  whisper(event: E, to: readonly Seat[]): void;
  /** Says that something hidden has just been shown to somebody, so that no undo may cross this moment. */
  reveal(): void;
  /**
   * Marks a beat of a long action: what each viewer may see right now becomes a picture of the film that the table shows.
   * Costs nothing where nobody watches (simulation, search).
   */
  beat(): void;
  /**
   * Asks for a short neutral wait at the table. What is told before it and after it reaches the others in two parts, as if
   * somebody had been asked in between. No part of the log.
   */
  pause(): void;
}

/** More about a legal action than its words, for a screen that has many to show. */
export interface ActionDetail {
  /** The piece that acts, or the kind that is placed: with many actions a screen asks for it first. */
  readonly subject?: { readonly id: string; readonly words: string };
  /** What the action is called once its subject is chosen: "Attack Sentry". */
  readonly verb?: string;
  /** What would come of it: "destroys it", "6 → 4". */
  readonly consequence?: string;
  /**
   * Ends or skips something. Nobody should do that by mistake, so its button has a letter of its own instead of a number,
   * and Enter does not choose it while there is something else to do.
   */
  readonly quiet?: string;
  /** A word of warning: something would be lost for good. */
  readonly warning?: string;
}

/** What somebody is trying to do, and how near it is: always in sight beside the table. */
export interface Goal {
  /** How this side wins, in one short line: "Hold the bridge until round 10". */
  readonly words: string;
  /** The same for a screen that has no room for it, at most some thirty letters. */
  readonly brief?: string;
  /** How near it is: "round 4", "703 left, you lead 13 to 9". */
  readonly near?: string;
}

/** What something on the table is and does, in the same few parts wherever a player points at it. */
export interface Explanation {
  /** "Titanium Portal". */
  readonly name: string;
  /** What kind of thing it is: "card, 2 in hand". */
  readonly kind: string;
  /** What it is or does, in a sentence or two. */
  readonly what: string;
  /** Its numbers, each in a word or two: what it costs, what is left of it. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** What it means as things stand. */
  readonly now?: string;
  /** What it is good for. */
  readonly use?: string;
  /** What goes wrong with it. */
  readonly careful?: string;
  /** The number of the rule in the game's RULES.md. */
  readonly rule?: string;
}

/** What options are called on a screen, in groups: the order of the groups is that of the page. */
export interface OptionWords {
  readonly groups: readonly OptionGroup[];
  /** A value that means more than its number: "as many as the ship has". Undefined where it says itself. */
  value?(this: void, name: string, value: Json): string | undefined;
}

export interface OptionGroup {
  readonly name: string;
  /** The names of its options: "Rations each round". */
  readonly options?: Readonly<Record<string, string>>;
  /** Instead: all options that begin with this word and a point stand in one table, a row for each thing. */
  readonly table?: string;
}

/** The words of a game, apart from its rules. */
export interface GameText<A extends Action, V extends View<A>, E extends GameEvent> {
  /** What a seat is called: "Pirates", "Red". */
  seat(seat: Seat): string;
  /** The question in one sentence, as this viewer should read it. */
  prompt(decision: Decision, view: V, viewer: Viewer): string;
  /** What to say where the viewer sees nobody asked, because it may be in silence. It must not tell whether anybody is. */
  waiting?(view: V, viewer: Viewer): string | undefined;
  /** A legal action on a button: verb and object. */
  action(action: A, view: V): string;
  detail?(action: A, view: V): ActionDetail;
  /** One line of the log. An event with a numeric `seat` is that seat's line. */
  event(event: E): string;
  /**
   * What this viewer must not miss, in words of its own: something was taken from them or given to them. It is told first at
   * their next question, also where it followed on their own move. Undefined for all else.
   */
  toldFirst?(event: E, viewer: Viewer): string | undefined;
  /** What the log stands under from this event on ("Round 2, wave 1"); undefined for an event that begins nothing new. */
  heading?(event: E): string | undefined;
  /** Why an action was not taken, without the number of the rule; with the view of who tried it, pieces have names. */
  refusal(refusal: Refusal, view?: V): string;
  outcome(outcome: Outcome): string;
  /** The page about the end, as this viewer should read it; without it the page says what any game can. */
  end?(ending: Ending<V, E>, viewer: Viewer): EndWords;
  /** What mattered most in a stretch of the match in which the chances changed; undefined if nothing has a name. */
  turn?(stretch: Stretch<E>, ending: Ending<V, E>, viewer: Viewer): TurnWords | undefined;
  /**
   * Whether positions may be compared here, because everybody has had the same chances since the last such event: a round
   * begins. Without it the course of a match is measured after every move.
   */
  milestone?(event: E): boolean;
  /** Facts for a screen that has no board for this game: label and value, several lines of value allowed. */
  outline(view: V): readonly (readonly [label: string, value: string])[];
  /** The board drawn in letters, for a terminal: lines of at most some eighty signs, with what they mean below. */
  map?(view: V): string;
  /** How a seat wins, and how near it is; for those who only watch, how anybody does. */
  goal?(view: V, viewer: Viewer): Goal;
  /** How far the match is, in a few words: "Round 6 of 10". */
  progress?(view: V): string;
  readonly options?: OptionWords;
  /**
   * What something is that a board shows, by the name that the board gives it (`data-explain`): a card, a piece, a place, a
   * number. "fact 0 Points" is a number beside a seat's name, by seat and label. Undefined for what has no words.
   */
  explain?(subject: string, view: V, viewer: Viewer): Explanation | undefined;
  /** Why somebody who plays well might do this: one sentence for whoever asked what a bot would do. */
  advice?(action: A, view: V): string | undefined;
  /** The number of the rule in the game's RULES.md that says what may be done now, to stand beside the question: "W1". */
  rule?(decision: Decision, view: V): string | undefined;
}

export interface GameBot<S, A extends Action, V extends View<A>> {
  /** A scripted player: one of `view.legal`, chosen from the view alone. */
  choose(view: V, seat: Seat, random: Random): A;
  /** For search: how good the state is for the seat, from 0 (lost) to 1 (won). */
  evaluate(state: S, seat: Seat): number;
}

/** What the lab counts of one finished game. */
export interface GameStats<S, E extends GameEvent> {
  /** Every number that `measure` gives, with a line of explanation. */
  readonly names: Readonly<Record<string, string>>;
  measure(state: S, events: readonly E[]): Readonly<Record<string, number>>;
}

/** What play can reach, so that `checkGame` can tell what it never saw. */
export interface Reach<E extends GameEvent> {
  readonly decisions: readonly string[];
  /** The kinds among them whose answers are not public: two answers that look alike must be told alike. */
  readonly secret?: readonly string[];
  readonly ends: readonly string[];
  /** Cards, powers, rare effects: whatever `of` reads from an event. */
  readonly things?: readonly string[];
  of?(event: E): string | undefined;
  /** Options, in part, with which rare things are frequent: some of the games that are checked are played so. */
  readonly settings?: readonly OptionValues[];
  /** No game has more actions, whatever its options; 20,000 unless said. */
  readonly longest?: number;
}

/*
 * Methods rather than function properties: method parameters compare bivariantly, so a game with its own state and
 * action types is a `Game` for the code that handles them all, without a cast.
 */
export interface Game<
  S = unknown,
  A extends Action = Action,
  O extends OptionValues = OptionValues,
  V extends View<A> = View<A>,
  E extends GameEvent = GameEvent,
> {
  readonly id: string;
  readonly title: string;
  /** Goes up whenever an old log would replay differently. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionsSchema<O>;
  /** The shape of every action, from which the parser and the fuzzer are made. */
  readonly actions: ActionSchema;
  /** The names of the random streams it draws from. */
  readonly streams: readonly string[];
  /** Nothing is ever hidden: what a seat sees everybody may see. */
  readonly open?: true;
  readonly reach: Reach<E>;

  /** The state before the first decision. */
  setup(options: O, seats: number, ctx: Context<E>): S;
  /** The open decisions, none when the game is over. */
  decisions(state: S): readonly Decision[];
  /** All legal actions of a seat, in the order of the rules, without duplicates; empty for a seat not asked. */
  legal(state: S, seat: Seat): readonly A[];
  /** The only judge of an action. Assumes that the seat is asked; `parseAction` has seen to the action's shape. */
  check(state: S, seat: Seat, action: A): Refusal | undefined;
  /** Changes the state in place and runs on to the next real decision. Assumes that `check` was asked. */
  apply(state: S, seat: Seat, action: A, ctx: Context<E>): void;
  outcome(state: S): Outcome | undefined;
  /** What a viewer may know, built up from nothing. */
  view(state: S, viewer: Viewer): V;
  /** An independent copy, written out by hand. */
  clone(state: S): S;
  /** Re-randomises in place everything the viewer cannot know, uniformly over what fits what they do know. */
  redeal(state: S, viewer: Viewer, random: Random): void;
  /**
   * A state that fits what a seat knows, made from its view and nothing else: a thinking bot starts here. What the seat
   * cannot know may be anything that fits; with the same random numbers, a redeal of it equals a redeal of the true state.
   */
  fromView(view: V, seat: Seat, random: Random): S;
  /**
   * A board's question "what would this do?", answered by whoever runs the rules, from what the seat knows. Question and
   * answer are JSON of the game's own; undefined if the question makes no sense.
   */
  forecast?(view: V, seat: Seat, question: Json): Json | undefined;
  /** Throws on a state that the rules exclude. */
  invariants(state: S): void;

  readonly text: GameText<A, V, E>;
  readonly bot: GameBot<S, A, V>;
  /** Without it the levels that search play as the scripted one. */
  readonly search?: GameSearch<S, A>;
  readonly stats: GameStats<S, E>;
  /** A guided first game. */
  readonly lesson?: Lesson<A, E>;
}

/** For the end of a switch over kinds: a new kind makes the call a type error at every place to visit. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}

/**
 * For our own mistakes: says what was expected, with ids. The message is made whether it is needed or not, so where play
 * passes all the time it is a fixed text.
 */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}
