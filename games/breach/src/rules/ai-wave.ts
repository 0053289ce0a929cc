/** The A.I.'s wave: turrets and traps strike, each use paid, as often as it likes [D1–D4]. */
import type { Context } from '@orrery/kernel';
import { type Action, type ActionOfKind, aiId, DONE, numberIn, pirateId, shotAt, useOfTrap } from '../actions.ts';
import { AI, type AiUnitData, aiData, pirateData } from '../data.ts';
import type { Event, Hit } from '../events.ts';
import { energyOf, isIn, nameAt, type State } from '../state.ts';
import {
  damaged,
  groupOf,
  indexOfNumber,
  insert,
  kindOf,
  leftOf,
  numberOf,
  removeAt,
  roomBits,
  roomOf,
  typeOf,
} from '../units.ts';
import { firstOfGroup, userFor } from './groups.ts';
import { canPay, pay, type Refused, refuse, type Step } from './step.ts';

function hasChoice(s: State): boolean {
  const energy = energyOf(s);
  if (energy === 0) return false;
  const occupied = roomBits(s.pirates);
  for (let at = 0; at < s.units.length; at++) {
    const unit = s.units[at] as number;
    if (isIn(occupied, roomOf(unit)) && aiData(typeOf(unit)).useCost <= energy) return true;
  }
  return false;
}

function legal(s: State): readonly Action[] {
  const list: Action[] = [];
  const energy = energyOf(s);
  const occupied = roomBits(s.pirates);
  let kind = -1;
  for (let at = 0; at < s.units.length; at++) {
    const unit = s.units[at] as number;
    // The list is by room and type: the first of a type opens its group.
    if (kindOf(unit) === kind || !isIn(occupied, roomOf(unit))) continue;
    kind = kindOf(unit);
    if (aiData(typeOf(unit)).useCost <= energy) listUses(s.units[userFor(s.units, at)] as number, s.pirates, list);
  }
  list.push(DONE);
  return list;
}

function listUses(user: number, pirates: readonly number[], list: Action[]): void {
  if (aiData(typeOf(user)).kind === 'trap') {
    list.push(useOfTrap(numberOf(user)));
    return;
  }
  const room = roomOf(user);
  let group = -1;
  for (const pirate of pirates) {
    if (roomOf(pirate) !== room || groupOf(pirate) === group) continue;
    group = groupOf(pirate);
    list.push(shotAt(numberOf(user), numberOf(pirate)));
  }
}

function check(s: State, action: Action): Refused | undefined {
  if (action.kind === 'done') return undefined;
  if (action.kind !== 'use') return refuse('wrongPhase', { kind: action.kind, phase: s.phase });
  const at = indexOfNumber(s.units, numberIn(action.unit, 'a'));
  if (at < 0) return refuse('noSuchUnit', { unit: action.unit });
  const unit = s.units[at] as number;
  const data = aiData(typeOf(unit));
  const room = roomOf(unit);
  const refused = data.kind === 'turret' ? checkShot(s, room, data, action) : checkTrap(s, room, data, action);
  if (refused) return refused;
  if (!canPay(s, data.useCost)) return refuse('cannotPay', { cost: data.useCost, energy: energyOf(s) });
  return checkNames(s, at, action);
}

function checkShot(s: State, room: number, { id }: AiUnitData, action: ActionOfKind<'use'>): Refused | undefined {
  if (action.target === undefined) return refuse('noTarget', { type: id });
  const target = s.pirates[indexOfNumber(s.pirates, numberIn(action.target, 'p'))];
  if (target !== undefined && roomOf(target) === room) return undefined;
  return refuse('targetElsewhere', { type: id, room: nameAt(s, room), target: action.target });
}

function checkTrap(s: State, room: number, { id }: AiUnitData, action: ActionOfKind<'use'>): Refused | undefined {
  if (action.target !== undefined) return refuse('takesNoTarget', { type: id });
  return isIn(roomBits(s.pirates), room) ? undefined : refuse('nobodyHere', { type: id, room: nameAt(s, room) });
}

/** Everything else is in order; are the units named by which their groups go [I2]? */
function checkNames({ units, pirates }: State, at: number, action: ActionOfKind<'use'>): Refused | undefined {
  const user = userFor(units, at);
  if (user !== at)
    return refuse('notRepresentative', { unit: action.unit, instead: aiId(numberOf(units[user] as number)) });
  if (action.target === undefined) return undefined;
  const target = indexOfNumber(pirates, numberIn(action.target, 'p'));
  const named = firstOfGroup(pirates, target);
  if (named === target) return undefined;
  return refuse('notRepresentative', { unit: action.target, instead: pirateId(numberOf(pirates[named] as number)) });
}

function apply(s: State, action: Action, ctx: Context<Event>): void {
  if (action.kind !== 'use') throw new Error(`${action.kind} in an A.I. wave`);
  const unit = s.units[indexOfNumber(s.units, numberIn(action.unit, 'a'))] as number;
  const { id, damage, useCost } = aiData(typeOf(unit));
  const room = roomOf(unit);
  pay(s, useCost);
  // Who was there when a trap went off is hit, all at the same time [D3].
  const victims =
    action.target === undefined
      ? s.pirates.filter((pirate) => roomOf(pirate) === room).map(numberOf)
      : [numberIn(action.target, 'p')];
  const hits = victims.map((victim) => strike(s, victim, damage));
  ctx.emit({
    kind: 'unitUsed',
    seat: AI,
    unit: action.unit,
    type: id,
    room: nameAt(s, room),
    cost: useCost,
    damage,
    hits,
  });
}

function strike(s: State, number: number, damage: number): Hit {
  const at = indexOfNumber(s.pirates, number);
  const pirate = s.pirates[at] as number;
  const before = leftOf(pirate);
  const left = damage < before ? before - damage : 0;
  removeAt(s.pirates, at);
  if (left > 0) insert(s.pirates, damaged(pirate, damage));
  return { unit: pirateId(number), type: pirateData(typeOf(pirate)).id, before, left };
}

export const aiWave: Step = { seat: AI, asked: [], hasChoice, legal, check, apply };
