/**
 * A guided first game: words and data of a game's package, no code. It is a match like any other, from a position and with
 * a seed of its own. The learner does what the steps say, the others answer as they are written. Where the learner stands
 * follows from the log alone. How to write one: docs/write-your-own-game.md.
 */
import { type Action, assert, type Game, type GameEvent, type Json, type Seat } from './game.ts';
import type { MatchSetup } from './match.ts';
import { Recorder } from './match.ts';
import { parseOptions } from './options.ts';
import { Streams } from './random.ts';

/** An action, or an event, with only the fields that matter: the others may be anything. */
export type Wish<T extends Action | GameEvent> = T extends unknown ? Pick<T, 'kind'> & Partial<T> : never;

/** A step that is only read. */
export interface Reading {
  /** What the list of steps calls it, in some three words: "Turn towards Raider". */
  readonly title: string;
  /** One or two sentences of the coach. `**So**` stands out. */
  readonly words: string;
  /**
   * What they point at: a place or piece by the name it has on the board (its `data-stop` or `data-place`), or a part of
   * the table: `seat 0`, `goal`, `progress`, `prompt`. Without it a step points at the button of its action.
   */
  readonly at?: string;
}

/** A step that goes on when the learner acts. */
export interface Acting<A extends Action = Action, E extends GameEvent = GameEvent> extends Reading {
  /** The actions that go on; "Skip this step" takes the first one. */
  readonly wanted: readonly Wish<A>[];
  /** Actions that belong to the same step, one after the other: a plan of several cards that one button sends. */
  readonly more?: readonly A[];
  /** The friendly answer to every other choice, which does nothing. */
  readonly otherwise: string;
  /** How it is done, where "Click what is ringed" or "Tap here" would not do. Without the key, which is added. */
  readonly how?: { readonly mouse?: string; readonly touch?: string };
  /** Where the piece stands that has to be taken in hand first, if the table asks for one. */
  readonly piece?: string;
  /** What the others answer after it, each in its turn. */
  readonly answers?: Script<A>;
  /** Events that must come of it, the answers included: what the next words rely on. For the tests. */
  readonly brings?: readonly Wish<E>[];
}

export type LessonStep<A extends Action = Action, E extends GameEvent = GameEvent> = Reading | Acting<A, E>;

export type Script<A extends Action = Action> = readonly (readonly [Seat, Wish<A>])[];

export interface Lesson<A extends Action = Action, E extends GameEvent = GameEvent> {
  readonly title: string;
  /** About how long it takes. */
  readonly minutes: number;
  /** The learner's. */
  readonly seat: Seat;
  readonly seats: number;
  readonly options?: { readonly [name: string]: Json };
  readonly seed: string;
  /** The parts of the state that differ from the game's own beginning, if it begins from a position. */
  readonly position?: { readonly [part: string]: Json };
  /** What the others do before the learner is asked for the first time. */
  readonly before?: Script<A>;
  readonly steps: readonly LessonStep<A, E>[];
  /** What the learner knows now, in some three sentences: the goal, the turn, the one thing that loses games. */
  readonly learnt: readonly string[];
}

export const isActing = <A extends Action, E extends GameEvent>(step: LessonStep<A, E>): step is Acting<A, E> =>
  'wanted' in step;

/** Whether an action or an event has every field that is wished for. */
export function fitsWish(wish: Wish<Action>, thing: Action | GameEvent): boolean {
  const fields: Readonly<Record<string, unknown>> = { ...thing };
  return Object.entries(wish).every(([name, value]) => JSON.stringify(fields[name]) === JSON.stringify(value));
}

/** What the learner is to do in a step: for each action of it, what would do. */
function wishesOf(step: LessonStep): readonly (readonly Wish<Action>[])[] {
  return isActing(step) ? [step.wanted, ...(step.more ?? []).map((action) => [action])] : [];
}

/** Where the learner stands after so many actions of their own. */
export interface Standing {
  /** The first step that is not done: everything that has to be acted in before it was. */
  readonly step: number;
  /** How many actions of that step are done. */
  readonly within: number;
}

export function standingAfter({ steps }: Pick<Lesson, 'steps'>, actions: number): Standing {
  let left = actions;
  let done = 0;
  for (const [at, step] of steps.entries()) {
    const { length } = wishesOf(step);
    if (length === 0) continue;
    if (left < length) return left === 0 ? { step: done, within: 0 } : { step: at, within: left };
    left -= length;
    done = at + 1;
  }
  return { step: done, within: 0 };
}

/** How many actions of the learner come before a step. */
export function actionsBefore({ steps }: Pick<Lesson, 'steps'>, step: number): number {
  return steps.slice(0, step).reduce((count, each) => count + wishesOf(each).length, 0);
}

/** Which actions go on in a step of which so many are done; none where it is only read. */
export function wantedIn(step: LessonStep | undefined, within = 0): readonly Wish<Action>[] {
  return (step && wishesOf(step)[within]) ?? [];
}

type Taken = readonly { readonly seat: Seat; readonly action: Action }[];

const byOf = (taken: Taken, seat: Seat): readonly Action[] =>
  taken.flatMap((entry) => (entry.seat === seat ? [entry.action] : []));

/** All that is written for a seat other than the learner's, in its order. */
function scriptOf({ before = [], steps }: Lesson, seat: Seat): readonly Wish<Action>[] {
  const script = [...before, ...steps.flatMap((step) => (isActing(step) ? (step.answers ?? []) : []))];
  return script.flatMap(([by, wish]) => (by === seat ? [wish] : []));
}

/** What another seat answers now; nothing where nothing is written. */
export function answerOf(lesson: Lesson, taken: Taken, seat: Seat, legal: readonly Action[]): Action | undefined {
  const wish = scriptOf(lesson, seat)[byOf(taken, seat).length];
  return wish && legal.find((action) => fitsWish(wish, action));
}

/** Whether all that was done is what the lesson says: one that was changed since is not taken up again. */
export function isOfLesson(lesson: Lesson, taken: Taken): boolean {
  const written = (seat: Seat): readonly (readonly Wish<Action>[])[] =>
    seat === lesson.seat ? lesson.steps.flatMap(wishesOf) : scriptOf(lesson, seat).map((wish) => [wish]);
  return Array.from({ length: lesson.seats }, (_, seat) => seat).every((seat) =>
    byOf(taken, seat).every((action, at) => written(seat)[at]?.some((wish) => fitsWish(wish, action))),
  );
}

/** How the match of a lesson begins. */
export function setupOfLesson(game: Game, { options = {}, seats, seed, position }: Lesson): MatchSetup {
  const parsed = parseOptions(game.options, options, seats);
  assert(parsed.ok, parsed.ok ? '' : `the lesson of ${game.id}: ${parsed.problem}`);
  const setup: MatchSetup = { options: parsed.value, seats, seed };
  if (!position) return setup;
  const own: unknown = game.setup(parsed.value, seats, new Recorder(new Streams(seed, game.streams)));
  return { ...setup, position: JSON.parse(JSON.stringify({ ...(own as object), ...position })) as Json };
}
