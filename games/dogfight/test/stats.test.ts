/** The statistics on a game played by hand, on single positions, and against what the rules offered in whole games. */
import { drawOptions, Random } from '@orrery/kernel';
import { given } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { FLIES } from '../src/actions.ts';
import type { Event } from '../src/events.ts';
import { dogfight } from '../src/index.ts';
import { NAMES } from '../src/stats/names.ts';
import { type DogfightScenario, play, type Position, position } from '../src/testing.ts';

type Numbers = Readonly<Record<string, number>>;

const told = (game: DogfightScenario): Event[] => game.events('above').filter((event) => event !== null) as Event[];

/** Plays answers and keeps everything that is told. */
function record(game: DogfightScenario, events: Event[], answers: readonly string[]): Numbers {
  for (const answer of answers) events.push(...told(play(game, answer)));
  return dogfight.stats.measure(game.state, events);
}

/** What a game from a position would have told before it. */
function before({ state }: DogfightScenario): Event[] {
  const ships = state.ships.filter(({ h }) => h >= 0);
  const lines = ships.map(({ id, attack, defense, speed, fullHealth, health, altitude }) => {
    return { ship: id, line: `${attack}-${defense}-${speed}-${fullHealth}`, health, altitude };
  });
  const order = [...new Set(ships.map(({ pilot }) => pilot))];
  return [
    { kind: 'linesRevealed', lines },
    { kind: 'firstPlayerFound', seat: state.firstPlayer },
    ...ships.map(({ id, pilot, x, y, h }): Event => ({ kind: 'shipPlaced', seat: pilot, ship: id, pose: { x, y, h } })),
    { kind: 'roundStarted', round: state.round, firstPlayer: state.firstPlayer, order },
  ];
}

function measured(spec: Position, ...answers: readonly string[]): Numbers {
  const game = position(spec);
  return record(game, [...before(game), ...told(game)], answers);
}

describe('a game of three rounds', () => {
  const game = given(dogfight, { script: { dice: [2, 5, 4, 4, 1, 1, 1, 1, 4, 1, 1, 1, 1, 1, 1, 1] } });
  const lines = ['4-3-3-2', '3-2-4-3'];
  const places = ['cell(0, 13)', 'heading(0)', 'cell(2, 24)', 'heading(6)']; // pilot 1 has the highest die
  const first = ['turnLeft', 'end(1)', 'straight', 'end(2)', 'attack(p0s0)', 'attack(p1s0)'];
  const second = ['R:bankLeft', 'end(0)', 'straight', 'end(3)']; // side by side, nobody sees anybody
  const third = ['straight', 'end(0)', 'turnRight', 'straight']; // pilot 0 leaves the board
  const numbers = record(game, [], [...lines, ...places, ...first, ...second, ...third]);

  test('is over, with all dice thrown', () => {
    expect(game.outcome?.ranks).toEqual([2, 1]);
    expect(game.unusedScript).toBe(0);
  });

  test('its end and its loss', () => {
    expect(numbers).toMatchObject({
      'end.round': 3,
      'end.lastFlying': 1,
      'end.roundLimit': 0,
      'end.draw': 0,
      'end.comeback': 0,
      'lost.offBoard': 1,
      'lost.shotDown': 0,
      'lost.rounds': 3,
    });
  });

  test('its moves', () => {
    expect(numbers).toMatchObject({
      'moves.made': 6,
      'moves.doomed': 0,
      'moves.maneuvers': 7,
      'moves.speed': 3 + 1 + 4 + 1 + 1 + 3 + 1,
      'moves.fromAltitude': 2,
      'moves.tokens': 0,
      'moves.stored': 1 + 2 + 3,
      'moves.lost': 3,
      'moves.automatic': 0,
      'normal.straight': 4,
      'normal.turnLeft': 1,
      'normal.turnRight': 1,
      'normal.bankLeft': 0,
      'barrelRoll.bankLeft': 1,
      'barrelRoll.moves': 1,
      'splitS.moves': 0,
      'altitude.0': 2,
      'altitude.1': 2,
      'altitude.2': 1,
      'altitude.4': 1,
    });
  });

  test('its attacks, by place in the order of the round', () => {
    // Four dice against three take 93 / 128 of two health, five against two 192 / 128 of three.
    expect(numbers).toMatchObject({
      'stage.ships': 4,
      'stage.targets': 2,
      'attacks.made': 2,
      'attacks.linedUp': 2,
      'attacks.hits': 2,
      'attacks.dodges': 1,
      'attacks.damage': 1,
      'attacks.missed': 1,
      'attacks.held': 0,
      'order.1.rounds': 3,
      'order.2.rounds': 3,
      'order.last.rounds': 3,
      'order.3.rounds': 0,
      'order.1.damage': 1,
      'order.last.damage': 0,
    });
    expect(numbers['order.1.expected']).toBeCloseTo(93 / 128, 12);
    expect(numbers['order.2.expected']).toBeCloseTo(1.5, 12);
    expect(numbers['order.last.expected']).toBeCloseTo(1.5, 12);
    expect(numbers['attacks.expected']).toBeCloseTo(93 / 128 + 1.5, 12);
  });

  test('who won with what', () => {
    expect(numbers).toMatchObject({
      'start.1.pilots': 1,
      'start.1.wins': 1,
      'start.1.ranks': 1,
      'start.2.wins': 0,
      'start.2.ranks': 2,
      'line.3-2-4-3.ships': 1,
      'line.3-2-4-3.wins': 1,
      'line.4-3-3-2.ships': 1,
      'line.4-3-3-2.wins': 0,
      'line.4-3-3-2.ranks': 2,
      'beats.3-2-4-3.4-3-3-2': 1,
      'beats.4-3-3-2.3-2-4-3': 0,
      'speed.4.wins': 1,
      'speed.3.ships': 1,
      'speed.3.wins': 0,
      'attack.3.wins': 1,
      'health.2.ships': 1,
      'apart.10.ships': 2, // 12 000 and 66 000 apart: 11.2 token widths
      'apart.10.wins': 1,
      'apart.10.lastShips': 1, // pilot 0
      'apart.10.lastWins': 0,
    });
  });

  test('its rounds', () => {
    expect(numbers).toMatchObject({
      'round.01.stages': 1,
      'round.01.attacks': 2,
      'round.01.damage': 1,
      'round.02.stages': 1,
      'round.02.attacks': 0,
      'round.03.stages': 0,
      'round.03.lost': 1,
    });
    expect(numbers['round.01.closest']).toBeCloseTo(Math.sqrt(2 ** 2 + 36 ** 2) / 6, 9);
    expect(numbers['round.02.closest']).toBeCloseTo(Math.sqrt(8858 ** 2 + 556 ** 2) / 6000, 9);
  });

  test('its maps', () => {
    const map = Object.entries(numbers).filter(([name, count]) => name.startsWith('map.') && count > 0);
    expect(Object.fromEntries(map)).toEqual({
      'map.0.4.placed': 1,
      'map.0.8.placed': 1,
      'map.0.5.ended': 1,
      'map.0.7.ended': 2,
      'map.1.6.ended': 1,
      'map.0.6.ended': 1,
      'map.0.5.lost': 1,
    });
  });
});

