/**
 * A list of options being written. It is written on the same paper every time and then copied at its length: an array
 * that grows would be copied again and again, and listing options is most of what a random game does.
 */
import type { Action } from '../actions.ts';

export class OptionsList {
  private readonly lines: Action[] = [];
  private count = 0;

  add(action: Action): void {
    this.lines[this.count++] = action;
  }

  /**
   * Counts 1 if it is an option and 0 if not. It is written in any case, and the next one over it if it does not count: that
   * costs less than a branch that nobody can predict.
   */
  addIf(action: Action, counts: number): void {
    this.lines[this.count] = action;
    this.count += counts;
  }

  /** What was written since the last time. */
  take(): Action[] {
    const taken = this.lines.slice(0, this.count);
    this.count = 0;
    return taken;
  }
}
