/** How often somebody may do something: so many at once, and so many in the long run. */

export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Taken {
  level: number;
  at: number;
}

/** Of those who have not been here for long nothing is kept. */
const KEPT_MOST = 10_000;

export class Rates {
  private readonly rate: Rate;
  private readonly now: () => number;
  /** How much each has taken that has not come back yet, and when that was so. */
  private readonly taken = new Map<string, Taken>();

  constructor(rate: Rate, now: () => number) {
    this.rate = rate;
    this.now = now;
  }

  /** Takes so much. Otherwise the seconds after which it could be had. */
  take(who: string, cost = 1): number {
    const { burst, perSecond } = this.rate;
    const at = this.now();
    const known = this.taken.get(who);
    const level = (known ? this.levelOf(known, at) : 0) + cost;
    if (level > burst) return Math.max(1, Math.ceil((level - burst) / perSecond));
    // Changed in its place: every message comes through here, and to take it out and put it in again costs more than all else.
    if (known) {
      known.level = level;
      known.at = at;
    } else this.add(who, { level, at });
    return 0;
  }

  private add(who: string, taken: Taken): void {
    this.taken.set(who, taken);
    if (this.taken.size > KEPT_MOST) this.tidy(taken.at);
  }

  private levelOf({ level, at }: Taken, now: number): number {
    return Math.max(0, level - ((now - at) / 1000) * this.rate.perSecond);
  }

  private tidy(now: number): void {
    for (const [who, taken] of this.taken) if (this.levelOf(taken, now) === 0) this.taken.delete(who);
    // Whoever has been away longest goes first, so that strangers by the thousand take no memory.
    const tooMany = Math.max(0, this.taken.size - KEPT_MOST / 2);
    const longestAway = [...this.taken].sort(([, a], [, b]) => a.at - b.at).slice(0, tooMany);
    for (const [who] of longestAway) this.taken.delete(who);
  }
}

/** How many of something each has at once. */
export class Counts {
  private readonly counts = new Map<string, number>();

  of(who: string): number {
    return this.counts.get(who) ?? 0;
  }

  add(who: string): void {
    this.counts.set(who, this.of(who) + 1);
  }

  remove(who: string): void {
    const left = this.of(who) - 1;
    if (left > 0) this.counts.set(who, left);
    else this.counts.delete(who);
  }
}
