/** Rulings that no scenario of the rules shows. */
import { parseOptions } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { ACTIONS } from '../src/actions.ts';
import { dogfight } from '../src/index.ts';
import { optionsOf, play, position, shipIn } from '../src/testing.ts';

test('[R6] the range string is three straights long', () => {
  const { settings } = position({ ships: [{ at: [60000, 60000, 0] }] }).state;
  expect(settings.range).toBe(3 * (20000 - 2 * 1000));
});

test('[R9] the part in range need not be the part in the arc', () => {
  // The only corner in the arc is 56 452 u away from the shooter's token, the nearest one 53 999 and 33° off the nose.
  const at = [110316, 92484, 0] as const;
  const game = position({ stage: 'attackStage', ships: [{ at: [60000, 60000, 0] }, { at }] });
  expect(optionsOf(game)).toEqual(['attack(p1s0)', 'hold']);
});

test('[R19] tokens and the edge on the way do not matter', () => {
  // A straight that ends beyond the other token, and a turn whose way leads over the edge.
  const over = position({ ships: [{ at: [60000, 60000, 0], speed: 4 }, { at: [70000, 60000, 0] }] });
  expect(optionsOf(over)[0]).toBe('straight');
  expect(shipIn(play(over, 'straight'), 'p0s0').pose).toEqual({ x: 80000, y: 60000, h: 0 });
  const edge = play(position({ ships: [{ at: [60000, 2772, 7], speed: 4 }] }), 'turnLeft');
  expect(shipIn(edge, 'p0s0')).toMatchObject({ flying: true, pose: { x: 74142, y: 2772, h: 1 } });
});

test('[R19] nobody leaves the board and comes back', () => {
  const game = play(position({ ships: [{ at: [10000, 60000, 4], speed: 4 }] }), 'straight');
  expect(game.outcome?.reason).toBe('lastFlying');
});

test('[R23] altitude does not matter in a fight', () => {
  const fight = (altitude: number) => {
    const ships = [
      { at: [60000, 60000, 0], attack: 3, altitude },
      { at: [90000, 60000, 2], defense: 2 },
    ] as const;
    const game = position({ stage: 'attackStage', ships, dice: [6, 6, 1, 1, 1, 1] });
    return play(game, 'attack(p1s0)').events(0)[0];
  };
  expect(fight(4)).toEqual(fight(0));
});

test('[R31] ships in between do not block, and own ships are no targets', () => {
  const game = position({
    stage: 'attackStage',
    ships: [
      [{ at: [40000, 60000, 0] }, { at: [60000, 60000, 0] }],
      [{ at: [80000, 60000, 2] }, { at: [20000, 140000, 2] }],
    ],
  });
  expect(optionsOf(game)).toEqual(['act(p0s0)', 'act(p0s1)']);
  play(game, 'act(p0s0)');
  expect(optionsOf(game)).toEqual(['attack(p1s0)', 'hold']);
  expect(game.refusal(0, { kind: 'attack', target: 'p0s1' })).toMatchObject({ code: 'own-ship', rule: 'F2' });
});

test('[R32] more dice than there are in the box', () => {
  const options = { statValues: [9, 9, 9, 1], linedUpDice: 3 };
  const ships = [
    { at: [60000, 60000, 0], attack: 9 },
    { at: [90000, 60000, 2], defense: 9, full: 1 },
  ] as const;
  const game = position({ stage: 'attackStage', options, ships });
  play(game, 'attack(p1s0)');
  expect(game.events(0)[0]).toMatchObject({ attackDice: { length: 12 }, defenseDice: { length: 9 } });
  expect(parseOptions(dogfight.options, { statValues: [4, 3, 3, 0] }, 2).ok).toBe(false);
});

test('[R36] damage beyond the last health counts for nobody', () => {
  const ships = [
    { at: [60000, 60000, 0], attack: 4 },
    { at: [90000, 60000, 2], defense: 2, health: 1 },
    { at: [20000, 140000, 2] },
  ] as const;
  const game = position({ stage: 'attackStage', ships, dice: [6, 6, 6, 6, 6, 1, 1] });
  play(game, 'attack(p1s0)');
  expect(game.events(0)[0]).toMatchObject({ damage: 5, before: 1, left: 0 });
  expect(shipIn(game, 'p0s0').damageDealt).toBe(1);
});

test('[R38] there is nothing to do but place, fly and shoot', () => {
  expect(Object.keys(ACTIONS)).toEqual([
    'assignStats',
    'placePosition',
    'placeHeading',
    'chooseShipToMove',
    'fly',
    'end',
    'chooseShipToAttack',
    'attack',
    'hold',
  ]);
});

