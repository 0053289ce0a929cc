/**
 * One room at work, from the first seat that is taken to the rematch. Its parts stand in `room/`: what they share (`core`),
 * the time before the start (`waiting`), clocks (`clock`), those who do not stay (`absences`), what the others must agree to
 * (`proposals`), the talk (`talk`), calls to whoever does not look (`turn-calls`).
 */
import { logName, type Table } from '@orrery/host';
import { type Outcome, unreachable } from '@orrery/kernel';
import type { ChatLine, Person, Room, ToRoom } from '@orrery/protocol';
import { nextEnd } from './clocks.ts';
import {
  isOut,
  type KeptPerson,
  type KeptSeat,
  personAt,
  playsItself,
  recordOf,
  type RoomNow,
  seatsOfPerson,
} from './record.ts';
import { keepResult } from './results.ts';
import { Absences } from './room/absences.ts';
import { type Answer, no, RoomCore, type RoomWorld, type Visitor } from './room/core.ts';
import { Proposals } from './room/proposals.ts';
import { Talk } from './room/talk.ts';
import { TurnCalls } from './room/turn-calls.ts';
import { Waiting } from './room/waiting.ts';

const AGAIN_MS = 1000;

export class LiveRoom {
  private readonly core: RoomCore;
  private readonly talk: Talk;
  private readonly waiting: Waiting;
  private readonly proposals: Proposals;
  private readonly absences: Absences;
  private readonly calls: TurnCalls;
  /** Until its end is tried to be kept again. */
  private ending: NodeJS.Timeout | undefined;

  constructor(room: RoomNow, world: RoomWorld) {
    this.core = new RoomCore(room, world);
    this.talk = new Talk(this.core);
    this.waiting = new Waiting(this.core, this.talk, {
      begun: (table) => this.takeTable(table),
      deleted: () => this.stop(),
    });
    this.calls = new TurnCalls(this.core);
    this.proposals = new Proposals(this.core, this.talk, this.calls);
    this.absences = new Absences(this.core, this.proposals, this.talk);
  }

  get id(): string {
    return this.core.id;
  }

  get now(): RoomNow {
    return this.core.room;
  }

  /** It was put away; whoever wants it looks for it again. */
  get closed(): boolean {
    return this.core.stopped;
  }

  /** Nobody is here, and nothing happens that somebody has to look after soon. */
  get idle(): boolean {
    const { clock } = this.absences;
    return this.core.visitors.size === 0 && !clock.ticks && !this.calls.pending && !this.isThinking;
  }

  private get isThinking(): boolean {
    const { core } = this;
    const { table } = core;
    if (!table || table.over) return false;
    return table.isSilent || table.match.decisions.some(({ seat, hidden }) => hidden || playsItself(core.seat(seat)));
  }

  // The match.

  /** Takes up the match where the room has one. */
  async wake(): Promise<void> {
    const { core } = this;
    await core.inTurn(async () => {
      if (core.room.state === 'waiting') return;
      const found = await core.world.host.find(core.id);
      if (found.ok) {
        if (core.room.state === 'frozen') {
          core.room = { ...core.room, state: core.room.result ? 'over' : 'running' };
          await core.save();
        }
        // Whoever is asked already was called before.
        this.calls.note(found.value, false);
        this.takeTable(found.value);
        return;
      }
      const { problem } = found;
      const { match: _match, ...why } = problem;
      core.world.fault(new Error(`the match ${logName(core.id)} is frozen: ${JSON.stringify(why)}`));
      core.room = { ...core.room, state: 'frozen' };
      await core.save();
    });
    await core.learnRatings();
  }

  private takeTable(table: Table): void {
    this.core.table = table;
    table.onShown = () => this.afterwards(table);
    this.proposals.resume(table);
    this.absences.clock.start(table);
    this.afterwards(table);
  }

  /** Something was shown at the table. */
  private afterwards(table: Table): void {
    const { core } = this;
    if (table.closed) return this.stop();
    this.proposals.dropIfPlayedOn();
    this.absences.clock.noteSilent();
    this.calls.note(table, true);
    if (table.over && core.room.state !== 'over') void this.end(table);
  }

