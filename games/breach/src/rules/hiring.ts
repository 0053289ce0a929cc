/** Placing pirates in breaches [P2–P4], in their set-up and in their waves. */
import type { Context } from '@orrery/kernel';
import { type ActionOfKind, hiresOf, pirateId } from '../actions.ts';
import { PIRATE_TYPES, PIRATE_UNITS, PIRATES, type PirateType, pirateData } from '../data.ts';
import type { Event } from '../events.ts';
import { except, has, NO_ROOMS, type RoomSet } from '../room-set.ts';
import { addPirate, fitsPirate, roomNamed, type State } from '../state.ts';
import { makeUnit } from '../units.ts';
import type { OptionsList } from './options-list.ts';
import { type Refused, refuse } from './refusals.ts';

const CHEAPEST = Math.min(...PIRATE_UNITS.map(({ cost }) => cost));

/** The breaches with a free place [P3]. */
const openBreaches = (s: State): RoomSet => except(s.breaches, s.pirateFull);

export const canHire = (s: State): boolean => s.rations >= CHEAPEST && openBreaches(s) !== NO_ROOMS;

export function listHires(s: State, options: OptionsList): void {
  if (s.rations < CHEAPEST) return;
  const open = openBreaches(s);
  for (let type = 0; type < PIRATE_UNITS.length; type++)
    if (pirateData(type).cost <= s.rations) options.addIn(open, hiresOf(s.ship, type));
}

export function checkHire(s: State, action: ActionOfKind<'place'>): Refused | undefined {
  const type = PIRATE_TYPES.indexOf(action.type as PirateType); // −1 for an A.I. unit
  if (type < 0) return refuse('wrong-side', { type: action.type });
  const room = roomNamed(s, action.room);
  if (room < 0) return refuse('no-such-room', { room: action.room });
  const { cost } = pirateData(type);
  if (!has(s.breaches, room)) return refuse('not-a-breach', { room: action.room });
  if (!fitsPirate(s, room)) return refuse('room-full', { room: action.room, capacity: s.settings.pirateCapacity });
  return cost <= s.rations ? undefined : refuse('rations-short', { type: action.type, cost, rations: s.rations });
}

export function hire(s: State, action: ActionOfKind<'place'>, ctx: Context<Event>): void {
  const type = PIRATE_TYPES.indexOf(action.type as PirateType);
  const room = roomNamed(s, action.room);
  const { id, cost, health } = pirateData(type);
  s.rations -= cost;
  s.ledger.rationsSpent += cost;
  const number = ++s.lastPirate;
  // In a wave being placed is the pirate's action [P4].
  addPirate(s, makeUnit({ room, type, left: health, number }), s.phase === 'pirateWave');
  const { rations, wave } = s;
  ctx.emit({
    kind: 'pirateHired',
    seat: PIRATES,
    unit: pirateId(number),
    type: id,
    room: action.room,
    cost,
    rations,
    wave,
  });
}
