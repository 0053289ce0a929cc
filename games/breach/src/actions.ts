/**
 * What a seat can do, as data. Equal actions are the same object, made once and kept in tables, so `legal` only
 * copies references and search may compare by identity. Tables that depend on unit numbers grow with them.
 */
import { type ActionOf, choice, maybe, Numbered, text } from '@orrery/kernel';
import { AI_TYPES, PIRATE_TYPES, type RoomName } from './data.ts';
import { ROOM_NAMES, SHIP_LIST, type Ship } from './ships.ts';

const unit = text(8);
const room = choice(...ROOM_NAMES);

export const ACTIONS = {
  generator: {},
  place: { type: choice(...AI_TYPES, ...PIRATE_TYPES), room },
  capture: { unit },
  attack: { unit, target: unit },
  move: { unit, room },
  use: { unit, target: maybe(unit) },
  done: {},
} as const;

export type Action = ActionOf<typeof ACTIONS>;
export type ActionOfKind<K extends Action['kind']> = Extract<Action, { kind: K }>;

export const DONE: Action = { kind: 'done' };
export const GENERATOR: Action = { kind: 'generator' };

const AI_IDS = new Numbered((number) => `a${number}`);
const PIRATE_IDS = new Numbered((number) => `p${number}`);
export const aiId = (number: number): string => AI_IDS.at(number);
export const pirateId = (number: number): string => PIRATE_IDS.at(number);

const ZERO = 48;
const SIDES = { a: 97, p: 112 } as const;

/** The number in an id of either side, 0 if it is no such id. Reads digit by digit: every action passes here twice. */
export function numberIn(id: string, side: 'a' | 'p'): number {
  if (id.charCodeAt(0) !== SIDES[side] || id.length > 8 || id.charCodeAt(1) === ZERO) return 0;
  let number = 0;
  for (let i = 1; i < id.length; i++) {
    const digit = id.charCodeAt(i) - ZERO;
    if (digit < 0 || digit > 9) return 0;
    number = number * 10 + digit;
  }
  return number;
}

/** The actions that name rooms of one map, by room in the end. */
interface RoomActions {
  /** By type. */
  readonly installs: readonly (readonly Action[])[];
  readonly hires: readonly (readonly Action[])[];
  /** By unit number. */
  readonly moves: Numbered<readonly Action[]>;
}

function makeRoomActions({ rooms }: Ship): RoomActions {
  const inEach = (make: (room: RoomName) => Action): readonly Action[] => rooms.map(make);
  const places = (type: ActionOfKind<'place'>['type']) => inEach((room) => ({ kind: 'place', type, room }));
  const moves = new Numbered((number) => inEach((room) => ({ kind: 'move', unit: pirateId(number), room })));
  return { installs: AI_TYPES.map(places), hires: PIRATE_TYPES.map(places), moves };
}

/** By place in SHIP_LIST. */
const ROOM_ACTIONS: readonly RoomActions[] = SHIP_LIST.map(makeRoomActions);
// A state names a ship of the list, so this lookup cannot miss.
const actionsOn = (ship: number): RoomActions => ROOM_ACTIONS[ship] as RoomActions;

/** Placing a unit of a type, by room. */
export const installsOf = (ship: number, type: number) => actionsOn(ship).installs[type] as readonly Action[];
export const hiresOf = (ship: number, type: number) => actionsOn(ship).hires[type] as readonly Action[];
/** A pirate's moves, by room. */
export const movesOf = (ship: number, pirate: number) => actionsOn(ship).moves.at(pirate);

const CAPTURES = new Numbered((number): Action => ({ kind: 'capture', unit: pirateId(number) }));
export const captureBy = (pirate: number): Action => CAPTURES.at(pirate);

const ATTACKS = new Numbered(
  (pirate) => new Numbered((target): Action => ({ kind: 'attack', unit: pirateId(pirate), target: aiId(target) })),
);
/** A pirate's attacks, by target. */
export const attacksBy = (pirate: number): Numbered<Action> => ATTACKS.at(pirate);

const SHOTS = new Numbered(
  (turret) => new Numbered((target): Action => ({ kind: 'use', unit: aiId(turret), target: pirateId(target) })),
);
export const shotAt = (turret: number, target: number): Action => SHOTS.at(turret).at(target);

const TRAPS = new Numbered((trap): Action => ({ kind: 'use', unit: aiId(trap) }));
export const useOfTrap = (trap: number): Action => TRAPS.at(trap);
