/** One socket: takes its messages, hands them to the host or to a room, and is in the room that it looked at last. */
import type { Connection } from '@orrery/host';
import { isRecord } from '@orrery/kernel';
import { isToRoom, parseToRoom, type Person, type Problem, type ToClient, type ToRoom } from '@orrery/protocol';
import type { OnlineStore } from '../store/store.ts';
import type { Called } from './calls.ts';
import type { Gate } from './limits.ts';
import type { LiveRoom } from './live-room.ts';
import { whyNotOneMore, whyNotOpen } from './openings.ts';
import type { Outgoing } from './outbox.ts';
import { seatsOfPerson } from './record.ts';
import type { Visitor } from './room/core.ts';
import type { Rooms } from './rooms.ts';

/** What somebody can do in their own browser only. */
const AT_HOME: readonly string[] = ['create', 'learn', 'fork', 'import', 'keep', 'forget'];
/** What takes the server longer than a move does. */
const COSTS: Readonly<Record<string, number>> = { look: 4, replay: 2, log: 10, course: 20, list: 4, rematch: 10 };
/** Requests of one socket that wait for their answers. */
const WAITING_MOST = 32;

const typeOf = (input: unknown): string => (isRecord(input) && typeof input.type === 'string' ? input.type : '');

export interface VisitorWorld {
  readonly rooms: Rooms;
  readonly now: () => number;
  readonly store: OnlineStore;
  readonly gate: Gate;
  readonly fault: (error: unknown) => void;
  readonly watch: Watch;
}

/** For those who measure. */
export interface Watch {
  /** An action of a person was taken and kept, so many seconds after it came. */
  moved?(seconds: number): void;
  /** A message was refused. */
  refused?(code: string): void;
  /** A browser was called whose page is closed. */
  called?(how: Called): void;
}

export class SocketVisitor implements Visitor {
  person: Person;
  heard: number;
  private readonly world: VisitorWorld;
  private readonly address: string;
  private readonly out: Pick<Outgoing, 'say' | 'pass'>;
  private readonly connection: Connection;
  private room: LiveRoom | undefined;
  private waiting = 0;
  private closed = false;

  constructor(person: Person, address: string, world: VisitorWorld, out: SocketVisitor['out']) {
    this.person = person;
    this.address = address;
    this.world = world;
    this.heard = world.now();
    this.out = out;
    this.connection = world.rooms.host.connect(
      person.id,
      (message) => this.deliver(message),
      (message) => this.ready(JSON.stringify(message)),
    );
    world.rooms.connected.add(this);
  }

  /** They are called otherwise from now on. */
  rename(name: string): void {
    this.person = { ...this.person, name };
  }

  /** Somebody, or their browser, is at the other end. */
  alive(): void {
    this.heard = this.world.now();
  }

  tell(message: ToClient): void {
    if (!this.closed) this.out.say(message);
  }

  private ready(text: string): () => void {
    return () => {
      if (!this.closed) this.out.pass(text);
    };
  }

  close(): void {
    this.closed = true;
    this.world.rooms.connected.delete(this);
    this.connection.close();
    this.room?.exit(this);
    this.room = undefined;
  }

  /** False: it was too much. */
  receive(input: unknown): boolean {
    this.alive();
    const re = isRecord(input) && typeof input.re === 'number' && Number.isSafeInteger(input.re) ? input.re : undefined;
    const seconds = this.spend(input);
    if (seconds > 0) {
      this.refuse(re, { code: 'too-fast', seconds });
      return false;
    }
    void this.answer(input, re);
    return true;
  }

  private async answer(input: unknown, re: number | undefined): Promise<void> {
    this.waiting++;
    const type = typeOf(input);
    const done = this.begun(type);
    const began = performance.now();
    try {
      await this.take(input, re);
      if (type === 'act') this.world.watch.moved?.((performance.now() - began) / 1000);
    } catch (error) {
      this.world.fault(error);
      this.refuse(re, { code: 'fault' });
    } finally {
      this.waiting--;
      done?.();
    }
  }

  /** Counts what may not be asked often at once; called again when it is done. */
  private begun(type: string): (() => void) | undefined {
    if (type !== 'judge') return undefined;
    const { judging, addressJudging } = this.world.gate;
    judging.add(this.person.id);
    addressJudging.add(this.address);
    return () => {
      judging.remove(this.person.id);
      addressJudging.remove(this.address);
    };
  }

  private spend(input: unknown): number {
    const { gate } = this.world;
    if (this.waiting >= WAITING_MOST) return 1;
    const type = typeOf(input);
    const cost = (Object.hasOwn(COSTS, type) ? COSTS[type] : undefined) ?? 1;
    const { id } = this.person;
    const own = gate.messages.take(id, cost) || gate.addressMessages.take(this.address, cost);
    if (own > 0) return own;
    if (type === 'chat') return gate.chat.take(id);
    if (type === 'judge') return this.spendOnJudge();
    return this.isOpening(input) ? gate.openings.take(id) || gate.addressOpenings.take(this.address) : 0;
  }

