/**
 * How a match that is over is told: who won by what, what decided it, the score in parts, the largest turns. Nothing is
 * secret any more, so everything may be said; it is said from the side of whoever reads it.
 */
import type { GameEvent, Outcome, Seat, Viewer } from './game.ts';

/** A match that is over, with all that was told in it. */
export interface Ending<V, E extends GameEvent> {
  readonly outcome: Outcome;
  /** The last position, seen from above. */
  readonly view: V;
  /** What each move told, from above; the opening first. */
  readonly moves: readonly (readonly E[])[];
}

/** An event with its place: which of the moves told it, and which of that move's events it is. */
export interface PlacedEvent<E extends GameEvent> {
  readonly event: E;
  readonly move: number;
  readonly at: number;
}

/** Where something happened, to be looked at in the replay. */
export type EndPlace = Pick<PlacedEvent<GameEvent>, 'move' | 'at'>;

/** Everything that was told, in order. */
export function toldIn<E extends GameEvent>(moves: readonly (readonly E[])[]): PlacedEvent<E>[] {
  return moves.flatMap((events, move) => events.map((event, at) => ({ event, move, at })));
}

/** Only what was told of one kind. */
export function toldOf<E extends GameEvent, K extends E['kind']>(
  told: readonly PlacedEvent<E>[],
  kind: K,
): PlacedEvent<Extract<E, { kind: K }>>[] {
  return told.filter((each): each is PlacedEvent<Extract<E, { kind: K }>> => each.event.kind === kind);
}

/** The words of the page about the end, as its reader should have them. */
export interface EndWords {
  /** By what it was won, in one line: "7 titanium more sent across when entropy reached 0 in era 8". */
  readonly by: string;
  /** What decided it: one or two sentences with the numbers, and without blame. */
  readonly decided: string;
  readonly place?: EndPlace;
  readonly score?: ScoreWords;
  /** What lies behind the result, in numbers. */
  readonly facts?: readonly EndFact[];
}

export interface ScoreWords {
  /** What a block stands for: "1 point for each titanium sent, one block for each time". */
  readonly note: string;
  /** By seat: the parts that add up to its score. */
  readonly parts: readonly (readonly ScorePart[])[];
}

export interface ScorePart {
  readonly label: string;
  readonly amount: number;
}

export interface EndFact {
  readonly label: string;
  /** By seat. */
  readonly values: readonly (number | string)[];
  /** A part of the fact above it. */
  readonly part?: true;
}

/** A part of a match: what was told in it, and by how much it changed the chances, by seat. */
export interface Stretch<E extends GameEvent> {
  readonly told: readonly PlacedEvent<E>[];
  readonly change: readonly number[];
}

/** One of the largest turns of a match. */
export interface TurnWords {
  /** In a few words: "Raider hits you". */
  readonly words: string;
  /** The numbers: "4 dice, 2 hits, 1 dodged". */
  readonly more?: string;
  readonly place: EndPlace;
  /** When it was, if the headings of the log do not say it well: "Era 4, round 2". */
  readonly when?: string;
}

/** How one reader is spoken to: "you" where it is their own seat, else by name. */
export interface Voice {
  /** "you", "Raider". */
  who(this: void, seat: Seat): string;
  /** "your", "Raider’s". */
  whose(this: void, seat: Seat): string;
  /** The one or the other word: `does(seat, 'were', 'was')`. */
  does(this: void, seat: Seat, you: string, they: string): string;
}

export function voiceOf(name: (seat: Seat) => string, viewer: Viewer): Voice {
  return {
    who: (seat) => (seat === viewer ? 'you' : name(seat)),
    whose: (seat) => (seat === viewer ? 'your' : `${name(seat)}’s`),
    does: (seat, you, they) => (seat === viewer ? you : they),
  };
}

/** Of several seats the one with the highest number, the first of equals. */
export function seatWithMost(numbers: readonly number[]): Seat {
  return numbers.indexOf(Math.max(...numbers));
}
