/**
 * All ways to fly a ship's move to its end, in arrays that are used again and again: a
 * bot asks for hundreds of them at every turn. Ways that come to the same pose with the same speed left count once.
 */
import type { Pose } from '../data.ts';
import {
  affordable,
  costOf,
  headingAfter,
  isSpecial,
  offered,
  storeMost,
  TEMPLATE_COUNT,
  templateOf,
  tokensOf,
} from '../flight.ts';
import { isOnBoard, shiftX, shiftY } from '../geometry.ts';
import type { Settings } from '../options.ts';
import { type PilotView, seenShip } from '../seen.ts';
import type { ShipId } from '../ships.ts';
import { isTaken } from './bearing.ts';

/** With the printed numbers 750 are left of 952. Beyond the limit, shorter ways are kept and longer ones left out. */
const MOST = 1024;
const SLOTS = 4 * MOST;
/** All templates as bits. */
export const TEMPLATES_ALL = (1 << TEMPLATE_COUNT) - 1;

/**
 * How many ways to think of, for the ship itself and for each of its foes. With a single ship per pilot nothing is left
 * out; large squadrons with large numbers would take seconds otherwise.
 */
export const limitFor = (foes: number): number => Math.min(MOST, Math.floor((4 * MOST) / Math.max(1, foes)));

/** A ship in its move, real or imagined: enough to say what it can do next. */
export interface Leg {
  readonly pose: Pose;
  readonly baseLeft: number;
  readonly altitude: number;
  /** Maneuvers flown so far. */
  readonly flown: number;
  readonly specialUsed: boolean;
}

/** Where a ship is in its move; for one that is not moving, the beginning of its next move. */
export function legOf(view: PilotView, id: ShipId): Leg | null {
  const ship = seenShip(view, id);
  if (!ship?.pose || !ship.stats) return null;
  const { pose, altitude, stats } = ship;
  const { move } = view;
  if (move?.ship !== id) return { pose, baseLeft: stats.speed, altitude, flown: 0, specialUsed: false };
  return { pose, baseLeft: move.baseLeft, altitude, flown: move.flown.length, specialUsed: move.specialUsed };
}

export class Flights {
  /** Entry 0 is where the ship is now. Complete moves are the entries `from` … `count` − 1. */
  count = 0;
  from = 0;
  readonly x = new Int32Array(MOST);
  readonly y = new Int32Array(MOST);
  readonly h = new Int8Array(MOST);
  /** The code of the last maneuver on the way there, and the entry before it. */
  private readonly code = new Int8Array(MOST);
  private readonly before = new Int16Array(MOST);
  /** A box around all ends. */
  left = 0;
  right = 0;
  bottom = 0;
  top = 0;
  private readonly base = new Int8Array(MOST);
  private readonly altitude = new Int8Array(MOST);
  private readonly special = new Uint8Array(MOST);
  /** 1 for a ship that was bumped: its move is over. */
  private readonly over = new Uint8Array(MOST);
  /** Entry + 1 by hash, 0 for none. */
  private readonly slots = new Int16Array(SLOTS);
  private limit = MOST;

  /** Finds what a ship can do from a point of its move, up to a limit; `tokens` are all others on the board. */
  find(settings: Settings, leg: Leg, tokens: readonly Pose[], limit: number): void {
    const { pose, baseLeft, altitude, flown, specialUsed } = leg;
    this.limit = limit;
    this.count = 0;
    this.slots.fill(0);
    this.add(pose.x, pose.y, pose.h, baseLeft, altitude, specialUsed ? 1 : 0, 0, 0, 0);
    this.from = flown > 0 ? 0 : 1;
    for (let at = 0; at < this.count; at++)
      if (this.over[at] === 0) this.expand(settings, at, at === 0 && flown === 0, tokens);
    this.measure();
  }

  /** The altitude at the end, with as much stored as the rules allow. */
  altitudeAt(settings: Settings, at: number): number {
    return (this.altitude[at] as number) + this.storedAt(settings, at);
  }

  storedAt(settings: Settings, at: number): number {
    if (this.over[at] === 1) return 0;
    return storeMost(settings, this.base[at] as number, this.altitude[at] as number, this.special[at] === 1);
  }

