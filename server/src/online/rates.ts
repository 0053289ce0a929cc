/** How often somebody may do something: so many at once, and so many in the long run. */

export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Of those who have not been here for long nothing is kept. */
const KEPT_MOST = 10_000;

export class Rates {
  private readonly rate: Rate;
  private readonly now: () => number;
  /** How much each has taken that has not come back yet, and when that was so. */
  private readonly taken = new Map<string, { level: number; at: number }>();

  constructor(rate: Rate, now: () => number) {
    this.rate = rate;
    this.now = now;
  }

  /** Takes so much. Otherwise the seconds after which it could be had. */
  take(who: string, cost = 1): number {
    const { burst, perSecond } = this.rate;
    const at = this.now();
    const level = this.levelOf(who, at);
    if (level + cost > burst) return Math.max(1, Math.ceil((level + cost - burst) / perSecond));
    this.taken.delete(who);
    this.taken.set(who, { level: level + cost, at });
    if (this.taken.size > KEPT_MOST) this.tidy(at);
    return 0;
  }

  private levelOf(who: string, now: number): number {
    const { level, at } = this.taken.get(who) ?? { level: 0, at: now };
    return Math.max(0, level - ((now - at) / 1000) * this.rate.perSecond);
  }

  private tidy(now: number): void {
    for (const who of this.taken.keys()) if (this.levelOf(who, now) === 0) this.taken.delete(who);
    // Whoever has been away longest goes first, so that strangers by the thousand take no memory.
    for (const who of this.taken.keys()) {
      if (this.taken.size <= KEPT_MOST / 2) return;
      this.taken.delete(who);
    }
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
