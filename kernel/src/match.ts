/**
 * A match: a game, a seed, options and the list of (seat, action) so far. The list is the truth; the state is
 * derived from it and can always be made again.
 */
import { parseAction } from './actions.ts';
import {
  type Action,
  assert,
  type Context,
  type Decision,
  type Game,
  type GameEvent,
  type Json,
  type Outcome,
  type Refusal,
  type Seat,
  type View,
  type Viewer,
  viewersOf,
} from './game.ts';
import { picturesOf } from './flow.ts';
import { canonicalJson, commitTo, hashText } from './hash.ts';
import type { OptionValues } from './options.ts';
import { type Random, Streams } from './random.ts';

/** An event with its audience: see `Context.emit` and `Context.whisper`. */
export interface Telling {
  readonly event: GameEvent;
  readonly to?: readonly Seat[];
  readonly others?: GameEvent;
  /** All others do not notice it. */
  readonly whispered?: true;
}

const isFor = ({ to }: Telling, viewer: Viewer): boolean =>
  !to || viewer === 'above' || (viewer !== 'watcher' && to.includes(viewer));

/** Whether a viewer learns that something was told, be it nothing but that. */
export const isNoticed = (telling: Telling, viewer: Viewer): boolean => !telling.whispered || isFor(telling, viewer);

/** What a viewer learns of what was told; null is a blank: something happened that they may not know. */
export function heardBy(told: readonly Telling[], viewer: Viewer): (GameEvent | null)[] {
  const heard: (GameEvent | null)[] = [];
  for (const telling of told) {
    if (isFor(telling, viewer)) heard.push(telling.event);
    else if (!telling.whispered) heard.push(telling.others ?? null);
  }
  return heard;
}

/** A question as the match asks it. */
export interface OpenDecision extends Decision {
  /**
   * Names this one asking, so that a late or repeated answer meets a closed question. It counts the answers that this seat
   * has given, which the seat knows anyhow: it tells nothing of what others were asked. After an undo the same question has
   * the same id again.
   */
  readonly id: string;
}

/** One entry of the log and what came of it. */
export interface Entry {
  readonly seat: Seat;
  readonly action: Action;
  readonly told: readonly Telling[];
  /** How much of it was told before each pause (`Context.pause`). */
  readonly pauses: readonly number[];
  /** Nobody else may know that the seat was asked. */
  readonly hidden: boolean;
  /** Something was rolled or shown, or somebody may have been asked in silence: undo may not cross this entry. */
  readonly final: boolean;
  /** Who else was asked at the same time. */
  readonly beside: readonly Seat[];
}

/** A moment within an action that a film shows: the state then, and how much had been told. */
export interface Beat<S = unknown> {
  readonly told: number;
  readonly state: S;
  /** The table waits here: see `Context.pause`. */
  readonly pause?: true;
}

/** A match as it stood after some action, as plain JSON: what replaying its log up to there gives. */
export interface MatchPoint {
  readonly random: ReturnType<Streams['snapshot']>;
  readonly state: unknown;
  /** What came of each action. */
  readonly told: readonly Omit<Entry, 'seat' | 'action'>[];
}

/** Everything that makes a match, apart from its actions. Options are complete and checked (`parseOptions`). */
export interface MatchSetup {
  readonly options: OptionValues;
  readonly seats: number;
  readonly seed: string;
  /** A state to begin from in place of the game's setup, checked (`parsePosition`). */
  readonly position?: Json;
  /**
   * Of a match that comes from outside: the commitment to the seed that came with it, or null if none did. It is never made
   * anew: nobody here saw it before the first action.
   */
  readonly commitment?: string | null;
}

/** The context of one action in a match: keeps what was told, whether something was shown, and, if asked to, its beats. */
export class Recorder implements Context {
  readonly told: Telling[] = [];
  readonly pauses: number[] = [];
  readonly beats: Beat[] = [];
  revealed = false;
  private readonly streams: Streams;
  private readonly picture: (() => unknown) | undefined;

  /** `picture` makes a copy of the state as it is at that moment; without it no film is made. */
  constructor(streams: Streams, picture?: () => unknown) {
    this.streams = streams;
    this.picture = picture;
  }

