/** The state: plain objects and numbers, changed in place. Ships stand in the order of their ids. */
import type { Seat } from '@orrery/kernel';
import type { EndReason, Loss, Pose, Stage } from './data.ts';
import type { Settings } from './options.ts';
import type { ShipId } from './ships.ts';
import { type StatLine, statLines } from './stat-lines.ts';

export interface Ship {
  readonly id: ShipId;
  readonly pilot: Seat;
  /** Place in the squadron. */
  readonly index: number;
  /** The four stats; 0 until the line is revealed. */
  attack: number;
  defense: number;
  speed: number;
  fullHealth: number;
  health: number;
  altitude: number;
  /** The pose; without one (before placement, after the loss) h is NO_POSE and x, y are 0. */
  x: number;
  y: number;
  h: number;
  flying: boolean;
  moved: boolean;
  acted: boolean;
  damageDealt: number;
  lostBy: Loss | null;
}

export const NO_POSE = -1;

/** A move under way [M2]: what is left of it, and how it came here. */
export interface Move {
  /** Place in `ships`. */
  readonly ship: number;
  baseLeft: number;
  /** Codes of the maneuvers flown so far. */
  flown: number[];
  specialUsed: boolean;
  /** Speed paid so far, and altitude tokens given up for Split S besides. */
  paid: number;
  tokensPaid: number;
  /** Where, and with what altitude, the ship was before the move. */
  readonly startX: number;
  readonly startY: number;
  readonly startH: number;
  readonly startAltitude: number;
}

/** The cell that a pilot has chosen for a ship whose heading is still asked. */
export interface Cell {
  readonly col: number;
  readonly row: number;
}

/** Sums that must come out even. */
export interface Ledger {
  /** Damage dealt minus health lost when the position was set up; 0 in a game from the start. */
  readonly damageBefore: number;
  /** How often a ship that was blocked on all sides ended on another token. */
  exceptions: number;
}

export interface State {
  readonly settings: Settings;
  readonly pilots: number;
  stage: Stage;
  /** By pilot, the lines assigned so far, as places in the list of lines; hidden. Empty once all lines are known. */
  assigned: number[][];
  ships: Ship[];
  /** −1 before the high roll. */
  firstPlayer: Seat;
  /** 0 before the first move stage. */
  round: number;
  quietRounds: number;
  /** Whether this round saw an attack declared or a ship destroyed. */
  eventful: boolean;
  /** The last round in which a ship lost health; 0 if none did. */
  lastDamage: number;
  /** The pilot whose turn it is in the present pass; −1 where it is nobody's. */
  turn: Seat;
  /** Set between `placePosition` and `placeHeading`. */
  cell: Cell | null;
  /** Set exactly while a ship moves. */
  move: Move | null;
  /** The ship (place in `ships`) that may attack now; −1 while a pilot chooses and outside the stage. */
  acting: number;
  /** Pilots without a flying ship, in order; those of one removal together. */
  eliminated: Seat[][];
  /** Answers given since the high roll: names the open decision. */
  answers: number;
  ledger: Ledger;
  /** Set exactly in `gameOver`. */
  ending: EndReason | null;
}

export function clone(s: State): State {
  return {
    settings: s.settings,
    pilots: s.pilots,
    stage: s.stage,
    assigned: s.assigned.map((lines) => lines.slice()),
    ships: s.ships.map(cloneShip),
    firstPlayer: s.firstPlayer,
    round: s.round,
    quietRounds: s.quietRounds,
    eventful: s.eventful,
    lastDamage: s.lastDamage,
    turn: s.turn,
    cell: s.cell, // never changed in place
    move: s.move && cloneMove(s.move),
    acting: s.acting,
    eliminated: s.eliminated.map((seats) => seats.slice()),
    answers: s.answers,
    ledger: { damageBefore: s.ledger.damageBefore, exceptions: s.ledger.exceptions },
    ending: s.ending,
  };
}

function cloneShip(ship: Ship): Ship {
  return {
    id: ship.id,
    pilot: ship.pilot,
    index: ship.index,
    attack: ship.attack,
    defense: ship.defense,
    speed: ship.speed,
    fullHealth: ship.fullHealth,
    health: ship.health,
    altitude: ship.altitude,
    x: ship.x,
    y: ship.y,
    h: ship.h,
    flying: ship.flying,
    moved: ship.moved,
    acted: ship.acted,
    damageDealt: ship.damageDealt,
    lostBy: ship.lostBy,
  };
}

function cloneMove(move: Move): Move {
  return {
    ship: move.ship,
    baseLeft: move.baseLeft,
    flown: move.flown.slice(),
    specialUsed: move.specialUsed,
    paid: move.paid,
    tokensPaid: move.tokensPaid,
    startX: move.startX,
    startY: move.startY,
    startH: move.startH,
    startAltitude: move.startAltitude,
  };
}

// Places in `ships` inside the rules come from the list itself, so this lookup cannot miss.
export const shipAt = (s: State, at: number): Ship => s.ships[at] as Ship;

/** The place of a ship in `ships`, −1 if the game has none of that id. */
export function shipNamed({ ships }: State, id: string): number {
  for (let at = 0; at < ships.length; at++) if ((ships[at] as Ship).id === id) return at;
  return -1;
}

export const hasPose = ({ h }: Ship): boolean => h !== NO_POSE;
export const poseOf = ({ x, y, h }: Ship): Pose => ({ x, y, h });

export const linesOf = ({ settings }: State): readonly StatLine[] => statLines(settings.statValues);
export const isSecret = ({ settings }: State): boolean => settings.statAssignment === 'secret';
/** Whether a pilot has assigned a line to every own ship. */
export const isReady = (s: State, pilot: Seat): boolean =>
  s.stage !== 'stats' || s.assigned[pilot]?.length === s.settings.shipsPerPilot;

/** Whether the pilot has a ship flying. */
export function isFlying({ ships }: State, pilot: Seat): boolean {
  for (let at = 0; at < ships.length; at++) {
    const ship = ships[at] as Ship;
    if (ship.pilot === pilot && ship.flying) return true;
  }
  return false;
}

/** The pilots still flying, clockwise from the first player [T2]. */
export function turnOrder(s: State): Seat[] {
  const order: Seat[] = [];
  for (let step = 0; step < s.pilots; step++) {
    const pilot = (s.firstPlayer + step) % s.pilots;
    if (isFlying(s, pilot)) order.push(pilot);
  }
  return order;
}