test('maneuvers that are not offered, those flown onto a token all the same, and bumps', () => {
  const near: Position = { ships: [{ at: [60000, 60000, 0], speed: 4 }, { at: [84000, 62000, 4] }] };
  expect(measured(near, 'turnLeft')).toMatchObject({ 'blocked.options': 1, 'blocked.exceptions': 0 });
  const bump: Position = { ...near, options: { overlapRule: 'bump' } };
  expect(measured(bump, 'straight')).toMatchObject({ 'blocked.options': 0, 'blocked.bumps': 1, 'moves.lost': 3 });
  const others = [{ at: [99278, 84429, 0] }, { at: [97556, 74142, 0] }] as const;
  const blocked = measured({ ships: [{ at: [81000, 81000, 0], speed: 2 }, ...others] }, 'straight');
  expect(blocked).toMatchObject({ 'blocked.options': 0, 'blocked.exceptions': 1 });
});

test('a maneuver that is not offered because the move ends by itself [S30]', () => {
  const ships = [{ at: [60000, 60000, 0], speed: 2 }, { at: [100000, 62000, 0] }] as const;
  const asked = measured({ ships }, 'straight');
  expect(asked).toMatchObject({ 'moves.automatic': 0, 'blocked.options': 0 }); // the question is still open
  const ended = measured({ ships, options: { maxStorePerRound: 0 } }, 'straight');
  expect(ended).toMatchObject({ 'moves.automatic': 1, 'blocked.options': 1 });
  const alone = { ships: [ships[0], { at: [100000, 120000, 0] }], options: { maxStorePerRound: 0 } } as const;
  expect(measured(alone, 'straight', 'straight')).toMatchObject({ 'moves.automatic': 1, 'blocked.options': 0 });
  const bump: Position = { ships, options: { maxStorePerRound: 0, overlapRule: 'bump' } };
  expect(measured(bump, 'straight', 'straight')).toMatchObject({ 'moves.automatic': 1, 'blocked.options': 0 });
});

test('a move without a way to stay on the board', () => {
  const others = [{ at: [60000, 150000, 0] }, { at: [120000, 150000, 0] }] as const;
  const corner: Position = { ships: [{ at: [5000, 5000, 5], speed: 2 }, ...others] };
  expect(measured(corner, 'straight')).toMatchObject({ 'moves.doomed': 1, 'lost.offBoard': 1 });
  expect(measured({ ships: [{ at: [5000, 81000, 5], speed: 3 }] }, 'turnLeft')).toMatchObject({ 'moves.doomed': 0 });
});

