/** The numbers of one game while they are counted: every name is there from the start. */
import { NAMES } from './names.ts';

export class Counts {
  private readonly numbers: Record<string, number>;

  constructor() {
    this.numbers = Object.fromEntries(Object.keys(NAMES).map((name) => [name, 0]));
  }

  has(name: string): boolean {
    return Object.hasOwn(this.numbers, name);
  }

  get(name: string): number {
    return this.numbers[name] ?? 0;
  }

  add(name: string, count = 1): void {
    this.numbers[name] = this.get(name) + count;
  }

  set(name: string, value: number): void {
    this.numbers[name] = value;
  }

  /** A sum becomes a share or a mean. */
  share(name: string, of: number): void {
    this.set(name, of > 0 ? this.get(name) / of : 0);
  }

  all(): Readonly<Record<string, number>> {
    return this.numbers;
  }
}

export const meanOf = (values: readonly number[]): number =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;
