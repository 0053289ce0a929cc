/** The ships as the events tell of them: enough to say at any moment what was offered and who could see whom. */
import type { Seat } from '@orrery/kernel';
import { endsAt, TEMPLATES_ALL } from '../bot/flights.ts';
import { type Pose, SQUADRON_MOST, type Stats, TW } from '../data.ts';
import type { EventOfKind, ShownLine } from '../events.ts';
import { affordable, offered, TEMPLATE_COUNT, templateOf } from '../flight.ts';
import type { Settings } from '../options.ts';
import { SHIP_IDS, type ShipId } from '../ships.ts';

export interface Tracked {
  readonly id: ShipId;
  readonly pilot: Seat;
  readonly line: string;
  readonly stats: Stats;
  health: number;
  altitude: number;
  /** Null before the placement and after the loss. */
  pose: Pose | null;
  /** Of the move under way. */
  baseLeft: number;
  flown: number;
  splitS: boolean;
  rolled: boolean;
}

/** Before any maneuver. */
const AT_REST = { baseLeft: 0, flown: 0, splitS: false, rolled: false };

/** What a question for a maneuver offers. */
export interface Offer {
  /** Maneuvers left out because they end on a token. */
  readonly blocked: number;
  /** Whether some maneuver stays on the board. */
  readonly survives: boolean;
}

export class Fleet {
  readonly ships: Tracked[] = [];
  private readonly settings: Settings;

  constructor(settings: Settings) {
    this.settings = settings;
  }

  add({ ship: id, line, health, altitude }: ShownLine): void {
    const [attack = 0, defense = 0, speed = 0, full = 0] = line.split('-').map(Number);
    const stats = { attack, defense, speed, health: full };
    const pilot = Math.floor(SHIP_IDS.indexOf(id) / SQUADRON_MOST);
    this.ships.push({ id, pilot, line, stats, health, altitude, pose: null, ...AT_REST });
  }

  get(id: ShipId): Tracked {
    const ship = this.ships.find((one) => one.id === id);
    if (!ship) throw new Error(`an event names ${id}, whose line was never told`);
    return ship;
  }

  beginMove(ship: Tracked): void {
    Object.assign(ship, AT_REST, { baseLeft: ship.stats.speed });
  }

  fly(ship: Tracked, { manner, result, end, baseLeft, altitude }: EventOfKind<'maneuverFlown'>): void {
    ship.flown++;
    ship.baseLeft = baseLeft;
    ship.altitude = altitude;
    if (manner === 'splitS') ship.splitS = true;
    if (manner === 'barrelRoll') ship.rolled = true;
    if (result === 'flown') ship.pose = end;
  }

  /** What the pilot of a moving ship is asked now. */
  offer(ship: Tracked): Offer {
    const { settings } = this;
    const { pose, baseLeft, altitude, flown } = ship;
    if (!pose) throw new Error(`${ship.id} moves and has no place`);
    const tokens = this.ships.flatMap((other) => (other !== ship && other.pose ? [other.pose] : []));
    const ends = endsAt(settings, tokens, pose.x, pose.y, pose.h);
    const clear = ends & TEMPLATES_ALL;
    const blocked = ends >> TEMPLATE_COUNT;
    const payable = affordable(settings, baseLeft, altitude);
    const open = offered(settings, payable, clear, blocked, flown === 0);
    return { blocked: count(payable & ~open), survives: staysOnBoard(open, clear | blocked) };
  }

  /** The distance from a ship to its nearest enemy in token widths; infinite without one. */
  nearestTw({ pilot, pose }: Tracked): number {
    let least = Infinity;
    for (const other of this.ships) {
      if (!pose || !other.pose || other.pilot === pilot) continue;
      const dx = other.pose.x - pose.x;
      const dy = other.pose.y - pose.y;
      least = Math.min(least, dx * dx + dy * dy);
    }
    return Math.sqrt(least) / TW;
  }

  /** What is left of a pilot's health, from 0 to 1. */
  healthShare(pilot: Seat): number {
    let left = 0;
    let full = 0;
    for (const ship of this.ships) {
      if (ship.pilot !== pilot) continue;
      full += ship.stats.health;
      if (ship.pose) left += ship.health;
    }
    return full === 0 ? 0 : left / full;
  }
}

function staysOnBoard(maneuvers: number, templates: number): boolean {
  for (let code = 0; maneuvers >> code !== 0; code++)
    if ((maneuvers >> code) & (templates >> templateOf(code)) & 1) return true;
  return false;
}

function count(bits: number): number {
  let sum = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) sum++;
  return sum;
}
