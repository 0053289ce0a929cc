/** The A.I.'s wave: turrets and traps strike, each use paid, as often as it likes [D1–D4]. */
import { assert, type Context } from '@orrery/kernel';
import { type ActionOfKind, aiId, numberIn, pirateId, shotAt, useOfTrap } from '../actions.ts';
import { AI, aiData, pirateData } from '../data.ts';
import type { Event, Hit } from '../events.ts';
import { has, type RoomSet } from '../room-set.ts';
import { addPirate, nameAt, removePirate, type State } from '../state.ts';
import { damaged, groupOf, kindOf, leftOf, numbered, numberOf, roomOf, roomsOf, typeOf, type Unit } from '../units.ts';
import { canPay, checkPayment, pay } from './energy.ts';
import { checkName, firstLike, userFor } from './groups.ts';
import type { OptionsList } from './options-list.ts';
import { phaseOf } from './phase.ts';
import { type Refused, refuse } from './refusals.ts';

const isTrap = (unit: Unit): boolean => aiData(typeOf(unit)).kind === 'trap';

/** `boarded`: the rooms with pirates in them. */
const canUse = (s: State, unit: Unit, boarded: RoomSet): boolean =>
  has(boarded, roomOf(unit)) && canPay(s, aiData(typeOf(unit)).useCost);

function hasChoice(s: State): boolean {
  const boarded = roomsOf(s.pirates);
  return s.units.some((unit) => canUse(s, unit, boarded));
}

function list(s: State, options: OptionsList): void {
  const boarded = roomsOf(s.pirates);
  let kind = -1;
  for (const unit of s.units) {
    if (kindOf(unit) === kind || !canUse(s, unit, boarded)) continue;
    kind = kindOf(unit);
    const user = userFor(s.units, unit);
    if (isTrap(unit)) options.add(useOfTrap(numberOf(user)));
    else listShots(s, user, options);
  }
}

function listShots(s: State, turret: Unit, options: OptionsList): void {
  let group = -1;
  for (const pirate of s.pirates) {
    if (roomOf(pirate) !== roomOf(turret) || groupOf(pirate) === group) continue;
    group = groupOf(pirate);
    options.add(shotAt(numberOf(turret), numberOf(pirate)));
  }
}

function check(s: State, action: ActionOfKind<'use'>): Refused | undefined {
  const unit = numbered(s.units, numberIn(action.unit, 'a'));
  if (unit === undefined) return refuse('no-such-unit', { unit: action.unit });
  const target = action.target === undefined ? undefined : numbered(s.pirates, numberIn(action.target, 'p'));
  return (
    (isTrap(unit) ? checkTrap(s, unit, action) : checkShot(s, unit, target, action)) ??
    checkPayment(s, aiData(typeOf(unit)).useCost) ??
    checkName(unit, userFor(s.units, unit), aiId) ??
    (target === undefined ? undefined : checkName(target, firstLike(s.pirates, target), pirateId))
  );
}

function checkShot(s: State, turret: Unit, target: Unit | undefined, action: ActionOfKind<'use'>) {
  const { id: type } = aiData(typeOf(turret));
  if (action.target === undefined) return refuse('no-target', { type });
  if (target !== undefined && roomOf(target) === roomOf(turret)) return undefined;
  return refuse('target-elsewhere', { type, room: nameAt(s, roomOf(turret)), target: action.target });
}

function checkTrap(s: State, trap: Unit, action: ActionOfKind<'use'>): Refused | undefined {
  const { id: type } = aiData(typeOf(trap));
  if (action.target !== undefined) return refuse('takes-no-target', { type });
  return has(roomsOf(s.pirates), roomOf(trap))
    ? undefined
    : refuse('nobody-here', { type, room: nameAt(s, roomOf(trap)) });
}

function apply(s: State, action: ActionOfKind<'use'>, ctx: Context<Event>): void {
  const unit = numbered(s.units, numberIn(action.unit, 'a'));
  assert(unit, 'the unit is not on board');
  const { id, damage, useCost } = aiData(typeOf(unit));
  pay(s, useCost);
  // A turret hits its target [D2]; a trap hits everybody who was there when it went off, all at the same time [D3].
  const target = action.target === undefined ? undefined : numberIn(action.target, 'p');
  const victims = s.pirates.filter((pirate) =>
    target === undefined ? roomOf(pirate) === roomOf(unit) : numberOf(pirate) === target,
  );
  const hits = victims.map((victim) => strike(s, victim, damage));
  ctx.emit({
    kind: 'unitUsed',
    seat: AI,
    unit: action.unit,
    type: id,
    room: nameAt(s, roomOf(unit)),
    cost: useCost,
    damage,
    hits,
  });
}

function strike(s: State, pirate: Unit, damage: number): Hit {
  const left = Math.max(0, leftOf(pirate) - damage);
  removePirate(s, pirate);
  if (left > 0) addPirate(s, damaged(pirate, damage));
  return { unit: pirateId(numberOf(pirate)), type: pirateData(typeOf(pirate)).id, before: leftOf(pirate), left };
}

export const aiWave = phaseOf({ kinds: ['use'], hasChoice, list, check, apply });
