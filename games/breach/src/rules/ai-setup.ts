/** The A.I.'s set-up: start generators [E3], install units [A1–A4]. */
import type { Context } from '@orrery/kernel';
import { type ActionOfKind, aiId, GENERATOR, installsOf } from '../actions.ts';
import { AI, AI_TYPES, type AiType, aiData } from '../data.ts';
import type { Event } from '../events.ts';
import { except, has, NO_ROOMS, type RoomSet } from '../room-set.ts';
import { addUnit, piratesIn, roomNamed, shipOf, type State, unplaced } from '../state.ts';
import { makeUnit } from '../units.ts';
import { canPay, checkPayment, pay } from './energy.ts';
import type { OptionsList } from './options-list.ts';
import { phaseOf } from './phase.ts';
import { type Refused, refuse } from './refusals.ts';

const canStart = (s: State): boolean =>
  s.activeGenerators < s.settings.generators && canPay(s, s.settings.generatorCost);

/** The rooms in which a unit may be installed [A3]. */
const openRooms = (s: State): RoomSet => except(except(shipOf(s).all, s.breaches), s.aiFull);

function hasChoice(s: State): boolean {
  if (canStart(s)) return true;
  return canPay(s, s.settings.placeCost) && unplaced(s) > 0 && openRooms(s) !== NO_ROOMS;
}

function list(s: State, options: OptionsList): void {
  if (canStart(s)) options.add(GENERATOR);
  if (canPay(s, s.settings.placeCost)) listInstalls(s, options);
}

function listInstalls(s: State, options: OptionsList): void {
  const { supply } = s;
  const open = openRooms(s);
  for (let type = 0; type < supply.length; type++)
    if (supply[type] !== 0) options.addIn(open, installsOf(s.ship, type));
}

function check(s: State, action: ActionOfKind<'generator' | 'place'>): Refused | undefined {
  return action.kind === 'place' ? checkInstall(s, action) : checkGenerator(s);
}

function checkGenerator(s: State): Refused | undefined {
  const { generators, generatorCost } = s.settings;
  if (s.activeGenerators >= generators) return refuse('all-generators-run', { generators });
  return checkPayment(s, generatorCost);
}

function checkInstall(s: State, action: ActionOfKind<'place'>): Refused | undefined {
  const { placeCost, aiCapacity } = s.settings;
  const type = AI_TYPES.indexOf(action.type as AiType); // −1 for a pirate
  if (type < 0) return refuse('wrong-side', { type: action.type });
  const room = roomNamed(s, action.room);
  if (room < 0) return refuse('no-such-room', { room: action.room });
  if (s.supply[type] === 0) return refuse('none-left', { type: action.type });
  if (has(s.breaches, room)) return refuse('room-is-breach', { room: action.room });
  if (has(s.aiFull, room)) return refuse('room-full', { room: action.room, capacity: aiCapacity });
  return checkPayment(s, placeCost);
}

function apply(s: State, action: ActionOfKind<'generator' | 'place'>, ctx: Context<Event>): void {
  if (action.kind === 'place') install(s, action, ctx);
  else startGenerator(s, ctx);
}

function startGenerator(s: State, ctx: Context<Event>): void {
  const { generators, generatorCost } = s.settings;
  pay(s, generatorCost);
  s.activeGenerators++;
  ctx.emit({ kind: 'generatorStarted', seat: AI, active: s.activeGenerators, generators, cost: generatorCost });
}

const AI_ONLY = [AI];

function install(s: State, action: ActionOfKind<'place'>, ctx: Context<Event>): void {
  const { placeCost, hiddenUnits } = s.settings;
  const type = AI_TYPES.indexOf(action.type as AiType);
  const room = roomNamed(s, action.room);
  pay(s, placeCost);
  (s.supply[type] as number)--;
  const number = ++s.lastAi;
  const revealed = !hiddenUnits || piratesIn(s, room) > 0;
  if (revealed) (s.everRevealed[type] as number)++;
  const { id, durability } = aiData(type);
  addUnit(s, makeUnit({ room, type, left: durability, number, revealed }));
  const seen = {
    kind: 'unitInstalled',
    seat: AI,
    unit: aiId(number),
    type: id,
    room: action.room,
    revealed,
    cost: placeCost,
  } as const;
  if (revealed) ctx.emit(seen);
  else ctx.emit(seen, AI_ONLY, { ...seen, type: null });
}

export const aiSetup = phaseOf({ kinds: ['generator', 'place'], hasChoice, list, check, apply });
