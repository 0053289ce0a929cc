/** The store while the process lives, for tests. It passes the same suite as the one in a file. */
import { randomBytes } from 'node:crypto';
import { type Append, type Appended, type Listed, MemoryStore, type StoredMatch } from '@orrery/host';
import type { PushAddress } from '@orrery/protocol';
import { MOST_MET } from './reads.ts';
import { newPushKey } from './sqlite.ts';
import type {
  ChatRecord,
  NumberedResult,
  OnlineStore,
  PersonRecord,
  RatingRecord,
  ResultRecord,
  RoomQuery,
  RoomRecord,
  RoomState,
  Tally,
} from './store.ts';
import { countsOf, peopleIn } from './writes.ts';

export class MemoryOnlineStore extends MemoryStore implements OnlineStore {
  private readonly secret = new Uint8Array(randomBytes(32));
  private readonly pushSecret = newPushKey();
  private pushes: readonly (PushAddress & { readonly person: string })[] = [];
  private readonly muted = new Map<string, readonly string[]>();
  private readonly people = new Map<string, PersonRecord>();
  private readonly codes = new Map<string, { readonly person: string; readonly expires: number }>();
  private readonly allRooms = new Map<string, RoomRecord>();
  private readonly lines = new Map<string, readonly ChatRecord[]>();
  private readonly allResults: NumberedResult[] = [];
  private readonly allRatings = new Map<string, RatingRecord>();
  private alive: number | undefined;
  private before: Promise<unknown> = Promise.resolve();

  override async add({ room, ...match }: StoredMatch & { readonly room?: RoomRecord }): Promise<void> {
    await super.add(match);
    if (room) await this.saveRoom(room);
  }

  /** One after the other, as they were asked for. */
  override append(id: string, news: Appended & { readonly room?: RoomRecord }): Promise<Append> {
    const appended = this.before.then(() => this.appendNow(id, news));
    this.before = appended.catch(() => {});
    return appended;
  }

  private async appendNow(id: string, { room, ...news }: Appended & { readonly room?: RoomRecord }): Promise<Append> {
    const { length } = (await this.load(id))?.actions ?? { length: news.from };
    if (news.from > length) throw new Error(`action ${news.from} cannot follow the first ${length}`);
    const went = await super.append(id, news);
    if (room && went === 'kept') await this.saveRoom(room);
    return went;
  }

  override async list(who?: string): Promise<readonly Listed[]> {
    const all = await super.list();
    return all.filter(
      ({ seated }) => who === undefined || seated.some((one) => one.kind === 'human' && one.who === who),
    );
  }

  async key(): Promise<Uint8Array> {
    return this.secret;
  }

  async pushKey(): Promise<Uint8Array> {
    return this.pushSecret;
  }

  async addPerson(person: PersonRecord): Promise<void> {
    if (this.people.has(person.id)) throw new Error('there is such a person');
    this.people.set(person.id, person);
  }

  async person(id: string): Promise<PersonRecord | undefined> {
    return this.people.get(id);
  }

  async rename(id: string, name: string): Promise<boolean> {
    const person = this.people.get(id);
    if (person) this.people.set(id, { ...person, name });
    return person !== undefined;
  }

  async addCode(hash: string, person: string, expires: number): Promise<void> {
    this.codes.set(hash, { person, expires });
  }

  async takeCode(hash: string, now: number): Promise<string | undefined> {
    const code = this.codes.get(hash);
    this.codes.delete(hash);
    return code && code.expires > now ? code.person : undefined;
  }

  async addPush(person: string, address: PushAddress, _at: number, most: number): Promise<void> {
    await this.dropPush(address.endpoint);
    const theirs = this.pushes.filter((each) => each.person === person);
    const old = theirs.slice(0, Math.max(0, theirs.length + 1 - most));
    this.pushes = [...this.pushes.filter((each) => !old.includes(each)), { person, ...address }];
  }

  async mute(person: string, other: string, _at: number, most: number): Promise<void> {
    await this.unmute(person, other);
    this.muted.set(person, [...(await this.mutes(person)), other].slice(-most));
  }

  async unmute(person: string, other: string): Promise<void> {
    const others = (await this.mutes(person)).filter((each) => each !== other);
    this.muted.set(person, others);
  }

  async mutes(person: string): Promise<readonly string[]> {
    return this.muted.get(person) ?? [];
  }

  async pushesOf(person: string): Promise<readonly PushAddress[]> {
    return this.pushes.flatMap(({ person: of, ...address }) => (of === person ? [address] : []));
  }

  async dropPush(endpoint: string, person?: string): Promise<void> {
    this.pushes = this.pushes.filter(
      (each) => each.endpoint !== endpoint || (person !== undefined && each.person !== person),
    );
  }

