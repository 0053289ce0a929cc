/** The A.I.'s set-up: start generators [E3], install units [A1–A4]. */
import { type Context, unreachable } from '@orrery/kernel';
import { type Action, type ActionOfKind, aiId, GENERATOR, roomActionsOf } from '../actions.ts';
import { AI, AI_TYPES, type AiType, aiData } from '../data.ts';
import type { Event } from '../events.ts';
import { energyOf, isIn, roomNamed, shipOf, type State, unplaced } from '../state.ts';
import { countIn, fullBits, insert, makeUnit } from '../units.ts';
import { Places } from './places.ts';
import { canPay, pay, type Refused, refuse, type Step } from './step.ts';

const canStart = (s: State): boolean =>
  s.activeGenerators < s.settings.generators && canPay(s, s.settings.generatorCost);

/** Rooms as bits: where a unit may be installed. */
const openRooms = (s: State): number => shipOf(s).all & ~s.breaches & ~fullBits(s.settings.aiCapacity, s.units);

function hasChoice(s: State): boolean {
  return canStart(s) || (canPay(s, s.settings.placeCost) && unplaced(s) > 0 && openRooms(s) !== 0);
}

const INSTALLS = new Places((ship) => roomActionsOf(ship).installs);

function legal(s: State): readonly Action[] {
  const rooms = canPay(s, s.settings.placeCost) ? openRooms(s) : 0;
  let types = 0;
  for (let type = 0; type < s.supply.length; type++) if (s.supply[type] !== 0) types |= 1 << type;
  return INSTALLS.of(s.ship, rooms, types, canStart(s) ? GENERATOR : undefined);
}

function check(s: State, action: Action): Refused | undefined {
  switch (action.kind) {
    case 'generator':
      return checkGenerator(s);
    case 'place':
      return checkInstall(s, action);
    case 'done':
      return undefined;
    case 'capture':
    case 'attack':
    case 'move':
    case 'use':
      return refuse('wrongPhase', { kind: action.kind, phase: s.phase });
    default:
      return unreachable(action);
  }
}

function checkGenerator(s: State): Refused | undefined {
  const { generators, generatorCost } = s.settings;
  if (s.activeGenerators >= generators) return refuse('allGeneratorsRun', { generators });
  return canPay(s, generatorCost) ? undefined : refuse('cannotPay', { cost: generatorCost, energy: energyOf(s) });
}

function checkInstall(s: State, action: ActionOfKind<'place'>): Refused | undefined {
  const { placeCost, aiCapacity } = s.settings;
  const type = AI_TYPES.indexOf(action.type as AiType); // −1 for a pirate
  if (type < 0) return refuse('wrongSide', { type: action.type });
  const room = roomNamed(s, action.room);
  if (room < 0) return refuse('noSuchRoom', { room: action.room });
  if (s.supply[type] === 0) return refuse('noneLeft', { type: action.type });
  if (isIn(s.breaches, room)) return refuse('roomIsBreach', { room: action.room });
  if (!isIn(openRooms(s), room)) return refuse('roomFull', { room: action.room, capacity: aiCapacity });
  return canPay(s, placeCost) ? undefined : refuse('cannotPay', { cost: placeCost, energy: energyOf(s) });
}

function apply(s: State, action: Action, ctx: Context<Event>): void {
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
  const revealed = !hiddenUnits || countIn(s.pirates, room) > 0;
  if (revealed) (s.everRevealed[type] as number)++;
  const { id, durability } = aiData(type);
  insert(s.units, makeUnit(room, type, durability, number, revealed));
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

export const aiSetup: Step = { seat: AI, asked: [], hasChoice, legal, check, apply };