test('a Split S that is followed by an attack', () => {
  const spec: Position = {
    ships: [
      { at: [81000, 81000, 2], speed: 3, altitude: 3 },
      { at: [81000, 60000, 2], moved: true },
    ],
  };
  const split = measured(spec, 'S:straight', 'end(0)', 'attack(p1s0)');
  expect(split).toMatchObject({ 'splitS.moves': 1, 'splitS.attacks': 1, 'splitS.straight': 1, 'moves.tokens': 3 });
  expect(measured(spec, 'S:straight', 'end(0)', 'hold')).toMatchObject({ 'splitS.attacks': 0, 'attacks.held': 1 });
});

test('a comeback: the winner had lost more of its health by half time', () => {
  const spec = (health: number): Position => ({
    round: 4,
    stage: 'attackStage',
    dice: [6, 6, 6, 6, 6, 1, 1, 1],
    ships: [
      { at: [60000, 60000, 0], attack: 4, health: 1, damageDealt: 0 },
      { at: [90000, 60000, 2], attack: 3, defense: 3, full: 2, health },
    ],
  });
  const comeback = (left: number) => {
    const game = position(spec(2));
    const [lines, first, ...placed] = before(game);
    const start = placed.splice(-1);
    const shot = { attackDice: [6], defenseDice: [1], hits: 1, dodges: 0, damage: 1, linedUp: false };
    const from = { x: 60000, y: 60000, h: 0 };
    const early = [1, 2, 3].flatMap((round): Event[] => [
      { kind: 'roundStarted', round, firstPlayer: 0, order: [0, 1] },
      ...(round === 2
        ? [
            {
              kind: 'attacked',
              seat: 1,
              ship: 'p1s0',
              target: 'p0s0',
              ...shot,
              before: 2,
              left,
              from,
              at: from,
            } as const,
          ]
        : []),
      { kind: 'roundEnded', round, quiet: false, quietRounds: 0 },
    ]);
    return record(game, [lines, first, ...placed, ...early, ...start] as Event[], ['attack(p1s0)'])['end.comeback'];
  };
  expect(comeback(1)).toBe(1);
  expect(comeback(2)).toBe(0);
});

/** Two ships far apart fly on to the limit. */
const draw = (round: number) =>
  measured(
    { round, options: { roundLimit: round }, ships: [{ at: [30000, 60000, 2] }, { at: [140000, 60000, 2] }] },
    'straight',
    'end(0)',
    'straight',
    'end(0)',
  );

test('a draw at the limit is half a victory for both', () => {
  expect(draw(40)).toMatchObject({
    'end.round': 40,
    'end.draw': 1,
    'end.roundLimit': 1,
    'start.1.wins': 0.5,
    'start.2.wins': 0.5,
    'beats.4-3-3-2.4-3-3-2': 1, // two halves
  });
});

test('rounds beyond the last that is counted are counted in it', () => {
  expect(draw(40)).toMatchObject({ 'round.39.stages': 0, 'round.40.stages': 1 });
  expect(draw(45)).toMatchObject({ 'round.39.stages': 0, 'round.40.stages': 1 });
});

test('blocked, lost and dealt: as the rules refuse and as the state says, whatever the options', () => {
  let compared = 0;
  for (let index = 0; index < 16; index++) {
    const random = Random.from(`offered ${index}`);
    const seats = 2 + random.int(2);
    const options = index < 4 ? {} : drawOptions(dogfight.options, seats, random);
    const game = given(dogfight, { seats, options: { ...options, shipsPerPilot: 1 + (index % 2), roundLimit: 12 } });
    const events = told(game);
    const blockedSoFar = () => dogfight.stats.measure(game.state, events)['blocked.options'] ?? 0;
    for (let [open] = dogfight.decisions(game.state); open; [open] = dogfight.decisions(game.state)) {
      const view = game.view(open.seat);
      const onTokens = FLIES.filter(
        (fly) => dogfight.check(game.state, open.seat, fly)?.code === 'ends-on-token',
      ).length;
      const blocked = blockedSoFar();
      const isScripted = random.chance(9, 10);
      const action = isScripted ? dogfight.bot.choose(view, open.seat, random) : random.pick(view.legal);
      const news = told(game.act(open.seat, action));
      events.push(...news);
      // A move that ended by itself counts as well, though nobody was asked.
      if (open.kind !== 'move' || news.some((event) => event.kind === 'moveEnded' && event.automatic)) continue;
      expect(blockedSoFar() - blocked).toBe(onTokens);
      compared += onTokens;
    }
    const numbers = dogfight.stats.measure(game.state, events);
    expect(Object.keys(numbers)).toEqual(Object.keys(NAMES));
    const dealt = game.state.ships.reduce((sum, { damageDealt }) => sum + damageDealt, 0);
    expect(numbers['attacks.damage']).toBe(dealt);
    const lost = game.state.ships.filter(({ flying }) => !flying).length;
    expect((numbers['lost.shotDown'] ?? 0) + (numbers['lost.offBoard'] ?? 0)).toBe(lost);
  }
  expect(compared).toBeGreaterThan(0);
});
