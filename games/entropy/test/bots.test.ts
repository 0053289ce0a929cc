/** The scripted player's answers to everything but Planning, and whole games against chance. */
import { parseOptions, type Player, playOut, Quiet, Random, Streams } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import type { ActionOfKind } from '../src/actions.ts';
import type { CardId } from '../src/data.ts';
import { distance } from '../src/hexes.ts';
import { entropy } from '../src/index.ts';
import type { Options } from '../src/options.ts';
import { type Position, position } from '../src/testing.ts';
import type { EntropyView } from '../src/view.ts';
import { answerOf, chosen } from './at-work.ts';

describe('other questions', () => {
  test('it starts where titanium lies, and looks along a full row', () => {
    const game = position({
      begins: 'setupShips',
      era: 0,
      entropy: -1000,
      tiles: '(0,0) space, (1,0) space, (2,0) titanium-6, (3,0) titanium-3, (4,0) titanium-2, (0,1) space',
    });
    expect(answerOf(game, 0)).toBe('placeShip(2,0)');
    game.act(0, chosen(game, 0));
    expect(answerOf(game, 0)).toBe('chooseFacing(0)');
  });

  test('titanium goes beside the own ship and away from others; Space closes a gap', () => {
    const between = position({
      begins: 'expansion',
      strip: 7,
      ships: 'A1 (3,0) E9, B1 (5,0) E9',
      stack: 'titanium-6',
    });
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const at = chosen(between, 0, seed) as ActionOfKind<'placeTile'>;
      expect([distance(at, { q: 3, r: 0 }), distance(at, { q: 5, r: 0 })]).toEqual([1, 3]);
    }
    const gap = position({
      begins: 'expansion',
      tiles: '(0,0) space, (1,0) space, (0,1) space, (-1,0) space, (1,-1) space, (-1,1) space, (9,0) space',
      ships: 'A1 (0,0) E9, B1 (9,0) E9',
      stack: 'space',
    });
    expect(answerOf(gap, 0)).toBe('placeTile(0,-1)');
  });

  test('the best of the drawn tiles is placed first', () => {
    const game = position({
      begins: 'expansion',
      strip: 3,
      ships: 'A1 (0,0) E9, B1 (2,0) E9',
      stack: 'space, titanium-6, titanium-1',
    });
    expect(answerOf(game, 0)).toBe('pickTile(titanium-6)');
  });

  test('new energy goes to the poor, and to who has titanium to send', () => {
    const give = (ships: string) => answerOf(position({ begins: 'production', strip: 5, ships }), 0);
    expect(give('A1 (0,0) E60, A2 (1,0) E0, B1 (4,0) E9')).toBe('distributeEnergy(0)');
    expect(give('A1 (0,0) E20, A2 (1,0) E10, B1 (4,0) E9')).toBe('distributeEnergy(20)');
    expect(give('A1 (0,0) E20 T6, A2 (1,0) E20, B1 (4,0) E9')).toBe('distributeEnergy(45)');
  });

  test('all titanium is sent', () => {
    const game = position({ strip: 3, ships: 'A1 (0,0) E50 T6, B1 (2,0) E9', programs: { A1: 'titanium-portal' } });
    expect(answerOf(game, 0)).toBe('transportAmount(6)');
  });

  test('a new ship goes to goods, not onto a laser nor to an enemy', () => {
    const building = (tiles: string, tokens = '', rival = '(9,9)') =>
      answerOf(
        position({
          tiles: `(0,0) space, (9,9) space, ${tiles}`,
          ships: `A1 (0,0) E60, B1 ${rival} E9`,
          programs: { A1: 'build-ship' },
          tokens,
        }),
        0,
      );
    expect(building('(1,0) space, (0,1) energy-25, (-1,0) titanium-4')).toBe('buildTile(-1,0)');
    expect(building('(1,0) titanium-4, (2,0) space, (-1,0) space', 'laser (2,0) d3')).toBe('buildTile(-1,0)');
    expect(building('(1,0) space', '', '(1,0)')).toBe('decline');
    expect(building('(1,0) space, (2,0) space, (-1,0) space, (-2,0) space', '', '(2,0)')).toBe('buildTile(-1,0)');
  });

  test('own ships give their titanium to the one that will send it', () => {
    const game = position({
      strip: 4,
      ships: 'A1 (0,0) E90 T5, A2 (1,0) E60 T1, B1 (3,0) E9',
      programs: { A1: 'move-1', A2: 'turn-right-60, titanium-portal' },
      start: 'A',
    });
    game.act(0, { kind: 'chooseShip', ship: 1 });
    expect(answerOf(game, 0)).toBe('exchange(yes)');
    game.act(0, chosen(game, 0));
    expect(answerOf(game, 0)).toBe('exchangeTitanium(0)');
  });

  test('what somebody else has given away already is not shared out again', () => {
    const game = position({
      strip: 4,
      ships: 'A1 (0,0) E90 T5, A2 (1,0) E60 T1, A3 (1,0) E30, B1 (3,0) E9',
      programs: { A1: 'move-1', A2: 'turn-right-60, titanium-portal' },
      start: 'A',
    });
    game.act(0, { kind: 'chooseShip', ship: 1 });
    game.act(0, { kind: 'exchange', answer: 'yes' });
    game.act(0, { kind: 'exchangeTitanium', amount: 4 });
    // It would give all six to A2, which sends them.
    expect(answerOf(game, 0)).toBe('exchangeTitanium(2)');
    game.act(0, chosen(game, 0));
    game.act(0, { kind: 'exchangeEnergy', amount: 171 });
    expect(answerOf(game, 0)).toBe('exchangeEnergy(1)');
  });

  test('a ship acts before an own wave would push it off', () => {
    const game = position({
      tiles: '(0,0) space, (1,0) space, (1,1) space, (3,0) space',
      ships: 'A1 (0,0) E20, A2 (1,0) d1 E20 T3, B1 (3,0) E5',
      programs: { A1: 'wave', A2: 'move-1' },
    });
    expect(answerOf(game, 0)).toBe('chooseShip(2)');
  });
});

