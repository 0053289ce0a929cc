import type { Action, BreachView } from '@orrery/breach/client';
import { optionsOf, position, type Position, read, short } from '@orrery/breach/testing';
import { breach } from '@orrery/breach';
import { expect, test } from 'vitest';
import {
  type Deed,
  deedAt,
  deedNear,
  deedOnEnter,
  type Situation,
  type Spot,
} from '../../../src/games/breach/intent.ts';
import { marksOf } from '../../../src/games/breach/marks.ts';
import { roomWords } from '../../../src/games/breach/names.ts';
import { Crews } from '../../../src/games/breach/pieces.ts';
import { previewsOf } from '../../../src/games/breach/preview.ts';
import type { Choice } from '../../../src/games/breach/props.ts';
import { subjectOf } from '../../../src/games/breach/subjects.ts';

/** A position as the seat sees it that is asked; digits for what is in hand. */
function at(spec: Position, selected?: string): Situation {
  const scenario = position(spec);
  const seat = breach.decisions(scenario.state)[0]?.seat ?? 0;
  const view: BreachView = breach.view(scenario.state, seat);
  expect(optionsOf(scenario)).toEqual(view.legal.map(short));
  const all = view.legal.map((action): Choice => ({ action, words: short(action), cursor: false }));
  const own = all.filter((choice) => selected === undefined || subjectOf(choice) === selected);
  const choices = all.map((choice) => (own.includes(choice) ? { ...choice, digit: own.indexOf(choice) + 1 } : choice));
  return { view, crews: new Crews(view), choices, selected };
}

const words = (deed: Deed): string =>
  deed.kind === 'choose' ? short(deed.action) : deed.kind === 'select' ? `take ${deed.subject ?? 'nothing'}` : 'none';
const click = (id: string, now: Situation): string => {
  const spot: Spot = /^[A-G]/.test(id) ? { kind: 'room', room: id as 'C3' } : { kind: 'piece', id };
  return words(deedAt(spot, now));
};

const WAVE: Position = {
  rations: 2,
  captured: ['B1'],
  units: 'sentry C3 4, liveWire C3 2, sentry C3 4, purge D3',
  pirates: 'grunt C3, grunt C3, sapper C3, geek C2, reaver B2 acted',
};

const SHIP: Position = {
  phase: 'aiWave',
  reactor: 3,
  units: 'sentry C3, sentry C3 4, liveWire C3, impaler B4 up, nailer B3',
  pirates: 'grunt C3, grunt C3, sapper C3, geek C2',
};

test('a pirate is taken in hand by a click on it, or on one that it stands for', () => {
  const now = at(WAVE);
  expect(click('p3', now)).toBe('take p3');
  expect(click('p2', now)).toBe('take p1');
  expect(click('C2', now)).toBe('take p4');
  expect(click('C4', now)).toBe('take nothing');
});

test('with nothing in hand a room takes the choice shown there, if it is clear which', () => {
  const now = at({ pirates: 'grunt C2, sapper C2' });
  expect(click('B2', now)).toBe('take p1');
  expect(click('C3', at({ pirates: 'grunt C2' }))).toBe('move(p1, C3)');
});

test('a tap beside a piece strikes it, or takes that very piece in hand; else it is the room’s', () => {
  const tap = (id: string, now: Situation) => {
    const deed = deedNear(id, now);
    return deed ? words(deed) : 'the room';
  };
  expect(tap('p3', at(WAVE))).toBe('take p3');
  expect(tap('p4', at(WAVE, 'p3'))).toBe('take p4');
  expect(tap('p3', at(WAVE, 'p3'))).toBe('take nothing');
  expect(tap('p2', at(WAVE, 'p1'))).toBe('take p1');
  expect(tap('p5', at(WAVE, 'p3'))).toBe('the room'); // has acted
  expect(tap('a3', at(WAVE, 'p3'))).toBe('attack(p3, a1)');
  expect(tap('a2', at(WAVE, 'p1'))).toBe('attack(p1, a2)'); // refused in words
  expect(tap('a4', at(WAVE, 'p3'))).toBe('the room'); // walks there
  expect(tap('a1', at(WAVE))).toBe('take p1'); // who can attack it
  expect(tap('a2', at(WAVE))).toBe('attack(p3, a2)'); // nobody else can
  expect(tap('p1', at(WAVE, 'hire:grunt'))).toBe('the room');
  expect(tap('p3', at(SHIP, 'a1'))).toBe('use(a1, p3)');
  expect(tap('p4', at(SHIP, 'a1'))).toBe('the room');
  // A trap goes off at the second tap.
  expect(tap('a3', at(SHIP, 'a1'))).toBe('take a3');
  expect(tap('a3', at(SHIP, 'a3'))).toBe('use(a3)');
});

