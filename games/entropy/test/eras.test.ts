/** Scenarios about the course of an era: dealing, Production, Planning, Expansion. */
import { describe, expect, test } from 'vitest';
import {
  cardsIn,
  cardsOf,
  discardIn,
  handOf,
  optionsOf,
  play,
  position,
  shipsIn,
  tileIn,
  tokensIn,
} from '../src/testing.ts';

describe('Draw', () => {
  test('[S3] [R9] [R48] dealing with a short deck', () => {
    const game = position({
      begins: 'draw',
      strip: 3,
      ships: 'A1 (0,0), B1 (1,0), B2 (1,0)',
      deck: 'tidy-20, tidy-40, build-ship',
      discard: 'move-1 x40',
    });
    expect(handOf(game, 'A')).toEqual(['move-1', 'move-1', 'move-1', 'build-ship', 'tidy-20'].toSorted(byCard));
    expect(handOf(game, 'B')).toHaveLength(10);
    expect(handOf(game, 'B')).toContain('tidy-40');
    expect(game.state.deck).toHaveLength(28);
    expect(discardIn(game)).toEqual([]);
    expect(game.events(0)).toContainEqual({ kind: 'deckReshuffled', cards: 40 });
    expect(game.events(1)).toContainEqual({ kind: 'cardsDealt', seat: 0, cards: null, count: 5, due: 5 });
  });

  const byCard = (a: string, b: string) => (cardsOf(a)[0] ?? 0) - (cardsOf(b)[0] ?? 0);

  test('[R48] a reshuffle begins with the cards in card order, whatever the order of discarding', () => {
    const deal = (discard: string) =>
      position({
        begins: 'draw',
        strip: 2,
        ships: 'A1 (0,0), B1 (1,0)',
        discard,
        // The script puts these on top; the rest keeps its order behind.
        script: { cards: [cardsOf('tidy-40, laser')] },
      });
    for (const discard of ['laser, move-2, tidy-40, move-1 x8', 'move-1 x8, tidy-40, laser, move-2']) {
      const game = deal(discard);
      expect(handOf(game, 'A')).toEqual(['move-1', 'move-1', 'move-1', 'move-1', 'tidy-40']);
      expect(handOf(game, 'B')).toEqual(['move-1', 'move-1', 'move-1', 'move-1', 'laser']);
      expect(cardsIn(game.state.players[0]?.hand ?? [])).toHaveLength(5);
    }
  });

  test('[R9] [R10] dealing ends when both piles are empty; cards are added to the hand', () => {
    const game = position({
      begins: 'draw',
      strip: 2,
      start: 'B',
      ships: 'A1 (0,0), B1 (1,0)',
      hands: { A: 'wave' },
      deck: 'move-1, move-2, move-3',
    });
    expect(handOf(game, 'B')).toEqual(['move-1', 'move-3']);
    expect(handOf(game, 'A')).toEqual(['move-2', 'wave']);
    expect(game.events(0)).toContainEqual({ kind: 'cardsDealt', seat: 1, cards: null, count: 2, due: 5 });
  });
});

