/**
 * The flow of a game: what is pending lies as frames on a stack, plain JSON, so that a game can be cloned, stored and
 * searched in the middle of a half-resolved battle. Each kind of frame has one step. A *course* runs by itself, stage after
 * stage in the order of the rulebook; a *question* asks one seat, or several at the same time. An interrupt is one more
 * frame on top. `makeFlow` turns a table of steps into `decisions`, `legal`, `check` and `apply`: who is asked, sole
 * answers, running on and refusing whoever is not asked stand here once, for all games.
 *
 * Frames are never changed, only replaced: a clone of the stack is a copy of the list.
 */
import {
  type Action,
  assert,
  type Context,
  type Decision,
  type GameEvent,
  type Refusal,
  type Seat,
  type Viewer,
} from './game.ts';
import type { Random } from './random.ts';
import { isRecord } from './result.ts';

export interface Frame {
  readonly kind: string;
  /** Of a course: its next stage. */
  readonly at?: number;
  /** Of a question to one seat: who is asked. */
  readonly seat?: Seat;
  /** Of a question: this once it is `hidden`, as all of its kind may be. */
  readonly hidden?: true;
}

export interface FlowState<F extends Frame = Frame> {
  /** The last frame is on top. Empty when the game is over. */
  readonly stack: F[];
}

/**
 * One stage of a course. It may put frames on top; they come first. Then the next stage follows, or this one `again`, or
 * none of this course (`leave`).
 */
export type Stage<S, F extends Frame, E extends GameEvent> = (
  state: S,
  ctx: Context<E>,
  frame: F,
) => 'again' | 'leave' | undefined | void;

/** A step that runs by itself. Its frame is over after the last stage. */
export interface Course<S, F extends Frame, E extends GameEvent> {
  readonly stages: readonly Stage<S, F, E>[];
}

/** A step that asks. The frame goes when it is answered, unless the answer's effect says `again`. */
export interface Question<S, F extends Frame, A extends Action, E extends GameEvent> {
  /** The kinds of action that answer it; every other kind is refused. */
  readonly answers: readonly A['kind'][];
  /**
   * The seats that have yet to answer, at the same time and in any order. Without it, the frame's `seat` is asked. The
   * question stays until nobody is left.
   */
  asked?(this: void, state: S, frame: F): readonly Seat[];
  /** What happens when nobody is left to answer; only where `asked` is given. The frame is gone already. */
  close?(this: void, state: S, ctx: Context<E>, frame: F): void;
  /** All answers in the order of the rules, without duplicates. */
  legal(this: void, state: S, frame: F, seat: Seat): readonly A[];
  check(this: void, state: S, action: A, frame: F, seat: Seat): Refusal | undefined;
  /** `automatic`: it was the only answer, and nobody was asked. */
  apply(
    this: void,
    state: S,
    action: A,
    ctx: Context<E>,
    frame: F,
    seat: Seat,
    automatic: boolean,
  ): 'again' | undefined | void;
  /**
   * A question to one seat with a single answer is answered without asking. This finds the single answer without listing
   * all of them; `ask`: the seat is asked even so.
   */
  readonly sole?: 'ask' | ((state: S, frame: F) => A | undefined);
  /**
   * Nobody else may know who is asked, or whether anybody is: others see a short neutral pause in either case
   * (`Context.pause`).
   */
  readonly hidden?: boolean;
}

/** What is kept of a question to several seats whose answers are shown together. Null: not answered yet. */
export interface Answering<A extends Action> {
  readonly answers: readonly (A | null)[];
}

/** A question to several seats at once. What they answer is kept in the frame, in secret, until the last answer is in. */
export interface SecretQuestion<S, F extends Frame & Answering<A>, A extends Action, E extends GameEvent> {
  readonly answers: readonly A['kind'][];
  /** Everybody who answers this question, whether they have or not. */
  takers(state: S, frame: F): readonly Seat[];
  legal(state: S, frame: F, seat: Seat): readonly A[];
  check(state: S, action: A, frame: F, seat: Seat): Refusal | undefined;
  /** What is told when somebody has answered, if anything. */
  answered?(state: S, seat: Seat, ctx: Context<E>): void;
  /** All answers are in, by seat; null for a seat that was not asked. */
  reveal(state: S, answers: readonly (A | null)[], ctx: Context<E>, frame: F): void;
  readonly hidden?: boolean;
}

