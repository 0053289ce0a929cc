/** Everything that changes the file, as it runs in the writer's thread inside a transaction. JSON comes as text. */
import type { Append, MatchSnapshot } from '@orrery/host';
import type { PushAddress } from '@orrery/protocol';
import type { Database } from './schema.ts';
import type { PersonRecord, RatingRecord, ResultRecord, ResultSeat, RoomState } from './store.ts';

export interface MatchRow {
  readonly id: string;
  readonly head: string;
  readonly seated: string;
  readonly people: readonly string[];
  readonly entries: readonly string[];
  readonly summary: string;
  readonly changed: number;
}

export interface RoomRow {
  readonly id: string;
  readonly game: string;
  readonly state: RoomState;
  readonly listed: 0 | 1;
  readonly changed: number;
  readonly people: readonly string[];
  readonly wake: number | null;
  readonly body: string;
}

/** What of a room is in an index. */
interface FoundRoom extends Pick<RoomRow, 'state' | 'listed' | 'changed' | 'wake'> {
  readonly n: number;
  readonly people: string;
}

export type Writes = ReturnType<typeof writesOn>;
/** One write as it crosses to the other thread: its name and what it takes. */
export type Write = { [Name in keyof Writes]: [Name, ...Parameters<Writes[Name]>] }[keyof Writes];

