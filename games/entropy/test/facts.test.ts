/** The printed facts: tiles, cards, directions, options. */
import { parseOptions } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { CARDS, DIRECTIONS, TILES } from '../src/data.ts';
import { centreOf, distance, keyOf, qOf, rOf, STEPS } from '../src/hexes.ts';
import { entropy } from '../src/index.ts';
import { settingsOf } from '../src/options.ts';
import { position, shipsIn, tilesOf } from '../src/testing.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe('[R4] the tables', () => {
  test('tiles', () => {
    expect(TILES.map(({ id, amount, counts }) => `${id} ${amount} ${counts.join(' ')}`)).toEqual([
      'space 0 4 5 6 7 8',
      'titanium-1 1 4 4 5 5 6',
      'titanium-2 2 6 7 8 9 10',
      'titanium-3 3 5 6 7 8 9',
      'titanium-4 4 3 4 4 5 5',
      'titanium-6 6 2 2 3 3 4',
      'energy-15 15 2 2 3 3 4',
      'energy-25 25 2 2 2 3 3',
      'energy-40 40 1 1 2 2 2',
      'portal-15 15 2 2 2 3 3',
      'portal-20 20 2 2 2 2 3',
      'portal-30 30 2 2 2 2 2',
      'portal-40 40 1 1 1 1 1',
      'neat-20 20 2 2 2 3 3',
      'neat-40 40 1 2 3 3 4',
    ]);
    const totals = (amountOf: (tile: (typeof TILES)[number]) => number) =>
      [0, 1, 2, 3, 4].map((column) => sum(TILES.map((tile) => amountOf(tile) * (tile.counts[column] ?? 0))));
    expect(totals(() => 1)).toEqual([39, 44, 52, 59, 67]);
    expect(totals(({ kind, amount }) => (kind === 'titanium' ? amount : 0))).toEqual([55, 64, 76, 85, 97]);
    expect(totals(({ kind, amount }) => (kind === 'neat' ? amount : 0))).toEqual([80, 120, 160, 180, 220]);
    expect(TILES.flatMap((tile) => (tile.kind === 'portal' ? [tile.threshold] : []))).toEqual([-100, -250, -400, -550]);
  });

  test('cards', () => {
    expect(CARDS.map(({ id, energy, entropy: heat, copies }) => `${id} ${energy} ${heat} ${copies}`)).toEqual([
      'move-1 8 4 8',
      'move-2 12 6 5',
      'move-3 16 8 3',
      'turn-right-60 2 0 4',
      'turn-right-120 4 0 1',
      'turn-180 6 0 1',
      'turn-left-120 4 0 1',
      'turn-left-60 2 0 4',
      'laser 2 1 2',
      'wave 10 5 2',
      'titanium-portal 40 20 4',
      'build-ship 50 25 3',
      'tidy-20 5 -20 1',
      'tidy-40 10 -40 1',
    ]);
    expect(sum(CARDS.map(({ copies }) => copies))).toBe(40);
  });

  test('[R1] two to six players, each count with its own tiles and 40 cards a head', () => {
    expect(entropy.seats).toEqual({ min: 2, max: 6 });
    for (let seats = 2; seats <= 6; seats++) {
      const parsed = parseOptions(entropy.options, {}, seats);
      if (!parsed.ok) throw new Error(parsed.problem);
      const settings = settingsOf(parsed.value, seats);
      expect(sum(settings.cardCopies)).toBe(40 * seats);
      expect(settings.tileCounts).toEqual(TILES.map(({ counts }) => counts[seats - 2]));
      expect(settings).toMatchObject({ entropyStart: 1000, freeEnergy: 50, eraLimit: 100, handLimit: 15 });
    }
  });
});