export function secretly<S extends FlowState, F extends Frame & Answering<A>, A extends Action, E extends GameEvent>(
  secret: SecretQuestion<S, F, A, E>,
): Question<S, F, A, E> {
  const { answers, hidden } = secret;
  return {
    answers,
    ...(hidden && { hidden }),
    asked: (s, frame) => secret.takers(s, frame).filter((seat) => frame.answers[seat] === null),
    legal: (s, frame, seat) => secret.legal(s, frame, seat),
    check: (s, action, frame, seat) => secret.check(s, action, frame, seat),
    apply(s, action, ctx, frame, seat) {
      replace(s, frame, { ...frame, answers: frame.answers.map((given, of) => (of === seat ? action : given)) });
      secret.answered?.(s, seat, ctx);
      return 'again';
    },
    close: (s, ctx, frame) => secret.reveal(s, frame.answers, ctx, frame),
  };
}

/** For a redeal: whoever else has answered a secret question on top may have answered anything they could. */
export function redealAnswers<S extends FlowState, F extends Frame & Answering<A>, A extends Action>(
  state: S,
  frame: F,
  viewer: Viewer,
  random: Random,
  legal: (state: S, frame: F, seat: Seat) => readonly A[],
): void {
  const answers = frame.answers.map((given, seat) =>
    given === null || seat === viewer ? given : random.pick(legal(state, frame, seat)),
  );
  replace(state, frame, { ...frame, answers });
}

/** Puts another frame in the place of one. */
export function replace<F extends Frame>(state: FlowState<F>, frame: F, by: F): void {
  const { stack } = state;
  const top = stack.length - 1;
  const at = stack[top] === frame ? top : stack.lastIndexOf(frame);
  assert(at >= 0, 'the frame is on the stack');
  stack[at] = by;
}

/** The frame on top of a state that has a flow; of any other state, nothing. */
const topFrame = (state: unknown): unknown =>
  isRecord(state) && Array.isArray(state['stack']) ? state['stack'].at(-1) : undefined;

/**
 * For films: how to copy a state in the middle of an action. The question that is being answered is left out if it still lies
 * on top: it is asked no more, and what could be answered before may make no sense by now.
 */
export function picturesOf<S>(before: S, clone: (state: S) => S): (now: S) => S {
  const answered = topFrame(before);
  return (now) => {
    const copy = clone(now);
    // A state with a top frame has a stack.
    if (answered !== undefined && topFrame(copy) === answered) (copy as S & FlowState).stack.pop();
    return copy;
  };
}

export type Steps<S, F extends Frame, A extends Action, E extends GameEvent> = {
  readonly [K in F['kind']]:
    | Course<S, Extract<F, { kind: K }>, E>
    | Question<S, Extract<F, { kind: K }>, Extract<A, { kind: A['kind'] }>, E>;
};

/** More stages and sole answers than this without a question are a loop in the rules. */
const LONGEST_RUN = 100_000;
/** No table has more seats. */
const SEATS_MOST = 100;
const NOBODY: readonly never[] = [];

/** A question as it is used: one shape for all, so that the engine finds its parts quickly. */
type Put<Q> = { readonly [P in keyof Required<Q>]: Q[P] };

const put = <S, F extends Frame, A extends Action, E extends GameEvent>(
  question: Question<S, F, A, E>,
): Put<Question<S, F, A, E>> => ({
  answers: question.answers,
  asked: question.asked,
  close: question.close,
  legal: question.legal,
  check: question.check,
  apply: question.apply,
  sole: question.sole,
  hidden: question.hidden,
});

/** A step as it is used, in one shape like questions. */
interface Known<S, F extends Frame, A extends Action, E extends GameEvent> {
  readonly kind: string;
  readonly stages: readonly Stage<S, F, E>[] | undefined;
  readonly question: Put<Question<S, F, A, E>> | undefined;
  /** The frames of a course that are nothing but a kind and a stage, by stage; made when they are first needed. */
  readonly plain: F[];
  /** The lists of decisions with one seat, by seat, open and hidden; made when they are first needed. */
  readonly single: (readonly Decision[])[];
  readonly silent: (readonly Decision[])[];
}

const unmade = () => ({ plain: [], single: [], silent: [] });

const isHidden = (frame: Frame, question: { readonly hidden: boolean | undefined }): boolean =>
  question.hidden === true || frame.hidden === true;

function isPlain(frame: Frame): boolean {
  for (const key in frame) if (key !== 'kind' && key !== 'at') return false;
  return true;
}

