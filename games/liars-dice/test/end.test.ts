/** The page about the end: a lie and a true bid, from each side. */
import { liarsDice } from '@orrery/liars-dice';
import { toldIn, type Viewer } from '@orrery/kernel';
import { expect, test } from 'vitest';

const { text } = liarsDice;
type End = Parameters<NonNullable<typeof text.end>>[0];
type Event = End['moves'][number][number];
const end = (told: End, viewer: Viewer) => text.end?.(told, viewer);

const dice = [
  { hidden: 2, shown: [] },
  { hidden: 0, shown: [] },
];
/** All that the words look at. */
const view = { dice } as unknown as End['view'];
const ended = (...events: Event[]): End => ({
  outcome: { reason: 'last-with-dice', ranks: [1, 2] },
  view,
  moves: [[], events],
});
const bid = { seat: 1, quantity: 3, face: 5 };

test('a bid that was too high', () => {
  const told = ended(
    { kind: 'bid', ...bid },
    { kind: 'challenged', seat: 0, bid, dice: [[5], [2]], count: 1, loser: 1 },
    { kind: 'out', seat: 1 },
  );
  expect(end(told, 1)).toMatchObject({
    by: 'The last one with dice: 2 dice left after 1 round',
    decided: 'Blue challenged your bid of 3 fives: there was 1 five, and you lost your last die.',
    place: { move: 1, at: 1 },
    facts: [
      { label: 'Bids', values: [0, 1] },
      { label: 'Challenges', values: [1, 0] },
      { label: 'right', values: [1, 0] },
      { label: 'Dice lost', values: [0, 1] },
    ],
  });
  expect(end(told, 'watcher')?.decided).toBe(
    'Blue challenged Orange’s bid of 3 fives: there was 1 five, and Orange lost the last die.',
  );
  expect(text.turn?.({ told: toldIn(told.moves), change: [0.5, -0.5] }, told, 0)).toEqual({
    words: 'Orange loses a die',
    more: 'Orange’s bid of 3 fives, found 1',
    place: { move: 1, at: 1 },
  });
});

test('a true bid that was challenged', () => {
  const own = { seat: 0, quantity: 2, face: 6 };
  const told = ended(
    { kind: 'challenged', seat: 1, bid: own, dice: [[6, 6], [1]], count: 3, loser: 1 },
    { kind: 'out', seat: 1 },
  );
  expect(end(told, 1)?.decided).toBe(
    'You challenged Blue’s bid of 2 sixes: there were 3 sixes, and you lost your last die.',
  );
  expect(end(told, 0)?.decided).toBe(
    'Orange challenged your bid of 2 sixes: there were 3 sixes, and Orange lost the last die.',
  );
});