describe('[R2] geometry', () => {
  test('directions are clockwise on the screen, and a step is an addition', () => {
    expect(DIRECTIONS.map(({ name, q, r }) => `${name} ${q} ${r}`)).toEqual([
      'E 1 0',
      'SE 0 1',
      'SW -1 1',
      'W -1 0',
      'NW 0 -1',
      'NE 1 -1',
    ]);
    for (const [direction, { q, r }] of DIRECTIONS.entries()) {
      expect(keyOf(3, -7) + (STEPS[direction] ?? 0)).toBe(keyOf(3 + q, -7 + r));
      const { x, y } = centreOf({ q, r });
      // Two radii of the inner circle apart, and 60° further each time: E, then below it.
      expect(Math.abs(x * x + y * y - 3)).toBeLessThan(1e-9);
    }
    expect(centreOf({ q: 0, r: 2 }).y).toBe(3);
  });

  test('keys, reading order, distance', () => {
    for (const [q, r] of [
      [0, 0],
      [-1000, 1000],
      [17, -4],
    ] as const)
      expect([qOf(keyOf(q, r)), rOf(keyOf(q, r))]).toEqual([q, r]);
    const hexes = [
      [0, 0],
      [-3, 1],
      [5, -1],
      [-1, 0],
    ].map(([q = 0, r = 0]) => keyOf(q, r));
    expect(hexes.toSorted((a, b) => a - b).map((key) => [qOf(key), rOf(key)])).toEqual([
      [5, -1],
      [-1, 0],
      [0, 0],
      [-3, 1],
    ]);
    expect(distance({ q: 0, r: 0 }, { q: 2, r: -1 })).toBe(2);
    expect(distance({ q: -1, r: -1 }, { q: 1, r: 1 })).toBe(4);
  });
});

test('[R44] [R33] neither energy nor titanium nor ships have a limit', () => {
  const ships = Array.from({ length: 9 }, (_, i) => `A${i + 1} (0,0) E9000 T500`).join(', ');
  const game = position({ strip: 2, ships: `${ships}, B1 (1,0)`, programs: { A1: 'turn-180' } });
  expect(shipsIn(game)).toHaveLength(10);
  expect(shipsIn(game)[0]).toBe('A1 (0,0) d3 E8994 T500');
});

test('[R46] the era limit in force', () => {
  const limit = (options: object) => {
    const parsed = parseOptions(entropy.options, options, 2);
    if (!parsed.ok) throw new Error(parsed.problem);
    return settingsOf(parsed.value, 2).eraLimit;
  };
  expect([limit({}), limit({ driftStep: 0 }), limit({ eraLimit: 7 }), limit({ eraLimit: 7, driftStep: 0 })]).toEqual([
    100, 40, 7, 7,
  ]);
});

test('the test kit refuses what is no position', () => {
  expect(() => position({ strip: 2, ships: 'A1 (5,0)' })).toThrow(/not on a tile/);
  expect(() => position({ strip: 2, ships: 'A1 (0,0), B1 (0,0)' })).toThrow(/shares its tile with another player/);
  expect(() => position({ strip: 2, ships: 'A1 (0,0), B1 (1,0)', tokens: 'laser (1,0)' })).toThrow(
    /shares its tile with a token/,
  );
  expect(() => position({ tiles: '(0,0) titanium-3, (1,0) space', ships: 'A1 (0,0), B1 (1,0)' })).toThrow(
    /lie under ship/,
  );
  expect(() => position({ strip: 2, tiles: '(0,1) space A', ships: 'A1 (0,0), B1 (1,0)' })).toThrow(
    /is no portal and has an owner/,
  );
  expect(() => position({ strip: 2, ships: 'A1 (0,0)' })).toThrow(/is out, or has no ship/);
  expect(() => position({ strip: 2, ships: 'A1 (0,0) E-3, B1 (1,0)' })).toThrow(/has -3 energy/);
  expect(() => position({ strip: 2, ships: 'A1 (0,0), B1 (1,0)', entropy: 5 })).toThrow(/entropy is 5/);
  expect(() => position({ strip: 2, ships: 'A1 (0,0), B1 (1,0)', programs: { A2: 'laser' } })).toThrow(/no ship 'A2'/);
  expect(() => tilesOf('moon')).toThrow(/no 'moon'/);
});
