/** Every number that the lab collects of a game, with a line of explanation. */
import {
  COMPONENT_NAMES,
  COMPONENTS,
  EVENT_DATA,
  EVENTS,
  GATES,
  PIRATE_DATA,
  PIRATES,
  PLANET_DATA,
  PLANETS,
  RECRUITINGS,
} from '../data.ts';

const FLIGHTS = ['card', 'strategic', 'noise', 'warp'] as const;
const GAINS = [
  'discovery',
  'mining',
  'downdown',
  'prosperity',
  'abundance',
  'neva',
  'trade',
  'loot',
  'defection',
] as const;
const PROBINGS = ['discover', 'mine', 'hire', 'depot', 'jettison', 'nothing'] as const;
/** Rounds after which Quantum Power is written down. */
export const ROUNDS_SHOWN = 7;

const PLAIN = {
  firstWins: 'share of games that the first player of round 1 won',
  seat0Wins: 'share of games that seat 0 won',
  nearWins: 'share of games won by the fleet that started one H away from the Depot',
  draws: 'share of games that were drawn',
  tied: 'share of games in which Quantum Power was equal, before resources were counted',
  winnerQp: 'Quantum Power of the winner (of both, on average, in a draw)',
  loserQp: 'Quantum Power of the loser (of both, on average, in a draw)',
  qp: 'Quantum Power of a fleet, on average',
  margin: 'difference in Quantum Power',
  componentShare: 'share of Quantum Power from components',
  pirateShare: 'share of Quantum Power from pirates',
  bonusShare: 'share of Quantum Power from bonuses',
  components: 'components of a fleet, on average',
  pirates: 'pirates of a fleet, on average',
  rounds: 'rounds played',
  dilated: 'share of games that Time Dilation made longer',
  leadChanges: 'times the lead passed to the other fleet, round by round',
  cardsQueued: 'cards queued',
  filled: 'times that all slots were filled',
  cardsRevealed: 'cards resolved',
  failures: 'gates without a path',
  cardsLost: 'queued cards lost by failures',
  roundsInside: 'share of fleets that end a round inside Entanglion',
  depotVisits: 'arrivals at the Depot',
  discoveries: 'planets discovered',
  encounters: 'encounters',
  stalemates: 'encounters without a winner',
  initiatorWins: 'encounters that the arriving fleet won',
  loot: 'resources looted',
  lootLost: 'resources looted that found no room',
  rerolls: 'dice rolled again',
  overflow: 'resources gained that found no room',
  jettisoned: 'resources thrown overboard',
  engineReshuffles: 'reshuffles of the engine cards',
  eventReshuffles: 'reshuffles of the event cards',
  fewestEngineCards: 'fewest engine cards in stack and discard pile together',
  eventsPlayed: 'event cards played',
  eventsNegated: 'event cards negated',
  eventsDiscarded: 'event cards discarded unused',
  guesses: 'guesses of Clarence',
  rightGuesses: 'guesses of Clarence that were right',
} as const;

export type PlainName = keyof typeof PLAIN;

const entries: readonly (readonly [string, string])[] = [
  ...Object.entries(PLAIN),
  ...Array.from({ length: ROUNDS_SHOWN }, (_, i): [string, string] => [
    `qp after ${i + 1}`,
    `Quantum Power of a fleet after round ${i + 1}, on average (of the last round if there were fewer)`,
  ]),
  ...GATES.map((gate): [string, string] => [`flown ${gate}`, `flights by ${gate.toUpperCase()}`]),
  ...PLANETS.map((planet): [string, string] => [`visits ${planet}`, `arrivals at ${PLANET_DATA[planet].name}`]),
  ...FLIGHTS.map((by): [string, string] => [`met by ${by}`, `encounters brought about by ${by}`]),
  ...GAINS.map((why): [string, string] => [`gained by ${why}`, `resources gained by ${why}`]),
  ...PROBINGS.map((what): [string, string] => [
    `probe ${what}`,
    `PROBEs used to ${what === 'nothing' ? 'do nothing' : what}`,
  ]),
  ...RECRUITINGS.map((how): [string, string] => [`joined by ${how}`, `pirates that joined by ${how}`]),
  ...COMPONENTS.flatMap((component): [string, string][] => [
    [`${component} bought`, `games in which ${COMPONENT_NAMES[component]} was bought`],
    [`${component} round`, `round in which ${COMPONENT_NAMES[component]} was bought, 0 if it was not`],
    [`${component} price`, `resources paid for ${COMPONENT_NAMES[component]}, 0 if it was not bought`],
    [`${component} wins`, `games that the owner of ${COMPONENT_NAMES[component]} won`],
  ]),
  ...PIRATES.flatMap((pirate): [string, string][] => [
    [`${pirate} joined`, `times that ${PIRATE_DATA[pirate].name} joined a fleet`],
    ...RECRUITINGS.map((how): [string, string] => [
      `${pirate} by ${how}`,
      `times that ${PIRATE_DATA[pirate].name} joined by ${how}`,
    ]),
    [`${pirate} owned`, `games in which a fleet had ${PIRATE_DATA[pirate].name} at the end`],
    [`${pirate} wins`, `games that the last owner of ${PIRATE_DATA[pirate].name} won`],
    [`${pirate} fired`, `times that the effect of ${PIRATE_DATA[pirate].name} was seen in the log`],
  ]),
  ...EVENTS.flatMap((event): [string, string][] => [
    [`${event} drawn`, `times that ${EVENT_DATA[event].name} was drawn`],
    [`${event} played`, `times that ${EVENT_DATA[event].name} was played`],
    [`${event} negated`, `times that ${EVENT_DATA[event].name} was negated`],
    [`${event} discarded`, `times that ${EVENT_DATA[event].name} was discarded unused`],
    [`${event} wins`, `games won by a fleet that played ${EVENT_DATA[event].name}`],
  ]),
];

export const NAMES: Readonly<Record<string, string>> = Object.fromEntries(entries);
