/** Where the learner stands in a lesson, what goes on from there, and the word for what does not. */
import {
  type Action,
  actionsBefore,
  fitsWish,
  isActing,
  type Lesson,
  type LessonStep,
  standingAfter,
  wantedIn,
} from '@orrery/kernel';
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { GameBoard } from '../games/board.ts';
import type { Choices } from '../table/choices.ts';
import type { Gate } from '../table/gate.ts';
import type { Session } from '../table/session.ts';
import { readSoFar, rememberRead } from './memory.ts';

const READ_ON = 'First read this to its end: “Next” goes on.';
const DONE_BEFORE = 'You have done this before: “Next” leads back to where you were.';

export class Guide implements Gate {
  readonly lesson: Lesson;
  /** The step to be read or done now; as many as there are when the lesson is over. */
  readonly due: ReadonlySignal<number>;
  /** The step that is shown: the one that is due, or an earlier one that is read again. */
  readonly at: ReadonlySignal<number>;
  /** Others are still to answer, or their answers to be shown. */
  readonly waiting: ReadonlySignal<boolean>;
  /** The friendly answer to a choice that does not go on. */
  readonly word = signal<string | undefined>(undefined);
  /** The key of an answer, where the board gives it another one than the list does. */
  readonly boardKey: GameBoard['keyOf'];
  private readonly session: Session;
  private readonly read;
  private readonly again = signal<number | undefined>(undefined);
  private readonly within: ReadonlySignal<number>;

  constructor(session: Session, lesson: Lesson, board: GameBoard | undefined) {
    this.session = session;
    this.lesson = lesson;
    this.boardKey = board?.keyOf;
    this.read = signal(readSoFar(session.match));
    const standing = computed(() => standingAfter(lesson, session.lesson.value?.actions ?? 0));
    this.within = computed(() => standing.value.within);
    this.due = computed(() => {
      const { step } = standing.value;
      const next = lesson.steps.findIndex((each, at) => at >= step && isActing(each));
      return Math.min(Math.max(this.read.value, step), next < 0 ? lesson.steps.length : next);
    });
    this.at = computed(() => Math.min(this.again.value ?? this.due.value, this.due.value));
    this.waiting = computed(
      () =>
        session.lesson.value?.waiting === true ||
        session.pace.waiting ||
        session.film.value !== undefined ||
        session.answered.value,
    );
    session.gate = this;
  }

  /** Keeps the cursor where the lesson wants it. Gives back what ends it. */
  attend(): () => void {
    let before: Choices | undefined;
    return effect(() => {
      const choices = this.session.choices.value;
      const isNew = choices !== before;
      before = choices;
      const held = choices.selected;
      const wanted = choices.all.filter(({ action }) => this.wants(action));
      const [first] = wanted;
      if (!first) return;
      // A piece that has nothing to do in this step is laid back.
      const isHeld = held === undefined || wanted.some(({ detail }) => detail.subject?.id === held);
      if (isHeld || choices.pieces.length < 2) choices.pointAt(first.action);
      else {
        choices.select(undefined);
        // One that is still in hand from the step before was not chosen now.
        if (!isNew) this.word.value = this.otherwise;
      }
    });
  }

  get step(): LessonStep | undefined {
    return this.lesson.steps[this.at.value];
  }

  /** Whether an earlier step is read again. */
  get isBack(): boolean {
    return this.at.value < this.due.value;
  }

  get isOver(): boolean {
    return this.due.value === this.lesson.steps.length && !this.isBack && !this.waiting.value;
  }

  get pointsAt(): string | undefined {
    return this.waiting.value || this.isOver ? undefined : this.step?.at;
  }

  private get otherwise(): string {
    const { step } = this;
    if (this.isBack) return DONE_BEFORE;
    return step && isActing(step) ? step.otherwise : READ_ON;
  }

  /** Whether an action is the next one of this step, or one of those in a row. */
  private isNext(action: Action, place: number): boolean {
    if (this.isBack || this.waiting.value) return false;
    return wantedIn(this.step, this.within.value + place).some((wish) => fitsWish(wish, action));
  }

  wants(action: Action): boolean {
    return this.isNext(action, 0);
  }

  lets(actions: readonly Action[]): boolean {
    const good = actions.every((action, place) => this.isNext(action, place));
    this.word.value = good ? undefined : this.otherwise;
    return good;
  }

  /** Not while the others answer: what they do is to be seen. */
  back(): void {
    if (this.at.value > 0 && !this.waiting.value) this.turnTo(this.at.value - 1);
  }

  /** The next step, of those that are read or were done. */
  next(): void {
    const { step } = this;
    if (this.isBack) this.turnTo(this.at.value + 1);
    else if (step && !isActing(step)) {
      batch(() => {
        this.read.value = this.due.value + 1;
        this.word.value = undefined;
      });
      rememberRead(this.session.match, this.read.value);
    }
  }

  /** The table goes along: it is shown as it was when the step was due. */
  private turnTo(at: number): void {
    const isBack = at < this.due.value;
    batch(() => {
      this.again.value = isBack ? at : undefined;
      this.word.value = undefined;
    });
    void this.session.lookBack(isBack ? this.movesAt(at) : undefined);
  }

  /** How many moves were made when a step was due: all before the learner's own next one. Nothing: as many as now. */
  private movesAt(step: number): number | undefined {
    const { seat } = this.lesson;
    const own = this.session.history.peek().flatMap((move, at) => (move.seat === seat ? [at] : []));
    const next = own[actionsBefore(this.lesson, step)];
    return next === undefined ? undefined : next - 1;
  }

  /** To the end of what the others do. */
  private hurry(): void {
    if (this.session.film.peek()) this.session.endFilm();
    else this.session.skip();
  }

  /** Does what the step wants. */
  skip(): void {
    const { step } = this;
    if (this.waiting.value) this.hurry();
    else if (!step || !isActing(step) || this.isBack) this.next();
    else {
      const { legal } = this.session.shown.value.view;
      const [wish] = wantedIn(step, this.within.value);
      const first = wish && legal.find((action) => fitsWish(wish, action));
      this.word.value = undefined;
      if (first) void this.session.chooseAll([first, ...(step.more ?? []).slice(this.within.value)]);
    }
  }
}