test('[R26] two special maneuvers in a move', () => {
  const game = position({
    options: { statValues: [9, 3, 3, 3] },
    ships: [{ at: [81000, 81000, 0], speed: 9, altitude: 3 }],
  });
  play(game, 'R:bankLeft', 'S:straight');
  expect(game.view(0).move).toMatchObject({ baseLeft: 3, specialUsed: true, flown: { length: 2 } });
  expect(optionsOf(game).filter((option) => option.startsWith('end'))).toEqual(['end(0)']);
});

test('[R28] a Split S over a turn, where it can be paid', () => {
  const options = { statValues: [6, 3, 3, 3] };
  const game = position({ options, ships: [{ at: [81000, 81000, 0], speed: 6, altitude: 3 }] });
  play(game, 'S:turnRight');
  expect(shipIn(game, 'p0s0')).toMatchObject({ pose: { x: 91000, y: 71000, h: 2 }, altitude: 0 });
});

test('[R41] a ship that left the board has moved', () => {
  const ships = [
    { at: [10000, 60000, 4], altitude: 3 },
    { at: [80000, 20000, 2] },
    { at: [80000, 140000, 6] },
  ] as const;
  const game = play(position({ ships }), 'straight');
  expect(shipIn(game, 'p0s0')).toMatchObject({ flying: false, moved: true, altitude: 0, pose: null });
  expect(game.asked).toEqual(['move 1']);
  expect(game.view(0).eliminated).toEqual([[0]]);
});

test('[R42] the coarse reason comes before the fine one', () => {
  const game = position({
    options: { shipsPerPilot: 2 },
    stage: 'attackStage',
    ships: [
      [{ at: [60000, 60000, 0] }, { lostBy: 'offBoard' }],
      [{ at: [90000, 60000, 2] }, { at: [150000, 20000, 2] }],
    ],
  });
  const code = (action: unknown) => game.refusal(0, action)?.code;
  expect(code({ kind: 'end', store: 0 })).toBe('wrong-answer');
  expect(code({ kind: 'attack', target: 'p3s0' })).toBe('no-such-ship');
  expect(code({ kind: 'attack', target: 'p0s1' })).toBe('own-ship');
  expect(code({ kind: 'attack', target: 'p1s1' })).toBe('out-of-range');
  expect(code({ kind: 'attack', target: 'p1s0' })).toBeUndefined();
});

test('[R44] the view of a move knows how it began, that of a game when somebody was hit last', () => {
  const game = play(position({ ships: [{ at: [60000, 60000, 0], speed: 3, altitude: 2 }] }), 'turnLeft', 'straight');
  expect(game.view(1).move).toMatchObject({
    ship: 'p0s0',
    baseLeft: 0,
    flown: [
      { kind: 'fly', manner: 'normal', template: 'turnLeft' },
      { kind: 'fly', manner: 'normal', template: 'straight' },
    ],
    specialUsed: false,
    start: { x: 60000, y: 60000, h: 0 },
    startAltitude: 2,
  });
  const ships = [
    { at: [60000, 60000, 0], attack: 3 },
    { at: [90000, 60000, 2], defense: 2, full: 3 },
  ] as const;
  const shot = (dice: readonly number[]) => {
    const fight = position({ stage: 'attackStage', round: 7, lastDamage: 2, ships, dice });
    return play(fight, 'attack(p1s0)').view(0).lastDamage;
  };
  expect([shot([6, 1, 1, 1, 1, 1]), shot([6, 1, 1, 1, 6, 1])]).toEqual([7, 2]);
});

test('[R45] ships that are removed together are named by id', () => {
  const ships = [
    { at: [60000, 60000, 0], health: 1, attack: 4, defense: 2 },
    { at: [90000, 60000, 4], health: 1, attack: 4, defense: 2 },
  ] as const;
  const dice = [6, 6, 6, 6, 6, 1, 1, 6, 6, 6, 6, 6, 1, 1];
  const game = position({
    stage: 'attackStage',
    firstPlayer: 1,
    options: { attackTiming: 'simultaneous' },
    ships,
    dice,
  });
  play(game, 'attack(p0s0)', 'attack(p1s0)');
  const told = game
    .events(0)
    .flatMap((event) => (event && 'ship' in event && event.kind === 'shipLost' ? [event.ship] : []));
  expect(told).toEqual(['p0s0', 'p1s0']);
});

test('[R46] one stream of dice', () => expect(dogfight.streams).toEqual(['dice']));
