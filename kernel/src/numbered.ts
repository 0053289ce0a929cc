import { assert } from './game.ts';

const MOST = 100_000;

/**
 * A table by small numbers that makes its entries when they are first asked for. Games keep their actions in such tables:
 * equal actions are then the same object, and listing them allocates nothing.
 */
export class Numbered<T> {
  private readonly made: T[] = [];
  private readonly make: (number: number) => T;

  constructor(make: (number: number) => T) {
    this.make = make;
  }

  at(number: number): T {
    const { made } = this;
    return number < made.length ? (made[number] as T) : this.grow(number);
  }

  /** The first so many, as a new list. */
  first(count: number): T[] {
    if (count > 0) this.at(count - 1);
    return this.made.slice(0, count);
  }

  /** Fills up in order, so that the array never has holes. */
  private grow(number: number): T {
    assert(number < MOST, 'a number larger than any game gives'); // from a state from outside, say
    while (this.made.length <= number) this.made.push(this.make(this.made.length));
    return this.made[number] as T;
  }
}
