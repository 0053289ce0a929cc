/**
 * The test kit of Space Pirates: any position in a few lines, carried on by the kernel's `Scenario`, and a short notation
 * for answers, so that a test reads like the rules: `position({ ships: [{ at: [60000, 60000, 0], speed: 4 }] })`, then
 * `play(game, 'straight', 'S:bankRight', 'end(1)')`.
 */
import { assert, parseOptions, type Seat } from '@orrery/kernel';
import { Scenario, type Script } from '@orrery/kernel/testing';
import { type Action, FLIES, maneuverCode } from './actions.ts';
import { coursesIn, flow } from './course.ts';
import type { Loss, Stats } from './data.ts';
import type { Event } from './events.ts';
import { costOf, isManeuver, isSpecial, tokensOf } from './flight.ts';
import { overlaps } from './geometry.ts';
import { dogfight } from './index.ts';
import type { Options } from './options.ts';
import { isInBand, placeAt } from './rules/band.ts';
import { giveLine } from './rules/stats.ts';
import type { DogfightView, Outlook, OutlookQuestion } from './seen.ts';
import { blankState } from './setup.ts';
import { hasPose, isFlying, linesOf, NO_POSE, poseOf, type Ship, shipNamed, type State } from './state.ts';

export { endOf } from './flight.ts';
export { gapCompare } from './geometry.ts';

export type DogfightScenario = Scenario<State, Action, Options, DogfightView, Event>;

/** What is left out of the stats is free: the first stat line that fits is taken. `full` is the health stat. */
export interface ShipSpec extends Partial<Omit<Stats, 'health'>> {
  /** x, y, heading. A ship without a place is lost if it says how, else still to be placed. */
  readonly at?: readonly [x: number, y: number, h: number];
  readonly full?: number;
  /** Health left; the health stat unless told. */
  readonly health?: number;
  readonly altitude?: number;
  readonly moved?: boolean;
  readonly acted?: boolean;
  readonly damageDealt?: number;
  readonly lostBy?: Loss;
}

/** What is left out is round 3, the beginning of the move stage, pilot 0 first. */
export interface Position {
  readonly options?: Partial<Options>;
  /** By pilot: a ship, or the ships of a squadron. A single pilot gets an opponent far away at (150000, 150000, 6). */
  readonly ships: readonly (ShipSpec | readonly ShipSpec[])[];
  readonly stage?: 'placement' | 'moveStage' | 'attackStage';
  readonly round?: number;
  readonly firstPlayer?: Seat;
  /** Whose turn it is in the pass; the first player's unless told. Whoever is not due is passed over, as in play. */
  readonly turn?: Seat;
  readonly quietRounds?: number;
  /** Whether somebody attacked, or a ship was lost, in this round before. */
  readonly eventful?: boolean;
  /** The last round in which a ship lost health. */
  readonly lastDamage?: number;
  /** Pilots without a ship in the order they lost it; together in one list if it was in one removal. */
  readonly eliminated?: readonly (readonly Seat[])[];
  /** A move under way: the ship that moves, what is left of its base speed, and what it has flown, in short. */
  readonly move?: { readonly ship: string; readonly baseLeft: number; readonly flown: readonly string[] };
  /** Faces in the order they will be rolled; without them the dice are random. */
  readonly dice?: readonly number[];
}

const FAR_AWAY: ShipSpec = { at: [150000, 150000, 6] };

/** Builds a position and goes on to the next question, as in play. Throws if the rules exclude it. */
export function position(spec: Position): DogfightScenario {
  const fleets = spec.ships.map((ships): readonly ShipSpec[] => (Array.isArray(ships) ? ships : [ships as ShipSpec]));
  if (fleets.length === 1) fleets.push([FAR_AWAY]);
  const seats = fleets.length;
  const shipsPerPilot = Math.max(...fleets.map((fleet) => fleet.length));
  const parsed = parseOptions(dogfight.options, { shipsPerPilot, ...spec.options }, seats);
  assert(parsed.ok, parsed.ok ? '' : parsed.problem);
  const script: Script = spec.dice ? { dice: spec.dice } : {};
  return new Scenario(dogfight, seats, script, (ctx) => {
    const state = blankState(parsed.value, seats);
    for (const ship of state.ships) setShip(state, ship, fleets[ship.pilot]?.[ship.index]);
    setCourse(state, spec);
    setLedger(state);
    state.stack.push(...coursesIn(spec.stage ?? 'moveStage'));
    if (spec.move) setMove(state, spec.move);
    flow.settle(state, ctx);
    dogfight.invariants(state);
    return state;
  });
}

