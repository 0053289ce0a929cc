/** The programs that the scripted player lays on small positions, and that it stays with its plan. */
import { Random } from '@orrery/kernel';
import { given } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { Beam } from '../src/bot/beam.ts';
import { outlookOf } from '../src/bot/outlook.ts';
import { makePlan } from '../src/bot/plan.ts';
import { CARD_IDS, type CardId } from '../src/data.ts';
import { entropy } from '../src/index.ts';
import { clone, type Ship } from '../src/state.ts';
import type { Position } from '../src/testing.ts';
import { FAR, field, hands, plan, planning, programOf } from './at-work.ts';

describe('programs', () => {
  test('it flies to titanium and takes it', () => {
    const tiles = field(3, '(1,0) titanium-4, (2,0) titanium-6');
    const cards = programOf({ tiles, ships: `A1 (0,0) E60, ${FAR}`, hands: hands('move-1 x2, turn-right-60 x2') });
    expect(cards).toEqual(['move-1', 'move-1']);
  });

  test('it sends a full hold, keeps a little, and in the last era sends everything', () => {
    const program = (titanium: number, entropyNow = -500, options = {}) =>
      programOf({
        era: 3,
        options,
        entropy: entropyNow,
        ships: `A1 (0,0) E100 T${titanium}, ${FAR}`,
        hands: hands('titanium-portal, laser'),
      });
    expect(program(5)).toEqual(['titanium-portal']);
    expect(program(4)).toEqual([]);
    expect(program(1, 0)).toEqual(['titanium-portal']);
    expect(program(1, -500, { eraLimit: 3 })).toEqual(['titanium-portal']);
  });

  test('it takes a portal, and rather steals one than takes one that is free', () => {
    const spec = { era: 1, entropy: -900, ships: `A1 (0,0) E60, ${FAR}` };
    expect(programOf({ ...spec, tiles: field(3, '(2,0) portal-40'), hands: hands('move-2, turn-left-60') })).toEqual([
      'move-2',
    ]);
    const both = field(3, '(2,0) portal-30, (0,2) portal-30 B');
    expect(programOf({ ...spec, tiles: both, hands: hands('move-2, turn-right-60') })).toEqual([
      'turn-right-60',
      'move-2',
    ]);
  });

  test('no move that leaves the tiles', () => {
    const tiles = '(0,0) space, (1,0) titanium-4, (9,9) space';
    const ships = 'A1 (0,0) E60, B1 (9,9) E9';
    expect(programOf({ tiles, ships, hands: hands('move-2 x2, move-3') })).toEqual([]);
    expect(programOf({ tiles, ships, hands: hands('move-2 x2, move-1') })).toEqual(['move-1']);
    expect(candidates({ tiles, ships, hands: hands('move-2 x2, move-3, move-1') })).toEqual([['move-1'], []]);
  });

  test('it lands on a ship that has clearly less energy, on no other', () => {
    const program = (energy: number) =>
      programOf({ ships: `A1 (0,0) E100, B1 (1,0) d3 E${energy} T8`, hands: hands('move-1 x2') });
    expect(program(20)[0]).toBe('move-1');
    expect(program(90)).not.toContain('move-1');
  });

  test('a wave throws a ship off the rim', () => {
    const program = (q: number) =>
      programOf({ ships: `A1 (${q},0) E50, B1 (${q + 1},0) d3 E70 T4`, hands: hands('wave') });
    expect(program(2)).toEqual(['wave']);
  });

  test('a laser is for ships that it kills', () => {
    const program = (energy: number) =>
      programOf({ ships: `A1 (0,0) E50, B1 (1,0) d3 E${energy} T4`, hands: hands('laser') });
    expect(program(1)).toEqual(['laser']);
    expect(program(9)).toEqual([]);
    expect(candidates({ ships: 'A1 (0,0) E50, B1 (1,0) E9', hands: hands('laser') })).toEqual([[]]);
  });

  test('it builds early and with energy to spare', () => {
    const program = (era: number, entropyNow: number, energy: number, others = '') =>
      programOf({
        era,
        entropy: entropyNow,
        tiles: field(3, others),
        ships: `A1 (0,0) E${energy}, ${FAR}`,
        hands: hands('build-ship, laser'),
      });
    expect(program(2, -850, 110)).toEqual(['build-ship']);
    expect(program(2, -850, 80)).toEqual([]);
    expect(program(7, -150, 300, '(1,0) titanium-6')).toEqual([]); // too late, whatever lies there
  });

  test('it tidies late, if it is behind', () => {
    const program = (era: number, entropyNow: number, points: Position['points']) =>
      programOf({
        era,
        entropy: entropyNow,
        ships: `A1 (0,0) E60, ${FAR}`,
        hands: hands('tidy-40, laser'),
        points: points ?? {},
      });
    expect(program(6, -200, { B: 9 })).toEqual(['tidy-40']);
    expect(program(6, -200, { A: 9 })).toEqual([]);
    expect(program(2, -850, { B: 9 })).toEqual([]);
  });

  test('two ships share the hand, and the second leaves what the first takes', () => {
    const game = planning({
      tiles: field(3, '(1,0) titanium-6, (0,2) titanium-3'),
      ships: `A1 (0,0) E60, A2 (0,1) d1 E50, ${FAR}`,
      hands: hands('move-1 x2'),
    });
    expect(plan(game, 0)).toEqual({ A1: ['move-1'], A2: ['move-1'] });
  });
});

