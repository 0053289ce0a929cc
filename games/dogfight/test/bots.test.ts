/** The scripted pilot: each numbered advice on a position, and that the whole of it flies. */
import { Quiet, Random, Streams } from '@orrery/kernel';
import { given } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { edgeDanger, isSafe } from '../src/bot/edge.ts';
import { foesOf } from '../src/bot/foes.ts';
import { planOf } from '../src/bot/moving.ts';
import { caution, noiseMost } from '../src/bot/patience.ts';
import { fireScore, placeScore } from '../src/bot/score.ts';
import { shotWorth } from '../src/bot/shot-worth.ts';
import type { Pose } from '../src/data.ts';
import { dogfight } from '../src/index.ts';
import type { DogfightView } from '../src/seen.ts';
import { inSight } from '../src/sight.ts';
import { type DogfightScenario, play, position, type ShipSpec, shipIn, short } from '../src/testing.ts';
import { choices, chosen, duel, flown, settings, ship, ways } from './pilots.ts';

const poseIn = (view: DogfightView, id: string) => ship(view, id).pose as Pose;
/** Whether a ship at the first pose sees one at the second, and is seen by it. */
const sightsBetween = (one: Pose, other: Pose) => [inSight(settings, one, other), inSight(settings, other, one)];

test('what is left of the speed is stored', () => {
  const { answers } = flown(
    position(duel(true, { at: [81000, 41000, 2], speed: 4, altitude: 2 }, { at: [81000, 91000, 2] })),
  );
  expect(answers).toBe('straight, end(2)'); // four tokens are the most
});

test('a ship that cannot stay on the board flies on all the same', () => {
  const game = position({ ships: [{ at: [5000, 5000, 5], speed: 2 }] });
  expect(chosen(game)).toBe('straight');
});

test('a shot is worth expected health and the chance to destroy', () => {
  // Three dice against two: 1 damage in 10 of 32, 2 in 5, 3 in 1.
  expect(shotWorth(settings, 3, 2, 3)).toBeCloseTo(23 / 32 + 1 / 32, 12);
  expect(shotWorth(settings, 3, 2, 2)).toBeCloseTo(22 / 32 + 6 / 32, 12);
  expect(shotWorth(settings, 3, 2, 1)).toBeCloseTo(16 / 32 + 16 / 32, 12);
});

/** Head-on, both in sight and lined up; 4-3-3-2 against 3-4-3-2. */
const HEAD_ON = duel(true, { at: [60000, 60000, 0], attack: 4 }, { at: [90000, 60000, 4], attack: 3, defense: 4 });

test('the own shot, minus 0.8 of the shot on me', () => {
  const view = position(HEAD_ON).view(0);
  const foes = foesOf(view, ship(view, 'p0s0'));
  const mine = shotWorth(settings, 5, 4, 2);
  const theirs = shotWorth(settings, 4, 3, 2);
  expect(fireScore(foes, 60000, 60000, 0, 0.8)).toBeCloseTo(mine - 0.8 * theirs, 12);
  expect(fireScore(foes, 60000, 60000, 2, 0.8)).toBeCloseTo(-0.8 * theirs, 12);
  expect(fireScore(foes, 60000, 68000, 2, 0.4)).toBeCloseTo(-0.4 * shotWorth(settings, 3, 3, 2), 12); // off its lines
});

test('an enemy yet to move gives the answer that is best for it', () => {
  const own = { at: [81000, 61000, 2], speed: 3 } as const;
  const foe = { at: [103000, 99000, 4], speed: 3 } as const;
  const canBeSeen = (end: Pose) => {
    const view = position(duel(false, own, foe)).view(0);
    const { x, y, h, from, count } = ways(view, 'p1s0');
    return Array.from({ length: count - from }, (_, i) => from + i).some((at) =>
      inSight(settings, { x: x[at] as number, y: y[at] as number, h: h[at] as number }, end),
    );
  };
  const last = flown(position(duel(true, own, foe)));
  const first = flown(position(duel(false, own, foe)));
  expect(canBeSeen(last.end)).toBe(true); // a shot that a ship yet to move could answer
  expect(canBeSeen(first.end)).toBe(false);
  expect(first.end).toEqual({ x: 87858, y: 97556, h: 1 }); // so near, before its nose, that it must overshoot
});

