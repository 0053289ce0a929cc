/** What stands in the way at a table, in words: a refusal, something to know, or the end of it here. */
import type { Problem } from '@orrery/protocol';
import { batch, signal } from '@preact/signals';
import { problemWords } from '../parts/problem-words.ts';

/** Why something was not done, and the rule that says so. */
export interface Refused {
  readonly words: string;
  readonly rule?: string;
}

export class Trouble {
  /** Why the last action was not taken; until the next one. */
  readonly refusal = signal<Refused | undefined>(undefined);
  /** Something to know that stops nothing. */
  readonly notice = signal<string | undefined>(undefined);
  /** Whether everything so far could be saved. */
  readonly saved = signal(true);
  /** What was saved is gone; whether it is to be saved again the player says. */
  readonly lost = signal(false);
  /** The match cannot go on. */
  readonly fault = signal<string | undefined>(undefined);
  /** The match went to another tab. */
  readonly elsewhere = signal(false);

  /** What was asked for could not be done, and the match is as it was; unless it is played elsewhere. */
  refuse(problem: Problem): void {
    if (problem.code === 'elsewhere') this.elsewhere.value = true;
    else this.refusal.value = { words: problemWords(problem) };
  }

  /** The match cannot go on here. */
  stop(problem: Problem): void {
    if (problem.code === 'elsewhere') this.elsewhere.value = true;
    else this.fault.value = problemWords(problem);
  }

  /** Something to know that stops nothing. Who plays by turns at one screen is told once that nothing is saved. */
  note(problem: Problem): void {
    const saved = problem.code === 'saved';
    const lost = problem.code === 'lost';
    if (saved === this.saved.peek() && lost === this.lost.peek()) return;
    batch(() => {
      this.saved.value = saved;
      this.lost.value = lost;
      this.notice.value = saved ? undefined : problemWords(problem);
    });
  }
}