/** All programs that are tried for A1. */
function candidates(spec: Position): (CardId | undefined)[][] {
  const { state } = planning(spec);
  const hand = state.players[0]?.hand ?? [];
  const beam = new Beam(outlookOf(state, 0), { width: 32, cards: 9, candidates: 40 }, hand);
  return beam.programs(state.ships[0] as Ship, 0).map(({ cards }) => cards.map((card) => CARD_IDS[card]));
}

/** A game of its own for each number, up to its first Planning; the same each time. */
const firstPlanning = (number: number) => () => {
  const game = given(entropy, { seats: 2 });
  const random = Random.from(`table ${number}`);
  while (game.state.phase !== 'planning') {
    const seat = entropy.decisions(game.state)[0]?.seat ?? 0;
    game.act(seat, random.pick(game.legal(seat)));
  }
  return game;
};

describe('staying with the plan', () => {
  const spec: Position = {
    tiles: field(3, '(1,0) titanium-4, (2,0) titanium-6, (0,2) portal-30, (-2,1) energy-40'),
    ships: 'A1 (0,0) E90 T2, A2 (-1,1) d1 E70, B1 (2,-1) d3 E80',
    hands: {
      A: 'move-1 x3, move-2 x2, turn-right-60 x2, turn-left-60, titanium-portal, wave',
      B: 'move-1 x2, move-2, turn-left-60, wave',
    },
  };

  test('card by card it lays the plan that it had at the beginning, whatever its random numbers are', () => {
    const whole = plan(planning(spec), 0);
    expect(Object.values(whole).flat().length).toBeGreaterThan(3);
    const game = planning(spec);
    for (let i = 0; game.asked.includes('plan 0'); i++) {
      const action = entropy.bot.choose(game.view(0), 0, Random.from(`${i}`));
      game.act(0, action);
    }
    const laid = game.state.ships.filter(({ seat }) => seat === 0);
    expect(laid.map(({ program }) => program.map((card) => CARD_IDS[card]))).toEqual(Object.values(whole));
  });

  test('it does not matter that others finish meanwhile, nor what else was planned in between', () => {
    const tables = Array.from({ length: 20 }, (_, number) => firstPlanning(number));
    const first = tables.map((game) => plan(game(), 0));
    const again = tables.map((game) => plan(game().act(1, { kind: 'finish' }), 0));
    expect(again).toEqual(first);
  });

  test('the plan is the same when it is made again', () => {
    const { state } = planning(spec);
    const made = () => [...makePlan(clone(state), 0, Random.from('again'))];
    expect(made()).toEqual(made());
    const before = JSON.stringify(state);
    makePlan(state, 0, Random.from('again'));
    expect(JSON.stringify(state)).toBe(before);
  });

  test('cards that somebody else laid are taken as they are', () => {
    const row = {
      tiles: '(0,0) space, (1,0) titanium-4, (2,0) titanium-6, (9,9) space',
      ships: 'A1 (0,0) E60, B1 (9,9) E9',
      hands: hands('move-1 x2, turn-180'),
    };
    expect(programOf(row)).toEqual(['move-1', 'move-1']);
    const game = planning(row);
    game.act(0, { kind: 'append', ship: 1, card: 'turn-180' });
    expect(plan(game, 0)).toEqual({ A1: ['turn-180'] }); // behind it is the void
  });
});
