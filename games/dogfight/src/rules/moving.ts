/** The move stage [M1–M10, K1–K6]: which ship, then maneuver after maneuver until the move ends. */
import { assert, type Context, type Seat } from '@orrery/kernel';
import { type Action, type ActionOfKind, ENDS_OF_MOVE, FLIES, type Fly, MOVERS, maneuverCode } from '../actions.ts';
import type { Pose } from '../data.ts';
import type { Event } from '../events.ts';
import {
  affordable,
  costOf,
  endOf,
  isEnabled,
  isManeuver,
  isSpecial,
  offered,
  storeMost,
  TEMPLATE_COUNT,
  tokensOf,
} from '../flight.ts';
import { A2, isOnBoard, overlaps, SHIFT_MOST, shiftX, shiftY } from '../geometry.ts';
import type { ShipId } from '../ships.ts';
import { type Move, poseOf, type Ship, shipAt, shipNamed, type State } from '../state.ts';
import { bitOf, checkOwn, ShipLists } from './fleet.ts';
import { lose } from './losses.ts';
import { type Refused, refuse, type Step, wrongAnswer } from './step.ts';

/** A pilot's ships that have yet to move, as bits. */
export function movers({ ships }: State, pilot: Seat): number {
  let bits = 0;
  for (let at = 0; at < ships.length; at++) {
    const ship = ships[at] as Ship;
    if (ship.pilot === pilot && ship.flying && !ship.moved) bits |= bitOf(ship);
  }
  return bits;
}

/** A ship's move begins [M2]. */
export function beginMove(s: State, at: number): void {
  const { speed, altitude, x, y, h } = shipAt(s, at);
  s.move = {
    ship: at,
    baseLeft: speed,
    flown: [],
    specialUsed: false,
    paid: 0,
    tokensPaid: 0,
    startX: x,
    startY: y,
    startH: h,
    startAltitude: altitude,
  };
}

const MOVER_LISTS = new ShipLists(MOVERS);

function checkMover(s: State, seat: Seat, action: Action): Refused | undefined {
  if (action.kind !== 'chooseShipToMove') return wrongAnswer('chooseShipToMove', action);
  const refused = checkOwn(s, seat, action.ship);
  if (refused) return refused;
  return shipAt(s, shipNamed(s, action.ship)).moved ? refuse('hasMoved', { ship: action.ship }) : undefined;
}

export const chooseShipToMove: Step = {
  legal: (s, seat) => MOVER_LISTS.get(movers(s, seat)),
  check: checkMover,
  apply(s, seat, action, ctx) {
    assert(action.kind === 'chooseShipToMove', 'checked');
    ctx.emit({ kind: 'shipChosen', seat, ship: action.ship, stage: 'moveStage' });
    beginMove(s, shipNamed(s, action.ship));
    return false;
  },
};

// The frame is there while a move is asked for.
const moveOf = (s: State): Move => s.move as Move;

/** Does a token at (x, y) overlap that of another ship? */
function isBlocked({ ships }: State, self: Ship, x: number, y: number): boolean {
  for (let at = 0; at < ships.length; at++) {
    const ship = ships[at] as Ship;
    if (ship.flying && ship !== self && overlaps(ship.x - x, ship.y - y)) return true;
  }
  return false;
}

/** Is any other token so near that a maneuver could end on it? Mostly not, and then nothing is blocked. */
function hasCompany({ ships }: State, self: Ship): boolean {
  for (let at = 0; at < ships.length; at++) {
    const ship = ships[at] as Ship;
    if (!ship.flying || ship === self) continue;
    if (Math.abs(ship.x - self.x) < SHIFT_MOST + A2 && Math.abs(ship.y - self.y) < SHIFT_MOST + A2) return true;
  }
  return false;
}

/** The maneuvers offered now, as bits [M6, M7]. */
function maneuversNow(s: State): number {
  const { settings } = s;
  const move = moveOf(s);
  const ship = shipAt(s, move.ship);
  const payable = affordable(settings, move.baseLeft, ship.altitude);
  if (payable === 0 || settings.overlapRule !== 'forbidden' || !hasCompany(s, ship)) return payable;
  const { x, y, h } = ship;
  let clear = 0;
  let blocked = 0;
  for (let template = 0; template < TEMPLATE_COUNT; template++) {
    const endX = x + shiftX(h, template);
    const endY = y + shiftY(h, template);
    if (!isOnBoard(endX, endY, settings.side)) continue;
    if (isBlocked(s, ship, endX, endY)) blocked |= 1 << template;
    else clear |= 1 << template;
  }
  return offered(settings, payable, clear, blocked, move.flown.length === 0);
}

/** The most that could be stored now, −1 while the ship has yet to fly. */
function storeMostNow(s: State): number {
  const { ship, baseLeft, specialUsed, flown } = moveOf(s);
  return flown.length === 0 ? -1 : storeMost(s.settings, baseLeft, shipAt(s, ship).altitude, specialUsed);
}

const LISTS = new Map<number, readonly Action[]>();

/** The options for a set of maneuvers and the most that may be stored; each list is made once. */
function listOf(maneuvers: number, store: number): readonly Action[] {
  const key = maneuvers * 16 + store + 1;
  let list = LISTS.get(key);
  if (!list) {
    list = [...FLIES.filter((_, code) => ((maneuvers >> code) & 1) === 1), ...ENDS_OF_MOVE.slice(0, store + 1)];
    LISTS.set(key, list);
  }
  return list;
}

