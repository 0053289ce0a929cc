/** Scenarios about the end: decided games, places, limits. */
import { describe, expect, test } from 'vitest';
import { discardIn, play, position, shipsIn, tileIn, tokensIn } from '../src/testing.ts';

describe('decided', () => {
  const duel = (points: object, options = {}) =>
    position({
      tiles: '(0,0) space, (1,0) portal-20 B',
      ships: 'A1 (0,0) E50, B1 (1,0) E10 T4',
      hands: { B: 'laser, wave' },
      points: { A: 3, B: 2, ...points },
      programs: { A1: 'move-1, turn-180' },
      options,
    });

  test('[S29] [R37] [R49] decided at the end of a round', () => {
    const game = duel({});
    expect(game.outcome).toMatchObject({ reason: 'decided', ranks: [1, 2] });
    expect(shipsIn(game)).toEqual(['A1 (1,0) d0 E32 T0']);
    expect(tileIn(game, 1, 0)).toBe('portal-20 A');
    expect(discardIn(game)).toEqual(['move-1', 'turn-180', 'laser', 'wave']);
    expect(game.state.tileStack).toHaveLength(1);
    for (const goesOn of [duel({ B: 3 }), duel({}, { endWhenDecided: false })]) {
      expect(shipsIn(goesOn)).toEqual(['A1 (1,0) d3 E26 T0']);
      expect(goesOn.outcome).toBeUndefined();
    }
  });

  const finale = (points: number) =>
    play(
      position({
        strip: 3,
        tiles: '(5,5) space',
        ships: 'A1 (1,0) d0 E60 T4, A2 (5,5) E9, B1 (2,0) d3 E9',
        points: { A: points, B: 2 },
        programs: { A1: 'wave, titanium-portal, turn-180', A2: 'turn-right-60 x3' },
      }),
      'chooseShip(1)',
    );

  test('[S39] [R49] the round is finished first', () => {
    const game = finale(2);
    expect(game.asked).toEqual(['chooseShip 0']);
    expect(game.state.players[1]?.out).toBe(3);
    play(game, 'chooseShip(1)', 'transportAmount(1)');
    expect(game.outcome).toMatchObject({ reason: 'decided', scores: [3, 2] });
    expect(shipsIn(game)).toEqual(['A1 (1,0) d0 E10 T3', 'A2 (5,5) d2 E5 T0']);
    expect(game.state).toMatchObject({ entropy: -475, startingPlayer: 0 });
    expect(game.state.tileStack).toHaveLength(1);
    expect(discardIn(game)).toEqual([
      'turn-right-60',
      'turn-right-60',
      'turn-right-60',
      'turn-180',
      'wave',
      'titanium-portal',
    ]);
    const early = finale(3);
    expect(early.outcome?.reason).toBe('decided');
    expect(shipsIn(early)).toEqual(['A1 (1,0) d0 E50 T4', 'A2 (5,5) d1 E7 T0']);
  });

  const alone = (a: number, b: number, c: number, spec: object = {}) =>
    position({
      players: 3,
      strip: 4,
      tokens: 'wave (1,0) d3',
      ships: 'A1 (3,0) d3 E50',
      out: 'B, C',
      points: { A: a, B: b, C: c },
      ...spec,
    });

  test('[S40] [R37] [R49] alone, but not ahead', () => {
    for (const game of [alone(5, 4, 5), alone(5, 6, 0), alone(0, 0, 0)]) {
      expect(game.outcome).toBeUndefined();
      expect(game.asked).toEqual(['placeTile 0']);
    }
    expect(alone(6, 4, 5).outcome?.reason).toBe('decided');
    expect(alone(6, 4, 5).state.tileStack).toHaveLength(1);
    expect(alone(6, 4, 5, { options: { endWhenDecided: false } }).asked).toEqual(['placeTile 0']);
    const game = alone(6, 4, 5, { options: { tokensPersist: false }, programs: { A1: 'turn-right-60 x2' } });
    expect(game.outcome?.reason).toBe('decided');
    expect(tokensIn(game)).toEqual(['wave (0,0) d3']);
    expect(shipsIn(game)).toEqual(['A1 (3,0) d4 E48 T0']);
    expect(discardIn(game)).toEqual(['turn-right-60', 'turn-right-60']);
  });
});

describe('places', () => {
  const tie = (options = {}) =>
    position({
      players: 3,
      begins: 'endOfEra',
      entropy: 0,
      strip: 3,
      ships: 'A1 (0,0) T2, B1 (2,0) T3',
      out: 'C',
      points: { A: 6, B: 6, C: 6 },
      options,
    }).outcome?.ranks;

  test('[S30] [R41] ties', () => {
    expect(tie()).toEqual([1, 1, 1]);
    expect(tie({ tieBreak: 'cargo' })).toEqual([2, 1, 3]);
  });

  test('[R41] with cargo energy decides after titanium, for every place', () => {
    const game = position({
      players: 4,
      begins: 'endOfEra',
      entropy: 0,
      strip: 4,
      ships: 'A1 (0,0) E4, B1 (1,0) E2, B2 (1,0) E3, C1 (2,0) E5, D1 (3,0) E9',
      points: { A: 1, B: 1, C: 1, D: 4 },
      options: { tieBreak: 'cargo' },
    });
    expect(game.outcome?.ranks).toEqual([4, 2, 2, 1]);
  });
});

describe('limits', () => {
  const spec = { strip: 4, ships: 'A1 (0,0) E50, B1 (3,0) E9', stack: 'neat-40' } as const;

  test('[S32] [R38] [R39] [R46] floor, limit, last Expansion', () => {
    const floor = position({
      ...spec,
      options: { entropyStart: 500, entropyFloor: -510 },
      programs: { A1: 'tidy-40' },
    });
    expect(floor.state.entropy).toBe(-510);
    const limit = position({ ...spec, options: { eraLimit: 3 } });
    play(limit, 'placeTile(1,1)');
    expect(limit.state).toMatchObject({ entropy: -540, startingPlayer: 1 });
    expect(limit.outcome?.reason).toBe('eraLimit');
    const zero = position({ ...spec, options: { eraLimit: 3 }, entropy: 0 });
    expect(zero.outcome?.reason).toBe('entropy');
    expect(zero.state.tileStack).toHaveLength(1);
    const expand = position({ ...spec, options: { expandInLastEra: true }, entropy: 0 });
    play(expand, 'placeTile(1,1)');
    expect(expand.state.entropy).toBe(0);
    expect(expand.outcome?.reason).toBe('entropy');
  });
});
