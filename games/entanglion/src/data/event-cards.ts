/** Quantum event cards: how many there are, and in which windows they may be played. What each does stands in `cards/`. */
import { ranksOf } from './order.ts';

export const EVENTS = [
  'wormhole',
  'quantumNoise',
  'quantumInterference',
  'prosperity',
  'defection',
  'strategicNavigation',
  'quantumTeleporter',
  'hardBargain',
  'blackHole',
  'spy',
  'quantumBoost',
  'shuttlecraft',
  'alchemist',
  'homingWarp',
  'abundance',
  'disruptiveSabotage',
  'rivalTransmogrification',
  'hyperdriveInitiation',
  'timeDilation',
  'quantumTutor',
  'colorBlindness',
  'tractorBeam',
] as const;
export type EventId = (typeof EVENTS)[number];
/** Those that are always in the game; the other two come with their own options. */
export const USUAL_EVENTS = EVENTS.slice(0, 20) as unknown as UsualEvents;
type UsualEvents = readonly Exclude<EventId, 'colorBlindness' | 'tractorBeam'>[];
export type UsualEvent = UsualEvents[number];

/**
 * When a card may be played: `open` at every decision of one's own, at the start of a round and at the final call;
 * `roundStart` only then; `reveal` when a card of one's own was turned up; `encounter` in one; `response` as an answer.
 */
export const EVENT_CLASSES = ['open', 'roundStart', 'reveal', 'encounter', 'response'] as const;
export type EventClass = (typeof EVENT_CLASSES)[number];

export interface EventCardData {
  readonly name: string;
  readonly copies: number;
  readonly class: EventClass;
  readonly help: string;
}

export const EVENT_DATA: Readonly<Record<EventId, EventCardData>> = {
  wormhole: {
    name: 'Wormhole',
    copies: 2,
    class: 'open',
    help: 'Roll the Centarious die: both your ships land on ZERO or on ONE.',
  },
  quantumNoise: {
    name: 'Quantum Noise',
    copies: 2,
    class: 'open',
    help: 'Roll the eight-sided die and land that many planets clockwise from OMEGA ZERO.',
  },
  quantumInterference: {
    name: 'Quantum Interference',
    copies: 2,
    class: 'reveal',
    help: 'The gate you have just revealed counts as another gate of your choice.',
  },
  prosperity: {
    name: 'Prosperity',
    copies: 2,
    class: 'open',
    help: 'On a mine: two of its product. On an outpost: hire a pirate for one resource.',
  },
  defection: {
    name: 'Defection!',
    copies: 2,
    class: 'open',
    help: 'The other fleet takes two resources of yours, and you take one of its pirates.',
  },
  strategicNavigation: {
    name: 'Strategic Navigation',
    copies: 2,
    class: 'roundStart',
    help: 'Draw three engine cards and use up to two of them at once.',
  },
  quantumTeleporter: {
    name: 'Quantum Teleporter',
    copies: 2,
    class: 'open',
    help: 'Steal an event card of the other fleet, at random.',
  },
  hardBargain: {
    name: 'Hard Bargain',
    copies: 2,
    class: 'open',
    help: 'At the Depot: buy a component now for one resource less.',
  },
  blackHole: {
    name: 'Black Hole',
    copies: 2,
    class: 'open',
    help: 'Discard your engine hand and draw three cards.',
  },
  spy: { name: 'Spy', copies: 2, class: 'roundStart', help: 'This round the other fleet queues its cards face up.' },
  quantumBoost: { name: 'Quantum Boost', copies: 2, class: 'encounter', help: 'Add 3 to your roll in this encounter.' },
  shuttlecraft: {
    name: 'Shuttlecraft',
    copies: 2,
    class: 'open',
    help: 'Move a pirate from one outpost to the other.',
  },
  alchemist: {
    name: 'Alchemist',
    copies: 2,
    class: 'open',
    help: 'Turn one or two of your resources of one kind into another kind.',
  },
  homingWarp: { name: 'Homing Warp', copies: 2, class: 'open', help: 'Jump to a planet where a rival ship is.' },
  abundance: { name: 'Abundance', copies: 2, class: 'open', help: 'Take a resource of your choice.' },
  disruptiveSabotage: {
    name: 'Disruptive Sabotage',
    copies: 2,
    class: 'response',
    help: 'Cancel the event card that the other fleet has just announced.',
  },
  rivalTransmogrification: {
    name: 'Rival Transmogrification',
    copies: 2,
    class: 'roundStart',
    help: 'The two fleets change places.',
  },
  hyperdriveInitiation: {
    name: 'Hyperdrive Initiation',
    copies: 2,
    class: 'roundStart',
    help: 'Take the first-player token and begin this round.',
  },
  timeDilation: { name: 'Time Dilation', copies: 1, class: 'open', help: 'The game lasts one more round.' },
  quantumTutor: {
    name: 'Quantum Tutor',
    copies: 2,
    class: 'open',
    help: 'Look at three event cards: keep one, give one away, put the last back on top.',
  },
  colorBlindness: {
    name: 'Color Blindness',
    copies: 2,
    class: 'roundStart',
    help: 'Name red or blue: this round the other fleet can fly only on paths of that colour.',
  },
  tractorBeam: {
    name: 'Tractor Beam',
    copies: 2,
    class: 'open',
    help: 'Your fleet has two more cargo holds for the rest of the game.',
  },
};

export const EVENT_RANKS = ranksOf(EVENTS);
