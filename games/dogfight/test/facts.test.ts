/** The printed facts: tables against their derivation, sizes against what the rules say of them. */
import { expect, test } from 'vitest';
import { FLIES, HOLD } from '../src/actions.ts';
import { BOARD_SIDES, DISPLACEMENTS, EDGE, HEADINGS, S2, SHIP_NAMES, TEMPLATES, TOKEN_CORNERS } from '../src/data.ts';
import { centreLine } from '../src/drawing.ts';
import { affordable, costOf, endOf, isManeuver, tokensOf } from '../src/flight.ts';
import { A2, DIAGONAL, OV, S2D, STRAIGHT } from '../src/geometry.ts';
import { expectedLoss, killChance, oddsOf } from '../src/odds.ts';
import { type Settings, settingsOf } from '../src/options.ts';
import { shipName } from '../src/ships.ts';
import { statLines } from '../src/stat-lines.ts';
import { DEFAULTS } from './defaults.ts';

const SETTINGS = settingsOf(DEFAULTS, 2);
const S = Math.SQRT1_2;

test('[R4] displacements are the ideal geometry, turned and rounded', () => {
  const local = [
    [20000, 0],
    [1000 + 22000 * S, 21000 - 20000 * S],
    [1000 + 22000 * S, -21000 + 20000 * S],
    [10000, 10000],
    [10000, -10000],
  ] as const;
  for (let h = 0; h < 8; h++) {
    const [cos, sin] = [Math.cos((h * Math.PI) / 4), Math.sin((h * Math.PI) / 4)];
    for (const [template, [ahead, left]] of local.entries()) {
      const [dx = 0, dy = 0] = DISPLACEMENTS[h]?.[template] ?? [];
      expect([dx, dy]).toEqual([Math.round(ahead * cos - left * sin) + 0, Math.round(ahead * sin + left * cos) + 0]);
      const [nextX, nextY] = DISPLACEMENTS[(h + 2) % 8]?.[template] ?? [];
      expect([nextX, nextY]).toEqual([-dy + 0, dx]);
    }
  }
});

test('the constants of the tests are the exact values, rounded', () => {
  const a = 3000 * Math.cos(Math.PI / 8);
  const exact = {
    apo: a,
    cor: a * Math.SQRT2,
    wid: 6000 * Math.cos(Math.PI / 24),
    strip: 750 + a,
    scor: 750 + a * Math.SQRT2,
    both: a - 750,
    mid: 750,
  };
  for (const [name, value] of Object.entries(exact)) {
    const key = name as keyof typeof exact;
    expect([name, STRAIGHT[key]]).toEqual([name, Math.round(value)]);
    expect([name, DIAGONAL[key]]).toEqual([name, Math.round(value * Math.SQRT2)]);
  }
  const side = 6000 * Math.sin(Math.PI / 8);
  expect([EDGE, A2, S2, S2D, OV]).toEqual([a, 2 * a, side, 2 * a - side, 2 * a * Math.SQRT2].map(Math.round));
});

test('the drawn corners are those of the token', () => {
  for (const [x, y] of TOKEN_CORNERS) expect(Math.abs(Math.hypot(x, y) - 3000)).toBeLessThan(1);
});

test('centre lines end where the table says, up to its rounding', () => {
  for (let h = 0; h < 8; h++)
    for (const { id } of TEMPLATES) {
      const pose = { x: 81000, y: 60000, h };
      const fly = FLIES.findIndex(({ manner, template }) => manner === 'normal' && template === id);
      const end = endOf(SETTINGS, pose, fly);
      const last = centreLine(pose, id).at(-1)?.to ?? { x: 0, y: 0 };
      expect(Math.hypot(last.x - end.x, last.y - end.y)).toBeLessThan(0.75);
    }
});

test('arcs of centre lines keep their radius and join their ends', () => {
  for (let h = 0; h < 8; h++)
    for (const { id, turn } of TEMPLATES) {
      const stretches = centreLine({ x: 0, y: 0, h }, id);
      for (const stretch of stretches) {
        if (stretch.kind !== 'arc') continue;
        const { from, to, centre, radius, degrees, left } = stretch;
        for (const end of [from, to]) expect(Math.hypot(end.x - centre.x, end.y - centre.y)).toBeCloseTo(radius, 6);
        expect([degrees, left]).toEqual([Math.abs(turn) * 45, turn > 0]);
      }
      for (const [at, stretch] of stretches.entries()) if (at > 0) expect(stretch.from).toEqual(stretches[at - 1]?.to);
    }
});

test('[S3] four turns and eight banks return the exact pose, from every heading', () => {
  for (let h = 0; h < 8; h++)
    for (const [code, times] of [
      [1, 8],
      [2, 8],
      [3, 4],
      [4, 4],
    ] as const) {
      let pose = { x: 81000, y: 81000, h };
      for (let i = 0; i < times; i++) pose = endOf(SETTINGS, pose, code);
      expect(pose).toEqual({ x: 81000, y: 81000, h });
    }
});