function setShip(s: State, ship: Ship, spec: ShipSpec | undefined): void {
  assert(spec, `${ship.id} is missing: say how it was lost if it is not there`);
  const { attack, defense, speed, full } = spec;
  const fits = (wanted: number | undefined, value: number) => wanted === undefined || wanted === value;
  const line = linesOf(s).find(
    (one) =>
      fits(attack, one.attack) &&
      fits(defense, one.defense) &&
      fits(speed, one.speed) &&
      fits(full, one.health) &&
      one.health >= (spec.health ?? 0),
  );
  assert(line, `no stat line fits ${JSON.stringify(spec)}`);
  giveLine(s, ship, line);
  ship.health = spec.health ?? (spec.lostBy === 'shotDown' ? 0 : line.health);
  ship.damageDealt = spec.damageDealt ?? 0;
  if (spec.at) [ship.x, ship.y, ship.h] = spec.at;
  if (spec.lostBy) {
    assert(!spec.at, `${ship.id} is lost and has a place`);
    ship.flying = false;
    ship.lostBy = spec.lostBy;
    ship.h = NO_POSE;
    ship.altitude = 0;
  }
  ship.altitude = spec.altitude ?? ship.altitude;
  ship.moved = spec.moved ?? false;
  ship.acted = spec.acted ?? false;
}

function setCourse(s: State, spec: Position): void {
  const { stage = 'moveStage', firstPlayer = 0, eliminated = [] } = spec;
  s.stage = stage;
  s.round = stage === 'placement' ? 0 : (spec.round ?? 3);
  assert(firstPlayer >= 0 && firstPlayer < s.pilots, `there is no pilot ${firstPlayer}`);
  s.firstPlayer = firstPlayer;
  // Whoever had the turn before.
  s.turn = spec.turn === undefined ? -1 : (spec.turn + s.pilots - 1) % s.pilots;
  s.quietRounds = spec.quietRounds ?? 0;
  s.eventful = spec.eventful ?? false;
  s.lastDamage = spec.lastDamage ?? 0;
  if (stage === 'attackStage') for (const ship of s.ships) if (ship.flying) ship.moved = true;
  const told = eliminated.flat();
  // Those of whom nothing is told lost their ships first, in seat order.
  const untold = Array.from({ length: s.pilots }, (_, seat) => seat).filter(
    (seat) => !isFlying(s, seat) && !told.includes(seat),
  );
  s.eliminated = [...untold.map((seat) => [seat]), ...eliminated.map((group) => group.slice())];
}

function setLedger(s: State): void {
  const dealt = s.ships.reduce((sum, ship) => sum + ship.damageDealt, 0);
  const lost = s.ships.reduce((sum, ship) => sum + ship.fullHealth - ship.health, 0);
  const flying = s.ships.filter((ship) => ship.flying && hasPose(ship));
  const stacked = flying.filter((a) => flying.some((b) => a !== b && overlaps(a.x - b.x, a.y - b.y)));
  if (stacked.length > 0) assert(s.settings.overlapRule !== 'bump', `${stacked[0]?.id} is on another token`);
  s.ledger = { damageBefore: dealt - lost, exceptions: stacked.length };
  if (s.stage === 'placement') for (const ship of flying) checkCell(s, ship);
}

function checkCell({ settings }: State, { id, x, y }: Ship): void {
  const cell = { col: placeAt(x), row: placeAt(y) };
  assert(Number.isInteger(cell.col) && Number.isInteger(cell.row), `${id} is not in the middle of a cell`);
  assert(isInBand(settings, cell), `${id} is not in the starting band`);
}

