/** The headings of the log: where a new round began, in the game's own words for it. */
import { signal } from '@preact/signals';
import { findRounds, type Mark } from '../rounds.ts';
import type { MomentAt } from './past.ts';
import type { Shown, Words } from './scene.ts';
import { progressOf } from './words.ts';

export class RoundMarks {
  readonly marks = signal<readonly Mark[]>([]);
  private readonly text: Words;

  constructor(text: Words) {
    this.text = text;
  }

  /** A round is marked when it begins; what was taken back has no marks. */
  note(shown: Pick<Shown, 'view' | 'moves' | 'outcome'>): void {
    const { moves } = shown;
    const words = progressOf(this.text, shown);
    const kept = this.marks.peek().filter(({ at }) => at < moves || (at === moves && at === 0));
    const isNew = words !== undefined && words !== kept.at(-1)?.words;
    this.marks.value = isNew ? [...kept, { at: moves, words }] : kept;
  }

  /** Another eye looks, which counts other moves. */
  clear(): void {
    this.marks.value = [];
  }

  /** The rounds of the first so many actions, which this page did not see; `stillThere` of them are left by now. */
  async recall(momentAt: MomentAt, moves: number, stillThere: () => number): Promise<void> {
    const { text } = this;
    if (!text.progress) return;
    const found = await findRounds(async (at) => {
      const moment = await momentAt(at);
      return moment && progressOf(text, moment);
    }, moves);
    const later = this.marks.peek().filter(({ at }) => at > moves);
    this.marks.value = [...found.filter(({ at }) => at <= stillThere()), ...later];
  }
}
