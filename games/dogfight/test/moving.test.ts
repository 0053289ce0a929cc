/** Scenarios about moves: maneuvers and their price, altitude, special maneuvers, the edge, tokens in the way. */
import { expect, test } from 'vitest';
import type { EventOfKind } from '../src/events.ts';
import { type DogfightScenario, optionsOf, play, position, type ShipSpec, shipIn } from '../src/testing.ts';

/** One ship at the beginning of its move, the other far away. */
const moving = (ship: ShipSpec, options = {}) => position({ options, ships: [ship] });

const at = (game: DogfightScenario, id = 'p0s0') => Object.values(shipIn(game, id).pose ?? {});
/** Where the ship is, and what is left of its base speed (also if its move just ended itself) and altitude. */
function now(game: DogfightScenario) {
  const { move } = game.view(0);
  const flown = game.events(0).find((event) => event?.kind === 'maneuverFlown') as
    | EventOfKind<'maneuverFlown'>
    | undefined;
  const baseLeft = move?.ship === 'p0s0' ? move.baseLeft : (flown?.baseLeft ?? 0);
  return [...at(game), baseLeft, shipIn(game, 'p0s0').altitude];
}
const isOver = (game: DogfightScenario) => shipIn(game, 'p0s0').moved && game.asked[0] === 'move 1';

test('[S1] [R1] [R4] a sequence of maneuvers, and a move that ends itself', () => {
  const game = moving({ speed: 4, at: [60000, 60000, 0] });
  expect(at(play(game, 'straight'))).toEqual([80000, 60000, 0]);
  expect(at(play(game, 'straight'))).toEqual([100000, 60000, 0]);
  expect(now(play(game, 'bankLeft'))).toEqual([116556, 66858, 1, 0, 0]);
  expect(isOver(game)).toBe(true);
});

test('[S2] [R2] [R21] a diagonal start, the rest paid with altitude', () => {
  const game = moving({ speed: 3, altitude: 2, at: [60000, 60000, 3] });
  expect(now(play(game, 'bankRight'))).toEqual([53142, 76556, 2, 1, 2]);
  expect(now(play(game, 'turnLeft'))).toEqual([43142, 86556, 4, 0, 0]);
  expect(isOver(game)).toBe(true);
});

/** Flies one maneuver a round, storing nothing, and tells where the ship was. The rounds between are not asked about. */
function visits(start: readonly [number, number, number], maneuver: string, times: number): number[][] {
  let pose = start;
  return Array.from({ length: times }, () => {
    const game = play(moving({ speed: 4, at: pose }), maneuver);
    const [x = 0, y = 0, h = 0] = at(game);
    pose = [x, y, h];
    return [x, y, h];
  });
}

test('[S3] eight banks and four turns close', () => {
  expect(visits([81000, 81000, 0], 'bankLeft', 8)).toEqual([
    [97556, 87858, 1],
    [104414, 104414, 2],
    [97556, 120970, 3],
    [81000, 127828, 4],
    [64444, 120970, 5],
    [57586, 104414, 6],
    [64444, 87858, 7],
    [81000, 81000, 0],
  ]);
  expect(visits([81000, 81000, 5], 'turnLeft', 4)).toEqual([
    [81000, 66858, 7],
    [95142, 66858, 1],
    [95142, 81000, 3],
    [81000, 81000, 5],
  ]);
});

test('[S4] [R22] storing, and what it buys in the next round', () => {
  const game = play(moving({ speed: 3, at: [60000, 60000, 0] }), 'straight');
  expect(optionsOf(game)).toEqual(['straight', 'bankLeft', 'bankRight', 'end(0)', 'end(1)', 'end(2)']);
  expect(now(play(game, 'end(2)'))).toEqual([80000, 60000, 0, 0, 2]);
  play(game, 'straight', 'end(0)', 'straight', 'end(0)'); // the other ends this round and begins the next
  expect(game.view(0)).toMatchObject({ round: 4, firstPlayer: 1, turn: 0, move: { ship: 'p0s0', baseLeft: 3 } });
  expect(optionsOf(game)).toEqual([
    'straight',
    'bankLeft',
    'bankRight',
    'turnLeft',
    'turnRight',
    'R:bankLeft',
    'R:bankRight',
  ]);
});