test('where the answer ends is where the enemy is thought to be', () => {
  const at = (x: number, y: number, h: number) => {
    const view = position(duel(false, { at: [20000, 20000, 0] }, { at: [81000, 81000, 0], speed: 2 })).view(0);
    const [foe] = foesOf(view, ship(view, 'p0s0'));
    foe?.meet(x, y, h);
    return [foe?.x, foe?.y, foe?.h];
  };
  expect(at(159000, 3000, 0)).toEqual([101000, 81000, 0]); // nobody can shoot: it flies on
  expect(at(104414, 121000, 4)).toEqual([97556, 87858, 1]); // of its four ends only the bank to the left sees me
});

test('safe is a chain of maneuvers with the bare speed that stays on the board', () => {
  // South at 20 000: a bank leads to 3444, and from there no way back without a turn.
  expect(isSafe(settings, 2, 81000, 20000, 6, 1)).toBe(true);
  expect(isSafe(settings, 2, 81000, 20000, 6, 2)).toBe(false);
  expect(isSafe(settings, 3, 81000, 20000, 6, 4)).toBe(true);
  expect(edgeDanger(settings, 2, 81000, 20000, 6)).toBe(7);
  expect(edgeDanger(settings, 3, 81000, 20000, 6)).toBe(0);
  // Into the corner: two straights end at 3716, and nothing comes after them.
  expect(edgeDanger(settings, 2, 32000, 32000, 5)).toBe(2);
});

test('a way out that somebody stands in is none', () => {
  // West, near the left edge, at speed 3: only the turns stay on the board, left to (6000, 71000), right to (6000, 91000).
  const danger = (foes: { x: number; y: number }[], from = settings) => edgeDanger(from, 3, 16000, 81000, 4, foes);
  const [left, right] = [
    { x: 7000, y: 72000 },
    { x: 6000, y: 88000 },
  ];
  expect(danger([left])).toBe(0);
  expect(danger([left, right])).toBe(7);
  expect(danger([left, right], { ...settings, overlapRule: 'bump' })).toBe(0);
});

test('a shot is left alone where the edge would take the ship next', () => {
  const own = { at: [81000, 42000, 6], speed: 2 } as const;
  const { end } = flown(position(duel(true, own, { at: [81000, 6000, 0], health: 1 })));
  expect(edgeDanger(settings, 2, end.x, end.y, end.h)).toBeLessThan(7);
  const view = position(duel(true, own, { at: [81000, 6000, 0], health: 1 })).view(0);
  const ahead = { x: 81000, y: 22000, h: 6 };
  expect(sightsBetween(ahead, poseIn(view, 'p1s0'))).toEqual([true, false]);
  expect(edgeDanger(settings, 2, ahead.x, ahead.y, ahead.h)).toBe(7);
});

test('altitude, noses and distance', () => {
  const place = (moved: boolean, x: number, y: number, h: number, altitude = 0) => {
    const view = position(duel(moved, { at: [20000, 20000, 0] }, { at: [81000, 81000, 0] })).view(0);
    return placeScore(foesOf(view, ship(view, 'p0s0')), x, y, h, altitude);
  };
  expect(place(true, 51000, 81000, 0, 3) - place(true, 51000, 81000, 0)).toBeCloseTo(0.15, 12);
  // On its tail: it is straight ahead, and I am straight behind it.
  expect(place(true, 51000, 81000, 0)).toBeCloseTo(0.15 + 0.15, 12);
  expect(place(false, 51000, 81000, 0)).toBeCloseTo(0.15 + 0.075, 12);
  // Beside it, in the diagonal of its nose and at right angles to mine.
  expect(place(true, 111000, 111000, 3)).toBeCloseTo(-0.15 * Math.SQRT1_2, 12);
  // 13 tw away, and it has me on its nose.
  expect(place(true, 159000, 81000, 4)).toBeCloseTo(0.15 - 0.15 - 0.05 * 5, 12);
});

