import { entropy } from '@orrery/entropy';
import { CARD_IDS, type CardCounts, type DiscardForecast } from '@orrery/entropy/client';
import { type EntropyScenario, handOf, position, short } from '@orrery/entropy/testing';
import { expect, test } from 'vitest';
import {
  discardActions,
  givenUp,
  keepWords,
  keptOf,
  NOTHING_GIVEN,
  tapped,
} from '../../../../src/games/entropy/answers/keep.ts';

const above = (hand: string, handLimit = 15) =>
  position({
    begins: 'endOfEra',
    strip: 4,
    ships: 'A1 (0,0) E20, B1 (3,0) E20',
    hands: { A: hand },
    options: { handLimit },
    // Enough for the next era to begin.
    deck: 'move-1 x12',
  });

const handIn = (hand: string, handLimit?: number): CardCounts =>
  above(hand, handLimit).view(0).players[0]?.hand as CardCounts;

/** What the game proposes to A. */
function proposal(table: EntropyScenario) {
  const answer = entropy.forecast?.(table.view(0), 0, { kind: 'discard' });
  // The game's answer to its own question.
  return givenUp((answer as unknown as DiscardForecast).cards);
}

const MANY = 'move-1 x6, move-2 x2, turn-right-60 x3, laser x3, titanium-portal x2, build-ship x2, tidy-20';

test('the proposal gives up exactly what is above the limit, spare lasers and ships first', () => {
  const hand = handIn(MANY);
  const given = proposal(above(MANY));
  expect(keptOf(hand, given)).toBe(15);
  expect([given.laser, given['build-ship'], given['titanium-portal'], given['tidy-20']]).toEqual([2, 1, 0, 0]);
});

test('it keeps on giving when nothing is spare', () => {
  const hand = handIn('move-1 x8, titanium-portal x8', 5);
  const given = proposal(above('move-1 x8, titanium-portal x8', 5));
  expect(keptOf(hand, given)).toBe(5);
});

test.for([
  [MANY, 15],
  ['move-1 x3, move-2 x2', 1],
  ['move-1 x3, move-2', 1],
  ['laser x2, wave x2, move-1 x14', 15],
] as const)('what is sent for %s leaves %i cards, the rules do the rest', ([cards, limit]) => {
  const table = above(cards, limit);
  const view = table.view(0);
  const hand = view.players[0]?.hand as CardCounts;
  const given = proposal(table);
  const kept = CARD_IDS.flatMap((card) => Array.from({ length: hand[card] - given[card] }, () => card));
  for (const action of discardActions(hand, given)) table.act(0, action);
  expect(table.asked).not.toContain('discardCard 0');
  // The next era has begun and dealt five more.
  expect(handOf(table, 'A')).toHaveLength(kept.length + 5);
  expect(kept).toHaveLength(limit);
});

test('nothing is sent that the rules give themselves', () => {
  const hand = handIn('move-1 x3, move-2', 1);
  const given = { ...NOTHING_GIVEN, 'move-1': 2, 'move-2': 1 };
  // With the last Move 2 gone only one kind is left.
  expect(discardActions(hand, given).map(short)).toEqual([
    'discardCard(move-1)',
    'discardCard(move-1)',
    'discardCard(move-2)',
  ]);
  const other = { ...NOTHING_GIVEN, 'move-1': 3 };
  expect(discardActions(hand, other).map(short)).toEqual([
    'discardCard(move-1)',
    'discardCard(move-1)',
    'discardCard(move-1)',
  ]);
  const twos = handIn('move-1, move-2 x3', 1);
  const both = { ...NOTHING_GIVEN, 'move-1': 1, 'move-2': 2 };
  expect(discardActions(twos, both).map(short)).toEqual(['discardCard(move-1)']);
});

test('the button that sends says why it cannot, and what to do about it', () => {
  expect(keepWords(15, 15)).toMatchObject({ ready: true, button: 'Keep these 15' });
  expect(keepWords(22, 15)).toEqual({
    ready: false,
    button: '7 cards too many',
    hint: 'Give up 7 more: press − under a card you can spare.',
  });
  expect(keepWords(14, 15)).toEqual({
    ready: false,
    button: '1 card too few',
    hint: 'You may keep 1 more: press + under a card.',
  });
  expect(keepWords(22, 15, true).hint).toBe('Give up 7 more: tap a card you can spare.');
  expect(keepWords(15, 15, true).hint).toBe('You keep 15. Tap a card with − to take it back.');
});

test('a tap gives up one more while there are too many, and otherwise takes back what was given up', () => {
  expect(tapped(3, 1, true)).toBe(1);
  expect(tapped(3, 3, true)).toBe(-3);
  expect(tapped(3, 2, false)).toBe(-2);
  expect(tapped(3, 0, false)).toBe(0);
});
