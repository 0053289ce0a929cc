/** All rooms: those at work, and those that wait in the store until somebody looks at them or their clock runs out. */
import { type Found, Host, planOf, type HostWorld, type MatchStore } from '@orrery/host';
import { isLevel, type Thinker } from '@orrery/bots';
import { findGame } from '@orrery/catalog';
import { type Log, type Match, parseLog, readPosition } from '@orrery/kernel';
import { type NewRoom, type Person, type Problem, SEATS_MOST, type Sitter } from '@orrery/protocol';
import { WAITING_DAYS } from '../settings.ts';
import type { OnlineStore } from '../store/store.ts';
import type { Calls } from './calls.ts';
import { silentShifted, timesShifted } from './clocks.ts';
import { newId } from './identity.ts';
import { LiveRoom } from './live-room.ts';
import {
  type KeptRoom,
  type KeptSeat,
  newRoom,
  personAt,
  playsItself,
  recordOf,
  type RoomNow,
  roomOf,
} from './record.ts';
import type { RoomWorld, Visitor } from './room/core.ts';

export interface RoomsWorld {
  readonly store: OnlineStore;
  readonly now: () => number;
  /** Where faults are written down: players do not get their words. */
  readonly fault: (error: unknown) => void;
  /** Where bots think, if not in this thread. */
  readonly thinker?: Thinker;
  /** Tells somebody whose page is closed that it is their turn. */
  readonly calls?: Pick<Calls, 'call'>;
  /** After so long; in tests sooner. */
  readonly callAfterMs?: number;
  /** An invitation that nobody takes up is deleted after so many days. */
  readonly waitingDays?: number;
  /** Which build of the rules runs here: see `HostWorld.rules`. */
  readonly rules: string;
  /** For tests, in which nobody wants to wait for pauses. */
  readonly later?: HostWorld['later'];
}

const TIDY_MS = 60_000;
const WAKE_MS = 5000;
const BEAT_MS = 5000;
/** A page that is open, though nobody looks at it, has given a sign by then: sockets are pinged every 20 seconds. */
const CALL_AFTER_MS = 25_000;
const WAKE_MOST = 100;
const DAY_MS = 24 * 60 * 60_000;
const SWEEP_MS = 60 * 60_000;
const SWEEP_MOST = 1000;
/** Long work lets others have their turn after so long. */
const STRETCH_MS = 10;
const TAPES = 16;
/** Of a match that comes from a file. No match that people have played comes near it. */
export const IMPORT_LONGEST = 512 * 1024;

export class Rooms {
  readonly host: Host;
  private readonly world: RoomsWorld;
  private readonly rooms = new Map<string, LiveRoom>();
  /** Everybody who has a connection, once for each. */
  readonly connected = new Set<Visitor & { rename(name: string): void }>();
  /** Those that are being fetched. */
  private readonly coming = new Map<string, Promise<LiveRoom | undefined>>();
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly since: number;
  private stretchEnds = 0;
  private stopped = false;
  private importing: Promise<unknown> = Promise.resolve();

  constructor(world: RoomsWorld) {
    this.world = world;
    this.since = world.now();
    this.host = new Host(this.hostWorld());
  }

  private hostWorld(): HostWorld {
    const { store, now, fault, thinker, later, rules } = this.world;
    const matches: MatchStore = {
      // A match begins together with its room, or not at all.
      add: (match) => {
        const room = this.rooms.get(match.id);
        return store.add(room ? { ...match, room: recordOf(room.now) } : match);
      },
      append: (id, news) => store.append(id, news),
      load: (id) => store.load(id),
      stamp: (id) => store.stamp(id),
      list: (who) => store.list(who),
      forget: (id) => store.forget(id),
      keepSnapshot: (id, snapshot) => store.keepSnapshot(id, snapshot),
      snapshot: (id) => store.snapshot(id),
      keepStanding: (id, standing) => store.keepStanding(id, standing),
      standing: (id) => store.standing(id),
    };
    return {
      store: matches,
      alone: false,
      secret: newId,
      now,
      fault,
      ...(thinker && { thinker }),
      later: later ?? ((task, milliseconds) => void setTimeout(task, milliseconds)),
      claim: async () => true,
      release: () => undefined,
      tapes: TAPES,
      rules,
      breathe: () => this.breathe(),
      online: async (id) => {
        const record = await store.room(id);
        const { watchable, seats } = record ? roomOf(record) : { watchable: false, seats: [] };
        const standIns = seats.map((seat) => (seat.kind === 'person' ? seat.standIn : undefined));
        return { online: { watchable }, standIns };
      },
    };
  }

