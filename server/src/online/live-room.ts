/** One room at work: who is there, what they agree on, whose clock runs. What is changed is saved first and told then. */
import type { Host, Listener, Table } from '@orrery/host';
import { isLevel } from '@orrery/bots';
import { type Refusal, type Seat, unreachable } from '@orrery/kernel';
import {
  AWAY_MS,
  type ChatLine,
  type Gone,
  type Person,
  type Problem,
  type Proposal,
  type Rating,
  type Room,
  type RoomSeat,
  type ToClient,
  type ToRoom,
} from '@orrery/protocol';
import type { OnlineStore } from '../store/store.ts';
import { leftOf, newTimes, nextZero, silentLimit, timesAfter, type Shown } from './clocks.ts';
import { shownRating } from './ratings.ts';
import {
  type KeptPerson,
  type KeptSeat,
  personAt,
  playersIn,
  playsItself,
  recordOf,
  type RoomNow,
  seatedIn,
  seatsOfPerson,
} from './record.ts';
import { keepResult } from './results.ts';

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
  readonly call?: (person: string, room: RoomNow) => void;
  /** So long after a question was put. */
  readonly callAfterMs: number;
  /** When the server began its work: before, nobody could be here. */
  readonly since: number;
  /** Opens the room of a rematch. */
  readonly open: (room: RoomNow) => Promise<void>;
  /** It is not at work any more: deleted, or its match stopped. */
  readonly gone: (room: LiveRoom) => void;
}

/** How a request went, when it did not simply go well. */
type Answer = { readonly problem: Problem } | { readonly refusal: Refusal } | undefined;
const no = (code: Problem['code'], details: Omit<Problem, 'code'> = {}): Answer => ({ problem: { code, ...details } });

/** So much is told to whoever comes. */
const LINES_SHOWN = 100;
/** No timer of Node's reaches further. */
const TIMER_MOST = 24 * 60 * 60 * 1000;

export class LiveRoom {
  private room: RoomNow;
  private table: Table | undefined;
  private readonly world: RoomWorld;
  private readonly visitors = new Set<Visitor>();
  private readonly ratings = new Map<string, Rating>();
  private proposal: Proposal | undefined;
  private proposed: (() => Promise<Answer>) | undefined;
  /** How many moves everybody had counted when it was made. */
  private proposedAt = 0;
  /** For each seat, how many moves had been made when somebody said no to it. */
  private readonly refused = new Map<Seat, number>();
  /** The question that is asked in silence, and has its limit. */
  private silent: string | undefined;
  private silentSince = 0;
  private clock: Listener | undefined;
  private timer: NodeJS.Timeout | undefined;
  /** What each seat is asked, as far as somebody may have to be called for it. */
  private readonly questions = new Map<Seat, string>();
  private readonly calls = new Map<Seat, NodeJS.Timeout>();
  private stopped = false;
  /** What is done in this room, one after the other. */
  private turn: Promise<unknown> = Promise.resolve();

  constructor(room: RoomNow, world: RoomWorld) {
    this.room = room;
    this.world = world;
  }

  get id(): string {
    return this.room.id;
  }

  get now(): RoomNow {
    return this.room;
  }

  /** It was put away; whoever wants it looks for it again. */
  get closed(): boolean {
    return this.stopped;
  }

  /** Nobody is here, and nothing happens that somebody has to look after soon. */
  get idle(): boolean {
    const ticks = this.room.clock.kind !== 'days' && nextZero(this.room.times ?? []) !== undefined;
    return this.visitors.size === 0 && !ticks && this.calls.size === 0 && !this.isThinking;
  }

  private get isThinking(): boolean {
    const { table } = this;
    if (!table || table.over) return false;
    return table.isSilent || table.match.decisions.some(({ seat, hidden }) => hidden || playsItself(this.seat(seat)));
  }

  private seat(seat: Seat): KeptSeat {
    return this.room.seats[seat] ?? { kind: 'open' };
  }