  private spendOnJudge(): number {
    const { gate } = this.world;
    const { judging, addressJudging } = gate.limits;
    const isBusy = gate.judging.of(this.person.id) >= judging || gate.addressJudging.of(this.address) >= addressJudging;
    if (isBusy) return 1;
    return gate.judgements.take(this.person.id) || gate.addressJudgements.take(this.address);
  }

  /** Somebody asks for a match that has to be read from the store, and replayed. */
  private isOpening(input: unknown): boolean {
    const { rooms } = this.world;
    return isRecord(input) && typeof input.match === 'string' && !rooms.atWork(input.match);
  }

  private refuse(re: number | undefined, problem: Problem): void {
    this.world.watch.refused?.(problem.code);
    this.tell({ type: 'error', ...(re !== undefined && { re }), problem });
  }

  /** Waits for nothing where the room is at work, as it is with every move. */
  private take(input: unknown, re: number | undefined): Promise<void> | void {
    if (isToRoom(input)) return this.askRoom(input);
    const { type, match } = isRecord(input) ? input : {};
    if (typeof type === 'string' && AT_HOME.includes(type)) return this.refuse(re, { code: 'not-online' });
    if (typeof match !== 'string' || re === undefined) return this.connection.receive(input);
    const room = this.world.rooms.atWork(match);
    return room ? this.takeIn(room, input, re) : this.takeElsewhere(match, input, re);
  }

  private async takeElsewhere(match: string, input: unknown, re: number): Promise<void> {
    const room = await this.world.rooms.find(match);
    if (room) await this.takeIn(room, input, re);
    else this.refuse(re, { code: 'no-such-match', match: match.slice(0, 40) });
  }

  private takeIn(room: LiveRoom, input: unknown, re: number): Promise<void> | void {
    const { state } = room.now;
    const isAtWaiting = state === 'waiting' || state === 'frozen';
    return isAtWaiting ? this.atWaiting(room, typeOf(input), re) : this.connection.receive(input);
  }

  private atWaiting(room: LiveRoom, type: string, re: number): void {
    if (type !== 'look') return this.refuse(re, { code: room.now.state === 'frozen' ? 'frozen' : 'not-begun' });
    this.enter(room);
    this.tell({ type: 'room', re, room: room.roomFor(this.person.id) });
    this.tellLines(room);
  }

  private async askRoom(input: Readonly<Record<string, unknown>>): Promise<void> {
    const parsed = parseToRoom(input);
    if (!parsed.ok) return this.refuse(parsed.re, { code: 'malformed', why: parsed.problem });
    const { re, match } = parsed.value;
    const room = await this.world.rooms.find(match);
    if (!room) return this.refuse(re, { code: 'no-such-match', match: match.slice(0, 40) });
    const before = room.now.state;
    const problem = await this.whyNot(parsed.value.type, room);
    if (problem) return this.refuse(re, problem);
    const answer = await room.answer(parsed.value, this.person);
    if (!answer) this.tell({ type: 'done', re });
    else if ('problem' in answer) this.refuse(re, answer.problem);
    else this.tell({ type: 'refused', re, refusal: answer.refusal });
    // Whoever sits down hears what was said before.
    if (!answer && parsed.value.type === 'sit' && before === 'waiting' && room === this.room) this.tellLines(room);
  }

  /** What is in the way of one more match of theirs, if that is what they ask for. */
  private async whyNot(type: ToRoom['type'], { now: room }: LiveRoom): Promise<Problem | undefined> {
    const { id } = this.person;
    const isSeated = seatsOfPerson(room, id).length > 0;
    if (type === 'sit' && room.state === 'waiting' && room.host !== id && !isSeated)
      return whyNotOneMore(this.world, id);
    // Another match of the same people is a new match; to be told of the one that was opened already costs nothing.
    if (type === 'rematch' && room.state === 'over' && room.rematch === undefined && isSeated)
      return whyNotOpen(this.world, id, this.address);
    return undefined;
  }

  /** What the host says; to a table belongs its room. Whoever looks back at a match is told of its room once, and is not in it. */
  private deliver(message: ToClient): void {
    const isTable = message.type === 'table';
    if (!isTable && !(message.type === 'moment' && (message.history ?? message.packed))) return this.tell(message);
    const room = this.world.rooms.atWork(message.table.match);
    if (!room) return this.tell(message);
    if (isTable) this.enter(room);
    this.tell({ ...message, room: room.roomFor(this.person.id) });
    if (isTable) this.tellLines(room);
  }

  private tellLines(room: LiveRoom): void {
    room.linesFor(this.person.id).then((lines) => {
      if (lines.length > 0 && room === this.room) this.tell({ type: 'chat', match: room.id, lines });
    }, this.world.fault);
  }

  private enter(room: LiveRoom): void {
    if (this.closed) return;
    if (this.room !== room) this.room?.exit(this);
    this.room = room;
    room.enter(this);
  }
}