export interface Flow<S, F extends Frame, A extends Action, E extends GameEvent> {
  /** Runs on until somebody must be asked or nothing is left. Ends `setup`; `apply` does it by itself. */
  readonly settle: (state: S, ctx: Context<E>) => void;
  /** Every open decision. For the game and its host: a view shows those of `known`. */
  readonly decisions: (state: S) => readonly Decision[];
  /** The open decisions that a viewer may know of. */
  readonly known: (state: S, viewer: Viewer) => readonly Decision[];
  readonly legal: (state: S, seat: Seat) => readonly A[];
  readonly check: (state: S, seat: Seat, action: A) => Refusal | undefined;
  readonly apply: (state: S, seat: Seat, action: A, ctx: Context<E>) => void;
  /** The frame on top if it is of a kind. */
  readonly top: <K extends F['kind']>(state: S, kind: K) => Extract<F, { kind: K }> | undefined;
}

/** `rule`: the rule that says that a question wants an answer to itself. */
export function makeFlow<S extends FlowState<F>, F extends Frame, A extends Action, E extends GameEvent>(
  steps: Steps<S, F, A, E>,
  rule?: string,
): Flow<S, F, A, E> {
  const known = new Map<string, Known<S, F, A, E>>();
  for (const [kind, step] of Object.entries(steps) as unknown as [string, Course<S, F, E> | Question<S, F, A, E>][]) {
    // Each step is looked up by the kind of the frame it was written for, so it never meets another.
    if ('stages' in step) known.set(kind, { kind, stages: step.stages, question: undefined, ...unmade() });
    else known.set(kind, { kind, stages: undefined, question: put(step), ...unmade() });
  }

  /** The frame asked for last, and its step: who is asked, what is legal and what comes of it are asked of one frame in a row. */
  let latest: F | undefined;
  let last: Known<S, F, A, E> | undefined;
  /** The step before it: a course comes back when what lay on top of it is gone. */
  let before: Known<S, F, A, E> | undefined;

  function stepOf(frame: F): Known<S, F, A, E> {
    if (latest === frame && last !== undefined) return last;
    const { kind } = frame;
    if (last?.kind !== kind) {
      const step = before?.kind === kind ? before : known.get(kind);
      before = last;
      last = step;
    }
    assert(last, 'a frame of a kind that has no step');
    latest = frame;
    return last;
  }

  // The length is asked first: a list that is ever read at −1 is read slowly from then on, and every game ends empty.
  const topOf = ({ stack }: S): F | undefined => (stack.length > 0 ? stack[stack.length - 1] : undefined);

  /** Takes a frame away, mostly from the top; it may be gone already, with the game or for another in its place. */
  function leave(stack: F[], place: number, frame: F): void {
    if (stack[place] !== frame) return;
    if (place === stack.length - 1) stack.pop();
    else stack.splice(place, 1);
  }

  /** A course's frame at a later stage. Most frames of courses are plain, and then equal ones are the same object. */
  function advanced({ kind, plain }: Known<S, F, A, E>, frame: F, to: number): F {
    if (frame !== plain[to - 1] && !isPlain(frame)) return { ...frame, at: to };
    while (plain.length <= to) plain.push({ kind, at: plain.length } as F); // like the frame, as was just seen
    return plain[to] as F;
  }

  function runStage(state: S, frame: F, step: Known<S, F, A, E>, stages: readonly Stage<S, F, E>[], ctx: Context<E>) {
    const { stack } = state;
    const place = stack.length - 1;
    const at = frame.at ?? 0;
    const stage = stages[at];
    const how = stage ? stage(state, ctx, frame) : 'leave';
    if (how !== undefined) {
      if (how === 'leave') leave(stack, place, frame);
      return;
    }
    const isDone = at + 1 >= stages.length && place === stack.length - 1; // with nothing on top
    if (isDone) leave(stack, place, frame);
    else if (stack[place] === frame) stack[place] = advanced(step, frame, at + 1);
  }

  function answer(
    state: S,
    frame: F,
    question: Put<Question<S, F, A, E>>,
    seat: Seat,
    action: A,
    ctx: Context<E>,
    automatic: boolean,
  ): void {
    const { stack } = state;
    const place = stack.length - 1;
    const how = question.apply(state, action, ctx, frame, seat, automatic);
    if (how === undefined) leave(stack, place, frame);
  }

  function soleAnswer(question: Put<Question<S, F, A, E>>, state: S, frame: F): A | undefined {
    const { sole } = question;
    if (sole === 'ask') return undefined;
    if (sole) return sole(state, frame);
    const list = question.legal(state, frame, frame.seat as Seat);
    return list.length === 1 ? list[0] : undefined;
  }

  /** While the table waits, nobody is asked, and the seat that has nothing to answer sees no question either. */
  function pauseWithout(state: S, frame: F, ctx: Context<E>): void {
    state.stack.pop();
    ctx.pause();
    state.stack.push(frame);
  }

  /** Whether the question on top was answered or closed without asking anybody. */
  function passes(state: S, frame: F, question: Put<Question<S, F, A, E>>, ctx: Context<E>): boolean {
    if (question.asked) {
      if (question.asked(state, frame).length > 0) return false;
      state.stack.pop();
      if (isHidden(frame, question)) ctx.pause();
      question.close?.(state, ctx, frame);
      return true;
    }
    const sole = soleAnswer(question, state, frame);
    if (sole === undefined) return false;
    if (isHidden(frame, question)) pauseWithout(state, frame, ctx);
    answer(state, frame, question, frame.seat as Seat, sole, ctx, true);
    return true;
  }

  function settle(state: S, ctx: Context<E>): void {
    for (let runs = 0; runs < LONGEST_RUN; runs++) {
      const frame = topOf(state);
      if (frame === undefined) return;
      const step = stepOf(frame);
      const { stages, question } = step;
      if (stages) runStage(state, frame, step, stages, ctx);
      else if (question && !passes(state, frame, question, ctx)) return;
    }
    throw new Error(`${LONGEST_RUN} steps without a question; the last was '${topOf(state)?.kind}'`);
  }

  function single(step: Known<S, F, A, E>, hidden: boolean, seat: Seat): readonly Decision[] {
    return (hidden ? step.silent : step.single)[seat] ?? madeFor(step, hidden, seat);
  }

  function madeFor(
    { kind, single: open, silent }: Known<S, F, A, E>,
    hidden: boolean,
    seat: Seat,
  ): readonly Decision[] {
    assert(seat < SEATS_MOST, 'a question to a seat that no game has'); // a frame may come from outside
    const made = hidden ? silent : open;
    while (made.length <= seat) made.push([{ seat: made.length, kind, ...(hidden && { hidden: true as const }) }]);
    return made[seat] as readonly Decision[];
  }

  function decisions(state: S): readonly Decision[] {
    const frame = topOf(state);
    if (frame === undefined) return NOBODY;
    const step = stepOf(frame);
    const { question } = step;
    if (!question) return NOBODY; // at a beat in the middle of a run
    const hidden = isHidden(frame, question);
    if (!question.asked) return single(step, hidden, frame.seat as Seat);
    const seats = question.asked(state, frame);
    if (seats.length === 1) return single(step, hidden, seats[0] as Seat);
    return seats.map((seat) => single(step, hidden, seat)[0] as Decision);
  }

  function isAsked(state: S, frame: F, question: Put<Question<S, F, A, E>>, seat: Seat): boolean {
    return question.asked ? question.asked(state, frame).includes(seat) : frame.seat === seat;
  }

  return {
    settle,
    decisions,
    known(state, viewer) {
      const open = decisions(state);
      return viewer === 'above' ? open : open.filter(({ hidden, seat }) => !hidden || seat === viewer);
    },
    legal(state, seat) {
      const frame = topOf(state);
      const question = frame && stepOf(frame).question;
      return question && isAsked(state, frame, question, seat) ? question.legal(state, frame, seat) : NOBODY;
    },
    check(state, seat, action) {
      const frame = topOf(state);
      const question = frame && stepOf(frame).question;
      if (!question || !isAsked(state, frame, question, seat)) return { code: 'not-asked' };
      if (!question.answers.includes(action.kind))
        return { code: 'wrong-answer', ...(rule && { rule }), asked: frame.kind, answer: action.kind };
      return question.check(state, action, frame, seat);
    },
    apply(state, seat, action, ctx) {
      const frame = topOf(state);
      const question = frame && stepOf(frame).question;
      assert(question, 'an action in a game that is over');
      answer(state, frame, question, seat, action, ctx, false);
      settle(state, ctx);
    },
    top(state, kind) {
      const frame = topOf(state);
      return frame?.kind === kind ? (frame as Extract<F, { kind: typeof kind }>) : undefined;
    },
  };
}
