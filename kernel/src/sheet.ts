import type { Numbered } from './numbered.ts';

/**
 * A list being written. It is written on the same sheet every time and then copied at its length: an array that grows would
 * be copied again and again, and listing what is legal is most of what a random game does.
 */
export class Sheet<T> {
  protected readonly lines: T[] = [];
  protected count = 0;

  /** Begins a new list, whatever became of the last. */
  start(): void {
    this.count = 0;
  }

  add(line: T): void {
    this.lines[this.count++] = line;
  }

  /** The entries of a table from one number to another. */
  addRange(table: Numbered<T>, from: number, to: number): void {
    const { lines } = this;
    let { count } = this;
    for (let number = from; number <= to; number++) lines[count++] = table.at(number);
    this.count = count;
  }

  get isEmpty(): boolean {
    return this.count === 0;
  }

  /** What was written since the start. */
  list(): T[] {
    return this.lines.slice(0, this.count);
  }
}
