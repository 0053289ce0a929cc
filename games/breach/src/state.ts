/**
 * The state: plain lists and numbers, changed in place. Types and rooms are places in the tables of `data.ts` and of the
 * ship; units are numbers (`units.ts`).
 */
import type { Seat } from '@orrery/kernel';
import type { Action } from './actions.ts';
import {
  type AiType,
  aiData,
  type AskPhase,
  type EndReason,
  type Phase,
  type PirateType,
  type RoomName,
} from './data.ts';
import type { Settings } from './options.ts';
import { has, minus, plus, type RoomSet } from './room-set.ts';
import { SHIP_LIST, type Ship } from './ships.ts';
import { byNumber, countIn, insert, isRevealed, remove, roomOf, type Unit } from './units.ts';

/** An A.I. unit as somebody sees it who knows it. */
export interface SeenUnit {
  readonly id: string;
  readonly type: AiType;
  readonly room: RoomName;
  readonly durability: number;
  readonly revealed: boolean;
}

/** An A.I. unit as those see it who do not know it. */
export interface FaceDown {
  readonly id: string;
  readonly room: RoomName;
}

export interface SeenPirate {
  readonly id: string;
  readonly type: PirateType;
  readonly room: RoomName;
  readonly health: number;
  readonly acted: boolean;
}

/**
 * The pirates' wave so far, as everybody saw it. Together with the board it tells how the wave began, which a player
 * who acts unit by unit needs to remember what the wave was meant to do; a screen can show it.
 */
export interface WaveRecord {
  readonly actions: Action[];
  /** The room of the pirate that acted, before it did; for a pirate placed, where. */
  readonly rooms: RoomName[];
  /** Units turned up in this wave. */
  readonly revealed: SeenUnit[];
  /** Units destroyed in this wave, each as it was before the last blow. */
  readonly destroyed: SeenUnit[];
}

/** Sums that must come out even. All of it is public. */
export interface Ledger {
  energyIn: number;
  energyPaid: number;
  /** Rations at the beginning of the last pirate set-up, and what was spent since. */
  rationsSet: number;
  rationsSpent: number;
}

/** What is pending: the courses that are under way, and the question on top of them. */
export type Frame =
  | { readonly kind: 'game' }
  | { readonly kind: 'round' | 'wave'; readonly at: number }
  | { readonly kind: AskPhase; readonly seat: Seat };

export interface State {
  readonly settings: Settings;
  /** The ship's place in SHIP_LIST. */
  readonly ship: number;
  readonly stack: Frame[];
  phase: Phase;
  round: number;
  /** 0 during set-up. */
  wave: number;
  reactor: number;
  capacitor: number;
  activeGenerators: number;
  rations: number;
  capturedRooms: number;
  breaches: RoomSet;
  /**
   * Kept by those who add and remove units: the rooms with A.I. units in them, and those into which no further A.I. unit
   * or no further pirate fits [B3].
   */
  guarded: RoomSet;
  aiFull: RoomSet;
  pirateFull: RoomSet;
  /** On board, in group order. */
  readonly units: Unit[];
  /** On board, in group order: those who may act in this wave or the next, and those who have acted in this one. */
  readonly pirates: Unit[];
  readonly acted: Unit[];
  /** By type: not yet placed; ever turned face up; destroyed. */
  readonly supply: number[];
  readonly everRevealed: number[];
  readonly destroyed: number[];
  /** The last unit number given on either side. */
  lastAi: number;
  lastPirate: number;
  /** Null outside `pirateWave`. */
  waveRecord: WaveRecord | null;
  ledger: Ledger;
  /** Set exactly in `gameOver`. */
  ending: EndReason | null;
}