function setMove(s: State, { ship: id, baseLeft, flown }: NonNullable<Position['move']>): void {
  const ship = shipNamed(s, id);
  assert(ship, `there is no ship ${id}`);
  const flights = flown.map((text) => {
    const action = read(text);
    assert(action.kind === 'fly', `'${text}' is no maneuver`);
    return action;
  });
  const codes = flights.map(maneuverCode);
  const paid = codes.reduce((sum, code) => sum + costOf(s.settings, code) + tokensOf(s.settings, code), 0);
  s.turn = ship.pilot;
  s.stack.push({
    kind: 'move',
    seat: ship.pilot,
    ship: ship.id,
    baseLeft,
    flown: flights,
    specialUsed: codes.some(isSpecial),
    // Where it started does not matter for what comes, so it is not asked.
    start: poseOf(ship),
    startAltitude: ship.altitude + paid + baseLeft - ship.speed,
  });
}

const PREFIXES = { normal: '', splitS: 'S:', barrelRoll: 'R:' } as const;

/** Every maneuver by its short name: `straight`, `S:bankLeft`, `R:turnRight`. */
const MANEUVERS = new Map(FLIES.map((fly) => [`${PREFIXES[fly.manner]}${fly.template}`, fly]));

/** An answer in short: `4-3-3-2`, `cell(0, 26)`, `heading(3)`, `move(p0s1)`, `R:bankLeft`, `end(2)`, `attack(p1s0)`, `hold`. */
export function short(action: Action): string {
  switch (action.kind) {
    case 'assignStats':
      return action.line;
    case 'placePosition':
      return `cell(${action.col}, ${action.row})`;
    case 'placeHeading':
      return `heading(${action.heading})`;
    case 'chooseShipToMove':
      return `move(${action.ship})`;
    case 'fly':
      return `${PREFIXES[action.manner]}${action.template}`;
    case 'end':
      return `end(${action.store})`;
    case 'chooseShipToAttack':
      return `act(${action.ship})`;
    case 'attack':
      return `attack(${action.target})`;
    default:
      return action.kind;
  }
}

/** The answer that `short` writes; nothing is judged. */
export function read(text: string): Action {
  const fly = MANEUVERS.get(text);
  if (fly) return fly;
  const [, word = '', list = ''] = /^([a-z]+)(?:\((.*)\))?$/.exec(text) ?? [];
  const values = list.split(',').map((value) => value.trim());
  const [first = '', second = ''] = values;
  // `Scenario.act` parses what comes of it by the schema, as the door does.
  switch (word) {
    case 'cell':
      return { kind: 'placePosition', col: Number(first), row: Number(second) };
    case 'heading':
      return { kind: 'placeHeading', heading: Number(first) };
    case 'move':
      return { kind: 'chooseShipToMove', ship: first } as Action;
    case 'act':
      return { kind: 'chooseShipToAttack', ship: first } as Action;
    case 'attack':
      return { kind: 'attack', target: first } as Action;
    case 'end':
      return { kind: 'end', store: Number(first) };
    case 'hold':
      return { kind: 'hold' };
    default:
      return { kind: 'assignStats', line: text };
  }
}

/** The maneuvers there are, in short and in order. */
export const ALL_MANEUVERS: readonly string[] = FLIES.filter((_, code) => isManeuver(code)).map(short);

/** The options of the first seat that is asked, in short. */
export function optionsOf(scenario: DogfightScenario): string[] {
  const asked = dogfight.decisions(scenario.state)[0];
  return asked ? scenario.legal(asked.seat).map(short) : [];
}

/** Takes answers, each by the first seat that is asked. */
export function play(scenario: DogfightScenario, ...answers: readonly string[]): DogfightScenario {
  for (const text of answers) {
    const asked = dogfight.decisions(scenario.state)[0];
    assert(asked, `nobody is asked for '${text}'`);
    scenario.act(asked.seat, read(text));
  }
  return scenario;
}

/** A ship as everybody sees it. */
export function shipIn(scenario: DogfightScenario, id: string): DogfightView['ships'][number] {
  const ship = scenario.view('watcher').ships.find((one) => one.id === id);
  assert(ship, `there is no ship ${id}`);
  return ship;
}

/** What a board is told when it asks. */
export function outlookOf(view: DogfightView, seat: Seat): Outlook {
  const question: OutlookQuestion = { about: 'outlook' };
  // Question and view come as JSON; the answer to this question has this shape.
  const sent: [DogfightView, { about: string }] = JSON.parse(JSON.stringify([view, question]));
  return dogfight.forecast?.(sent[0], seat, sent[1]) as unknown as Outlook;
}
