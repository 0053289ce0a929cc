/**
 * What online play adds to the messages: rooms, in which people find together and which stay with their match; people, and
 * what is known of them. The lobby comes over HTTP, everything at the table over the socket.
 */
import {
  isRecord,
  type Json,
  ok,
  type OptionValues,
  type Outcome,
  problem,
  type Result,
  type Seat,
  show,
} from '@orrery/kernel';
import { type Fields, isCount, isSeat, isWhole, wrong } from './fields.ts';
import type { Problem } from './problems.ts';
import { SEATS_MOST } from './sitters.ts';

/** Somebody who plays here. The id is no secret: a signed cookie proves whose it is. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970, as all times here. */
  readonly since: number;
}

/** How good somebody is at a game, on a scale on which everybody begins at 1500. */
export interface Rating {
  readonly value: number;
  /** Two times out of three it is off by no more than this. */
  readonly plusMinus: number;
  readonly matches: number;
}

export type Clock =
  | { readonly kind: 'none' }
  /** For the whole match, and so many seconds more for each action. */
  | { readonly kind: 'live'; readonly minutes: number; readonly increment: number }
  /** For each time that one is asked. */
  | { readonly kind: 'move'; readonly seconds: number }
  | { readonly kind: 'days'; readonly days: number };

export type RoomState = 'waiting' | 'running' | 'over' | 'frozen';

export interface RoomPerson {
  readonly kind: 'person';
  readonly id: string;
  readonly name: string;
  /** A page of theirs is open at this room. */
  readonly here: boolean;
  readonly awaySince?: number;
  readonly rating?: Rating;
  /** The level of the bot that plays for them. */
  readonly standIn?: string;
  /** The bot stays. Otherwise they may `return`. */
  readonly forGood?: true;
  /** How it came that they do not play any more. */
  readonly gone?: Gone;
  /** Milliseconds left; `since`: it runs from then on, by the server's time. */
  readonly time?: { readonly left: number; readonly since?: number };
}

/**
 * When somebody did not go on, and why: their time ran out, they left, somebody gave their seat to a bot while they were away,
 * or they resigned.
 */
export interface Gone {
  readonly why: 'time' | 'left' | 'away' | 'resigned';
  readonly at: number;
  /** How many moves everybody at the table had counted. */
  readonly move: number;
  /** Who gave the seat away. */
  readonly by?: Seat;
}

/** `for`: it is kept for this person, after a rematch. */
export interface OpenSeat {
  readonly kind: 'open';
  readonly for?: { readonly id: string; readonly name: string };
}

export type RoomSeat = OpenSeat | { readonly kind: 'bot'; readonly level: string } | RoomPerson;

/** The others at the table are asked to agree that the last action of `seat` is taken back. */
export interface Proposal {
  readonly id: string;
  readonly seat: Seat;
  /** Those whose word is still missing. */
  readonly needed: readonly Seat[];
}

/** An online match besides its log. */
export interface Room {
  readonly match: string;
  readonly game: string;
  readonly state: RoomState;
  /** The id of the person who may start or close it while it waits. */
  readonly host: string;
  /** Since when no page of theirs has been open at it, while it waits. */
  readonly hostAway?: number;
  readonly options: OptionValues;
  readonly clock: Clock;
  /** The level of the bot that takes the seat of somebody whose time has run out, or who leaves. */
  readonly atZero: string;
  readonly listed: boolean;
  readonly watchable: boolean;
  readonly rated: boolean;
  readonly seats: readonly RoomSeat[];
  readonly yours: readonly Seat[];
  readonly watchers: number;
  /** Oneself is asked something that nobody else may know of, and by then (the server's time) has to answer; others never see it. */
  readonly silent?: { readonly seat: Seat; readonly until: number };
  /** It was begun elsewhere: whoever brought it may know what was hidden until then. */
  readonly imported?: true;
  readonly proposal?: Proposal;
  /** The match that these people play next; known to them only. */
  readonly rematch?: string;
  /** What came of it for each seat, once it is over. */
  readonly result?: readonly SeatResult[];
  /** Why it is frozen. */
  readonly problem?: Problem;
  /** The server's time, for clocks. */
  readonly now: number;
}

