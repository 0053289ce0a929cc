/**
 * What would come of each maneuver, from the view alone: end pose, cost, whom the ship could shoot at from there and
 * who could shoot back. For the screen's ghosts and for bots; the rules do not ask it.
 */
import { FLIES, type Fly, maneuverCode } from './actions.ts';
import type { Pose } from './data.ts';
import type { ManeuverResult } from './events.ts';
import { affordable, costOf, endOf, isSpecial, offered, storeMost, TEMPLATE_COUNT, tokensOf } from './flight.ts';
import { isOnBoard, overlaps, shiftX, shiftY } from './geometry.ts';
import type { ShipId } from './ships.ts';
import { attackDice, inSight, linedUp } from './sight.ts';
import type { DogfightView, SeenShip } from './view.ts';

/** A ship in its move, real or imagined: enough to say what it can do next. */
export interface Leg {
  readonly pose: Pose;
  readonly baseLeft: number;
  readonly altitude: number;
  /** Maneuvers flown so far. */
  readonly flown: number;
  readonly specialUsed: boolean;
}

export interface Shot {
  readonly ship: ShipId;
  readonly target: ShipId;
  readonly linedUp: boolean;
  readonly attackDice: number;
  readonly defenseDice: number;
}

export interface Prospect {
  readonly action: Fly;
  /** Speed, and how it is paid. */
  readonly cost: number;
  readonly fromBase: number;
  readonly fromAltitude: number;
  /** Altitude tokens that a Split S takes besides. */
  readonly tokens: number;
  /** The end of the template. */
  readonly end: Pose;
  /** Off the board the ship would be lost. */
  readonly result: ManeuverResult;
  /** Ships whose tokens the end overlaps. */
  readonly overlapped: readonly ShipId[];
  /** From where the move would go on; null if the ship would be lost. A bumped ship's move is over. */
  readonly next: Leg | null;
  /** Whom it could shoot at from there, and who could shoot at it there, if everybody else stays. */
  readonly shots: readonly Shot[];
  readonly threats: readonly Shot[];
}

export function seenShip(view: DogfightView, id: ShipId): SeenShip | undefined {
  return view.ships.find((ship) => ship.id === id);
}

/** Where a ship is in its move; for one that is not moving, the beginning of its next move. */
export function legOf(view: DogfightView, id: ShipId): Leg | null {
  const ship = seenShip(view, id);
  if (!ship?.pose || !ship.stats) return null;
  const { pose, altitude, stats } = ship;
  const { move } = view;
  if (move?.ship !== id) return { pose, baseLeft: stats.speed, altitude, flown: 0, specialUsed: false };
  return { pose, baseLeft: move.baseLeft, altitude, flown: move.flown.length, specialUsed: move.specialUsed };
}

/** The other tokens on the board that a ship's end must keep clear of. */
function obstacles(view: DogfightView, id: ShipId): readonly SeenShip[] {
  return view.ships.filter((ship) => ship.flying && ship.pose !== null && ship.id !== id);
}

function overlappedAt(others: readonly SeenShip[], x: number, y: number): ShipId[] {
  return others.flatMap(({ id, pose }) => (pose && overlaps(pose.x - x, pose.y - y) ? [id] : []));
}

/** The maneuvers offered to a ship at a point of its move, as bits of codes. */
export function offeredAt(view: DogfightView, id: ShipId, leg: Leg): number {
  const { settings } = view;
  const { x, y, h } = leg.pose;
  const others = obstacles(view, id);
  let clear = 0;
  let blocked = 0;
  for (let template = 0; template < TEMPLATE_COUNT; template++) {
    const endX = x + shiftX(h, template);
    const endY = y + shiftY(h, template);
    if (!isOnBoard(endX, endY, settings.side)) continue;
    if (overlappedAt(others, endX, endY).length > 0) blocked |= 1 << template;
    else clear |= 1 << template;
  }
  return offered(settings, affordable(settings, leg.baseLeft, leg.altitude), clear, blocked, leg.flown === 0);
}

/** The ship's maneuvers in the order of the rules, each with what would come of it. */
export function maneuvers(view: DogfightView, id: ShipId, leg = legOf(view, id)): readonly Prospect[] {
  if (!leg) return [];
  const bits = offeredAt(view, id, leg);
  return FLIES.flatMap((fly, code) => ((bits >> code) & 1 ? [prospectOf(view, id, fly, leg)] : []));
}

/** What would come of one maneuver, offered or not. */
export function prospectOf(view: DogfightView, id: ShipId, action: Fly, leg: Leg): Prospect {
  const { settings } = view;
  const code = maneuverCode(action);
  const cost = costOf(settings, code);
  const tokens = tokensOf(settings, code);
  const fromBase = Math.min(cost, leg.baseLeft);
  const end = endOf(settings, leg.pose, code);
  const overlapped = overlappedAt(obstacles(view, id), end.x, end.y);
  const result = resultOf(view, end, overlapped);
  const pose = result === 'bumped' ? leg.pose : end;
  const next: Leg = {
    pose,
    baseLeft: leg.baseLeft - fromBase,
    altitude: leg.altitude - tokens - (cost - fromBase),
    flown: leg.flown + 1,
    specialUsed: leg.specialUsed || isSpecial(code),
  };
  const isLost = result === 'offBoard';
  return {
    action,
    cost,
    fromBase,
    fromAltitude: cost - fromBase,
    tokens,
    end,
    result,
    overlapped,
    next: isLost ? null : next,
    shots: isLost ? [] : shotsFrom(view, id, pose),
    threats: isLost ? [] : shotsAt(view, id, pose),
  };
}

function resultOf({ settings }: DogfightView, end: Pose, overlapped: readonly ShipId[]): ManeuverResult {
  if (!isOnBoard(end.x, end.y, settings.side)) return 'offBoard';
  return settings.overlapRule === 'bump' && overlapped.length > 0 ? 'bumped' : 'flown';
}

/** How much could be stored if the move ended here; null while the ship has yet to fly. */
export function storeMostAt({ settings }: DogfightView, leg: Leg): number | null {
  return leg.flown === 0 ? null : storeMost(settings, leg.baseLeft, leg.altitude, leg.specialUsed);
}

/** The enemies that a ship at a pose could attack, as everybody stands. */
export function shotsFrom(view: DogfightView, id: ShipId, pose: Pose): readonly Shot[] {
  const ship = seenShip(view, id);
  if (!ship) return [];
  return view.ships.flatMap((other) => {
    if (other.pilot === ship.pilot || other.health === 0) return [];
    return shot(view, ship, pose, other, other.pose);
  });
}

/** The enemies that could attack a ship at a pose, as everybody stands. */
export function shotsAt(view: DogfightView, id: ShipId, pose: Pose): readonly Shot[] {
  const ship = seenShip(view, id);
  if (!ship || ship.health === 0) return [];
  return view.ships.flatMap((other) => (other.pilot === ship.pilot ? [] : shot(view, other, other.pose, ship, pose)));
}

/** The shot of one ship on another, or nothing if it has none. */
function shot(
  { settings }: DogfightView,
  ship: SeenShip,
  from: Pose | null,
  target: SeenShip,
  to: Pose | null,
): Shot[] {
  if (!from || !to || !ship.stats || !target.stats || !inSight(settings, from, to)) return [];
  const isLined = linedUp(settings, from, to);
  return [
    {
      ship: ship.id,
      target: target.id,
      linedUp: isLined,
      attackDice: attackDice(settings, ship.stats.attack, isLined),
      defenseDice: target.stats.defense,
    },
  ];
}