describe('Production', () => {
  test('[S4] [R11] [R13] portals and thresholds', () => {
    const game = position({
      begins: 'production',
      players: 4,
      entropy: -110,
      strip: 4,
      tiles: '(0,1) portal-15 A, (1,1) portal-20 B, (2,1) portal-40',
      ships: 'A1 (0,0), B1 (1,0), C1 (2,0), D1 (3,0)',
    });
    expect(game.state.entropy).toBe(-49);
    expect(shipsIn(game)).toEqual([
      'A1 (0,0) d0 E65 T0',
      'B1 (1,0) d0 E50 T0',
      'C1 (2,0) d0 E50 T0',
      'D1 (3,0) d0 E50 T0',
    ]);
    expect(game.events(0)).toContainEqual(
      expect.objectContaining({ kind: 'produced', background: 46, energy: [65, 50, 50, 50] }),
    );
  });

  const both = (options = {}) => {
    const game = position({
      begins: 'production',
      era: 2,
      entropy: -250,
      strip: 2,
      tiles: '(0,1) portal-20 A, (1,1) portal-20 B',
      ships: 'A1 (0,0), B1 (1,0)',
      options,
    });
    return [game.state.entropy, ...game.state.ships.map(({ energy }) => energy)];
  };

  test('[S5] [R11] [R12] both produce at the exact threshold', () => {
    expect(both()).toEqual([-166, 70, 70]);
    expect(both({ portalRule: 'below' })).toEqual([-206, 50, 50]);
    expect(both({ portalCheck: 'inTurn' })).toEqual([-186, 70, 50]);
  });

  test('[S6] [R39] zero in Production', () => {
    const game = position({
      begins: 'production',
      era: 8,
      entropy: -110,
      strip: 3,
      tiles: '(0,1) portal-15 A',
      ships: 'A1 (0,0), B1 (2,0)',
      hands: { B: 'tidy-40' },
    });
    expect(game.state).toMatchObject({ entropy: 0, lastEra: true });
    expect(shipsIn(game)).toEqual(['A1 (0,0) d0 E65 T0', 'B1 (2,0) d0 E50 T0']);
    expect(game.asked).toEqual(['plan 1']); // A has no card and is finished
    play(game, 'B: append(1, tidy-40)');
    expect(shipsIn(game)[1]).toBe('B1 (2,0) d0 E40 T0');
    expect(game.state).toMatchObject({ entropy: 0, startingPlayer: 1, phase: 'gameOver', tileStack: [0] });
    expect(game.outcome?.reason).toBe('entropy');
  });

  test('[R14] new energy is distributed ship by ship; the last one takes the rest', () => {
    const game = position({
      begins: 'production',
      strip: 4,
      ships: 'A1 (0,0) E7, A2 (1,0), A4 (2,0), B1 (3,0)',
    });
    expect(optionsOf(game)).toEqual(Array.from({ length: 51 }, (_, amount) => `distributeEnergy(${amount})`));
    expect(game.view(1).question).toEqual({ kind: 'distributeEnergy', seat: 0, nr: 1 });
    play(game, 'distributeEnergy(20)');
    expect(game.view(1)).toMatchObject({ players: [{ newEnergy: 30 }, { newEnergy: 50 }], question: { nr: 2 } });
    expect(optionsOf(game)).toHaveLength(31);
    play(game, 'distributeEnergy(0)');
    expect(shipsIn(game)).toEqual([
      'A1 (0,0) d0 E27 T0',
      'A2 (1,0) d0 E0 T0',
      'A4 (2,0) d0 E30 T0',
      'B1 (3,0) d0 E50 T0',
    ]);
    const all = position({ begins: 'production', strip: 4, ships: 'A1 (0,0), A2 (1,0), A4 (2,0), B1 (3,0)' });
    play(all, 'distributeEnergy(50)'); // nothing is left: the second ship is not asked for
    expect(shipsIn(all)[0]).toBe('A1 (0,0) d0 E50 T0');
    expect(all.state.phase).not.toBe('production');
  });
});