const SYSTEM_LINES = [
  'joined',
  'left',
  'resigned',
  'returned',
  'started',
  'undo',
  'no-undo',
  'undo-late',
  'bot',
  'time',
  'over',
  'rematch',
] as const;

/** A line of the talk at a table: somebody's words, or what became of a seat (`system`). */
export interface ChatLine {
  readonly id: number;
  readonly at: number;
  readonly seat?: Seat;
  readonly name?: string;
  readonly text?: string;
  readonly system?: (typeof SYSTEM_LINES)[number];
  /** How many moves everybody at the table had counted by then. */
  readonly move: number;
}

/** What a socket takes besides the messages of local play; each with `re`, and answered as those are. */
export type ToRoom = { readonly re: number; readonly match: string } & (
  | { readonly type: 'sit'; readonly seat: Seat }
  /** Leaves one's seats before the start. */
  | { readonly type: 'stand' }
  /** The room's host begins, or somebody who sits there if the host has been away for long; open seats go to bots of this level. */
  | { readonly type: 'start'; readonly level: string }
  /** The room's host takes the invitation back. */
  | { readonly type: 'close' }
  /** Leaves a running match: a bot plays until one returns, or to the end if it is rated. */
  | { readonly type: 'leave' }
  /**
   * Gives up for good. If then only one seat, or no person, is left that did not, the match is over; otherwise a bot plays on
   * in the seat. Whoever is the last one left has won, and ends the match by this.
   */
  | { readonly type: 'resign' }
  | { readonly type: 'return' }
  /** Gives the seat of somebody who has been away for long to a bot. */
  | { readonly type: 'give'; readonly seat: Seat }
  /** Proposes to take back one's last action. `moves` as for `undo`. */
  | { readonly type: 'ask-undo'; readonly seat: Seat; readonly moves: number }
  | { readonly type: 'agree'; readonly proposal: string; readonly yes: boolean }
  | { readonly type: 'chat'; readonly text: string }
  /** Opens the next match of the same people, everybody one seat further; or finds the one that was opened. */
  | { readonly type: 'rematch' }
);

/** What a socket sends besides the messages of local play. */
export type FromRoom =
  /** A room: as the answer (`re`) where one waits, and whenever something in it changes. After the start, `look` brings the table. */
  | { readonly type: 'room'; readonly re?: number; readonly room: Room }
  /** New lines; after `look` the last ones there are. Only those who sit at the table get them. */
  | { readonly type: 'chat'; readonly match: string; readonly lines: readonly ChatLine[] };

/** A match to be opened. */
export interface NewRoom {
  readonly game: string;
  readonly options: { readonly [name: string]: Json };
  readonly seats: readonly NewSeat[];
  readonly clock: Clock;
  readonly listed: boolean;
  readonly watchable: boolean;
  readonly rated: boolean;
}

export type NewSeat = 'you' | 'open' | { readonly bot: string };

/** A match in the lobby. */
export interface RoomLine {
  readonly match: string;
  readonly game: string;
  readonly state: RoomState;
  readonly clock: Clock;
  /** The name of the way it is played, if it has one, and what of the options is not as printed. */
  readonly preset?: string;
  readonly changes: { readonly [option: string]: Json };
  readonly listed: boolean;
  readonly watchable: boolean;
  readonly rated: boolean;
  readonly seats: readonly LineSeat[];
  readonly yours: readonly Seat[];
  /** When something last happened that everybody, or one of one's own seats, may know of. */
  readonly changed: number;
  readonly yourMove: boolean;
  /** Who is asked, as far as one may know. */
  readonly deciding?: readonly Seat[];
  readonly progress?: string;
  readonly prompt?: string;
  readonly outcome?: Outcome;
}

/** `time`: in one's own matches. */
export type LineSeat =
  | Exclude<RoomSeat, RoomPerson>
  | Pick<RoomPerson, 'kind' | 'id' | 'name' | 'rating' | 'standIn' | 'time'>;

/** What is open to all leaves out one's own, and of each person shows the last few. */
export interface Lobby {
  readonly open: readonly RoomLine[];
  /** How many of others there are, shown or not. */
  readonly openCount: number;
  readonly live: readonly RoomLine[];
  readonly mine: readonly RoomLine[];
  /** The server's time, for clocks. */
  readonly now: number;
}