function check(s: State, _seat: Seat, action: Action): Refused | undefined {
  if (action.kind === 'fly') return checkFly(s, action);
  return action.kind === 'end' ? checkEnd(s, action) : wrongAnswer('move', action);
}

function checkFly(s: State, action: Fly): Refused | undefined {
  const { settings } = s;
  const code = maneuverCode(action);
  const { manner, template } = action;
  if (!isManeuver(code)) return refuse('noSuchManeuver', { manner, template });
  if (!isEnabled(settings, code)) return refuse('notEnabled', { manner });
  const { baseLeft, ship } = moveOf(s);
  const { altitude } = shipAt(s, ship);
  const tokens = tokensOf(settings, code);
  if (altitude < tokens) return refuse('tokensShort', { tokens, altitude });
  const cost = costOf(settings, code);
  const available = baseLeft + altitude - tokens;
  if (available < cost) return refuse('speedShort', { manner, template, cost, available });
  if (((maneuversNow(s) >> code) & 1) === 1) return undefined;
  const end = endOf(settings, shipAt(s, ship), code);
  return refuse('endsOnToken', { manner, template, ships: overlapped(s, shipAt(s, ship), end) });
}

function checkEnd(s: State, { store }: ActionOfKind<'end'>): Refused | undefined {
  const most = storeMostNow(s);
  if (most < 0) return refuse('mustFly');
  if (store <= most) return undefined;
  return moveOf(s).specialUsed ? refuse('storesNothing', { store }) : refuse('storesTooMuch', { store, most });
}

/** The ships whose tokens one at that pose would overlap. */
function overlapped(s: State, self: Ship, { x, y }: Pose): ShipId[] {
  const ids: ShipId[] = [];
  for (const ship of s.ships) if (ship.flying && ship !== self && overlaps(ship.x - x, ship.y - y)) ids.push(ship.id);
  return ids;
}

const NO_SHIPS: readonly ShipId[] = [];

/** Payment [M4]: the tokens of a Split S, then base speed as far as it goes, then altitude. Tells the part from altitude. */
function pay(move: Move, ship: Ship, cost: number, tokens: number): number {
  const fromBase = Math.min(cost, move.baseLeft);
  const fromAltitude = cost - fromBase;
  move.baseLeft -= fromBase;
  ship.altitude -= tokens + fromAltitude;
  move.paid += cost;
  move.tokensPaid += tokens;
  return fromAltitude;
}

function fly(s: State, seat: Seat, action: Fly, ctx: Context<Event>): boolean {
  const { settings } = s;
  const move = moveOf(s);
  const ship = shipAt(s, move.ship);
  const code = maneuverCode(action);
  const from = poseOf(ship);
  const end = endOf(settings, from, code);
  const cost = costOf(settings, code);
  const tokens = tokensOf(settings, code);
  const fromAltitude = pay(move, ship, cost, tokens);
  move.flown.push(code);
  if (isSpecial(code)) move.specialUsed = true;
  const onBoard = isOnBoard(end.x, end.y, settings.side);
  const under = onBoard ? overlapped(s, ship, end) : NO_SHIPS;
  const isBumped = under.length > 0 && settings.overlapRule === 'bump';
  ctx.emit({
    kind: 'maneuverFlown',
    seat,
    ship: ship.id,
    manner: action.manner,
    template: action.template,
    number: move.flown.length,
    cost,
    fromAltitude,
    tokens,
    from,
    end,
    result: onBoard ? (isBumped ? 'bumped' : 'flown') : 'offBoard',
    overlapped: under,
    baseLeft: move.baseLeft,
    altitude: ship.altitude,
  });
  if (!onBoard) return leaveBoard(s, ship, ctx);
  if (isBumped) return finish(s, seat, 0, true, ctx);
  if (under.length > 0 && settings.overlapRule === 'forbidden') s.ledger.exceptions++;
  ship.x = end.x;
  ship.y = end.y;
  ship.h = end.h;
  // Nothing but "end, store 0" is left: the move ends without a question [M10].
  return storeMostNow(s) === 0 && maneuversNow(s) === 0 ? finish(s, seat, 0, true, ctx) : false;
}

function leaveBoard(s: State, ship: Ship, ctx: Context<Event>): boolean {
  ship.moved = true;
  s.move = null;
  lose(s, [ship], 'offBoard', ctx);
  return true;
}

/** The move is over [M9]: what is stored becomes altitude, the rest of the base speed is lost. */
function finish(s: State, seat: Seat, stored: number, automatic: boolean, ctx: Context<Event>): boolean {
  const { ship: at, baseLeft, flown } = moveOf(s);
  const ship = shipAt(s, at);
  ship.altitude += stored;
  ship.moved = true;
  s.move = null;
  ctx.emit({
    kind: 'moveEnded',
    seat,
    ship: ship.id,
    stored,
    lost: baseLeft - stored,
    altitude: ship.altitude,
    maneuvers: flown.length,
    automatic,
  });
  return true;
}

export const move: Step = {
  legal: (s) => listOf(maneuversNow(s), storeMostNow(s)),
  check,
  apply(s, seat, action, ctx) {
    if (action.kind === 'fly') return fly(s, seat, action, ctx);
    assert(action.kind === 'end', 'checked');
    return finish(s, seat, action.store, false, ctx);
  },
};
