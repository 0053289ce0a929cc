/**
 * What the server keeps: matches as the host knows them, and around them people, rooms, chat, results and ratings.
 * Every promise of a write is kept when it is safe on disk, not before. Whatever a method takes belongs together:
 * all of it is kept, or nothing.
 */
import type { Appended, MatchStore, MatchSnapshot, StoredMatch } from '@orrery/host';
import type { Counted, Gone, PushAddress, Score } from '@orrery/protocol';

export interface PersonRecord {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970, as all times here. */
  readonly since: number;
}

export type RoomState = 'waiting' | 'running' | 'over' | 'frozen';

/** What is known of an online match besides its log. The store looks at what lists ask for; the rest is `body`. */
export interface RoomRecord {
  readonly id: string;
  /** Stays the same. */
  readonly game: string;
  readonly state: RoomState;
  readonly listed: boolean;
  /** What lists are sorted by. To move it with every action costs writes: leave it alone unless a list should show it. */
  readonly changed: number;
  /** Everybody whose list it belongs to, each once. */
  readonly people: readonly string[];
  /** When the server has to look after it by itself: a clock runs out, a bot is to move. */
  readonly wake?: number;
  /** Plain JSON, and the room's own business. */
  readonly body: unknown;
}

/** What a list wants: all that is given must hold. `perPerson`: so many at most of whoever comes first among its people. */
export type RoomQuery = { readonly listed?: boolean; readonly limit: number; readonly perPerson?: number } & (
  | { readonly state: RoomState; readonly person?: undefined }
  | { readonly state?: RoomState; readonly person: string }
);

/** One line of a match's chat. The store gives it its number, from 1 in each match. */
export interface ChatRecord {
  readonly id: number;
  readonly at: number;
  /** Plain JSON: who, what. */
  readonly body: unknown;
}

/** How it ended for one seat. `name`: what the person was called then. */
export type ResultSeat =
  | {
      readonly kind: 'person';
      readonly id: string;
      readonly name: string;
      readonly score: Score;
      readonly change?: number;
      /** Why they did not play to the end. */
      readonly gone?: Gone['why'];
    }
  | { readonly kind: 'bot'; readonly level: string; readonly score: Score };

export interface ResultRecord {
  readonly match: string;
  readonly game: string;
  readonly at: number;
  readonly rated: boolean;
  readonly seats: readonly ResultSeat[];
}

/** Results of a person are told the newest first; `number` is where the next page goes on. */
export interface NumberedResult extends ResultRecord {
  readonly number: number;
}

export interface RatingRecord {
  readonly person: string;
  readonly game: string;
  readonly mu: number;
  readonly sigma: number;
  readonly matches: number;
}

/**
 * What came of all matches of a person in which bots of a level sat at the table, game by game, or another person, whatever
 * they played.
 */
export type Tally = Counted &
  (
    | { readonly game: string; readonly against: { readonly level: string } }
    | { readonly against: { readonly person: string } }
  );

export interface OnlineStore extends MatchStore {
  /** A new match, and its room as it is from now on. */
  add(match: StoredMatch & { readonly room?: RoomRecord }): Promise<void>;
  append(id: string, news: Appended & { readonly room?: RoomRecord }): ReturnType<MatchStore['append']>;
  keepSnapshot(id: string, snapshot: MatchSnapshot): Promise<void>;
  snapshot(id: string): Promise<unknown>;
  keepStanding(id: string, standing: MatchSnapshot): Promise<void>;
  standing(id: string): Promise<unknown>;
  /** The matches at which this person sits. */
  list(who?: string): ReturnType<MatchStore['list']>;

  /** 32 random bytes, made once for each store: they sign cookies. */
  key(): Promise<Uint8Array>;

  /** A private key of P-256, 32 bytes, made once for each store: it signs what is sent to push services. */
  pushKey(): Promise<Uint8Array>;

  addPerson(person: PersonRecord): Promise<void>;
  person(id: string): Promise<PersonRecord | undefined>;
  /** False if there is no such person. */
  rename(id: string, name: string): Promise<boolean>;

  /** A code that makes another browser this person, known by its hash. */
  addCode(hash: string, person: string, expires: number): Promise<void>;
  /** Whose code it is; once only, and not after it expired. */
  takeCode(hash: string, now: number): Promise<string | undefined>;

  /** A browser that wants to be called belongs to whoever said so last; of each person the last `most` are kept. */
  addPush(person: string, address: PushAddress, at: number, most: number): Promise<void>;
  pushesOf(person: string): Promise<readonly PushAddress[]>;
  /** With a person, only if it is theirs. */
  dropPush(endpoint: string, person?: string): Promise<void>;

  /** Somebody does not want to read what another one says; of each person the last `most` are kept. */
  mute(person: string, other: string, at: number, most: number): Promise<void>;
  unmute(person: string, other: string): Promise<void>;
  /** In the order in which they were muted. */
  mutes(person: string): Promise<readonly string[]>;

  /** New or changed; the id says which. */
  saveRoom(room: RoomRecord): Promise<void>;
  room(id: string): Promise<RoomRecord | undefined>;
  /** The room and its chat, and its match if it has one. */
  forgetRoom(id: string): Promise<void>;
  /** The last changed first. */
  rooms(query: RoomQuery): Promise<readonly RoomRecord[]>;
  /** How many are listed that have changed since then. */
  countListed(state: RoomState, since: number): Promise<number>;
  /** Waiting rooms in which nothing has changed since then, the oldest first. */
  roomsLeft(since: number, limit: number): Promise<readonly RoomRecord[]>;
  /** Running rooms to look after by then, the first first. */
  roomsToWake(by: number, limit: number): Promise<readonly RoomRecord[]>;

  /** The number of the new line. */
  addChat(match: string, line: Omit<ChatRecord, 'id'>): Promise<number>;
  /** The last so many lines, in their order. */
  chat(match: string, last: number): Promise<readonly ChatRecord[]>;

  /** A match has one result. If it had one before, nothing changes, ratings neither. What it says of the seats from now on. */
  addResult(result: ResultRecord, ratings?: readonly RatingRecord[]): Promise<readonly ResultSeat[]>;
  results(
    person: string,
    page: { readonly before?: number; readonly limit: number },
  ): Promise<readonly NumberedResult[]>;
  /** Against bots of each level, and against the twenty people met most often, those first. */
  tally(person: string): Promise<readonly Tally[]>;
  rating(person: string, game: string): Promise<RatingRecord | undefined>;
  ratings(person: string): Promise<readonly RatingRecord[]>;

  /** Says that the server is alive; after a crash `lastBeat` tells until when it certainly was. */
  beat(now: number): Promise<void>;
  lastBeat(): Promise<number | undefined>;

  /** Whatever was asked before is kept first. */
  close(): Promise<void>;
}
