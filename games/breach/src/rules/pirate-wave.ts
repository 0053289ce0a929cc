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
  SHEET,
  waysUpTo,
} from '../actions.ts';
import { aiData, DAMAGE, PIRATES, pirateData } from '../data.ts';
import type { Event } from '../events.ts';
import { DOORS_MOST } from '../ships.ts';
import { isIn, nameAt, roomNamed, shipOf, type State } from '../state.ts';
import { countIn, groupOf, indexOfNumber, numberOf, roomOf, typeOf } from '../units.ts';
import { firstOfGroup } from './groups.ts';
import { canHire, checkHire, hire, hiresAndDone } from './hiring.ts';
import { attack, capture, move, note } from './pirate-deeds.ts';
import { type Refused, refuse, type Step } from './step.ts';

/** Rooms as bits: those that a pirate in them could capture [W8]. */
function capturable(s: State): number {
  const { all, edges } = shipOf(s);
  return (s.settings.captureInterior ? all : edges) & ~s.breaches & ~s.guarded;
}

/** Rooms as bits: those that a pirate in them may not leave [W4]. */
const locked = (s: State): number => (s.settings.mustClear ? s.guarded : 0);

const damageOf = (pirate: number, unit: number): number => DAMAGE[typeOf(pirate)]?.[typeOf(unit)] as number;

function hasChoice(s: State): boolean {
  const { pirates, units, guarded } = s;
  const { doorBits } = shipOf(s);
  const open = ~s.crowded;
  const prize = capturable(s);
  const shut = locked(s);
  for (let at = 0; at < pirates.length; at++) {
    const pirate = pirates[at] as number;
    const room = roomOf(pirate);
    if (isIn(prize, room) || (!isIn(shut, room) && ((doorBits[room] as number) & open) !== 0)) return true;
    if (isIn(guarded, room) && canHurt(pirate, units)) return true;
  }
  return canHire(s);
}

/** Is there anything in its room that a pirate can damage [W6]? */
function canHurt(pirate: number, units: readonly number[]): boolean {
  const room = roomOf(pirate);
  for (let at = 0; at < units.length; at++) {
    const unit = units[at] as number;
    if (roomOf(unit) === room && damageOf(pirate, unit) > 0) return true;
  }
  return false;
}

/**
 * The hottest loop of the game. What depends on a room is asked of bits, and all four ways out of it are written, the
 * next over those that are not open: branches that nobody can predict cost more than the writing.
 */
function legal(s: State): readonly Action[] {
  const { pirates, units, guarded } = s;
  const ship = shipOf(s);
  const prize = capturable(s);
  const shut = locked(s);
  const open = ship.all & ~s.crowded;
  const ways = waysUpTo(s.ship, s.lastPirate);
  const { exits } = ship;
  const tail = hiresAndDone(s);
  SHEET.have(pirates.length * (1 + DOORS_MOST + units.length) + tail.length + DOORS_MOST);
  const { lines } = SHEET;
  let end = 0;
  let guard = 0;
  let group = -1;
  for (let at = 0; at < pirates.length; at++) {
    const pirate = pirates[at] as number;
    if (groupOf(pirate) === group) continue;
    group = groupOf(pirate);
    const room = roomOf(pirate);
    const number = numberOf(pirate);
    if (isIn(prize, room)) lines[end++] = captureBy(number);
    if (isIn(guarded, room)) {
      while (roomOf(units[guard] as number) < room) guard++; // both lists are by room
      end = listAttacks(pirate, units, guard, end);
      if (isIn(shut, room)) continue;
    }
    const way = (number * exits.length + room) * DOORS_MOST;
    const exit = exits[room] as number;
    lines[end] = ways[way] as Action;
    end += (open >> (exit & 31)) & 1;
    lines[end] = ways[way + 1] as Action;
    end += (open >> ((exit >> 5) & 31)) & 1;
    lines[end] = ways[way + 2] as Action;
    end += (open >> ((exit >> 10) & 31)) & 1;
    lines[end] = ways[way + 3] as Action;
    end += (open >> (exit >> 15)) & 1;
  }
  if (end === 0) return tail;
  for (let i = 0; i < tail.length; i++) lines[end++] = tail[i] as Action;
  return lines.slice(0, end);
}

/** Writes a pirate's attacks from place `from` on and tells where they end; `guard` is the room's first unit. */
function listAttacks(pirate: number, units: readonly number[], guard: number, from: number): number {
  const room = roomOf(pirate);
  const { lines } = SHEET;
  const attacks = attacksBy(numberOf(pirate));
  const damages = DAMAGE[typeOf(pirate)] as readonly number[];
  let end = from;
  let group = -1;
  for (let at = guard; at < units.length && roomOf(units[at] as number) === room; at++) {
    const unit = units[at] as number;
    if (groupOf(unit) === group) continue;
    group = groupOf(unit);
    if ((damages[typeOf(unit)] as number) > 0) lines[end++] = attacks[numberOf(unit)] as Action;
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
  const number = numberIn(action.unit, 'p');
  const at = indexOfNumber(pirates, number);
  if (at < 0) return refuse(indexOfNumber(s.acted, number) < 0 ? 'noSuchUnit' : 'hasActed', { unit: action.unit });
  const refused = checkDeed(s, pirates[at] as number, action);
  if (refused) return refused;
  // Members of a group are alike in all that was asked so far, so only now a wrong name matters [I2].
  const actor = firstOfGroup(pirates, at);
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
  return isIn(capturable(s), room) ? undefined : refuse('notAnEdge', { room: name });
}

function checkMove(s: State, from: number, action: ActionOfKind<'move'>): Refused | undefined {
  const to = roomNamed(s, action.room);
  if (to < 0) return refuse('noSuchRoom', { room: action.room });
  const start = nameAt(s, from);
  if (!shipOf(s).doors[from]?.includes(to)) return refuse('noDoor', { from: start, room: action.room });
  if (isIn(locked(s), from)) return refuse('mustClear', { room: start });
  if (!isIn(s.crowded, to)) return undefined;
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

export const pirateWave: Step = { seat: PIRATES, asked: [], hasChoice, legal, check, apply };
