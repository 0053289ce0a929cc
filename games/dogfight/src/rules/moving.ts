/** The move stage [M1–M10, K1–K6]: which ship, then maneuver after maneuver until the move ends. */
import { type Context, replace } from '@orrery/kernel';
import { type ActionOfKind, ENDS_OF_MOVE, FLIES, type Fly, maneuverCode, moverOf } from '../actions.ts';
import type { Pose } from '../data.ts';
import type { Event, ManeuverResult } from '../events.ts';
import {
  affordable,
  costOf,
  endOf,
  isEnabled,
  isManeuver,
  offered,
  storeMost,
  TEMPLATE_COUNT,
  tokensOf,
} from '../flight.ts';
import type { Asks, Move } from '../frames.ts';
import { A2, isOnBoard, overlaps, SHIFT_MOST, shiftX, shiftY } from '../geometry.ts';
import type { ShipId } from '../ships.ts';
import { hasPose, poseOf, type Ship, shipOf, type State } from '../state.ts';
import { checkOwn, shipsThat } from './fleet.ts';
import { type Refused, refuse } from './refusals.ts';

export const isToMove = (_s: State, ship: Ship): boolean => ship.flying && !ship.moved;

export const chooseShipToMove: Asks<'chooseShipToMove'> = {
  answers: ['chooseShipToMove'],
  sole: 'ask', // there are several, or the turn would have begun with the only one
  legal: (s, { seat }) => shipsThat(s, isToMove, seat).map(moverOf),
  check(s, { ship }, { seat }) {
    const refused = checkOwn(s, seat, ship);
    if (refused) return refused;
    return shipOf(s, ship).moved ? refuse('has-moved', { ship }) : undefined;
  },
  apply(s, { ship }, ctx, frame, seat) {
    ctx.emit({ kind: 'shipChosen', seat, ship, stage: 'moveStage' });
    replace(s, frame, beginMove(shipOf(s, ship)));
  },
};

const NOTHING_FLOWN: readonly Fly[] = [];

/** A ship's move as it begins [M2]. */
export function beginMove(ship: Ship): Move {
  const { pilot: seat, id, speed, altitude } = ship;
  return {
    kind: 'move',
    seat,
    ship: id,
    baseLeft: speed,
    flown: NOTHING_FLOWN,
    specialUsed: false,
    start: poseOf(ship),
    startAltitude: altitude,
  };
}

/** One maneuver after the other, or the end of the move. It ends by itself when nothing else is left [M10]. */
export const move: Asks<'move', 'fly' | 'end'> = {
  answers: ['fly', 'end'],
  legal(s, frame) {
    const ship = shipOf(s, frame.ship);
    return listOf(maneuversNow(s, frame, ship), storeMostNow(s, frame, ship));
  },
  sole(s, frame) {
    const ship = shipOf(s, frame.ship);
    return storeMostNow(s, frame, ship) === 0 && maneuversNow(s, frame, ship) === 0 ? ENDS_OF_MOVE[0] : undefined;
  },
  check: (s, action, frame) => (action.kind === 'fly' ? checkFly(s, frame, action) : checkEnd(s, frame, action)),
  apply(s, action, ctx, frame, _seat, automatic) {
    if (action.kind === 'fly') fly(s, frame, action, ctx);
    else finish(s, frame, action.store, automatic, ctx);
  },
};

/** The other tokens that one at a place would overlap. */
function overlapped({ ships }: State, self: Ship, x: number, y: number): readonly ShipId[] {
  let ids: ShipId[] | undefined;
  for (const ship of ships)
    if (ship !== self && hasPose(ship) && overlaps(ship.x - x, ship.y - y)) (ids ??= []).push(ship.id);
  return ids ?? NO_SHIPS;
}
const NO_SHIPS: readonly ShipId[] = [];

/** Is any other token so near that a maneuver could end on it? Mostly not, and then nothing is blocked. */
function hasCompany({ ships }: State, self: Ship): boolean {
  const reach = SHIFT_MOST + A2;
  for (const ship of ships)
    if (ship !== self && hasPose(ship) && Math.abs(ship.x - self.x) < reach && Math.abs(ship.y - self.y) < reach)
      return true;
  return false;
}

/** The maneuvers offered now, as bits [M6, M7]. */
function maneuversNow(s: State, { baseLeft, flown }: Move, ship: Ship): number {
  const { settings } = s;
  const payable = affordable(settings, baseLeft, ship.altitude);
  if (payable === 0 || settings.overlapRule !== 'forbidden' || !hasCompany(s, ship)) return payable;
  const { x, y, h } = ship;
  let clear = 0;
  let blocked = 0;
  for (let template = 0; template < TEMPLATE_COUNT; template++) {
    const endX = x + shiftX(h, template);
    const endY = y + shiftY(h, template);
    if (!isOnBoard(endX, endY, settings.side)) continue;
    if (overlapped(s, ship, endX, endY).length > 0) blocked |= 1 << template;
    else clear |= 1 << template;
  }
  return offered(settings, payable, clear, blocked, flown.length === 0);
}

/** The most that could be stored now, −1 while the ship has yet to fly [M5]. */
function storeMostNow(s: State, { baseLeft, specialUsed, flown }: Move, { altitude }: Ship): number {
  return flown.length === 0 ? -1 : storeMost(s.settings, baseLeft, altitude, specialUsed);
}

const LISTS = new Map<number, readonly (Fly | ActionOfKind<'end'>)[]>();