  /** The codes of the maneuvers that lead to an entry. */
  codesTo(at: number): number[] {
    const codes: number[] = [];
    for (let entry = at; entry > 0; entry = this.before[entry] as number) codes.push(this.code[entry] as number);
    return codes.reverse();
  }

  /** Whether the move is over there without anybody ending it. */
  isOver(at: number): boolean {
    return this.over[at] === 1;
  }

  private expand(settings: Settings, at: number, isFirst: boolean, tokens: readonly Pose[]): void {
    const x = this.x[at] as number;
    const y = this.y[at] as number;
    const h = this.h[at] as number;
    const ends = endsAt(settings, tokens, x, y, h);
    const clear = ends & TEMPLATES_ALL;
    const blocked = ends >> TEMPLATE_COUNT;
    const payable = affordable(settings, this.base[at] as number, this.altitude[at] as number);
    let rest = offered(settings, payable, clear, blocked, isFirst);
    for (let code = 0; rest !== 0; code++, rest >>= 1) {
      const bit = 1 << templateOf(code);
      // What leaves the board is offered too, and dropped here.
      if ((rest & 1) === 1 && ((clear | blocked) & bit) !== 0) this.fly(settings, at, code, (blocked & bit) !== 0);
    }
  }

  private fly(settings: Settings, at: number, code: number, isBlockedEnd: boolean): void {
    const x = this.x[at] as number;
    const y = this.y[at] as number;
    const h = this.h[at] as number;
    const base = this.base[at] as number;
    const cost = costOf(settings, code);
    const fromBase = Math.min(cost, base);
    const altitude = (this.altitude[at] as number) - tokensOf(settings, code) - (cost - fromBase);
    const special = isSpecial(code) ? 1 : (this.special[at] as number);
    if (isBlockedEnd && settings.overlapRule === 'bump') {
      this.add(x, y, h, base - fromBase, altitude, special, 1, code, at);
      return;
    }
    const template = templateOf(code);
    const heading = headingAfter(settings, h, code);
    this.add(
      x + shiftX(h, template),
      y + shiftY(h, template),
      heading,
      base - fromBase,
      altitude,
      special,
      0,
      code,
      at,
    );
  }

  /** A new entry, unless it is known or there is no room. */
  private add(
    x: number,
    y: number,
    h: number,
    base: number,
    altitude: number,
    special: number,
    over: number,
    code: number,
    before: number,
  ): void {
    if (this.count === this.limit) return;
    const flags = (((h * 10 + base) * 10 + altitude) * 2 + special) * 2 + over;
    let slot = (Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b) ^ Math.imul(flags, 0xc2b2ae35)) >>> 0;
    for (slot = (slot ^ (slot >>> 15)) & (SLOTS - 1); this.slots[slot] !== 0; slot = (slot + 1) & (SLOTS - 1)) {
      const at = (this.slots[slot] as number) - 1;
      if (
        this.x[at] === x &&
        this.y[at] === y &&
        this.h[at] === h &&
        this.base[at] === base &&
        this.altitude[at] === altitude &&
        this.special[at] === special &&
        this.over[at] === over
      )
        return;
    }
    const at = this.count++;
    this.slots[slot] = at + 1;
    this.x[at] = x;
    this.y[at] = y;
    this.h[at] = h;
    this.base[at] = base;
    this.altitude[at] = altitude;
    this.special[at] = special;
    this.over[at] = over;
    this.code[at] = code;
    this.before[at] = before;
  }

  private measure(): void {
    this.left = this.bottom = Infinity;
    this.right = this.top = -Infinity;
    for (let at = this.from; at < this.count; at++) {
      const x = this.x[at] as number;
      const y = this.y[at] as number;
      this.left = Math.min(this.left, x);
      this.right = Math.max(this.right, x);
      this.bottom = Math.min(this.bottom, y);
      this.top = Math.max(this.top, y);
    }
  }
}

/** The templates that end on the board: as bits, those clear of other tokens, and five bits higher those that are not. */
export function endsAt(settings: Settings, tokens: readonly Pose[], x: number, y: number, h: number): number {
  let ends = 0;
  for (let template = 0; template < TEMPLATE_COUNT; template++) {
    const endX = x + shiftX(h, template);
    const endY = y + shiftY(h, template);
    if (isOnBoard(endX, endY, settings.side))
      ends |= 1 << (isTaken(tokens, endX, endY) ? template + TEMPLATE_COUNT : template);
  }
  return ends;
}
