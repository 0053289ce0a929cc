/**
 * What a seat can do, as data. Equal actions are the same object, made once and kept in tables, so `legal` only
 * copies references and search may compare by identity. Tables that depend on unit numbers grow with them.
 */
import { type ActionOf, choice, maybe, Numbered, Sheet, text } from '@orrery/kernel';
import { AI_TYPES, PIRATE_TYPES, type RoomName } from './data.ts';
import { DOORS_MOST, ROOM_NAMES, SHIP_LIST, type Ship } from './ships.ts';

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

/** For long lists of options. */
export const SHEET = new Sheet<Action>(DONE);

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

/** The actions that name rooms of one map. */
export interface RoomActions {
  /** By type, then room. */
  readonly installs: readonly (readonly Action[])[];
  readonly hires: readonly (readonly Action[])[];
  /** By unit number, then room. */
  readonly moves: Numbered<readonly Action[]>;
  /** By unit number, then room, then door; where there is no door, anything. */
  readonly ways: Action[];
  /** The last unit number whose ways were made. */
  lastWays: number;
}

function roomActions({ rooms }: Ship): RoomActions {
  const places = (type: ActionOfKind<'place'>['type']) =>
    rooms.map((room: RoomName): Action => ({ kind: 'place', type, room }));
  const moves = new Numbered((number): readonly Action[] =>
    rooms.map((room: RoomName): Action => ({ kind: 'move', unit: pirateId(number), room })),
  );
  return { installs: AI_TYPES.map(places), hires: PIRATE_TYPES.map(places), moves, ways: [], lastWays: -1 };
}

/** By place in SHIP_LIST. */
const ROOM_ACTIONS: readonly RoomActions[] = SHIP_LIST.map(roomActions);

/** What was made for a ship of the list. */
export const roomActionsOf = (ship: number): RoomActions => ROOM_ACTIONS[ship] as RoomActions;

/** The moves of all pirates up to a number: (number × rooms + room) × DOORS_MOST + door. */
export function waysUpTo(ship: number, last: number): readonly Action[] {
  const made = roomActionsOf(ship);
  if (last > made.lastWays) makeWays(made, SHIP_LIST[ship] as Ship, last);
  return made.ways;
}

function makeWays(made: RoomActions, { doors }: Ship, last: number): void {
  while (made.lastWays < last) {
    const moves = made.moves.at(++made.lastWays);
    for (const out of doors)
      for (let door = 0; door < DOORS_MOST; door++) made.ways.push(moves[out[door] ?? -1] ?? DONE);
  }
}

const CAPTURES = new Numbered((number): Action => ({ kind: 'capture', unit: pirateId(number) }));
export const captureBy = (pirate: number): Action => CAPTURES.at(pirate);

/** The A.I. has at most 24 units, times 4 by an option. */
const TARGETS = Array.from({ length: 97 }, (_, number) => aiId(number));
const ATTACKS = new Numbered((): Action[] => []);

/** A pirate's attacks by number of the target. Most pirates never attack, so they are made when one does. */
export function attacksBy(pirate: number): readonly Action[] {
  const attacks = ATTACKS.at(pirate);
  if (attacks.length === 0)
    for (const target of TARGETS) attacks.push({ kind: 'attack', unit: pirateId(pirate), target });
  return attacks;
}

const SHOTS = new Numbered(
  (turret) => new Numbered((target): Action => ({ kind: 'use', unit: aiId(turret), target: pirateId(target) })),
);
export const shotAt = (turret: number, target: number): Action => SHOTS.at(turret).at(target);

const TRAPS = new Numbered((trap): Action => ({ kind: 'use', unit: aiId(trap) }));
export const useOfTrap = (trap: number): Action => TRAPS.at(trap);
