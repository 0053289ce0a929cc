/** The guided first game: the pirates open a way to the bridge, look before they leap, and come back with the right crew. */
import type { Lesson } from '@orrery/kernel';
import { about } from './about.ts';
import type { Action } from './actions.ts';
import {
  AI,
  AI_TYPES,
  AI_UNITS,
  type AiType,
  aiDataOf,
  PIRATE_TYPES,
  PIRATES,
  type PirateType,
  pirateDataOf,
  type RoomName,
} from './data.ts';
import type { Event } from './events.ts';
import { setOf } from './room-set.ts';
import { SHIPS } from './ships.ts';
import type { State } from './state.ts';
import { makeUnit, type Unit } from './units.ts';

const room = SHIPS.cutter.roomNamed;

/** Face down, because no pirate has been there. */
const unit = (number: number, type: AiType, name: RoomName): Unit =>
  makeUnit({ number, type: AI_TYPES.indexOf(type), room: room(name), left: aiDataOf(type).durability });

const pirate = (number: number, type: PirateType, name: RoomName): Unit =>
  makeUnit({ number, type: PIRATE_TYPES.indexOf(type), room: room(name), left: pirateDataOf(type).health });

const PLACED: readonly AiType[] = ['nailer', 'nerveMist', 'bulwark', 'liveWire', 'purge'];

/** Round 3, wave 1: two Grunts have come through a breach in A3 and stand in B3, two doors from the bridge. */
const position = {
  phase: 'pirateWave',
  stack: [{ kind: 'game' }, { kind: 'round', at: 4 }, { kind: 'wave', at: 2 }, { kind: 'pirateWave', seat: PIRATES }],
  round: 3,
  wave: 1,
  // One generator runs. It is enough for two shots of the ship in this round, and for one in the next.
  reactor: 1,
  capacitor: 2,
  activeGenerators: 1,
  rations: 0,
  capturedRooms: 1,
  breaches: setOf([room('C1'), room('A3')]),
  // In room order.
  units: [
    unit(3, 'bulwark', 'C3'),
    unit(4, 'liveWire', 'D3'),
    unit(1, 'nailer', 'B4'),
    unit(2, 'nerveMist', 'C4'),
    unit(5, 'purge', 'D4'),
  ],
  guarded: setOf(['C3', 'D3', 'B4', 'C4', 'D4'].map(room)),
  pirates: [pirate(1, 'grunt', 'B3'), pirate(2, 'grunt', 'B3')],
  supply: AI_UNITS.map(({ id, supply }) => supply - (PLACED.includes(id) ? 1 : 0)),
  lastAi: 5,
  lastPirate: 2,
  waveRecord: { actions: [], rooms: [], revealed: [], destroyed: [] },
  ledger: { energyIn: 14, energyPaid: 11, rationsSet: 11, rationsSpent: 11 },
} satisfies Partial<State>;

