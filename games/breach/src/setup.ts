/** The start of a game: an empty ship with one breach, then round 1 begins. No random numbers, here or later. */
import type { Context } from '@orrery/kernel';
import { settle, startRound } from './course.ts';
import { AI_UNITS, MAP_IDS } from './data.ts';
import type { Event } from './events.ts';
import { type Options, settingsOf } from './options.ts';
import { SHIPS } from './ships.ts';
import type { State } from './state.ts';

/** The board before round 1; the test kit builds its positions on it. */
export function emptyShip(options: Options): State {
  const settings = settingsOf(options);
  const ship = SHIPS[settings.map];
  const none = AI_UNITS.map(() => 0);
  return {
    settings,
    ship: MAP_IDS.indexOf(settings.map),
    phase: 'aiSetup',
    round: 0,
    wave: 0,
    reactor: settings.reactorStart,
    capacitor: settings.capacitorStart,
    activeGenerators: 0,
    rations: 0,
    capturedRooms: 0,
    breaches: 1 << ship.start,
    guarded: 0,
    crowded: 0,
    units: [],
    pirates: [],
    acted: [],
    supply: AI_UNITS.map(({ supply }) => supply * settings.supplyMultiplier),
    everRevealed: none.slice(),
    destroyed: none.slice(),
    lastAi: 0,
    lastPirate: 0,
    actions: 0,
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
  const state = emptyShip(options);
  startRound(state, ctx);
  settle(state, ctx);
  return state;
}
