/** A match as it stood after each of its moves, for replays. */
import {
  assert,
  type Beat,
  closedView,
  type Entry,
  type GameEvent,
  heardBy,
  type Log,
  Match,
  type Outcome,
  type Viewer,
} from '@orrery/kernel';
import type { Moment, Move } from '@orrery/protocol';
import { actorOf, eventsOf, movesFor, type Piece } from './pieces.ts';
import type { Marks } from './snapshot.ts';
import { beatsOf, picturesOf, stateAfter } from './pictures.ts';

/** The state after an action, or at the beginning, and the beats of the action. */
interface Frame {
  readonly state: unknown;
  readonly film: readonly Beat[];
}

/** A state that the tape holds, and how far its move had been told by then; moves are counted from above. */
export interface Snapshot {
  readonly move: number;
  readonly events: number;
  /** What was told since the snapshot before. */
  readonly news: readonly (GameEvent | null)[];
  readonly state: unknown;
}

/** What a tape begins with: the beginning of a match, or how it stood after so many actions (`snapshot.ts`). */
export interface Start {
  readonly at: number;
  /** The match as it was then. */
  match(): Match;
  /** What viewers had for words up to then. */
  readonly marks: ReadonlyMap<Viewer, Marks>;
}

const beginningOf = ({ game, setup }: Match): Start => ({
  at: 0,
  match: () => new Match(game, setup, { filmed: true }),
  marks: new Map(),
});

const frameOf = ({ state, film }: Match): Frame => ({ state, film }); // a match never changes a state it has shown

export class Tape {
  readonly match: Match;
  /** The actions it holds; the match itself may have gone on since. */
  readonly entries: readonly Entry[];
  readonly outcome: Outcome | undefined;
  private readonly start: Start;
  /** From the start on: one for it, one for every action since. */
  private readonly frames: readonly Frame[];
  private readonly moves = new Map<Viewer, readonly Piece[]>();
  private readonly words = new Map<Viewer, Map<number, string | undefined>>();
  /** The match played again up to the end of this tape, to be played on for a longer one. */
  private readonly again: Match | undefined;

  private constructor(
    match: Match,
    { entries, outcome }: Pick<Match, 'entries' | 'outcome'>,
    start: Start,
    frames: readonly Frame[],
    again?: Match,
  ) {
    this.match = match;
    this.entries = entries;
    this.outcome = outcome;
    this.start = start;
    this.frames = frames;
    this.again = again;
  }

  /** Plays actions in a match that stands at the start, one at a time, and its end if it was given up; throws where one is refused. */
  static *play(
    match: Match,
    actions: Log['actions'],
    start = beginningOf(match),
    forfeits?: Log['forfeits'],
  ): Generator<void, Tape> {
    const frames = [frameOf(match)];
    for (const [seat, action] of actions) {
      match.act(seat, action);
      frames.push(frameOf(match));
      yield;
    }
    if (forfeits) match.forfeit(forfeits);
    return new Tape(match, { entries: match.entries.slice(), outcome: match.outcome }, start, frames);
  }

  /**
   * A match that is under way, as it stands at the first step. `before`: an earlier tape of it, which is played on if the
   * match went on from its end; nobody else may play on the same one meanwhile. If it is not enough, the match is played
   * from its beginning, and only the words are taken over.
   */
  static *of(match: Match, before?: Tape, isEnough = (_tape: Tape): boolean => true): Generator<void, Tape> {
    const last = before?.leadsTo(match) ? before : undefined;
    const known = last && isEnough(last) ? last : undefined;
    const start = known?.start ?? { ...beginningOf(match), ...(last && { marks: last.start.marks }) };
    const again = known?.again ?? start.match();
    const frames = known?.again ? known.frames.slice() : [frameOf(again)];
    const now = { entries: match.entries.slice(), outcome: match.outcome };
    for (const { seat, action } of now.entries.slice(start.at + frames.length - 1)) {
      again.act(seat, action);
      frames.push(frameOf(again));
      yield;
    }
    return new Tape(match, now, start, frames, again);
  }

