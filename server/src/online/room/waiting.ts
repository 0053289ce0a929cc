/** A room before its match begins: people sit down and stand up, until no seat is free or its host does not wait longer. */
import { isLevel } from '@orrery/bots';
import type { Table } from '@orrery/host';
import type { Seat } from '@orrery/kernel';
import { hostPatience, type Person, type ToRoom } from '@orrery/protocol';
import { newTimes } from '../clocks.ts';
import { type KeptSeat, personAt, seatedIn, seatsOfPerson } from '../record.ts';
import { type Answer, no, type RoomCore } from './core.ts';
import type { Talk } from './talk.ts';

/** What follows from it. */
interface Afterwards {
  begun(table: Table): void;
  deleted(): void;
}

export class Waiting {
  private readonly core: RoomCore;
  private readonly talk: Talk;
  private readonly afterwards: Afterwards;

  constructor(core: RoomCore, talk: Talk, afterwards: Afterwards) {
    this.core = core;
    this.talk = talk;
    this.afterwards = afterwards;
  }

  async answer(message: ToRoom, person: Person): Promise<Answer> {
    const isHost = person.id === this.core.room.host;
    switch (message.type) {
      case 'sit':
        return this.sit(message.seat, person);
      case 'stand':
        return this.stand(person);
      case 'start':
        return isHost || this.mayStart(person) ? this.start(message.level) : no('not-host');
      case 'close':
        return isHost ? this.forget() : no('not-host');
      case 'chat':
        return this.talk.chat(message.text, person);
      default:
        return no('not-begun');
    }
  }

  private async sit(seat: Seat, person: Person): Promise<Answer> {
    const { core } = this;
    const wanted = core.room.seats[seat];
    if (wanted?.kind !== 'open' || (wanted.for && wanted.for.id !== person.id)) return no('taken');
    const sitter = { ...personAt(person, core.world.now()), ...(wanted.for && { kept: true as const }) };
    const seats = this.without(person).with(seat, sitter);
    if (!seats.some(({ kind }) => kind === 'open')) return this.begin(seats, seat);
    await core.change({ seats });
    await core.learnRating(sitter);
    await this.talk.note({ system: 'joined', seat });
    core.tellAll();
    return undefined;
  }

  private async stand(person: Person): Promise<Answer> {
    const { core } = this;
    if (seatsOfPerson(core.room, person.id).length === 0) return no('not-yours');
    await core.change({ seats: this.without(person) });
    core.tellAll();
    return undefined;
  }

  /** The seats as they are once somebody has stood up. */
  private without({ id, name }: Person): KeptSeat[] {
    return this.core.room.seats.map((each) => {
      if (each.kind !== 'person' || each.id !== id) return each;
      return { kind: 'open', ...(each.kept && { for: { id, name } }) };
    });
  }

  /** A host who has gone holds nobody up who sits there. */
  private mayStart({ id }: Person): boolean {
    const { room, hostAway, world } = this.core;
    const isLong = hostAway !== undefined && world.now() - hostAway >= hostPatience(room.clock);
    return isLong && seatsOfPerson(room, id).length > 0;
  }

  private start(level: string): Promise<Answer> | Answer {
    if (!isLevel(level)) return no('no-such-bot', { level: level.slice(0, 40) });
    const { seats } = this.core.room;
    return this.begin(seats.map((each): KeptSeat => (each.kind === 'open' ? { kind: 'bot', level } : each)));
  }

  /** A room without open seats waits for nobody. */
  async beginIfFull(): Promise<Answer> {
    const { seats, state } = this.core.room;
    return state === 'waiting' && seats.every(({ kind }) => kind !== 'open') ? this.begin(seats) : undefined;
  }

  /** Every seat is taken: the match begins. Room and match are kept together, or neither. */
  private async begin(seats: readonly KeptSeat[], last?: Seat): Promise<Answer> {
    const { core } = this;
    const before = core.room;
    const { id, game, options, watchable, clock } = before;
    const { log, position, hostAway: _hostAway, ...kept } = before;
    const times = newTimes(clock, seats.length);
    core.room = {
      ...kept,
      state: 'running',
      seats,
      changed: core.world.now(),
      // Among people only is it known what a result says of them, and without a clock nobody has promised to be there.
      rated: kept.rated && clock.kind !== 'none' && seats.every((seat) => seat.kind === 'person'),
      ...(times && { times }),
    };
    const begun = await core.world.host.begin({
      id,
      game,
      options,
      seated: seatedIn(core.room),
      online: { watchable },
      ...(log && { log }),
      ...(position !== undefined && { position }),
    });
    if (!begun.ok) {
      core.room = before;
      return { problem: begun.problem };
    }
    this.putOut();
    if (last !== undefined) await this.talk.note({ system: 'joined', seat: last });
    await this.talk.note({ system: 'started' });
    await core.learnRatings();
    this.afterwards.begun(begun.value);
    core.tellAll();
    return undefined;
  }

  /** Whoever has no seat at a table that is not to be watched hears no more of it. */
  private putOut(): void {
    const { visitors, id } = this.core;
    for (const visitor of visitors) {
      if (this.core.mayHear(visitor)) continue;
      visitors.delete(visitor);
      visitor.tell({ type: 'error', match: id, problem: { code: 'taken' } });
    }
  }

  async forget(): Promise<Answer> {
    const { world, visitors, id } = this.core;
    await world.store.forgetRoom(id);
    for (const visitor of visitors) visitor.tell({ type: 'error', match: id, problem: { code: 'deleted' } });
    this.afterwards.deleted();
    return undefined;
  }
}
