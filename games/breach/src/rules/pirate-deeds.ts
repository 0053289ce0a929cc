/** What pirates do in their wave: capture [W8–W9], attack [W5–W7], move [W2–W4]. Asked of `check` before. */
import { assert, type Context } from '@orrery/kernel';
import { type Action, type ActionOfKind, aiId, numberIn } from '../actions.ts';
import { aiData, damageTo, PIRATES, pirateData, type RoomName } from '../data.ts';
import { endGame } from '../end.ts';
import type { Event } from '../events.ts';
import { isIn, nameAt, roomNamed, type SeenUnit, shipOf, type State } from '../state.ts';
import {
  byNumber,
  countIn,
  damaged,
  faceUp,
  indexOfNumber,
  inRoom,
  isFaceUp,
  leftOf,
  numberOf,
  removeAt,
  replaceAt,
  roomOf,
  typeOf,
} from '../units.ts';

/** Notes what everybody sees of an action. */
export function note(s: State, action: Action, room: RoomName): void {
  s.waveRecord?.actions.push(action);
  s.waveRecord?.rooms.push(room);
}

/** Where the pirate that acts is in the list. */
function placeOf(s: State, id: string): number {
  const at = indexOfNumber(s.pirates, numberIn(id, 'p'));
  assert(at >= 0, 'the pirate is not on board');
  return at;
}

/** The pirate at a place has acted, and is as it is now. */
function retire(s: State, at: number, pirate: number): void {
  removeAt(s.pirates, at);
  s.acted.push(pirate);
}

export function capture(s: State, action: ActionOfKind<'capture'>, ctx: Context<Event>): void {
  const at = placeOf(s, action.unit);
  const pirate = s.pirates[at] as number;
  const index = roomOf(pirate);
  const { id: type } = pirateData(typeOf(pirate));
  const room = nameAt(s, index);
  const { unit } = action;
  retire(s, at, pirate);
  note(s, action, room);
  if (index === shipOf(s).bridge) {
    ctx.emit({ kind: 'bridgeCaptured', seat: PIRATES, unit, type, room });
    return endGame(s, 'bridgeCaptured', ctx);
  }
  s.breaches |= 1 << index;
  s.capturedRooms++;
  ctx.emit({ kind: 'roomCaptured', seat: PIRATES, unit, type, room, capturedRooms: s.capturedRooms });
}

export function attack(s: State, action: ActionOfKind<'attack'>, ctx: Context<Event>): void {
  const at = placeOf(s, action.unit);
  const pirate = s.pirates[at] as number;
  const attacker = pirateData(typeOf(pirate));
  const targetAt = indexOfNumber(s.units, numberIn(action.target, 'a'));
  const target = s.units[targetAt] as number;
  const data = aiData(typeOf(target));
  const room = nameAt(s, roomOf(target));
  const damage = damageTo(attacker, data);
  const before = leftOf(target);
  const left = damage < before ? before - damage : 0;
  retire(s, at, pirate);
  note(s, action, room);
  if (left > 0) replaceAt(s.units, targetAt, damaged(target, damage));
  else {
    removeAt(s.units, targetAt);
    (s.destroyed[typeOf(target)] as number)++;
    s.waveRecord?.destroyed.push(seenUnit(target, room));
  }
  const { unit, target: id } = action;
  ctx.emit({
    kind: 'pirateAttacked',
    seat: PIRATES,
    unit,
    type: attacker.id,
    room,
    target: id,
    targetType: data.id,
    damage,
    before,
    left,
  });
}

export function move(s: State, action: ActionOfKind<'move'>, ctx: Context<Event>): void {
  const at = placeOf(s, action.unit);
  const pirate = s.pirates[at] as number;
  const to = roomNamed(s, action.room);
  const left = roomOf(pirate);
  const from = nameAt(s, left);
  note(s, action, from);
  retire(s, at, inRoom(pirate, to));
  s.crowded &= ~(1 << left);
  if (countIn(s.pirates, to) + countIn(s.acted, to) >= s.settings.pirateCapacity) s.crowded |= 1 << to;
  const { id } = pirateData(typeOf(pirate));
  ctx.emit({ kind: 'pirateMoved', seat: PIRATES, unit: action.unit, type: id, from, to: action.room });
  if (isIn(s.guarded, to)) reveal(s, to, ctx);
}

/** Turns up everything in a room that a pirate has entered [W3]. */
function reveal(s: State, index: number, ctx: Context<Event>): void {
  const { units } = s;
  const hidden: number[] = [];
  for (let at = 0; at < units.length; at++) {
    const unit = units[at] as number;
    if (roomOf(unit) !== index || isFaceUp(unit)) continue;
    hidden.push(unit);
    units[at] = faceUp(unit);
  }
  if (hidden.length === 0) return;
  const room = nameAt(s, index);
  ctx.reveal();
  for (const unit of hidden.sort(byNumber)) {
    const seen = seenUnit(unit, room);
    (s.everRevealed[typeOf(unit)] as number)++;
    s.waveRecord?.revealed.push(seen);
    ctx.emit({ kind: 'unitRevealed', unit: seen.id, type: seen.type, room });
  }
}

/** As everybody sees a unit that is face up. */
const seenUnit = (unit: number, room: RoomName): SeenUnit => ({
  id: aiId(numberOf(unit)),
  type: aiData(typeOf(unit)).id,
  room,
  durability: leftOf(unit),
  revealed: true,
});
