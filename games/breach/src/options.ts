/** The options of Breach, and the settings of one game that follow from them. */
import { bool, choice, int, type OptionsOf, type OptionsSchema, option } from '@orrery/kernel';
import { MAP_IDS, MAPS } from './data.ts';

const OPTIONS = {
  map: option(
    choice(...MAP_IDS),
    'frigate',
    'Frigate: 19 rooms, 10 rounds. Cutter: 16 rooms, 7 rounds. Hulk: 30 rooms, 11 rounds.',
  ),
  rounds: option(int(0, 30), 0, 'Rounds until the ship is safe; 0 takes the number of the map.'),
  waves: option(int(1, 6), 3, 'Waves in each round.'),
  reactorStart: option(int(0, 20), 3, 'Energy in the Reactor before round 1.'),
  reactorPerRound: option(int(0, 10), 2, 'Energy the Reactor gains when a round starts.'),
  reactorRoundOne: option(bool, true, 'Whether the Reactor also gains energy in round 1.'),
  capacitorStart: option(int(0, 20), 5, 'Energy in the Capacitor before round 1; not more than it holds.'),
  capacitorCap: option(int(0, 20), 5, 'The most energy the Capacitor can hold.'),
  generators: option(int(-1, 12), -1, 'Generators of the ship; -1 takes the number of the map.'),
  generatorCost: option(int(1, 5), 1, 'Energy to start a generator for one round.'),
  generatorOutput: option(int(0, 5), 1, 'Energy that a running generator gives each wave.'),
  placeCost: option(int(1, 5), 1, 'Energy to install an A.I. unit.'),
  rationsBase: option(int(0, 40), 10, 'Rations of the pirates each round.'),
  rationsPerRoom: option(int(0, 10), 1, 'More rations for each captured room.'),
  rationsKept: option(bool, false, 'Whether rations left over are kept for the next round.'),
  aiCapacity: option(int(1, 8), 4, 'A.I. units that fit into a room.'),
  pirateCapacity: option(int(1, 8), 4, 'Pirates that fit into a room.'),
  supplyMultiplier: option(int(1, 4), 1, '2 gives the A.I. twice as many units of each type.'),
  hiddenUnits: option(bool, true, 'Whether A.I. units lie face down until a pirate meets them.'),
  mustClear: option(bool, false, 'Whether pirates must destroy all A.I. units in a room before they leave it.'),
  captureInterior: option(bool, false, 'Whether rooms inside the ship can be captured too.'),
};

export type Options = OptionsOf<typeof OPTIONS>;

/** The options as they hold in one game: rounds and generators have been looked up on the map [B6]. */
export type Settings = Options;

function validateOptions({ capacitorStart, capacitorCap }: Options): string | undefined {
  return capacitorStart > capacitorCap
    ? `capacitorStart is ${capacitorStart}, more than the Capacitor holds (${capacitorCap})`
    : undefined;
}

export const options: OptionsSchema<Options> = { fields: OPTIONS, validate: validateOptions };

/**
 * Written out field by field on purpose: an object built by a loop over 21 names is a slow dictionary to the engine,
 * and the rules read it in every step.
 */
export function settingsOf(options: Options): Settings {
  const map = MAPS[options.map];
  return {
    map: options.map,
    rounds: options.rounds === 0 ? map.rounds : options.rounds,
    waves: options.waves,
    reactorStart: options.reactorStart,
    reactorPerRound: options.reactorPerRound,
    reactorRoundOne: options.reactorRoundOne,
    capacitorStart: options.capacitorStart,
    capacitorCap: options.capacitorCap,
    generators: options.generators === -1 ? map.generators : options.generators,
    generatorCost: options.generatorCost,
    generatorOutput: options.generatorOutput,
    placeCost: options.placeCost,
    rationsBase: options.rationsBase,
    rationsPerRoom: options.rationsPerRoom,
    rationsKept: options.rationsKept,
    aiCapacity: options.aiCapacity,
    pirateCapacity: options.pirateCapacity,
    supplyMultiplier: options.supplyMultiplier,
    hiddenUnits: options.hiddenUnits,
    mustClear: options.mustClear,
    captureInterior: options.captureInterior,
  };
}
