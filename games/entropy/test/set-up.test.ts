/** Scenarios about set-up: tiles, start tiles, facing, landing. */
import { describe, expect, test } from 'vitest';
import { fromSetUp, optionsOf, play, position, shipsIn, tileIn } from '../src/testing.ts';

const hexes = (kind: string, list: string) => list.split(' ').map((hex) => `${kind}(${hex})`);

describe('tiles', () => {
  test('[S1] [R3] the first tiles', () => {
    const game = fromSetUp({ start: 'B', stack: 'titanium-2, space, neat-20' });
    expect(tileIn(game, 0, 0)).toBe('titanium-2 2');
    expect(game.asked).toEqual(['placeTile 0']);
    expect(game.view(1).question).toEqual({ kind: 'placeTile', seat: 0, tile: 'space' });
    expect(optionsOf(game)).toEqual(hexes('placeTile', '0,-1 1,-1 -1,0 1,0 -1,1 0,1'));
    play(game, 'placeTile(1,0)');
    expect(game.asked).toEqual(['placeTile 1']);
    expect(optionsOf(game)).toEqual(hexes('placeTile', '0,-1 1,-1 2,-1 -1,0 2,0 -1,1 0,1 1,1'));
    play(game, 'placeTile(0,1)');
    expect(game.state.entropy).toBe(-1020);
  });

  test('[R2] the six directions', () => {
    const game = position({
      begins: 'planning',
      tiles: '(0,0) space, (1,0) space, (0,1) space, (-1,1) space, (-1,0) space, (0,-1) space, (1,-1) space',
      ships: 'A1 (0,0) E50, B1 (1,0) E1',
      hands: { A: 'build-ship' },
    });
    play(game, 'A: append(1, build-ship)');
    expect(optionsOf(game)).toEqual(['decline', ...hexes('buildTile', '1,0 0,1 -1,1 -1,0 0,-1 1,-1')]);
  });

  test('every player places five, in turn from the starting player', () => {
    const game = fromSetUp({ players: 3, start: 'C' });
    const asked: string[] = [];
    while (game.asked[0]?.startsWith('placeTile')) {
      asked.push(...game.asked);
      play(game, optionsOf(game)[0] ?? '');
    }
    expect(asked.map((one) => Number(one.at(-1)))).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1]);
    expect(game.state.board.hexes).toHaveLength(15);
    expect(game.asked).toEqual(['placeShip 2']);
  });
});

describe('ships', () => {
  const flower = '(0,0) energy-25, (1,0) space, (0,1) space, (-1,1) space, (-1,0) space, (0,-1) space, (1,-1) space';

  test('[S2] [R5] [R6] [R7] start positions', () => {
    const game = position({ begins: 'setupShips', era: 0, tiles: flower });
    play(game, 'placeShip(0,0)');
    expect(shipsIn(game)).toEqual([]); // put down after its facing is chosen
    play(game, 'chooseFacing(4)');
    expect(shipsIn(game)).toEqual(['A1 (0,0) d4 E25 T0']);
    expect(tileIn(game, 0, 0)).toBe('energy-25');
    expect(optionsOf(game)).toEqual(hexes('placeShip', '0,-1 1,-1 -1,0 1,0 -1,1 0,1'));
    const beside = position({ begins: 'setupShips', era: 0, tiles: flower });
    play(beside, 'placeShip(1,0)', 'chooseFacing(0)');
    expect(optionsOf(beside)).toEqual(hexes('placeShip', '0,-1 -1,0 -1,1'));
  });

  test('[S33] ships placed without landing', () => {
    const game = position({
      begins: 'setupShips',
      era: 0,
      options: { setupLanding: false },
      tiles: '(0,0) titanium-3, (1,0) space, (2,0) portal-20',
      deck: 'move-1, laser, turn-180, laser, move-1, laser x5',
    });
    play(game, 'placeShip(0,0)', 'chooseFacing(0)');
    expect(game.asked).toEqual(['chooseFacing 1']); // (2,0) is the only tile left
    play(game, 'chooseFacing(0)');
    expect(shipsIn(game)).toEqual(['A1 (0,0) d0 E50 T0', 'B1 (2,0) d0 E50 T0']);
    expect([tileIn(game, 0, 0), tileIn(game, 2, 0)]).toEqual(['titanium-3 3', 'portal-20']);
    play(game, 'A: append(1, move-1)', 'A: append(1, turn-180)', 'A: append(1, move-1)', 'A: finish', 'B: finish');
    expect(shipsIn(game)[0]).toBe('A1 (0,0) d3 E28 T3');
  });

  test('[R6] a ship placed on a portal owns it', () => {
    const game = position({ begins: 'setupShips', era: 0, tiles: '(0,0) portal-20, (1,0) space, (2,0) titanium-3' });
    play(game, 'placeShip(0,0)', 'chooseFacing(0)', 'chooseFacing(3)');
    expect(tileIn(game, 0, 0)).toBe('portal-20 A');
    expect(shipsIn(game)).toEqual(['A1 (0,0) d0 E70 T0', 'B1 (2,0) d3 E50 T3']);
  });
});
