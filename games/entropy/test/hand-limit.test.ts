/** Scenarios about the hand limit at the end of an era. */
import { Quiet, Streams } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { entropy } from '../src/index.ts';
import { questionOf } from '../src/state.ts';
import { cardsIn, cardsOf, discardIn, handOf, optionsOf, play, position, read } from '../src/testing.ts';

describe('the hand limit', () => {
  const limit = { begins: 'endOfEra', strip: 3 } as const;

  test('[S34] [R50] down to the limit', () => {
    const game = position({
      ...limit,
      options: { handLimit: 3 },
      ships: 'A1 (0,0), B1 (2,0)',
      hands: { A: 'move-1 x2, turn-left-60, laser, tidy-20', B: 'move-3, laser, wave' },
    });
    expect(optionsOf(game)).toEqual(
      ['move-1', 'turn-left-60', 'laser', 'tidy-20'].map((card) => `discardCard(${card})`),
    );
    play(game, 'discardCard(laser)');
    expect(optionsOf(game)).toEqual(['move-1', 'turn-left-60', 'tidy-20'].map((card) => `discardCard(${card})`));
    expect(game.state.startingPlayer).toBe(0);
    play(game, 'discardCard(move-1)');
    // The Draw of era 4 follows and takes the two back in.
    expect(game.state).toMatchObject({ startingPlayer: 1, era: 4 });
    expect(game.events(0)).toContainEqual({ kind: 'deckReshuffled', cards: 2 });
    expect([...handOf(game, 'A'), ...handOf(game, 'B')].toSorted()).toEqual(
      ['move-1', 'turn-left-60', 'tidy-20', 'move-3', 'laser', 'wave', 'move-1', 'laser'].toSorted(),
    );
  });

  test('[S35] [R50] order, and what others see', () => {
    const start = (b: string) =>
      position({
        ...limit,
        players: 3,
        start: 'B',
        options: { handLimit: 2 },
        ships: 'A1 (0,0), B1 (1,0), C1 (2,0)',
        hands: { A: 'move-1, laser x2', B: b, C: 'wave x2' },
        deck: b === 'move-3 x2, laser, wave' ? 'move-2, turn-180, build-ship, tidy-20' : 'move-3 x2, laser, wave',
      });
    const game = start('move-2, turn-180, build-ship, tidy-20');
    const other = start('move-3 x2, laser, wave');
    for (const viewer of [0, 2, 'watcher'] as const) {
      expect(game.view(viewer)).toMatchObject({ question: { kind: 'discardCard', seat: 1, over: 2 }, legal: [] });
      expect(game.view(viewer).players[1]).toMatchObject({ cards: 4, hand: null });
      expect(other.view(viewer)).toEqual(game.view(viewer));
    }
    expect(optionsOf(game)).toHaveLength(4);
    play(game, 'discardCard(turn-180)');
    expect(game.events(0)).toEqual([{ kind: 'cardDiscarded', seat: 1, card: 'turn-180', over: 1, automatic: false }]);
    expect(game.view(2).players[1]?.cards).toBe(3);
    play(game, 'discardCard(tidy-20)');
    expect(optionsOf(game)).toEqual(['discardCard(move-1)', 'discardCard(laser)']);
    expect(game.asked).toEqual(['discardCard 0']);
    play(game, 'discardCard(laser)');
    expect(game.events(1)).not.toContainEqual(expect.objectContaining({ kind: 'cardDiscarded', seat: 2 }));
    expect(game.state).toMatchObject({ startingPlayer: 2, era: 4 });
    expect(game.events(0)).toContainEqual({ kind: 'deckReshuffled', cards: 3 });
  });

  test('[S36] one id left', () => {
    const start = () =>
      position({
        ...limit,
        options: { handLimit: 2, cardsPerShip: 1 },
        ships: 'A1 (0,0), B1 (2,0)',
        hands: { A: 'move-1 x3, wave' },
        deck: 'laser x2',
      });
    const wave = start();
    expect(optionsOf(wave)).toEqual(['discardCard(move-1)', 'discardCard(wave)']);
    play(wave, 'discardCard(wave)');
    expect(discardIn(wave)).toEqual(['move-1', 'wave']);
    expect(handOf(wave, 'A')).toEqual(['move-1', 'move-1', 'laser']);
    expect(wave.events(1)).toContainEqual({ kind: 'cardDiscarded', seat: 0, card: 'move-1', over: 0, automatic: true });
    const move = play(start(), 'discardCard(move-1)');
    expect(optionsOf(move)).toEqual(['discardCard(move-1)', 'discardCard(wave)']);
    play(move, 'discardCard(move-1)');
    expect(handOf(move, 'A')).toEqual(['move-1', 'laser', 'wave']);
  });

  test('[S37] no discarding', () => {
    const five = 'move-1, move-2, move-3, laser, wave';
    const start = (spec: object) =>
      position({ ...limit, ships: 'A1 (0,0), B1 (2,0)', hands: { A: five, B: five }, ...spec });
    const zero = start({ options: { handLimit: 2 }, entropy: 0 });
    expect(zero.outcome?.reason).toBe('entropy');
    const late = start({ options: { handLimit: 2, eraLimit: 3 } });
    expect(late.outcome?.reason).toBe('eraLimit');
    for (const game of [zero, late]) expect([...handOf(game, 'A'), ...handOf(game, 'B')]).toHaveLength(10);
    const gone = start({ options: { handLimit: 2, eraLimit: 3, unusedCards: 'discard' } });
    expect(discardIn(gone)).toHaveLength(10);
    const went = start({ options: { handLimit: 2, unusedCards: 'discard' } });
    expect(went.events(0)).not.toContainEqual(expect.objectContaining({ kind: 'cardDiscarded' }));
    expect(went.events(0)).toContainEqual({ kind: 'deckReshuffled', cards: 10 });
    const free = start({ options: { handLimit: 0 } });
    expect(free.state).toMatchObject({ era: 4, phase: 'planning' });
    expect([handOf(free, 'A').length, handOf(free, 'B').length]).toEqual([5, 5]);
  });

  test('[S38] back into the deck', () => {
    const game = position({
      ...limit,
      ships: 'A1 (0,0), A2 (0,0), B1 (2,0)',
      hands: { A: 'move-1 x8, titanium-portal x7, turn-180, tidy-40', B: 'move-1 x15' },
      deck: 'move-2, laser, wave, move-3',
      script: { cards: [cardsOf('turn-180')] },
    });
    play(game, 'discardCard(turn-180)', 'discardCard(tidy-40)');
    const drawn = (letter: string, held: string) => {
      const hand = handOf(game, letter);
      for (const card of cardsOf(held)) hand.splice(hand.indexOf(cardsIn(one(card))[0] ?? 'move-1'), 1);
      return hand;
    };
    const one = (card: number) => Array.from({ length: 14 }, (_, i) => (i === card ? 1 : 0));
    expect(drawn('B', 'move-1 x15')).toEqual(['move-2', 'turn-180', 'wave']);
    expect(drawn('A', 'move-1 x8, titanium-portal x7')).toEqual(['move-3', 'laser', 'tidy-40']);
    expect(game.state).toMatchObject({ era: 4, deck: [], startingPlayer: 1 });
    expect([handOf(game, 'A').length, handOf(game, 'B').length]).toEqual([18, 18]);
  });

  test('[R61] a question at the limit shows a little of a hand: the tile before it is not taken back', () => {
    const game = position({
      begins: 'expansion',
      strip: 3,
      stack: 'space',
      ships: 'A1 (0,0), B1 (2,0)',
      hands: { B: 'move-1 x2, wave' },
      options: { handLimit: 2, expansionTiles: 1 },
    });
    const state = entropy.clone(game.state);
    const ctx = new Quiet(new Streams('limit', entropy.streams));
    let shown = 0;
    ctx.reveal = () => void shown++;
    entropy.apply(state, 0, read('placeTile(-1,0)'), ctx);
    expect(questionOf(state)).toEqual({ kind: 'discardCard', seat: 1 });
    expect(shown).toBe(1);
  });
});
