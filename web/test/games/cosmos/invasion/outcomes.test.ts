/** What a card would come to, and reinforcements of the same number as one choice. */
import { expect, test } from 'vitest';
import { outcomesOf } from '../../../../src/games/cosmos/invasion/outcomes.ts';
import { oneOfEach, type Play } from '../../../../src/games/cosmos/invasion/support.ts';

const against = (own: number, other: number) =>
  outcomesOf({
    card: 'attack-6-1',
    own: { total: own, ships: own },
    other: { total: other, ships: other },
    hand: 3,
    sabotage: 2,
  }).map(({ result, effect }) => [result, effect])[0];

test('which attacks an attack beats', () => {
  expect(against(4, 2)).toEqual(['beats 1–7', 'level with 8']);
  expect(against(2, 6)).toEqual(['beats 1', 'level with 2']);
  expect(against(1, 6)).toEqual(['level with 1', 'else you lose']);
  expect(against(1, 9)).toEqual(['you lose', 'without help']);
  expect(against(12, 1)).toEqual(['you win', 'whatever it is']);
});

test('reinforcements of the same number are one choice, the advised one if there is any', () => {
  const play = (card: string, advised?: true): Omit<Play, 'copies'> => ({
    action: { kind: 'reinforce', card, side: 'attacker' },
    words: card,
    cursor: false,
    ...(advised && { advised }),
  });
  const plays = oneOfEach([play('reinforcement-2-1'), play('reinforcement-3-1'), play('reinforcement-3-2', true)]);
  expect(plays.map(({ action, copies }) => [action.card, copies])).toEqual([
    ['reinforcement-2-1', 1],
    ['reinforcement-3-2', 2],
  ]);
});