  /** Takes up the match where the room has one. */
  async wake(): Promise<void> {
    await this.inTurn(async () => {
      if (this.room.state === 'waiting') return;
      const found = await this.world.host.find(this.id);
      if (found.ok) {
        if (this.room.state === 'frozen') this.room = { ...this.room, state: 'running' };
        // Whoever is asked already was called before.
        this.noteQuestions(found.value, false);
        this.takeTable(found.value);
        return;
      }
      const { problem } = found;
      this.world.fault(new Error(`the match ${this.id} is frozen: ${JSON.stringify(problem)}`));
      this.room = { ...this.room, state: 'frozen' };
      await this.save();
    });
    await Promise.all(this.room.seats.map((seat) => this.learnRating(seat)));
  }

  private async learnRating(seat: KeptSeat): Promise<void> {
    if (seat.kind !== 'person') return;
    const known = await this.world.store.rating(seat.id, this.room.game);
    if (known) this.ratings.set(seat.id, shownRating(known));
  }

  private takeTable(table: Table): void {
    this.table = table;
    table.onShown = () => this.afterwards();
    if (this.room.times) {
      this.clock = this.clockwork(table);
      table.join(this.clock);
    }
    this.afterwards();
  }

  /** The clocks see what a watcher sees, when it is seen. */
  private clockwork(table: Table): Listener {
    const run = (shown: Shown) => {
      const now = this.world.now();
      const asked = shown.asked.filter((seat) => !playsItself(this.seat(seat)));
      this.room = { ...this.room, times: timesAfter(this.room.clock, this.room.times ?? [], { ...shown, asked }, now) };
      this.setTimer();
      // After everybody has what the clocks go by.
      queueMicrotask(() => this.tellAll());
      this.saveLater();
    };
    const isAsked = table.now('watcher').view.decisions.map(({ seat }) => seat);
    // Whoever was asked when the server stopped goes on with the time that was left then.
    const running = (this.room.times ?? []).flatMap(({ since }, seat) => (since === undefined ? [] : [seat]));
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

  /** Something was shown at the table. */
  private afterwards(): void {
    const { table } = this;
    if (!table) return;
    if (table.closed) return this.stop();
    // By what everybody has noticed: a proposal must not tell of an answer that nobody may know of.
    if (this.proposal && this.proposedAt !== table.movesOf('watcher')) this.dropProposal();
    this.setTimer();
    this.noteQuestions(table, true);
    if (table.over && this.room.state !== 'over') void this.inTurn(() => this.finish(table)).catch(this.world.fault);
  }

  /** Whoever is asked something new, and does not notice, is called after a while. */
  private noteQuestions(table: Table, isNews: boolean): void {
    const { call, callAfterMs } = this.world;
    if (!call) return;
    const open = new Map(table.match.decisions.map(({ seat, id }) => [seat, id]));
    for (const [seat, sitter] of this.room.seats.entries()) {
      const id = sitter.kind === 'person' && !playsItself(sitter) ? open.get(seat) : undefined;
      if (id === this.questions.get(seat)) continue;
      this.dropCall(seat);
      if (id === undefined) {
        this.questions.delete(seat);
        continue;
      }
      this.questions.set(seat, id);
      const since = this.world.now();
      if (isNews)
        this.calls.set(
          seat,
          setTimeout(() => this.callTo(seat, since), callAfterMs),
        );
    }
  }

  private dropCall(seat: Seat): void {
    clearTimeout(this.calls.get(seat));
    this.calls.delete(seat);
  }

  /** A browser that sleeps keeps its connection for a while, so it is not enough to be here: there must be a sign of it. */
  private callTo(seat: Seat, since: number): void {
    this.dropCall(seat);
    const sitter = this.seat(seat);
    if (sitter.kind !== 'person' || playsItself(sitter)) return;
    const isAwake = [...this.visitors].some(({ person, heard }) => person.id === sitter.id && heard > since);
    if (!isAwake) this.world.call?.(sitter.id, this.room);
  }

  private async finish(table: Table): Promise<void> {
    const { outcome } = table.match;
    if (!outcome || this.room.state === 'over') return;
    const { store, now } = this.world;
    const result = this.room.imported ? undefined : await keepResult(store, this.room, outcome, now());
    await this.change({ state: 'over', ...(result && { result }) });
    await this.say({ system: 'over' });
    await Promise.all(this.room.seats.map((seat) => this.learnRating(seat)));
    this.tellAll();
  }

  /** One timer for whatever comes next: a clock at zero, or a silent question without an answer. */
  private setTimer(): void {
    clearTimeout(this.timer);
    if (this.stopped || this.room.state !== 'running') return;
    const now = this.world.now();
    const zero = nextZero(this.room.times ?? []);
    const limit = this.silentDue();
    const at = Math.min(zero?.at ?? Number.POSITIVE_INFINITY, limit ?? Number.POSITIVE_INFINITY);
    if (at === Number.POSITIVE_INFINITY) return;
    this.timer = setTimeout(() => this.ring(), Math.min(Math.max(0, at - now), TIMER_MOST));
  }

  /** When a question that nobody else knows of is answered by the scripted player. */
  private silentDue(): number | undefined {
    const limit = silentLimit(this.room.clock);
    const open = this.table?.match.decisions.find(({ seat, hidden }) => hidden && !playsItself(this.seat(seat)));
    const id = open && `${open.seat} ${open.id}`;
    if (id !== this.silent) this.silentSince = this.world.now();
    this.silent = id;
    return open && limit !== undefined ? this.silentSince + limit : undefined;
  }

  private ring(): void {
    const now = this.world.now();
    const zero = nextZero(this.room.times ?? []);
    const due = this.silentDue();
    if (due !== undefined && due <= now) {
      const seat = Number(this.silent?.split(' ', 1)[0]);
      void this.table?.answerFor(seat).catch(this.world.fault);
    } else if (zero && zero.at <= now) void this.inTurn(() => this.runOut(zero.seat)).catch(this.world.fault);
    else this.setTimer();
  }

  /** Their time is over: a bot plays for them, and stays. */
  private async runOut(seat: Seat): Promise<void> {
    const time = this.room.times?.[seat];
    // An answer may have come while this waited for its turn.
    if (!time || time.since === undefined || leftOf(time, this.world.now()) > 0) return this.setTimer();
    const times = this.room.times?.map((each, at) => (at === seat ? { left: 0 } : each));
    await this.putBot(seat, { why: 'time' }, times ? { times } : {});
    await this.say({ system: 'time', seat });
  }

  private async putBot(seat: Seat, gone: Pick<Gone, 'why' | 'by'>, more: Partial<RoomNow> = {}): Promise<void> {
    const sitter = this.seat(seat);
    if (sitter.kind !== 'person') return;
    const { atZero } = this.room;
    const instead: KeptSeat = {
      ...sitter,
      standIn: atZero,
      gone: { ...gone, at: this.world.now(), move: this.table?.movesOf('watcher') ?? 0 },
      // In a rated match nobody lets a bot play the hard part.
      ...((gone.why === 'time' || (gone.why === 'left' && this.room.rated)) && { forGood: true as const }),
    };
    await this.change({ ...more, seats: this.room.seats.with(seat, instead) });
    this.table?.standIn(seat, atZero);
    const { proposal } = this;
    if (proposal && (proposal.seat === seat || proposal.needed.includes(seat))) this.dropProposal();
    this.stopClock(seat);
    this.setTimer();
    this.tellAll();
  }

  private stopClock(seat: Seat): void {
    const now = this.world.now();
    const times = this.room.times?.map((time, at) => (at === seat ? { left: leftOf(time, now) } : time));
    if (times) this.room = { ...this.room, times };
  }

  /** Does something after what is being done. */
  private inTurn<T>(task: () => Promise<T>): Promise<T> {
    const done = this.turn.then(task);
    this.turn = done.catch(() => undefined);
    return done;
  }

  private async change(more: Partial<RoomNow>): Promise<void> {
    const before = this.room;
    this.room = { ...this.room, ...more, changed: this.world.now() };
    try {
      await this.save();
    } catch (error) {
      this.room = before;
      throw error;
    }
  }

  private save(): Promise<void> {
    return this.world.store.saveRoom(recordOf(this.room));
  }

  /** Clocks are saved beside the moves: what a crash takes is less than a move's time. */
  private saveLater(): void {
    void this.save().catch(this.world.fault);
  }

  // Those who look.

  enter(visitor: Visitor): void {
    if (this.visitors.has(visitor)) return;
    this.visitors.add(visitor);
    const { id, name } = visitor.person;
    this.changePerson(id, ({ awaySince: _awaySince, ...sitter }) => ({ ...sitter, name }));
    this.tellAll(visitor);
  }

  exit(visitor: Visitor): void {
    if (!this.visitors.delete(visitor)) return;
    const { id } = visitor.person;
    if (!this.isHere(id)) this.changePerson(id, (sitter) => ({ ...sitter, awaySince: this.world.now() }));
    this.tellAll();
  }

  private changePerson(id: string, change: (sitter: KeptPerson) => KeptPerson): void {
    if (seatsOfPerson(this.room, id).length === 0) return;
    const seats = this.room.seats.map((seat) => (seat.kind === 'person' && seat.id === id ? change(seat) : seat));
    this.room = { ...this.room, seats };
    if (this.room.state === 'running' && !this.stopped) this.saveLater();
  }

  /** Somebody is called otherwise from now on. */
  rename(id: string, name: string): void {
    if (seatsOfPerson(this.room, id).length === 0) return;
    this.changePerson(id, (sitter) => ({ ...sitter, name }));
    this.tellAll();
  }

  private isHere(who: string): boolean {
    return [...this.visitors].some(({ person }) => person.id === who);
  }

  /** The room as one visitor may know it. */
  roomFor(who: string): Room {
    const {
      id,
      game,
      state,
      host,
      options,
      clock,
      atZero,
      listed,
      watchable,
      rated,
      rematch,
      result,
      problem,
      imported,
    } = this.room;
    const seated = new Set(this.room.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.id] : [])));
    return {
      match: id,
      game,
      state,
      host,
      options,
      clock,
      atZero,
      listed,
      watchable,
      rated,
      seats: this.room.seats.map((seat, at) => this.seatShown(seat, at)),
      yours: seatsOfPerson(this.room, who),
      watchers: new Set([...this.visitors].flatMap(({ person }) => (seated.has(person.id) ? [] : [person.id]))).size,
      ...(imported && { imported }),
      ...(this.proposal && { proposal: this.proposal }),
      ...(rematch !== undefined && seated.has(who) && { rematch }),
      ...(result && { result }),
      ...(state === 'frozen' && { problem: problem ?? { code: 'frozen' as const } }),
      now: this.world.now(),
    };
  }

  private awaySince({ awaySince = 0 }: KeptPerson): number {
    return Math.max(awaySince, this.world.since);
  }

  private seatShown(seat: KeptSeat, at: Seat): RoomSeat {
    if (seat.kind !== 'person') return seat;
    const here = this.isHere(seat.id);
    const rating = this.ratings.get(seat.id);
    const time = this.room.times?.[at];
    return {
      ...seat,
      here,
      ...(!here && { awaySince: this.awaySince(seat) }),
      ...(rating && { rating }),
      ...(time && { time }),
    };
  }

  private tellAll(except?: Visitor): void {
    for (const visitor of this.visitors)
      if (visitor !== except && this.mayHear(visitor))
        visitor.tell({ type: 'room', room: this.roomFor(visitor.person.id) });
  }

  /** A running match that is not to be watched is known to those who play it. */
  private mayHear({ person }: Visitor): boolean {
    const { state, watchable } = this.room;
    return state !== 'running' || watchable || seatsOfPerson(this.room, person.id).length > 0;
  }

  /** The talk so far, for those who sit at the table. */
  async linesFor(who: string): Promise<readonly ChatLine[]> {
    if (seatsOfPerson(this.room, who).length === 0) return [];
    const lines = await this.world.store.chat(this.id, LINES_SHOWN);
    // The body was made by `say`.
    return lines.map(({ id, at, body }) => ({ id, at, ...(body as Omit<ChatLine, 'id' | 'at'>) }));
  }

  private async say(words: Pick<ChatLine, 'seat' | 'name' | 'text' | 'system'>): Promise<void> {
    const at = this.world.now();
    const { seat } = words;
    const sitter = seat === undefined ? undefined : this.seat(seat);
    const name = sitter?.kind === 'person' ? { name: sitter.name } : {};
    const body = { ...name, ...words, move: this.table?.movesOf('watcher') ?? 0 };
    const id = await this.world.store.addChat(this.id, { at, body });
    for (const visitor of this.visitors)
      if (seatsOfPerson(this.room, visitor.person.id).length > 0)
        visitor.tell({ type: 'chat', match: this.id, lines: [{ id, at, ...body }] });
  }

  // What they ask for.

  answer(message: ToRoom, person: Person): Promise<Answer> {
    return this.inTurn(async () => {
      if (this.stopped) return no('no-such-match');
      return this.room.state === 'waiting' ? this.beforeStart(message, person) : this.afterStart(message, person);
    });
  }

  private async beforeStart(message: ToRoom, person: Person): Promise<Answer> {
    const isHost = person.id === this.room.host;
    switch (message.type) {
      case 'sit':
        return this.sit(message.seat, person);
      case 'stand':
        return this.stand(person);
      case 'start':
        return isHost ? this.start(message.level) : no('not-host');
      case 'close':
        return isHost ? this.forget() : no('not-host');
      case 'chat':
        return this.chat(message.text, person);
      default:
        return no('not-begun');
    }
  }

  private async sit(seat: Seat, person: Person): Promise<Answer> {
    const wanted = this.room.seats[seat];
    if (wanted?.kind !== 'open' || (wanted.for && wanted.for.id !== person.id)) return no('taken');
    const standing = this.room.seats.map((each): KeptSeat => (isOf(each, person.id) ? { kind: 'open' } : each));
    const seats = standing.with(seat, personAt(person));
    if (!seats.some(({ kind }) => kind === 'open')) return this.begin(seats, seat);
    await this.change({ seats });
    await this.learnRating(personAt(person));
    await this.say({ system: 'joined', seat });
    this.tellAll();
    return undefined;
  }

  private async stand(person: Person): Promise<Answer> {
    if (seatsOfPerson(this.room, person.id).length === 0) return no('not-yours');
    await this.change({
      seats: this.room.seats.map((each): KeptSeat => (isOf(each, person.id) ? { kind: 'open' } : each)),
    });
    this.tellAll();
    return undefined;
  }

  private start(level: string): Promise<Answer> | Answer {
    if (!isLevel(level)) return no('no-such-bot', { level: level.slice(0, 40) });
    return this.begin(this.room.seats.map((each): KeptSeat => (each.kind === 'open' ? { kind: 'bot', level } : each)));
  }

  /** A room without open seats waits for nobody. */
  beginIfFull(): Promise<Answer> {
    return this.inTurn(async () => {
      const { seats, state } = this.room;
      return state === 'waiting' && seats.every(({ kind }) => kind !== 'open') ? this.begin(seats) : undefined;
    });
  }

  /** Every seat is taken: the match begins. Room and match are kept together, or neither. */
  private async begin(seats: readonly KeptSeat[], last?: Seat): Promise<Answer> {
    const before = this.room;
    const { id, game, options, watchable, clock } = before;
    const { log, position, ...kept } = before;
    const times = newTimes(clock, seats.length);
    this.room = {
      ...kept,
      state: 'running',
      seats,
      changed: this.world.now(),
      // Among people only is it known what a result says of them, and without a clock nobody has promised to be there.
      rated: kept.rated && clock.kind !== 'none' && seats.every((seat) => seat.kind === 'person'),
      ...(times && { times }),
    };
    const online = { watchable };
    const begun = await this.world.host.begin({
      id,
      game,
      options,
      seated: seatedIn(this.room),
      online,
      ...(log && { log }),
      ...(position !== undefined && { position }),
    });
    if (!begun.ok) {
      this.room = before;
      return { problem: begun.problem };
    }
    this.putOut();
    if (last !== undefined) await this.say({ system: 'joined', seat: last });
    await this.say({ system: 'started' });
    await Promise.all(seats.map((seat) => this.learnRating(seat)));
    this.takeTable(begun.value);
    this.tellAll();
    return undefined;
  }

  /** Nobody has taken the invitation up for long, and nobody is here. */
  expire(): Promise<void> {
    return this.inTurn(async () => {
      if (!this.stopped && this.room.state === 'waiting' && this.visitors.size === 0) await this.forget();
    });
  }

  /** Whoever has no seat at a table that is not to be watched hears no more of it. */
  private putOut(): void {
    for (const visitor of this.visitors) {
      if (this.mayHear(visitor)) continue;
      this.visitors.delete(visitor);
      visitor.tell({ type: 'error', match: this.id, problem: { code: 'taken' } });
    }
  }

  private async forget(): Promise<Answer> {
    await this.world.store.forgetRoom(this.id);
    for (const visitor of this.visitors) visitor.tell({ type: 'error', match: this.id, problem: { code: 'deleted' } });
    this.stop();
    return undefined;
  }

  private async afterStart(message: ToRoom, person: Person): Promise<Answer> {
    const seats = seatsOfPerson(this.room, person.id);
    const isRunning = this.room.state === 'running';
    if (message.type === 'sit' || message.type === 'stand' || message.type === 'start' || message.type === 'close')
      return no('begun');
    if (seats.length === 0) return no('not-yours');
    if (message.type === 'chat') return this.chat(message.text, person);
    if (message.type === 'rematch') return isRunning ? no('still-running') : this.rematch(person);
    if (!isRunning) return no('match-over');
    switch (message.type) {
      case 'leave':
        for (const seat of seats) if (!playsItself(this.seat(seat))) await this.leave(seat);
        return undefined;
      case 'return':
        return this.comeBack(seats);
      case 'give':
        return this.give(message.seat, seats);
      case 'ask-undo':
        return seats.includes(message.seat) ? this.askUndo(message.seat, message.moves) : no('not-yours');
      case 'agree':
        return this.agree(message.proposal, message.yes, seats);
      default:
        return unreachable(message);
    }
  }

  private async leave(seat: Seat): Promise<void> {
    await this.putBot(seat, { why: 'left' });
    await this.say({ system: 'left', seat });
  }

  private async comeBack(seats: readonly Seat[]): Promise<Answer> {
    const back = seats.filter((seat) => {
      const sitter = this.seat(seat);
      return sitter.kind === 'person' && sitter.standIn !== undefined && !sitter.forGood;
    });
    if (back.length === 0) return no('not-yours');
    await this.change({
      seats: this.room.seats.map((seat, at) => (seat.kind === 'person' && back.includes(at) ? personAt(seat) : seat)),
    });
    for (const seat of back) {
      this.table?.standIn(seat, undefined);
      await this.say({ system: 'returned', seat });
    }
    this.resumeClock();
    this.tellAll();
    return undefined;
  }

  /** Whoever comes back to a question has their time for it again. */
  private resumeClock(): void {
    const { table, room } = this;
    // What is not shown yet comes with what shows it.
    if (!table || !room.times || table.isSilent) return;
    const known = table.now('watcher').view.decisions.map(({ seat }) => seat);
    const asked = known.filter((seat) => !playsItself(this.seat(seat)));
    this.room = { ...room, times: timesAfter(room.clock, room.times, { asked, undone: true }, this.world.now()) };
    this.setTimer();
    this.saveLater();
  }

  private async give(seat: Seat, yours: readonly Seat[]): Promise<Answer> {
    const sitter = this.seat(seat);
    const by = yours.find((each) => !playsItself(this.seat(each)));
    if (by === undefined || sitter.kind !== 'person' || playsItself(sitter) || yours.includes(seat))
      return no('not-yours');
    const isAway = !this.isHere(sitter.id) && this.world.now() - this.awaySince(sitter) >= AWAY_MS;
    // With days for each move, nobody is expected to be there.
    if (!isAway || this.room.clock.kind === 'days') return no('not-away');
    await this.putBot(seat, { why: 'away', by });
    await this.say({ system: 'bot', seat });
    return undefined;
  }

  private async askUndo(seat: Seat, moves: number): Promise<Answer> {
    const { table } = this;
    if (!table || playsItself(this.seat(seat))) return no('not-yours');
    await table.shown();
    if (moves !== table.movesOf(seat)) return { refusal: { code: 'undo-stale' } };
    const { canUndo, canAskUndo } = table.now(seat);
    if (!canUndo && !canAskUndo) return { refusal: { code: 'no-undo' } };
    if (this.refused.get(seat) === moves) return no('said-no');
    return this.propose(seat, async () => {
      const refusal = await table.undo(seat, moves, true);
      if (refusal) return { refusal };
      await this.say({ system: 'undo', seat });
      return undefined;
    });
  }

  private async propose(seat: Seat, deed: () => Promise<Answer>): Promise<Answer> {
    if (this.proposal) return no('proposal-open');
    const needed = playersIn(this.room).filter((each) => each !== seat);
    if (needed.length === 0) return deed();
    this.proposal = { id: this.world.newId(), seat, needed };
    this.proposed = deed;
    this.proposedAt = this.table?.movesOf('watcher') ?? 0;
    this.tellAll();
    return undefined;
  }

  private async agree(id: string, yes: boolean, yours: readonly Seat[]): Promise<Answer> {
    const { proposal, proposed } = this;
    if (!proposal || !proposed || proposal.id !== id) return no('no-proposal');
    // Whoever asked may take it back.
    const mine = yours.filter((seat) => proposal.needed.includes(seat) || (!yes && proposal.seat === seat));
    if (mine.length === 0) return no('not-yours');
    const needed = proposal.needed.filter((seat) => !mine.includes(seat));
    if (yes && needed.length > 0) {
      this.proposal = { ...proposal, needed };
      this.tellAll();
      return undefined;
    }
    this.dropProposal();
    if (yes) return proposed();
    const [by] = mine;
    if (by === proposal.seat) return undefined;
    if (this.table) this.refused.set(proposal.seat, this.table.movesOf(proposal.seat));
    await this.say({ system: 'no-undo', ...(by !== undefined && { seat: by }) });
    return undefined;
  }

  private dropProposal(): void {
    if (!this.proposal) return;
    this.proposal = undefined;
    this.proposed = undefined;
    this.tellAll();
  }

  private async chat(text: string, person: Person): Promise<Answer> {
    const [seat] = seatsOfPerson(this.room, person.id);
    if (seat === undefined) return no('not-yours');
    // A line says at which move it was said, and must not count one that is not shown yet.
    await this.table?.shown();
    await this.say({ seat, text });
    return undefined;
  }

  /** The same people again, everybody one seat further. Whoever asked sits there; the others' seats are kept for them. */
  private async rematch(person: Person): Promise<Answer> {
    if (this.room.rematch !== undefined) return undefined;
    const { problem: _problem, times: _times, imported: _imported, ...same } = this.room;
    const id = this.world.newId();
    const seats = same.seats.map((seat): KeptSeat => {
      if (seat.kind !== 'person') return seat;
      return seat.id === person.id ? personAt(person) : { kind: 'open', for: { id: seat.id, name: seat.name } };
    });
    const turned = seats.map((_, at) => seats[(at + seats.length - 1) % seats.length] as KeptSeat);
    await this.world.open({
      ...same,
      id,
      host: person.id,
      state: 'waiting',
      listed: false,
      seats: turned,
      changed: this.world.now(),
    });
    await this.change({ rematch: id });
    await this.say({ system: 'rematch' });
    this.tellAll();
    return undefined;
  }

  // The end.

  /** Puts the room away. What it needs to be looked after is kept. */
  async putAway(): Promise<void> {
    this.stop();
    await this.turn;
    const { wake: _wake, ...record } = recordOf(this.room);
    const at = nextZero(this.room.times ?? [])?.at;
    if (this.room.state === 'running')
      await this.world.store.saveRoom({ ...record, ...(at !== undefined && { wake: at }) });
    this.world.host.putAway(this.id);
  }

  /** Is not at work any more. */
  stop(): void {
    if (this.stopped) return;
    this.stopped = true;
    clearTimeout(this.timer);
    for (const seat of this.calls.keys()) this.dropCall(seat);
    if (this.table) {
      this.table.onShown = undefined;
      if (this.clock) this.table.leave(this.clock);
    }
    this.world.gone(this);
  }
}

const isOf = (seat: KeptSeat, who: string): boolean => seat.kind === 'person' && seat.id === who;
