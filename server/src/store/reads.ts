/**
 * Everything that is read from the file. Each answer comes through an index, and none reads more rows than it gives; only the
 * list for everybody passes over some, so that nobody fills it alone.
 */
import type { Listed, StoredMatch } from '@orrery/host';
import type { Counted, PushAddress } from '@orrery/protocol';
import type { Database } from './schema.ts';
import type {
  ChatRecord,
  NumberedResult,
  PersonRecord,
  RatingRecord,
  RoomQuery,
  RoomRecord,
  RoomState,
  Tally,
} from './store.ts';

/** How many people a tally names. */
const MOST_MET = 20;

interface ListedRow {
  readonly n: number;
  readonly id: string;
  readonly seated: string;
  readonly summary: string;
  readonly changed: number;
}

interface RoomColumns {
  readonly id: string;
  readonly game: string;
  readonly state: RoomState;
  readonly listed: number;
  readonly changed: number;
  readonly people: string;
  readonly wake: number | null;
  readonly body: string;
}

const ROOM = 'r.id, r.game, r.state, r.listed, r.changed, r.people, r.wake, r.body';

/** So many rows a list for everybody is made from at most. */
const PASSED_MOST = 2000;

export type Reads = ReturnType<typeof readsOn>;

/** The casts below name the columns that each statement selects, and what we once wrote into them. */
export function readsOn(db: Database) {
  const sql = {
    match: db.prepare('SELECT n, id, seated, summary, changed FROM matches WHERE id = ?'),
    head: db.prepare('SELECT head FROM heads WHERE match = ?'),
    entries: db.prepare('SELECT entry FROM actions WHERE match = ? ORDER BY seq'),
    snapshot: db.prepare('SELECT s.at, s.sum, s.body FROM matches m JOIN snapshots s ON s.match = m.n WHERE m.id = ?'),
    standing: db.prepare('SELECT s.at, s.sum, s.body FROM matches m JOIN standings s ON s.match = m.n WHERE m.id = ?'),
    stamp: db.prepare('SELECT n, version, changed FROM matches WHERE id = ?'),
    matchesOf: db.prepare(
      `SELECT m.n, m.id, m.seated, m.summary, m.changed FROM seats s JOIN matches m ON m.n = s.match
       WHERE s.person = ? ORDER BY m.changed DESC, m.id`,
    ),
    matches: db.prepare('SELECT n, id, seated, summary, changed FROM matches ORDER BY changed DESC, id'),
    fact: db.prepare('SELECT value FROM facts WHERE name = ?'),
    person: db.prepare('SELECT id, name, since FROM people WHERE id = ?'),
    pushes: db.prepare('SELECT endpoint, p256dh, auth FROM pushes WHERE person = ? ORDER BY at'),
    mutes: db.prepare('SELECT other FROM mutes WHERE person = ? ORDER BY at'),
    room: db.prepare(`SELECT ${ROOM} FROM rooms r WHERE r.id = ?`),
    roomsToWake: db.prepare(
      `SELECT ${ROOM} FROM rooms r INDEXED BY rooms_to_wake WHERE r.wake IS NOT NULL AND r.state = 'running' AND r.wake <= ? ORDER BY r.wake LIMIT ?`,
    ),
    countListed: db.prepare('SELECT count(*) AS count FROM rooms WHERE listed = 1 AND state = ? AND changed > ?'),
    roomsLeft: db.prepare(
      `SELECT ${ROOM} FROM rooms r WHERE r.state = 'waiting' AND r.changed < ? ORDER BY r.changed LIMIT ?`,
    ),
    chat: db.prepare('SELECT id, at, body FROM chat WHERE match = ? ORDER BY id DESC LIMIT ?'),
    results: db.prepare(
      `SELECT r.n AS number, r.match, r.game, r.at, r.rated, r.seats FROM result_people p JOIN results r ON r.n = p.result
       WHERE p.person = ? AND p.result < ? ORDER BY p.result DESC LIMIT ?`,
    ),
    bots: db.prepare(`SELECT * FROM tallies WHERE person = ? AND kind = 'bot' ORDER BY game, against`),
    people: db.prepare(
      `SELECT * FROM tallies WHERE person = ? AND kind = 'person' ORDER BY won + lost + drawn DESC LIMIT ${MOST_MET}`,
    ),
    rating: db.prepare('SELECT person, game, mu, sigma, matches FROM ratings WHERE person = ? AND game = ?'),
    ratings: db.prepare('SELECT person, game, mu, sigma, matches FROM ratings WHERE person = ? ORDER BY game'),
  };
  /** Lists of rooms, by what is asked for. */
  const lists = new Map<string, ReturnType<Database['prepare']>>();

  return {
    load(id: string): StoredMatch | undefined {
      // What belongs together is read as it was at one moment: the writer does not wait.
      db.exec('BEGIN');
      try {
        const row = sql.match.get(id) as ListedRow | undefined;
        if (!row) return undefined;
        const head = sql.head.get(row.n) as { readonly head: string } | undefined;
        const entries = sql.entries.all(row.n) as { readonly entry: string }[];
        return {
          ...listedOf(row),
          head: parsed(head?.head ?? '') as StoredMatch['head'],
          actions: parsed(`[${entries.map(({ entry }) => entry).join(',')}]`) as StoredMatch['actions'],
        };
      } finally {
        db.exec('COMMIT');
      }
    },

    snapshot: (id: string) => sql.snapshot.get(id),
    standing: (id: string) => sql.standing.get(id),

    stamp(id: string): string | undefined {
      const row = sql.stamp.get(id) as { n: number; version: number; changed: number } | undefined;
      return row && `${row.n} ${row.version} ${row.changed}`;
    },

    list(who?: string): readonly Listed[] {
      const rows = (who === undefined ? sql.matches.all() : sql.matchesOf.all(who)) as ListedRow[];
      return rows.map(listedOf);
    },

    fact(name: string): number | Uint8Array | undefined {
      return (sql.fact.get(name) as { readonly value: number | Uint8Array } | undefined)?.value;
    },

    person: (id: string) => sql.person.get(id) as PersonRecord | undefined,

    pushesOf: (person: string) => sql.pushes.all(person) as PushAddress[],

    mutes: (person: string) => (sql.mutes.all(person) as { readonly other: string }[]).map(({ other }) => other),

    room(id: string): RoomRecord | undefined {
      const row = sql.room.get(id) as RoomColumns | undefined;
      return row && roomOf(row);
    },

    rooms({ state, listed, person, limit, perPerson }: RoomQuery): readonly RoomRecord[] {
      const from = person === undefined ? 'rooms r' : 'room_people p JOIN rooms r ON r.n = p.room';
      const key = person === undefined ? 'r' : 'p';
      const wanted = {
        ...(person !== undefined && { 'p.person': person }),
        ...(listed !== undefined && { 'r.listed': Number(listed) }),
        ...(state !== undefined && { [`${key}.state`]: state }),
      };
      const where = Object.keys(wanted).map((column) => `${column} = ?`);
      const text = `SELECT ${ROOM} FROM ${from} WHERE ${['1', ...where].join(' AND ')} ORDER BY ${key}.changed DESC LIMIT ?`;
      const statement = lists.get(text) ?? db.prepare(text);
      lists.set(text, statement);
      if (perPerson === undefined) return (statement.all(...Object.values(wanted), limit) as RoomColumns[]).map(roomOf);
      const counts = new Map<string | undefined, number>();
      const rooms: RoomRecord[] = [];
      for (const row of statement.iterate(...Object.values(wanted), PASSED_MOST)) {
        const room = roomOf(row as RoomColumns);
        const [first] = room.people;
        const count = (counts.get(first) ?? 0) + 1;
        counts.set(first, count);
        if (count <= perPerson && rooms.push(room) === limit) break;
      }
      return rooms;
    },

    roomsToWake: (by: number, limit: number) => (sql.roomsToWake.all(by, limit) as RoomColumns[]).map(roomOf),

    countListed: (state: RoomState, since: number) =>
      (sql.countListed.get(state, since) as { readonly count: number }).count,

    roomsLeft: (since: number, limit: number) => (sql.roomsLeft.all(since, limit) as RoomColumns[]).map(roomOf),

    chat(match: string, last: number): readonly ChatRecord[] {
      const rows = sql.chat.all(match, last) as { readonly id: number; readonly at: number; readonly body: string }[];
      return rows.reverse().map(({ id, at, body }) => ({ id, at, body: parsed(body) }));
    },

    results(
      person: string,
      { before = Number.MAX_SAFE_INTEGER, limit }: { readonly before?: number; readonly limit: number },
    ): readonly NumberedResult[] {
      const rows = sql.results.all(person, before, limit) as (Omit<NumberedResult, 'rated' | 'seats'> & {
        readonly rated: number;
        readonly seats: string;
      })[];
      return rows.map(({ rated, seats, ...row }) => ({
        ...row,
        rated: rated === 1,
        seats: parsed(seats) as NumberedResult['seats'],
      }));
    },

    tally(person: string): readonly Tally[] {
      type Row = Counted & { readonly game: string; readonly against: string };
      const bots = sql.bots.all(person) as Row[];
      const people = sql.people.all(person) as Row[];
      return [
        ...bots.map(({ game, against, won, lost, drawn }) => ({ game, against: { level: against }, won, lost, drawn })),
        ...people.map(({ against, won, lost, drawn }) => ({ against: { person: against }, won, lost, drawn })),
      ];
    },

    rating: (person: string, game: string) => sql.rating.get(person, game) as RatingRecord | undefined,
    ratings: (person: string) => sql.ratings.all(person) as RatingRecord[],
  };
}

function listedOf({ id, seated, summary, changed }: ListedRow): Listed {
  return { id, seated: parsed(seated) as Listed['seated'], summary: parsed(summary) as Listed['summary'], changed };
}

function roomOf({ listed, people, wake, body, ...row }: RoomColumns): RoomRecord {
  return {
    ...row,
    listed: listed === 1,
    people: parsed(people) as RoomRecord['people'],
    ...(wake !== null && { wake }),
    body: parsed(body),
  };
}

/**
 * JSON that we wrote. Where it is damaged all the same, nothing is there, and whoever reads it (`parseStored` in host) finds
 * out: one bad match harms no other.
 */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
