/** The legal actions as a list to choose from: a cursor, a filter in words, and pages of nine so that digits reach them. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Action } from '@orrery/kernel';

export interface Choice {
  readonly action: Action;
  readonly words: string;
}

/** One page: as many as there are digits on the keyboard. */
export const PAGE = 9;
/** From so many on, a filter in words is quicker than paging. */
export const FILTER_FROM = 19;

/** Every word typed must occur, in any order: "c3 sentry" finds "Attack Sentry in C3". */
export function matches(words: string, filter: string): boolean {
  const text = words.toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((part) => text.includes(part));
}

export class Choices {
  readonly decision: string;
  readonly all: readonly Choice[];
  readonly filter = signal('');
  /** Where Enter goes: an index into `matching`. Begins at the first choice in the order of the rules. */
  readonly cursor = signal(0);
  readonly matching: ReadonlySignal<readonly Choice[]>;
  readonly page: ReadonlySignal<number>;
  readonly pages: ReadonlySignal<number>;
  /** The choices of the present page: those that digits choose. */
  readonly shown: ReadonlySignal<readonly Choice[]>;

  constructor(decision: string, all: readonly Choice[]) {
    this.decision = decision;
    this.all = all;
    this.matching = computed(() => all.filter(({ words }) => matches(words, this.filter.value)));
    this.page = computed(() => Math.floor(this.cursor.value / PAGE));
    this.pages = computed(() => Math.ceil(this.matching.value.length / PAGE));
    this.shown = computed(() => this.matching.value.slice(this.page.value * PAGE, (this.page.value + 1) * PAGE));
  }

  get current(): Choice | undefined {
    return this.matching.value[this.cursor.value];
  }

  narrow(filter: string): void {
    this.filter.value = filter;
    this.cursor.value = 0;
  }

  /** Steps through the whole list, around its ends. */
  move(step: number): void {
    const count = this.matching.value.length;
    if (count > 0) this.cursor.value = (this.cursor.value + step + count) % count;
  }

  turnPage(step: number): void {
    const pages = this.pages.value;
    if (pages > 0) this.cursor.value = ((this.page.value + step + pages) % pages) * PAGE;
  }

  /** Points at an action, for instance one under the mouse on the board, and brings its page. */
  pointAt(action: Action): void {
    const at = this.matching.value.findIndex((choice) => choice.action === action);
    if (at >= 0) this.cursor.value = at;
  }

  /** The choice that a digit stands for now. */
  byDigit(digit: number): Choice | undefined {
    return this.shown.value[digit - 1];
  }

  /** The digit that chooses an action now, if it is on the present page. */
  digitOf(action: Action): number | undefined {
    const at = this.shown.value.findIndex((choice) => choice.action === action);
    return at >= 0 ? at + 1 : undefined;
  }
}

export const NO_CHOICES = new Choices('', []);
