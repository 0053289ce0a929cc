/** Scenarios about building, several ships of one player, and exchange. */
import { describe, expect, test } from 'vitest';
import { discardIn, optionsOf, play, position, shipsIn, tokensIn } from '../src/testing.ts';

describe('Build Ship', () => {
  const build = (enemy: string) =>
    position({
      strip: 3,
      tiles: '(0,1) energy-25',
      ships: `A1 (0,0) E50, B1 (1,0) ${enemy} T6`,
      programs: { A1: 'build-ship' },
    });

  test('[S19] [R7] [R32] building', () => {
    const game = build('E0');
    expect(optionsOf(game)).toEqual(['decline', 'buildTile(1,0)', 'buildTile(0,1)']);
    expect(shipsIn(game)[0]).toBe('A1 (0,0) d0 E0 T0');
    expect(game.state.entropy).toBe(-475);
    play(game, 'buildTile(0,1)');
    expect(optionsOf(game)).toEqual([0, 1, 2, 3, 4, 5].map((facing) => `chooseFacing(${facing})`));
    play(game, 'chooseFacing(2)');
    expect(shipsIn(game)).toEqual(['A1 (0,0) d0 E0 T0', 'A2 (0,1) d2 E25 T0', 'B1 (1,0) d0 E0 T6']);
    expect(shipsIn(play(build('E0'), 'buildTile(1,0)', 'chooseFacing(0)'))).toEqual(['A1 (0,0) d0 E0 T0']);
    expect(shipsIn(play(build('E1'), 'buildTile(1,0)', 'chooseFacing(0)'))).toEqual([
      'A1 (0,0) d0 E0 T0',
      'B1 (1,0) d0 E1 T6',
    ]);
    const declined = play(build('E0'), 'decline');
    expect(shipsIn(declined)).toEqual(['A1 (0,0) d0 E0 T0', 'B1 (1,0) d0 E0 T6']);
    expect(discardIn(declined)).toEqual(['build-ship']);
  });

  test('[S20] [R32] built onto a token', () => {
    const onto = (token: string) => {
      const game = position({
        strip: 3,
        tiles: '(1,-1) space, (1,1) energy-15',
        ships: 'A1 (0,0) E60, B1 (2,0) E9',
        tokens: `${token} (1,-1) d1`,
        programs: { A1: 'build-ship' },
      });
      expect(optionsOf(game)).toEqual(['decline', 'buildTile(1,0)', 'buildTile(1,-1)']);
      return play(game, 'buildTile(1,0)', 'chooseFacing(0)');
    };
    expect(shipsIn(onto('wave'))).toEqual(['A1 (0,0) d0 E10 T0', 'A2 (1,1) d0 E15 T0', 'B1 (2,0) d0 E9 T0']);
    const laser = onto('laser');
    expect(shipsIn(laser)).toEqual(['A1 (0,0) d0 E10 T0', 'B1 (2,0) d0 E9 T0']);
    expect(tokensIn(laser)).toEqual([]);
    expect(laser.state.players[0]).toMatchObject({ built: 1, lost: 1, out: 0 });
  });

  test('[R33] numbers are never used again, and without a tile beside nothing is built', () => {
    const again = position({
      strip: 3,
      ships: 'A1 (0,0) E60, A3 (0,0) E1, B1 (2,0) E9',
      programs: { A1: 'build-ship' },
    });
    play(again, 'buildTile(1,0)', 'chooseFacing(0)');
    expect(shipsIn(again)).toContain('A4 (1,0) d0 E0 T0');
    const alone = position({
      tiles: '(0,0) space, (5,0) space',
      ships: 'A1 (0,0) E60, B1 (5,0) E9',
      programs: { A1: 'build-ship' },
    });
    expect(alone.asked).toEqual(['placeTile 0']);
    expect(shipsIn(alone)[0]).toBe('A1 (0,0) d0 E10 T0');
    expect(alone.events(0)).toContainEqual({ kind: 'nothingBuilt', seat: 0, nr: 1, why: 'noTile' });
  });
});

