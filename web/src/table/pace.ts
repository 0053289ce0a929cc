/** Shows what happened one thing after another, each a beat after the last, so that a bot's reply can be followed. */
import { signal } from '@preact/signals';

export interface PaceClock {
  now(): number;
  /** Runs the task after so many milliseconds; gives back what cancels it. */
  after(milliseconds: number, task: () => void): () => void;
  /** The present length of a beat; 0 shows everything at once. */
  beat(): number;
}

export const browserClock = (beat: () => number): PaceClock => ({
  now: () => performance.now(),
  after: (milliseconds, task) => {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
  beat,
});

export class Pace<T> {
  private readonly show: (item: T) => void;
  private readonly clock: PaceClock;
  private queue: T[] = [];
  private readonly length = signal(0);
  private cancel: (() => void) | undefined;
  private lastShown = Number.NEGATIVE_INFINITY;

  constructor(clock: PaceClock, show: (item: T) => void) {
    this.clock = clock;
    this.show = show;
  }

  /** Whether something is still to be shown. */
  get waiting(): boolean {
    return this.length.value > 0;
  }

  push(item: T): void {
    this.queue.push(item);
    this.length.value = this.queue.length;
    if (this.queue.length === 1) this.schedule();
  }

  /** The next thing is an answer to the player's own click: it waits for nothing. */
  skipBeat(): void {
    this.lastShown = Number.NEGATIVE_INFINITY;
  }

  /** Shows all that waits. Says whether there was anything. */
  hurry(): boolean {
    const items = this.queue;
    this.clear();
    for (const item of items) this.show(item);
    if (items.length > 0) this.lastShown = this.clock.now();
    return items.length > 0;
  }

  /** Forgets what waits. */
  clear(): void {
    this.cancel?.();
    this.cancel = undefined;
    this.queue = [];
    this.length.value = 0;
  }

  private schedule(): void {
    const wait = this.lastShown + this.clock.beat() - this.clock.now();
    if (wait > 0) this.cancel = this.clock.after(wait, () => this.showNext());
    else this.showNext();
  }

  private showNext(): void {
    this.cancel = undefined;
    const item = this.queue.shift();
    this.length.value = this.queue.length;
    if (item === undefined) return;
    this.lastShown = this.clock.now();
    this.show(item);
    if (this.queue.length > 0) this.schedule();
  }
}
