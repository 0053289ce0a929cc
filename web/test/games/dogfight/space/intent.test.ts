import { position, type Position, short } from '@orrery/dogfight/testing';
import { expect, test } from 'vitest';
import { type Deed, deedAt, type Situation, type Spot } from '../../../../src/games/dogfight/space/intent.ts';

function at(spec: Position, cursor = 0, seat = 0): Situation {
  const view = position(spec).view(seat);
  const choices = view.legal.map((action, nth) => ({ action, words: short(action), cursor: nth === cursor }));
  return { view, choices };
}

const words = (deed: Deed): string =>
  deed.kind === 'choose' || deed.kind === 'point'
    ? `${deed.kind} ${short(deed.action)}`
    : deed.kind === 'look'
      ? `look ${deed.ship}`
      : 'none';

const ship = (id: `p${number}s${number}`): Spot => ({ kind: 'ship', id });
const cell = (col: number, row: number): Spot => ({ kind: 'cell', cell: { col, row } });

const FIGHT: Position = {
  stage: 'attackStage',
  ships: [{ at: [60000, 60000, 0] }, { at: [90000, 63000, 0] }, { at: [95000, 52000, 0] }, { at: [20000, 20000, 0] }],
};

test('a target is attacked by a click, by a finger after it was pointed at', () => {
  expect(words(deedAt(ship('p1s0'), at(FIGHT)))).toBe('choose attack(p1s0)');
  expect(words(deedAt(ship('p2s0'), at(FIGHT)))).toBe('choose attack(p2s0)');
  expect(words(deedAt(ship('p2s0'), at(FIGHT), true))).toBe('point attack(p2s0)');
  expect(words(deedAt(ship('p2s0'), at(FIGHT, 1), true))).toBe('choose attack(p2s0)');
});

test('a shot that is not offered is sent all the same, for the host to say why; a finger only looks', () => {
  const now = at(FIGHT);
  expect(now.view.legal.map(short)).not.toContain('attack(p3s0)');
  expect(words(deedAt(ship('p3s0'), now))).toBe('choose attack(p3s0)');
  expect(words(deedAt(ship('p3s0'), now, true))).toBe('look p3s0');
  expect(words(deedAt(ship('p0s0'), now))).toBe('look p0s0');
});

test('while a ship moves, and for those who only watch, ships are looked at', () => {
  const moving = at({ ships: [{ at: [60000, 60000, 0] }, { at: [90000, 63000, 0] }] });
  expect(words(deedAt(ship('p1s0'), moving))).toBe('look p1s0');
  expect(words(deedAt(ship('p1s0'), { ...at(FIGHT), choices: [] }))).toBe('look p1s0');
});

test('of a squadron the ship that is clicked moves', () => {
  const now = at({
    ships: [
      [{ at: [60000, 60000, 0] }, { at: [60000, 90000, 0] }],
      [{ at: [120000, 60000, 4] }, { at: [120000, 90000, 4] }],
    ],
  });
  expect(words(deedAt(ship('p0s1'), now))).toBe('choose move(p0s1)');
  expect(words(deedAt(ship('p1s1'), now))).toBe('look p1s1');
});

test('a ghost is flown by a click, by a finger after it was pointed at', () => {
  const now = at({ ships: [{ at: [60000, 60000, 0], speed: 3 }] });
  const [first, second] = now.choices;
  if (!first || !second) throw new Error('a ship of speed 3 has a choice');
  expect(words(deedAt({ kind: 'choice', choice: second }, now))).toBe('choose bankLeft');
  expect(words(deedAt({ kind: 'choice', choice: second }, now, true))).toBe('point bankLeft');
  expect(words(deedAt({ kind: 'choice', choice: first }, now, true))).toBe('choose straight');
});

test('a ship is placed in the cell that is clicked; a finger means the nearest lit one', () => {
  const now = at({ stage: 'placement', ships: [{ at: [3000, 3000, 2] }, {}], turn: 1 }, 0, 1);
  expect(words(deedAt(cell(10, 0), now))).toBe('choose cell(10, 0)');
  // Too near to the first ship: the host says so.
  expect(words(deedAt(cell(5, 0), now))).toBe('choose cell(5, 0)');
  expect(words(deedAt(cell(9, 1), now, true))).toBe('point cell(10, 1)');
  expect(words(deedAt(cell(13, 13), now))).toBe('choose cell(13, 13)');
  expect(words(deedAt(cell(-1, 4), now))).toBe('none');
  expect(words(deedAt(cell(10, 0), { ...now, choices: [] }))).toBe('none');
});
