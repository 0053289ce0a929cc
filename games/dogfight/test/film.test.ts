/** The beats of long actions: what a film shows between an answer and the next question. */
import { given } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { dogfight } from '../src/index.ts';
import { play, position } from '../src/testing.ts';

test('an attack: the dice one throw after the other, what they did, the loss, the next round', () => {
  const game = position({
    stage: 'attackStage',
    ships: [
      { at: [60000, 60000, 0], attack: 4 },
      { at: [90000, 60000, 2], health: 1, defense: 2 },
      { at: [140000, 140000, 6] },
    ],
    dice: [6, 6, 6, 6, 6, 1, 1],
  });
  play(game, 'attack(p1s0)');
  const film = game.film('watcher').map(({ round, active, ships, pending, decisions }) => {
    const { health, flying } = ships[1] ?? {};
    const shot = pending.find((frame) => frame.kind === 'shot');
    const dice = shot ? [shot.attackDice.length, shot.defenseDice.length] : [];
    return { round, active, health, flying, dice, asked: decisions.length };
  });
  expect(film).toEqual([
    { round: 3, active: 'p0s0', health: 1, flying: true, dice: [5, 0], asked: 0 },
    { round: 3, active: 'p0s0', health: 1, flying: true, dice: [5, 2], asked: 0 },
    { round: 3, active: 'p0s0', health: 0, flying: true, dice: [5, 2], asked: 0 },
    { round: 3, active: null, health: 0, flying: false, dice: [5, 2], asked: 0 },
    { round: 4, active: null, health: 0, flying: false, dice: [], asked: 0 },
  ]);
});

test('the beginning: the lines, each throw of the high roll, who is first, and nothing of the placement', () => {
  const game = given(dogfight, { seats: 2, script: { dice: [5, 5, 1, 6] } });
  play(game, '4-3-3-2', '3-4-3-2');
  const film = game.film(0);
  expect(film.map(({ stage, firstPlayer }) => [stage, firstPlayer])).toEqual([
    ['stats', null],
    ['stats', null],
    ['stats', null],
    ['stats', 1],
  ]);
  expect(film[0]?.ships.map(({ stats }) => stats?.attack)).toEqual([4, 3]);
  expect(film[0]?.ready).toEqual([true, true]);
});

test('a last maneuver: the attack stage that nobody can use, the end of the game', () => {
  const game = position({ round: 40, firstPlayer: 1, turn: 0, ships: [{ at: [60000, 60000, 0], speed: 2 }] });
  play(game, 'bankLeft', 'straight', 'end(0)');
  expect(game.outcome?.reason).toBe('roundLimit');
  expect(game.film('watcher').map(({ stage, turn }) => [stage, turn])).toEqual([['attackStage', null]]);
});

test('simultaneous attacks: all losses are one picture', () => {
  const game = position({
    stage: 'attackStage',
    options: { attackTiming: 'simultaneous' },
    ships: [
      { at: [60000, 60000, 0], health: 1, attack: 2, defense: 3 },
      { at: [90000, 60000, 4], health: 1, attack: 2, defense: 3 },
    ],
    dice: [6, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1],
  });
  play(game, 'attack(p1s0)', 'attack(p0s0)');
  const flying = game.film('watcher').map(({ ships }) => ships.filter((ship) => ship.flying).length);
  expect(flying).toEqual([2, 2, 2, 0]);
  expect(game.outcome?.reason).toBe('allDestroyed');
});