  /** What cannot be kept is tried again: nothing else happens at a table that is over. */
  private async end(table: Table): Promise<void> {
    const { core } = this;
    try {
      await core.inTurn(() => this.finish(table));
    } catch (error) {
      core.world.fault(error);
      clearTimeout(this.ending);
      if (!core.stopped) this.ending = setTimeout(() => void this.end(table), AGAIN_MS);
    }
  }

  private async finish(table: Table): Promise<void> {
    const { core } = this;
    const { outcome } = table.match;
    if (!outcome || core.room.state === 'over') return;
    const { store, now } = core.world;
    const seats = this.seatsAtEnd(outcome);
    const result = core.room.imported ? undefined : await keepResult(store, { ...core.room, seats }, outcome, now());
    await core.change({ state: 'over', seats, ...(result && { result }) });
    await this.talk.note({ system: 'over' });
    await core.learnRatings();
    core.tellAll();
  }

  /** Whoever ended the match by giving up is known by its outcome; the others who are out, by their seats. */
  private seatsAtEnd({ forfeits = [] }: Outcome): KeptSeat[] {
    const { room, world, moves } = this.core;
    const gone = { why: 'resigned', at: world.now(), move: moves } as const;
    return room.seats.map((seat, at) =>
      seat.kind === 'person' && forfeits.includes(at) && !isOut(seat) ? { ...seat, gone } : seat,
    );
  }

  // Those who look.

  enter(visitor: Visitor): void {
    const { core } = this;
    if (core.visitors.has(visitor)) return;
    core.visitors.add(visitor);
    const { id, name } = visitor.person;
    this.changePerson(id, ({ awaySince: _awaySince, ...sitter }) => ({ ...sitter, name }));
    if (id === core.room.host) {
      const { hostAway: _hostAway, ...room } = core.room;
      core.room = room;
    }
    core.tellAll(visitor);
  }

  exit(visitor: Visitor): void {
    const { core } = this;
    if (!core.visitors.delete(visitor)) return;
    const { id } = visitor.person;
    if (!core.isHere(id)) {
      this.changePerson(id, (sitter) => ({ ...sitter, awaySince: core.world.now() }));
      if (id === core.room.host) this.hostLeaves();
    }
    core.tellAll();
  }

  /** Kept, because a room that waits may leave memory as soon as nobody is here. */
  private hostLeaves(): void {
    const { core } = this;
    if (core.room.state !== 'waiting' || core.stopped) return;
    core.room = { ...core.room, hostAway: core.world.now() };
    core.saveLater();
  }

  private changePerson(id: string, change: (sitter: KeptPerson) => KeptPerson): void {
    const { core } = this;
    if (seatsOfPerson(core.room, id).length === 0) return;
    const seats = core.room.seats.map((seat) => (seat.kind === 'person' && seat.id === id ? change(seat) : seat));
    core.room = { ...core.room, seats };
    if (core.room.state === 'running' && !core.stopped) core.saveLater();
  }

  /** Somebody is called otherwise from now on. */
  rename(id: string, name: string): void {
    if (seatsOfPerson(this.core.room, id).length === 0) return;
    this.changePerson(id, (sitter) => ({ ...sitter, name }));
    this.core.tellAll();
  }

  /** The room as one visitor may know it. */
  roomFor(who: string): Room {
    return this.core.roomFor(who);
  }

  /** The talk so far, for those who sit at the table. */
  linesFor(who: string): Promise<readonly ChatLine[]> {
    return this.talk.linesFor(who);
  }

  // What they ask for.

  answer(message: ToRoom, person: Person): Promise<Answer> {
    const { core } = this;
    return core.inTurn(async () => {
      if (core.stopped) return no('no-such-match');
      return core.room.state === 'waiting' ? this.waiting.answer(message, person) : this.afterStart(message, person);
    });
  }

  /** A room without open seats waits for nobody. */
  beginIfFull(): Promise<Answer> {
    return this.core.inTurn(() => this.waiting.beginIfFull());
  }

