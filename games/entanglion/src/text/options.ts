/** What the options of Entanglion are called. */
import { type OptionWords, sentence } from '@orrery/kernel';
import {
  type Cargo,
  COMPONENT_COST,
  COMPONENT_NAMES,
  COMPONENT_QP,
  COMPONENTS,
  COUNTED_TOKENS,
  ENGINE_CARDS,
  ENGINE_DECK,
  ENGINE_NAMES,
  EVENT_DATA,
  TOKEN_COUNTS,
  TOKEN_DATA,
  USUAL_EVENTS,
} from '../data.ts';
import { cargoWords } from './words.ts';

const FAILURES: Readonly<Record<string, string>> = {
  endTurn: 'Queue and actions are lost',
  endNavigation: 'The rest of the queue is lost',
  noEffect: 'Only that card is lost',
};

/** A row of a table option: what it is called, and its value if nobody changes it. */
interface Row {
  readonly id: string;
  readonly name: string;
  readonly usual: number | Cargo;
}

const TABLES: Readonly<Record<string, readonly Row[]>> = {
  componentQp: COMPONENTS.map((id) => ({ id, name: COMPONENT_NAMES[id], usual: COMPONENT_QP[id] })),
  componentCost: COMPONENTS.map((id) => ({ id, name: COMPONENT_NAMES[id], usual: COMPONENT_COST[id] })),
  planetTokens: COUNTED_TOKENS.map((id) => ({ id, name: TOKEN_DATA[id].name, usual: TOKEN_COUNTS[id] })),
  engineDeck: ENGINE_CARDS.map((id) => ({ id, name: ENGINE_NAMES[id], usual: ENGINE_DECK[id] })),
  eventCopies: USUAL_EVENTS.map((id) => ({ id, name: EVENT_DATA[id].name, usual: EVENT_DATA[id].copies })),
};

const same = (a: number | Cargo, b: number | Cargo): boolean =>
  typeof a === 'number' || typeof b === 'number' ? a === b : a.every((amount, i) => amount === b[i]);

/** What is different in a table: "Physical Qubits 2; Quantum Gates 5". */
function changes(rows: readonly Row[], values: Readonly<Record<string, number | Cargo>>): string {
  const changed = rows.flatMap(({ id, name, usual }) => {
    const value = values[id];
    if (value === undefined || same(value, usual)) return [];
    return [typeof value === 'number' ? `${name} ${value}` : `${name} for ${cargoWords(value)}`];
  });
  const words = changed.join('; ');
  return words === '' ? 'As printed' : sentence(words);
}

export const options: OptionWords = {
  groups: [
    {
      name: 'Length and start',
      options: {
        roundLimit: 'Rounds',
        startEvents: 'Event cards at the start',
        mulligan: 'You may draw a new first hand',
      },
    },
    {
      name: 'Engine cards',
      options: {
        handSize: 'Engine cards in hand',
        engineSlots: 'Slots of an engine control',
        engineDeck: 'Engine cards of each type',
        showOwnPlaced: 'You see your own face-down cards',
      },
    },
    {
      name: 'Flying',
      options: {
        failedNavigation: 'When a gate has no path',
        swapSameSpot: 'SWAP with both ships together is safe',
        phaseKickback: 'CNOT kicks back, as in physics',
        eventOnExit: 'Leaving Entanglion draws an event',
      },
    },
    {
      name: 'Planets and mines',
      options: {
        planetTokens: 'Mines and barren planets',
        discoverYield: 'Resources for finding a mine',
        replenishAmount: 'A mine yields each round',
        replenishCap: 'A mine stops yielding at',
      },
    },
    {
      name: 'Fleets and pirates',
      options: {
        cargoCapacity: 'Cargo holds of a fleet',
        pirateCapacity: 'Pirates in a fleet',
        outpostCapacity: 'Pirates at an outpost',
        hireCost: 'Cost of a pirate',
        pirateQp: 'Quantum Power of a pirate',
        mariaHolds: 'Cargo holds that Maria brings',
        lootAmount: 'Loot after an encounter',
      },
    },
    {
      name: 'Quantum components',
      options: { componentQp: 'Quantum Power of components', componentCost: 'Cost of components' },
    },
    {
      name: 'Event cards',
      options: {
        eventHandLimit: 'Most event cards kept',
        eventCopies: 'Copies of each event card',
        boostValue: 'Quantum Boost adds',
        prosperityGain: 'Prosperity gives on a mine',
        prosperityHireCost: 'Cost of a pirate with Prosperity',
        blackHoleDraw: 'Black Hole draws',
        strategicDraw: 'Strategic Navigation draws',
        strategicUse: 'Strategic Navigation uses up to',
        colorBlindness: 'With Color Blindness',
        tractorBeam: 'With Tractor Beam',
      },
    },
  ],
  value(name, value) {
    if (name === 'replenishAmount' && value === 0) return 'Nothing';
    if (name === 'hireCost' || name === 'prosperityHireCost') return value === 0 ? 'Free' : undefined;
    if (typeof value === 'string') return name === 'failedNavigation' ? FAILURES[value] : undefined;
    const rows = TABLES[name];
    // The schema makes them tables of numbers, or of prices.
    return rows && changes(rows, value as unknown as Readonly<Record<string, number | Cargo>>);
  },
};
