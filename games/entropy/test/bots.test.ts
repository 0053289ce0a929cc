/** The scripted player on small positions: each advice of how a decent player plays, and that it stays with its plan. */
import { parseOptions, type Player, playOut, Quiet, Random, type Seat, Streams } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import type { Action, ActionOfKind } from '../src/actions.ts';
import { leadOf } from '../src/bot/evaluate.ts';
import { makePlan } from '../src/bot/plan.ts';
import { threatBeside, unrest } from '../src/bot/rest.ts';
import { clockOf, energyWorth, fleetWorth, portalWorth, worths } from '../src/bot/worth.ts';
import { CARD_IDS, type CardId, shipName, TILE_IDS } from '../src/data.ts';
import { keyOf } from '../src/hexes.ts';
import { entropy } from '../src/index.ts';
import type { Options } from '../src/options.ts';
import { closePlanning, playChaos } from '../src/simulate.ts';
import { clone } from '../src/state.ts';
import { type EntropyScenario, type Position, position, short } from '../src/testing.ts';
import type { EntropyView } from '../src/view.ts';

const chosen = (game: EntropyScenario, seat: Seat, seed = 'bot') =>
  entropy.bot.choose(game.view(seat), seat, Random.from(seed));
const answerOf = (game: EntropyScenario, seat: Seat, seed = 'bot') => short(chosen(game, seat, seed));

/** Lays the seat's whole plan; the programs by ship. */
function plan(game: EntropyScenario, seat: Seat): Record<string, readonly CardId[]> {
  while (game.asked.includes(`plan ${seat}`)) {
    const action = chosen(game, seat);
    if (action.kind === 'finish') break;
    game.act(seat, action);
  }
  const own = game.view(seat).ships.filter((ship) => ship.seat === seat);
  return Object.fromEntries(own.map(({ nr, program }) => [shipName(seat, nr), program ?? []]));
}

/** A hexagon of Space tiles around (0,0), with others in place of some. */
function field(radius: number, others = ''): string {
  const tiles: string[] = [];
  for (let r = -radius; r <= radius; r++)
    for (let q = -radius; q <= radius; q++)
      if (Math.abs(q + r) <= radius && !others.includes(`(${q},${r})`)) tiles.push(`(${q},${r}) space`);
  return [...tiles, ...(others === '' ? [] : [others])].join(', ');
}

/** Too weak and too far away to matter. */
const FAR = 'B1 (-3,0) E10';
const planning = (spec: Position) => position({ begins: 'planning', tiles: field(3), ...spec });
const programOf = (spec: Position) => plan(planning(spec), 0)['A1'] ?? [];
const hands = (own: string) => ({ A: own, B: 'laser' });

