/** What play should have shown before we believe that it was tried: every question, card, pirate and rare effect. */
import type { Reach } from '@orrery/kernel';
import {
  COMPONENTS,
  ENDS,
  EVENTS,
  GATES,
  PIRATES,
  RECRUITINGS,
  TOKENS,
  USUAL_EVENTS,
  type UsualEvent,
} from './data.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';

const DECISIONS = [
  'placeFleet',
  'mulligan',
  'umbraDiscard',
  'event',
  'respond',
  'navigate',
  'charmDiscard',
  'discardEvent',
  'clarenceSlot',
  'clarenceGuess',
  'resolve',
  'interfere',
  'interfereValue',
  'move',
  'reroll',
  'loot',
  'probeAction',
  'shop',
  'dump',
  'action',
  'mineAmount',
  'recruit',
  'pay',
  'gainResource',
  'neva',
  'refresh',
  'defectionTake',
  'defectionPirate',
  'bargainBuy',
  'shuttleFrom',
  'shuttlePirate',
  'alchemistFrom',
  'alchemistAmount',
  'alchemistTo',
  'warpTarget',
  'tutorKeep',
  'tutorGive',
  'stratUse',
  'colorBlindColor',
  'discardEngine',
  'forcedJettison',
];

/** Events that are things of their own, and happen seldom. */
const RARE = ['stayed', 'failed', 'extended', 'beamed', 'traded'] as const;

const only = (copies: Partial<Record<UsualEvent, number>>): Options['eventCopies'] =>
  Object.fromEntries(USUAL_EVENTS.map((event) => [event, copies[event] ?? 0])) as Options['eventCopies'];

const TOO_DEAR = Object.fromEntries(
  COMPONENTS.map((component) => [component, [6, 6, 6]]),
) as unknown as Options['componentCost'];

/** Rules that meet once in thousands of games meet often in these. */
const SETTINGS = [
  // A Teleporter and two Sabotages in a row leave nothing to steal; so few cards are soon shuffled again.
  {
    eventCopies: only({ quantumTeleporter: 4, disruptiveSabotage: 4 }),
    startEvents: 2,
    engineSlots: 4,
    roundLimit: 12,
  },
  // Pirates go to and fro between an outpost that is known and one that is not; all of them find a fleet, Harry, too.
  {
    eventCopies: only({ shuttlecraft: 4 }),
    outpostCapacity: 12,
    startEvents: 0,
    hireCost: 0,
    pirateCapacity: 6,
    engineSlots: 4,
    roundLimit: 12,
    failedNavigation: 'noEffect',
  },
  // Full holds, which nobody can sell, and Maria changes sides.
  {
    eventCopies: only({ defection: 4 }),
    componentCost: TOO_DEAR,
    cargoCapacity: 4,
    mariaHolds: 5,
    discoverYield: 4,
    replenishAmount: 3,
    replenishCap: 6,
    hireCost: 0,
    pirateCapacity: 6,
    engineSlots: 4,
    roundLimit: 12,
    failedNavigation: 'noEffect',
  },
  // Whatever is played, somebody answers it.
  {
    eventCopies: only({
      disruptiveSabotage: 4,
      alchemist: 4,
      hyperdriveInitiation: 4,
      rivalTransmogrification: 4,
      spy: 2,
      timeDilation: 1,
    }),
    colorBlindness: true,
    tractorBeam: true,
    startEvents: 3,
    eventHandLimit: 6,
    engineSlots: 3,
    roundLimit: 12,
  },
] as const satisfies readonly Partial<Options>[];

export const reach: Reach<Event> = {
  decisions: DECISIONS,
  secret: ['navigate', 'tutorKeep', 'tutorGive'],
  ends: ENDS,
  things: [
    ...EVENTS.map((event) => `${event} played`),
    ...EVENTS.map((event) => `${event} negated`),
    ...PIRATES.map((pirate) => `${pirate} recruited`),
    ...RECRUITINGS.slice(1).map((how) => `joined by ${how}`),
    ...['compadre', 'neva', 'clarence'].map((pirate) => `bonus by ${pirate}`),
    ...COMPONENTS.map((component) => `${component} bought`),
    ...TOKENS.map((token) => `${token} discovered`),
    ...GATES.map((gate) => `flown by ${gate}`),
    ...['wormhole', 'noise', 'warp', 'rival'].map((way) => `moved by ${way}`),
    ...['card', 'strategic', 'noise', 'warp'].map((way) => `met by ${way}`),
    'a stalemate',
    'loot into orbit',
    'loot by Tiptop',
    'nothing to steal',
    'a guess that was right',
    'overflow into orbit',
    'pay without room',
    'engine cards reshuffled',
    'event cards reshuffled',
    ...RARE,
  ],
  of: thingOf,
  settings: SETTINGS,
  longest: 20_000,
};

function thingOf(event: Event): string | undefined {
  switch (event.kind) {
    case 'announced':
      return `${event.event} played`;
    case 'negated':
      return `${event.event} negated`;
    case 'joined':
      return event.how === 'discovery' ? `${event.pirate} recruited` : `joined by ${event.how}`;
    case 'bonus':
      return `bonus by ${event.pirate}`;
    case 'bought':
      return `${event.component} bought`;
    case 'discovered':
      return `${event.token} discovered`;
    case 'moved':
      return event.gate ? `flown by ${event.gate}` : `moved by ${event.by}`;
    case 'met':
      return `met by ${event.by}`;
    case 'decided':
      return event.winner === null ? 'a stalemate' : undefined;
    case 'looted':
      return event.extra ? 'loot by Tiptop' : event.orbit ? 'loot into orbit' : undefined;
    case 'stole':
      return event.nothing ? 'nothing to steal' : undefined;
    case 'guessed':
      return event.guess === event.card ? 'a guess that was right' : undefined;
    case 'gained':
      return event.overflow > 0 ? 'overflow into orbit' : undefined;
    case 'defectionPaid':
      return event.lost ? 'pay without room' : undefined;
    case 'reshuffled':
      return `${event.pile} cards reshuffled`;
    default:
      return event.kind;
  }
}
