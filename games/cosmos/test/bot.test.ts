/** The scripted player where the advice of the rules names a condition. */
import { Random } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { cosmos } from '../src/index.ts';
import { type CosmosScenario, play, position, short } from '../src/testing.ts';

const choiceOf = (game: CosmosScenario, seat: number): string =>
  short(cosmos.bot.choose(game.view(seat), seat, Random.from('bot')));

test('retreat is played only where there is a way out', () => {
  const beset = (stacks: string) =>
    play(position({ step: 'invade', stacks, hands: ['a9 a10', 'r n'] }), 'invade 2,0 1,1');
  expect(choiceOf(beset('2,0 A4, 1,1 B4'), 1)).toBe('retreat-1');
  const surrounded = '2,0 A4, 1,1 B4, 1,2 A1, 0,2 A1, 0,1 B4, 1,0 B4, 2,1 A1';
  expect(choiceOf(beset(surrounded), 1)).toBe('negotiate-1');
});

test('the emptiest graveyard is bought where it can be had: a ship of Ascended there weighs four', () => {
  const rich = (mineral: number) => ({
    step: 'spend' as const,
    round: 5,
    stacks: '1,0 A3, 0,1 A3, -1,0 A3, 2,0 B1',
    tokens: [
      [mineral, 0],
      [0, 0],
    ] as const,
  });
  // One ship of Ascended's weighs four: with three of one's own nobody must be revived.
  const held = position({ ...rich(1), aliens: [null, 'ascended'], graveyards: [3, 1] });
  expect(choiceOf(held, 0)).toBe('pass');
  // With five, two ships are enough, which one purchase brings.
  const near = position({ ...rich(1), aliens: [null, 'ascended'], graveyards: [5, 1] });
  expect(choiceOf(near, 0)).toBe('ships');
});
