/** Whoever is asked something new, and does not notice, is called after a while. */
import type { Table } from '@orrery/host';
import type { Seat } from '@orrery/kernel';
import { playsItself } from '../record.ts';
import type { RoomCore } from './core.ts';

interface Put {
  readonly id: string;
  readonly since: number;
  /** When somebody is called for it; never if they were, or know it already. */
  due: number;
}

export class TurnCalls {
  private readonly core: RoomCore;
  /** What each seat is asked, as far as somebody may have to be called for it. */
  private readonly questions = new Map<Seat, Put>();
  /** One for the room, set anew when it rings: most questions are answered long before. */
  private timer: NodeJS.Timeout | undefined;

  constructor(core: RoomCore) {
    this.core = core;
  }

  private get nextDue(): number {
    let next = Number.POSITIVE_INFINITY;
    for (const { due } of this.questions.values()) next = Math.min(next, due);
    return next;
  }

  /** Somebody may have to be called soon. */
  get pending(): boolean {
    return this.timer !== undefined && this.nextDue < Number.POSITIVE_INFINITY;
  }

  /** `isNews`: the questions were put just now. */
  note(table: Table, isNews: boolean): void {
    const { room, world } = this.core;
    if (!world.call) return;
    for (const [seat, sitter] of room.seats.entries()) {
      const isPerson = sitter.kind === 'person' && !playsItself(sitter);
      const id = isPerson ? table.match.decisionOf(seat)?.id : undefined;
      if (id === this.questions.get(seat)?.id) continue;
      if (id === undefined) this.questions.delete(seat);
      else this.put(seat, id, isNews);
    }
  }

  private put(seat: Seat, id: string, isNews: boolean): void {
    const { now, callAfterMs } = this.core.world;
    const due = isNews ? performance.now() + callAfterMs : Number.POSITIVE_INFINITY;
    this.questions.set(seat, { id, since: now(), due });
    if (isNews) this.timer ??= setTimeout(() => this.ring(), callAfterMs);
  }

  private ring(): void {
    this.timer = undefined;
    for (const [seat, question] of this.questions) {
      // A timer may ring a little early.
      if (question.due > performance.now() + 1) continue;
      question.due = Number.POSITIVE_INFINITY;
      this.callTo(seat, question.since);
    }
    const next = this.nextDue;
    if (next < Number.POSITIVE_INFINITY) this.timer = setTimeout(() => this.ring(), next - performance.now());
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** A browser that sleeps keeps its connection for a while, so it is not enough to be here: there must be a sign of it. */
  private callTo(seat: Seat, since: number): void {
    const { core } = this;
    const sitter = core.seat(seat);
    if (sitter.kind !== 'person' || playsItself(sitter)) return;
    const isAwake = [...core.visitors].some(({ person, heard }) => person.id === sitter.id && heard > since);
    if (!isAwake) core.world.call?.(sitter.id, core.room);
  }
}
