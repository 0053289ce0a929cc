/** What the options of Breach are called. */
import type { OptionWords } from '@orrery/kernel';
import { MAPS, type MapId } from '../data.ts';

export const options: OptionWords = {
  groups: [
    { name: 'Ship and time', options: { map: 'Ship', rounds: 'Rounds', waves: 'Waves in a round' } },
    {
      name: 'Energy of the A.I.',
      options: {
        reactorStart: 'Reactor at the start',
        reactorPerRound: 'Reactor gains each round',
        reactorRoundOne: 'Reactor gains in round 1 too',
        capacitorStart: 'Capacitor at the start',
        capacitorCap: 'Capacitor holds',
        generators: 'Generators',
        generatorCost: 'Cost of a generator',
        generatorOutput: 'A generator gives each wave',
      },
    },
    {
      name: 'Units of the A.I.',
      options: {
        placeCost: 'Cost of installing',
        supplyMultiplier: 'Units of each type, times',
        aiCapacity: 'Units in a room',
        hiddenUnits: 'Units are hidden',
      },
    },
    {
      name: 'Pirates',
      options: {
        rationsBase: 'Rations each round',
        rationsPerRoom: 'More for a captured room',
        rationsKept: 'Rations are kept',
        pirateCapacity: 'Crew in a room',
        mustClear: 'Must clear a room before leaving it',
        captureInterior: 'Inner rooms can be captured',
      },
    },
  ],
  value(name, value) {
    if (name === 'map') return MAPS[value as MapId].name; // the schema knows no other maps
    if (name === 'rounds' && value === 0) return 'As the ship says';
    return name === 'generators' && value === -1 ? 'As the ship has' : undefined;
  },
};
