/** A state made from what a seat knows, and nothing else. */
import type { Random, Seat } from '@orrery/kernel';
import type { Frame } from './frames.ts';
import type { DogfightView, SeenShip } from './seen.ts';
import { statLines } from './stat-lines.ts';
import { NO_POSE, type Ship, type State } from './state.ts';

export const fromView = (view: DogfightView, seat: Seat, _random: Random): State => stateFrom(view, seat);

export function stateFrom(view: DogfightView, seat: Seat): State {
  return {
    settings: view.settings,
    pilots: view.pilots,
    stage: view.stage,
    ships: view.ships.map((ship) => shipFrom(view, ship)),
    firstPlayer: view.firstPlayer ?? -1,
    round: view.round,
    quietRounds: view.quietRounds,
    eventful: view.eventful,
    lastDamage: view.lastDamage,
    turn: view.turn ?? -1,
    eliminated: view.eliminated.map((seats) => seats.slice()),
    ledger: { ...view.ledger },
    ending: view.ending,
    stack: view.pending.map((frame) => frameFrom(view, frame, seat)),
  };
}

function shipFrom(view: DogfightView, ship: SeenShip): Ship {
  // A seat sees its own lines before the reveal; the ships have them only after it.
  const isHidden = view.stage === 'stats' && view.settings.statAssignment === 'secret';
  const stats = isHidden ? null : ship.stats;
  return {
    id: ship.id,
    pilot: ship.pilot,
    index: ship.index,
    attack: stats?.attack ?? 0,
    defense: stats?.defense ?? 0,
    speed: stats?.speed ?? 0,
    fullHealth: stats?.health ?? 0,
    health: ship.health,
    altitude: ship.altitude,
    x: ship.pose?.x ?? 0,
    y: ship.pose?.y ?? 0,
    h: ship.pose?.h ?? NO_POSE,
    flying: ship.flying,
    moved: ship.moved,
    acted: ship.acted,
    damageDealt: ship.damageDealt,
    lostBy: ship.lostBy,
  };
}

/** Others who are ready may have chosen any lines: here the first. */
function frameFrom({ ready, settings }: DogfightView, frame: Frame, seat: Seat): Frame {
  if (frame.kind !== 'assignStats' || settings.statAssignment === 'open') return frame;
  const any = statLines(settings.statValues)[0]?.text as string; // there is always a line
  const some = Array.from({ length: settings.shipsPerPilot }, () => any);
  return { ...frame, lines: frame.lines.map((own, pilot) => (pilot !== seat && ready[pilot] ? some : own)) };
}
