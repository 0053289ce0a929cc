/** Whose clock runs at a table, and what happens when one has run out. How times are counted is in `clocks.ts`. */
import type { Listener, Table } from '@orrery/host';
import type { Seat } from '@orrery/kernel';
import { leftOf, nextZero, type Shown, silentLimit, type Time, timesAfter } from '../clocks.ts';
import { playsItself } from '../record.ts';
import type { RoomCore } from './core.ts';

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
      notice: ({ view, outcome, undoneTo }, actor) =>
        run({
          asked: outcome ? [] : view.decisions.map(({ seat }) => seat),
          ...(actor !== undefined && { actor }),
          undone: undoneTo !== undefined,
        }),
      warn: () => undefined,
      fail: () => undefined,
    };
  }

  /** One timer for whatever comes next: a clock at zero, or a silent question without an answer. */
  setTimer(): void {
    clearTimeout(this.timer);
    const { room, silent, stopped, world } = this.core;
    if (stopped || room.state !== 'running') return;
    const zero = nextZero(room.times ?? [])?.at ?? Number.POSITIVE_INFINITY;
    const at = [...silent.values()].reduce((soonest, { until }) => Math.min(soonest, until), zero);
    if (at === Number.POSITIVE_INFINITY) return;
    this.timer = setTimeout(() => this.ring(), Math.min(Math.max(0, at - world.now()), TIMER_MOST));
  }

  /** Goes by what is asked in silence now. Whoever is asked, or is not any more, hears of it; nobody else does. */
  noteSilent(): void {
    const { core } = this;
    const { room, silent, table, world } = core;
    const now = world.now();
    for (const [seat, time] of (room.times ?? []).entries()) {
      const sitter = core.seat(seat);
      const open = table?.match.decisionOf(seat);
      const id = open?.hidden && sitter.kind === 'person' && !playsItself(sitter) ? open.id : undefined;
      if (id === silent.get(seat)?.id) continue;
      const limit = silentLimit(room.clock, time, now);
      if (id === undefined || limit === undefined) silent.delete(seat);
      else silent.set(seat, { id, until: now + limit });
      if (sitter.kind === 'person') core.tellPerson(sitter.id);
    }
    this.setTimer();
  }

  private ring(): void {
    const { core } = this;
    const { fault } = core.world;
    const now = core.world.now();
    for (const [seat, { id, until }] of core.silent) {
      if (until > now) continue;
      // An answer may have come that is not shown yet.
      if (core.table?.isAskedInSilence(seat, id)) void core.table.answerFor(seat).catch(fault);
      core.silent.delete(seat);
      const sitter = core.seat(seat);
      if (sitter.kind === 'person') core.tellPerson(sitter.id);
    }
    const zero = nextZero(core.room.times ?? []);
    if (zero && zero.at <= now) void core.inTurn(() => this.runOut(zero.seat)).catch(fault);
    else this.setTimer();
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
