/**
 * The state: plain arrays and numbers, changed in place. Types and rooms are places in the tables of `data.ts` and of
 * the ship; units are numbers (`units.ts`); sets of rooms are bits.
 */
import type { Action } from './actions.ts';
import { AI_UNITS, type AiType, aiData, type EndReason, type Phase, type PirateType, type RoomName } from './data.ts';
import type { Settings } from './options.ts';
import { SHIP_LIST, type Ship } from './ships.ts';

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

export interface State {
  readonly settings: Settings;
  /** The ship's place in SHIP_LIST. */
  readonly ship: number;
  phase: Phase;
  round: number;
  /** 0 during set-up. */
  wave: number;
  reactor: number;
  capacitor: number;
  activeGenerators: number;
  rations: number;
  capturedRooms: number;
  /** Rooms as bits. */
  breaches: number;
  /** Rooms as bits, found anew after each action (`settle`) or kept by it: with an A.I. unit; with no place for a further pirate. */
  guarded: number;
  crowded: number;
  /** On board, in group order. The type of a unit that is not face up is hidden: a redeal changes it. */
  units: number[];
  /** On board, in group order: in `pirateWave` only those who may still act. */
  pirates: number[];
  /** On board: those who acted in this wave, in that order. */
  acted: number[];
  /** By type: not yet placed; ever turned face up; destroyed. */
  supply: number[];
  everRevealed: number[];
  destroyed: number[];
  /** The last unit number given on either side. */
  lastAi: number;
  lastPirate: number;
  /** How many actions were taken: names the open decision. */
  actions: number;
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
    crowded: s.crowded,
    units: s.units.slice(),
    pirates: s.pirates.slice(),
    acted: s.acted.slice(),
    supply: s.supply.slice(),
    everRevealed: s.everRevealed.slice(),
    destroyed: s.destroyed.slice(),
    lastAi: s.lastAi,
    lastPirate: s.lastPirate,
    actions: s.actions,
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

// The ship is chosen by the setup, so this lookup cannot miss.
export const shipOf = (s: State): Ship => SHIP_LIST[s.ship] as Ship;
export const energyOf = (s: State): number => s.reactor + s.capacitor;
/** All pirates on board, in no order. */
export const crewOf = (s: State): number[] => [...s.pirates, ...s.acted];
/** A room by its name, −1 if this ship has none of that name. */
export const roomNamed = (s: State, name: string): number => shipOf(s).roomNamed(name);
// Rooms inside the rules are places in the ship's list, so this lookup cannot miss.
export const nameAt = (s: State, room: number): RoomName => shipOf(s).rooms[room] as RoomName;
export const isIn = (bits: number, room: number): boolean => (bits & (1 << room)) !== 0;
/** The first of the rooms that bits stand for. */
export const firstIn = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** How many units of a type the A.I. began with. */
export const startSupply = (s: State, type: number): number => aiData(type).supply * s.settings.supplyMultiplier;

/** The units of a type that the pirates have never seen: face down or not yet placed. */
export const unseenOf = (s: State, type: number): number => startSupply(s, type) - (s.everRevealed[type] as number);

/** How many units the A.I. has yet to place. */
export function unplaced({ supply }: State): number {
  let total = 0;
  for (let type = 0; type < AI_UNITS.length; type++) total += supply[type] as number;
  return total;
}