  random(stream: string): Random {
    return this.streams.get(stream);
  }

  emit(event: GameEvent, to?: readonly Seat[], others?: GameEvent): void {
    this.told.push(to ? { event, to, ...(others && { others }) } : { event });
  }

  whisper(event: GameEvent, to: readonly Seat[]): void {
    this.told.push({ event, to, whispered: true });
  }

  reveal(): void {
    this.revealed = true;
  }

  beat(): void {
    if (this.picture) this.beats.push({ told: this.told.length, state: this.picture() });
  }

  /** Pauses with nothing told between them are one. */
  pause(): void {
    if (this.pauses.at(-1) === this.told.length) return;
    this.pauses.push(this.told.length);
    if (this.picture) this.beats.push({ told: this.told.length, state: this.picture(), pause: true });
  }
}

/** What a match can be asked to do besides keeping its log. */
export interface MatchWays {
  /** Keeps the beats of the last action (`Match.film`). */
  readonly filmed?: boolean;
  /** For the test kit, which scripts dice and deck orders. */
  readonly makeStreams?: (seed: string) => Streams;
}

export class Match<S = unknown, A extends Action = Action> {
  readonly game: Game<S, A>;
  readonly setup: MatchSetup;
  /** See `viewersOf`. */
  readonly viewers: readonly Viewer[];
  private current: S;
  private streams: Streams;
  private opened: readonly Telling[];
  private taken: Entry[] = [];
  /** How many actions each seat has taken. */
  private answers: number[] = [];
  private beats: readonly Beat<S>[] = [];
  /** The questions of a state, made once: with every action they are asked for many times. */
  private asked: { readonly of: S; readonly decisions: readonly OpenDecision[] } | undefined;
  private failed: Error | undefined;
  private gaveUp: readonly Seat[] | undefined;
  private readonly ways: MatchWays;

  constructor(game: Game<S, A>, setup: MatchSetup, ways: MatchWays = {}) {
    assert(
      Number.isInteger(setup.seats) && setup.seats >= game.seats.min && setup.seats <= game.seats.max,
      `${game.id} has no match of ${setup.seats} seats`,
    );
    this.game = game;
    this.setup = setup;
    this.viewers = viewersOf(setup.seats);
    this.ways = ways;
    [this.current, this.streams, this.opened] = this.begin();
  }

  /** Where it stands now, to go on from without a replay. */
  get point(): MatchPoint {
    const told = this.taken.map(({ seat: _seat, action: _action, ...rest }) => rest);
    return { random: this.streams.snapshot(), state: this.current, told };
  }

  /** Goes on from a point of a match with this setup and these actions; whether it is one, the caller knows. */
  static from(
    game: Game,
    setup: MatchSetup,
    actions: readonly (readonly [Seat, Action])[],
    { random, state, told }: MatchPoint,
    ways: MatchWays = {},
  ): Match {
    const match = new Match(game, setup, ways);
    match.streams.restore(random);
    match.current = state;
    for (const [at, [seat, action]] of actions.entries()) {
      const came = told[at];
      assert(came, `the point has no action ${at + 1}`);
      match.taken.push({ seat, action, ...came });
      match.answers[seat] = (match.answers[seat] ?? 0) + 1;
    }
    return match;
  }

  private begin(): [S, Streams, readonly Telling[]] {
    const { options, seats, seed, position } = this.setup;
    const streams = this.ways.makeStreams?.(seed) ?? new Streams(seed, this.game.streams);
    const recorder = new Recorder(streams);
    // A position was checked to be a state of this game.
    const state = position === undefined ? this.game.setup(options, seats, recorder) : (copyOf(position) as S);
    return [state, streams, recorder.told];
  }

  /** The true state. For hosts, tests and the lab; no bot and no screen ever gets it. */
  get state(): S {
    return this.current;
  }

  /** What setup told. */
  get opening(): readonly Telling[] {
    return this.opened;
  }

  get entries(): readonly Entry[] {
    return this.taken;
  }

  /** The beats of the last action, if this match is filmed. */
  get film(): readonly Beat<S>[] {
    return this.beats;
  }

