/** The state: plain objects and numbers, changed in place. Ships stand in the order of their ids. */
import type { Seat } from '@orrery/kernel';
import type { EndReason, Loss, Pose, Stage } from './data.ts';
import type { Frame, FrameOf } from './frames.ts';
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
  /** Pilots without a flying ship, in order; those of one removal together. */
  eliminated: Seat[][];
  ledger: Ledger;
  /** Set exactly in `gameOver`. */
  ending: EndReason | null;
  /** What is pending; the last frame is on top. */
  stack: Frame[];
}

export function clone(s: State): State {
  return {
    settings: s.settings,
    pilots: s.pilots,
    stage: s.stage,
    ships: s.ships.map(cloneShip),
    firstPlayer: s.firstPlayer,
    round: s.round,
    quietRounds: s.quietRounds,
    eventful: s.eventful,
    lastDamage: s.lastDamage,
    turn: s.turn,
    eliminated: s.eliminated.map((seats) => seats.slice()),
    ledger: { damageBefore: s.ledger.damageBefore, exceptions: s.ledger.exceptions },
    ending: s.ending,
    stack: s.stack.slice(),
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

/** A ship by its id, if the game has it. */
export function shipNamed({ ships }: State, id: string): Ship | undefined {
  for (let at = 0; at < ships.length; at++) if ((ships[at] as Ship).id === id) return ships[at];
  return undefined;
}

/** A ship that is known to be in the game: frames name no other. */
export const shipOf = (s: State, id: ShipId): Ship => shipNamed(s, id) as Ship;

/** The frame on top if it is of a kind. */
export function top<K extends Frame['kind']>({ stack }: State, kind: K): FrameOf<K> | undefined {
  const frame = stack.length > 0 ? stack[stack.length - 1] : undefined;
  // Frames of a kind have the shape of that kind.
  return frame?.kind === kind ? (frame as FrameOf<K>) : undefined;
}

/** Whether its token is on the board: not before the placement, nor after the loss. */
export const hasPose = ({ h }: Ship): boolean => h !== NO_POSE;
export const poseOf = ({ x, y, h }: Ship): Pose => ({ x, y, h });

export const linesOf = ({ settings }: State): readonly StatLine[] => statLines(settings.statValues);
export const isSecret = ({ settings }: State): boolean => settings.statAssignment === 'secret';
/** Whether a pilot has assigned a line to every own ship. */
export function isReady(s: State, pilot: Seat): boolean {
  const assigning = top(s, 'assignStats');
  return !assigning || assigning.lines[pilot]?.length === s.settings.shipsPerPilot;
}

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
