/** How good a state is for a pilot: what search goes by. */
import { given } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { dogfight } from '../src/index.ts';
import { type DogfightScenario, type Position, position } from '../src/testing.ts';

test('the evaluation shares one victory between the pilots', () => {
  const ships = [{ at: [60000, 60000, 0] }, { at: [100000, 60000, 3] }, { at: [60000, 120000, 1] }] as const;
  const game = position({ ships });
  const worth = [0, 1, 2].map((seat) => dogfight.bot.evaluate(game.state, seat));
  expect(worth.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
});

test('the evaluation likes health, altitude, speed, a shot in hand and room before the edge', () => {
  const worth = (own: object, rest: Partial<Position> = {}) => {
    const foe = { at: [100000, 60000, 2], attack: 3, defense: 4 } as const;
    return dogfight.bot.evaluate(
      position({ ships: [{ at: [60000, 60000, 0], speed: 3, ...own }, foe], ...rest }).state,
      0,
    );
  };
  expect(worth({ health: 2 })).toBeGreaterThan(worth({ health: 1 }));
  expect(worth({ altitude: 2 })).toBeGreaterThan(worth({}));
  expect(worth({ speed: 4, health: 2 })).toBeGreaterThan(worth({ speed: 2, health: 2 }));
  expect(worth({}, { stage: 'attackStage' })).toBeGreaterThan(
    worth({ acted: true }, { stage: 'attackStage', turn: 1 }),
  );
  expect(worth({ at: [81000, 40000, 6] })).toBeGreaterThan(worth({ at: [81000, 6000, 6] }));
});

test('before all lines are known every pilot has the same chance', () => {
  for (const statAssignment of ['secret', 'open'] as const) {
    const game = given(dogfight, { options: { statAssignment } });
    game.act(0, { kind: 'assignStats', line: '3-3-4-2' });
    expect([0, 1].map((seat) => dogfight.bot.evaluate(game.state, seat))).toEqual([0.5, 0.5]);
  }
});

test('a game that is over is worth 1, 0, or a share', () => {
  const limit = (damageDealt: number) => {
    const ships = [
      { at: [30000, 60000, 0], moved: true, damageDealt },
      { at: [140000, 60000, 0], moved: true },
    ] as const;
    return position({ stage: 'attackStage', round: 40, ships });
  };
  const over = (game: DogfightScenario) => [0, 1].map((seat) => dogfight.bot.evaluate(game.state, seat));
  expect(over(limit(1))).toEqual([1, 0]);
  expect(over(limit(0))).toEqual([0.5, 0.5]);
});
