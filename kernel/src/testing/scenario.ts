/**
 * A position and what is done from it, for tests that read like the rulebook. A game's own `testing` door builds the
 * position; this carries it on, with scripted dice, and shows views, events and refusals.
 */
import { parseAction } from '../actions.ts';
import {
  type Action,
  assert,
  type Game,
  type GameEvent,
  type Outcome,
  type Refusal,
  type Seat,
  type View,
  type Viewer,
  viewersOf,
} from '../game.ts';
import { type Beat, heardBy, Recorder, type Telling } from '../match.ts';
import { type OptionValues, parseOptions } from '../options.ts';
import { type Script, ScriptedStreams } from './scripted.ts';

export class Scenario<S, A extends Action, O extends OptionValues, V extends View<A>, E extends GameEvent> {
  readonly game: Game<S, A, O, V, E>;
  readonly state: S;
  readonly seats: number;
  private readonly streams: ScriptedStreams;
  private told: readonly Telling[] = [];
  private beats: readonly Beat[] = [];

  /** From a position that `build` makes; it may draw from the scripted streams. */
  constructor(game: Game<S, A, O, V, E>, seats: number, script: Script, build: (ctx: Recorder) => S) {
    this.game = game;
    this.seats = seats;
    this.streams = new ScriptedStreams('scenario', game.streams, script);
    const recorder = new Recorder(this.streams);
    this.state = build(recorder);
    this.told = recorder.told;
  }

  /** Takes an action and checks the invariants after it. */
  act(seat: Seat, action: A): this {
    const refusal = this.refusal(seat, action);
    assert(!refusal, `seat ${seat}: ${JSON.stringify(action)} was refused: ${JSON.stringify(refusal)}`);
    const recorder = new Recorder(this.streams, () => this.game.clone(this.state));
    this.game.apply(this.state, seat, action, recorder);
    this.told = recorder.told;
    this.beats = recorder.beats;
    this.game.invariants(this.state);
    return this;
  }

  /** Why an action would be refused now; nothing if it is legal. Takes anything, as the door does. */
  refusal(seat: Seat, action: unknown): Refusal | undefined {
    if (!this.game.decisions(this.state).some((decision) => decision.seat === seat)) return { code: 'not-asked' };
    const parsed = parseAction(this.game.actions, action);
    if (!parsed.ok) return { code: 'malformed', problem: parsed.problem };
    // The schema it was parsed by is the one that A was made from.
    return this.game.check(this.state, seat, parsed.value as A);
  }

  /** Looks at the position in the middle of a chain. */
  see(look: (scenario: this) => void): this {
    look(this);
    return this;
  }

  view(viewer: Viewer): V {
    return this.game.view(this.state, viewer);
  }

  legal(seat: Seat): readonly A[] {
    return this.game.legal(this.state, seat);
  }

  /** The kinds of the open decisions with their seats: `['respond 1']`. */
  get asked(): readonly string[] {
    return this.game.decisions(this.state).map(({ kind, seat }) => `${kind} ${seat}`);
  }

  /** What the last action told a viewer; null is a blank. */
  events(viewer: Viewer): readonly (GameEvent | null)[] {
    return heardBy(this.told, viewer);
  }

  /** What a viewer saw at each beat of the last action. */
  film(viewer: Viewer): readonly V[] {
    // The recorder's pictures are clones of this state.
    return this.beats.map(({ state }) => this.game.view(state as S, viewer));
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.state);
  }

  get viewers(): readonly Viewer[] {
    return viewersOf(this.seats);
  }

  /** Scripted answers that were not drawn: a scenario that should use them all ends with 0. */
  get unusedScript(): number {
    return this.streams.left;
  }
}

/** A scenario from the game's own setup. */
export function given<S, A extends Action, O extends OptionValues, V extends View<A>, E extends GameEvent>(
  game: Game<S, A, O, V, E>,
  { seats = game.seats.min, options = {}, script = {} }: { seats?: number; options?: Partial<O>; script?: Script } = {},
): Scenario<S, A, O, V, E> {
  const parsed = parseOptions(game.options, options, seats);
  assert(parsed.ok, parsed.ok ? '' : parsed.problem);
  return new Scenario(game, seats, script, (ctx) => game.setup(parsed.value, seats, ctx));
}