  /** Nobody has taken the invitation up for long, and nobody is here. */
  expire(): Promise<void> {
    const { core } = this;
    return core.inTurn(async () => {
      if (!core.stopped && core.room.state === 'waiting' && core.visitors.size === 0) await this.waiting.forget();
    });
  }

  private async afterStart(message: ToRoom, person: Person): Promise<Answer> {
    const { core, absences, proposals } = this;
    const seats = seatsOfPerson(core.room, person.id);
    const isRunning = core.room.state === 'running';
    if (message.type === 'sit' || message.type === 'stand' || message.type === 'start' || message.type === 'close')
      return no('begun');
    if (seats.length === 0) return no('not-yours');
    if (message.type === 'chat') return this.talk.chat(message.text, person);
    if (message.type === 'rematch') return isRunning ? no('still-running') : this.rematch(person);
    if (!isRunning) return no('match-over');
    switch (message.type) {
      case 'leave':
        for (const seat of seats) if (!playsItself(core.seat(seat))) await absences.leave(seat);
        return undefined;
      case 'resign':
        return absences.resign(seats);
      case 'return':
        return absences.comeBack(seats);
      case 'give':
        return absences.give(message.seat, seats);
      case 'ask-undo':
        return seats.includes(message.seat) ? proposals.askUndo(message.seat, message.moves) : no('not-yours');
      case 'agree':
        return proposals.agree(message.proposal, message.yes, seats);
      default:
        return unreachable(message);
    }
  }

  /** The same people again, everybody one seat further. Whoever asked sits there; the others' seats are kept for them. */
  private async rematch(person: Person): Promise<Answer> {
    const { core } = this;
    if (core.room.rematch !== undefined) return undefined;
    const {
      problem: _problem,
      times: _times,
      silent: _silent,
      imported: _imported,
      result: _result,
      ...same
    } = core.room;
    const id = core.world.newId();
    const seats = same.seats.map((seat): KeptSeat => {
      if (seat.kind !== 'person') return seat;
      return seat.id === person.id
        ? { ...personAt(person, core.world.now()), kept: true }
        : { kind: 'open', for: { id: seat.id, name: seat.name } };
    });
    const turned = seats.map((_, at) => seats[(at + seats.length - 1) % seats.length] as KeptSeat);
    const next = await core.world.open({
      ...same,
      id,
      host: person.id,
      hostAway: core.world.now(),
      state: 'waiting',
      listed: false,
      seats: turned,
      changed: core.world.now(),
    });
    await core.change({ rematch: id });
    const [seat] = seatsOfPerson(core.room, person.id);
    await this.talk.note({ system: 'rematch', ...(seat !== undefined && { seat }) });
    core.tellAll();
    if (next) this.invite(next);
    return undefined;
  }

  /** Those who are not here to see it are called. */
  private invite(next: LiveRoom): void {
    const isKept = (person: string) => next.now.seats.some((seat) => seat.kind === 'open' && seat.for?.id === person);
    for (const person of new Set(this.core.room.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.id] : []))))
      if (isKept(person))
        this.calls.ask({
          person,
          why: 'rematch',
          room: () => next.now,
          isOpen: (since) => isKept(person) && !next.core.isAwake(person, since),
        });
  }

  // The end.

  /** Puts the room away. What it needs to be looked after is kept. */
  async putAway(): Promise<void> {
    const { core } = this;
    this.stop();
    await core.settled;
    const { wake: _wake, ...record } = recordOf(core.room);
    const at = nextEnd(core.room.times, core.room.silent);
    if (core.room.state === 'running')
      await core.world.store.saveRoom({ ...record, ...(at !== undefined && { wake: at }) });
    core.world.host.putAway(core.id);
  }

  /** Is not at work any more. */
  stop(): void {
    const { core } = this;
    if (core.stopped) return;
    core.stopped = true;
    clearTimeout(this.ending);
    this.calls.stop();
    this.proposals.stop();
    this.absences.clock.stop();
    if (core.table) core.table.onShown = undefined;
    core.world.gone(this);
  }
}
