/** The match that waits to be continued, as the first page tells of it. Kept apart from the table's own code, which loads later. */
import { signal } from '@preact/signals';

export interface RunningMatch {
  readonly match: string;
  readonly title: string;
  readonly words: string;
}

export const running = signal<RunningMatch | undefined>(undefined);
