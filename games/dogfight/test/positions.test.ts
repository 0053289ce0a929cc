/** The builder of positions: refuses what the rules exclude, and goes on from the middle of things. */
import { expect, test } from 'vitest';
import { ALL_MANEUVERS, optionsOf, play, position, read, short, shipIn } from '../src/testing.ts';

const at = [60000, 60000, 0] as const;

test.for([
  ['a ship beyond the edge', { ships: [{ at: [2771, 60000, 0] as const }] }],
  ['a heading that is none', { ships: [{ at: [60000, 60000, 8] as const }] }],
  ['half a unit', { ships: [{ at: [60000.5, 60000, 0] as const }] }],
  ['too much altitude', { ships: [{ at, altitude: 5 }] }],
  ['more health than a stat line has', { ships: [{ at, health: 5 }] }],
  ['stats that are no line', { ships: [{ at, attack: 4, speed: 4 }] }],
  ['a flying ship without health', { ships: [{ at, health: 0 }] }],
  ['a lost ship with a place', { ships: [{ at, lostBy: 'offBoard' as const }, { at }] }],
  [
    'a squadron with a ship nobody told of',
    { ships: [[{ at }, { at: [80000, 60000, 0] as const }], { at: [20000, 20000, 0] as const }] },
  ],
  ['a single pilot flying', { ships: [{ at }, { lostBy: 'shotDown' as const }] }],
  [
    'two tokens on each other where ships bump',
    { options: { overlapRule: 'bump' as const }, ships: [{ at }, { at: [62000, 60000, 0] as const }] },
  ],
  ['a first player who is not there', { firstPlayer: 2, ships: [{ at }] }],
  ['a round after the last', { round: 41, ships: [{ at }] }],
  ['too many quiet rounds', { quietRounds: 12, ships: [{ at }] }],
  [
    'a token beside the grid at placement',
    { stage: 'placement' as const, ships: [{ at: [3001, 3000, 0] as const }, {}] },
  ],
  [
    'a token inside the band at placement',
    { stage: 'placement' as const, ships: [{ at: [81000, 81000, 0] as const }, {}] },
  ],
  ['a move that does not balance', { ships: [{ at, speed: 3 }], move: { ship: 'p0s0', baseLeft: 4, flown: [] } }],
  ['a move of a ship that is not there', { ships: [{ at }], move: { ship: 'p4s0', baseLeft: 4, flown: [] } }],
] as const)('%s is refused', ([, spec]) => {
  expect(() => position(spec)).toThrow();
});

test('a position in the middle of a move', () => {
  const game = position({
    ships: [{ at: [81000, 101000, 6], speed: 3 }],
    move: { ship: 'p0s0', baseLeft: 1, flown: ['S:straight'] },
  });
  expect(game.view(0).move).toMatchObject({ baseLeft: 1, specialUsed: true, startAltitude: 3 });
  expect(optionsOf(game)).toEqual(['straight', 'end(0)']);
  expect(shipIn(play(game, 'straight'), 'p0s0').pose).toEqual({ x: 81000, y: 81000, h: 6 });
});

test('answers in short', () => {
  const texts = [
    ...ALL_MANEUVERS,
    '4-3-3-2',
    'cell(0, 26)',
    'heading(3)',
    'move(p0s1)',
    'end(2)',
    'act(p1s2)',
    'attack(p1s0)',
    'hold',
  ];
  expect(ALL_MANEUVERS).toHaveLength(14);
  expect(texts.map((text) => short(read(text)))).toEqual(texts);
});
