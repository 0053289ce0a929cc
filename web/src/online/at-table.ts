/** Who is who at an online table. */
import type { Outcome, Seat } from '@orrery/kernel';
import type { RoomPerson } from '@orrery/protocol';
import type { Session } from '../table/session.ts';
import type { OnlineTable } from './online-table.ts';

export interface CompanyProps {
  readonly table: OnlineTable;
  readonly session: Session;
}

export function personAt(table: OnlineTable, seat: Seat): RoomPerson | undefined {
  const sitter = table.room.value?.seats[seat];
  return sitter?.kind === 'person' ? sitter : undefined;
}

export function nameOf(table: OnlineTable, seat: Seat): string | undefined {
  return table.room.value?.yours.includes(seat) ? 'You' : personAt(table, seat)?.name;
}

/** Whether a notice waits for this player: for a yes or no, for them to take their seat back, or for another match. */
export function isAsked(table: OnlineTable): boolean {
  const { seat } = table;
  const room = table.room.value;
  if (seat === undefined || room === undefined) return false;
  if (room.state !== 'running') return room.rematch !== undefined;
  const own = personAt(table, seat);
  return room.proposal?.needed.includes(seat) === true || (own?.standIn !== undefined && !own.forGood);
}

/** Those who did not play to the end. */
export const goneFrom = (table: OnlineTable): readonly Seat[] =>
  table.room.value?.seats.flatMap((sitter, seat) =>
    sitter.kind === 'person' && (sitter.standIn !== undefined || sitter.gone) ? [seat] : [],
  ) ?? [];

/** Where somebody did not stay, points say nothing of who has won. What was given up is judged so already. */
export function judged(table: OnlineTable, outcome: Outcome): Outcome {
  const { result } = table.room.value ?? {};
  if (!result || outcome.forfeits || goneFrom(table).length === 0) return outcome;
  const { scores: _scores, ...rest } = outcome;
  return { ...rest, ranks: result.map(({ rank }) => rank) };
}

/** The other seats that are still in the match: of bots, and of people whose seat no bot has for good. */
export const othersLeft = (table: OnlineTable): readonly Seat[] =>
  table.room.value?.seats.flatMap((sitter, seat) =>
    seat === table.seat || (sitter.kind === 'person' && sitter.forGood) ? [] : [seat],
  ) ?? [];

/** Whether everybody else is gone for good. */
export function isAlone(table: OnlineTable): boolean {
  const own = table.seat === undefined ? undefined : personAt(table, table.seat);
  return own !== undefined && own.standIn === undefined && othersLeft(table).length === 0;
}
