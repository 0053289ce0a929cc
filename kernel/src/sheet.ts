/**
 * A buffer that is used again and again to build lists whose length is known only at the end: a growing array would be copied.
 * Whoever writes asks first for as many lines as there can be, so that no write has to ask whether the sheet grows.
 */
export class Sheet<T> {
  readonly lines: T[] = [];
  private readonly blank: T;

  constructor(blank: T) {
    this.blank = blank;
  }

  have(most: number): void {
    while (this.lines.length < most) this.lines.push(this.blank);
  }
}
