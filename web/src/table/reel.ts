/** What is shown of what has happened: the film of the last move, or once more what the others did. */
import type { Moment, Update } from '@orrery/protocol';
import { batch, signal } from '@preact/signals';
import { BEAT_MS, paced } from '../settings/motion.ts';
import { Film } from './film.ts';
import { filmClock } from './film-clock.ts';
import type { Pace } from './pace.ts';
import { type MomentAt, momentsOf, type Past, updateAt } from './past.ts';
import { type Captions, type Take, takeOf } from './pictures.ts';

/** What happened, and its pictures if it has several. */
interface Happened {
  readonly update: Update;
  readonly take: Take<Update> | undefined;
}

export class Reel {
  /** What is being shown picture by picture. */
  readonly film = signal<Film<Update> | undefined>(undefined);
  /** The past moment that is shown again now. */
  readonly repeated = signal<Update | undefined>(undefined);
  /** How many times faster films run. */
  speed = 1;
  /** The words under the pictures. */
  captions: Captions;
  /** One's own last move, and what followed it. */
  private readonly recent = signal<readonly Happened[]>([]);
  /** What happened before this page looked, until it is asked for. */
  private readonly past = signal<Past | undefined>(undefined);
  private readonly momentAt: MomentAt;
  private readonly pace: Pace<Update>;
  private turn = 0;

  constructor(pace: Pace<Update>, captions: Captions, momentAt: MomentAt) {
    this.pace = pace;
    this.captions = captions;
    this.momentAt = momentAt;
  }

  /** The past moment shown now, if any. */
  get shown(): Update | undefined {
    return this.film.value?.shown.value ?? this.repeated.value;
  }

  get isRunning(): boolean {
    return this.film.value !== undefined || this.repeated.value !== undefined;
  }

  /** Whether there is something to show again: what others did, or an own move with more than one picture. */
  get hasMore(): boolean {
    if (this.recent.value.length > 1 || this.recent.value.some(({ take }) => take)) return true;
    return this.past.value?.hasOthers === true;
  }

  /** Nothing before it is shown again, but the past that can still be asked for. */
  startAt(update: Update, past?: Past): void {
    batch(() => {
      this.recent.value = [{ update, take: undefined }];
      this.past.value = past;
    });
  }

  /** Something happened: the player's own doing is where it begins anew. Runs its film, unless nobody wants to wait. */
  add(before: Update, update: Update, isOwn: boolean, hurried: boolean): void {
    const take = takeOf(this.captions, before, update);
    if (isOwn) this.past.value = undefined;
    this.recent.value = [...(isOwn ? [] : this.recent.peek()), { update, take }];
    if (take && !hurried && paced(BEAT_MS) > 0 && !this.repeated.peek()) void this.screen(take);
  }

  /** Whether an own move was the last before this page looked: only its moment tells whether it is a film. */
  get isOwnLast(): boolean {
    return this.past.peek()?.hasOthers === false;
  }

  /** Asks for what happened before this page looked. */
  async recall(): Promise<void> {
    const past = this.past.peek();
    if (!past) return;
    const moments = await momentsOf(past, this.momentAt);
    if (this.past.peek() !== past) return;
    batch(() => {
      this.past.value = undefined;
      const [first, ...later] = this.recent.peek();
      if (first && moments.length > 0) this.recent.value = [...this.happened(moments, past, first.update), ...later];
    });
  }

  private happened(moments: readonly Moment[], { isOwnFirst }: Past, now: Update): Happened[] {
    const updates = moments.map((moment) => updateAt(moment, now));
    return updates.flatMap((update, at) => {
      const before = updates[at - 1];
      if (before) return [{ update, take: takeOf(this.captions, before, update) }];
      return isOwnFirst ? [] : [{ update, take: undefined }];
    });
  }

  /** Plays up to where the table stands now. */
  async repeat(): Promise<void> {
    const turn = ++this.turn;
    await this.recall();
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
      const clock = { ...filmClock, length: (ms: number) => filmClock.length(ms) / this.speed };
      const film = new Film(take, clock, () => {
        this.film.value = undefined;
        this.pace.letGo();
        resolve();
      });
      this.film.value = film;
      if (this.pace.paused) film.goTo(0);
      else film.play();
    });
  }
}
