/** What a viewer may know [H1–H4], built up from nothing. Only stat lines before the reveal are ever hidden. */
import type { Decision, Seat, View, Viewer } from '@orrery/kernel';
import { type Action, FLIES, type Fly } from './actions.ts';
import { decisions, legal } from './course.ts';
import type { EndReason, Loss, Pose, Stage, Stats } from './data.ts';
import type { Settings } from './options.ts';
import type { ShipId } from './ships.ts';
import {
  type Cell,
  hasPose,
  isReady,
  isSecret,
  linesOf,
  type Move,
  poseOf,
  type Ship,
  shipAt,
  type State,
  turnOrder,
} from './state.ts';

export interface SeenShip {
  readonly id: ShipId;
  readonly pilot: Seat;
  /** Place in the squadron. */
  readonly index: number;
  /** Null while this viewer may not know them, or they are not assigned. */
  readonly stats: Stats | null;
  /** 0 until the lines are revealed; a lost ship keeps what it had. */
  readonly health: number;
  readonly altitude: number;
  /** Null before the placement and after the loss. */
  readonly pose: Pose | null;
  readonly flying: boolean;
  readonly moved: boolean;
  readonly acted: boolean;
  readonly damageDealt: number;
  readonly lostBy: Loss | null;
}

/** The move under way. */
export interface SeenMove {
  readonly ship: ShipId;
  /** Base speed left; the ship's altitude counts as speed besides. */
  readonly baseLeft: number;
  /** The maneuvers flown so far, in order. */
  readonly flown: readonly Fly[];
  readonly specialUsed: boolean;
  /** Where, and with what altitude, the ship was before the move. */
  readonly start: Pose;
  readonly startAltitude: number;
}

export interface DogfightView extends View<Action> {
  readonly settings: Settings;
  readonly pilots: number;
  readonly stage: Stage;
  /** By seat: whether the pilot has given every own ship its line. */
  readonly ready: readonly boolean[];
  /** In the order of ids: by pilot, then place in the squadron. */
  readonly ships: readonly SeenShip[];
  /** Null before the high roll. */
  readonly firstPlayer: Seat | null;
  /** The pilots still flying, clockwise from the first player; empty before the high roll. */
  readonly order: readonly Seat[];
  /** 0 before the first move stage. */
  readonly round: number;
  readonly quietRounds: number;
  /** Whether this round saw an attack declared or a ship destroyed. */
  readonly eventful: boolean;
  /** The last round in which a ship lost health; 0 if none did. */
  readonly lastDamage: number;
  /** The pilot whose turn it is; null while lines are assigned and after the end. */
  readonly turn: Seat | null;
  /** The ship that is being placed, moves, or may attack now; null while a pilot chooses one. */
  readonly active: ShipId | null;
  /** Between the choice of a position and of a heading. */
  readonly cell: Cell | null;
  readonly move: SeenMove | null;
  /** Pilots without a flying ship, in order; those of one removal together. */
  readonly eliminated: readonly (readonly Seat[])[];
  readonly ending: EndReason | null;
}

/** A line that is assigned but not revealed is its pilot's alone. */
function seenStats(s: State, ship: Ship, viewer: Viewer): Stats | null {
  if (ship.speed > 0) return { attack: ship.attack, defense: ship.defense, speed: ship.speed, health: ship.fullHealth };
  if (viewer !== ship.pilot && viewer !== 'above') return null;
  const line = linesOf(s)[s.assigned[ship.pilot]?.[ship.index] ?? -1];
  return line ? { attack: line.attack, defense: line.defense, speed: line.speed, health: line.health } : null;
}

function seenShip(s: State, ship: Ship, viewer: Viewer): SeenShip {
  return {
    id: ship.id,
    pilot: ship.pilot,
    index: ship.index,
    stats: seenStats(s, ship, viewer),
    health: ship.health,
    altitude: ship.altitude,
    pose: hasPose(ship) ? poseOf(ship) : null,
    flying: ship.flying,
    moved: ship.moved,
    acted: ship.acted,
    damageDealt: ship.damageDealt,
    lostBy: ship.lostBy,
  };
}

function seenMove(s: State, move: Move): SeenMove {
  return {
    ship: shipAt(s, move.ship).id,
    baseLeft: move.baseLeft,
    flown: move.flown.map((code) => FLIES[code] as Fly),
    specialUsed: move.specialUsed,
    start: { x: move.startX, y: move.startY, h: move.startH },
    startAltitude: move.startAltitude,
  };
}

function activeShip(s: State): ShipId | null {
  if (s.stage === 'placement') return s.ships.find((ship) => ship.pilot === s.turn && !hasPose(ship))?.id ?? null;
  if (s.move) return shipAt(s, s.move.ship).id;
  return s.acting < 0 ? null : shipAt(s, s.acting).id;
}

/** To others a pilot's secret question looks the same however many lines are assigned [H3]. */
function seenDecisions(s: State, viewer: Viewer): readonly Decision[] {
  const open = decisions(s);
  if (s.stage !== 'stats' || !isSecret(s) || viewer === 'above') return open;
  return open.map(({ id, seat, kind }) => ({ id: seat === viewer ? id : `${kind}-${seat}`, seat, kind }));
}

export function view(s: State, viewer: Viewer): DogfightView {
  return {
    settings: s.settings,
    pilots: s.pilots,
    stage: s.stage,
    ready: Array.from({ length: s.pilots }, (_, pilot) => isReady(s, pilot)),
    ships: s.ships.map((ship) => seenShip(s, ship, viewer)),
    firstPlayer: s.firstPlayer < 0 ? null : s.firstPlayer,
    order: s.firstPlayer < 0 ? [] : turnOrder(s),
    round: s.round,
    quietRounds: s.quietRounds,
    eventful: s.eventful,
    lastDamage: s.lastDamage,
    turn: s.turn < 0 ? null : s.turn,
    active: activeShip(s),
    cell: s.cell,
    move: s.move && seenMove(s, s.move),
    eliminated: s.eliminated.map((seats) => seats.slice()),
    ending: s.ending,
    decisions: seenDecisions(s, viewer),
    legal: typeof viewer === 'number' ? legal(s, viewer) : [],
  };
}