test('who moves last takes a shot that is not returned', () => {
  const game = position(duel(true, { at: [81000, 61000, 2], speed: 3 }, { at: [93000, 93000, 7], speed: 3 }));
  const view = game.view(0);
  const { end } = flown(game);
  expect(sightsBetween(end, poseIn(view, 'p1s0'))).toEqual([true, false]);
  const weak = position(duel(true, { at: [60000, 60000, 0], attack: 2 }, { at: [90000, 60000, 0], defense: 4 })).view(
    0,
  );
  const foes = foesOf(weak, ship(weak, 'p0s0'));
  expect(fireScore(foes, 60000, 60000, 0, 0.8)).toBeCloseTo(0.5 + shotWorth(settings, 3, 4, 2), 12);
});

test('tailed, with three tokens: a Split S', () => {
  const own = { at: [81000, 81000, 2], speed: 3, altitude: 3 } as const;
  expect(flown(position(duel(true, own, { at: [81000, 41000, 2] }))).answers).toMatch(/^S:straight/);
  expect(flown(position(duel(false, own, { at: [81000, 41000, 2] }))).answers).toMatch(/^S:straight/);
});

test('a Barrel Roll brings the enemy between the forward lines', () => {
  const game = position(duel(true, { at: [81000, 41000, 2], speed: 4 }, { at: [87000, 81000, 2] }));
  const { answers, end } = flown(game);
  expect(answers).toBe('R:bankRight');
  expect(end).toEqual({ x: 87858, y: 57556, h: 2 });
});

test('the best shot, weak ships first, and fire is never held', () => {
  const shoot = (a: number, b: number) =>
    chosen(
      position({
        stage: 'attackStage',
        ships: [
          { at: [60000, 60000, 0], attack: 4 },
          { at: [95000, 70000, 0], attack: 3, defense: 2, health: a },
          { at: [95000, 50000, 0], attack: 3, defense: 2, health: b },
        ],
      }),
    );
  expect(shoot(3, 1)).toBe('attack(p2s0)');
  expect(shoot(1, 3)).toBe('attack(p1s0)');
  // 86 / 64 for the stronger, 84 / 64 for the weaker: the division by 1.2 and 1.1 decides.
  expect(shoot(2, 1)).toBe('attack(p2s0)');
  expect(shoot(1, 2)).toBe('attack(p1s0)');
  const hopeless = position({
    stage: 'attackStage',
    ships: [
      { at: [60000, 60000, 0], attack: 2 },
      { at: [90000, 70000, 0], defense: 4 },
    ],
  });
  expect(choices(hopeless)).toEqual(new Set(['attack(p1s0)']));
});

test('with more than one enemy, rather those who cannot answer, and not amid them', () => {
  // Both in sight and ahead; p1 faces me, p2 does not.
  const three = (h: number) => {
    const view = position({
      round: 1,
      firstPlayer: 1,
      turn: 0,
      ships: [
        { at: [60000, 60000, 0], attack: 4 },
        { at: [95000, 70000, h], attack: 3, moved: true },
        { at: [95000, 50000, 0], attack: 3, moved: true },
      ],
    }).view(0);
    return fireScore(foesOf(view, ship(view, 'p0s0')), 60000, 60000, 0, 0.8);
  };
  const mine = 1.25 * shotWorth(settings, 4, 4, 2);
  const theirs = shotWorth(settings, 3, 3, 2);
  expect(three(0)).toBeCloseTo(mine + 0.5, 12);
  expect(three(4)).toBeCloseTo(mine - 0.8 * (theirs / 2 + 0.5 * (theirs / 2)), 12);
});