  private breathe(): Promise<void> | undefined {
    const now = performance.now();
    if (now < this.stretchEnds) return undefined;
    this.stretchEnds = now + STRETCH_MS;
    return new Promise((resolve) => {
      setImmediate(() => {
        this.stretchEnds = performance.now() + STRETCH_MS;
        resolve();
      });
    });
  }

  /** Goes on where the server stopped. Time in which it did not run is counted against nobody. */
  async start(): Promise<void> {
    const { store, now } = this.world;
    const alive = await store.lastBeat();
    const away = alive === undefined ? 0 : Math.max(0, now() - alive);
    const rooms = (await store.roomsToWake(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)).map(roomOf);
    const saving = rooms.flatMap(({ times, silent = [], ...room }) =>
      times
        ? [store.saveRoom(recordOf({ ...room, times: timesShifted(times, away), silent: silentShifted(silent, away) }))]
        : [],
    );
    await Promise.all(saving);
    await store.beat(now());
    // One of their bots may have been thinking. Nobody waits for that.
    const thinking = rooms.filter(({ seats }) => seats.some(playsItself));
    void this.wakeAll(thinking).catch(this.world.fault);
    this.every(BEAT_MS, () => store.beat(now()));
    this.every(TIDY_MS, () => this.tidy());
    this.every(WAKE_MS, () => this.wake());
    this.every(SWEEP_MS, () => this.sweep());
    await this.sweep();
  }

  /** Deletes invitations that nobody has taken up for long; one whose room somebody looks at waits for the next time. */
  async sweep(): Promise<void> {
    const { store, now, waitingDays = WAITING_DAYS } = this.world;
    for (const { id } of await store.roomsLeft(now() - waitingDays * DAY_MS, SWEEP_MOST))
      if (!this.stopped) await (await this.find(id))?.expire();
  }

  private every(milliseconds: number, task: () => Promise<void>): void {
    this.timers.push(setInterval(() => void task().catch(this.world.fault), milliseconds).unref());
  }

  private async tidy(): Promise<void> {
    for (const room of this.rooms.values()) if (room.idle) await room.putAway();
  }

  /** Those whose clock runs out while nobody looks. */
  private async wake(): Promise<void> {
    const { store, now } = this.world;
    await this.wakeAll(await store.roomsToWake(now() + WAKE_MS, WAKE_MOST));
  }

  private async wakeAll(rooms: readonly { readonly id: string }[]): Promise<void> {
    for (const { id } of rooms) if (!this.stopped) await this.find(id);
  }

  /** How many are at work. */
  get size(): number {
    return this.rooms.size;
  }

  /** One that is at work already. */
  atWork(id: string): LiveRoom | undefined {
    return this.rooms.get(id);
  }

  /** Somebody is called otherwise from now on, also where they sit down next. */
  rename(person: string, name: string): void {
    for (const visitor of this.connected) if (visitor.person.id === person) visitor.rename(name);
    for (const room of this.rooms.values()) room.rename(person, name);
  }

  async find(id: string): Promise<LiveRoom | undefined> {
    return this.rooms.get(id) ?? this.coming.get(id) ?? this.fetch(id);
  }

  private fetch(id: string): Promise<LiveRoom | undefined> {
    const fetching = (async () => {
      const record = await this.world.store.room(id);
      if (!record) return undefined;
      const room = new LiveRoom(roomOf(record), this.roomWorld);
      await room.wake();
      if (!room.closed) this.rooms.set(id, room);
      return room;
    })().finally(() => this.coming.delete(id));
    this.coming.set(id, fetching);
    return fetching;
  }

  private get roomWorld(): RoomWorld {
    const { store, now, fault, calls, callAfterMs = CALL_AFTER_MS } = this.world;
    return {
      store,
      host: this.host,
      ...(calls && {
        call: (person, { id, game }, why) =>
          calls.call(person, { match: id, title: findGame(game)?.title ?? 'Orrery', ...(why && { why }) }),
      }),
      callAfterMs,
      now,
      newId,
      fault,
      since: this.since,
      open: async (room) => {
        await this.open(room);
        return this.rooms.get(room.id);
      },
      gone: (room) => {
        if (this.rooms.get(room.id) === room) this.rooms.delete(room.id);
      },
    };
  }

