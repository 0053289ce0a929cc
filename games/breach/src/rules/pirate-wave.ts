/** The pirates' wave: each pirate moves, attacks or captures once, or a new one is hired [W1–W9, P4]. */
import { type Context, unreachable } from '@orrery/kernel';
import {
  type Action,
  type ActionOfKind,
  aiId,
  attacksBy,
  captureBy,
  numberIn,
  pirateId,
  waysUpTo,
} from '../actions.ts';
import { aiData, DAMAGE, PIRATES, pirateData } from '../data.ts';
import type { Event } from '../events.ts';
import { DOORS_MOST } from '../ships.ts';
import { isIn, nameAt, roomNamed, shipOf, type State } from '../state.ts';
import { countIn, groupOf, indexOfNumber, isFlagged, numberOf, roomBits, roomOf, typeOf } from '../units.ts';
import { actorFor, firstOfGroup } from './groups.ts';
import { canHire, checkHire, crowdedRooms, hire, hiresAndDone } from './hiring.ts';
import { attack, capture, move, note } from './pirate-deeds.ts';
import { type Refused, refuse, type Step } from './step.ts';

/** Rooms as bits: those that a pirate in them could capture [W8]. */
function capturable(s: State, guarded: number): number {
  const { all, edges } = shipOf(s);
  return (s.settings.captureInterior ? all : edges) & ~s.breaches & ~guarded;
}

/** Rooms as bits: those that a pirate in them may not leave [W4]. */
const locked = (s: State, guarded: number): number => (s.settings.mustClear ? guarded : 0);

const damageOf = (pirate: number, unit: number): number => DAMAGE[typeOf(pirate)]?.[typeOf(unit)] as number;

function hasChoice(s: State): boolean {
  const { pirates } = s;
  for (let at = 0; at < pirates.length; at++) {
    const pirate = pirates[at] as number;
    if (!isFlagged(pirate) && canAct(s, pirate)) return true;
  }
  return canHire(s);
}

/** Nearly always the first way out is open, so nothing is prepared that only later questions would need. */
function canAct(s: State, pirate: number): boolean {
  const room = roomOf(pirate);
  const { mustClear, pirateCapacity } = s.settings;
  if (!mustClear || countIn(s.units, room) === 0) {
    for (const next of shipOf(s).doors[room] as readonly number[])
      if (countIn(s.pirates, next) < pirateCapacity) return true;
  }
  if (isIn(capturable(s, roomBits(s.units)), room)) return true;
  return s.units.some((unit) => roomOf(unit) === room && damageOf(pirate, unit) > 0);
}

/** Lists are written here and then copied at their length: a growing array would be copied again and again. */
const SHEET: Action[] = [];

/**
 * The hottest loop of the game. What depends on a room is asked of bits, and all four ways out of it are written, the
 * next over those that are not open: branches that nobody can predict cost more than the writing.
 */
function legal(s: State): readonly Action[] {
  const { pirates, units } = s;
  const ship = shipOf(s);
  const guarded = roomBits(units);
  const crowded = crowdedRooms(s);
  const prize = capturable(s, guarded);
  const shut = locked(s, guarded);
  const open = ship.all & ~crowded;
  const ways = waysUpTo(s.ship, s.lastPirate);
  const { exits } = ship;
  let end = 0;
  let guard = 0;
  let group = -1;
  for (let at = 0; at < pirates.length; at++) {
    const pirate = pirates[at] as number;
    // The list is in group order: the first of a group that has not acted stands for it.
    if (isFlagged(pirate) || groupOf(pirate) === group) continue;
    group = groupOf(pirate);
    const room = roomOf(pirate);
    const number = numberOf(pirate);
    if (isIn(prize, room)) SHEET[end++] = captureBy(number);
    if (isIn(guarded, room)) {
      while (roomOf(units[guard] as number) < room) guard++; // both lists are by room
      end = listAttacks(pirate, units, guard, end);
      if (isIn(shut, room)) continue;
    }
    const exit = room * DOORS_MOST;
    const way = number * exits.length + exit;
    SHEET[end] = ways[way] as Action;
    end += (open >> (exits[exit] as number)) & 1;
    SHEET[end] = ways[way + 1] as Action;
    end += (open >> (exits[exit + 1] as number)) & 1;
    SHEET[end] = ways[way + 2] as Action;
    end += (open >> (exits[exit + 2] as number)) & 1;
    SHEET[end] = ways[way + 3] as Action;
    end += (open >> (exits[exit + 3] as number)) & 1;
  }
  const tail = hiresAndDone(s, crowded);
  if (end === 0) return tail;
  for (let i = 0; i < tail.length; i++) SHEET[end++] = tail[i] as Action;
  return SHEET.slice(0, end);
}