export function writesOn(db: Database) {
  const sql = {
    findMatch: db.prepare('SELECT n, actions FROM matches WHERE id = ?'),
    isForgotten: db.prepare('SELECT 1 FROM forgotten WHERE id = ?'),
    addMatch: db.prepare(
      `INSERT INTO matches (id, seated, summary, changed, actions, version) VALUES (?, ?, ?, ?, ?, 1)
       ON CONFLICT (id) DO UPDATE SET seated = excluded.seated, summary = excluded.summary, changed = excluded.changed,
         actions = excluded.actions, version = version + 1 RETURNING n`,
    ),
    addHead: db.prepare('INSERT OR REPLACE INTO heads (match, head) VALUES (?, ?)'),
    addSeat: db.prepare('INSERT OR IGNORE INTO seats (person, match) VALUES (?, ?)'),
    addAction: db.prepare('INSERT INTO actions (match, seq, entry) VALUES (?, ?, ?)'),
    cutActions: db.prepare('DELETE FROM actions WHERE match = ? AND seq >= ?'),
    updateMatch: db.prepare(
      'UPDATE matches SET summary = ?, changed = ?, actions = ?, version = version + 1 WHERE n = ?',
    ),
    dropMatch: db.prepare('DELETE FROM matches WHERE n = ?'),
    dropHead: db.prepare('DELETE FROM heads WHERE match = ?'),
    dropSeats: db.prepare('DELETE FROM seats WHERE match = ?'),
    setSnapshot: db.prepare('INSERT OR REPLACE INTO snapshots (match, at, sum, body) VALUES (?, ?, ?, ?)'),
    setStanding: db.prepare('INSERT OR REPLACE INTO standings (match, at, sum, body) VALUES (?, ?, ?, ?)'),
    dropStanding: db.prepare('DELETE FROM standings WHERE match = ?'),
    dropSnapshot: db.prepare('DELETE FROM snapshots WHERE match = ?'),
    forget: db.prepare('INSERT OR IGNORE INTO forgotten (id) VALUES (?)'),
    remember: db.prepare('DELETE FROM forgotten WHERE id = ?'),

    setFact: db.prepare(
      'INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
    ),
    addPerson: db.prepare('INSERT INTO people (id, name, since) VALUES (?, ?, ?)'),
    rename: db.prepare('UPDATE people SET name = ? WHERE id = ?'),
    addCode: db.prepare('INSERT INTO codes (hash, person, expires) VALUES (?, ?, ?)'),
    takeCode: db.prepare('DELETE FROM codes WHERE hash = ? RETURNING person, expires'),
    dropCodes: db.prepare('DELETE FROM codes WHERE expires <= ?'),
    addPush: db.prepare('INSERT OR REPLACE INTO pushes (endpoint, person, p256dh, auth, at) VALUES (?, ?, ?, ?, ?)'),
    dropOldPushes: db.prepare(
      `DELETE FROM pushes WHERE endpoint IN
         (SELECT endpoint FROM pushes WHERE person = ? ORDER BY at DESC LIMIT -1 OFFSET ?)`,
    ),
    dropPush: db.prepare('DELETE FROM pushes WHERE endpoint = ?1 AND (?2 IS NULL OR person = ?2)'),

    mute: db.prepare('INSERT OR REPLACE INTO mutes (person, other, at) VALUES (?, ?, ?)'),
    unmute: db.prepare('DELETE FROM mutes WHERE person = ? AND other = ?'),
    dropOldMutes: db.prepare(
      `DELETE FROM mutes WHERE person = ?1 AND other IN
         (SELECT other FROM mutes WHERE person = ?1 ORDER BY at DESC LIMIT -1 OFFSET ?2)`,
    ),

    findRoom: db.prepare('SELECT n, state, listed, changed, people, wake FROM rooms WHERE id = ?'),
    addRoom: db.prepare(
      'INSERT INTO rooms (id, game, state, listed, changed, people, wake, body) VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING n',
    ),
    // SQLite writes every index anew that a column is set of, changed or not.
    setBody: db.prepare('UPDATE rooms SET body = ? WHERE n = ?'),
    setWake: db.prepare('UPDATE rooms SET wake = ? WHERE n = ?'),
    setListing: db.prepare('UPDATE rooms SET state = ?, listed = ?, changed = ?, people = ? WHERE n = ?'),
    addRoomPerson: db.prepare('INSERT INTO room_people (person, room, state, changed) VALUES (?, ?, ?, ?)'),
    dropRoomPeople: db.prepare('DELETE FROM room_people WHERE room = ?'),
    dropRoom: db.prepare('DELETE FROM rooms WHERE id = ? RETURNING n'),
    addChat: db.prepare(
      `INSERT INTO chat (match, id, at, body)
       VALUES (?1, 1 + coalesce((SELECT max(id) FROM chat WHERE match = ?1), 0), ?2, ?3) RETURNING id`,
    ),
    dropChat: db.prepare('DELETE FROM chat WHERE match = ?'),

    addResult: db.prepare(
      'INSERT INTO results (match, game, at, rated, seats) VALUES (?, ?, ?, ?, ?) ON CONFLICT (match) DO NOTHING RETURNING n',
    ),
    resultSeats: db.prepare('SELECT seats FROM results WHERE match = ?'),
    addResultPerson: db.prepare('INSERT INTO result_people (person, result) VALUES (?, ?)'),
    count: db.prepare(
      `INSERT INTO tallies (person, game, kind, against, won, lost, drawn) VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET won = won + excluded.won, lost = lost + excluded.lost, drawn = drawn + excluded.drawn`,
    ),
    setRating: db.prepare(
      `INSERT INTO ratings (person, game, mu, sigma, matches) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches`,
    ),
  };
  /** The number that a statement with RETURNING gave. */
  const numberIn = (row: unknown) => (row as { readonly n: number }).n;

  function addActions(match: number, from: number, entries: readonly string[]): void {
    entries.forEach((entry, at) => sql.addAction.run(match, from + at, entry));
  }

  function saveRoom(room: RoomRow): void {
    const { id, game, state, listed, changed, wake, body } = room;
    const people = JSON.stringify(room.people);
    const old = sql.findRoom.get(id) as FoundRoom | undefined;
    const n = old?.n ?? numberIn(sql.addRoom.get(id, game, state, listed, changed, people, wake, body));
    if (old) {
      sql.setBody.run(body, n);
      if (old.wake !== wake) sql.setWake.run(wake, n);
      // With most moves nothing changes that lists are made from.
      if (old.state === state && old.listed === listed && old.changed === changed && old.people === people) return;
      sql.setListing.run(state, listed, changed, people, n);
      sql.dropRoomPeople.run(n);
    }
    for (const person of room.people) sql.addRoomPerson.run(person, n, state, changed);
  }

  function forget(id: string): void {
    const match = sql.findMatch.get(id);
    sql.forget.run(id);
    if (match === undefined) return;
    const n = numberIn(match);
    sql.dropMatch.run(n);
    sql.dropHead.run(n);
    sql.dropSeats.run(n);
    sql.dropSnapshot.run(n);
    sql.dropStanding.run(n);
    sql.cutActions.run(n, 0);
  }

  return {
    /** Also one that was lost and is written down again. */
    add(match: MatchRow, room: RoomRow | null): void {
      const { id, head, seated, people, entries, summary, changed } = match;
      const n = numberIn(sql.addMatch.get(id, seated, summary, changed, entries.length));
      sql.remember.run(id);
      sql.addHead.run(n, head);
      sql.dropSeats.run(n);
      for (const person of people) sql.addSeat.run(person, n);
      sql.cutActions.run(n, 0);
      addActions(n, 0, entries);
      if (room) saveRoom(room);
    },

    append(
      id: string,
      from: number,
      entries: readonly string[],
      summary: string,
      changed: number,
      room: RoomRow | null,
    ): Append {
      const match = sql.findMatch.get(id) as { readonly n: number; readonly actions: number } | undefined;
      if (!match) return sql.isForgotten.get(id) === undefined ? 'lost' : 'deleted';
      if (from > match.actions) throw new Error(`action ${from} cannot follow the first ${match.actions}`);
      if (from < match.actions) sql.cutActions.run(match.n, from);
      addActions(match.n, from, entries);
      sql.updateMatch.run(summary, changed, from + entries.length, match.n);
      if (room) saveRoom(room);
      return 'kept';
    },

    forget,

    keepSnapshot(id: string, { at, sum, body }: MatchSnapshot): void {
      const match = sql.findMatch.get(id);
      if (match !== undefined) sql.setSnapshot.run(numberIn(match), at, sum, body);
    },

    keepStanding(id: string, { at, sum, body }: MatchSnapshot): void {
      const match = sql.findMatch.get(id);
      if (match !== undefined) sql.setStanding.run(numberIn(match), at, sum, body);
    },

    setFact(name: string, value: number | Uint8Array): void {
      sql.setFact.run(name, value);
    },

    addPerson({ id, name, since }: PersonRecord): void {
      sql.addPerson.run(id, name, since);
    },

    rename(id: string, name: string): boolean {
      return sql.rename.run(name, id).changes > 0;
    },

    addCode(hash: string, person: string, expires: number): void {
      sql.addCode.run(hash, person, expires);
    },

    takeCode(hash: string, now: number): string | undefined {
      const taken = sql.takeCode.get(hash) as { readonly person: string; readonly expires: number } | undefined;
      sql.dropCodes.run(now);
      return taken && taken.expires > now ? taken.person : undefined;
    },

    addPush(person: string, { endpoint, p256dh, auth }: PushAddress, at: number, most: number): void {
      sql.addPush.run(endpoint, person, p256dh, auth, at);
      sql.dropOldPushes.run(person, most);
    },

    dropPush(endpoint: string, person?: string): void {
      sql.dropPush.run(endpoint, person ?? null);
    },

    mute(person: string, other: string, at: number, most: number): void {
      sql.mute.run(person, other, at);
      sql.dropOldMutes.run(person, most);
    },

    unmute(person: string, other: string): void {
      sql.unmute.run(person, other);
    },

    saveRoom,

    forgetRoom(id: string): void {
      const room = sql.dropRoom.get(id);
      if (room !== undefined) sql.dropRoomPeople.run(numberIn(room));
      sql.dropChat.run(id);
      forget(id);
    },

    addChat(match: string, at: number, body: string): number {
      return (sql.addChat.get(match, at, body) as { readonly id: number }).id;
    },

    addResult(result: ResultRecord, ratings: readonly RatingRecord[] = []): readonly ResultSeat[] {
      const { match, game, at, rated, seats } = result;
      const row = sql.addResult.get(match, game, at, rated ? 1 : 0, JSON.stringify(seats));
      // What stands there was written by the line above.
      if (row === undefined) return JSON.parse((sql.resultSeats.get(match) as { readonly seats: string }).seats);
      for (const person of peopleIn(seats)) sql.addResultPerson.run(person, numberIn(row));
      for (const { person, kind, against, score } of countsOf(seats))
        sql.count.run(
          person,
          kind === 'person' ? '' : game,
          kind,
          against,
          ...(['won', 'lost', 'drawn'] as const).map((s) => Number(s === score)),
        );
      for (const { person, game, mu, sigma, matches } of ratings) sql.setRating.run(person, game, mu, sigma, matches);
      return seats;
    },
  };
}

const peopleIn = (seats: readonly ResultSeat[]): ReadonlySet<string> =>
  new Set(seats.flatMap((seat) => (seat.kind === 'person' ? [seat.id] : [])));

/** What a result adds to whose tally, once for each level and each other person at the table. */
function countsOf(seats: readonly ResultSeat[]) {
  return [...peopleIn(seats)].flatMap((person) => {
    const [own, ...more] = seats.filter((seat) => seat.kind === 'person' && seat.id === person);
    // Whoever sits at several places plays with himself, and has neither won nor lost.
    if (!own || more.length > 0) return [];
    const others = seats
      .filter((seat) => seat !== own)
      .map((seat) => [seat.kind, seat.kind === 'bot' ? seat.level : seat.id] as const);
    const once = new Map(others.map((other) => [other.join(' '), other]));
    return [...once.values()].map(([kind, against]) => ({ person, kind, against, score: own.score }));
  });
}