  private async open(room: RoomNow): Promise<Problem | undefined> {
    await this.world.store.saveRoom(recordOf(room));
    const live = new LiveRoom(room, this.roomWorld);
    this.rooms.set(room.id, live);
    const answer = await live.beginIfFull();
    return answer && 'problem' in answer ? answer.problem : undefined;
  }

  /** A new match, which waits for those who are to play it. */
  async create(wish: NewRoom, host: Person): Promise<Found<string>> {
    const sitters = wish.seats.map(
      (seat): Sitter => (typeof seat === 'object' ? { kind: 'bot', level: seat.bot } : HUMAN),
    );
    const plan = await planOf(wish.game, wish.options, sitters);
    if (!plan.ok) return plan;
    return this.opened(newRoom(newId(), wish, plan.value.setup.options, host, this.world.now()));
  }

  private async opened(room: RoomNow): Promise<Found<string>> {
    const problem = await this.open(room);
    return problem ? { ok: false, problem } : { ok: true, value: room.id };
  }

  /** A match from a browser goes on here, or is kept here if it is over. One at a time: it is long work. */
  import(text: string, host: Person): Promise<Found<string>> {
    const done = this.importing.then(() => this.takeIn(text, host));
    this.importing = done.catch(() => undefined);
    return done;
  }

  private async takeIn(text: string, host: Person): Promise<Found<string>> {
    if (text.length > IMPORT_LONGEST) return { ok: false, problem: { code: 'too-large' } };
    const log = parseLog(text);
    if (!log.ok) return wrongFile(log.problem);
    if (log.value.seats > SEATS_MOST) return wrongFile(`no match has ${log.value.seats} seats`);
    const seated = seatsFrom(log.value, host, true, this.world.now()).map((seat) =>
      seat.kind === 'bot' ? seat : { kind: 'human' as const, who: host.id },
    );
    const match = await this.host.archive.matchOf(log.value, false, seated);
    if (!match.ok) return { ok: false, problem: { ...match.problem, code: 'wrong-file' } };
    const brought = broughtBy(log.value, match.value);
    if (!brought.ok) return brought;
    const { game, options } = log.value;
    const clock = { kind: 'none' } as const;
    // Whoever has its link may watch it, as they may when it is over.
    const wish = { game, options, seats: [], clock, listed: false, watchable: true, rated: false };
    const room = newRoom(newId(), wish, match.value.setup.options, host, this.world.now());
    const seats = seatsFrom(log.value, host, match.value.outcome !== undefined, room.changed);
    return this.opened({ ...room, seats, ...brought.value });
  }

  /** Stops all of it; what is being saved is saved. */
  async stop(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers) clearInterval(timer);
    const { store, now, fault } = this.world;
    for (const room of this.rooms.values()) room.stop();
    await this.host.close();
    // A disk that takes nothing holds up nobody who wants to stop.
    await store.beat(now()).catch(fault);
  }
}

const HUMAN: Sitter = { kind: 'human' };

const wrongFile = (why: string): Found<never> => ({ ok: false, problem: { code: 'wrong-file', why } });

/**
 * What of a match is brought here. If it is over, its log; otherwise only how it stands: whoever brings it knows its seed, so
 * from now on chance is ours. One in which nothing has happened yet begins anew.
 */
function broughtBy(log: Log, { game, setup, state, outcome }: Match): Found<Partial<KeptRoom>> {
  const { hashes: _hashes, outcome: _outcome, ...kept } = log;
  if (outcome) return { ok: true, value: { imported: true, log: kept } };
  if (log.actions.length === 0 && log.position === undefined) return { ok: true, value: {} };
  const position = readPosition(game, setup, state);
  return position.ok ? { ok: true, value: { imported: true, position: position.value } } : wrongFile(position.problem);
}

/** Bots stay; the first person's seat goes to whoever brings the match, and where it is over all of them. */
function seatsFrom({ seats, sitters }: Log, host: Person, isOver: boolean, now: number): KeptSeat[] {
  let isSeated = false;
  return Array.from({ length: seats }, (_, seat): KeptSeat => {
    const level = sitters?.[seat] ?? 'human';
    if (isLevel(level)) return { kind: 'bot', level };
    if (isSeated && !isOver) return { kind: 'open' };
    isSeated = true;
    return personAt(host, now);
  });
}