test('[S5] [R22] the altitude cap', () => {
  const game = play(moving({ speed: 4, altitude: 3, at: [60000, 60000, 0] }), 'straight');
  expect(game.view(0).move?.baseLeft).toBe(3);
  expect(optionsOf(game).filter((option) => option.startsWith('end'))).toEqual(['end(0)', 'end(1)']);
  play(game, 'end(1)');
  expect(shipIn(game, 'p0s0').altitude).toBe(4);
  expect(game.events(0)).toContainEqual(expect.objectContaining({ kind: 'moveEnded', stored: 1, lost: 2 }));
});

test('[S6] [R21] base speed pays first', () => {
  const game = play(moving({ speed: 3, altitude: 2, at: [60000, 60000, 0] }), 'turnLeft');
  expect(now(game)).toEqual([70000, 70000, 2, 0, 2]);
  expect(optionsOf(game)).toEqual(['straight', 'bankLeft', 'bankRight', 'end(0)']);
  expect(now(play(game, 'straight'))).toEqual([70000, 90000, 2, 0, 1]);
  expect(optionsOf(game)).toEqual(['straight', 'end(0)']);
});

test('[S7] [R26] [R27] a Split S and on', () => {
  const game = play(moving({ speed: 3, altitude: 3, at: [81000, 81000, 2] }), 'S:straight');
  expect(now(game)).toEqual([81000, 101000, 6, 1, 0]);
  expect(optionsOf(game)).toEqual(['straight', 'end(0)']);
  expect(at(play(game, 'straight'))).toEqual([81000, 81000, 6]);
  expect(isOver(game)).toBe(true);
});

test('[S8] [R24] [R25] a Split S partly paid with altitude', () => {
  const game = play(moving({ speed: 3, altitude: 4, at: [81000, 81000, 0] }), 'S:bankRight');
  expect(now(game)).toEqual([97556, 74142, 3, 0, 0]);
  expect(isOver(game)).toBe(true);
});

test('[S9] [R28] what can be paid', () => {
  const rolls = ['R:bankLeft', 'R:bankRight', 'R:turnLeft', 'R:turnRight'];
  const high = optionsOf(moving({ speed: 4, altitude: 4, at: [81000, 81000, 0] }));
  expect(high.filter((option) => option.startsWith('S:'))).toEqual(['S:straight', 'S:bankLeft', 'S:bankRight']);
  expect(high).toEqual(expect.arrayContaining(rolls));
  const low = optionsOf(moving({ speed: 4, altitude: 2, at: [81000, 81000, 0] }));
  expect(low.filter((option) => option.startsWith('S:'))).toEqual([]);
  expect(low.filter((option) => option.startsWith('R:'))).toEqual(rolls);
});

test('[S10] Barrel Rolls', () => {
  const bank = play(moving({ speed: 4, at: [81000, 81000, 0] }), 'R:bankLeft');
  expect(now(bank)).toEqual([97556, 87858, 0, 0, 0]);
  expect(isOver(bank)).toBe(true);
  const turn = play(moving({ speed: 3, altitude: 3, at: [81000, 81000, 5] }), 'R:turnRight');
  expect(now(turn)).toEqual([66858, 81000, 5, 0, 0]);
  expect(isOver(turn)).toBe(true);
});

test('[S11] [R27] speed lost after a special', () => {
  const game = play(moving({ speed: 4, altitude: 3, at: [81000, 81000, 0] }), 'S:straight');
  expect(now(game)).toEqual([101000, 81000, 4, 2, 0]);
  expect(optionsOf(game)).toEqual(['straight', 'bankLeft', 'bankRight', 'end(0)']);
  play(game, 'end(0)');
  expect(shipIn(game, 'p0s0').altitude).toBe(0);
  expect(game.events(0)).toContainEqual(expect.objectContaining({ kind: 'moveEnded', stored: 0, lost: 2 }));
});

