/** What is told of rooms and people outside the table: the lobby, profiles, histories. */
import { changesIn, findGame, presetOf } from '@orrery/catalog';
import type { Host } from '@orrery/host';
import type { OptionValues } from '@orrery/kernel';
import type { History, Lobby, MatchSummary, Person, PlayedMatch, Profile, Rating, RoomLine } from '@orrery/protocol';
import type { NumberedResult, OnlineStore } from '../store/store.ts';
import { shownRating } from './ratings.ts';
import { type RoomNow, roomOf, seatsOfPerson } from './record.ts';

const LINES_MOST = 50;
/** Nobody fills the list for everybody alone. */
const PER_PERSON = 3;
/** Of one's own: all that go on, since nobody has so many, and those that were over last. */
const OWN_MOST = { waiting: 500, running: 500, frozen: 50, over: 20 } as const;
const STATES = ['waiting', 'running', 'frozen', 'over'] as const;
const PAGE = 20;
/** An invitation that nobody has taken up for so long is not shown to strangers any more; its address still works. */
const INVITED_MS = 3 * 24 * 60 * 60_000;
/** So long a public list is good enough for everybody. */
const FRESH_MS = 1000;

type PublicLists = Pick<Lobby, 'open' | 'openCount' | 'live'>;

export class LobbyDesk {
  private readonly store: OnlineStore;
  private readonly host: Host;
  private readonly now: () => number;
  private shared: { readonly until: number; readonly lists: Promise<PublicLists> } | undefined;

  constructor(store: OnlineStore, host: Host, now: () => number) {
    this.store = store;
    this.host = host;
    this.now = now;
  }

  async lobby(who: string | undefined): Promise<Lobby> {
    const now = this.now();
    if (!this.shared || this.shared.until <= now) this.shared = { until: now + FRESH_MS, lists: this.publicLists() };
    const { open, openCount, live } = await this.shared.lists;
    if (who === undefined) return { open, openCount, live, mine: [], now };
    const mine = await this.linesOf(who);
    const own = new Set(mine.map(({ match }) => match));
    const ofOthers = ({ match }: RoomLine) => !own.has(match);
    const ownOpen = mine.filter(({ state, listed, changed }) => state === 'waiting' && listed && isFresh(changed, now));
    return {
      open: open.filter(ofOthers),
      openCount: openCount - ownOpen.length,
      live: live.filter(ofOthers),
      mine,
      now,
    };
  }

  private async publicLists(): Promise<PublicLists> {
    const now = this.now();
    const [waiting, running, openCount] = await Promise.all([
      this.store.rooms({ state: 'waiting', listed: true, limit: LINES_MOST, perPerson: PER_PERSON }),
      this.store.rooms({ state: 'running', listed: true, limit: LINES_MOST, perPerson: PER_PERSON }),
      this.store.countListed('waiting', now - INVITED_MS),
    ]);
    const open = await this.lines(waiting.map(roomOf).filter(({ changed }) => isFresh(changed, now)));
    const live = await this.lines(running.map(roomOf).filter(({ watchable }) => watchable));
    return { open, openCount, live };
  }

  /** Rooms as strangers may know them. */
  private async lines(rooms: readonly RoomNow[]): Promise<RoomLine[]> {
    return Promise.all(rooms.map((room) => this.lineOf(room, undefined)));
  }

  /** The last in which something happened first. A move does not touch the record of its room, but the match's summary. */
  private async linesOf(who: string): Promise<RoomLine[]> {
    const records = await Promise.all(
      STATES.map((state) => this.store.rooms({ state, person: who, limit: OWN_MOST[state] })),
    );
    const summaries = new Map((await this.host.list({ who, alone: false })).map((each) => [each.match, each]));
    const lines = records.flat().map((record) => this.lineOf(roomOf(record), who, summaries.get(record.id)));
    return (await Promise.all(lines)).sort((a, b) => b.changed - a.changed);
  }

  private async lineOf(room: RoomNow, who: string | undefined, summary?: MatchSummary): Promise<RoomLine> {
    const { id, game, state, clock, listed, watchable, rated, changed } = room;
    const seats = await Promise.all(
      room.seats.map(async (seat, at) => {
        if (seat.kind !== 'person') return seat;
        const { kind, id: person, name, standIn } = seat;
        const rating = await this.ratingOf(person, game);
        const time = who !== undefined && state === 'running' ? room.times?.[at] : undefined;
        return {
          kind,
          id: person,
          name,
          ...(standIn !== undefined && { standIn }),
          ...(rating && { rating }),
          ...(time && { time }),
        };
      }),
    );
    const { progress, prompt, deciding, outcome } = summary ?? {};
    return {
      match: id,
      game,
      state,
      clock,
      ...(await rulesOf(game, room.options)),
      listed,
      watchable,
      rated,
      seats,
      yours: who === undefined ? [] : seatsOfPerson(room, who),
      changed: Math.max(changed, summary?.changed ?? 0),
      yourMove: summary?.yourMove ?? false,
      ...(progress !== undefined && { progress }),
      ...(prompt !== undefined && { prompt }),
      ...(deciding && { deciding }),
      ...(outcome && { outcome }),
    };
  }

  private async ratingOf(who: string, game: string): Promise<Rating | undefined> {
    const known = await this.store.rating(who, game);
    return known && shownRating(known);
  }

  /** Somebody as `who` may know them. */
  async profile(person: Person, who: string | undefined): Promise<Profile> {
    const { id } = person;
    const [ratings, tally, recent] = await Promise.all([
      this.store.ratings(id),
      this.store.tally(id),
      this.history(id, who, undefined),
    ]);
    const people = tally.flatMap(({ against, ...counted }) =>
      'person' in against ? [{ ...counted, id: against.person }] : [],
    );
    const named = people.map(async (each) => ({ ...each, name: (await this.store.person(each.id))?.name ?? '?' }));
    return {
      person,
      ratings: ratings.map((rating) => ({ game: rating.game, ...shownRating(rating) })),
      bots: tally.flatMap((each) => {
        if (!('game' in each)) return [];
        const { against, ...counted } = each;
        return [{ ...counted, level: against.level }];
      }),
      people: await Promise.all(named),
      recent,
    };
  }

  /** The matches of a person, of which others get those that were listed or that they played in: an address is a key. */
  async history(person: string, who: string | undefined, before: number | undefined): Promise<History> {
    const results = await this.store.results(person, { limit: PAGE, ...(before !== undefined && { before }) });
    const last = results.length === PAGE ? results.at(-1)?.number : undefined;
    const played = results.map(async (result) => {
      const isOwn = result.seats.some((seat) => seat.kind === 'person' && seat.id === who);
      return isOwn || (await this.store.room(result.match))?.listed ? playedBy(person, result) : [];
    });
    return { matches: (await Promise.all(played)).flat(), ...(last !== undefined && { before: last }) };
  }
}

const isFresh = (changed: number, now: number): boolean => changed > now - INVITED_MS;

/** How a match differs from the printed rules. */
async function rulesOf(id: string, options: OptionValues): Promise<Pick<RoomLine, 'preset' | 'changes'>> {
  const entry = findGame(id);
  const game = await entry?.load();
  const preset = game && presetOf(game, entry?.presets ?? [], options);
  return { ...(preset && { preset: preset.name }), changes: game ? changesIn(game, options) : {} };
}

function playedBy(who: string, { match, game, at, rated, seats }: NumberedResult): PlayedMatch[] {
  const own = seats.find((seat) => seat.kind === 'person' && seat.id === who);
  return own ? [{ match, game, at, rated, score: own.score, seats }] : [];
}