  async saveRoom(room: RoomRecord): Promise<void> {
    this.allRooms.set(room.id, structuredClone(room));
  }

  async room(id: string): Promise<RoomRecord | undefined> {
    return this.allRooms.get(id);
  }

  async forgetRoom(id: string): Promise<void> {
    this.allRooms.delete(id);
    this.lines.delete(id);
    await this.forget(id);
  }

  async rooms({ state, listed, person, limit, perPerson }: RoomQuery): Promise<readonly RoomRecord[]> {
    const counts = new Map<string | undefined, number>();
    const isOneOfFew = ({ people: [first] }: RoomRecord): boolean => {
      counts.set(first, (counts.get(first) ?? 0) + 1);
      return perPerson === undefined || (counts.get(first) ?? 0) <= perPerson;
    };
    return [...this.allRooms.values()]
      .filter((room) => state === undefined || room.state === state)
      .filter((room) => listed === undefined || room.listed === listed)
      .filter((room) => person === undefined || room.people.includes(person))
      .sort((a, b) => b.changed - a.changed)
      .filter(isOneOfFew)
      .slice(0, limit);
  }

  async countListed(state: RoomState, since: number): Promise<number> {
    const rooms = await this.rooms({ state, listed: true, limit: Number.POSITIVE_INFINITY });
    return rooms.filter(({ changed }) => changed > since).length;
  }

  async roomsLeft(since: number, limit: number): Promise<readonly RoomRecord[]> {
    return [...this.allRooms.values()]
      .filter(({ state, changed }) => state === 'waiting' && changed < since)
      .sort((a, b) => a.changed - b.changed)
      .slice(0, limit);
  }

  async roomsToWake(by: number, limit: number): Promise<readonly RoomRecord[]> {
    const wakeOf = ({ state, wake = Number.POSITIVE_INFINITY }: RoomRecord) =>
      state === 'running' ? wake : Number.POSITIVE_INFINITY;
    return [...this.allRooms.values()]
      .filter((room) => wakeOf(room) <= by)
      .sort((a, b) => wakeOf(a) - wakeOf(b))
      .slice(0, limit);
  }

  async addChat(match: string, line: Omit<ChatRecord, 'id'>): Promise<number> {
    const lines = this.lines.get(match) ?? [];
    const id = lines.length + 1;
    this.lines.set(match, [...lines, { id, ...line }]);
    return id;
  }

  async chat(match: string, last: number): Promise<readonly ChatRecord[]> {
    return (this.lines.get(match) ?? []).slice(-last);
  }

  async addResult(result: ResultRecord, ratings: readonly RatingRecord[] = []): Promise<boolean> {
    if (this.allResults.some(({ match }) => match === result.match)) return false;
    this.allResults.push({ ...result, number: this.allResults.length + 1 });
    for (const rating of ratings) this.allRatings.set(`${rating.person} ${rating.game}`, rating);
    return true;
  }

  async results(
    person: string,
    { before = Number.POSITIVE_INFINITY, limit }: { readonly before?: number; readonly limit: number },
  ): Promise<readonly NumberedResult[]> {
    return this.allResults
      .filter(({ number, seats }) => number < before && peopleIn(seats).has(person))
      .reverse()
      .slice(0, limit);
  }

  async tally(person: string): Promise<readonly Tally[]> {
    const tallies = new Map<string, Tally & { readonly kind: string }>();
    for (const { game, seats } of this.allResults)
      for (const count of countsOf(seats).filter((each) => each.person === person)) {
        const { kind, against, score } = count;
        const of = kind === 'bot' ? { game, against: { level: against } } : { against: { person: against } };
        const key = JSON.stringify([kind, of]);
        const before = tallies.get(key) ?? { kind, ...of, won: 0, lost: 0, drawn: 0 };
        tallies.set(key, { ...before, [score]: before[score] + 1 });
      }
    const of = (wanted: string) =>
      [...tallies]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .flatMap(([, { kind, ...tally }]) => (kind === wanted ? [tally] : []));
    const met = ({ won, lost, drawn }: Tally) => won + lost + drawn;
    return [
      ...of('bot'),
      ...of('person')
        .sort((a, b) => met(b) - met(a))
        .slice(0, MOST_MET),
    ];
  }

  async rating(person: string, game: string): Promise<RatingRecord | undefined> {
    return this.allRatings.get(`${person} ${game}`);
  }

  async ratings(person: string): Promise<readonly RatingRecord[]> {
    return [...this.allRatings.values()]
      .filter((rating) => rating.person === person)
      .sort((a, b) => (a.game < b.game ? -1 : 1));
  }

  async beat(now: number): Promise<void> {
    this.alive = now;
  }

  async lastBeat(): Promise<number | undefined> {
    return this.alive;
  }

  async close(): Promise<void> {}
}
