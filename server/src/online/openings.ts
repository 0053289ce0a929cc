/** Whether somebody may open one more match, or sit down at one: as many as fit a person, and not too fast. */
import type { Problem } from '@orrery/protocol';
import type { OnlineStore } from '../store/store.ts';
import type { Gate } from './limits.ts';
import { roomOf, seatsOfPerson } from './record.ts';

/** Rooms that only keep a seat for somebody, which nobody has to ask them for, are looked through up to so many times the limit. */
const LOOKED_AT = 5;

interface Openings {
  readonly store: OnlineStore;
  readonly gate: Gate;
}

/** What is in the way, if anything is; otherwise it is counted. */
export async function whyNotOpen(openings: Openings, person: string, address: string): Promise<Problem | undefined> {
  const problem = await whyNotOneMore(openings, person);
  if (problem) return problem;
  const { matches } = openings.gate;
  const seconds = matches.take(person) || matches.take(address);
  return seconds > 0 ? { code: 'too-fast', seconds } : undefined;
}

/** Somebody has as many matches as one person may have. */
export async function whyNotOneMore({ store, gate }: Openings, person: string): Promise<Problem | undefined> {
  const { openMatches: most } = gate.limits;
  const found = await Promise.all(
    (['waiting', 'running'] as const).map((state) => store.rooms({ state, person, limit: LOOKED_AT * most })),
  );
  const own = found.flat().map(roomOf);
  const open = own.filter((room) => room.host === person || seatsOfPerson(room, person).length > 0);
  return open.length >= most ? { code: 'too-many', what: 'matches', most } : undefined;
}
