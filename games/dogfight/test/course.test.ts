/** Scenarios about the course of a game: high roll, first player, passes, quiet rounds, limits, ranks. */
import { given } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { dogfight } from '../src/index.ts';
import type { Options } from '../src/options.ts';
import { optionsOf, play, position, type ShipSpec, shipIn } from '../src/testing.ts';

test('[S19] [R15] [R16] the first player passes to the next pilot still flying', () => {
  const game = position({
    stage: 'attackStage',
    firstPlayer: 1,
    ships: [
      { at: [20000, 140000, 6] },
      { at: [60000, 60000, 0], attack: 4 },
      { at: [90000, 60000, 0], health: 1, defense: 2 },
      { at: [140000, 20000, 2] },
    ],
    dice: [6, 6, 6, 6, 6, 1, 1],
  });
  expect(game.asked).toEqual(['attack 1']);
  play(game, 'attack(p2s0)');
  expect(game.view(0)).toMatchObject({ round: 4, firstPlayer: 3, order: [3, 0, 1], turn: 3, eliminated: [[2]] });
});

/** The last round, nobody has a target, nobody has anything left to do but end. */
function lastRound(damages: readonly number[], healths: readonly number[], options = {}) {
  const poses = [
    [20000, 140000, 2],
    [140000, 20000, 6],
  ] as const;
  const ships = poses.map((at, seat): ShipSpec => {
    const [damageDealt = 0, health = 0] = [damages[seat], healths[seat]];
    return { at, damageDealt, health, full: 3 };
  });
  return position({ stage: 'attackStage', round: 40, ships, options });
}

test('[S23] [R35] the round limit', () => {
  expect(lastRound([2, 1], [1, 2]).outcome).toMatchObject({ reason: 'roundLimit', ranks: [1, 2] });
  expect(lastRound([2, 1], [1, 2], { tieBreak: 'healthFirst' }).outcome).toMatchObject({ ranks: [2, 1] });
  expect(lastRound([1, 1], [2, 2]).outcome).toMatchObject({ reason: 'roundLimit', ranks: [1, 1] });
  expect(lastRound([1, 1], [2, 1]).outcome).toMatchObject({ ranks: [1, 2] });
});

test('[S24] [R30] [R35] quiet rounds', () => {
  const ships = [
    { at: [60000, 60000, 0], attack: 3 },
    { at: [90000, 63000, 0], defense: 2 },
  ] as const;
  const shot = position({ stage: 'attackStage', quietRounds: 11, ships, dice: [1, 1, 1, 1, 1, 1] });
  play(shot, 'attack(p1s0)');
  expect(shot.view(0)).toMatchObject({ quietRounds: 0, round: 4 });
  const held = position({ stage: 'attackStage', quietRounds: 11, ships });
  play(held, 'hold');
  expect(held.view(0).quietRounds).toBe(12);
  expect(held.outcome?.reason).toBe('quietLimit');
});

test('[S25] [R13] the high roll', () => {
  const game = given(dogfight, { seats: 3, script: { dice: [5, 2, 5, 3, 3, 1, 6] } });
  play(game, '4-3-3-2', '4-3-3-2', '4-3-3-2');
  expect(game.view(0)).toMatchObject({ firstPlayer: 2, stage: 'placement', turn: 2 });
  expect(game.unusedScript).toBe(0);
  expect(game.events(0).filter((event) => event?.kind === 'highRoll')).toEqual([
    { kind: 'highRoll', seats: [0, 1, 2], faces: [5, 2, 5], highest: [0, 2] },
    { kind: 'highRoll', seats: [0, 2], faces: [3, 3], highest: [0, 2] },
    { kind: 'highRoll', seats: [0, 2], faces: [1, 6], highest: [2] },
  ]);
});

test('[S27] [R34] unequal squadrons', () => {
  const lost = { lostBy: 'shotDown' } as const;
  const game = position({
    firstPlayer: 1,
    ships: [
      [{ at: [20000, 20000, 2] }, { at: [40000, 20000, 2] }, { at: [60000, 20000, 2] }],
      [lost, lost, { at: [140000, 140000, 6] }],
    ],
  });
  const end = ['straight', 'end(0)'];
  expect([game.asked, game.view(0).active]).toEqual([['move 1'], 'p1s2']);
  play(game, ...end);
  expect([game.asked, optionsOf(game)]).toEqual([['chooseShipToMove 0'], ['move(p0s0)', 'move(p0s1)', 'move(p0s2)']]);
  play(game, 'move(p0s1)', ...end);
  expect([game.asked, optionsOf(game)]).toEqual([['chooseShipToMove 0'], ['move(p0s0)', 'move(p0s2)']]);
  play(game, 'move(p0s2)', ...end);
  expect([game.asked, game.view(0).active]).toEqual([['move 0'], 'p0s0']);
});