test('fast lines, and now and then another sound one', () => {
  const game = given(dogfight);
  const lines = Array.from({ length: 500 }, (_, i) => short(dogfight.bot.choose(game.view(0), 0, Random.from(`${i}`))));
  const fast = ['3-3-4-2', '3-2-4-3', '2-3-4-3'];
  expect(new Set(lines)).toEqual(new Set([...fast, '4-2-3-3', '3-4-3-2']));
  const share = lines.filter((line) => fast.includes(line)).length / lines.length;
  expect(share).toBeGreaterThan(0.7);
  expect(share).toBeLessThan(0.9);
  const other = given(dogfight, { options: { statValues: [5, 4, 2, 1] } });
  for (let i = 0; i < 50; i++)
    expect(short(dogfight.bot.choose(other.view(1), 1, Random.from(`${i}`))).split('-')[2]).toBe('5');
});

test('far from corners, heading inwards', () => {
  const game = position({ stage: 'placement', ships: [{}, {}] });
  for (const cell of choices(game)) {
    const [col = 0, row = 0] = (cell.match(/\d+/g) ?? []).map(Number);
    expect(Math.max(Math.min(col, 26 - col), Math.min(row, 26 - row))).toBeGreaterThanOrEqual(5);
  }
  const heading = (cell: string) => chosen(play(position({ stage: 'placement', ships: [{}, {}] }), cell));
  expect(heading('cell(13, 0)')).toBe('heading(2)');
  expect(heading('cell(0, 26)')).toBe('heading(7)');
  expect(heading('cell(26, 12)')).toBe('heading(4)');
});

test('beside an enemy that points inwards rather than opposite', () => {
  const game = position({ stage: 'placement', turn: 1, ships: [{ at: [81000, 3000, 2] }, {}] });
  for (const cell of choices(game)) {
    const [col = 0, row = 0] = (cell.match(/\d+/g) ?? []).map(Number);
    expect(row < 21 && Math.abs(col - 13) > 9).toBe(true); // not on the opposite side
  }
});

test('from the third round without damage on, less caution and more noise', () => {
  const at = (round: number, lastDamage: number) => {
    const view = position({ round, lastDamage, ships: [{ at: [60000, 60000, 0] }] }).view(0);
    return [caution(view), noiseMost(view)];
  };
  const close = (values: number[]) => values.map((value) => Math.round(value * 1e9) / 1e9);
  expect(close(at(2, 0))).toEqual([0.8, 0]);
  expect(close(at(3, 0))).toEqual([0.68, 0.08]);
  expect(close(at(4, 0))).toEqual([0.56, 0.16]);
  expect(close(at(9, 6))).toEqual([0.68, 0.08]);
  expect(close(at(8, 6))).toEqual([0.8, 0]);
  expect(close(at(30, 0))).toEqual([0.16, 0.5]);
});

test('a patient pilot flies the same in every round, an impatient one does not', () => {
  const ships = [{ at: [60000, 60000, 0] as const, speed: 4 }, { at: [120000, 120000, 5] as const }];
  const inRounds = (lastDamage: (round: number) => number) =>
    new Set(
      Array.from({ length: 20 }, (_, i) => chosen(position({ ships, round: 12 + i, lastDamage: lastDamage(12 + i) }))),
    );
  expect(inRounds((round) => round - 1).size).toBe(1);
  expect(inRounds(() => 0).size).toBeGreaterThan(1);
});

