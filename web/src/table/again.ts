/** Shows once more what the others did since one's own last action, from the moments this page was told of. */
import type { Update } from '@orrery/protocol';
import { signal } from '@preact/signals';
import { BEAT_MS, paced } from '../settings/motion.ts';

export class Again {
  /** The past moment that is shown now. */
  readonly shown = signal<Update | undefined>(undefined);
  /** One's own last action, and what followed it. */
  private readonly recent = signal<readonly Update[]>([]);
  private turn = 0;

  /** Whether somebody else did something since. */
  get hasMore(): boolean {
    return this.recent.value.length > 1;
  }

  /** From here on: the own action, a table newly looked at, something taken back. */
  startAt(update: Update): void {
    this.recent.value = [update];
  }

  add(update: Update): void {
    this.recent.value = [...this.recent.peek(), update];
  }

  /** Plays up to where the table stands now. */
  async play(): Promise<void> {
    const turn = ++this.turn;
    for (const update of this.recent.peek()) {
      if (turn !== this.turn) return;
      this.shown.value = { ...update, canUndo: false };
      // Even without motion: who asks to see it again wants to see it.
      await new Promise((resolve) => setTimeout(resolve, paced(BEAT_MS) || BEAT_MS));
    }
    if (turn === this.turn) this.stop();
  }

  /** Says whether there was anything to stop. */
  stop(): boolean {
    const playing = this.shown.peek() !== undefined;
    this.turn++;
    this.shown.value = undefined;
    return playing;
  }
}