describe('the course of an era', () => {
  test('[S24] [R8] [R36] elimination', () => {
    const game = position({
      players: 3,
      strip: 3,
      tiles: '(0,1) portal-15 A, (1,1) portal-20 A, (2,1) space',
      ships: 'A1 (2,0) E50, B1 (0,0) E9, C1 (2,1) E9',
      programs: { A1: 'move-1' },
      hands: { A: 'move-1 x2, laser x3, wave' },
      points: { A: 7, B: 5, C: 5 },
      stack: 'space x4',
    });
    expect(game.state.players[0]).toMatchObject({ out: 3, points: 7 });
    expect(discardIn(game)).toEqual(['move-1', 'move-1', 'move-1', 'laser', 'laser', 'laser', 'wave']);
    expect([tileIn(game, 0, 1), tileIn(game, 1, 1)]).toEqual(['portal-15', 'portal-20']);
    expect(game.asked).toEqual(['placeTile 1']); // three like tiles: nothing to pick
    play(game, 'placeTile(0,-1)', 'placeTile(1,-1)', 'placeTile(2,-1)');
    expect(game.state.startingPlayer).toBe(1);
    expect(game.events(1)).toContainEqual(expect.objectContaining({ kind: 'produced', background: 12 * 4 + 15 }));
    const over = position({
      players: 3,
      begins: 'endOfEra',
      entropy: 0,
      strip: 3,
      ships: 'B1 (0,0), C1 (2,0)',
      out: 'A',
      points: { A: 7, B: 5, C: 5 },
    });
    expect(over.outcome).toMatchObject({ reason: 'entropy', ranks: [1, 2, 2], scores: [7, 5, 5] });
  });

  test('[S25] [R23] [R25] a quiet era', () => {
    const game = position({
      begins: 'planning',
      strip: 4,
      ships: 'A1 (0,0), B1 (1,0)',
      tokens: 'wave (3,0) d3',
      hands: { A: 'turn-180' },
      deck: 'turn-180',
    });
    play(game, 'A: finish');
    expect(game.events(1)).toContainEqual({ kind: 'chaosEnded', rounds: 0 });
    expect(tokensIn(game)).toEqual(['wave (3,0) d3']);
    expect(game.asked).toEqual(['placeTile 0']);
    play(game, 'placeTile(0,1)');
    expect(game.state).toMatchObject({ era: 4, phase: 'planning', startingPlayer: 1 });
    expect(tokensIn(game)).toEqual(['wave (3,0) d3']);
    play(game, 'A: append(1, turn-180)', 'B: finish');
    expect(tokensIn(game)).toEqual(['wave (2,0) d3']);
  });

  test('[S26] [R40] Expansion', () => {
    const spec = { begins: 'expansion', entropy: -300, strip: 2, ships: 'A1 (0,0), B1 (1,0)' } as const;
    const game = position({ ...spec, stack: 'space, neat-40, space' });
    expect(game.view(1).drawn).toEqual(['space', 'neat-40', 'space']);
    expect(optionsOf(game)).toEqual(['pickTile(space)', 'pickTile(neat-40)']);
    play(game, 'pickTile(neat-40)', 'placeTile(2,0)');
    expect(game.state.entropy).toBe(-340);
    expect(game.asked).toEqual(['placeTile 0']);
    expect(optionsOf(game)).toEqual(expect.arrayContaining(['placeTile(3,-1)', 'placeTile(3,0)', 'placeTile(2,1)']));
    expect(position({ ...spec, stack: 'space, neat-20' }).view(0).drawn).toEqual(['space', 'neat-20']);
    expect(position({ ...spec, stack: '' }).state.phase).not.toBe('expansion');
  });

  test('[S23] the last era by a card', () => {
    const game = position({
      strip: 4,
      entropy: -3,
      ships: 'A1 (0,0) E60 T3, B1 (3,0) d3 E60 T2',
      programs: { A1: 'move-1, titanium-portal', B1: 'tidy-40, titanium-portal' },
    });
    expect(game.state).toMatchObject({ entropy: 0, lastEra: true, round: 2 });
    expect(shipsIn(game)[1]).toBe('B1 (3,0) d3 E50 T2');
    expect(optionsOf(game)).toHaveLength(4);
    play(game, 'transportAmount(3)');
    expect(optionsOf(game)).toHaveLength(3);
    play(game, 'transportAmount(2)');
    expect(shipsIn(game)).toEqual(['A1 (1,0) d0 E12 T0', 'B1 (3,0) d3 E10 T0']);
    expect(game.outcome).toMatchObject({ reason: 'entropy', ranks: [1, 2], scores: [3, 2] });
    expect(game.state.tileStack).toHaveLength(1);
  });
});