/** Writes a pirate's attacks from place `from` on and tells where they end; `guard` is the room's first unit. */
function listAttacks(pirate: number, units: readonly number[], guard: number, from: number): number {
  const room = roomOf(pirate);
  const attacks = attacksBy(numberOf(pirate));
  const damages = DAMAGE[typeOf(pirate)] as readonly number[];
  let end = from;
  let group = -1;
  for (let at = guard; at < units.length && roomOf(units[at] as number) === room; at++) {
    const unit = units[at] as number;
    if (groupOf(unit) === group) continue;
    group = groupOf(unit);
    if ((damages[typeOf(unit)] as number) > 0) SHEET[end++] = attacks[numberOf(unit)] as Action;
  }
  return end;
}

function check(s: State, action: Action): Refused | undefined {
  switch (action.kind) {
    case 'capture':
    case 'attack':
    case 'move':
      return checkActor(s, action);
    case 'place':
      return checkHire(s, action);
    case 'done':
      return undefined;
    case 'generator':
    case 'use':
      return refuse('wrongPhase', { kind: action.kind, phase: s.phase });
    default:
      return unreachable(action);
  }
}

function checkActor(s: State, action: ActionOfKind<'capture' | 'attack' | 'move'>): Refused | undefined {
  const { pirates, units } = s;
  const at = indexOfNumber(pirates, numberIn(action.unit, 'p'));
  if (at < 0) return refuse('noSuchUnit', { unit: action.unit });
  const pirate = pirates[at] as number;
  if (isFlagged(pirate)) return refuse('hasActed', { unit: action.unit });
  const refused = checkDeed(s, pirate, action);
  if (refused) return refused;
  // Members of a group are alike in all that was asked so far, so only now a wrong name matters [I2].
  const actor = actorFor(pirates, at);
  if (actor !== at) return misnamed(action.unit, pirateId(numberOf(pirates[actor] as number)));
  if (action.kind !== 'attack') return undefined;
  const target = indexOfNumber(units, numberIn(action.target, 'a'));
  const named = firstOfGroup(units, target);
  return named === target ? undefined : misnamed(action.target, aiId(numberOf(units[named] as number)));
}

const misnamed = (unit: string, instead: string): Refused => refuse('notRepresentative', { unit, instead });

function checkDeed(s: State, pirate: number, action: ActionOfKind<'capture' | 'attack' | 'move'>): Refused | undefined {
  if (action.kind === 'capture') return checkCapture(s, roomOf(pirate));
  return action.kind === 'move' ? checkMove(s, roomOf(pirate), action) : checkAttack(s, pirate, action);
}

function checkCapture(s: State, room: number): Refused | undefined {
  const name = nameAt(s, room);
  const guards = countIn(s.units, room);
  if (isIn(s.breaches, room)) return refuse('alreadyBreach', { room: name });
  if (guards > 0) return refuse('roomDefended', { room: name, units: guards });
  return isIn(capturable(s, 0), room) ? undefined : refuse('notAnEdge', { room: name });
}

function checkMove(s: State, from: number, action: ActionOfKind<'move'>): Refused | undefined {
  const to = roomNamed(s, action.room);
  if (to < 0) return refuse('noSuchRoom', { room: action.room });
  const start = nameAt(s, from);
  if (!shipOf(s).doors[from]?.includes(to)) return refuse('noDoor', { from: start, room: action.room });
  if (isIn(locked(s, roomBits(s.units)), from)) return refuse('mustClear', { room: start });
  if (!isIn(crowdedRooms(s), to)) return undefined;
  return refuse('roomFull', { room: action.room, capacity: s.settings.pirateCapacity });
}

function checkAttack(s: State, pirate: number, action: ActionOfKind<'attack'>): Refused | undefined {
  const target = s.units[indexOfNumber(s.units, numberIn(action.target, 'a'))];
  if (target === undefined || roomOf(target) !== roomOf(pirate))
    return refuse('notHere', { unit: action.unit, target: action.target });
  if (damageOf(pirate, target) > 0) return undefined;
  return refuse('noDamage', { type: pirateData(typeOf(pirate)).id, target: aiData(typeOf(target)).kind });
}

function apply(s: State, action: Action, ctx: Context<Event>): void {
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
      throw new Error(`${action.kind} in a pirate wave`);
  }
}

export const pirateWave: Step = { seat: PIRATES, hasChoice, legal, check, apply };
