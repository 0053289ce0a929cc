/** Every option has an effect, and wrong values are refused by name. */
import { parseOptions } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { entropy } from '../src/index.ts';
import { cardsOf, discardIn, fromSetUp, handOf, optionsOf, play, position, shipsIn, tokensIn } from '../src/testing.ts';

const two = 'A1 (0,0) E50, B1 (3,0) E9';

describe('numbers of an era', () => {
  test('entropyStart', () => {
    expect(fromSetUp({ options: { entropyStart: 300 }, stack: 'space' }).state.entropy).toBe(-300);
  });

  test('freeEnergy: with nothing to give nobody is asked', () => {
    const game = position({
      begins: 'production',
      strip: 4,
      ships: 'A1 (0,0), A2 (1,0), B1 (3,0)',
      options: { freeEnergy: 0 },
    });
    expect(shipsIn(game)).toEqual(['A1 (0,0) d0 E0 T0', 'A2 (1,0) d0 E0 T0', 'B1 (3,0) d0 E0 T0']);
    const rich = position({ begins: 'production', strip: 4, ships: two, options: { freeEnergy: 120 } });
    expect(shipsIn(rich)[0]).toBe('A1 (0,0) d0 E170 T0');
  });

  test('cardsPerShip', () => {
    const game = position({ begins: 'draw', strip: 4, ships: two, deck: 'laser x9', options: { cardsPerShip: 2 } });
    expect([handOf(game, 'A'), handOf(game, 'B')]).toEqual([
      ['laser', 'laser'],
      ['laser', 'laser'],
    ]);
  });

  test('setupTilesPerPlayer; set-up stops early when the stack is empty', () => {
    const count = (options: object) => {
      const game = fromSetUp({ options });
      while (game.asked[0]?.startsWith('placeTile')) play(game, optionsOf(game)[0] ?? '');
      return game.state.board.hexes.length;
    };
    expect(count({ setupTilesPerPlayer: 2 })).toBe(4);
    expect(count({ setupTilesPerPlayer: 8 })).toBe(16);
    const few = Object.fromEntries(
      Object.keys(entropy.options.fields).flatMap((name) => (/^tile\..*\.count$/.test(name) ? [[name, 0]] : [])),
    );
    expect(count({ ...few, 'tile.space.count': 5, setupTilesPerPlayer: 8 })).toBe(5);
  });

  test('expansionTiles', () => {
    const tiles = (expansionTiles: number) =>
      position({ begins: 'expansion', strip: 4, ships: two, stack: 'space x9', options: { expansionTiles } }).view(0);
    expect(tiles(6).drawn).toHaveLength(6);
    expect(tiles(0)).toMatchObject({ drawn: [], stack: { space: 9 } });
  });

  test('laserDamage', () => {
    const game = position({
      strip: 4,
      ships: 'A1 (0,0) E50, B1 (1,0) E9',
      programs: { A1: 'laser' },
      options: { laserDamage: 9 },
    });
    expect(shipsIn(game)[1]).toBe('B1 (1,0) d0 E0 T0');
  });

  test('driftStep and driftEmptySeat', () => {
    const rise = (options: object) =>
      position({ begins: 'production', strip: 4, ships: two, options }).state.entropy + 500;
    expect([rise({}), rise({ driftStep: 10 }), rise({ driftEmptySeat: 0 }), rise({ driftStep: 0 })]).toEqual([
      56, 50, 36, 20,
    ]);
  });

  test('eraLimit', () => {
    const game = position({ begins: 'endOfEra', strip: 4, ships: two, options: { eraLimit: 3 } });
    expect(game.outcome).toMatchObject({ reason: 'eraLimit', ranks: [1, 1] });
  });

  test('entropyFloor holds for tiles too', () => {
    const game = position({
      begins: 'expansion',
      entropy: -990,
      strip: 4,
      ships: two,
      stack: 'neat-40',
      options: { entropyFloor: -1000, expansionTiles: 1 },
    });
    play(game, 'placeTile(1,1)');
    expect(game.events(0)).toContainEqual(expect.objectContaining({ entropy: { before: -990, after: -1000 } }));
  });
});

