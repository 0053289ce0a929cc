/** The guided first game: one whole turn, from collecting to the invasion that wins. Blue is the learner. */
import type { Lesson } from '@orrery/kernel';
import { about } from './about.ts';
import type { Action } from './actions.ts';
import {
  ATTACK_COPIES,
  BOARDS,
  type CardId,
  deckOf,
  REINFORCEMENT_COPIES,
  type SiteId,
  SPECIAL_COPIES,
} from './data.ts';
import type { Event } from './events.ts';
import type { Player, Stack, State } from './state.ts';

const [P6, P7, P13, CORNER] = ['-3,0', '0,0', '0,3', '1,2'] as const;

const blue = (ships: number) => ({ owner: 0, ships, attached: 0 }) satisfies Stack;
const orange = (ships: number) => ({ owner: 1, ships, attached: 0 }) satisfies Stack;

/** Blue holds P6, P9, P11 and P12, and stands on two corners. */
const STACKS: Readonly<Record<SiteId, ReturnType<typeof blue>>> = {
  [P6]: blue(1),
  '-2,1': blue(2),
  '-1,2': blue(1),
  '-3,3': blue(1),
  '-1,0': blue(3),
  [CORNER]: blue(2),
  [P7]: orange(3),
  '1,-2': orange(2),
  '2,-1': orange(1),
  '3,-3': orange(1),
  '3,0': orange(2),
};

const BLUE_HAND: readonly CardId[] = ['attack-4-1', 'attack-7-1', 'retreat-1', 'negotiate-1', 'reinforcement-3-1'];
const ORANGE_HAND: readonly CardId[] = [
  'attack-5-1',
  'attack-6-1',
  'attack-9-1',
  'sabotage-1',
  'retreat-2',
  'quash-1',
  'negotiate-2',
];
const DECK = deckOf({ attack: ATTACK_COPIES, special: SPECIAL_COPIES, reinforcement: REINFORCEMENT_COPIES }).filter(
  (card) => !BLUE_HAND.includes(card) && !ORANGE_HAND.includes(card),
);

const PLAYER = {
  assimilated: [],
  graveyard: 1,
  pile: 0,
  mineral: 1,
  gas: 0,
  bought: 0,
  tracker: 0,
  mode: 'shield',
  rebel: null,
  levels: [0, 0, 0, 0, 0, 0, 0],
} as const satisfies Partial<Player>;

const POSITION = {
  round: 5,
  active: 0,
  order: [0, 1],
  // From P1 to P13.
  planets: [
    ...(['vp', 'vp', 'mineral', 'vp', 'gas', 'vp'] as const),
    ...(['vp', 'mineral', 'mineral', 'vp', 'gas', 'vp', 'gas'] as const),
  ],
  stacks: BOARDS.b13.sites.map((site) => STACKS[site] ?? null),
  fortresses: ['-3,3', '3,-3'],
  players: [
    { ...PLAYER, alien: 'replicator', reserve: 9, hand: BLUE_HAND },
    { ...PLAYER, alien: 'hoarder', reserve: 10, hand: ORANGE_HAND },
  ],
  bank: { mineral: 20, gas: 12 },
  deck: DECK,
  stack: [
    { kind: 'game', at: 6 },
    { kind: 'turn', at: 2 },
    { kind: 'collect', at: 1 },
    { kind: 'chooseResource', seat: 0, why: 'free' },
  ],
} satisfies Partial<State>;

export const lesson: Lesson<Action, Event> = {
  ...about.lesson,
  seat: 0,
  seats: 2,
  options: { fixedPowers: ['replicator', 'hoarder'] },
  seed: 'lesson',
  position: POSITION,
  steps: [
    {
      title: 'The goal',
      words: 'You are **Blue**. The first with **ten points** wins. You have 5, Orange has 8: this turn decides.',
      at: 'goal',
    },
    {
      title: 'Ships and planets',
      words:
        'Each number is a stack of ships. The large discs are planets: one with your ships on it is a **point** while they stay. **M** also brings a mineral each turn, **G** gas, **V** nothing more.',
      at: '-2,1',
    },
    {
      title: 'Collect tokens',
      words:
        'A turn has four parts. First you **collect**: a token of your choice, and one from each gas or mineral planet that you hold. Take **gas**.',
      wanted: [{ kind: 'chooseResource', resource: 'gas' }],
      otherwise: 'You will need 2 minerals and 2 gas. Your planets bring one of each, so take gas.',
      brings: [
        { kind: 'yielded', seat: 0, resource: 'gas', paid: 1 },
        { kind: 'yielded', seat: 0, resource: 'mineral', paid: 1 },
      ],
    },
    {
      title: 'Build a fortress',
      words:
        'Now you **spend**. A fortress makes a planet worth 2 points, also to a rival who takes it. So build far from Orange, on **P6**.',
      at: P6,
      wanted: [{ kind: 'spend', on: 'fortress', site: P6 }],
      otherwise: 'That is useful, too, but a fortress on P6 is a point at once.',
    },
    {
      title: 'Settle a planet',
      words: 'You have one **move**, a step along the lines. Take your two ships to the free planet **P13**: a point.',
      piece: CORNER,
      at: P13,
      wanted: [{ kind: 'move', from: CORNER, to: P13, count: 2 }],
      otherwise:
        'A fair move, but P13 is a point and brings gas every turn. Your two ships beside it can settle there.',
    },
    {
      title: 'Invade a neighbour',
      words:
        'Last, you may **invade** a neighbour. Your three ships stand on a corner, so you risk no planet. Attack Orange on **P7**.',
      at: P7,
      wanted: [{ kind: 'invade', from: '-1,0', target: P7 }],
      otherwise: 'This is your chance for the win. Invade P7!',
    },
    {
      title: 'A card face down',
      words:
        'Both of you lay a card face down. What counts is its number plus your ships. Your alien, **Replicator**, copies the higher number: your **4** will do.',
      at: 'card attack-4-1',
      wanted: [{ kind: 'commitCard', card: 'attack-4-1' }],
      otherwise: 'Keep that one: you copy Orange’s number anyway. The 4 is enough.',
      answers: [[1, { kind: 'commitCard', card: 'attack-9-1' }]],
      brings: [{ kind: 'copied', seat: 0, number: 9 }],
    },
    {
      title: 'Add to your side',
      words:
        'Orange laid a 9, and you copy it: 9 and 3 ships each, 12 to 12. A **reinforcement** makes it 15. Play it.',
      wanted: [{ kind: 'reinforce', card: 'reinforcement-3-1', side: 'attacker' }],
      otherwise: 'Then nobody would win. Play your +3.',
      brings: [{ kind: 'decided', winner: 0, totals: [15, 12] }],
    },
    {
      title: 'Take the planet',
      words:
        'You won! Orange lost 3 ships. Now you have the fewest ships in the graveyard, and that is worth **2 points**: you have 9. Move in, and **P7** is your tenth.',
      at: P7,
      wanted: [{ kind: 'advance', ships: 3 }],
      otherwise: 'Move in with all three: the more ships, the safer the planet.',
      brings: [{ kind: 'gameEnded', winner: 0 }],
    },
  ],
  learnt: [
    'Ten points win: planets, fortresses, points you buy, the fewest ships in the graveyard, the most cards in hand.',
    'A turn: collect, spend, one move, one invasion.',
    'An empty planet counts for nobody. Leave a ship behind, and more where a rival is near.',
    'Invade from corners: a lost attack from a planet loses the planet, too.',
  ],
};
