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
  type Outcome,
  type Refusal,
  type Seat,
  type Viewer,
} from './game.ts';
import { canonicalJson, commitTo, hashText } from './hash.ts';
import type { OptionValues } from './options.ts';
import { type Random, Streams } from './random.ts';

/** An event with its audience: see `Context.emit`. */
export interface Told {
  readonly event: GameEvent;
  readonly to?: readonly Seat[];
  readonly others?: GameEvent;
}

/** What a viewer learns of an event; null is a blank: something happened that they may not know. */
export function toldTo(told: Told, viewer: Viewer): GameEvent | null {
  if (!told.to || viewer === 'above' || (viewer !== 'watcher' && told.to.includes(viewer))) return told.event;
  return told.others ?? null;
}

/** One entry of the log and what came of it. */
export interface Step {
  readonly seat: Seat;
  readonly action: Action;
  readonly told: readonly Told[];
  /** Something was rolled or shown: undo may not cross this step. */
  readonly final: boolean;
  /** Who else was asked at the same time. */
  readonly beside: readonly Seat[];
}

/** Everything that makes a match, apart from its actions. Options are complete and checked (`parseOptions`). */
export interface MatchSetup {
  readonly options: OptionValues;
  readonly seats: number;
  readonly seed: string;
}

/** The context of one action in a match: keeps what was told and whether something was shown. */
export class Recorder implements Context {
  readonly told: Told[] = [];
  revealed = false;
  private readonly streams: Streams;

  constructor(streams: Streams) {
    this.streams = streams;
  }

  random(stream: string): Random {
    return this.streams.get(stream);
  }

  emit(event: GameEvent, to?: readonly Seat[], others?: GameEvent): void {
    this.told.push(to ? { event, to, ...(others && { others }) } : { event });
  }

  reveal(): void {
    this.revealed = true;
  }
}

export class Match<S = unknown, A extends Action = Action> {
  readonly game: Game<S, A>;
  readonly setup: MatchSetup;
  private current: S;
  private streams: Streams;
  private opened: readonly Told[];
  private taken: Step[] = [];
  private failed: Error | undefined;
  private readonly makeStreams: (seed: string) => Streams;

  /** `makeStreams` is for the test kit, which scripts dice and deck orders. */
  constructor(game: Game<S, A>, setup: MatchSetup, makeStreams?: (seed: string) => Streams) {
    assert(
      Number.isInteger(setup.seats) && setup.seats >= game.seats.min && setup.seats <= game.seats.max,
      `${game.id} has no match of ${setup.seats} seats`,
    );
    this.game = game;
    this.setup = setup;
    this.makeStreams = makeStreams ?? ((seed) => new Streams(seed, game.streams));
    [this.current, this.streams, this.opened] = this.begin();
  }

  private begin(): [S, Streams, readonly Told[]] {
    const streams = this.makeStreams(this.setup.seed);
    const recorder = new Recorder(streams);
    const state = this.game.setup(this.setup.options, this.setup.seats, recorder);
    return [state, streams, recorder.told];
  }

  /** The true state. For hosts, tests and the lab; no bot and no screen ever gets it. */
  get state(): S {
    return this.current;
  }

  /** What setup told. */
  get opening(): readonly Told[] {
    return this.opened;
  }

  get steps(): readonly Step[] {
    return this.taken;
  }

  get decisions(): readonly Decision[] {
    return this.game.decisions(this.current);
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.current);
  }

  /** The commitment to the seed, shown before the first action. */
  get commitment(): string {
    return commitTo(this.setup.seed);
  }

  /** A fingerprint of the state and of how far each random stream was read. */
  hash(): string {
    return hashText(canonicalJson({ random: this.streams.snapshot(), state: this.current }));
  }

  decisionOf(seat: Seat): Decision | undefined {
    return this.decisions.find((decision) => decision.seat === seat);
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
    const beside = this.decisions.flatMap((decision) => (decision.seat === seat ? [] : [decision.seat]));
    const drawsBefore = this.streams.draws;
    const recorder = new Recorder(this.streams);
    // A bug in a rule must not leave half an action behind: the match freezes at its last whole state.
    const next = this.game.clone(this.current);
    try {
      this.game.apply(next, seat, action, recorder);
    } catch (error) {
      this.failed = error instanceof Error ? error : new Error(String(error));
      throw this.failed;
    }
    this.current = next;
    const final = recorder.revealed || this.streams.draws !== drawsBefore;
    this.taken.push({ seat, action, told: recorder.told, final, beside });
  }

  /**
   * Where the action is that this seat may take back: its last one, while nothing was rolled or shown since. Every later
   * action is of a seat that `goesToo` (a bot), or of one that was asked at the same time: that one stays. Were it in the
   * way, somebody who takes back could tell that another has answered in secret.
   */
  undoTarget(seat: Seat, goesToo: (other: Seat) => boolean = () => false): number | undefined {
    const staying: Seat[] = [];
    for (let at = this.taken.length - 1; at >= 0; at--) {
      const step = this.taken[at];
      if (!step || step.final) return undefined;
      if (step.seat === seat) return staying.every((other) => step.beside.includes(other)) ? at : undefined;
      if (!goesToo(step.seat)) staying.push(step.seat);
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
    this.taken = [];
    [this.current, this.streams, this.opened] = this.begin();
    // Logged actions were judged when they were taken and came from this game's own parser.
    for (const step of kept) this.take(step.seat, step.action as A);
  }
}