test('the stat lines', () => {
  const lines = (values: readonly number[]) => statLines(values).map(({ text }) => text);
  expect(lines([4, 3, 3, 2])).toEqual(
    '4-3-3-2 4-3-2-3 4-2-3-3 3-4-3-2 3-4-2-3 3-3-4-2 3-3-2-4 3-2-4-3 3-2-3-4 2-4-3-3 2-3-4-3 2-3-3-4'.split(' '),
  );
  expect(lines([2, 3, 4, 3])).toEqual(lines([4, 3, 3, 2]));
  expect(lines([5, 5, 5, 5])).toEqual(['5-5-5-5']);
  expect(lines([1, 2, 3, 4])).toHaveLength(24);
  expect(lines([1, 2, 3, 4]).slice(0, 3)).toEqual(['4-3-2-1', '4-3-1-2', '4-2-3-1']);
  expect(statLines([4, 3, 3, 2])[2]).toEqual({ attack: 4, defense: 2, speed: 3, health: 3, text: '4-2-3-3' });
});

test('what maneuvers cost', () => {
  const costs = FLIES.map((_, code) => costOf(SETTINGS, code));
  expect(costs).toEqual([1, 2, 2, 3, 3, 2, 4, 4, 6, 6, 2, 4, 4, 6, 6]);
  expect(FLIES.map((_, code) => tokensOf(SETTINGS, code))).toEqual([0, 0, 0, 0, 0, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0]);
  expect(FLIES.filter((_, code) => !isManeuver(code))).toEqual([
    { kind: 'fly', manner: 'barrelRoll', template: 'straight' },
  ]);
});

/** All ways to spend a move, as end poses; a move may end after any maneuver. */
function sequences(settings: Settings, baseLeft: number, altitude: number, start = { x: 0, y: 0, h: 0 }): string[] {
  const ends: string[] = [];
  const bits = affordable(settings, baseLeft, altitude);
  for (let code = 0; code < FLIES.length; code++) {
    if (((bits >> code) & 1) === 0) continue;
    const cost = costOf(settings, code);
    const fromBase = Math.min(cost, baseLeft);
    const left = altitude - tokensOf(settings, code) - (cost - fromBase);
    const pose = endOf(settings, start, code);
    ends.push(`${pose.x} ${pose.y} ${pose.h}`, ...sequences(settings, baseLeft - fromBase, left, pose));
  }
  return ends;
}

test('how many ways a ship can go', () => {
  expect(sequences(SETTINGS, 2, 0)).toHaveLength(4);
  expect(sequences(SETTINGS, 4, 0)).toHaveLength(28);
  const most = sequences(SETTINGS, 4, 4);
  expect(most).toHaveLength(952);
  expect(new Set(most).size).toBe(739);
});

test('[R5] the board grows with the number of ships', () => {
  expect(BOARD_SIDES.map(({ tw }) => tw)).toEqual([27, 36, 45]);
  const side = (pilots: number, shipsPerPilot: number) => settingsOf({ ...DEFAULTS, shipsPerPilot }, pilots).boardTw;
  expect([side(2, 1), side(4, 1), side(2, 2), side(5, 1), side(3, 3), side(5, 2), side(6, 3)]).toEqual([
    27, 27, 27, 36, 36, 45, 45,
  ]);
  expect(SETTINGS).toMatchObject({ side: 162000, range: 54000, spacing: 54000 });
});

test('headings and names', () => {
  expect(HEADINGS.map(({ short }) => short)).toEqual(['E', 'NE', 'N', 'NW', 'W', 'SW', 'S', 'SE']);
  expect(SHIP_NAMES).toEqual(['Valkyrie', 'Raider', 'Corsair', 'Wraith', 'Marauder', 'Kestrel']);
  expect([shipName('p0s0'), shipName('p1s1'), shipName('p5s2')]).toEqual(['Valkyrie', 'Raider II', 'Kestrel III']);
  expect(HOLD).toEqual({ kind: 'hold' });
});

test('chances of an attack', () => {
  const percent = [2, 3, 4, 5].map((attack) =>
    [2, 3, 4].map((defense) => Math.round(100 * oddsOf(SETTINGS, attack, defense).some)),
  );
  expect(percent).toEqual([
    [31, 19, 11],
    [50, 34, 23],
    [66, 50, 36],
    [77, 64, 50],
  ]);
  const expected = [2, 3, 4, 5].map((attack) =>
    [2, 3, 4].map((defense) => Number(oddsOf(SETTINGS, attack, defense).expected.toFixed(3))),
  );
  expect(expected).toEqual([
    [0.375, 0.219, 0.125],
    [0.719, 0.469, 0.297],
    [1.125, 0.797, 0.547],
    [1.57, 1.184, 0.865],
  ]);
  const one = oddsOf(SETTINGS, 2, 2);
  expect(killChance(one, 1)).toBeCloseTo(one.some, 12);
  expect(expectedLoss(one, 1)).toBeCloseTo(one.some, 12);
  expect(expectedLoss(one, 9)).toBeCloseTo(one.expected, 12);
});