test('[S28] the final ranking', () => {
  const game = position({
    stage: 'attackStage',
    round: 40,
    options: { attackTiming: 'simultaneous' },
    ships: [
      { lostBy: 'shotDown' },
      { at: [20000, 140000, 2], damageDealt: 3 },
      { lostBy: 'shotDown' },
      { at: [140000, 20000, 6], damageDealt: 2 },
      { lostBy: 'shotDown' },
    ],
    eliminated: [[4], [0, 2]],
  });
  expect(game.outcome).toMatchObject({ reason: 'roundLimit', ranks: [3, 1, 3, 2, 5] });
});

test('[S28] pilots who fall in one removal share their rank', () => {
  // Everybody shoots at somebody with one health left; pilot 3 looks on.
  const game = position({
    stage: 'attackStage',
    options: { attackTiming: 'simultaneous' },
    ships: [
      { at: [60000, 60000, 0], health: 1, attack: 2, defense: 3 },
      { at: [90000, 60000, 4], health: 1, attack: 2, defense: 3 },
      { lostBy: 'offBoard' },
      { at: [140000, 140000, 6] },
    ],
    eliminated: [[2]],
    dice: [6, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1],
  });
  play(game, 'attack(p1s0)', 'attack(p0s0)');
  expect(game.state.eliminated).toEqual([[2], [0, 1]]);
  expect(game.outcome).toMatchObject({ reason: 'lastFlying', ranks: [2, 2, 4, 1] });
  expect(shipIn(game, 'p0s0').damageDealt).toBe(1);
});

test('[R35] a round with an attack or a loss is not quiet, the next one may be', () => {
  const apart = [{ at: [20000, 20000, 2] }, { at: [140000, 140000, 6] }] as const;
  const lost = position({ quietRounds: 5, ships: [...apart, { at: [10000, 80000, 4] }], firstPlayer: 2 });
  play(lost, 'straight', 'straight', 'end(0)', 'straight', 'end(0)'); // pilot 2 leaves the board, nobody attacks
  expect(lost.view(0)).toMatchObject({ round: 4, quietRounds: 0, eventful: false });
  play(lost, 'straight', 'end(0)', 'straight', 'end(0)');
  expect(lost.view(0)).toMatchObject({ round: 5, quietRounds: 1 });
});

test('[R35] at a limit most ships flying come before damage and health', () => {
  const game = position({
    stage: 'attackStage',
    round: 40,
    ships: [
      [
        { at: [20000, 140000, 2], health: 1 },
        { at: [40000, 140000, 2], health: 1 },
      ],
      [
        { at: [140000, 20000, 6], health: 4, damageDealt: 4 },
        { lostBy: 'shotDown', damageDealt: 3 },
      ],
    ],
  });
  expect(game.outcome).toMatchObject({ reason: 'roundLimit', ranks: [1, 2] });
});

test('[R35] damage of lost ships counts, their health does not', () => {
  const ranks = (options: Partial<Options>) =>
    position({
      options,
      stage: 'attackStage',
      round: 40,
      ships: [
        [
          { at: [20000, 140000, 2], health: 2, damageDealt: 1 },
          { lostBy: 'offBoard', full: 4, damageDealt: 2 },
        ],
        [
          { at: [140000, 20000, 6], health: 3, damageDealt: 2 },
          { lostBy: 'offBoard', full: 2 },
        ],
      ],
    }).outcome?.ranks;
  expect([ranks({}), ranks({ tieBreak: 'healthFirst' })]).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

test('[R34] squadrons move in passes, one ship of each pilot', () => {
  const game = position({
    firstPlayer: 1,
    ships: [
      [{ at: [20000, 20000, 2] }, { at: [40000, 20000, 2] }],
      [{ at: [140000, 140000, 6] }, { at: [120000, 140000, 6] }],
    ],
  });
  const end = ['straight', 'end(0)'];
  const asked: string[] = [];
  for (const choice of [['move(p1s1)'], ['move(p0s0)'], [], []]) {
    asked.push(...game.asked);
    play(game, ...choice, ...end);
  }
  expect(asked).toEqual(['chooseShipToMove 1', 'chooseShipToMove 0', 'move 1', 'move 0']);
});
