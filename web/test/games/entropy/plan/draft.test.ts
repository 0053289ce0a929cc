import { position, short } from '@orrery/entropy/testing';
import { expect, test } from 'vitest';
import {
  add,
  clear,
  fitting,
  handAfter,
  move,
  planActions,
  type Programs,
  sumOf,
  takeBack,
} from '../../../../src/games/entropy/plan/draft.ts';
import { parseDraft } from '../../../../src/games/entropy/plan/kept.ts';

const scenario = () =>
  position({
    begins: 'planning',
    strip: 6,
    ships: 'A1 (0,0) E40, A2 (2,0) E30, B1 (5,0) E20',
    hands: { A: 'move-1 x2, move-2, laser', B: 'move-1' },
  });
const view = scenario().view(0);
const EMPTY = fitting(view, {});

/** Lays cards one after the other: `1 move-1`. */
const laid = (...cards: readonly string[]): Programs =>
  cards.reduce((programs, words) => {
    const [nr, card] = words.split(' ');
    // Names of the test's own hand.
    return add(view, programs, Number(nr), card as 'move-1');
  }, EMPTY);

test('cards go from the hand to the end of a program, as long as there are any', () => {
  const programs = laid('1 move-1', '2 move-1', '1 laser', '1 move-1');
  expect(programs).toEqual({ 1: ['move-1', 'laser'], 2: ['move-1'] });
  expect(handAfter(view, programs)).toMatchObject({ 'move-1': 0, 'move-2': 1, laser: 0 });
  expect(add(view, programs, 3, 'move-2')).toBe(programs);
});

test('a card is put between others, moved within a program and to another, and taken back', () => {
  const programs = laid('1 move-1', '1 move-2', '1 laser');
  expect(add(view, programs, 1, 'move-1', 1)[1]).toEqual(['move-1', 'move-1', 'move-2', 'laser']);
  expect(move(view, programs, { nr: 1, at: 0 }, { nr: 1, at: 3 })[1]).toEqual(['move-2', 'laser', 'move-1']);
  expect(move(view, programs, { nr: 1, at: 2 }, { nr: 1, at: 0 })[1]).toEqual(['laser', 'move-1', 'move-2']);
  const across = move(view, programs, { nr: 1, at: 1 }, { nr: 2, at: 99 });
  expect(across).toEqual({ 1: ['move-1', 'laser'], 2: ['move-2'] });
  expect(takeBack(view, across, { nr: 2, at: 0 })[2]).toEqual([]);
  expect(takeBack(view, across, { nr: 2, at: 1 })).toBe(across);
  expect(clear(view, programs, 1)[1]).toEqual([]);
});

test('handing in sends the cards ship by ship and then the end, unless the hand is empty', () => {
  const some = laid('2 laser', '1 move-2');
  expect(planActions(view, some).map(short)).toEqual(['append(1,move-2)', 'append(2,laser)', 'finish']);
  const all = laid('1 move-1', '1 move-1', '1 move-2', '2 laser');
  expect(planActions(view, all).map(short).at(-1)).toBe('append(2,laser)');
  expect(planActions(view, EMPTY).map(short)).toEqual(['finish']);
});

test('what it sends is taken by the rules, to the end of planning', () => {
  for (const programs of [EMPTY, laid('1 move-1', '2 laser'), laid('1 move-1', '1 move-1', '1 move-2', '2 laser')]) {
    const table = scenario();
    for (const action of planActions(view, programs)) table.act(0, action);
    expect(table.view(0).players[0]?.finished).toBe(true);
  }
});

test('a kept draft is fitted to the table: what was sent before stays first, what is impossible goes', () => {
  const table = scenario().act(0, { kind: 'append', ship: 1, card: 'move-1' });
  const now = table.view(0);
  const kept: Programs = { 1: ['move-1', 'laser'], 2: ['move-1', 'move-1', 'wave'], 7: ['move-2'] };
  expect(fitting(now, kept)).toEqual({ 1: ['move-1', 'laser'], 2: ['move-1'] });
  expect(fitting(now, { 1: ['laser', 'move-1'] })).toEqual({ 1: ['move-1'], 2: [] });
  const programs = fitting(now, kept);
  expect(takeBack(now, programs, { nr: 1, at: 0 })).toBe(programs);
  expect(add(now, programs, 1, 'move-2', 0)[1]).toEqual(['move-1', 'move-2', 'laser']);
  expect(planActions(now, programs).map(short)).toEqual(['append(1,laser)', 'append(2,move-1)', 'finish']);
  expect(sumOf(handAfter(now, programs))).toBe(1);
});

test('a draft is read back from text, and rubbish is none', () => {
  const programs: Programs = { 1: ['move-1', 'laser'], 3: [] };
  expect(parseDraft(JSON.stringify(programs))).toEqual(programs);
  expect(parseDraft('{"1":["warp","laser"],"x":["laser"]}')).toEqual({ 1: ['laser'] });
  expect([parseDraft('{'), parseDraft('null'), parseDraft('7')]).toEqual([undefined, undefined, undefined]);
});