export function clone(s: State): State {
  const { ledger } = s;
  return {
    settings: s.settings,
    ship: s.ship,
    stack: s.stack.slice(),
    phase: s.phase,
    round: s.round,
    wave: s.wave,
    reactor: s.reactor,
    capacitor: s.capacitor,
    activeGenerators: s.activeGenerators,
    rations: s.rations,
    capturedRooms: s.capturedRooms,
    breaches: s.breaches,
    guarded: s.guarded,
    aiFull: s.aiFull,
    pirateFull: s.pirateFull,
    units: s.units.slice(),
    pirates: s.pirates.slice(),
    acted: s.acted.slice(),
    supply: s.supply.slice(),
    everRevealed: s.everRevealed.slice(),
    destroyed: s.destroyed.slice(),
    lastAi: s.lastAi,
    lastPirate: s.lastPirate,
    waveRecord: s.waveRecord && cloneRecord(s.waveRecord),
    ledger: {
      energyIn: ledger.energyIn,
      energyPaid: ledger.energyPaid,
      rationsSet: ledger.rationsSet,
      rationsSpent: ledger.rationsSpent,
    },
    ending: s.ending,
  };
}

export function emptyRecord(): WaveRecord {
  return { actions: [], rooms: [], revealed: [], destroyed: [] };
}

export function cloneRecord({ actions, rooms, revealed, destroyed }: WaveRecord): WaveRecord {
  return {
    actions: actions.slice(),
    rooms: rooms.slice(),
    revealed: revealed.slice(),
    destroyed: destroyed.slice(),
  };
}

export function addUnit(s: State, unit: Unit): void {
  insert(s.units, unit);
  const room = roomOf(unit);
  s.guarded = plus(s.guarded, room);
  if (countIn(s.units, room) >= s.settings.aiCapacity) s.aiFull = plus(s.aiFull, room);
}

export function removeUnit(s: State, unit: Unit): void {
  remove(s.units, unit);
  const room = roomOf(unit);
  if (countIn(s.units, room) === 0) s.guarded = minus(s.guarded, room);
  s.aiFull = minus(s.aiFull, room);
}

export function addPirate(s: State, pirate: Unit, hasActed = false): void {
  insert(hasActed ? s.acted : s.pirates, pirate);
  const room = roomOf(pirate);
  if (piratesIn(s, room) >= s.settings.pirateCapacity) s.pirateFull = plus(s.pirateFull, room);
}

/** Takes off a pirate that has not acted. */
export function removePirate(s: State, pirate: Unit): void {
  remove(s.pirates, pirate);
  s.pirateFull = minus(s.pirateFull, roomOf(pirate));
}

/** What the pirates have not seen yet, by number. */
export const hiddenUnitsOf = (s: State): Unit[] => s.units.filter((unit) => !isRevealed(unit)).sort(byNumber);

// The ship is chosen by the setup, so this lookup cannot miss.
export const shipOf = (s: State): Ship => SHIP_LIST[s.ship] as Ship;
export const energyOf = (s: State): number => s.reactor + s.capacitor;
/** A room by its name, −1 if this ship has none of that name. */
export const roomNamed = (s: State, name: string): number => shipOf(s).roomNamed(name);
// Rooms inside the rules are places in the ship's list, so this lookup cannot miss.
export const nameAt = (s: State, room: number): RoomName => shipOf(s).rooms[room] as RoomName;

export const isGuarded = (s: State, room: number): boolean => has(s.guarded, room);
/** Whether one more pirate fits into a room. */
export const fitsPirate = (s: State, room: number): boolean => !has(s.pirateFull, room);
export const piratesIn = (s: State, room: number): number => countIn(s.pirates, room) + countIn(s.acted, room);

/** How many units of a type the A.I. began with. */
export const startSupply = (s: State, type: number): number => aiData(type).supply * s.settings.supplyMultiplier;

/** The units of a type that the pirates have never seen: face down or not yet placed. */
export const unseenOf = (s: State, type: number): number => startSupply(s, type) - (s.everRevealed[type] as number);

/** How many units the A.I. has yet to place. */
export function unplaced({ supply }: State): number {
  let total = 0;
  for (let type = 0; type < supply.length; type++) total += supply[type] as number;
  return total;
}
