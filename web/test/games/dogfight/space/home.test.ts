import { type EventOfKind, TW } from '@orrery/dogfight/client';
import { play, position, type Position } from '@orrery/dogfight/testing';
import { expect, test } from 'vitest';
import { fit, toStage } from '../../../../src/games/camera/math.ts';
import { onChart, worldBox } from '../../../../src/games/dogfight/space/chart.ts';
import { ghostsOf } from '../../../../src/games/dogfight/flying/ghosts.ts';
import { homeOf, isLow, MARGIN } from '../../../../src/games/dogfight/space/home.ts';

const DESK = { width: 888, height: 640 };
const PHONE = { width: 390, height: 300 };
const SIDE = 162_000;

function lookAt(spec: Position, stage: typeof DESK, viewer = 0) {
  const view = position(spec).view(viewer);
  const ghosts = ghostsOf(view, undefined);
  const home = homeOf({ view, viewer, stage, foot: 0, ghosts });
  const pose = fit(home, stage, MARGIN);
  return {
    view,
    ghosts,
    home,
    pose,
    token: pose.scale * TW,
    at: (x: number, y: number) => toStage(pose, stage, onChart({ x, y }, SIDE)),
  };
}

const CORNERS: readonly (readonly [number, number, number])[] = [
  [60000, 60000, 0],
  [5000, 5000, 5],
  [150000, 80000, 0],
  [20000, 155000, 2],
];

test('every maneuver of the moving ship is on the stage, on a phone every one that stays on the board, clear of all that lies over it', () => {
  for (const at of CORNERS)
    for (const stage of [DESK, PHONE]) {
      const { ghosts, pose, token } = lookAt({ ships: [{ at, speed: 4 }] }, stage);
      expect(ghosts.length).toBeGreaterThan(4);
      for (const { spot, prospect } of ghosts) {
        if (stage === PHONE && prospect.result === 'offBoard') continue;
        const { x, y } = toStage(pose, stage, spot);
        expect(x).toBeGreaterThan(token / 2);
        expect(x).toBeLessThan(stage.width - token / 2);
        expect(y).toBeGreaterThan(token / 2 + (stage === PHONE ? 34 : 0));
        expect(y).toBeLessThan(stage.height - token / 2);
      }
      // Where it must mind somebody else, a phone shows less of each.
      expect(token).toBeGreaterThanOrEqual(stage === PHONE ? 17 : 22);
      expect(token).toBeLessThan(56);
    }
});

test('no maneuver lies under the map in the corner of a wide stage', () => {
  // An enemy to the left and above draws the ship into that corner.
  for (let x = 70_000; x < SIDE - 4000; x += 6000)
    for (const h of [0, 1, 6, 7]) {
      const other = { at: [x - 55_000, 60_000, 0] } as const;
      const { ghosts, pose } = lookAt({ ships: [{ at: [x, 6000, h], speed: 4 }, other] }, DESK);
      for (const { spot } of ghosts) {
        const { x: across, y: down } = toStage(pose, DESK, spot);
        expect(across > DESK.width - 190 && down > DESK.height - 150).toBe(false);
      }
    }
});

test('an enemy near by is taken in, one far away only if tokens stay large', () => {
  const near = lookAt({ ships: [{ at: [60000, 60000, 0] }, { at: [90000, 70000, 4] }] }, DESK);
  const seen = near.at(90000, 70000);
  expect(seen.x > 0 && seen.x < DESK.width && seen.y > 0 && seen.y < DESK.height).toBe(true);
  const far = lookAt({ ships: [{ at: [10000, 10000, 0] }, { at: [150000, 150000, 4] }] }, PHONE);
  expect(far.at(150000, 150000).x).toBeGreaterThan(PHONE.width);
  expect(far.token).toBeGreaterThan(27);
});

