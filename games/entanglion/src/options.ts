/** The options of the game. */
import { bool, choice, int, list, type OptionsOf, type OptionsSchema, option, table } from '@orrery/kernel';
import {
  type Cargo,
  COMPONENT_COST,
  COMPONENT_QP,
  COMPONENTS,
  type ComponentId,
  COUNTED_TOKENS,
  ENGINE_CARDS,
  ENGINE_DECK,
  EVENT_DATA,
  type EventId,
  EVENTS,
  TOKEN_COUNTS,
  USUAL_EVENTS,
  type UsualEvent,
} from './data.ts';

const USUAL_COPIES = Object.fromEntries(USUAL_EVENTS.map((event) => [event, EVENT_DATA[event].copies])) as Readonly<
  Record<UsualEvent, number>
>;

const FAILURES = ['endTurn', 'endNavigation', 'noEffect'] as const;

const OPTIONS = {
  roundLimit: option(int(3, 12), 6, 'Rounds.'),
  handSize: option(int(2, 5), 3, 'Engine cards in hand.'),
  engineSlots: option(int(3, 8), 6, 'Slots of each engine control; filling them all draws an event card.'),
  eventHandLimit: option(int(1, 6), 3, 'Event cards that you may hold.'),
  startEvents: option(int(0, 3), 1, 'Event cards at the start.'),
  cargoCapacity: option(int(4, 12), 6, 'Cargo holds of each fleet.'),
  pirateCapacity: option(int(1, 6), 4, 'Pirates that a fleet has room for.'),
  outpostCapacity: option(int(6, 12), 6, 'Pirates that an outpost has room for.'),
  hireCost: option(int(0, 5), 3, 'Resources that a pirate costs.'),
  prosperityHireCost: option(int(0, 3), 1, 'Resources that a pirate costs with Prosperity.'),
  discoverYield: option(int(1, 4), 2, 'Resources for discovering a mine.'),
  replenishAmount: option(int(0, 3), 1, 'Resources that a known mine yields at the end of a round.'),
  replenishCap: option(int(1, 6), 3, 'A mine with this many resources in orbit yields no more.'),
  lootAmount: option(int(1, 3), 1, 'Resources that the winner of an encounter takes.'),
  boostValue: option(int(1, 6), 3, 'What Quantum Boost adds.'),
  pirateQp: option(int(0, 3), 1, 'Quantum Power of each pirate.'),
  prosperityGain: option(int(1, 5), 2, 'Resources that Prosperity gives on a mine.'),
  blackHoleDraw: option(int(1, 5), 3, 'Engine cards that Black Hole draws.'),
  strategicDraw: option(int(1, 5), 3, 'Engine cards that Strategic Navigation draws.'),
  strategicUse: option(int(1, 5), 2, 'How many of those cards may be used.'),
  mariaHolds: option(int(1, 5), 2, 'Cargo holds that Maria brings.'),
  componentQp: option(table(COMPONENTS, int(0, 9)), COMPONENT_QP, 'Quantum Power of each component.'),
  componentCost: option(
    table(COMPONENTS, list(int(0, 6), 3, 3)),
    COMPONENT_COST,
    'What each component costs: copper, helium-3, niodium.',
  ),
  planetTokens: option(
    table(COUNTED_TOKENS, int(0, 6)),
    TOKEN_COUNTS,
    'Mines of each kind and barren planets, six in all; two outposts come on top.',
  ),
  engineDeck: option(
    table(ENGINE_CARDS, int(0, 20)),
    ENGINE_DECK,
    'Engine cards of each type, at least twelve in all.',
  ),
  eventCopies: option(table(USUAL_EVENTS, int(0, 4)), USUAL_COPIES, 'Copies of each event card.'),
  failedNavigation: option(
    choice(...FAILURES),
    'endTurn',
    'A gate without a path costs you the round, or the rest of your queue, or nothing.',
  ),
  phaseKickback: option(bool, false, 'CNOT in Superious moves the other ship, as in physics; the printed map says no.'),
  eventOnExit: option(bool, false, 'Draw an event card when an engine card takes your fleet out of Entanglion.'),
  colorBlindness: option(bool, false, 'Adds two copies of Color Blindness, which the authors struck out.'),
  tractorBeam: option(bool, false, 'Adds two copies of Tractor Beam, which the authors struck out.'),
  showOwnPlaced: option(bool, false, 'Shows you your own face-down cards.'),
  mulligan: option(bool, true, 'In the first round you may discard your engine hand and draw a new one.'),
  swapSameSpot: option(bool, false, 'SWAP with both ships on one outer planet does nothing instead of failing.'),
};

export type Options = OptionsOf<typeof OPTIONS>;

const sum = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((a, b) => a + b, 0);

function validateOptions({ planetTokens, engineDeck }: Options): string | undefined {
  if (sum(planetTokens) !== 6) return `planetTokens are ${sum(planetTokens)}, not 6`;
  return sum(engineDeck) < 12 ? `engineDeck has ${sum(engineDeck)} cards; 12 are needed` : undefined;
}

export const options: OptionsSchema<Options> = { fields: OPTIONS, validate: validateOptions };

/** How many copies of an event card are in the game. */
export function copiesOf(options: Options, event: EventId): number {
  if (event === 'colorBlindness' || event === 'tractorBeam') return options[event] ? EVENT_DATA[event].copies : 0;
  return options.eventCopies[event];
}

/** Something that depends on the options only: made once for each match. */
export function onceFor<T extends object>(make: (options: Options) => T): (options: Options) => T {
  const made = new WeakMap<Options, T>();
  return (options) => {
    const known = made.get(options);
    if (known) return known;
    const thing = make(options);
    made.set(options, thing);
    return thing;
  };
}

/** What components cost before any discount. */
export const costsOf = onceFor(({ componentCost }) => {
  const costOf = ([copper = 0, helium3 = 0, niodium = 0]: readonly number[]): Cargo => [copper, helium3, niodium];
  const costs = COMPONENTS.map((component) => [component, costOf(componentCost[component])]);
  return Object.fromEntries(costs) as Readonly<Record<ComponentId, Cargo>>;
});

/** All event cards of a game, in order. */
export const eventCards = onceFor((options): readonly EventId[] =>
  EVENTS.flatMap((event) => new Array<EventId>(copiesOf(options, event)).fill(event)),
);
