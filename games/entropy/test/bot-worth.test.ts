/** What the scripted player takes things to be worth, and the evaluation for search. */
import type { Seat } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { leadOf, standing } from '../src/bot/evaluate.ts';
import { threatBeside, unrest } from '../src/bot/rest.ts';
import { clockOf, energyWorth, fleetWorth, portalWorth, worths } from '../src/bot/worth.ts';
import { TILE_IDS } from '../src/data.ts';
import { keyOf } from '../src/hexes.ts';
import { entropy } from '../src/index.ts';
import { type Position, position } from '../src/testing.ts';
import { field, hands } from './at-work.ts';

describe('what things are worth', () => {
  const clockIn = (spec: Position) => clockOf(position({ strip: 3, ships: 'A1 (0,0) E9, B1 (2,0) E9', ...spec }).state);

  test('the eras left: half as usual, half as lately', () => {
    // Two players: the background was 56, 68 and 80 in eras 3 to 5, and 280 in all; portals and cards added 220, 44 an era.
    expect(clockIn({ era: 5, entropy: -500 }).eras).toBeCloseTo(500 / (125 / 2 + (68 + 44) / 2), 9);
    expect(clockIn({ era: 5, entropy: -100 }).eras).toBeCloseTo(100 / (125 / 2 + (68 + 124) / 2), 9);
    expect(clockIn({ era: 9, entropy: 0 }).eras).toBe(0);
    expect(clockIn({ era: 5, entropy: -500, options: { eraLimit: 6 } }).eras).toBe(1);
  });

  test('titanium aboard', () => {
    expect(clockIn({ entropy: -500 }).titanium).toBe(0.7);
    expect(clockIn({ era: 8, entropy: -90 }).titanium).toBe(0.4);
    expect(clockIn({ era: 8, entropy: 0 }).titanium).toBe(0);
  });

  test('energy up to 80 and beyond', () => {
    const clock = clockIn({ entropy: -500 });
    expect([10, 80, 110].map((energy) => energyWorth(clock, energy))).toEqual([0.5, 4, 4.5]);
    expect(energyWorth(clockIn({ era: 8, entropy: 0 }), 80)).toBe(0);
  });

  test('ships: 2 for each era left, over the power of 0.6', () => {
    const clock = { ...clockIn({}), eras: 5 };
    for (const ships of [1, 2, 3, 4, 7, 12])
      expect(fleetWorth(clock, ships)).toBeCloseTo((2 * 5 * ships) / Math.pow(ships, 0.6), 2);
    expect(fleetWorth(clock, 0)).toBe(0);
  });

  test('portals: output for each era until the threshold', () => {
    const { state } = position({ strip: 3, ships: 'A1 (0,0) E9, B1 (2,0) E9', era: 5, entropy: -500 });
    const clock = clockOf(state);
    const worth = (id: 'portal-15' | 'portal-30' | 'portal-40') => portalWorth(state, clock, TILE_IDS.indexOf(id));
    expect(worth('portal-15')).toBeCloseTo((15 * 400 * 0.04) / clock.rise, 9);
    expect(worth('portal-30')).toBeCloseTo((30 * 100 * 0.04) / clock.rise, 9);
    expect(worth('portal-40')).toBe(0);
  });

  test('all of it together, by player', () => {
    const game = position({
      tiles: '(0,0) space, (1,0) portal-30 B, (2,0) space',
      ships: 'A1 (0,0) E90 T4, A2 (0,0) E10, B1 (2,0) E20 T1',
      points: { A: 3, B: 5 },
      era: 5,
    });
    const { eras, rise } = clockOf(game.state);
    const [a = 0, b = 0] = worths(game.state, clockOf(game.state));
    expect(a).toBeCloseTo(3 + 0.7 * 4 + 0.05 * (80 + 10 / 3 + 10) + (2 * eras * 2) / 1.5157, 9);
    expect(b).toBeCloseTo(5 + 0.7 + 0.05 * 20 + 2 * eras + (30 * 100 * 0.04) / rise, 9);
  });
});

