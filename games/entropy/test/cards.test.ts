/** Scenarios about moves, turns and battles, and what a card does. */
import { describe, expect, test } from 'vitest';
import { discardIn, optionsOf, play, position, shipsIn, tileIn, tokensIn } from '../src/testing.ts';

describe('moves', () => {
  test('[S7] [R15] a move flies over what lies between', () => {
    const game = position({
      tiles: '(0,0) space, (1,0) titanium-4, (2,0) space, (3,0) titanium-2, (4,0) space',
      ships: 'A1 (0,0) E50, B1 (2,0) E10',
      programs: { A1: 'move-3' },
    });
    expect(shipsIn(game)).toEqual(['A1 (3,0) d0 E34 T2', 'B1 (2,0) d0 E10 T0']);
    expect(tileIn(game, 1, 0)).toBe('titanium-4 4');
    expect(tileIn(game, 3, 0)).toBe('titanium-2');
    expect(game.state.entropy).toBe(-492);
  });

  test('[S8] [R16] [R31] [R37] [R43] off the tiles', () => {
    const game = position({
      strip: 3,
      ships: 'A1 (1,0) E50 T3, B1 (0,0) E10',
      programs: { A1: 'move-3, titanium-portal' },
    });
    expect(shipsIn(game)).toEqual(['B1 (0,0) d0 E10 T0']);
    expect(game.state).toMatchObject({ entropy: -492, titaniumLost: 3, phase: 'expansion', ending: null });
    expect(discardIn(game)).toEqual(['move-3', 'titanium-portal']);
    expect(game.state.players[0]).toMatchObject({ out: 3, points: 0, lost: 1 });
    expect(game.asked).toEqual(['placeTile 1']);
    const moves = game.events('watcher').filter((event) => event?.kind === 'shipMoved');
    expect(moves).toMatchObject([
      { to: { q: 2, r: 0 }, step: 1, off: false },
      { to: { q: 3, r: 0 }, step: 2, off: true },
    ]);
  });

  test('[S9] [R28] exact energy, then a card that is ignored', () => {
    const game = position({
      strip: 3,
      ships: 'A1 (0,0) E8, B1 (2,0) E10',
      programs: { A1: 'move-1, turn-right-60' },
    });
    expect(shipsIn(game)[0]).toBe('A1 (1,0) d0 E0 T0');
    expect(game.state.entropy).toBe(-496);
    expect(game.events(1)).toContainEqual({ kind: 'chaosEnded', rounds: 2 });
    expect(game.events(1)).toContainEqual(expect.objectContaining({ card: 'turn-right-60', ignored: true }));
    expect(discardIn(game)).toEqual(['move-1', 'turn-right-60']);
  });

  test('[S28] swept in the middle of a move, or over it', () => {
    const spec = {
      strip: 4,
      tiles: '(1,-1) space, (1,1) space, (2,1) space, (3,1) space',
      ships: 'A1 (0,0) d0 E50, B1 (3,0) E9',
      tokens: 'wave (1,-1) d1',
      programs: { A1: 'move-3' },
    };
    const each = position({ ...spec, options: { landing: 'eachStep' } });
    expect(shipsIn(each)).toEqual(['A1 (3,1) d0 E34 T0', 'B1 (3,0) d0 E9 T0']);
    expect(tokensIn(each)).toEqual([]);
    const last = position(spec);
    expect(shipsIn(last)).toEqual(['A1 (3,0) d0 E25 T0']);
    expect(tokensIn(last)).toEqual(['wave (1,0) d1']);
    expect([each.state.entropy, last.state.entropy]).toEqual([-492, -492]);
  });

  test('the five turns', () => {
    const turns = ['turn-right-60', 'turn-right-120', 'turn-180', 'turn-left-120', 'turn-left-60'];
    const facings = turns.map((card) => {
      const game = position({ strip: 2, ships: 'A1 (0,0) d4 E10, B1 (1,0) E1', programs: { A1: card } });
      return game.state.ships[0]?.facing;
    });
    expect(facings).toEqual([5, 0, 1, 2, 3]);
  });
});