/** Late in a game without damage: from two to four pilots, some with squadrons, anywhere within a part of the board. */
function lateGame(index: number): DogfightScenario {
  const random = Random.from(`late ${index}`);
  const place = (n: number) => 20000 + 34000 * n + random.int(12000);
  const size = random.pick([1, 1, 2]);
  const places = random.shuffle(Array.from({ length: 16 }, (_, at) => at));
  const ships = Array.from({ length: 2 + random.int(3) }, (_, pilot) =>
    Array.from({ length: size }, (): ShipSpec => {
      const at = places.pop() ?? 0;
      return {
        at: [place(at % 4), place(Math.floor(at / 4)), random.int(8)],
        speed: 2 + random.int(3),
        altitude: random.int(5),
        moved: pilot > 0 && random.int(2) === 0,
      };
    }),
  );
  const game = position({ ships, round: 12, lastDamage: 0 });
  return game.view(0).move ? game : play(game, 'move(p0s0)');
}

test('[R44] an impatient pilot flies the move that it planned, maneuver by maneuver', () => {
  const games = 80;
  let thoughts = 0;
  for (let index = 0; index < games; index++) {
    const game = lateGame(index);
    const plan = planOf(game.view(0));
    const id = game.view(0).move?.ship ?? '';
    if (!plan.end) continue;
    for (; game.view(0).move?.ship === id; thoughts++) {
      const { next, end } = planOf(game.view(0));
      expect(end).toEqual(plan.end);
      expect(short(next)).toBe(chosen(game, `${thoughts}`));
      game.act(0, next);
    }
    expect(shipIn(game, id).pose).toEqual(plan.end);
  }
  expect(thoughts).toBeGreaterThan(2 * games);
});

test('a squadron moves far ships first and fires the best shot first', () => {
  const far = { at: [20000, 20000, 0], moved: false } as const;
  const near = { at: [90000, 90000, 0] } as const;
  const foe = [{ at: [110000, 100000, 4] }, { at: [140000, 140000, 4] }] as const;
  expect(chosen(position({ ships: [[near, far], foe] }))).toBe('move(p0s1)');
  const shooters = [
    { at: [60000, 60000, 0], attack: 2 },
    { at: [60000, 75000, 0], attack: 4 },
  ] as const;
  const targets = [{ at: [95000, 68000, 0] }, { at: [150000, 150000, 0] }] as const;
  expect(chosen(position({ stage: 'attackStage', ships: [shooters, targets] }))).toBe('act(p0s1)');
});

test('the pilot remembers nothing: the same view and numbers, the same answer', () => {
  const game = position(duel(false, { at: [81000, 61000, 2], speed: 4, altitude: 2 }, { at: [100000, 90000, 5] }));
  const before = chosen(game);
  flown(position(HEAD_ON));
  choices(position({ ships: [{ at: [60000, 60000, 0] }], round: 20 }));
  expect(chosen(game)).toBe(before);
});

/** Whole games; the scripted pilot sits in each seat in turn. */
function winsOf(games: number, rival: 'random' | 'scripted'): { wins: number; limits: number } {
  let wins = 0;
  let limits = 0;
  for (let index = 0; index < games; index++) {
    const random = Random.from(`${rival} ${index}`);
    const { state } = given(dogfight);
    const ctx = new Quiet(new Streams(`${rival} ${index}`, dogfight.streams));
    for (let [asked] = dogfight.decisions(state); asked; [asked] = dogfight.decisions(state)) {
      const view = dogfight.view(state, asked.seat);
      const isScripted = rival === 'scripted' || asked.seat === index % 2;
      const action = isScripted ? dogfight.bot.choose(view, asked.seat, random) : random.pick(view.legal);
      expect(view.legal).toContain(action);
      dogfight.apply(state, asked.seat, action, ctx);
    }
    const end = dogfight.outcome(state);
    if (end?.ranks[index % 2] === 1) wins++;
    if (end?.reason !== 'lastFlying') limits++;
  }
  return { wins, limits };
}

test('the scripted pilot beats chance, and does not circle for ever', () => {
  expect(winsOf(100, 'random').wins).toBeGreaterThanOrEqual(98);
  expect(winsOf(60, 'scripted').limits).toBeLessThanOrEqual(9);
});
