/** Whose clock runs at a table, and what happens when one has run out. How times are counted is in `clocks.ts`. */
import type { Listener, Table } from '@orrery/host';
import type { Seat } from '@orrery/kernel';
import {
  leftOf,
  nextEnd,
  nextZero,
  type Shown,
  silentLimit,
  type SilentTime,
  type Time,
  timesAfter,
} from '../clocks.ts';
import { playsItself } from '../record.ts';
import type { RoomCore } from './core.ts';

/** What could not be done at zero is tried again after so long. */
const AGAIN_MS = 1000;
/** No timer of Node's reaches further. */
const TIMER_MOST = 24 * 60 * 60 * 1000;

export class RoomClock {
  private readonly core: RoomCore;
  private readonly onZero: (seat: Seat) => Promise<void>;
  private listener: Listener | undefined;
  private timer: NodeJS.Timeout | undefined;

  /** `onZero`: somebody's time is over. */
  constructor(core: RoomCore, onZero: (seat: Seat) => Promise<void>) {
    this.core = core;
    this.onZero = onZero;
  }

  /** Goes by this table from now on, if the match has clocks. */
  start(table: Table): void {
    if (!this.core.room.times) return;
    this.listener = this.clockwork(table);
    table.join(this.listener);
  }

  stop(): void {
    clearTimeout(this.timer);
    if (this.listener) this.core.table?.leave(this.listener);
  }

  /** A clock runs that comes to its end soon. */
  get ticks(): boolean {
    const { clock, state, times = [] } = this.core.room;
    return state === 'running' && clock.kind !== 'days' && nextZero(times) !== undefined;
  }

  private setTimes(times: readonly Time[]): void {
    this.core.room = { ...this.core.room, times };
  }

  /** The clocks see what a watcher sees, when it is seen. */
  private clockwork(table: Table): Listener {
    const { core } = this;
    const run = (shown: Shown) => {
      const { clock, times = [] } = core.room;
      const asked = shown.asked.filter((seat) => !playsItself(core.seat(seat)));
      this.setTimes(timesAfter(clock, times, { ...shown, asked }, core.world.now()));
      this.setTimer();
      // After everybody has what the clocks go by.
      queueMicrotask(() => core.tellAll());
      core.saveLater();
    };
    const isAsked = table.now('watcher').view.decisions.map(({ seat }) => seat);
    // Whoever was asked when the server stopped goes on with the time that was left then.
    const running = (core.room.times ?? []).flatMap(({ since }, seat) => (since === undefined ? [] : [seat]));
    if (!table.over && isAsked.join() !== running.join()) run({ asked: isAsked, undone: true });
    return {
      viewer: 'watcher',
      ready: ({ view, outcome, undoneTo, seat: actor }) => {
        const asked = outcome ? [] : view.decisions.map(({ seat }) => seat);
        const undone = undoneTo !== undefined;
        return () => run({ asked, undone, ...(actor !== undefined && { actor }) });
      },
      warn: () => undefined,
      fail: () => undefined,
    };
  }

  /** One timer for whatever comes next: a clock at zero, or a silent question without an answer. */
  setTimer(): void {
    clearTimeout(this.timer);
    const { room, stopped, world } = this.core;
    if (stopped || room.state !== 'running') return;
    const at = nextEnd(room.times, room.silent);
    if (at === undefined) return;
    this.timer = setTimeout(() => this.ring(), Math.min(Math.max(0, at - world.now()), TIMER_MOST));
  }

  /** Goes by what is asked in silence now. Whoever is asked, or is not any more, hears of it; nobody else does. */
  noteSilent(): void {
    const { room, world } = this.core;
    if (!room.times) return;
    const { clock, silent: before = [] } = room;
    const now = world.now();
    this.setSilent(
      room.times.flatMap((time, seat): SilentTime[] => {
        const id = this.askedInSilence(seat);
        const limit = silentLimit(clock, time, now);
        if (id === undefined || limit === undefined) return [];
        return [before.find((each) => each.seat === seat && each.id === id) ?? { seat, id, until: now + limit }];
      }),
    );
    this.setTimer();
  }

  /** What somebody who plays themselves is asked in silence. */
  private askedInSilence(seat: Seat): string | undefined {
    const sitter = this.core.seat(seat);
    const open = this.core.table?.match.decisionOf(seat);
    return open?.hidden && sitter.kind === 'person' && !playsItself(sitter) ? open.id : undefined;
  }

  /** Kept, so that a server that starts again gives nobody more time. */
  private setSilent(silent: readonly SilentTime[]): void {
    const { core } = this;
    const before = core.room.silent ?? [];
    const changed = [...before, ...silent].filter((each) => !(before.includes(each) && silent.includes(each)));
    if (changed.length === 0) return;
    core.room = { ...core.room, silent };
    core.saveLater();
    for (const seat of new Set(changed.map((each) => each.seat))) {
      const sitter = core.seat(seat);
      if (sitter.kind === 'person') core.tellPerson(sitter.id);
    }
  }

  private ring(): void {
    const { core } = this;
    const { fault } = core.world;
    const now = core.world.now();
    const { silent = [] } = core.room;
    // An answer may have come that is not shown yet.
    for (const { seat, id, until } of silent)
      if (until <= now && core.table?.isAskedInSilence(seat, id)) void core.table.answerFor(seat).catch(fault);
    this.setSilent(silent.filter(({ until }) => until > now));
    const zero = nextZero(core.room.times ?? []);
    if (zero && zero.at <= now) core.inTurn(() => this.runOut(zero.seat)).catch((error) => this.tryAgain(error));
    else this.setTimer();
  }

  /** What cannot be kept has not happened, and nobody else would wake the clock. */
  private tryAgain(error: unknown): void {
    const { stopped, world } = this.core;
    world.fault(error);
    clearTimeout(this.timer);
    if (!stopped) this.timer = setTimeout(() => this.ring(), AGAIN_MS);
  }

  private async runOut(seat: Seat): Promise<void> {
    const time = this.core.room.times?.[seat];
    // An answer may have come while this waited for its turn.
    if (!time || time.since === undefined || leftOf(time, this.core.world.now()) > 0) return this.setTimer();
    await this.onZero(seat);
  }

  /** A seat's clock stands still: a bot has the seat. */
  halt(seat: Seat): void {
    const now = this.core.world.now();
    const times = this.core.room.times?.map((time, at) => (at === seat ? { left: leftOf(time, now) } : time));
    if (times) this.setTimes(times);
    this.noteSilent();
  }

  /** Whoever comes back to a question has their time for it again. */
  resume(): void {
    const { core } = this;
    const { table, room } = core;
    this.noteSilent();
    // What is not shown yet comes with what shows it.
    if (!table || !room.times || table.isSilent) return;
    const known = table.now('watcher').view.decisions.map(({ seat }) => seat);
    const asked = known.filter((seat) => !playsItself(core.seat(seat)));
    this.setTimes(timesAfter(room.clock, room.times, { asked, undone: true }, core.world.now()));
    this.setTimer();
    core.saveLater();
  }
}
