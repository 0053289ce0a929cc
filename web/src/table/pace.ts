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
  private readonly show: (item: T, hurried: boolean) => void;
  private readonly clock: PaceClock;
  private queue: { readonly item: T; readonly waits: boolean }[] = [];
  private readonly length = signal(0);
  private cancel: (() => void) | undefined;
  private lastShown = Number.NEGATIVE_INFINITY;
  private held = false;
  private readonly stopped = signal(false);

  /** `show` is also told whether the player would not wait. */
  constructor(clock: PaceClock, show: (item: T, hurried: boolean) => void) {
    this.clock = clock;
    this.show = show;
  }

  /** Whether something is still to be shown. */
  get waiting(): boolean {
    return this.length.value > 0;
  }

  /** An update that need not be waited for is shown at once, together with the one before: there is nothing to see in it. */
  push(item: T, waits = true): void {
    this.queue.push({ item, waits });
    this.length.value = this.queue.length;
    if (this.queue.length === 1) this.schedule();
  }

  /** Whoever watches has stopped it: nothing is shown but step by step. */
  get paused(): boolean {
    return this.stopped.value;
  }

  pause(): void {
    this.stopped.value = true;
    this.cancel?.();
    this.cancel = undefined;
  }

  resume(): void {
    this.stopped.value = false;
    if (this.queue.length > 0) this.schedule();
  }

  /** Shows the next thing, and nothing after it. */
  step(): void {
    this.pause();
    if (!this.held) this.showNext();
  }

  /** The next thing is an answer to the player's own click: it waits for nothing. */
  skipBeat(): void {
    this.lastShown = Number.NEGATIVE_INFINITY;
  }

  /** Nothing more is shown until it is let go: what is shown now takes its own time. */
  hold(): void {
    this.held = true;
    this.cancel?.();
    this.cancel = undefined;
  }

  letGo(): void {
    this.held = false;
    this.lastShown = this.clock.now();
    if (this.queue.length > 0) this.schedule();
  }

  /** Shows all that waits. Says whether there was anything. */
  hurry(): boolean {
    const items = this.queue;
    this.clear();
    for (const { item } of items) this.show(item, true);
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
    if (this.held || this.stopped.peek()) return;
    const wait = this.lastShown + this.clock.beat() - this.clock.now();
    if (wait > 0 && this.queue[0]?.waits) this.cancel = this.clock.after(wait, () => this.showNext());
    else this.showNext();
  }

  private showNext(): void {
    this.cancel = undefined;
    const next = this.queue.shift();
    this.length.value = this.queue.length;
    if (next === undefined) return;
    if (next.waits) this.lastShown = this.clock.now();
    this.show(next.item, false);
    if (this.queue.length > 0) this.schedule();
  }
}
