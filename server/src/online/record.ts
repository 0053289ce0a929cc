/** What is kept of a room besides the log of its match. */
import type { Seated } from '@orrery/host';
import type { Json, Log, OptionValues, Seat } from '@orrery/kernel';
import type { Clock, NewRoom, OpenSeat, Person, Problem, Proposal, RoomPerson, SeatResult } from '@orrery/protocol';
import type { RoomRecord, RoomState } from '../store/store.ts';
import { nextEnd, type SilentTime, type Time } from './clocks.ts';

export interface KeptPerson
  extends Pick<RoomPerson, 'kind' | 'id' | 'name' | 'awaySince' | 'standIn' | 'forGood' | 'gone'> {
  /** The seat is kept for them, also if they stand up again. */
  readonly kept?: true;
}
export type KeptSeat = OpenSeat | { readonly kind: 'bot'; readonly level: string } | KeptPerson;

/** Something to agree to, and of which moment of the match it speaks. */
export interface KeptProposal extends Proposal {
  /** How many moves the seat had counted, and how many everybody had. */
  readonly moves: number;
  readonly at: number;
  /** So long bots wait for the answers. */
  readonly botsUntil: number;
}

export interface KeptRoom {
  readonly host: string;
  /** When the last page of the host was closed, while it waits. */
  readonly hostAway?: number;
  readonly options: OptionValues;
  readonly clock: Clock;
  readonly atZero: string;
  readonly watchable: boolean;
  readonly rated: boolean;
  readonly seats: readonly KeptSeat[];
  readonly times?: readonly Time[];
  readonly silent?: readonly SilentTime[];
  readonly proposal?: KeptProposal;
  readonly rematch?: string;
  readonly result?: readonly SeatResult[];
  readonly problem?: Problem;
  readonly imported?: true;
  /** What was played elsewhere, if it was over then; until it begins here. */
  readonly log?: Log;
  /** What it goes on from, if it was not over; until it begins here. */
  readonly position?: Json;
}

/** A room as it is at work. */
export interface RoomNow extends KeptRoom {
  readonly id: string;
  readonly game: string;
  readonly state: RoomState;
  readonly listed: boolean;
  readonly changed: number;
}

/** The level of whoever takes the seat of somebody whose time ran out, or who left. */
const STAND_IN = 'medium';
/** A room with bots is looked after when the server starts again: one of them may have been thinking. */
const AFTER_START = Number.MAX_SAFE_INTEGER;

export function newRoom(id: string, wish: NewRoom, options: OptionValues, host: Person, now: number): RoomNow {
  const { game, seats, clock, listed, watchable, rated } = wish;
  return {
    id,
    game,
    state: 'waiting',
    listed,
    changed: now,
    host: host.id,
    hostAway: now,
    options,
    clock,
    atZero: STAND_IN,
    watchable,
    rated,
    seats: seats.map((seat) => {
      if (seat === 'open') return { kind: 'open' };
      return seat === 'you' ? personAt(host, now) : { kind: 'bot', level: seat.bot };
    }),
  };
}

/** Somebody who sits down. As long as they have not looked at the table, they are away since then. */
export const personAt = ({ id, name }: Pick<Person, 'id' | 'name'>, awaySince: number): KeptPerson => ({
  kind: 'person',
  id,
  name,
  awaySince,
});

export function recordOf(room: RoomNow): RoomRecord {
  const { id, game, state, listed, changed, ...body } = room;
  const end = nextEnd(room.times, room.silent);
  const wake = end ?? (room.seats.some(playsItself) ? AFTER_START : undefined);
  return {
    id,
    game,
    state,
    listed,
    changed,
    people: peopleOf(room),
    ...(state === 'running' && wake !== undefined && { wake }),
    body,
  };
}

export function roomOf({ id, game, state, listed, changed, body }: RoomRecord): RoomNow {
  // The body was made by `recordOf`, and only this server writes to its store.
  return { ...(body as KeptRoom), id, game, state, listed, changed };
}

/** Everybody who sits there or for whom a seat is kept, each once, and who opened it. */
function peopleOf({ host, seats, state }: RoomNow): string[] {
  const people = seats.flatMap((seat) => {
    if (seat.kind === 'open') return seat.for ? [seat.for.id] : [];
    return seat.kind === 'person' ? [seat.id] : [];
  });
  return [...new Set(state === 'waiting' ? [host, ...people] : people)];
}

export const playsItself = (seat: KeptSeat): boolean =>
  seat.kind === 'bot' || (seat.kind === 'person' && seat.standIn !== undefined);

export const seatsOfPerson = ({ seats }: KeptRoom, who: string): Seat[] =>
  seats.flatMap((seat, at) => (seat.kind === 'person' && seat.id === who ? [at] : []));

/** The seats of the people who play themselves. */
export const playersIn = ({ seats }: KeptRoom): Seat[] =>
  seats.flatMap((seat, at) => (seat.kind === 'person' && seat.standIn === undefined ? [at] : []));

/** A bot has the seat for good, whoever it belongs to. */
export const isOut = (seat: KeptSeat): boolean => seat.kind === 'person' && seat.forGood === true;

/** The seats of those who are out of the match, the first of them first. */
export function outOf({ seats }: KeptRoom): Seat[] {
  const out = seats.flatMap((seat, at) =>
    seat.kind === 'person' && isOut(seat) ? [{ at, since: seat.gone?.at ?? 0 }] : [],
  );
  return out.sort((a, b) => a.since - b.since).map(({ at }) => at);
}

/** As the host knows them, once every seat is taken. */
export const seatedIn = ({ seats }: KeptRoom): Seated[] =>
  seats.flatMap((seat): Seated[] => {
    if (seat.kind === 'open') return [];
    if (seat.kind === 'bot') return [seat];
    return [{ kind: 'human', who: seat.id, ...(seat.standIn !== undefined && { standIn: seat.standIn }) }];
  });
