/** Placing pirates in breaches [P2–P4], in their set-up and in their waves. */
import type { Context } from '@orrery/kernel';
import { type Action, type ActionOfKind, pirateId, roomActionsOf } from '../actions.ts';
import { PIRATE_TYPES, PIRATE_UNITS, PIRATES, type PirateType, pirateData } from '../data.ts';
import type { Event } from '../events.ts';
import { isIn, roomNamed, type State } from '../state.ts';
import { insert, makeUnit } from '../units.ts';
import { Places } from './places.ts';
import { type Refused, refuse } from './step.ts';

const CHEAPEST = Math.min(...PIRATE_UNITS.map(({ cost }) => cost));

export const canHire = (s: State): boolean => s.rations >= CHEAPEST && (s.breaches & ~s.crowded) !== 0;

/** By rations: the types that cost no more, as bits. */
const AFFORDABLE = Array.from({ length: 1 + Math.max(...PIRATE_UNITS.map(({ cost }) => cost)) }, (_, rations) =>
  PIRATE_UNITS.reduce((bits, { cost }, type) => (cost <= rations ? bits | (1 << type) : bits), 0),
);
const DEAREST = AFFORDABLE.length - 1;
const HIRES = new Places((ship) => roomActionsOf(ship).hires);

/** Everything that can be hired now, and `done`. */
export function hiresAndDone(s: State): readonly Action[] {
  const types = AFFORDABLE[s.rations < DEAREST ? s.rations : DEAREST] as number;
  return HIRES.of(s.ship, s.breaches & ~s.crowded, types);
}

export function checkHire(s: State, action: ActionOfKind<'place'>): Refused | undefined {
  const type = PIRATE_TYPES.indexOf(action.type as PirateType); // −1 for an A.I. unit
  if (type < 0) return refuse('wrongSide', { type: action.type });
  const room = roomNamed(s, action.room);
  if (room < 0) return refuse('noSuchRoom', { room: action.room });
  const { cost } = pirateData(type);
  if (!isIn(s.breaches, room)) return refuse('notABreach', { room: action.room });
  if (isIn(s.crowded, room)) return refuse('roomFull', { room: action.room, capacity: s.settings.pirateCapacity });
  return cost <= s.rations ? undefined : refuse('rationsShort', { type: action.type, cost, rations: s.rations });
}

export function hire(s: State, action: ActionOfKind<'place'>, ctx: Context<Event>): void {
  const type = PIRATE_TYPES.indexOf(action.type as PirateType);
  const room = roomNamed(s, action.room);
  const { id, cost, health } = pirateData(type);
  s.rations -= cost;
  s.ledger.rationsSpent += cost;
  const number = ++s.lastPirate;
  const pirate = makeUnit(room, type, health, number, false);
  // In a wave being placed is the pirate's action [P4].
  if (s.phase === 'pirateWave') s.acted.push(pirate);
  else insert(s.pirates, pirate);
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
