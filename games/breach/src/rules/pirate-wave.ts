/** The pirates' wave: each pirate moves, attacks or captures once, or a new one is hired [W1–W9, P4]. */
import { type Context, unreachable } from '@orrery/kernel';
import { type ActionOfKind, aiId, attacksBy, captureBy, movesOf, numberIn, pirateId } from '../actions.ts';
import { aiData, DAMAGE, pirateData } from '../data.ts';
import type { Event } from '../events.ts';
import { except, has, NO_ROOMS, type RoomSet } from '../room-set.ts';
import { fitsPirate, isGuarded, nameAt, roomNamed, shipOf, type State } from '../state.ts';
import { countIn, groupOf, numbered, numberOf, roomOf, typeOf, type Unit } from '../units.ts';
import { checkName, firstLike } from './groups.ts';
import { canHire, checkHire, hire, listHires } from './hiring.ts';
import type { OptionsList } from './options-list.ts';
import { phaseOf } from './phase.ts';
import { attack, capture, move, note } from './pirate-deeds.ts';
import { type Refused, refuse } from './refusals.ts';

/** The rooms that a pirate in them could capture [W8]. */
const capturable = (s: State): RoomSet => except(except(openToCapture(s), s.breaches), s.guarded);
const openToCapture = (s: State): RoomSet => (s.settings.captureInterior ? shipOf(s).all : shipOf(s).edges);

/** The rooms that a pirate in them may not leave [W4]. */
const locked = (s: State): RoomSet => (s.settings.mustClear ? s.guarded : NO_ROOMS);

const doorsOf = (s: State, room: number): readonly number[] => shipOf(s).doors[room] as readonly number[];

/** What a pirate does to each type of unit; 0 to those that it cannot damage [W6]. */
const damagesBy = (pirate: Unit): readonly number[] => DAMAGE[typeOf(pirate)] as readonly number[];
const canHurt = (pirate: Unit, unit: Unit): boolean => (damagesBy(pirate)[typeOf(unit)] as number) > 0;

const canAttack = (pirate: Unit, unit: Unit): boolean => roomOf(unit) === roomOf(pirate) && canHurt(pirate, unit);

function hasChoice(s: State): boolean {
  for (let at = 0; at < s.pirates.length; at++) if (canAct(s, s.pirates[at] as Unit)) return true;
  return canHire(s);
}

function canAct(s: State, pirate: Unit): boolean {
  const room = roomOf(pirate);
  if (has(capturable(s), room)) return true;
  if (!has(locked(s), room) && except(shipOf(s).behindDoors[room] as RoomSet, s.pirateFull) !== NO_ROOMS) return true;
  return isGuarded(s, room) && s.units.some((unit) => canAttack(pirate, unit));
}

function list(s: State, options: OptionsList): void {
  const { pirates, units, ship, guarded } = s;
  const prizes = capturable(s);
  const shut = locked(s);
  const { doors } = shipOf(s);
  const open = except(shipOf(s).all, s.pirateFull);
  let guard = 0;
  let group = -1;
  for (let at = 0; at < pirates.length; at++) {
    const pirate = pirates[at] as Unit;
    if (groupOf(pirate) === group) continue;
    group = groupOf(pirate);
    const room = roomOf(pirate);
    if (has(prizes, room)) options.add(captureBy(numberOf(pirate)));
    if (has(guarded, room)) {
      while (roomOf(units[guard] as Unit) < room) guard++; // both lists are by room
      listAttacks(pirate, units, guard, options);
    }
    if (!has(shut, room)) options.addWithin(open, doors[room] as readonly number[], movesOf(ship, numberOf(pirate)));
  }
  listHires(s, options);
}

/** `guard`: where the units of the pirate's room begin. */
function listAttacks(pirate: Unit, units: readonly Unit[], guard: number, options: OptionsList): void {
  const room = roomOf(pirate);
  const attacks = attacksBy(numberOf(pirate));
  const damages = damagesBy(pirate);
  let group = -1;
  for (let at = guard; at < units.length && roomOf(units[at] as Unit) === room; at++) {
    const unit = units[at] as Unit;
    if (groupOf(unit) === group) continue;
    group = groupOf(unit);
    if ((damages[typeOf(unit)] as number) > 0) options.add(attacks.at(numberOf(unit)));
  }
}

type Deed = ActionOfKind<'capture' | 'attack' | 'move'>;

function check(s: State, action: Deed | ActionOfKind<'place'>): Refused | undefined {
  if (action.kind === 'place') return checkHire(s, action);
  const number = numberIn(action.unit, 'p');
  if (numbered(s.acted, number) !== undefined) return refuse('has-acted', { unit: action.unit });
  const pirate = numbered(s.pirates, number);
  if (pirate === undefined) return refuse('no-such-unit', { unit: action.unit });
  // Members of a group are alike in all that is asked first, so only then a wrong name matters [I2].
  return (
    checkDeed(s, pirate, action) ?? checkName(pirate, firstLike(s.pirates, pirate), pirateId) ?? checkAim(s, action)
  );
}

function checkDeed(s: State, pirate: Unit, action: Deed): Refused | undefined {
  switch (action.kind) {
    case 'capture':
      return checkCapture(s, roomOf(pirate));
    case 'attack':
      return checkAttack(s, pirate, action);
    case 'move':
      return checkMove(s, roomOf(pirate), action);
    default:
      return unreachable(action);
  }
}

function checkAim(s: State, action: Deed): Refused | undefined {
  const target = action.kind === 'attack' ? numbered(s.units, numberIn(action.target, 'a')) : undefined;
  return target === undefined ? undefined : checkName(target, firstLike(s.units, target), aiId);
}

function checkCapture(s: State, room: number): Refused | undefined {
  const name = nameAt(s, room);
  if (has(s.breaches, room)) return refuse('already-breach', { room: name });
  if (isGuarded(s, room)) return refuse('room-defended', { room: name, units: countIn(s.units, room) });
  return has(openToCapture(s), room) ? undefined : refuse('not-an-edge', { room: name });
}

function checkAttack(s: State, pirate: Unit, { unit, target }: ActionOfKind<'attack'>): Refused | undefined {
  const aimed = numbered(s.units, numberIn(target, 'a'));
  if (aimed === undefined || roomOf(aimed) !== roomOf(pirate)) return refuse('not-here', { unit, target });
  if (canHurt(pirate, aimed)) return undefined;
  return refuse('no-damage', { type: pirateData(typeOf(pirate)).id, target: aiData(typeOf(aimed)).kind });
}

function checkMove(s: State, from: number, { room }: ActionOfKind<'move'>): Refused | undefined {
  const to = roomNamed(s, room);
  if (to < 0) return refuse('no-such-room', { room });
  if (!doorsOf(s, from).includes(to)) return refuse('no-door', { from: nameAt(s, from), room });
  if (has(locked(s), from)) return refuse('must-clear', { room: nameAt(s, from) });
  return fitsPirate(s, to) ? undefined : refuse('room-full', { room, capacity: s.settings.pirateCapacity });
}

function apply(s: State, action: Deed | ActionOfKind<'place'>, ctx: Context<Event>): void {
  switch (action.kind) {
    case 'capture':
      return capture(s, action, ctx);
    case 'attack':
      return attack(s, action, ctx);
    case 'move':
      return move(s, action, ctx);
    case 'place':
      note(s, action, action.room);
      return hire(s, action, ctx);
    default:
      return unreachable(action);
  }
}

export const pirateWave = phaseOf({ kinds: ['capture', 'attack', 'move', 'place'], hasChoice, list, check, apply });
