import { expect, test } from 'vitest';
import { type Measured, type Steady, steadyAfter } from '../../src/table/use-steady-height.ts';

/** What the console has at each of these moments. */
function heights(...moments: readonly (readonly [moves: number, needed: number, kind?: string])[]): number[] {
  let steady: Steady | undefined;
  return moments.map(([moves, needed, kind = 'turn']) => {
    const isAsked = kind !== 'waits';
    const now: Measured = { moves, needed, isAsked, kind: isAsked ? kind : undefined };
    steady = steadyAfter(steady, now);
    return steady.height;
  });
}

test('from question to question the console only grows', () => {
  expect(heights([3, 160], [4, 274], [5, 276], [6, 164], [7, 216])).toEqual([160, 274, 276, 276, 276]);
});

test('the wait for the others keeps the room', () => {
  expect(heights([3, 276], [4, 90, 'waits'], [5, 90, 'waits'])).toEqual([276, 276, 276]);
});

test('turns of the same questions have one height', () => {
  expect(heights([1, 160], [2, 276], [3, 164], [3, 90, 'waits'], [6, 160], [7, 276], [8, 164])).toEqual([
    160, 276, 276, 276, 276, 276, 276,
  ]);
});

test('a turn of small questions gives room back when the others have played, and not before', () => {
  expect(heights([1, 300], [4, 160], [5, 180], [8, 170])).toEqual([300, 300, 300, 180]);
});

test('less than a row of answers is not given back', () => {
  expect(heights([1, 300], [4, 270], [7, 270])).toEqual([300, 300, 300]);
});

test('to take a move back is no new turn', () => {
  expect(heights([3, 276], [4, 160], [3, 120], [4, 160])).toEqual([276, 276, 276, 276]);
});

test('a question of another kind that needs far less has the board nearer, and the next one has its room again', () => {
  expect(heights([1, 306], [2, 116, 'fight'], [3, 300], [9, 116, 'fight'])).toEqual([306, 116, 306 - 6, 116]);
  // What is chosen first may show more of it: then it stays so, also the next time.
  expect(heights([1, 306], [2, 116, 'fight'], [2, 220, 'fight'], [2, 116, 'fight'], [3, 116, 'fight'])).toEqual([
    306, 116, 220, 220, 220,
  ]);
});

test('while nothing is asked no room is given back', () => {
  expect(heights([1, 306], [2, 60, 'waits'], [3, 60, 'waits'])).toEqual([306, 306, 306]);
});
