/** The start of a game: an empty ship with one breach, then round 1 begins. No random numbers, here or later. */
import type { Context } from '@orrery/kernel';
import { flow } from './course.ts';
import { AI_UNITS, MAP_IDS } from './data.ts';
import type { Event } from './events.ts';
import { type Options, type Settings, settingsOf } from './options.ts';
import { NO_ROOMS, setOf } from './room-set.ts';
import { SHIPS } from './ships.ts';
import type { State } from './state.ts';

/** The board before round 1; states from views and positions of the test kit are built on it. */
export function emptyShip(settings: Settings): State {
  const { start } = SHIPS[settings.map];
  return {
    settings,
    ship: MAP_IDS.indexOf(settings.map),
    stack: [{ kind: 'game' }],
    phase: 'aiSetup',
    round: 0,
    wave: 0,
    reactor: settings.reactorStart,
    capacitor: settings.capacitorStart,
    activeGenerators: 0,
    rations: 0,
    capturedRooms: 0,
    breaches: setOf([start]),
    guarded: NO_ROOMS,
    aiFull: NO_ROOMS,
    pirateFull: NO_ROOMS,
    units: [],
    pirates: [],
    acted: [],
    supply: AI_UNITS.map(({ supply }) => supply * settings.supplyMultiplier),
    everRevealed: AI_UNITS.map(() => 0),
    destroyed: AI_UNITS.map(() => 0),
    lastAi: 0,
    lastPirate: 0,
    waveRecord: null,
    ledger: {
      energyIn: settings.reactorStart + settings.capacitorStart,
      energyPaid: 0,
      rationsSet: 0,
      rationsSpent: 0,
    },
    ending: null,
  };
}

export function setup(options: Options, _seats: number, ctx: Context<Event>): State {
  const state = emptyShip(settingsOf(options));
  flow.settle(state, ctx);
  return state;
}
