/** What one action led to, shown beat by beat: where it stands, and what a viewer does with it. */
import type { View } from '@orrery/kernel';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Beat, GameBoard } from '../games/board.ts';
import type { Shown, Told } from './scene.ts';
import { type Chapter, stripOf } from './strip.ts';

export interface FilmClock {
  /** Runs the task after so many milliseconds; gives back what cancels it. */
  after(milliseconds: number, task: () => void): () => void;
  /** How long something that takes so long at speed 1 takes now. */
  length(milliseconds: number): number;
  /** How long a beat stays that does not say it. */
  readonly beat: number;
}

/** An action with more to show than one picture. */
export interface Take<T extends Shown> {
  readonly before: T;
  readonly after: T;
  readonly beats: readonly Beat[];
}

/** How long the table stands as it was before, when a film begins anew. */
const LEAD_MS = 400;

/** The beats of an action, if a board tells it in more than one. */
export function takeOf<T extends Shown>(film: GameBoard['film'], before: T, after: T): Take<T> | undefined {
  if (!film || after.moves !== before.moves + 1 || after.viewer !== before.viewer) return undefined;
  const beats = film(before.view, after.events, after.view);
  return beats.length < 2 ? undefined : { before, after, beats };
}

const withoutQuestions = (view: View): View => ({ ...view, decisions: [], legal: [] });

/** How it ended is not told before the last beat. */
function momentOf<T extends Shown>(after: T, { view, events }: Beat, beat: number): T {
  const { outcome: _, seed: __, ...open } = after;
  // Only what is optional in a moment was left out.
  return { ...open, view: withoutQuestions(view), events, beat } as unknown as T;
}

export class Film<T extends Shown = Shown> {
  readonly beats: readonly Beat[];
  readonly chapters: readonly Chapter[];
  /** The beat shown; −1 is the table before the first, as many as there are beats is the table after the last. */
  readonly at = signal(0);
  /** The furthest beat shown so far: what lies beyond is not told before its time. */
  readonly seen = signal(0);
  readonly playing = signal(false);
  readonly shown: ReadonlySignal<T>;
  /** What the beats so far have told. */
  readonly told: ReadonlySignal<Told>;
  private readonly clock: FilmClock;
  private readonly onEnd: () => void;
  private cancel: (() => void) | undefined;

  constructor({ before, after, beats }: Take<T>, clock: FilmClock, onEnd: () => void) {
    this.beats = beats;
    this.chapters = stripOf(beats);
    this.clock = clock;
    this.onEnd = onEnd;
    const moments = beats.map((beat, at) => momentOf(after, beat, at));
    const start: T = { ...before, view: withoutQuestions(before.view), events: [] };
    this.shown = computed(() => (this.at.value < 0 ? start : (moments[this.at.value] ?? after)));
    this.told = computed(() => beats.slice(0, this.at.value + 1).flatMap(({ events }) => events));
  }

  get length(): number {
    return this.beats.length;
  }

  get isOver(): boolean {
    return this.at.value >= this.length;
  }

  /** Shows a beat, and goes on from it if the film was running. */
  goTo(beat: number): void {
    const at = Math.min(Math.max(beat, -1), this.length);
    batch(() => {
      this.at.value = at;
      this.seen.value = Math.max(this.seen.peek(), at);
      if (at === this.length) this.end();
    });
    if (this.playing.peek()) this.schedule();
  }

  play(): void {
    this.playing.value = true;
    if (this.isOver) this.goTo(-1);
    else this.schedule();
  }

  pause(): void {
    this.stopClock();
    this.playing.value = false;
  }

  toggle(): void {
    if (this.playing.peek()) this.pause();
    else this.play();
  }

  /** From the beginning, with a look at the table as it was. */
  again(): void {
    this.playing.value = true;
    this.goTo(-1);
  }

  /** A beat on or back; whoever steps wants to look. */
  step(by: 1 | -1): void {
    this.pause();
    this.goTo(Math.max(0, this.at.peek() + by));
  }

  /** To the beginning of the next chapter, or of this one, or of the one before. */
  stepChapter(by: 1 | -1): void {
    this.pause();
    const starts = this.chapters.map(({ from }) => from);
    const at = this.at.peek();
    this.goTo(
      by === 1 ? (starts.find((from) => from > at) ?? this.length) : (starts.findLast((from) => from < at) ?? 0),
    );
  }

  /** The table as it stands after the last beat. */
  skip(): void {
    this.goTo(this.length);
  }

  /** Where the film stands still and everything in it is known: a replay. */
  rest(): void {
    this.at.value = this.length;
    this.seen.value = this.length;
  }

  private end(): void {
    this.pause();
    this.onEnd();
  }

  private stopClock(): void {
    this.cancel?.();
    this.cancel = undefined;
  }

  private schedule(): void {
    this.stopClock();
    const at = this.at.peek();
    const wait = at < 0 ? LEAD_MS : (this.beats[at]?.ms ?? this.clock.beat);
    this.cancel = this.clock.after(this.clock.length(wait), () => this.goTo(at + 1));
  }
}