describe('rules that can be turned', () => {
  test('unusedCards', () => {
    const end = (unusedCards: 'keep' | 'discard') =>
      position({
        begins: 'endOfEra',
        strip: 4,
        ships: two,
        hands: { A: 'laser x2', B: 'wave' },
        options: { unusedCards, eraLimit: 3 },
      });
    expect(discardIn(end('discard'))).toEqual(['laser', 'laser', 'wave']);
    expect(handOf(end('keep'), 'A')).toEqual(['laser', 'laser']);
  });

  test('tokensPersist', () => {
    const spec = { strip: 4, ships: two, tokens: 'laser (2,0) d3', programs: { A1: 'turn-180' } };
    const game = position({ ...spec, options: { tokensPersist: false } });
    expect(tokensIn(game)).toEqual([]);
    expect(game.events(0)).toContainEqual({
      kind: 'tokensRemoved',
      tokens: [{ kind: 'laser', serial: 1, heading: 3 }],
    });
    expect(tokensIn(position(spec))).toEqual(['laser (1,0) d3']);
  });

  test('maxShips', () => {
    const build = (maxShips: number) =>
      position({
        strip: 4,
        ships: 'A1 (0,0) E60, A2 (1,0) E1, B1 (3,0) E9',
        programs: { A1: 'build-ship' },
        options: { maxShips },
      });
    const full = build(2);
    expect(full.asked).toEqual(['placeTile 0']);
    expect(shipsIn(full)[0]).toBe('A1 (0,0) d0 E10 T0');
    expect(full.state.entropy).toBe(-475);
    expect(full.events(0)).toContainEqual({ kind: 'nothingBuilt', seat: 0, nr: 1, why: 'maxShips' });
    expect(build(3).asked).toEqual(['buildTile 0']);
    expect(build(0).asked).toEqual(['buildTile 0']);
  });

  test('expandInLastEra', () => {
    const last = (expandInLastEra: boolean) =>
      position({ begins: 'chaos', entropy: 0, strip: 4, ships: two, options: { expandInLastEra } });
    expect(last(true).asked).toEqual(['placeTile 0']);
    expect(last(false).outcome?.reason).toBe('entropy');
  });

  test('landing eachStep takes what lies on the way', () => {
    const fly = (landing: 'last' | 'eachStep') =>
      shipsIn(
        position({
          tiles: '(0,0) space, (1,0) titanium-4, (2,0) energy-15, (5,0) space',
          ships: 'A1 (0,0) E50, B1 (5,0) E9',
          programs: { A1: 'move-2' },
          options: { landing },
        }),
      )[0];
    expect(fly('last')).toBe('A1 (2,0) d0 E53 T0');
    expect(fly('eachStep')).toBe('A1 (2,0) d0 E53 T4');
  });
});

describe('cards and tiles', () => {
  test('card.<id>.energy and .entropy', () => {
    const game = position({
      strip: 4,
      ships: two,
      programs: { A1: 'move-1, turn-180' },
      options: { 'card.move-1.energy': 20, 'card.move-1.entropy': -7, 'card.turn-180.energy': 31 },
    });
    expect(shipsIn(game)[0]).toBe('A1 (1,0) d0 E30 T0'); // the turn is one energy too dear
    expect(game.state.entropy).toBe(-507);
  });

  test('card.<id>.copies', () => {
    const game = fromSetUp({ options: { 'card.laser.copies': 20, 'card.wave.copies': 0 } });
    expect(game.state.deck.filter((card) => card === cardsOf('laser')[0])).toHaveLength(40);
    expect(game.view(0).unseen).toMatchObject({ laser: 40, wave: 0 });
  });

  test('tile.<id>.count, .output, .threshold', () => {
    const game = fromSetUp({ options: { 'tile.neat-40.count': 7 }, stack: 'neat-40' });
    expect(game.view(0).stack['neat-40']).toBe(6);
    const portal = position({
      begins: 'production',
      entropy: -120,
      strip: 4,
      tiles: '(0,1) portal-40 A',
      ships: two,
      options: { 'tile.portal-40.output': 70, 'tile.portal-40.threshold': -120 },
    });
    expect(shipsIn(portal)[0]).toBe('A1 (0,0) d0 E170 T0');
    expect(portal.state).toMatchObject({ entropy: 0, lastEra: true });
  });
});

test('wrong values are refused by the name of the option', () => {
  const problem = (options: object, seats = 2) => {
    const parsed = parseOptions(entropy.options, options, seats);
    return parsed.ok ? '' : parsed.problem;
  };
  expect(problem({ entropyStart: 50 })).toMatch(/'entropyStart' must be a whole number from 100 to 3000/);
  expect(problem({ landing: 'never' })).toMatch(/'landing' must be one of last, eachStep/);
  expect(problem({ entropyFloor: -400 })).toBe('entropyFloor is -400, above the start at -1000');
  expect(problem({ entropyFloor: -1000 })).toBe('');
  expect(problem({ 'card.laser.energy': -1 })).toMatch(/'card\.laser\.energy' must be/);
  expect(problem({ 'card.moon.energy': 1 })).toMatch(/no option 'card\.moon\.energy'/);
  const none = Object.fromEntries(
    Object.keys(entropy.options.fields).flatMap((name) => (/^tile\..*\.count$/.test(name) ? [[name, 0]] : [])),
  );
  expect(problem({ ...none, 'tile.space.count': 7 }, 4)).toMatch(/^tile\.space\.count: 7 tiles in all/);
  expect(problem({ ...none, 'tile.space.count': 8 }, 4)).toBe('');
});
