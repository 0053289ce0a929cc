/** Placing pirates in breaches [P2–P4], in their set-up and in their waves. */
import type { Context } from '@orrery/kernel';
import { type Action, type ActionOfKind, DONE, pirateId, roomActionsOf } from '../actions.ts';
import { PIRATE_TYPES, PIRATE_UNITS, PIRATES, type PirateType, pirateData } from '../data.ts';
import type { Event } from '../events.ts';
import { firstIn, isIn, roomNamed, type State } from '../state.ts';
import { insert, makeUnit } from '../units.ts';
import { type Refused, refuse } from './step.ts';

const CHEAPEST = Math.min(...PIRATE_UNITS.map(({ cost }) => cost));
const DEAREST = Math.max(...PIRATE_UNITS.map(({ cost }) => cost));

export const canHire = (s: State): boolean => s.rations >= CHEAPEST && (s.breaches & ~s.crowded) !== 0;

const ONLY_DONE: readonly Action[] = [DONE];

/** The list given last, and for what: in a wave it is the same many times. */
let lastShip = -1;
let lastBreaches = 0;
let lastRations = 0;
let lastList = ONLY_DONE;

/** Everything that can be hired now, and `done`. */
export function hiresAndDone(s: State): readonly Action[] {
  const breaches = s.breaches & ~s.crowded;
  if (s.rations < CHEAPEST || breaches === 0) return ONLY_DONE;
  const rations = s.rations < DEAREST ? s.rations : DEAREST;
  if (s.ship !== lastShip || breaches !== lastBreaches || rations !== lastRations) {
    lastList = listOf(s.ship, breaches, rations);
    lastShip = s.ship;
    lastBreaches = breaches;
    lastRations = rations;
  }
  return lastList;
}

function listOf(ship: number, breaches: number, rations: number): Action[] {
  const list: Action[] = [];
  const { hires } = roomActionsOf(ship);
  for (let type = 0; type < hires.length; type++) {
    if (pirateData(type).cost > rations) continue;
    const places = hires[type] as readonly Action[];
    for (let left = breaches; left !== 0; left &= left - 1) list.push(places[firstIn(left)] as Action);
  }
  list.push(DONE);
  return list;
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
  // In a wave being placed is the pirate's action [P4].
  insert(s.pirates, makeUnit(room, type, health, number, s.phase === 'pirateWave'));
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