  /** Whether a match has gone on from where this tape ends; see `isOf`. Whoever played it on has its match played on, too. */
  private leadsTo(match: Match): boolean {
    const { length } = this.entries;
    if (this.again && this.again.entries.length !== length) return false;
    return length <= match.entries.length && (length === 0 || match.entries[length - 1] === this.entries[length - 1]);
  }

  /** Whether a match still stands where this tape ends. Every entry is an object of its own, undone and redone too. */
  isOf(match: Match): boolean {
    const isOver = match.outcome !== undefined;
    if (isOver !== (this.outcome !== undefined)) return false; // somebody gave up since
    return match.entries.length === this.entries.length && match.entries.at(-1) === this.entries.at(-1);
  }

  /** It shows every moment of the match, not only those since a snapshot. */
  get isWhole(): boolean {
    return this.start.at === 0;
  }

  /** Whether it can tell a viewer everything that has happened. */
  tells(viewer: Viewer): boolean {
    return this.isWhole || this.match.game.text.progress === undefined || this.start.marks.has(viewer);
  }

  private frameAt(place: number): Frame | undefined {
    return this.frames[place - this.start.at];
  }

  movesOf(viewer: Viewer): readonly Piece[] {
    const known = this.moves.get(viewer) ?? movesFor(this.entries, viewer);
    this.moves.set(viewer, known);
    return known;
  }

  /** The state after so many moves of a viewer. What it did not notice after its last move belongs to that. */
  stateAt(moves: number, viewer: Viewer): unknown {
    const all = this.movesOf(viewer);
    if (moves >= all.length) return this.frames.at(-1)?.state;
    const piece = all[moves - 1];
    return this.stateOf(piece);
  }

  /** The state that a move led to; without one, the beginning. */
  private stateOf(piece: Piece | undefined): unknown {
    const frame = this.frameAt(piece?.place ?? 0);
    assert(frame, 'the tape does not go back so far');
    return piece ? stateAfter(piece, frame.film, frame.state) : frame.state;
  }

  /** How many actions of the log stand for so many moves of a viewer. */
  placeOf(moves: number, viewer: Viewer): number {
    const all = this.movesOf(viewer);
    return moves >= all.length ? this.entries.length : (all[moves - 1]?.place ?? 0);
  }

  /** The state in which an action was taken, by its place in the log. */
  stateBefore(place: number): unknown {
    return this.frameAt(place - 1)?.state;
  }

  /** How many moves a viewer had counted when an action was taken, by its place in the log. */
  countBefore(place: number, viewer: Viewer): number {
    return this.movesOf(viewer).filter((piece) => piece.place < place).length;
  }

  /** How many of a viewer's moves had happened after so many of another's. */
  private convert(moves: number, counter: Viewer, all: readonly Piece[]): number {
    const counted = this.movesOf(counter);
    if (moves >= counted.length) return all.length;
    const last = counted[moves - 1];
    if (!last) return 0;
    return all.filter(({ place, to }) => place < last.place || (place === last.place && to <= last.to)).length;
  }

  /** `moves` as `counter` counts them, who may be another viewer. */
  moment(moves: number, viewer: Viewer, counter: Viewer = viewer): Moment {
    const { game, opening } = this.match;
    const all = this.movesOf(viewer);
    const at = counter === viewer ? Math.min(moves, all.length) : this.convert(moves, counter, all);
    const piece = all[at - 1];
    const seat = piece && actorOf(piece, viewer);
    const beats = piece ? picturesOf(game, this.frameAt(piece.place)?.film ?? [], piece, viewer) : [];
    const view = game.view(this.stateAt(at, viewer), viewer);
    const outcome = at === all.length ? this.outcome : undefined;
    return {
      moves: at,
      of: all.length,
      viewer,
      view: outcome?.forfeits ? closedView(view) : view,
      events: piece ? eventsOf(piece, viewer) : heardBy(opening, viewer),
      ...(beats.length > 0 && { beats }),
      ...(seat !== undefined && { seat }),
      ...(outcome && { outcome }),
    };
  }

