/** Whoever is asked something new, and does not notice, is called after a while. */
import type { Table } from '@orrery/host';
import type { Seat } from '@orrery/kernel';
import { playsItself } from '../record.ts';
import type { RoomCore } from './core.ts';

export class TurnCalls {
  private readonly core: RoomCore;
  /** What each seat is asked, as far as somebody may have to be called for it. */
  private readonly questions = new Map<Seat, string>();
  private readonly timers = new Map<Seat, NodeJS.Timeout>();

  constructor(core: RoomCore) {
    this.core = core;
  }

  /** Somebody may have to be called soon. */
  get pending(): boolean {
    return this.timers.size > 0;
  }

  /** `isNews`: the questions were put just now. */
  note(table: Table, isNews: boolean): void {
    const { core } = this;
    if (!core.world.call) return;
    const open = new Map(table.match.decisions.map(({ seat, id }) => [seat, id]));
    for (const [seat, sitter] of core.room.seats.entries()) {
      const id = sitter.kind === 'person' && !playsItself(sitter) ? open.get(seat) : undefined;
      if (id === this.questions.get(seat)) continue;
      this.drop(seat);
      if (id === undefined) {
        this.questions.delete(seat);
        continue;
      }
      this.questions.set(seat, id);
      const since = core.world.now();
      if (isNews)
        this.timers.set(
          seat,
          setTimeout(() => this.callTo(seat, since), core.world.callAfterMs),
        );
    }
  }

  private drop(seat: Seat): void {
    clearTimeout(this.timers.get(seat));
    this.timers.delete(seat);
  }

  stop(): void {
    for (const seat of this.timers.keys()) this.drop(seat);
  }

  /** A browser that sleeps keeps its connection for a while, so it is not enough to be here: there must be a sign of it. */
  private callTo(seat: Seat, since: number): void {
    this.drop(seat);
    const { core } = this;
    const sitter = core.seat(seat);
    if (sitter.kind !== 'person' || playsItself(sitter)) return;
    const isAwake = [...core.visitors].some(({ person, heard }) => person.id === sitter.id && heard > since);
    if (!isAwake) core.world.call?.(sitter.id, core.room);
  }
}
