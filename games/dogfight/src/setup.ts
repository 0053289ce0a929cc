/** The start of a game: ships without stats and without a place. The first questions are their stat lines. */
import type { Context } from '@orrery/kernel';
import { flow } from './course.ts';
import { SQUADRON_MOST } from './data.ts';
import type { Event } from './events.ts';
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

/** The state before anything is pending. */
export function blankState(options: Options, pilots: number): State {
  const ships: Ship[] = [];
  for (let pilot = 0; pilot < pilots; pilot++)
    for (let index = 0; index < options.shipsPerPilot; index++) ships.push(newShip(pilot, index));
  return {
    settings: settingsOf(options, pilots),
    pilots,
    stage: 'stats',
    ships,
    firstPlayer: -1,
    round: 0,
    quietRounds: 0,
    eventful: false,
    lastDamage: 0,
    turn: -1,
    eliminated: [],
    ledger: { damageBefore: 0, exceptions: 0 },
    ending: null,
    stack: [],
  };
}

export function setup(options: Options, pilots: number, ctx: Context<Event>): State {
  const state = blankState(options, pilots);
  state.stack.push({ kind: 'game', at: 0 });
  flow.settle(state, ctx);
  return state;
}
