/**
 * What the parts of a room at work share: how the room is, its table, who looks; and the one way in which something about it
 * is changed: saved first, told then.
 */
import type { Host, Table } from '@orrery/host';
import type { Refusal, Seat } from '@orrery/kernel';
import type { Call, Person, Problem, Rating, Room, ToClient } from '@orrery/protocol';
import type { OnlineStore } from '../../store/store.ts';
import type { LiveRoom } from '../live-room.ts';
import { shownRating } from '../ratings.ts';
import { type KeptPerson, type KeptSeat, recordOf, type RoomNow, seatsOfPerson } from '../record.ts';
import { roomShown } from './shown.ts';

/** Somebody who looks at a room. */
export interface Visitor {
  readonly person: Person;
  /** When there was last a sign of them, or of their browser. */
  readonly heard: number;
  tell(message: ToClient): void;
}

/** What a room needs of the world. */
export interface RoomWorld {
  readonly store: OnlineStore;
  readonly host: Host;
  readonly now: () => number;
  readonly newId: () => string;
  readonly fault: (error: unknown) => void;
  /** Calls somebody who does not look, if they wish. */
  readonly call?: (person: string, room: RoomNow, why?: Call['why']) => void;
  /** So long after a question was put. */
  readonly callAfterMs: number;
  /** When the server began its work: before, nobody could be here. */
  readonly since: number;
  /** Opens the room of a rematch. */
  readonly open: (room: RoomNow) => Promise<LiveRoom | undefined>;
  /** It is not at work any more: deleted, or its match stopped. */
  readonly gone: (room: LiveRoom) => void;
}

/** How a request went, when it did not simply go well. */
export type Answer = { readonly problem: Problem } | { readonly refusal: Refusal } | undefined;
export const no = (code: Problem['code'], details: Omit<Problem, 'code'> = {}): Answer => ({
  problem: { code, ...details },
});

export class RoomCore {
  room: RoomNow;
  /** Once the match has begun. */
  table: Table | undefined;
  /** It is not at work any more. */
  stopped = false;
  readonly world: RoomWorld;
  readonly visitors = new Set<Visitor>();
  readonly ratings = new Map<string, Rating>();
  /** What is done in this room, one after the other. */
  private turn: Promise<unknown> = Promise.resolve();

  constructor(room: RoomNow, world: RoomWorld) {
    this.room = room;
    this.world = world;
  }

  get id(): string {
    return this.room.id;
  }

  seat(seat: Seat): KeptSeat {
    return this.room.seats[seat] ?? { kind: 'open' };
  }

  /** How many moves everybody at the table has counted. */
  get moves(): number {
    return this.table?.movesOf('watcher') ?? 0;
  }

  /** Does something after what is being done. */
  inTurn<T>(task: () => Promise<T>): Promise<T> {
    const done = this.turn.then(task);
    this.turn = done.catch(() => undefined);
    return done;
  }

  /** When all that was begun is done. */
  get settled(): Promise<unknown> {
    return this.turn;
  }

  /** What cannot be saved has not happened. */
  async change(more: Partial<RoomNow>): Promise<void> {
    const before = this.room;
    this.room = { ...this.room, ...more, changed: this.world.now() };
    try {
      await this.save();
    } catch (error) {
      this.room = before;
      throw error;
    }
  }

  save(): Promise<void> {
    return this.world.store.saveRoom(recordOf(this.room));
  }

  /** Clocks are saved beside the moves: what a crash takes is less than a move's time. */
  saveLater(): void {
    void this.save().catch(this.world.fault);
  }

  async learnRating(seat: KeptSeat): Promise<void> {
    if (seat.kind !== 'person') return;
    const known = await this.world.store.rating(seat.id, this.room.game);
    if (known) this.ratings.set(seat.id, shownRating(known));
  }

  async learnRatings(): Promise<void> {
    await Promise.all(this.room.seats.map((seat) => this.learnRating(seat)));
  }

  isHere(who: string): boolean {
    return [...this.visitors].some(({ person }) => person.id === who);
  }

  /** A browser that sleeps keeps its connection for a while, so it is not enough to be here: there must be a sign of it. */
  isAwake(who: string, since: number): boolean {
    return [...this.visitors].some(({ person, heard }) => person.id === who && heard > since);
  }

  awaySince({ awaySince = 0 }: KeptPerson): number {
    return Math.max(awaySince, this.world.since);
  }

  /** Since when the host of a room that waits is not here. */
  get hostAway(): number | undefined {
    const { host, hostAway = 0, state } = this.room;
    return state === 'waiting' && !this.isHere(host) ? Math.max(hostAway, this.world.since) : undefined;
  }

  /** The room as one visitor may know it. */
  roomFor(who: string): Room {
    return roomShown(this, who);
  }

  tellAll(except?: Visitor): void {
    for (const visitor of this.visitors)
      if (visitor !== except && this.mayHear(visitor))
        visitor.tell({ type: 'room', room: this.roomFor(visitor.person.id) });
  }

  /** On every page of theirs that looks at this room. */
  tellPerson(id: string): void {
    for (const visitor of this.visitors)
      if (visitor.person.id === id) visitor.tell({ type: 'room', room: this.roomFor(id) });
  }

  /** A running match that is not to be watched is known to those who play it. */
  mayHear({ person }: Visitor): boolean {
    const { state, watchable } = this.room;
    return state !== 'running' || watchable || seatsOfPerson(this.room, person.id).length > 0;
  }
}