describe('the hand limit', () => {
  /** What it gives up, one after the other. */
  function givenUp(hand: string, spec: Position = {}): CardId[] {
    const game = position({
      begins: 'endOfEra',
      strip: 4,
      ships: 'A1 (0,0) E30, B1 (3,0) E9',
      hands: { A: hand },
      ...spec,
    });
    const cards: CardId[] = [];
    while (game.asked.includes('discardCard 0')) {
      const action = chosen(game, 0) as ActionOfKind<'discardCard'>;
      cards.push(action.card);
      game.act(0, action);
    }
    return cards;
  }

  test('lasers beyond one, then ships to build, then turns, then dear moves', () => {
    const keep = 'titanium-portal x2, move-1 x4, tidy-40, wave';
    expect(givenUp(`${keep}, laser x3, turn-right-60 x2, turn-left-60 x2, turn-180`)).toEqual(['laser']);
    expect(givenUp(`${keep}, laser x2, build-ship x3, turn-right-60 x4, turn-180`)).toEqual([
      'laser',
      'build-ship',
      'build-ship',
    ]);
    const late = { era: 8, entropy: -150 };
    expect(givenUp(`${keep}, laser, build-ship, turn-right-60 x2, turn-left-60 x2, turn-180 x3`, late)).toEqual([
      'build-ship',
      'turn-180',
    ]);
    // 30 aboard and 50 more, less 40 for a transport, pay four Move 1 and no Move 3.
    expect(givenUp(`${keep}, laser, turn-right-60 x2, turn-left-60 x2, turn-180, move-3 x2`)).toEqual(['move-3']);
  });

  test('one Tidy stays, the larger one, while Titanium Portals are plenty', () => {
    const energy = { ships: 'A1 (0,0) E200, B1 (3,0) E9', options: { handLimit: 5 } };
    expect(givenUp('titanium-portal x4, tidy-20, move-1', energy)).toEqual(['titanium-portal']);
    expect(givenUp('titanium-portal x3, tidy-20, tidy-40, move-1', energy)).toEqual(['tidy-20']);
  });

  test('no Titanium Portal for a rival with a full hold', () => {
    const hand = 'titanium-portal x4, move-1 x4, tidy-40, wave, turn-right-60 x2, turn-left-60 x2, turn-180, laser';
    expect(givenUp(hand)).toEqual(['titanium-portal']);
    expect(givenUp(hand, { ships: 'A1 (0,0) E30, B1 (3,0) E9 T6' })).not.toEqual(['titanium-portal']);
  });
});

test('the scripted player beats chance', () => {
  let wins = 0;
  for (let number = 0; number < 12; number++) {
    const streams = new Streams(`against chance ${number}`, entropy.streams);
    const state = entropy.setup(optionsOf(2), 2, new Quiet(streams));
    const scripted = number % 2;
    const randoms = [Random.from(`${number} a`), Random.from(`${number} b`)];
    const players: Player[] = [0, 1].map((seat) => ({
      choose: (look) =>
        seat === scripted
          ? entropy.bot.choose(look.view() as EntropyView, seat, look.random)
          : look.random.pick(look.legal),
    }));
    expect(playOut(entropy, state, new Quiet(streams), { players, randoms }, 5000)).toBeGreaterThan(0);
    if (entropy.outcome(state)?.ranks[scripted] === 1) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(11);
});

function optionsOf(seats: number): Options {
  const parsed = parseOptions(entropy.options, {}, seats);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.value;
}
