/** The start of a game: ships without stats and without a place. The first questions are their stat lines. */
import { SQUADRON_MOST } from './data.ts';
import { type Options, settingsOf } from './options.ts';
import { SHIP_IDS, type ShipId } from './ships.ts';
import { NO_POSE, type Ship, type State } from './state.ts';

function newShip(pilot: number, index: number): Ship {
  return {
    id: SHIP_IDS[pilot * SQUADRON_MOST + index] as ShipId,
    pilot,
    index,
    attack: 0,
    defense: 0,
    speed: 0,
    fullHealth: 0,
    health: 0,
    altitude: 0,
    x: 0,
    y: 0,
    h: NO_POSE,
    flying: true,
    moved: false,
    acted: false,
    damageDealt: 0,
    lostBy: null,
  };
}

/** Nothing is rolled and nothing told before the first answer, so the world is not needed. */
export function setup(options: Options, pilots: number): State {
  const ships: Ship[] = [];
  const assigned: number[][] = [];
  for (let pilot = 0; pilot < pilots; pilot++) {
    assigned.push([]);
    for (let index = 0; index < options.shipsPerPilot; index++) ships.push(newShip(pilot, index));
  }
  return {
    settings: settingsOf(options, pilots),
    pilots,
    stage: 'stats',
    assigned,
    ships,
    firstPlayer: -1,
    round: 0,
    quietRounds: 0,
    eventful: false,
    lastDamage: 0,
    turn: -1,
    cell: null,
    move: null,
    acting: -1,
    eliminated: [],
    answers: 0,
    ledger: { damageBefore: 0, exceptions: 0 },
    ending: null,
  };
}
