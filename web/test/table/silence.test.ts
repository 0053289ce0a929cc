import type { Decision, Viewer } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { roundAfter } from '../../src/table/silence.ts';

const FACTS = { yours: [0, 1, 2], shared: true } as const;

const seen = (viewer: Viewer, ...decisions: Decision[]) => ({ viewer, view: { decisions, legal: [] } });
const hidden = (seat: number): Decision => ({ seat, kind: 'negate', hidden: true });
const open = (seat: number): Decision => ({ seat, kind: 'move' });

test('the screen goes round in silence, whoever is asked, and not where a question is open', () => {
  expect(roundAfter([], seen(1), FACTS)).toEqual([2, 0]);
  expect(roundAfter([], seen('watcher'), FACTS)).toEqual([0, 1, 2]);
  expect(roundAfter([], seen(1, hidden(1)), FACTS)).toEqual([1, 2, 0]);
  expect(roundAfter([], seen(1, open(2)), FACTS)).toEqual([]);
  expect(roundAfter([], seen(1, open(1)), FACTS)).toEqual([]);
});

test('the others see the same round whether the one at the screen is asked or not', () => {
  const asked = roundAfter(roundAfter([], seen(1, hidden(1)), FACTS), seen(1, open(2)), FACTS);
  expect(asked).toEqual(roundAfter([], seen(1), FACTS));
});

test('a round goes on while the table does, and its turn passes with the answer', () => {
  expect(roundAfter([2, 0], seen('watcher', open(0)), FACTS)).toEqual([2, 0]);
  expect(roundAfter([2, 0], seen(2, hidden(2)), FACTS)).toEqual([2, 0]);
  expect(roundAfter([2, 0], seen(2), FACTS)).toEqual([0]);
  expect(roundAfter([2], seen(2, open(0)), FACTS)).toEqual([]);
});

test('who is asked after having had the screen gets it once more', () => {
  expect(roundAfter([2], seen(2), FACTS)).toEqual([0, 1]);
});

test('nobody alone, and nobody after the end, is handed anything', () => {
  expect(roundAfter([], seen(0), { yours: [0] })).toEqual([]);
  const outcome = { reason: 'won', ranks: [1, 2, 2] };
  expect(roundAfter([1], { ...seen(0), outcome }, FACTS)).toEqual([]);
});