describe('what things are worth', () => {
  const clockIn = (spec: Position) => clockOf(position({ strip: 3, ships: 'A1 (0,0) E9, B1 (2,0) E9', ...spec }).state);

  test('[advice 4] the eras left: half as usual, half as lately', () => {
    // Two players: the background was 56, 68 and 80 in eras 3 to 5, and 280 in all; portals and cards added 220, 44 an era.
    expect(clockIn({ era: 5, entropy: -500 }).eras).toBeCloseTo(500 / (125 / 2 + (68 + 44) / 2), 9);
    expect(clockIn({ era: 5, entropy: -100 }).eras).toBeCloseTo(100 / (125 / 2 + (68 + 124) / 2), 9);
    expect(clockIn({ era: 9, entropy: 0 }).eras).toBe(0);
    expect(clockIn({ era: 5, entropy: -500, options: { eraLimit: 6 } }).eras).toBe(1);
  });

  test('[advice 1] titanium aboard', () => {
    expect(clockIn({ entropy: -500 }).titanium).toBe(0.7);
    expect(clockIn({ era: 8, entropy: -90 }).titanium).toBe(0.4);
    expect(clockIn({ era: 8, entropy: 0 }).titanium).toBe(0);
  });

  test('[advice 2] energy up to 80 and beyond', () => {
    const clock = clockIn({ entropy: -500 });
    expect([10, 80, 110].map((energy) => energyWorth(clock, energy))).toEqual([0.5, 4, 4.5]);
    expect(energyWorth(clockIn({ era: 8, entropy: 0 }), 80)).toBe(0);
  });

  test('[advice 3] ships: 2 for each era left, over the power of 0.6', () => {
    const clock = { ...clockIn({}), eras: 5 };
    for (const ships of [1, 2, 3, 4, 7, 12])
      expect(fleetWorth(clock, ships)).toBeCloseTo((2 * 5 * ships) / Math.pow(ships, 0.6), 2);
    expect(fleetWorth(clock, 0)).toBe(0);
  });

  test('[advice 7] portals: output for each era until the threshold', () => {
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
    tiles: field(2),
    ships: 'A1 (0,0) E9, B1 (1,0) E30',
    begins: 'planning',
    hands: hands('laser'),
  });
  const at = (q: number, r: number) => state.board.hexes.indexOf(keyOf(q, r));

  const loss = (q: number, r: number, energy: number, threat = -1, titanium = 0) =>
    unrest(state, { tile: at(q, r), energy, titanium }, 10, threat);

  test('[advice 3] beside a stronger rival the ship is feared for', () => {
    expect(threatBeside(state, 0, at(0, 0))).toBe(30);
    expect(threatBeside(state, 0, at(-1, 0))).toBe(-1);
    expect(loss(0, 0, 29, 30)).toBeGreaterThan(0);
    expect(loss(0, 0, 30, 30)).toBe(0);
  });

  test('[advice 6] a full hold had better be sent', () => {
    expect(loss(0, 0, 30, -1, 4)).toBe(0);
    expect(loss(0, 0, 30, -1, 5)).toBeGreaterThan(0);
  });

  test('[advice 9] on the rim it can be pushed off', () => {
    expect(loss(2, 0, 30)).toBeGreaterThan(loss(2, -1, 30));
    expect(loss(1, 0, 30)).toBe(0);
  });

  test('[advice 14] with less than 2 energy a laser kills it', () => {
    expect(loss(0, 0, 1)).toBeGreaterThan(0);
    expect(loss(0, 0, 2)).toBe(0);
  });
});

