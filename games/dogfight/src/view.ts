/** What a viewer may know [H1–H4], built up from nothing. Only stat lines before the reveal are ever hidden. */
import type { Seat, Viewer } from '@orrery/kernel';
import { flow } from './course.ts';
import type { Stats } from './data.ts';
import type { Frame } from './frames.ts';
import { aimsAt, aimsOf, facingsOf, prospectsOf } from './outlook.ts';
import { nextToPlace } from './rules/placement.ts';
import type { DogfightView, PilotView, SeenShip } from './seen.ts';
import type { ShipId } from './ships.ts';
import { lineOf } from './stat-lines.ts';
import { hasPose, isReady, isSecret, linesOf, poseOf, type Ship, shipOf, type State, top, turnOrder } from './state.ts';

/** A line that is assigned but not revealed is its pilot's alone. */
function seenStats(s: State, ship: Ship, viewer: Viewer): Stats | null {
  if (ship.speed > 0) return { attack: ship.attack, defense: ship.defense, speed: ship.speed, health: ship.fullHealth };
  if (viewer !== ship.pilot && viewer !== 'above') return null;
  const text = top(s, 'assignStats')?.lines[ship.pilot]?.[ship.index];
  const line = text === undefined ? undefined : lineOf(linesOf(s), text);
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

function activeShip(s: State): ShipId | null {
  if (s.stage === 'placement') return nextToPlace(s, s.turn)?.id ?? null;
  return (top(s, 'move') ?? top(s, 'attack') ?? top(s, 'shot'))?.ship ?? null;
}

/** To others a pilot's secret question looks the same however many lines are assigned [H3]. */
function seenFrame(s: State, frame: Frame, viewer: Viewer): Frame {
  if (frame.kind !== 'assignStats' || !isSecret(s) || viewer === 'above') return frame;
  return { ...frame, lines: frame.lines.map((own, pilot) => (pilot === viewer ? own : [])) };
}

/** What the scripted pilot reads of the view, and no more: a rollout asks for it at every turn. */
export function pilotView(s: State, seat: Seat): PilotView {
  const move = top(s, 'move') ?? null;
  return {
    settings: s.settings,
    ships: s.ships.map((ship) => seenShip(s, ship, seat)),
    round: s.round,
    lastDamage: s.lastDamage,
    turn: s.turn < 0 ? null : s.turn,
    active: activeShip(s),
    cell: top(s, 'placeHeading')?.cell ?? null,
    move,
    legal: move ? [] : flow.legal(s, seat),
  };
}

export function view(s: State, viewer: Viewer): DogfightView {
  const move = top(s, 'move') ?? null;
  const attack = top(s, 'attack');
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
    cell: top(s, 'placeHeading')?.cell ?? null,
    move,
    eliminated: s.eliminated.map((seats) => seats.slice()),
    ending: s.ending,
    ledger: { ...s.ledger },
    pending: s.stack.map((frame) => seenFrame(s, frame, viewer)),
    prospects: move?.seat === viewer ? prospectsOf(s, move) : [],
    threats: move?.seat === viewer ? aimsAt(s, shipOf(s, move.ship)) : [],
    aims: attack?.seat === viewer ? aimsOf(s, shipOf(s, attack.ship)) : [],
    facings: top(s, 'placeHeading')?.seat === viewer ? facingsOf(s) : [],
    decisions: flow.known(s, viewer),
    legal: typeof viewer === 'number' ? flow.legal(s, viewer) : [],
  };
}
