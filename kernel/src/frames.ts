/**
 * Pending steps as data. A state that holds a stack of frames can be cloned, stored and searched in the middle of a
 * half-resolved battle; an interrupt is one more frame on top. Each kind of frame has one step: either it runs by
 * itself, or it asks seats. `framed` turns a table of steps into the flow of a game.
 */
import { type Action, assert, type Context, type Decision, type GameEvent, type Refusal, type Seat } from './game.ts';

export interface Frame {
  readonly kind: string;
  /** The number of this asking; 0 until it asks. Part of the decision's id. */
  asking?: number;
}

export interface FramedState<F extends Frame> {
  /** The last frame is on top. Empty when the game is over. */
  stack: F[];
  /** How many times somebody was asked so far. */
  askings: number;
}

/** A step that runs by itself. It must change the stack: pop its frame, or push others on top. */
export interface RunStep<S, F, E extends GameEvent> {
  run(state: S, frame: F, ctx: Context<E>): void;
}

/** A step that asks. It stays on top until its `apply` pops it. */
export interface AskStep<S, F, A extends Action, E extends GameEvent> {
  /** The seats that have yet to answer; when there are none left, `apply` must have popped the frame. */
  asked(state: S, frame: F): readonly Seat[];
  legal(state: S, frame: F, seat: Seat): readonly A[];
  check(state: S, frame: F, seat: Seat, action: A): Refusal | undefined;
  apply(state: S, frame: F, seat: Seat, action: A, ctx: Context<E>): void;
  /** Several seats answer at once and in secret: the question keeps its id while others answer. */
  readonly simultaneous?: boolean;
  /** A question with a single answer is answered without asking. */
  readonly automatic?: boolean;
}

export type Steps<S, F extends Frame, A extends Action, E extends GameEvent> = {
  readonly [K in F['kind']]: RunStep<S, Extract<F, { kind: K }>, E> | AskStep<S, Extract<F, { kind: K }>, A, E>;
};

/** More steps than this without a question are a loop in the rules. */
const LONGEST_RUN = 10_000;

type AnyStep<S, A extends Action, E extends GameEvent> = RunStep<S, Frame, E> | AskStep<S, Frame, A, E>;

export function framed<S extends FramedState<F>, F extends Frame, A extends Action, E extends GameEvent>(
  steps: Steps<S, F, A, E>,
) {
  // Each step is looked up by the kind of the frame it was written for.
  const stepOf = (frame: F) => steps[frame.kind as F['kind']] as unknown as AnyStep<S, A, E>;
  const top = (state: S): F | undefined => state.stack[state.stack.length - 1];

  function asking(state: S): { frame: F; step: AskStep<S, Frame, A, E> } | undefined {
    const frame = top(state);
    if (!frame) return undefined;
    const step = stepOf(frame);
    if (!('asked' in step)) throw new Error(`the stack stopped at '${frame.kind}', which asks nobody`);
    return { frame, step };
  }

  /** Runs the stack until somebody must be asked or nothing is left. Ends `setup` and every `apply`. */
  function settle(state: S, ctx: Context<E>): void {
    for (let runs = 0; runs < LONGEST_RUN; runs++) {
      const frame = top(state);
      if (!frame) return;
      const step = stepOf(frame);
      if ('run' in step) {
        step.run(state, frame, ctx);
        continue;
      }
      const seats = step.asked(state, frame);
      const [only] = seats;
      if (only === undefined) throw new Error(`'${frame.kind}' is on top of the stack and asks nobody`);
      if (step.automatic && seats.length === 1) {
        const legal = step.legal(state, frame, only);
        const [sole] = legal;
        if (sole !== undefined && legal.length === 1) {
          step.apply(state, frame, only, sole, ctx);
          continue;
        }
      }
      if (!frame.asking || !step.simultaneous) frame.asking = ++state.askings;
      return;
    }
    throw new Error(`${LONGEST_RUN} steps without a question; the last was '${top(state)?.kind}'`);
  }

  function decisions(state: S): readonly Decision[] {
    const open = asking(state);
    if (!open) return [];
    const { kind } = open.frame;
    return open.step
      .asked(state, open.frame)
      .map((seat) => ({ id: `${kind}-${open.frame.asking}-${seat}`, seat, kind }));
  }

  function legal(state: S, seat: Seat): readonly A[] {
    const open = asking(state);
    return open?.step.asked(state, open.frame).includes(seat) ? open.step.legal(state, open.frame, seat) : [];
  }

  function check(state: S, seat: Seat, action: A): Refusal | undefined {
    const open = asking(state);
    assert(open, 'an action in a game that is over');
    return open.step.check(state, open.frame, seat, action);
  }

  function apply(state: S, seat: Seat, action: A, ctx: Context<E>): void {
    const open = asking(state);
    assert(open, 'an action in a game that is over');
    open.step.apply(state, open.frame, seat, action, ctx);
    settle(state, ctx);
  }

  return { settle, decisions, legal, check, apply };
}
