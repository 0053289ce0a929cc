/** What play should have shown before we believe that it was tried: every question, alien, ability, and the rare effects. */
import type { Reach } from '@orrery/kernel';
import { ALIENS, CARD_KINDS, DOMINO_POWERS, ENDS, INVASION_KINDS, PURCHASES, STONES } from './data.ts';
import type { Event } from './events.ts';

const DECISIONS = [
  'choosePower',
  'powerUp',
  'borgSetup',
  'placeStart',
  'doubleStack',
  'deployShip',
  'chooseMode',
  'nameRebel',
  'chooseResource',
  'gift',
  'spend',
  'tradeAnswer',
  'move',
  'chainStep',
  'invade',
  'redrawDiscard',
  'commitCard',
  'switchNumbers',
  'sacrifice',
  'reinforce',
  'retreatTo',
  'sidestepTo',
  'compensationPick',
  'assimilate',
  'deassimilate',
  'dominoDiscard',
  'takeStone',
  'advance',
  'reboot',
  'discardToLimit',
];

/** Events that are things of their own, and happen seldom. */
const RARE = [
  'confiscated',
  'sabotaged',
  'withdrew',
  'sidestepped',
  'avenged',
  'embittered',
  'snapped',
  'switched',
  'infested',
  'copied',
  'sacrificed',
  'rebooted',
  'reshuffled',
  'deassimilated',
  'doubled',
  'tracked',
  'redrew',
] as const;

export const reach: Reach<Event> = {
  decisions: DECISIONS,
  secret: ['choosePower', 'commitCard', 'reinforce', 'compensationPick'],
  ends: ENDS,
  things: [
    ...ALIENS.map((alien) => `${alien} wins`),
    ...INVASION_KINDS.flatMap((one) => INVASION_KINDS.map((other) => `${one} against ${other}`)),
    ...PURCHASES.map((purchase) => `${purchase} bought`),
    ...[...DOMINO_POWERS, 'dominoP7'].map((power) => `${power} powered up`),
    ...STONES.map((stone) => `${stone} stone taken`),
    ...['move', 'chain', 'teleport'].map((how) => `moved by ${how}`),
    ...CARD_KINDS.slice(5).map((kind) => `${kind} discarded`),
    ...RARE,
    'an improvised attack',
    'a host moved by its guest',
  ],
  of: thingOf,
  longest: 60_000,
};

function thingOf(event: Event): string | undefined {
  switch (event.kind) {
    case 'decided':
      return `${event.cards[0]} against ${event.cards[1]}`;
    case 'gameEnded':
      return `${event.alien} wins`;
    case 'bought':
      return `${event.what} bought`;
    case 'poweredUp':
      return `${event.power} powered up`;
    case 'tookStone':
      return `${event.stone} stone taken`;
    case 'moved':
      return event.owner === event.seat ? `moved by ${event.how}` : 'a host moved by its guest';
    case 'revealed':
      return event.cards.includes(null) ? 'an improvised attack' : undefined;
    case 'discarded':
      return `${event.card.split('-')[0]} discarded`;
    default:
      return event.kind;
  }
}