export type Score = 'won' | 'lost' | 'drawn';

/** Everybody in the first place together has drawn; with fewer there, they have won. */
export function scoreOf(rank: number | undefined, ranks: readonly number[]): Score {
  if (rank !== 1) return 'lost';
  return ranks.every((each) => each === 1) ? 'drawn' : 'won';
}

export interface SeatResult {
  /** As in an outcome, but whoever did not stay to the end is behind all who did. */
  readonly rank: number;
  /** By how much the rating changed. */
  readonly change?: number;
}

/** With a clock for the whole match one has so long for a question that nobody else may know of, if so much is left. */
export const SILENT_MS = 2 * 60_000;

/** A seat of somebody who has been away for so long may be given to a bot. */
export const AWAY_MS = 3 * 60_000;

/** After so long anybody who sits there may start for a host who is away; with days for each move nobody is in a hurry. */
export const hostPatience = ({ kind }: Clock): number => (kind === 'days' ? 24 * 60 * 60_000 : AWAY_MS);

/** A match that somebody has played to its end. */
export interface PlayedMatch {
  readonly match: string;
  readonly game: string;
  readonly at: number;
  readonly rated: boolean;
  readonly score: Score;
  readonly seats: readonly (
    | {
        readonly kind: 'person';
        readonly id: string;
        readonly name: string;
        readonly score: Score;
        /** By how much the rating changed. */
        readonly change?: number;
        /** Why they did not play to the end. */
        readonly gone?: Gone['why'];
      }
    | { readonly kind: 'bot'; readonly level: string; readonly score: Score }
  )[];
}

export interface Counted {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

export interface Profile {
  readonly person: Person;
  readonly ratings: readonly (Rating & { readonly game: string })[];
  readonly bots: readonly (Counted & { readonly game: string; readonly level: string })[];
  /** Those met most often, all games together. */
  readonly people: readonly (Counted & { readonly id: string; readonly name: string })[];
  readonly recent: History;
}

/** A page of somebody's matches, the newest first. `before`: where the next page begins; none after the last. */
export interface History {
  readonly matches: readonly PlayedMatch[];
  readonly before?: number;
}

export const CHAT_LONGEST = 300;
const TYPES: readonly string[] = [
  'sit',
  'stand',
  'start',
  'close',
  'leave',
  'resign',
  'return',
  'give',
  'ask-undo',
  'agree',
  'chat',
  'rematch',
] satisfies ToRoom['type'][];

/** Whether a message from outside is one for a room. */
export const isToRoom = (input: unknown): input is Fields =>
  isRecord(input) && typeof input.type === 'string' && TYPES.includes(input.type);

/** Parses a message at the door; nothing that comes in makes it throw. */
export function parseToRoom(input: Fields): Result<ToRoom> & { readonly re?: number } {
  const { re, match } = input;
  if (!isWhole(re)) return problem("a message needs a whole number 're'");
  const parsed = typeof match === 'string' ? parseBody(re, match, input) : wrong('match', 'a text', match);
  return parsed.ok ? parsed : { ...parsed, re };
}

function parseBody(re: number, match: string, input: Fields): Result<ToRoom> {
  // One of `TYPES`, or it would not be here.
  const type = input.type as ToRoom['type'];
  const { seat, level, moves, proposal, yes, text } = input;
  switch (type) {
    case 'sit':
    case 'give':
      return isSeat(seat) ? ok({ type, re, match, seat }) : wrong('seat', "a seat's number", seat);
    case 'ask-undo':
      if (!isSeat(seat)) return wrong('seat', "a seat's number", seat);
      return isCount(moves) ? ok({ type, re, match, seat, moves }) : wrong('moves', 'a number of moves', moves);
    case 'start':
      return typeof level === 'string' ? ok({ type, re, match, level }) : wrong('level', 'a text', level);
    case 'agree':
      if (typeof proposal !== 'string') return wrong('proposal', 'a text', proposal);
      return typeof yes === 'boolean' ? ok({ type, re, match, proposal, yes }) : wrong('yes', 'true or false', yes);
    case 'chat': {
      const words = typeof text === 'string' ? plainText(text) : '';
      if (words === '' || words.length > CHAT_LONGEST)
        return wrong('text', `a text of 1 to ${CHAT_LONGEST} characters`, text);
      return ok({ type, re, match, text: words });
    }
    default:
      return ok({ type, re, match });
  }
}

/** Words as everybody else may see them: without what is not shown or turns the line around. */
const plainText = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g, '')
    .trim();

