/** Scenarios about attacks: who may shoot, dice, damage, the order of fire, squadrons. */
import { expect, test } from 'vitest';
import { optionsOf, play, position, type Position, shipIn } from '../src/testing.ts';

const attackStage = (spec: Position) => position({ stage: 'attackStage', ...spec });

const PURSUIT = [{ at: [60000, 60000, 0] }, { at: [90000, 63000, 0] }] as const;

test('[S16] [R10] [R11] only the one behind may shoot', () => {
  const game = attackStage({ ships: PURSUIT });
  expect(game.asked).toEqual(['attack 0']);
  expect(optionsOf(game)).toEqual(['attack(p1s0)', 'hold']);
  const second = attackStage({ ships: PURSUIT, firstPlayer: 1 });
  expect(second.asked).toEqual(['attack 0']); // pilot 1 is passed over
  play(second, 'attack(p1s0)');
  const [attacked] = second.events(0);
  expect(attacked).toMatchObject({ kind: 'attacked', linedUp: true });
});

test('[S17] [R29] [R36] dice', () => {
  const game = attackStage({
    ships: [
      { ...PURSUIT[0], attack: 3 },
      { ...PURSUIT[1], defense: 2, health: 2 },
    ],
    dice: [6, 4, 2, 5, 4, 1],
  });
  play(game, 'attack(p1s0)');
  expect(game.events('watcher')[0]).toMatchObject({
    attackDice: [6, 4, 2, 5],
    defenseDice: [4, 1],
    hits: 3,
    dodges: 1,
    damage: 2,
    before: 2,
    left: 0,
  });
  expect(shipIn(game, 'p1s0')).toMatchObject({ flying: false, lostBy: 'shotDown', health: 0, pose: null });
  expect(shipIn(game, 'p0s0').damageDealt).toBe(2);
  expect(game.outcome).toMatchObject({ reason: 'lastFlying', ranks: [1, 2] });
  expect(game.unusedScript).toBe(0);
});

const DUEL = [
  { at: [60000, 60000, 0], health: 1, attack: 2, defense: 2 + 1 },
  { at: [90000, 60000, 4], health: 1, attack: 2, defense: 2 + 1 },
] as const;
/** Two attack dice and the lined-up one, then three for defense: one damage. */
const ONE_DAMAGE = [6, 1, 1, 1, 1, 1];

test('[S18] [R29] sequential fire: who is shot down does not answer', () => {
  const game = attackStage({ ships: DUEL, dice: ONE_DAMAGE });
  play(game, 'attack(p1s0)');
  expect(shipIn(game, 'p1s0')).toMatchObject({ flying: false, acted: false });
  expect(game.outcome).toMatchObject({ reason: 'lastFlying', ranks: [1, 2] });
});

test('[S18] [R29] simultaneous fire: both are lost, a draw', () => {
  const options = { attackTiming: 'simultaneous' } as const;
  const game = attackStage({ ships: DUEL, options, dice: [...ONE_DAMAGE, ...ONE_DAMAGE] });
  play(game, 'attack(p1s0)');
  expect(shipIn(game, 'p1s0')).toMatchObject({ flying: true, health: 0 });
  expect(game.asked).toEqual(['attack 1']);
  play(game, 'attack(p0s0)');
  expect(game.outcome).toMatchObject({ reason: 'allDestroyed', ranks: [1, 1] });
  expect(game.state.eliminated).toEqual([[0, 1]]);
});

/** Two against two, everybody in everybody's arc. */
const SQUADRONS = [
  [{ at: [60000, 60000, 0] }, { at: [60000, 70000, 0] }],
  [{ at: [90000, 60000, 4] }, { at: [90000, 70000, 4] }],
] as const;

test('[S29] [R34] squadrons attack in passes', () => {
  const game = attackStage({ ships: SQUADRONS });
  expect([game.asked, optionsOf(game)]).toEqual([['chooseShipToAttack 0'], ['act(p0s0)', 'act(p0s1)']]);
  play(game, 'act(p0s0)', 'hold');
  expect([game.asked, optionsOf(game)]).toEqual([['chooseShipToAttack 1'], ['act(p1s0)', 'act(p1s1)']]);
  play(game, 'act(p1s1)', 'hold');
  expect([game.asked, game.view(0).active]).toEqual([['attack 0'], 'p0s1']);
  play(game, 'hold');
  expect([game.asked, game.view(0).active]).toEqual([['attack 1'], 'p1s0']);
});

test('[S29] [R34] a ship shot down leaves no choice', () => {
  const [own, [first, second]] = SQUADRONS;
  const ships = [own.map((ship) => ({ ...ship, attack: 4 })), [{ ...first, health: 1, defense: 2 }, second]];
  const game = attackStage({ ships, dice: [6, 6, 6, 6, 6, 1, 1] });
  play(game, 'act(p0s0)', 'attack(p1s0)');
  expect(shipIn(game, 'p1s0').flying).toBe(false);
  expect([game.asked, game.view(0).active]).toEqual([['attack 1'], 'p1s1']);
});

test('[R29] simultaneous fire: who is shot down is no target any more, but still shoots', () => {
  const game = attackStage({
    options: { attackTiming: 'simultaneous' },
    ships: [
      { at: [60000, 60000, 0], attack: 4 },
      { at: [90000, 60000, 4], health: 1, defense: 2 },
      { at: [60000, 80000, 7] },
    ],
    firstPlayer: 2,
    dice: [6, 6, 6, 6, 6, 1, 1],
    turn: 0,
  });
  play(game, 'attack(p1s0)');
  expect(shipIn(game, 'p1s0')).toMatchObject({ flying: true, health: 0 });
  expect(game.asked).toEqual(['attack 1']);
  expect(optionsOf(game)).toContain('attack(p0s0)');
  play(game, 'hold');
  // Pilot 2 had only pilot 1 in its arc, so nobody is asked any more and the round ends with the removal.
  expect(shipIn(game, 'p1s0')).toMatchObject({ flying: false, lostBy: 'shotDown' });
  expect(game.view(0)).toMatchObject({ round: 4, eliminated: [[1]] });
});

test('[R15] the attack stage, too, begins with the first player', () => {
  const game = position({
    firstPlayer: 1,
    ships: [
      { at: [40000, 60000, 0], speed: 4 },
      { at: [110000, 60000, 4], speed: 4 },
    ],
  });
  play(game, 'straight', 'end(0)'); // pilot 1 to 90000
  play(game, 'straight', 'end(0)'); // pilot 0 to 60000
  expect(game.events(0)).toContainEqual({ kind: 'attackStageStarted', round: 3, shooters: ['p0s0', 'p1s0'] });
  expect(game.asked).toEqual(['attack 1']);
  play(game, 'hold');
  expect(game.asked).toEqual(['attack 0']);
});
