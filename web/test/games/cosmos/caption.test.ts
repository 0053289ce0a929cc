/** The words under the pictures of a film. */
import type { CosmosView, Event } from '@orrery/cosmos/client';
import { expect, test } from 'vitest';
import { caption } from '../../../src/games/cosmos/caption.ts';

// A caption reads the round and the board only.
const view = { round: 3, board: 'b13' } as CosmosView;

test('a bonus that changes hands has a picture of its own', () => {
  const moved: Event = { kind: 'bonusMoved', bonus: 'mostCards', from: [0], to: [1], points: 2 };
  expect(caption([moved], view, 'watcher')).toMatchObject({
    words: 'Most cards: Orange +2',
    seat: 1,
    chapter: 'Round 3',
  });
  const tied = caption([{ ...moved, bonus: 'fewestLost', to: [] }], view, 'watcher');
  expect(tied).toMatchObject({ words: 'Fewest in the graveyard: a tie, Blue −2' });
  expect(tied).not.toHaveProperty('seat');
});

test('whoever looks is called you', () => {
  const began: Event = { kind: 'turnStarted', seat: 0, round: 3, points: [], ships: [] };
  expect(caption([began], view, 0).words).toBe('Your turn');
  expect(caption([began], view, 1).words).toBe('Blue’s turn');
  const moved: Event = { kind: 'bonusMoved', bonus: 'mostCards', from: [], to: [0], points: 2 };
  expect(caption([moved], view, 0).words).toBe('Most cards: you +2');
});

test('whoever only keeps a bonus is not named with it', () => {
  const words = (from: readonly number[], to: readonly number[]) =>
    caption([{ kind: 'bonusMoved', bonus: 'mostCards', from, to, points: 2 }], view, 'watcher').words;
  expect(words([0], [0, 1])).toBe('Most cards: Orange +2');
  expect(words([0, 1], [1])).toBe('Most cards: Blue −2');
  expect(words([], [1, 2])).toBe('Most cards: Orange, Green +2');
});