/** A name that others can read: 2 to 20 letters of any script, digits, spaces and -_.'; phones type other apostrophes. */
export function parseName(input: unknown): Result<string> {
  if (typeof input !== 'string') return wrong('name', 'a text', input);
  const name = input.normalize('NFC').replace(/[‘’ʼ]/g, "'").trim().replace(/ +/g, ' ');
  if (!/^.{2,20}$/u.test(name)) return problem('a name has 2 to 20 characters');
  if (!/^[\p{L}\p{M}\p{Nd} \-_.']+$/u.test(name) || !/[\p{L}\p{Nd}]/u.test(name) || /\p{M}{4}/u.test(name))
    return problem('a name has letters, digits, spaces, hyphens, dots, underscores and apostrophes, and nothing else');
  // Among names it is whoever reads them.
  if (/^you$/i.test(name)) return problem('at a table everybody is “You” to themselves: choose another name');
  return ok(name);
}

/** A match to be opened, from outside. The game judges its options. */
export function parseNewRoom(input: unknown): Result<NewRoom> {
  if (!isRecord(input)) return problem(`a match must be an object, not ${show(input)}`);
  const { game, options, seats, listed, watchable, rated } = input;
  if (typeof game !== 'string') return wrong('game', 'a text', game);
  if (!isRecord(options)) return wrong('options', 'an object', options);
  const seated = parseNewSeats(seats);
  if (!seated.ok) return seated;
  const clock = parseClock(input.clock);
  if (!clock.ok) return clock;
  for (const [name, value] of Object.entries({ listed, watchable, rated }))
    if (typeof value !== 'boolean') return wrong(name, 'true or false', value);
  if (rated === true && seated.value.some((seat) => typeof seat === 'object'))
    return problem('a rated match has no bots');
  return ok({
    game,
    // It came out of JSON; the game's schema judges it.
    options: options as NewRoom['options'],
    seats: seated.value,
    clock: clock.value,
    listed: listed === true,
    watchable: watchable === true,
    rated: rated === true,
  });
}

function parseNewSeats(input: unknown): Result<readonly NewSeat[]> {
  if (!Array.isArray(input) || input.length > SEATS_MOST)
    return wrong('seats', `a list of at most ${SEATS_MOST}`, input);
  const seats: NewSeat[] = [];
  for (const seat of input as readonly unknown[]) {
    if (seat === 'you' || seat === 'open') seats.push(seat);
    else if (isRecord(seat) && typeof seat.bot === 'string') seats.push({ bot: seat.bot });
    else return problem(`a seat must be 'you', 'open' or a bot with a level, not ${show(seat)}`);
  }
  return seats.filter((seat) => seat === 'you').length === 1 ? ok(seats) : problem("exactly one seat must be 'you'");
}

const within = (value: unknown, min: number, max: number): value is number =>
  isWhole(value) && value >= min && value <= max;

export function parseClock(input: unknown): Result<Clock> {
  if (!isRecord(input)) return wrong('clock', 'an object', input);
  const { kind, minutes, increment, seconds, days } = input;
  switch (kind) {
    case 'none':
      return ok({ kind });
    case 'live':
      if (!within(minutes, 1, 180)) return wrong('minutes', 'a number from 1 to 180', minutes);
      return within(increment, 0, 180)
        ? ok({ kind, minutes, increment })
        : wrong('increment', 'a number from 0 to 180', increment);
    case 'move':
      return within(seconds, 10, 3600) ? ok({ kind, seconds }) : wrong('seconds', 'a number from 10 to 3600', seconds);
    case 'days':
      return within(days, 1, 14) ? ok({ kind, days }) : wrong('days', 'a number from 1 to 14', days);
    default:
      return problem(`there is no clock of kind ${show(kind)}`);
  }
}