describe('battles', () => {
  const attack = (left: number) =>
    shipsIn(
      position({
        strip: 3,
        ships: `A1 (1,0) E30 T2, A2 (1,0) E25, B1 (0,0) d0 E${left + 8}`,
        programs: { B1: 'move-1' },
      }),
    );

  test('[S17] [R30] two against one', () => {
    expect(attack(20)).toEqual(['A1 (1,0) d0 E10 T2', 'A2 (1,0) d0 E5 T0']);
    expect(attack(28)).toEqual(['A1 (1,0) d0 E2 T2']);
    expect(attack(55)).toEqual([]);
    expect(attack(60)).toEqual(['B1 (1,0) d0 E5 T0']);
  });

  test('[S18] [R30] [R37] zero energy in battle', () => {
    const fight = (energy: number) =>
      position({ strip: 3, ships: `A1 (0,0) E${energy}, B1 (1,0) E0 T4`, programs: { A1: 'move-1' } });
    expect(shipsIn(fight(13))).toEqual(['A1 (1,0) d0 E5 T0']);
    const both = fight(8);
    expect(shipsIn(both)).toEqual([]);
    expect(both.outcome).toMatchObject({ reason: 'allDestroyed', ranks: [1, 1] });
    expect(both.state).toMatchObject({ phase: 'gameOver', stack: [] });
    expect(discardIn(both)).toEqual(['move-1']);
  });

  test('a battle tells both numbers, and who came', () => {
    const game = position({ strip: 2, ships: 'A1 (0,0) E50, B1 (1,0) E10', programs: { A1: 'move-1' } });
    expect(game.events(0)).toContainEqual({
      kind: 'battle',
      at: { q: 1, r: 0 },
      way: 'move',
      ships: [
        { seat: 0, nr: 1, before: 42, loss: 10, after: 32, destroyed: false, arriving: true },
        { seat: 1, nr: 1, before: 10, loss: 42, after: -32, destroyed: true, arriving: false },
      ],
    });
  });
});

describe('cards', () => {
  test('[R34] a Titanium Portal without titanium is paid for nothing', () => {
    const game = position({ strip: 2, ships: 'A1 (0,0) E50, B1 (1,0) E9', programs: { A1: 'titanium-portal' } });
    expect(game.asked).toEqual(['placeTile 0']);
    expect(shipsIn(game)[0]).toBe('A1 (0,0) d0 E10 T0');
    expect(game.state).toMatchObject({ entropy: -480, players: [{ points: 0 }, {}] });
  });

  test('[R27] pay, entropy, effect; the card is public while it is carried out', () => {
    const game = position({ strip: 2, ships: 'A1 (0,0) E50 T3, B1 (1,0) E9', programs: { A1: 'titanium-portal' } });
    expect(optionsOf(game)).toEqual([0, 1, 2, 3].map((amount) => `transportAmount(${amount})`));
    expect(game.view(1)).toMatchObject({ entropy: -480, playing: { seat: 0, nr: 1, card: 'titanium-portal' } });
    expect(discardIn(game)).toEqual([]);
    play(game, 'transportAmount(2)');
    expect(game.state.players[0]?.points).toBe(2);
    expect(shipsIn(game)[0]).toBe('A1 (0,0) d0 E10 T1');
    expect(discardIn(game)).toEqual(['titanium-portal']);
  });

  test('tidying lowers entropy and does nothing more', () => {
    const game = position({ strip: 2, ships: 'A1 (0,0) E50, B1 (1,0) E9', programs: { A1: 'tidy-20, tidy-40' } });
    expect(game.state.entropy).toBe(-560);
    expect(shipsIn(game)[0]).toBe('A1 (0,0) d0 E35 T0');
  });

  test('[R42] a card is turned up only when its turn comes', () => {
    const game = position({
      strip: 5,
      ships: 'A1 (0,0) E50, A2 (0,0) E9, B1 (4,0) E9',
      programs: { A1: 'laser', A2: 'turn-180', B1: 'turn-left-60' },
    });
    play(game, 'chooseShip(2)');
    const played = game.events(1).filter((event) => event?.kind === 'cardPlayed');
    expect(played).toMatchObject([{ card: 'turn-180' }, { card: 'laser' }, { card: 'turn-left-60' }]);
  });
});
