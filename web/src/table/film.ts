/** What one move led to, shown picture by picture: where the film stands, and what a viewer does with it. */
import type { View } from '@orrery/kernel';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Events, Shown } from './scene.ts';
import type { Picture, Take } from './pictures.ts';
import { type Cell, type Chapter, stripOf } from './strip.ts';

export interface FilmClock {
  /** Runs the task after so many milliseconds; gives back what cancels it. */
  after(milliseconds: number, task: () => void): () => void;
  /** How long something that takes so long at speed 1 takes now. */
  length(milliseconds: number): number;
  /** How long a picture stays that does not say it. */
  readonly beat: number;
}

/** How long the table stands as it was before, when a film begins anew. */
const LEAD_MS = 400;
/** With more cells than this everything goes faster. */
const LONG_FILM = 36;
const LONG_FILM_PACE = 0.65;

const withoutQuestions = (view: View): View => ({ ...view, decisions: [], legal: [] });

/** What happens in a cell, at one of its pictures. */
function cellAt(pictures: readonly Picture[], { words, from, to }: Cell, at: number) {
  const eventsTo = (end: number) => pictures.slice(from, end).flatMap(({ events }) => events);
  return { words, events: eventsTo(to), happened: eventsTo(at + 1).length };
}

/** How it ended is not told before the last picture. */
function momentOf<T extends Shown>(after: T, pictures: readonly Picture[], cells: readonly Cell[], at: number): T {
  const { outcome: _, seed: __, ...open } = after;
  const { view, events } = pictures[at] as Picture;
  const cell = cells.find(({ from, to }) => from <= at && at < to);
  // Only what is optional in a moment was left out.
  return {
    ...open,
    view: withoutQuestions(view),
    events,
    beat: at,
    ...(cell && { cell: cellAt(pictures, cell, at) }),
  } as unknown as T;
}

export class Film<T extends Shown = Shown> {
  readonly pictures: readonly Picture[];
  readonly chapters: readonly Chapter[];
  /** The picture shown; −1 is the table before the first, as many as there are pictures is the table after the last. */
  readonly at = signal(0);
  /** The furthest picture shown so far: what lies beyond is not told before its time. */
  readonly seen = signal(0);
  readonly playing = signal(false);
  readonly shown: ReadonlySignal<T>;
  /** What has happened in the pictures so far. */
  readonly events: ReadonlySignal<Events>;
  private readonly pace: number;
  private readonly clock: FilmClock;
  private readonly onEnd: () => void;
  private cancel: (() => void) | undefined;

  constructor({ before, after, pictures }: Take<T>, clock: FilmClock, onEnd: () => void) {
    this.pictures = pictures;
    this.chapters = stripOf(pictures);
    this.clock = clock;
    this.onEnd = onEnd;
    const cells = this.chapters.flatMap((chapter) => chapter.cells);
    this.pace = cells.length > LONG_FILM ? LONG_FILM_PACE : 1;
    const moments = pictures.map((_, at) => momentOf(after, pictures, cells, at));
    const start: T = { ...before, view: withoutQuestions(before.view), events: [] };
    this.shown = computed(() => (this.at.value < 0 ? start : (moments[this.at.value] ?? after)));
    this.events = computed(() => pictures.slice(0, this.at.value + 1).flatMap(({ events }) => events));
  }

  get length(): number {
    return this.pictures.length;
  }

  get isOver(): boolean {
    return this.at.value >= this.length;
  }

  /** The picture in which an event of the move happens. */
  pictureOf(event: number): number {
    let told = 0;
    const at = this.pictures.findIndex(({ events }) => (told += events.length) > event);
    return at < 0 ? this.length : at;
  }

  /** Shows a picture, and goes on from it if the film was running. */
  goTo(picture: number): void {
    const at = Math.min(Math.max(picture, -1), this.length);
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

  /** From the first picture: the table as it was has just been seen. */
  fromStart(): void {
    this.playing.value = true;
    this.goTo(0);
  }

  /** From the beginning, with a look at the table as it was. */
  again(): void {
    this.playing.value = true;
    this.goTo(-1);
  }

  /** A picture on or back; whoever steps wants to look. */
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

  /** The table as it stands after the last picture. */
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
    const wait = at < 0 ? LEAD_MS : (this.pictures[at]?.ms ?? this.clock.beat) * this.pace;
    this.cancel = this.clock.after(this.clock.length(wait), () => this.goTo(at + 1));
  }
}
