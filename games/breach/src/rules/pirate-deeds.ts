/** What pirates do in their wave: capture [W8–W9], attack [W5–W7], move [W2–W4]. Asked of `check` before. */
import { assert, type Context } from '@orrery/kernel';
import { type Action, type ActionOfKind, numberIn } from '../actions.ts';
import { aiData, damageTo, PIRATES, pirateData, type RoomName } from '../data.ts';
import { endGame } from '../end.ts';
import type { Event } from '../events.ts';
import { plus } from '../room-set.ts';
import { seenUnit } from '../sight.ts';
import {
  addPirate,
  addUnit,
  isGuarded,
  nameAt,
  removePirate,
  removeUnit,
  roomNamed,
  shipOf,
  type State,
} from '../state.ts';
import {
  byNumber,
  damaged,
  insert,
  isRevealed,
  leftOf,
  movedTo,
  numbered,
  remove,
  revealed,
  roomOf,
  typeOf,
  type Unit,
} from '../units.ts';

/** Notes what everybody sees of an action. */
export function note(s: State, action: Action, room: RoomName): void {
  s.waveRecord?.actions.push(action);
  s.waveRecord?.rooms.push(room);
}

/** The pirate of a deed, after it has been noted that it acts. */
function actorOf(s: State, action: ActionOfKind<'capture' | 'attack' | 'move'>): Unit {
  const pirate = numbered(s.pirates, numberIn(action.unit, 'p'));
  assert(pirate, 'the pirate is not on board');
  note(s, action, nameAt(s, roomOf(pirate)));
  return pirate;
}

/** A pirate has acted, and stands where it stood. */
function hasActed(s: State, pirate: Unit): void {
  remove(s.pirates, pirate);
  insert(s.acted, pirate);
}

export function capture(s: State, action: ActionOfKind<'capture'>, ctx: Context<Event>): void {
  const pirate = actorOf(s, action);
  hasActed(s, pirate);
  const { unit } = action;
  const { id: type } = pirateData(typeOf(pirate));
  const room = nameAt(s, roomOf(pirate));
  if (roomOf(pirate) === shipOf(s).bridge) {
    ctx.emit({ kind: 'bridgeCaptured', seat: PIRATES, unit, type, room });
    return endGame(s, 'bridgeCaptured', ctx);
  }
  s.breaches = plus(s.breaches, roomOf(pirate));
  s.capturedRooms++;
  ctx.emit({ kind: 'roomCaptured', seat: PIRATES, unit, type, room, capturedRooms: s.capturedRooms });
}

export function attack(s: State, action: ActionOfKind<'attack'>, ctx: Context<Event>): void {
  const pirate = actorOf(s, action);
  const target = numbered(s.units, numberIn(action.target, 'a'));
  assert(target, 'the target is not on board');
  const attacker = pirateData(typeOf(pirate));
  const data = aiData(typeOf(target));
  const damage = damageTo(attacker, data);
  const left = Math.max(0, leftOf(target) - damage);
  hasActed(s, pirate);
  removeUnit(s, target);
  if (left > 0) addUnit(s, damaged(target, damage));
  else {
    (s.destroyed[typeOf(target)] as number)++;
    s.waveRecord?.destroyed.push(seenUnit(s, target));
  }
  ctx.emit({
    kind: 'pirateAttacked',
    seat: PIRATES,
    unit: action.unit,
    type: attacker.id,
    room: nameAt(s, roomOf(pirate)),
    target: action.target,
    targetType: data.id,
    damage,
    before: leftOf(target),
    left,
  });
}

export function move(s: State, action: ActionOfKind<'move'>, ctx: Context<Event>): void {
  const pirate = actorOf(s, action);
  const { unit, room } = action;
  const to = roomNamed(s, room);
  removePirate(s, pirate);
  addPirate(s, movedTo(pirate, to), true);
  const { id: type } = pirateData(typeOf(pirate));
  ctx.emit({ kind: 'pirateMoved', seat: PIRATES, unit, type, from: nameAt(s, roomOf(pirate)), to: room });
  if (isGuarded(s, to)) reveal(s, to, ctx);
}

/** Turns up everything in a room that a pirate has entered [W3]. */
function reveal(s: State, room: number, ctx: Context<Event>): void {
  const hidden = s.units.filter((unit) => roomOf(unit) === room && !isRevealed(unit));
  if (hidden.length === 0) return;
  ctx.reveal();
  ctx.beat(); // the pirate stands in the room, and nothing is turned up yet
  for (const unit of hidden.sort(byNumber)) {
    s.units[s.units.indexOf(unit)] = revealed(unit);
    (s.everRevealed[typeOf(unit)] as number)++;
    const seen = seenUnit(s, revealed(unit));
    s.waveRecord?.revealed.push(seen);
    ctx.emit({ kind: 'unitRevealed', unit: seen.id, type: seen.type, room: seen.room });
  }
}