test('on a phone whom the moving ship must mind is in the picture, and a maneuver off the board does not push it out', () => {
  const stage = { width: 360, height: 430 };
  for (const [own, enemy] of [
    // As in the first lesson.
    [
      [23000, 130000, 0],
      [104556, 154858, 4],
    ],
    // Near the edge, and all that is left leads over it.
    [
      [158000, 60000, 0],
      [118000, 68000, 4],
    ],
    [
      [80000, 158000, 2],
      [80000, 100000, 2],
    ],
  ] as const) {
    const { at, token, home } = lookAt({ ships: [{ at: own }, { at: enemy }] }, stage);
    for (const [x, y] of [own, enemy]) {
      const spot = at(x, y);
      expect(spot.x).toBeGreaterThan(token / 2);
      expect(spot.x).toBeLessThan(stage.width - 48);
      expect(spot.y).toBeGreaterThan(34 + token / 2);
      expect(spot.y).toBeLessThan(stage.height - token / 2);
    }
    expect(token).toBeGreaterThanOrEqual(17);
    // The board has more of the stage than what lies beyond it.
    const across = Math.min(SIDE, home.x + home.width) - Math.max(0, home.x);
    const down = Math.min(SIDE, home.y + home.height) - Math.max(0, home.y);
    expect((across * down) / (home.width * home.height)).toBeGreaterThan(0.5);
  }
});

test('while others fly, all ships are on the stage', () => {
  const { at } = lookAt(
    { ships: [{ at: [10000, 10000, 0], moved: true }, { at: [150000, 150000, 4] }], turn: 1 },
    PHONE,
  );
  for (const [x, y] of [
    [10000, 10000],
    [150000, 150000],
  ] as const) {
    const spot = at(x, y);
    expect(spot.x).toBeGreaterThan(0);
    expect(spot.x).toBeLessThan(PHONE.width);
    expect(spot.y).toBeGreaterThan(0);
    expect(spot.y).toBeLessThan(PHONE.height);
  }
});

test('a cell is chosen on the whole board, then its headings from near', () => {
  const scenario = position({ stage: 'placement', ships: [{}, {}] });
  const whole = homeOf({ view: scenario.view(0), viewer: 0, stage: DESK, foot: 0, ghosts: [] });
  expect(whole).toEqual(worldBox(SIDE));
  play(scenario, 'cell(4, 0)');
  const near = homeOf({ view: scenario.view(0), viewer: 0, stage: DESK, foot: 0, ghosts: [] });
  expect(near.width).toBeLessThan(whole.width);
  // Whoever waits keeps looking at the whole board.
  expect(homeOf({ view: scenario.view(1), viewer: 1, stage: DESK, foot: 0, ghosts: [] })).toEqual(whole);
});

test('a plate at the foot of the stage covers no ship that the dice are about', () => {
  const view = position({ stage: 'attackStage', ships: [{ at: [60000, 60000, 0] }, { at: [90000, 63000, 4] }] }).view(
    0,
  );
  for (const stage of [DESK, PHONE]) {
    const home = homeOf({ view, viewer: 0, stage, foot: 110, ghosts: [] });
    const pose = fit(home, stage, MARGIN);
    for (const at of [
      { x: 60000, y: 60000 },
      { x: 90000, y: 63000 },
    ])
      expect(toStage(pose, stage, onChart(at, SIDE)).y).toBeLessThan(stage.height - 110);
  }
});

test('a film of a shot stays where it was when its target is gone and the next round has begun', () => {
  const game = position({
    stage: 'attackStage',
    ships: [
      { at: [60000, 60000, 0], attack: 4 },
      { at: [90000, 60000, 4], health: 1, defense: 2, acted: true },
      { at: [100000, 140000, 4] },
    ],
    dice: [6, 6, 6, 6, 6, 1, 1],
  });
  play(game, 'attack(p1s0)');
  // The only event of its kind.
  const shot = game.events('watcher').find((event) => event?.kind === 'attacked') as EventOfKind<'attacked'>;
  const homes = game
    .film('watcher')
    .map((view) => homeOf({ view, viewer: 'watcher', stage: DESK, foot: 0, ghosts: [], shot }));
  expect(homes.length).toBe(5);
  expect(homes).toEqual(homes.map(() => homes[0]));
});

test('labels at the foot of the stage stand above their ships', () => {
  const { home } = lookAt({ ships: [{ at: [80000, 80000, 2] }] }, DESK);
  const pose = fit(home, DESK, MARGIN);
  const spotAt = (x: number, y: number) => ({
    x: pose.x + (x - DESK.width / 2) / pose.scale,
    y: pose.y + (y - DESK.height / 2) / pose.scale,
  });
  expect(isLow(spotAt(300, 600), home, { stage: DESK, foot: 0 })).toBe(true);
  expect(isLow(spotAt(300, 300), home, { stage: DESK, foot: 0 })).toBe(false);
  expect(isLow(spotAt(800, 450), home, { stage: DESK, foot: 0 })).toBe(true);
});