/** The options for a set of maneuvers and the most that may be stored; each list is made once. */
function listOf(maneuvers: number, store: number): readonly (Fly | ActionOfKind<'end'>)[] {
  const key = maneuvers * 16 + store + 1;
  let list = LISTS.get(key);
  if (!list) {
    list = [...FLIES.filter((_, code) => ((maneuvers >> code) & 1) === 1), ...ENDS_OF_MOVE.slice(0, store + 1)];
    LISTS.set(key, list);
  }
  return list;
}

function checkFly(s: State, frame: Move, action: Fly): Refused | undefined {
  const { settings } = s;
  const code = maneuverCode(action);
  const { manner, template } = action;
  if (!isManeuver(code)) return refuse('no-such-maneuver', { manner, template });
  if (!isEnabled(settings, code)) return refuse('not-enabled', { manner });
  const ship = shipOf(s, frame.ship);
  const { altitude } = ship;
  const { tokens, cost, overlapped: ships } = flightOf(s, frame, action);
  if (altitude < tokens) return refuse('tokens-short', { tokens, altitude });
  const available = frame.baseLeft + altitude - tokens;
  if (available < cost) return refuse('speed-short', { manner, template, cost, available });
  const isOffered = ((maneuversNow(s, frame, ship) >> code) & 1) === 1;
  return isOffered ? undefined : refuse('ends-on-token', { manner, template, ships });
}

function checkEnd(s: State, frame: Move, { store }: ActionOfKind<'end'>): Refused | undefined {
  const most = storeMostNow(s, frame, shipOf(s, frame.ship));
  if (most < 0) return refuse('must-fly');
  if (store <= most) return undefined;
  return frame.specialUsed ? refuse('stores-nothing', { store }) : refuse('stores-too-much', { store, most });
}

/** What a maneuver costs and where it leads. */
export interface Flight {
  /** Speed, and how it is paid [M4]: base speed as far as it goes, then altitude. */
  readonly cost: number;
  readonly fromBase: number;
  readonly fromAltitude: number;
  /** Altitude tokens that a Split S takes besides. */
  readonly tokens: number;
  /** The end of the template; the ship comes there if it is `flown`. */
  readonly end: Pose;
  readonly result: ManeuverResult;
  /** Ships whose tokens the end overlaps. */
  readonly overlapped: readonly ShipId[];
}

export function flightOf(s: State, { ship: id, baseLeft }: Move, action: Fly): Flight {
  const { settings } = s;
  const ship = shipOf(s, id);
  const code = maneuverCode(action);
  const cost = costOf(settings, code);
  const fromBase = Math.min(cost, baseLeft);
  const end = endOf(settings, ship, code);
  const onBoard = isOnBoard(end.x, end.y, settings.side);
  const under = onBoard ? overlapped(s, ship, end.x, end.y) : NO_SHIPS;
  const isBumped = under.length > 0 && settings.overlapRule === 'bump';
  return {
    cost,
    fromBase,
    fromAltitude: cost - fromBase,
    tokens: tokensOf(settings, code),
    end,
    result: onBoard ? (isBumped ? 'bumped' : 'flown') : 'offBoard',
    overlapped: under,
  };
}

/** Pays for a maneuver and brings the ship where it leads. Gives the move as it is after that. */
export function carryOut(s: State, before: Move, action: Fly, flight: Flight): Move {
  const ship = shipOf(s, before.ship);
  ship.altitude -= flight.tokens + flight.fromAltitude;
  if (flight.result === 'flown') {
    ship.x = flight.end.x;
    ship.y = flight.end.y;
    ship.h = flight.end.h;
  }
  return {
    kind: 'move',
    seat: before.seat,
    ship: before.ship,
    baseLeft: before.baseLeft - flight.fromBase,
    flown: before.flown.length === 0 ? [action] : [...before.flown, action], // the first is the most frequent
    specialUsed: before.specialUsed || action.manner !== 'normal',
    start: before.start,
    startAltitude: before.startAltitude,
  };
}

function fly(s: State, frame: Move, action: Fly, ctx: Context<Event>): void {
  const ship = shipOf(s, frame.ship);
  const from = poseOf(ship);
  const flight = flightOf(s, frame, action);
  const after = carryOut(s, frame, action, flight);
  ctx.emit({
    kind: 'maneuverFlown',
    seat: frame.seat,
    ship: ship.id,
    manner: action.manner,
    template: action.template,
    number: after.flown.length,
    cost: flight.cost,
    fromAltitude: flight.fromAltitude,
    tokens: flight.tokens,
    from,
    end: flight.end,
    result: flight.result,
    overlapped: flight.overlapped,
    baseLeft: after.baseLeft,
    altitude: ship.altitude,
  });
  if (flight.result === 'offBoard') {
    ship.moved = true;
    replace(s, frame, { kind: 'loss', at: 0, ships: [ship.id], by: 'offBoard' });
  } else if (flight.result === 'bumped') finish(s, after, 0, true, ctx);
  else {
    if (flight.overlapped.length > 0 && s.settings.overlapRule === 'forbidden') s.ledger.exceptions++;
    replace(s, frame, after);
  }
}

/** The move is over [M9]: what is stored becomes altitude, the rest of the base speed is lost. */
function finish(
  s: State,
  { seat, ship: id, baseLeft, flown }: Move,
  stored: number,
  automatic: boolean,
  ctx: Context<Event>,
): void {
  const ship = shipOf(s, id);
  ship.altitude += stored;
  ship.moved = true;
  ctx.emit({
    kind: 'moveEnded',
    seat,
    ship: id,
    stored,
    lost: baseLeft - stored,
    altitude: ship.altitude,
    maneuvers: flown.length,
    automatic,
  });
}