export const lesson: Lesson<Action, Event> = {
  ...about.lesson,
  seat: PIRATES,
  seats: 2,
  options: { map: 'cutter' },
  seed: 'lesson',
  position,
  steps: [
    {
      title: 'The goal',
      words:
        'You lead the pirates, the round orange pieces. **Capture the bridge** before round 7 ends, and the ship is yours.',
      at: 'C4',
    },
    {
      title: 'Look into a room',
      words:
        'A “?” is a turret or a trap, face down. It cannot strike until somebody enters its room. Walk **both Grunts into B4**, one after the other, and see.',
      piece: 'B3',
      at: 'B4',
      wanted: [{ kind: 'move', unit: 'p1', room: 'B4' }],
      more: [{ kind: 'move', unit: 'p2', room: 'B4' }],
      otherwise: 'Keep together, and go to B4: it lies right beside the bridge.',
      answers: [
        [AI, { kind: 'use', unit: 'a1', target: 'p1' }],
        [AI, { kind: 'done' }],
      ],
      brings: [
        { kind: 'unitRevealed', type: 'nailer', room: 'B4' },
        { kind: 'unitUsed', type: 'nailer', damage: 2 },
      ],
    },
    {
      title: 'The ship shoots back',
      words:
        'That was a Nailer, a turret: it hits one pirate in its room. After each of your waves it can fire **again and again** while the ship has **energy** to pay. A generator brings 1 more each wave.',
      at: 'seat 0',
    },
    {
      title: 'Break the turret',
      words:
        'A wave ends when everybody has acted **once**, or when you end it. A Grunt takes 2 from a turret and this one has 3: **attack with both**.',
      piece: 'p2',
      at: 'a1',
      wanted: [{ kind: 'attack', unit: 'p2', target: 'a1' }],
      more: [{ kind: 'attack', unit: 'p1', target: 'a1' }],
      how: { mouse: 'Click a Grunt, then the Nailer', touch: 'Tap a Grunt, then the Nailer' },
      otherwise: 'First the Nailer, with both Grunts. As long as it stands, it shoots.',
      brings: [{ kind: 'pirateAttacked', target: 'a1', left: 0 }],
    },
    {
      title: 'Capture a room',
      words:
        'No guns are left here, and the room lies at the hull: **capture it**. New pirates can then start here, and you get one ration more each round.',
      piece: 'flag B4',
      at: 'flag B4',
      wanted: [{ kind: 'capture', unit: 'p2' }],
      otherwise: 'Let the healthy Grunt capture B4 first: it is the best door to the bridge.',
      brings: [{ kind: 'roomCaptured', room: 'B4' }],
    },
    {
      title: 'Send a scout',
      words:
        'What waits on the bridge? Send the wounded Grunt to **C4** to look. Better one scout than the whole crew: a **trap** hits everybody in its room.',
      at: 'C4',
      wanted: [{ kind: 'move', unit: 'p1', room: 'C4' }],
      otherwise: 'The bridge is in C4. Before you attack it, you want to know what is there.',
      answers: [
        [AI, { kind: 'use', unit: 'a2' }],
        [AI, { kind: 'place', type: 'sentry', room: 'C4' }],
        [AI, { kind: 'generator' }],
        [AI, { kind: 'done' }],
      ],
      brings: [
        { kind: 'unitRevealed', type: 'nerveMist' },
        { kind: 'unitUsed', type: 'nerveMist' },
        { kind: 'rationsSet', rations: 12 },
      ],
    },
    {
      title: 'Hire for the trap',
      words:
        'A trap got him, and Grunts cannot hurt traps. A new round brings you 12 rations: hire a **Wraith** into B4. She breaks traps.',
      piece: 'hire:wraith',
      at: 'B4',
      wanted: [{ kind: 'place', type: 'wraith', room: 'B4' }],
      otherwise: 'Against the trap you need a Wraith, and B4 is the room beside the bridge.',
    },
    {
      title: 'Hire for the turret',
      words:
        'The ship put something new on its bridge. It may be a turret: hire a **Reaver** into B4, too. He breaks turrets.',
      piece: 'hire:reaver',
      at: 'B4',
      wanted: [{ kind: 'place', type: 'reaver', room: 'B4' }],
      otherwise: 'The last 6 rations are for a Reaver. Put him into B4, beside the others.',
    },
    {
      title: 'Go in together',
      words:
        'You need one pirate for each guard, and one more to capture. The ship has energy for one strike only, so go now: move **Wraith and Reaver** to the bridge.',
      piece: 'p3',
      at: 'C4',
      wanted: [{ kind: 'move', unit: 'p3', room: 'C4' }],
      more: [{ kind: 'move', unit: 'p4', room: 'C4' }],
      otherwise: 'Nobody goes alone: the Wraith and the Reaver, both to C4.',
      brings: [{ kind: 'unitRevealed', type: 'sentry' }],
    },
    {
      title: 'One more hand',
      words:
        'A Sentry: a turret indeed. Bring the **Grunt** along, too. While the others fight, he keeps his hands free to capture.',
      at: 'C4',
      wanted: [{ kind: 'move', unit: 'p2', room: 'C4' }],
      otherwise: 'Take the Grunt to the bridge as well. You will need him there.',
      answers: [[AI, { kind: 'use', unit: 'a6', target: 'p3' }]],
      brings: [{ kind: 'unitUsed', type: 'sentry' }],
    },
    {
      title: 'Break the trap',
      words:
        'The ship shot at the Wraith and has too little energy left for more. Your turn: the **Wraith** attacks the trap, Nerve Mist.',
      piece: 'p3',
      at: 'a2',
      wanted: [{ kind: 'attack', unit: 'p3', target: 'a2' }],
      otherwise: 'The trap is the Wraith’s business. Nobody else does much to it.',
      brings: [{ kind: 'pirateAttacked', target: 'a2', left: 0 }],
    },
    {
      title: 'Break the Sentry',
      words: 'One blow, and it is gone. Now the **Reaver** does the same to the Sentry.',
      piece: 'p4',
      at: 'a6',
      wanted: [{ kind: 'attack', unit: 'p4', target: 'a6' }],
      otherwise: 'The turret is the Reaver’s business, and the Grunt keeps his hands free.',
      brings: [{ kind: 'pirateAttacked', target: 'a6', left: 0 }],
    },
    {
      title: 'Take the bridge',
      words: 'Nothing guards the bridge now, and the Grunt has not acted yet. **Capture it**!',
      at: 'flag C4',
      wanted: [{ kind: 'capture', unit: 'p2' }],
      otherwise: 'One capture, and the ship is yours.',
      brings: [{ kind: 'bridgeCaptured' }],
    },
  ],
  learnt: [
    'You win by capturing the bridge in time, the ship by keeping it.',
    'In a wave each pirate acts once. Then the ship strikes, even with the same gun again and again, as long as its energy lasts: go when it has little.',
    'A “?” cannot strike until you enter. A turret hits one pirate, a trap all in its room: send a scout first.',
    'For the bridge you need one pirate for each guard, and one more to capture.',
  ],
};
