/** Whoever is asked something new, and does not notice, is called after a while. */
import type { Table } from '@orrery/host';
import type { Seat } from '@orrery/kernel';
import type { Call } from '@orrery/protocol';
import { playsItself, type RoomNow } from '../record.ts';
import type { RoomCore } from './core.ts';

interface Put {
  readonly id: string;
  readonly since: number;
  /** When somebody is called for it; never if they were, or know it already. */
  due: number;
}

/** Something else than a turn that somebody is asked. */
interface Request {
  readonly person: string;
  readonly why: NonNullable<Call['why']>;
  /** Where it is to be answered. */
  room(this: void): RoomNow;
  /** Whether it is still open, and nobody has seen them elsewhere since then. */
  isOpen(this: void, since: number): boolean;
}

export class TurnCalls {
  private readonly core: RoomCore;
  /** What each seat is asked, as far as somebody may have to be called for it. */
  private readonly questions = new Map<Seat, Put>();
  private readonly requests = new Set<Request & { readonly since: number; readonly due: number }>();
  /** One for the room, set anew when it rings: most questions are answered long before. */
  private timer: NodeJS.Timeout | undefined;

  constructor(core: RoomCore) {
    this.core = core;
  }

  private get nextDue(): number {
    let next = Number.POSITIVE_INFINITY;
    for (const { due } of this.questions.values()) next = Math.min(next, due);
    for (const { due } of this.requests) next = Math.min(next, due);
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

  /** Somebody is asked something else just now. */
  ask(request: Request): void {
    const { now, call, callAfterMs } = this.core.world;
    if (!call) return;
    this.requests.add({ ...request, since: now(), due: performance.now() + callAfterMs });
    this.timer ??= setTimeout(() => this.ring(), callAfterMs);
  }

  private ring(): void {
    this.timer = undefined;
    // A timer may ring a little early.
    const now = performance.now() + 1;
    for (const [seat, question] of this.questions) {
      if (question.due > now) continue;
      question.due = Number.POSITIVE_INFINITY;
      this.callTo(seat, question.since);
    }
    for (const request of this.requests) {
      if (request.due > now) continue;
      this.requests.delete(request);
      const { person, why, since } = request;
      if (request.isOpen(since) && !this.core.isAwake(person, since))
        this.core.world.call?.(person, request.room(), why);
    }
    const next = this.nextDue;
    if (next < Number.POSITIVE_INFINITY) this.timer = setTimeout(() => this.ring(), next - performance.now());
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private callTo(seat: Seat, since: number): void {
    const { core } = this;
    const sitter = core.seat(seat);
    if (sitter.kind !== 'person' || playsItself(sitter)) return;
    if (!core.isAwake(sitter.id, since)) core.world.call?.(sitter.id, core.room);
  }
}
