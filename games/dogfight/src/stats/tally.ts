/** Reads the events of one game in order and keeps count. */
import type { Seat } from '@orrery/kernel';
import type { Pose } from '../data.ts';
import type { Event, EventOfKind } from '../events.ts';
import { expectedLoss, oddsOf } from '../odds.ts';
import type { Settings } from '../options.ts';
import { Fleet, type Tracked } from './fleet.ts';
import {
  ALTITUDE_MOST,
  type GameStat,
  MAP_SIDE,
  type MAP_STATS,
  mapKey,
  NAMES,
  type ORDER_STATS,
  type ROUND_STATS,
  roundKey,
} from './names.ts';

const BLANK: Readonly<Record<string, number>> = Object.fromEntries(Object.keys(NAMES).map((name) => [name, 0]));

export class Tally {
  readonly numbers: Record<string, number> = { ...BLANK };
  readonly fleet: Fleet;
  /** The pilot who placed first and began the first round. */
  firstPlayer: Seat = 0;
  /** By round, from 0 for the start: each pilot's share of health left when it was over. */
  readonly healthAfter: number[][] = [];
  /** By ship: how far the nearest enemy was when all had been placed. */
  readonly apart = new Map<Tracked, number>();
  readonly pilots: number;
  private readonly settings: Settings;
  private round = 0;
  private order: readonly Seat[] = [];

  constructor(settings: Settings, pilots: number) {
    this.settings = settings;
    this.pilots = pilots;
    this.fleet = new Fleet(settings);
  }

  add(name: GameStat, amount = 1): void {
    this.bump(name, amount);
  }

  /** For names that are put together; those must be announced in NAMES. */
  bump(name: string, amount = 1): void {
    this.numbers[name] = (this.numbers[name] as number) + amount;
  }

  private inRound(stat: keyof typeof ROUND_STATS, amount = 1): void {
    this.bump(`${roundKey(this.round)}.${stat}`, amount);
  }

  private onMap({ x, y }: Pose, stat: keyof typeof MAP_STATS): void {
    const place = (at: number) => Math.min(MAP_SIDE - 1, Math.floor((at * MAP_SIDE) / this.settings.side));
    this.bump(`${mapKey(place(x), place(y))}.${stat}`);
  }

  /** By the place of a pilot in the turn order of the round; the last one is counted as such too. */
  private inOrder(seat: Seat, stat: keyof typeof ORDER_STATS, amount = 1): void {
    const place = this.order.indexOf(seat) + 1;
    this.bump(`order.${place}.${stat}`, amount);
    if (place === this.order.length) this.bump(`order.last.${stat}`, amount);
  }

  count(event: Event): void {
    switch (event.kind) {
      case 'linesRevealed':
        for (const line of event.lines) this.fleet.add(line);
        break;
      case 'lineAssigned':
        this.fleet.add(event);
        break;
      case 'firstPlayerFound':
        this.firstPlayer = event.seat;
        break;
      case 'shipPlaced':
        this.fleet.get(event.ship).pose = event.pose;
        this.onMap(event.pose, 'placed');
        break;
      case 'roundStarted':
        this.roundStarted(event);
        break;
      case 'maneuverFlown':
        this.maneuverFlown(event);
        break;
      case 'moveEnded':
        this.moveEnded(event);
        break;
      case 'attackStageStarted':
        this.attackStageStarted(event);
        break;
      case 'attacked':
        this.attacked(event);
        break;
      case 'heldFire':
        this.add('attacks.held');
        break;
      case 'shipLost':
        this.shipLost(event);
        break;
      case 'roundEnded':
        this.keepHealth();
        break;
      default:
        break;
    }
  }

  private keepHealth(): void {
    this.healthAfter.push(Array.from({ length: this.pilots }, (_, pilot) => this.fleet.healthShare(pilot)));
  }

  private roundStarted({ round, order }: EventOfKind<'roundStarted'>): void {
    this.round = round;
    this.order = order;
    for (const seat of order) this.inOrder(seat, 'rounds');
    if (round > 1) return;
    this.keepHealth();
    for (const ship of this.fleet.ships) this.apart.set(ship, this.fleet.nearestTw(ship));
  }

  private maneuverFlown(event: EventOfKind<'maneuverFlown'>): void {
    const ship = this.fleet.get(event.ship);
    if (event.number === 1) this.moveBegun(ship);
    const { blocked, survives } = this.fleet.offer(ship);
    this.add('blocked.options', blocked);
    if (event.number === 1 && !survives) this.add('moves.doomed');
    this.bump(`${event.manner}.${event.template}`);
    this.add('moves.maneuvers');
    this.add('moves.speed', event.cost);
    this.add('moves.fromAltitude', event.fromAltitude);
    this.add('moves.tokens', event.tokens);
    if (event.manner === 'splitS' && !ship.splitS) this.add('splitS.moves');
    if (event.manner === 'barrelRoll' && !ship.rolled) this.add('barrelRoll.moves');
    if (event.result === 'bumped') this.add('blocked.bumps');
    else if (event.overlapped.length > 0 && this.settings.overlapRule === 'forbidden') this.add('blocked.exceptions');
    this.fleet.fly(ship, event);
  }

  private moveBegun(ship: Tracked): void {
    this.fleet.beginMove(ship);
    this.add('moves.made');
    this.bump(`altitude.${Math.min(ship.altitude, ALTITUDE_MOST)}`);
  }

  private moveEnded({ ship: id, stored, lost, altitude, automatic }: EventOfKind<'moveEnded'>): void {
    const ship = this.fleet.get(id);
    // Where nothing was left to ask, that may be so because tokens stood in the way.
    this.add('blocked.options', this.fleet.offer(ship).blocked);
    if (automatic) this.add('moves.automatic');
    this.add('moves.stored', stored);
    this.add('moves.lost', lost);
    ship.altitude = altitude;
    if (ship.pose) this.onMap(ship.pose, 'ended');
  }

  private attackStageStarted({ shooters }: EventOfKind<'attackStageStarted'>): void {
    const flying = this.fleet.ships.filter(({ pose }) => pose);
    this.add('stage.ships', flying.length);
    this.add('stage.targets', shooters.length);
    this.inRound('stages');
    this.inRound('closest', Math.min(...flying.map((ship) => this.fleet.nearestTw(ship))));
  }

  private attacked(event: EventOfKind<'attacked'>): void {
    const { seat, attackDice, defenseDice, before, left } = event;
    const ship = this.fleet.get(event.ship);
    const target = this.fleet.get(event.target);
    const expected = expectedLoss(oddsOf(this.settings, attackDice.length, defenseDice.length), before);
    this.add('attacks.made');
    if (event.linedUp) this.add('attacks.linedUp');
    this.add('attacks.hits', event.hits);
    this.add('attacks.dodges', event.dodges);
    this.add('attacks.expected', expected);
    this.add('attacks.damage', before - left);
    if (left === before) this.add('attacks.missed');
    if (ship.splitS) this.add('splitS.attacks');
    this.inRound('attacks');
    this.inRound('damage', before - left);
    this.inOrder(seat, 'expected', expected);
    this.inOrder(seat, 'damage', before - left);
    target.health = left;
  }

  private shipLost({ ship: id, by, round, pose }: EventOfKind<'shipLost'>): void {
    this.bump(`lost.${by}`);
    this.add('lost.rounds', round);
    this.inRound('lost');
    this.onMap(pose, 'lost');
    this.fleet.get(id).pose = null;
  }
}
