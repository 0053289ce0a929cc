/** The guided first game: the last two eras of a match, from the first card of a program to the titanium sent across. */
import type { Lesson } from '@orrery/kernel';
import { about } from './about.ts';
import type { Action } from './actions.ts';
import type { CardId } from './data.ts';
import type { Event } from './events.ts';
import { position } from './lesson-table.ts';

const [LEARNER, BOREAS] = [0, 1];

const lay = (card: CardId): Action => ({ kind: 'append', ship: 1, card });
const FINISH: Action = { kind: 'finish' };

export const lesson: Lesson<Action, Event> = {
  ...about.lesson,
  seat: LEARNER,
  seats: 2,
  options: { entropyStart: 600, freeEnergy: 80, handLimit: 0 },
  seed: 'lesson',
  position,
  before: [
    [BOREAS, lay('move-1')],
    [BOREAS, FINISH],
  ],
  steps: [
    {
      title: 'The goal',
      words:
        'Entropy climbs: it is at −124. At **0** the universe ends, and the player who has sent the most **titanium** into the next one wins.',
      at: 'scale',
    },
    {
      title: 'Six titanium',
      words: 'You fly A1, the blue ship. Boreas has 4 points and you have none yet, but here lie **6 titanium**.',
      at: '1,-1',
    },
    {
      title: 'The first card',
      words:
        'A ship does what its cards say, in order. Lay **Move 1**: A1 lands on the Energy Portal, and it gives you 15 energy every era.',
      at: 'card move-1',
      wanted: [lay('move-1')],
      otherwise: 'Keep that one for later. First Move 1, to the portal.',
    },
    {
      title: 'Turn the ship',
      words:
        'The dotted line shows where A1 will go. The titanium lies to the right of it, so turn: lay **Right 60°**.',
      at: 'card turn-right-60',
      wanted: [lay('turn-right-60')],
      otherwise: 'Not that way: A1 has to turn right, by one side.',
    },
    {
      title: 'Land on it',
      words:
        '**Move 2** flies over a tile and takes what lies where it **lands**. Always count the tiles: a ship that flies off the tiles is lost.',
      at: 'card move-2',
      wanted: [lay('move-2')],
      otherwise: 'The titanium is two tiles ahead: lay Move 2.',
    },
    {
      title: 'Watch the Chaos',
      words:
        'Cards cost energy: A1 has 80, and these take 22. Boreas has planned in secret, too. **Finish planning**, and watch both fly.',
      at: 'finish',
      wanted: [FINISH],
      otherwise: 'Three cards are enough for now. Save the others, and your energy.',
      answers: [
        [BOREAS, { kind: 'pickTile', tile: 'titanium-2' }],
        [BOREAS, { kind: 'placeTile', q: 1, r: 2 }],
        [BOREAS, { kind: 'pickTile', tile: 'titanium-3' }],
        [BOREAS, { kind: 'placeTile', q: -3, r: 2 }],
        [BOREAS, { kind: 'placeTile', q: 3, r: -1 }],
        [BOREAS, lay('titanium-portal')],
        [BOREAS, FINISH],
      ],
      brings: [
        { kind: 'portalTaken', seat: LEARNER },
        { kind: 'pickedUp', seat: LEARNER, titanium: { before: 0, after: 6 } },
        { kind: 'produced', background: 104, entropy: { before: -110, after: 0 }, energy: [95, 80] },
      ],
    },
    {
      title: 'A new era',
      words:
        'Everybody got 80 energy, you 15 more from your portal. But entropy climbs with every era, card and portal. It is at 0: **this era is the last**.',
      at: 'scale',
    },
    {
      title: 'A race',
      words:
        'Titanium aboard is worth nothing until it is **sent**. You have 6. But Boreas has 4 points, and 4 more aboard B1: that makes 8.',
      at: '2,-1',
    },
    {
      title: 'Ram it',
      words:
        'The flag says that **you fly first** now, as Boreas did before. So **ram** B1! Each loses what the other brings: 153 minus 8 for the card leaves 145, against 94. Lay **Move 1**.',
      at: 'card move-1',
      wanted: [lay('move-1')],
      otherwise: 'Then Boreas sends its titanium, and wins. Ram B1 first, with Move 1.',
    },
    {
      title: 'The only card that scores',
      words:
        'Now the **Titanium Portal**, in short Ti Portal: only this card sends titanium. It costs 40 energy, and you will have 51. Lay it second.',
      at: 'card titanium-portal',
      wanted: [lay('titanium-portal')],
      otherwise: 'Without a Titanium Portal nothing is sent, and nothing counts.',
    },
    {
      title: 'Ram, then send',
      words:
        'A good plan. Remember what loses games: a ship with little energy can be rammed by anybody, as B1 is now. **Finish planning**.',
      at: 'finish',
      wanted: [FINISH],
      otherwise: 'These two cards do it. Finish planning.',
      brings: [
        { kind: 'battle', at: { q: 2, r: -1 } },
        { kind: 'playerOut', seat: BOREAS },
      ],
    },
    {
      title: 'Send it',
      words: 'B1 is gone, and its titanium with it. Your Titanium Portal is open: send **all 6**, and you win 6 to 4.',
      at: 'confirm',
      wanted: [{ kind: 'transportAmount', amount: 6 }],
      otherwise: 'What stays aboard is worth nothing now. Send all 6.',
      brings: [{ kind: 'titaniumSent', seat: LEARNER, amount: 6 }],
    },
  ],
  learnt: [
    'You won, 6 points to 4: only titanium that a Titanium Portal has sent counts, and entropy 0 ends the game.',
    'In each era you get energy, lay cards in secret, and then all ships fly.',
    'Energy is armour: a ship that has spent it all is rammed, and its titanium is gone.',
    'Build Ship gives you another ship, and cards for it each era. Then you share out new energy between them.',
  ],
};