  /** Every state that the tape holds: the beginning, then of each move those at its beats and the one after it. */
  *snapshots(): Generator<Snapshot> {
    const opening = heardBy(this.match.opening, 'above');
    yield { move: 0, events: opening.length, news: opening, state: this.stateAt(0, 'above') };
    for (const [at, piece] of this.movesOf('above').entries()) {
      const { film = [] } = this.frameAt(piece.place) ?? {};
      const told = eventsOf(piece, 'above');
      const move = at + 1;
      let known = 0;
      for (const beat of beatsOf(piece, film)) {
        const events = beat.told - piece.from; // from above everything is heard
        yield { move, events, news: told.slice(known, events), state: beat.state };
        known = events;
      }
      yield { move, events: told.length, news: told.slice(known), state: this.stateAt(move, 'above') };
    }
  }

  /** The moves from number `from` on as a viewer noticed them; the opening is number 0. */
  history(viewer: Viewer, from = 0): Move[] {
    const { opening } = this.match;
    const all = this.movesOf(viewer);
    const marks = this.marksFrom(viewer, from);
    const moves: Move[] = [];
    for (let at = from; at <= all.length; at++) {
      const piece = all[at - 1];
      const seat = piece && actorOf(piece, viewer);
      const progress = marks.get(at);
      moves.push({
        events: piece ? eventsOf(piece, viewer) : heardBy(opening, viewer),
        ...(seat !== undefined && { seat }),
        ...(progress !== undefined && { progress }),
      });
    }
    return moves;
  }

  /** Where the words for how far the match is change, from a number of moves on. */
  private marksFrom(viewer: Viewer, from: number): Map<number, string> {
    const { game } = this.match;
    if (!game.text.progress) return new Map();
    const { length } = this.movesOf(viewer);
    // What a viewer did not notice after its last move belongs to that.
    const last = game.text.progress(game.view(this.stateAt(length, viewer), viewer));
    const wordsAt = (at: number) => (at >= length ? last : this.wordsAfter(at, viewer));
    const settled = Math.min(this.start.marks.get(viewer)?.moves ?? 0, length - 1);
    const marks = new Map(this.start.marks.get(viewer)?.words.filter(([at]) => at > from && at <= settled));
    for (const [at, words] of changesOf(wordsAt, Math.max(from, settled), length))
      if (at > from && (at > settled || settled <= from)) marks.set(at, words);
    const first = wordsAt(from);
    if (first !== undefined) marks.set(from, first);
    return marks;
  }

  /** The words right after a move of a viewer. */
  private wordsAfter(moves: number, viewer: Viewer): string | undefined {
    const kept = this.start.marks.get(viewer);
    if (kept && moves <= kept.moves) return kept.words.findLast(([at]) => at <= moves)?.[1];
    const known = this.words.get(viewer) ?? new Map<number, string | undefined>();
    this.words.set(viewer, known);
    if (!known.has(moves)) {
      const { game } = this.match;
      const view = game.view(this.stateOf(this.movesOf(viewer)[moves - 1]), viewer);
      known.set(moves, game.text.progress?.(view));
    }
    return known.get(moves);
  }

  /** The marks of everybody who has asked for a history, as they stay whatever comes after. */
  get marks(): (readonly [Viewer, Marks])[] {
    const viewers = new Set([...this.start.marks.keys(), ...this.words.keys()]);
    return [...viewers].map((viewer) => {
      const before = this.start.marks.get(viewer) ?? { moves: 0, words: [] };
      const moves = this.movesOf(viewer).length;
      const since = changesOf((at) => this.wordsAfter(at, viewer), before.moves, moves);
      const fresh = [...since].filter(([at]) => at > before.moves || before.words.length === 0);
      return [viewer, { moves, words: [...before.words, ...fresh.sort(([a], [b]) => a - b)] }];
    });
  }
}

/** Where words change, from one number to another. Between two places with the same words nothing is looked at. */
function changesOf(wordsAt: (at: number) => string | undefined, from: number, to: number): Map<number, string> {
  const marks = new Map<number, string>();
  const first = wordsAt(from);
  if (first !== undefined) marks.set(from, first);
  const between = (low: number, before: string | undefined, high: number, after: string | undefined): void => {
    if (before === after || after === undefined) return;
    if (high - low === 1) {
      marks.set(high, after);
      return;
    }
    const middle = Math.floor((low + high) / 2);
    const words = wordsAt(middle);
    between(low, before, middle, words);
    between(middle, words, high, after);
  };
  if (to > from) between(from, first, to, wordsAt(to));
  return marks;
}