describe('the evaluation for search', () => {
  const SHIPS = 'A1 (0,0) E40, B1 (2,0) E40';

  test('between 0 and 1, even between equals, better for who has more', () => {
    const worth = (spec: Position, seat = 0) =>
      entropy.bot.evaluate(position({ strip: 3, ships: SHIPS, ...spec }).state, seat);
    expect(worth({})).toBe(0.5);
    expect(worth({ points: { A: 8 } })).toBe(0.75);
    expect(worth({ points: { A: 8 } }, 1)).toBe(0.25);
    expect(worth({ ships: `${SHIPS}, B2 (2,0) E9` })).toBeLessThan(0.5);
  });

  test('among several rivals, all of whom must be left behind', () => {
    const ships = 'A1 (0,0) E9, B1 (1,0) E9, C1 (2,0) E9, D1 (3,0) E9';
    const worth = (points: Position['points']) =>
      entropy.bot.evaluate(position({ players: 4, strip: 4, ships, points: points ?? {} }).state, 0);
    expect(worth({})).toBe(0.25);
    expect(worth({ B: 8 })).toBe(1 / (1 + 3 + 1 + 1));
    expect(worth({ B: 8, C: 8 })).toBe(1 / (1 + 3 + 3 + 1));
  });

  test('rivals count by their best and their mean', () => {
    expect(leadOf([10, 4, 8], 0)).toBe(10 - (8 + 6) / 2);
  });

  test('a game that is over is won, shared or lost', () => {
    const over = (points: Position['points'], seat: Seat) => {
      const game = position({ strip: 3, ships: SHIPS, entropy: 0, begins: 'endOfEra', points: points ?? {} });
      expect(game.state.ending).toBe('entropy');
      return entropy.bot.evaluate(game.state, seat);
    };
    expect([over({ A: 3 }, 0), over({ A: 3 }, 1), over({}, 1)]).toEqual([1, 0, 0.5]);
  });
});

describe('where a ship had better rest', () => {
  const { state } = position({
    tiles: field(2).replace('(2,-1) space, ', ''),
    ships: 'A1 (0,0) E9, B1 (1,0) E30',
    begins: 'planning',
    hands: hands('laser'),
  });
  const at = (q: number, r: number) => state.board.hexes.indexOf(keyOf(q, r));

  const loss = (q: number, r: number, energy: number, threat = -1) => unrest(state, at(q, r), energy, 10, threat);

  test('beside a stronger rival the ship is feared for', () => {
    expect(threatBeside(state, 0, at(0, 0))).toBe(30);
    expect(threatBeside(state, 0, at(-1, 0))).toBe(-1);
    expect(loss(0, 0, 29, 30)).toBeGreaterThan(0);
    expect(loss(0, 0, 30, 30)).toBe(0);
  });

  test('from mid-game on 40 energy stay in reserve', () => {
    const worth = (entropyNow: number, energy: number) =>
      standing(position({ strip: 5, ships: `A1 (0,0) E${energy}, B1 (4,0) E9`, era: 5, entropy: entropyNow }).state, 0);
    const oneEnergy = 0.05;
    expect(worth(-500, 40) - worth(-500, 39)).toBeCloseTo(oneEnergy, 9);
    expect(worth(-300, 40) - worth(-300, 39)).toBeGreaterThan(2 * oneEnergy);
  });

  test('on the rim it can be pushed off', () => {
    expect(loss(2, 0, 30)).toBeGreaterThan(loss(1, 1, 30));
    expect(loss(1, 1, 30)).toBeGreaterThan(0);
    expect(loss(1, 0, 30)).toBe(0); // five tiles touch it
  });

  test('with less than 2 energy a laser kills it', () => {
    expect(loss(0, 0, 1)).toBeGreaterThan(0);
    expect(loss(0, 0, 2)).toBe(0);
  });
});
