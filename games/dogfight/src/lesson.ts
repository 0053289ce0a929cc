/** The guided first game: a duel that is won on the fourth pass, with the edge of the board in the way. */
import type { Lesson } from '@orrery/kernel';
import { about } from './about.ts';
import type { Action, ActionOfKind, Fly } from './actions.ts';
import type { Manner, Pose, Stats, TemplateId } from './data.ts';
import type { Event } from './events.ts';

const VALKYRIE = 'p0s0';
const RAIDER = 'p1s0';

const fly = (template: TemplateId, manner: Manner = 'normal'): Fly => ({ kind: 'fly', manner, template });
const end = (store: number): ActionOfKind<'end'> => ({ kind: 'end', store });

/** A ship that has not moved yet. */
const ship = (id: typeof VALKYRIE | typeof RAIDER, pilot: number, { health, ...stats }: Stats, pose: Pose) => ({
  id,
  pilot,
  index: 0,
  ...stats,
  fullHealth: health,
  health,
  altitude: 0,
  ...pose,
  flying: true,
  moved: false,
  acted: false,
  damageDealt: 0,
  lostBy: null,
});

const START: Pose = { x: 40_000, y: 130_000, h: 0 };

export const lesson: Lesson<Action, Event> = {
  ...about.lesson,
  seat: 0,
  seats: 2,
  // The first shot takes two health of Raider's, Raider's takes one of Valkyrie's, the last one hits.
  seed: 'first flight',
  position: {
    stage: 'moveStage',
    round: 1,
    firstPlayer: 0,
    turn: 0,
    ships: [
      ship(VALKYRIE, 0, { attack: 3, defense: 3, speed: 4, health: 2 }, START),
      ship(RAIDER, 1, { attack: 2, defense: 3, speed: 4, health: 3 }, { x: 104_556, y: 154_858, h: 4 }),
    ],
    stack: [
      { kind: 'game', at: 3 },
      { kind: 'round', at: 0 },
      {
        kind: 'move',
        seat: 0,
        ship: VALKYRIE,
        baseLeft: 4,
        flown: [],
        specialUsed: false,
        start: { ...START },
        startAltitude: 0,
      },
    ],
  },
  steps: [
    {
      title: 'The goal',
      words: 'You fly the **Valkyrie**. Shoot Raider down and be the **last ship flying**.',
      at: `ship ${VALKYRIE}`,
    },
    {
      title: 'Fly straight on',
      words: 'In a round all ships fly, then all may shoot. You have 4 speed: **fly straight on**, which costs 1.',
      at: 'fly normal straight',
      wanted: [fly('straight')],
      otherwise: 'That would work, too. But fly straight on for now: it is the cheapest way.',
      how: { mouse: 'Click the brass octagon' },
    },
    {
      title: 'Save speed for later',
      words:
        'You may fly on while you have speed. What is left can be saved as **altitude**, which is speed for later: end the move and **store 3**.',
      wanted: [end(3)],
      otherwise: 'Save it all this time: you will need it. End the move and store 3.',
      answers: [
        [1, fly('straight')],
        [1, end(3)],
        [1, fly('bankLeft')],
        [1, end(1)],
      ],
      brings: [{ kind: 'roundStarted', round: 2, firstPlayer: 1 }],
    },
    {
      title: 'Guns point ahead',
      words: 'Round 2. Ships shoot **ahead**, into a narrow arc. Raider has flown first, and now it points at you.',
      at: `ship ${RAIDER}`,
    },
    {
      title: 'Turn towards Raider',
      words:
        '**Turn left.** It costs 3 of your 4 speed, takes you out of Raider’s arc and puts Raider straight in front of your guns.',
      at: 'fly normal turnLeft',
      wanted: [fly('turnLeft')],
      otherwise: 'From there you could not shoot, or Raider could. Turn left, and only you can.',
      how: { mouse: 'Click the brass octagon' },
    },
    {
      title: 'End the move',
      words: 'You could fly on with your altitude, but this is the place to be. End the move and **store 1** more.',
      wanted: [end(1)],
      otherwise: 'Stay here: Raider is in your sights. End the move and store 1.',
      brings: [{ kind: 'attackStageStarted', round: 2 }],
    },
    {
      title: 'Fire!',
      words:
        'Now the shots. You roll 3 dice for your attack of 3, and one more because Raider is **lined up**: between the two lines straight ahead. **Fire!**',
      at: `ship ${RAIDER}`,
      wanted: [{ kind: 'attack', target: RAIDER }],
      otherwise: 'A shot costs nothing, and Raider cannot shoot back from there: attack!',
      how: { mouse: 'Click Raider' },
      brings: [{ kind: 'attacked', ship: VALKYRIE, linedUp: true, damage: 2, left: 1 }],
    },
    {
      title: 'Hits and dodges',
      words: 'A 4 or more hits. Raider’s dice dodge with a 4 or more. Two hits got through: it has **1 health** left.',
      at: 'seat 1',
    },
    {
      title: 'The edge of the board',
      words:
        'Round 3, you begin. The **red octagon** lies beyond the edge: who leaves the board is lost. Most first games end that way.',
      at: 'fly normal straight',
    },
    {
      title: 'Turn away in time',
      words: 'Before you fly, look where the next move could go. **Turn right**, along the edge.',
      at: 'fly normal turnRight',
      wanted: [fly('turnRight')],
      otherwise: 'Careful, the edge is near. Turn right: from there every way is open.',
      how: { mouse: 'Click the brass octagon' },
    },
    {
      title: 'A full store',
      words: 'You have 4 altitude, and that is the most a ship can hold. **End the move.**',
      wanted: [end(0)],
      otherwise: 'Keep your altitude for what comes now. End the move.',
      answers: [
        [1, fly('straight', 'splitS')],
        [1, end(0)],
        [1, { kind: 'attack', target: VALKYRIE }],
        [1, fly('straight')],
        [1, end(0)],
      ],
      brings: [
        { kind: 'maneuverFlown', ship: RAIDER, manner: 'splitS' },
        { kind: 'attacked', ship: RAIDER, damage: 1, left: 1 },
        { kind: 'roundStarted', round: 4, firstPlayer: 1 },
      ],
    },
    {
      title: 'Raider behind you',
      words: 'Raider flew a **Split S**: it turned about, came up behind you and hit once. You have **1 health** left.',
      at: 'seat 0',
    },
    {
      title: 'Spend your altitude',
      words:
        'It follows you, but you fly last and see it. Now your **Split S**: 2 speed and 3 altitude, and you face Raider from where it cannot shoot.',
      at: 'fly splitS straight',
      wanted: [fly('straight', 'splitS')],
      otherwise: 'There Raider could shoot at you, or you could not shoot back. Fly the Split S straight on.',
      how: { mouse: 'Click the brass octagon' },
    },
    {
      title: 'Hold still',
      words:
        'You are out of its arc, and Raider is in front of your guns. After a Split S nothing can be stored: **end the move.**',
      wanted: [end(0)],
      otherwise: 'You could not be in a better place. End the move.',
      brings: [{ kind: 'attackStageStarted', round: 4, shooters: [VALKYRIE] }],
    },
    {
      title: 'Finish Raider',
      words: 'Raider flew first and may shoot first, but it sees nobody. One hit is enough: **fire!**',
      at: `ship ${RAIDER}`,
      wanted: [{ kind: 'attack', target: RAIDER }],
      otherwise: 'This is your chance: attack Raider!',
      how: { mouse: 'Click Raider' },
      brings: [{ kind: 'shipLost', ship: RAIDER, by: 'shotDown' }],
    },
  ],
  learnt: [
    'The last ship flying wins.',
    'A round: all fly, then all may shoot. Who flies later sees more; who flies first shoots first.',
    'Point at them from where they do not point at you. Saved altitude pays for it.',
    'Mind the edge: a ship beyond it is lost, whatever its health.',
  ],
};