describe('several ships', () => {
  test('[S21] [R35] exchange', () => {
    const game = position({
      strip: 4,
      ships: 'A1 (0,0) E30 T5, A2 (2,0) E4 T1, B1 (3,0) E9',
      programs: { A1: 'move-2', A2: 'turn-right-60 x2' },
    });
    expect(optionsOf(game)).toEqual(['chooseShip(1)', 'chooseShip(2)']);
    play(game, 'chooseShip(1)');
    expect(shipsIn(game)[0]).toBe('A1 (2,0) d0 E18 T5');
    expect(optionsOf(game)).toEqual(['exchange(no)', 'exchange(yes)']);
    play(game, 'exchange(yes)');
    expect(optionsOf(game)).toEqual([0, 1, 2, 3, 4, 5, 6].map((amount) => `exchangeTitanium(${amount})`));
    play(game, 'exchangeTitanium(0)');
    expect(shipsIn(game).slice(0, 2)).toEqual(['A1 (2,0) d0 E18 T5', 'A2 (2,0) d0 E4 T1']); // nothing written yet
    expect(optionsOf(game)).toEqual(Array.from({ length: 23 }, (_, amount) => `exchangeEnergy(${amount})`));
    play(game, 'exchangeEnergy(0)');
    expect(shipsIn(game).slice(0, 2)).toEqual(['A1 (2,0) d0 E0 T0', 'A2 (2,0) d2 E18 T6']);
  });

  test('[R35] three ships share: the last one takes the rest, and what is nothing is not asked', () => {
    const game = position({
      strip: 3,
      ships: 'A1 (0,0) E20, A2 (1,0) E4, A3 (1,0) E1, B1 (2,0) E9',
      programs: { A1: 'move-1' },
    });
    play(game, 'exchange(yes)');
    expect(game.asked).toEqual(['exchangeEnergy 0']); // no titanium at all
    play(game, 'exchangeEnergy(2)');
    expect(optionsOf(game)).toHaveLength(16); // 17 together, 2 given
    play(game, 'exchangeEnergy(5)');
    expect(shipsIn(game).slice(0, 3)).toEqual(['A1 (1,0) d0 E2 T0', 'A2 (1,0) d0 E5 T0', 'A3 (1,0) d0 E10 T0']);
    const all = position({
      strip: 3,
      ships: 'A1 (0,0) E20, A2 (1,0) E4, A3 (1,0) E1, B1 (2,0) E9',
      programs: { A1: 'move-1' },
    });
    play(all, 'exchange(yes)', 'exchangeEnergy(17)'); // nothing is left: the second ship is not asked for
    expect(shipsIn(all).slice(0, 3)).toEqual(['A1 (1,0) d0 E17 T0', 'A2 (1,0) d0 E0 T0', 'A3 (1,0) d0 E0 T0']);
  });

  test('[S22] order of own ships', () => {
    const start = () =>
      position({
        tiles: '(0,0) space, (1,0) space, (1,1) space, (3,0) space',
        ships: 'A1 (0,0) d0 E20, A2 (1,0) d1 E20 T3, B1 (3,0) E5',
        programs: { A1: 'wave', A2: 'move-1' },
      });
    const second = play(start(), 'chooseShip(2)');
    expect(shipsIn(second)).toEqual(['A1 (0,0) d0 E10 T0', 'A2 (1,1) d1 E12 T3', 'B1 (3,0) d0 E5 T0']);
    expect(tokensIn(second)).toEqual(['wave (1,0) d0']);
    expect(second.state.entropy).toBe(-491);
    const first = play(start(), 'chooseShip(1)');
    expect(shipsIn(first)).toEqual(['A1 (0,0) d0 E10 T0', 'B1 (3,0) d0 E5 T0']);
    expect(first.state.entropy).toBe(-495);
  });

  test('[S31] exchange on the way', () => {
    const game = position({
      options: { landing: 'eachStep' },
      strip: 3,
      tiles: '(9,9) space',
      ships: 'A1 (0,0) d0 E20 T2, A2 (1,0) E3, B1 (9,9) E9',
      programs: { A1: 'move-2' },
    });
    play(game, 'exchange(yes)');
    expect(optionsOf(game)).toEqual([0, 1, 2].map((amount) => `exchangeTitanium(${amount})`));
    play(game, 'exchangeTitanium(0)');
    expect(optionsOf(game)).toHaveLength(12);
    play(game, 'exchangeEnergy(0)');
    expect(shipsIn(game)).toEqual(['A1 (2,0) d0 E0 T0', 'A2 (1,0) d0 E11 T2', 'B1 (9,9) d0 E9 T0']);
    expect(game.state.entropy).toBe(-494);
  });
});