  get decisions(): readonly OpenDecision[] {
    const { asked, current } = this;
    if (this.gaveUp) return [];
    if (asked?.of === current) return asked.decisions;
    const decisions = this.game.decisions(current).map((decision) => this.asking(decision));
    this.asked = { of: current, decisions };
    return decisions;
  }

  /** Written out: each one made by spreading has a shape of its own to the engine, which is slow wherever it is looked at. */
  private asking({ seat, kind, hidden }: Decision): OpenDecision {
    const id = `${kind}-${(this.answers[seat] ?? 0) + 1}`;
    return hidden ? { seat, kind, hidden, id } : { seat, kind, id };
  }

  get outcome(): Outcome | undefined {
    return this.gaveUp ? this.forfeited(this.gaveUp) : this.game.outcome(this.current);
  }

  /** Those who gave up, if that ended the match. */
  get forfeits(): readonly Seat[] | undefined {
    return this.gaveUp;
  }

  /**
   * Ends the match before its rules do: these seats give up, in this order. All others win together; of those who gave up,
   * whoever held out longer is before.
   */
  forfeit(seats: readonly Seat[]): void {
    const all = this.setup.seats;
    assert(!this.outcome, 'a match that is over cannot be given up');
    assert(
      seats.length > 0 && seats.length < all && new Set(seats).size === seats.length,
      `of ${all} seats these cannot give up: ${seats.join(', ')}`,
    );
    assert(
      seats.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < all),
      `there is no such seat among ${seats.join(', ')}`,
    );
    this.gaveUp = [...seats];
  }

  private forfeited(forfeits: readonly Seat[]): Outcome {
    const { seats } = this.setup;
    const ranks = Array.from({ length: seats }, (_, seat) => {
      const at = forfeits.indexOf(seat);
      return at < 0 ? 1 : seats - at;
    });
    return { reason: 'forfeit', ranks, forfeits };
  }

  /** What a viewer sees. Of a match that was given up nobody is asked any more, whatever its state says. */
  view(viewer: Viewer): ReturnType<Game<S, A>['view']> {
    const view = this.game.view(this.current, viewer);
    return this.gaveUp ? closedView(view) : view;
  }

  /** The commitment to the seed, shown before the first action; none if the match came from outside without one. */
  get commitment(): string | undefined {
    const { commitment, seed } = this.setup;
    return commitment === undefined ? commitTo(seed) : (commitment ?? undefined);
  }

  /** A fingerprint of the state and of how far each random stream was read. */
  hash(): string {
    return hashText(canonicalJson({ random: this.streams.snapshot(), state: this.current }));
  }

  decisionOf(seat: Seat): OpenDecision | undefined {
    for (const open of this.decisions) if (open.seat === seat) return open;
    return undefined;
  }

  /** Answers an open decision with an action from outside. Returns why not, or nothing if it was done. */
  submit(seat: Seat, decision: string, input: unknown): Refusal | undefined {
    if (this.failed) return { code: 'match-frozen' };
    if (this.outcome) return { code: 'game-over' };
    const open = this.decisionOf(seat);
    if (!open) return { code: 'not-asked' };
    if (open.id !== decision) return { code: 'question-closed', kind: open.kind };
    const parsed = parseAction(this.game.actions, input);
    if (!parsed.ok) return { code: 'malformed', problem: parsed.problem };
    // The schema it was parsed by is the one that A was made from.
    const action = parsed.value as A;
    const refusal = this.game.check(this.current, seat, action);
    if (refusal) return refusal;
    this.take(seat, action);
    return undefined;
  }

  /** Takes an action that is known to be legal, whatever decision is open; throws on a refusal. */
  act(seat: Seat, action: A): void {
    const open = this.decisionOf(seat);
    assert(open, `seat ${seat} is not asked in ${this.game.id}, move ${this.taken.length + 1}`);
    const refusal = this.submit(seat, open.id, action);
    assert(!refusal, `move ${this.taken.length + 1} of seat ${seat} was refused: ${JSON.stringify(refusal)}`);
  }

  private take(seat: Seat, action: A): void {
    const { decisions } = this;
    const beside = decisions.flatMap((open) => (open.seat === seat ? [] : [open.seat]));
    const hidden = this.decisionOf(seat)?.hidden === true;
    const drawsBefore = this.streams.draws;
    // A bug in a rule must not leave half an action behind: the match freezes at its last whole state.
    const next = this.game.clone(this.current);
    const copy = picturesOf(this.current, (state) => this.game.clone(state));
    const recorder = new Recorder(this.streams, this.ways.filmed ? () => copy(next) : undefined);
    try {
      this.game.apply(next, seat, action, recorder);
    } catch (error) {
      this.failed = error instanceof Error ? error : new Error(String(error));
      throw this.failed;
    }
    this.current = next;
    this.answers[seat] = (this.answers[seat] ?? 0) + 1;
    const { told, pauses, beats, revealed } = recorder;
    // Whether somebody was asked in silence shows by how the match goes on: undo would let others find out.
    const isAsked = this.decisions.some((open) => open.hidden);
    const silence = hidden || pauses.length > 0 || isAsked;
    const final = revealed || silence || this.streams.draws !== drawsBefore;
    this.beats = beats as Beat<S>[]; // pictures of this match's own states
    // Silence that goes on is one pause: after a hidden answer nothing was told yet, before a hidden question nothing is.
    const cuts = pauses.filter((at) => !(hidden && at === 0) && !(isAsked && at === told.length));
    this.taken.push({ seat, action, told: kept(told), pauses: kept(cuts), hidden, final, beside: kept(beside) });
  }

  /**
   * Where the action is that this seat may take back: its last one, while nothing was rolled or shown since. Every later
   * action is of a seat that `goesToo` (a bot), or of one that was asked at the same time: that one stays. Were it in the
   * way, somebody who takes back could tell that another has answered in secret.
   */
  undoTarget(seat: Seat, goesToo: (other: Seat) => boolean = () => false): number | undefined {
    for (let at = this.taken.length - 1; at >= 0; at--) {
      const entry = this.taken[at];
      if (!entry || entry.final) return undefined;
      if (entry.seat !== seat) continue;
      const later = this.taken.slice(at + 1);
      return later.every((other) => goesToo(other.seat) || entry.beside.includes(other.seat)) ? at : undefined;
    }
    return undefined;
  }

  /** Takes back the action that `undoTarget` names, if there is one and what stays can do without it. Tells whether it did. */
  takeBack(seat: Seat, goesToo: (other: Seat) => boolean = () => false): boolean {
    const at = this.undoTarget(seat, goesToo);
    if (at === undefined) return false;
    const whole = this.taken;
    this.rewind(at);
    for (const { seat: other, action } of whole.slice(at + 1)) {
      if (goesToo(other)) continue;
      const open = this.decisionOf(other);
      if (open && !this.submit(other, open.id, action)) continue;
      this.taken = whole;
      this.rewind(whole.length);
      return false;
    }
    return true;
  }

  /** Goes back to an earlier length of the log by replaying it, allowed or not. */
  rewind(length: number): void {
    assert(length >= 0 && length <= this.taken.length, `no move ${length} in a log of ${this.taken.length}`);
    const kept = this.taken.slice(0, length);
    this.failed = undefined;
    this.gaveUp = undefined;
    this.taken = [];
    this.answers = [];
    this.beats = [];
    [this.current, this.streams, this.opened] = this.begin();
    // Logged actions were judged when they were taken and came from this game's own parser.
    for (const { seat, action } of kept) this.take(seat, action as A);
  }
}

const NONE: readonly never[] = [];

/** A list as it is kept for every action: in as much room as it needs, and none of its own if it is empty. */
const kept = <T>(list: readonly T[]): readonly T[] => (list.length > 0 ? list.slice() : NONE);

/** A view in which nobody is asked any more. */
export const closedView = <V extends View>(view: V): V => ({ ...view, decisions: [], legal: [] });

/** Matches change their states, so each gets a copy of the position of its own. */
function copyOf(position: Json): unknown {
  return JSON.parse(JSON.stringify(position));
}
