/** Who is who at an online table. */
import type { Seat } from '@orrery/kernel';
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