describe('programs', () => {
  test('it flies to titanium and takes it', () => {
    const tiles = field(3, '(1,0) titanium-4, (2,0) titanium-6');
    const cards = programOf({ tiles, ships: `A1 (0,0) E60, ${FAR}`, hands: hands('move-1 x2, turn-right-60 x2') });
    expect(cards).toEqual(['move-1', 'move-1']);
  });

  test('[advice 6] it sends a full hold, keeps a little, and in the last era sends everything', () => {
    const program = (titanium: number, entropyNow = -500) =>
      programOf({
        entropy: entropyNow,
        ships: `A1 (0,0) E60 T${titanium}, ${FAR}`,
        hands: hands('titanium-portal, laser'),
      });
    expect(program(5)).toEqual(['titanium-portal']);
    expect(program(4)).toEqual([]);
    expect(program(1, 0)).toEqual(['titanium-portal']);
  });

  test('[advice 7] it takes a portal, and rather steals one than takes one that is free', () => {
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

  test('[advice 8] no move that leaves the tiles', () => {
    const tiles = '(0,0) space, (1,0) titanium-4, (9,9) space';
    const ships = 'A1 (0,0) E60, B1 (9,9) E9';
    expect(programOf({ tiles, ships, hands: hands('move-2 x2, move-3') })).toEqual([]);
    expect(programOf({ tiles, ships, hands: hands('move-2 x2, move-1') })).toEqual(['move-1']);
  });

  test('[advice 10] it lands on a ship that has clearly less energy, on no other', () => {
    const program = (energy: number) =>
      programOf({ ships: `A1 (0,0) E100, B1 (1,0) d3 E${energy} T8`, hands: hands('move-1 x2') });
    expect(program(20)[0]).toBe('move-1');
    expect(program(90)).not.toContain('move-1');
  });

  test('[advice 11] a wave throws a ship off the rim', () => {
    const program = (q: number) =>
      programOf({ ships: `A1 (${q},0) E50, B1 (${q + 1},0) d3 E70 T4`, hands: hands('wave') });
    expect(program(2)).toEqual(['wave']);
  });

  test('[advice 11] a laser is for ships that it kills', () => {
    const program = (energy: number) =>
      programOf({ ships: `A1 (0,0) E50, B1 (1,0) d3 E${energy} T4`, hands: hands('laser') });
    expect(program(1)).toEqual(['laser']);
    expect(program(9)).toEqual([]);
  });

  test('[advice 12] it builds early and with energy to spare', () => {
    const program = (era: number, entropyNow: number, energy: number) =>
      programOf({
        era,
        entropy: entropyNow,
        ships: `A1 (0,0) E${energy}, ${FAR}`,
        hands: hands('build-ship, laser'),
      });
    expect(program(2, -850, 110)).toEqual(['build-ship']);
    expect(program(2, -850, 80)).toEqual([]);
    expect(program(7, -150, 110)).toEqual([]);
  });

  test('[advice 13] it tidies late, if it is behind', () => {
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

  test('it does not matter that others finish meanwhile', () => {
    const game = planning(spec);
    const before = short(chosen(game, 0));
    game.act(1, { kind: 'finish' });
    expect(short(chosen(game, 0))).toBe(before);
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
    const game = planning({ ...spec, ships: `A1 (0,0) E60, ${FAR}`, hands: hands('move-1 x2, turn-180, move-2') });
    game.act(0, { kind: 'append', ship: 1, card: 'turn-180' });
    const cards = plan(game, 0)['A1'] ?? [];
    expect(cards[0]).toBe('turn-180');
    // Facing west the titanium in the east is out of reach; what else is laid must not lose the ship.
    const t = clone(game.state);
    closePlanning(t);
    playChaos(t, (_s, _seat, options) => options[0] as Action);
    expect(t.ships.filter(({ seat }) => seat === 0)).toHaveLength(1);
  });
});

describe('other questions', () => {
  test('[advice 5] it starts where titanium lies, and looks along a full row', () => {
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

  test('[advice 15] titanium goes beside the own ship and away from others; Space closes a gap', () => {
    const expanding = (stack: string) =>
      position({ begins: 'expansion', strip: 7, ships: 'A1 (0,0) E9, B1 (6,0) E9', stack });
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { q } = chosen(expanding('titanium-6'), 0, seed) as ActionOfKind<'placeTile'>;
      expect(q).toBeLessThanOrEqual(1);
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

  test('[advice 12] new energy goes to the poor, and to who has titanium to send', () => {
    const give = (ships: string) => answerOf(position({ begins: 'production', strip: 5, ships }), 0);
    expect(give('A1 (0,0) E60, A2 (1,0) E0, B1 (4,0) E9')).toBe('distributeEnergy(0)');
    expect(give('A1 (0,0) E20, A2 (1,0) E10, B1 (4,0) E9')).toBe('distributeEnergy(20)');
    expect(give('A1 (0,0) E20 T6, A2 (1,0) E20, B1 (4,0) E9')).toBe('distributeEnergy(45)');
  });

  test('[advice 6] all titanium is sent', () => {
    const game = position({ strip: 3, ships: 'A1 (0,0) E50 T6, B1 (2,0) E9', programs: { A1: 'titanium-portal' } });
    expect(answerOf(game, 0)).toBe('transportAmount(6)');
  });

  test('[advice 12] a new ship goes to goods, not onto a laser nor to an enemy', () => {
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
  });

  test('own ships give their titanium to the one that will send it', () => {
    const game = position({
      strip: 4,
      ships: 'A1 (0,0) E30 T5, A2 (1,0) E60 T1, B1 (3,0) E9',
      programs: { A1: 'move-1', A2: 'turn-right-60, titanium-portal' },
      start: 'A',
    });
    game.act(0, { kind: 'chooseShip', ship: 1 });
    expect(answerOf(game, 0)).toBe('exchange(yes)');
    game.act(0, chosen(game, 0));
    expect(answerOf(game, 0)).toBe('exchangeTitanium(0)');
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

  test('[advice 16] lasers beyond one, then ships to build, then turns, then dear moves', () => {
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

  test('[advice 17] no Titanium Portal for a rival with a full hold', () => {
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
    const players: Player[] = [0, 1].map((seat) => (look) => {
      const { legal, random } = look;
      return seat === scripted ? entropy.bot.choose(look.view() as EntropyView, seat, random) : random.pick(legal);
    });
    expect(playOut(entropy, state, new Quiet(streams), players, randoms, 5000)).toBeGreaterThan(0);
    if (entropy.outcome(state)?.ranks[scripted] === 1) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(11);
});

function optionsOf(seats: number): Options {
  const parsed = parseOptions(entropy.options, {}, seats);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.value;
}
