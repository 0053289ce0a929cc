/** What is shown of what has happened: the film of the last action, or once more what the others did. */
import type { Moment, Update } from '@orrery/protocol';
import { signal } from '@preact/signals';
import type { GameBoard } from '../games/board.ts';
import { BEAT_MS, paced } from '../settings/motion.ts';
import { Film, type Take, takeOf } from './film.ts';
import { filmClock } from './film-clock.ts';
import type { Pace } from './pace.ts';

/** What happened, and its beats if the board tells it in several. */
interface Past {
  readonly update: Update;
  readonly take: Take<Update> | undefined;
}

export class Reel {
  /** What is being shown beat by beat. */
  readonly film = signal<Film<Update> | undefined>(undefined);
  /** The past moment that is shown again now. */
  readonly repeated = signal<Update | undefined>(undefined);
  /** How the board tells an action in beats, if it can. */
  filmOf: GameBoard['film'];
  /** One's own last action, and what followed it. */
  private readonly recent = signal<readonly Past[]>([]);
  private readonly pace: Pace<Update>;
  private turn = 0;

  constructor(pace: Pace<Update>) {
    this.pace = pace;
  }

  /** The past moment shown now, if any. */
  get shown(): Update | undefined {
    return this.film.value?.shown.value ?? this.repeated.value;
  }

  get isRunning(): boolean {
    return this.film.value !== undefined || this.repeated.value !== undefined;
  }

  /** Whether there is something to show again: what others did, or an own action with more than one picture. */
  get hasMore(): boolean {
    return this.recent.value.length > 1 || this.recent.value.some(({ take }) => take);
  }

  /** Nothing before it is shown again. */
  startAt(update: Update): void {
    this.recent.value = [{ update, take: undefined }];
  }

  /** Something happened: the player's own doing is where it begins anew. Runs its film, unless nobody wants to wait. */
  add(before: Update, update: Update, isOwn: boolean, hurried: boolean): void {
    const take = takeOf(this.filmOf, before, update);
    this.recent.value = [...(isOwn ? [] : this.recent.peek()), { update, take }];
    if (take && !hurried && paced(BEAT_MS) > 0 && !this.repeated.peek()) void this.screen(take);
  }

  /** What happened before the page was opened at `now`: the first of the moments is the one before. */
  recall(moments: readonly Moment[], now: Update): void {
    const [first, ...later] = this.recent.peek();
    if (first?.update !== now || moments.length === 0) return;
    const updates = moments.map(({ moves, view, events }): Update => ({ ...now, moves, view, events, canUndo: false }));
    const earlier = updates.flatMap((update, at) => {
      const before = updates[at - 1];
      // Who has not acted yet sees it from the beginning; else the first is only what the own action began with.
      if (!before) return moments.some(({ seat }) => seat === now.viewer) ? [] : [{ update, take: undefined }];
      return [{ update, take: takeOf(this.filmOf, before, update) }];
    });
    this.recent.value = [...earlier, ...later];
  }

  /** Plays up to where the table stands now. */
  async repeat(): Promise<void> {
    const turn = ++this.turn;
    for (const { update, take } of this.recent.peek()) {
      if (turn !== this.turn) return;
      const screened = take && this.screen(take);
      this.repeated.value = { ...update, canUndo: false };
      // Even without motion: who asks to see it again wants to see it.
      await (screened ?? new Promise((resolve) => setTimeout(resolve, paced(BEAT_MS) || BEAT_MS)));
    }
    if (turn === this.turn) this.repeated.value = undefined;
  }

  /** To where the table stands: the end of the film, and of a repetition. Says whether there was anything. */
  stop(): boolean {
    const { isRunning } = this;
    this.turn++;
    this.repeated.value = undefined;
    this.film.peek()?.skip();
    return isRunning;
  }

  /** Runs a film to its end; what comes meanwhile waits. */
  private screen(take: Take<Update>): Promise<void> {
    this.pace.hold();
    return new Promise((resolve) => {
      const film = new Film(take, filmClock, () => {
        this.film.value = undefined;
        this.pace.letGo();
        resolve();
      });
      this.film.value = film;
      film.play();
    });
  }
}