test('[S12] [R20] [R33] [R37] the edge', () => {
  const inside = play(moving({ speed: 4, at: [22772, 81000, 4] }), 'straight');
  expect(at(inside)).toEqual([2772, 81000, 4]);
  expect(inside.asked).toEqual(['move 0']);
  const beyond = play(moving({ speed: 4, at: [22771, 81000, 4] }), 'straight');
  expect(shipIn(beyond, 'p0s0')).toMatchObject({ flying: false, lostBy: 'offBoard', pose: null, altitude: 0 });
  expect(beyond.outcome).toMatchObject({ reason: 'lastFlying', ranks: [2, 1] });
  expect(beyond.asked).toEqual([]);
  expect(shipIn(beyond, 'p1s0')).toMatchObject({ moved: false, damageDealt: 0 });
});

const crowded = (options = {}) =>
  position({ options, ships: [{ speed: 4, at: [60000, 60000, 0] }, { at: [84000, 62000, 4] }] });

test('[S20] [R17] nobody ends on another token', () => {
  const game = crowded();
  expect(optionsOf(game)).toEqual(['bankLeft', 'bankRight', 'turnLeft', 'turnRight', 'R:bankLeft', 'R:bankRight']);
  expect(game.refusal(0, { kind: 'fly', manner: 'normal', template: 'straight' })).toMatchObject({
    code: 'ends-on-token',
    ships: ['p1s0'],
  });
});

test('[S20] [R17] overlapping allowed', () => {
  const game = crowded({ overlapRule: 'allowed' });
  expect(optionsOf(game)[0]).toBe('straight');
  play(game, 'straight');
  expect(at(game)).toEqual([80000, 60000, 0]);
  play(game, 'end(0)');
  const stacked = position({
    options: { overlapRule: 'allowed' },
    stage: 'attackStage',
    ships: [{ at: [80000, 60000, 0] }, { at: [84000, 62000, 4] }],
  });
  expect(optionsOf(stacked)).toEqual(['attack(p1s0)', 'hold']);
  play(stacked, 'attack(p1s0)');
  expect(stacked.events(0)).toContainEqual(expect.objectContaining({ kind: 'attacked', linedUp: true }));
  const other = position({
    options: { overlapRule: 'allowed' },
    stage: 'attackStage',
    firstPlayer: 1,
    ships: [{ at: [80000, 60000, 0] }, { at: [84000, 62000, 4] }],
  });
  expect(optionsOf(other)).toEqual(['attack(p0s0)', 'hold']);
  play(other, 'attack(p0s0)');
  expect(other.events(0)).toContainEqual(expect.objectContaining({ kind: 'attacked', linedUp: true }));
});

test('[S20] [R17] bumping', () => {
  const game = crowded({ overlapRule: 'bump' });
  expect(optionsOf(game)[0]).toBe('straight');
  play(game, 'straight');
  expect(now(game)).toEqual([60000, 60000, 0, 3, 0]);
  expect(isOver(game)).toBe(true);
  expect(game.events(0)).toContainEqual(expect.objectContaining({ kind: 'maneuverFlown', result: 'bumped' }));
  expect(game.events(0)).toContainEqual(expect.objectContaining({ kind: 'moveEnded', stored: 0, lost: 3 }));
});

test('[S21] [R18] blocked completely', () => {
  const ship = { speed: 2, at: [81000, 81000, 0] } as const;
  const game = position({ ships: [ship, { at: [99278, 84429, 0] }, { at: [97556, 74142, 0] }] });
  expect(optionsOf(game)).toEqual(['straight', 'bankLeft', 'bankRight']);
  play(game, 'straight');
  expect(at(game)).toEqual([101000, 81000, 0]);
  expect(optionsOf(game)).toEqual(['straight', 'end(0)', 'end(1)']);
  const open = position({ ships: [ship, { at: [99278, 84429, 0] }, { at: [20000, 20000, 0] }] });
  expect(optionsOf(open)).toEqual(['bankRight']);
});

test('[S30] only storing is left', () => {
  const ships = [{ speed: 2, at: [60000, 60000, 0] }, { at: [100000, 62000, 0] }] as const;
  const game = play(position({ ships }), 'straight');
  expect(now(game)).toEqual([80000, 60000, 0, 1, 0]);
  expect(optionsOf(game)).toEqual(['end(0)', 'end(1)']);
  const none = play(position({ ships, options: { maxStorePerRound: 0 } }), 'straight');
  expect(isOver(none)).toBe(true);
});