test('with a pirate in hand rooms are entered and units attacked, whichever of a group is meant', () => {
  const now = at(WAVE, 'p3');
  expect(click('B3', now)).toBe('move(p3, B3)');
  expect(click('a3', now)).toBe('attack(p3, a1)');
  expect(click('a2', now)).toBe('attack(p3, a2)');
  // A face-down unit in the room it can walk to.
  expect(click('a4', now)).toBe('move(p3, D3)');
  expect(click('p4', now)).toBe('take p4');
  expect(click('p3', now)).toBe('take nothing');
  expect(click('C3', now)).toBe('take nothing');
  expect(click('C3', at(WAVE, 'p1'))).toBe('take p3');
});

test('what cannot be done is sent all the same, for the host to say why', () => {
  const now = at(WAVE, 'p1');
  expect(click('a2', now)).toBe('attack(p1, a2)');
  expect(now.view.legal.map(short)).not.toContain('attack(p1, a2)');
  expect(click('C4', now)).toBe('move(p1, C4)');
  expect(click('p5', at(WAVE))).toBe('capture(p5)');
});

test('a unit of the ship without anything in hand takes up who can attack it', () => {
  expect(click('a2', at(WAVE))).toBe('take p3');
});

test('a kind in hand goes into the room that is clicked', () => {
  expect(click('B1', at(WAVE, 'hire:grunt'))).toBe('place(grunt, B1)');
  expect(click('C4', at(WAVE, 'hire:grunt'))).toBe('place(grunt, C4)');
  expect(click('p1', at(WAVE, 'hire:grunt'))).toBe('take p1');
});

test('a turret is taken and aimed, a trap goes off', () => {
  const now = at(SHIP);
  expect(click('a2', now)).toBe('take a1');
  expect(click('a3', now)).toBe('use(a3)');
  expect(click('C3', now)).toBe('take a1');
  const aiming = at(SHIP, 'a1');
  expect(click('p2', aiming)).toBe('use(a1, p1)');
  expect(click('p4', aiming)).toBe('use(a1, p4)');
  expect(click('a4', aiming)).toBe('use(a4)');
  expect(click('a3', aiming)).toBe('use(a3)');
});

test('Enter takes the choice that is lit in a room', () => {
  const enter = (room: 'C3' | 'D3' | 'C2', now: Situation) => words(deedOnEnter(room, now));
  expect(enter('D3', at(WAVE, 'p3'))).toBe('move(p3, D3)');
  expect(enter('C3', at(WAVE, 'p3'))).toBe('attack(p3, a1)');
  expect(enter('C2', at(WAVE))).toBe('take p4');
});

test('a flag takes the room', () => {
  const now = at({ pirates: 'grunt B1, sapper B1' });
  expect(words(deedAt({ kind: 'flag', room: 'B1' }, now))).toBe('capture(p1)');
  expect(words(deedAt({ kind: 'flag', room: 'B1' }, { ...now, selected: 'p2' }))).toBe('capture(p2)');
  expect([...marksOf(now.choices, undefined, [], now.crews).flags.keys()]).toEqual(['B1']);
});

test('brass: places and targets of what is in hand, with the digits of their buttons', () => {
  const now = at(WAVE, 'p3');
  const marks = marksOf(now.choices, 'p3', [], now.crews);
  expect([...marks.rooms].map(([room, { digits }]) => [room, ...digits])).toEqual([
    ['C2', 3],
    ['B3', 4],
    ['D3', 5],
  ]);
  expect([...marks.targets].map(([id, { digits }]) => [id, ...digits])).toEqual([['a1', 1], ['a3'], ['a2', 2]]);
  expect([...marks.actors.keys()].sort()).toEqual(['p1', 'p2', 'p3', 'p4']);
});

test('a preview tells what the cursor would do, to everybody a trap would hit', () => {
  const now = at(SHIP);
  const told = (action: Action) => previewsOf(action, now.crews).map(({ id, before, after }) => [id, before, after]);
  expect(told(read('use(a1, p3)'))).toEqual([['p3', 5, 0]]);
  expect(told(read('use(a3)'))).toEqual([
    ['p1', 3, 2],
    ['p2', 3, 2],
    ['p3', 5, 4],
  ]);
});

test('a room in words', () => {
  const now = at(WAVE, 'p3');
  expect(roomWords('D3', now)).toBe('D3, edge room, 1 hidden unit; choice 5: move here');
  expect(roomWords('B1', now)).toBe('B1, breach, empty');
  expect(roomWords('C3', at(WAVE, 'p4'))).toBe(
    'C3, room inside the ship, 2 × Sentry, turret, Endurance 4 of 6, Live Wire, trap, Security 2 of 3, 2 × Grunt with 3 health, Sapper with 5 health; choice 4: move here',
  );
});
