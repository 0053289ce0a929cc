/** The scripted players' heuristics on small positions, and the memory of the pirates' plan. */
import { Quiet, Random, Streams } from '@orrery/kernel';
import { expect, test, vi } from 'vitest';
import { boardOf } from '../src/bot/board.ts';
import { boardAtStart } from '../src/bot/wave-board.ts';
import { AI, PIRATES } from '../src/data.ts';
import { breach } from '../src/index.ts';
import { type BreachScenario, play, position, short } from '../src/testing.ts';
import type { BreachView } from '../src/view.ts';

const chosen = (game: BreachScenario, seat: number, seed = 'bot') =>
  short(breach.bot.choose(game.view(seat), seat, Random.from(seed)));
/** What the player chooses with many different random numbers. */
const choices = (game: BreachScenario, seat: number) =>
  new Set(Array.from({ length: 150 }, (_, i) => chosen(game, seat, `${i}`)));

test('the A.I. starts generators first', () => {
  expect(chosen(position({ phase: 'aiSetup', reactor: 3 }), AI)).toBe('generator');
});

test('the A.I. occupies an empty bridge that pirates can reach in a round, with any type', () => {
  const game = position({ phase: 'aiSetup', reactor: 1, activeGenerators: 5, pirates: 'grunt B3' });
  const places = [...choices(game, AI)];
  expect(places.every((place) => place.endsWith(', C5)'))).toBe(true);
  expect(places.length).toBe(10);
});

test('the A.I. puts single units next to the pirates rather than stacking', () => {
  const spec = { phase: 'aiSetup', reactor: 1, activeGenerators: 5 } as const;
  const rooms = [...choices(position({ ...spec, units: 'nailer B1, nailer D1, nailer C5' }), AI)].map((place) =>
    place.slice(-3, -1),
  );
  expect(new Set(rooms)).toEqual(new Set(['C2']));
});

test('the A.I. makes the use that pays most, and none in the last wave', () => {
  const spec = {
    phase: 'aiWave',
    capacitor: 5,
    units: 'nailer B3, openSky B3',
    pirates: 'grunt B3 1, reaver B3',
  } as const;
  // Nailer on the Grunt: 2 × (0.5 / 3 + 0.3) = 0.93 for 1; on the Reaver 0.86; Open Sky (0.93 + 2.14) / 4 = 0.77.
  expect(chosen(position(spec), AI)).toBe('use(a1, p1)');
  expect(chosen(position({ ...spec, wave: 3 }), AI)).toBe('done');
  expect(chosen(position({ ...spec, options: { waves: 1 } }), AI)).toBe('use(a1, p1)');
});

test('the pirates buy what their rations allow, then end the set-up', () => {
  const game = position({ phase: 'pirateSetup', rations: 3 });
  expect(choices(game, PIRATES)).toEqual(new Set(['place(grunt, C1)', 'place(geek, C1)']));
});

test('the pirates capture with the cheapest, the bridge before all', () => {
  expect(chosen(position({ pirates: 'reaver B3, geek B3' }), PIRATES)).toBe('capture(p2)');
  expect(chosen(position({ pirates: 'geek B3, reaver C5' }), PIRATES)).toBe('capture(p2)');
  const last = position({ round: 10, wave: 2, pirates: 'geek B3', units: 'nailer C5' });
  expect(chosen(last, PIRATES)).toMatch(/^move\(p1, (B4|C3)\)$/); // nothing but the bridge counts now
});

test('the pirates stay out of a defended bridge until they are enough or time is short', () => {
  const spec = { pirates: 'reaver B5, reaver B5', units: 'bulwark C5 up', captured: ['B5'] } as const;
  const goals = (round: number) => chosen(position({ ...spec, round }), PIRATES);
  expect(goals(3)).not.toContain('C5');
  expect(goals(6)).toBe('move(p1, C5)');
});

test('the pirates attack together what they can destroy', () => {
  const game = position({ units: 'nailer C5, deadbolt C5', pirates: 'grunt C5, wraith C5, sapper C5', round: 8 });
  expect(chosen(game, PIRATES)).toBe('attack(p3, a1)');
});

test('a pirate that can do nothing is passed over, and the others act', () => {
  const game = position({ units: 'deadbolt C5', pirates: 'grunt C5, splicer C5', round: 10 });
  expect(chosen(game, PIRATES)).toBe('attack(p2, a1)');
  play(game, 'attack(p2, a1)');
  expect(chosen(game, PIRATES)).toBe('done');
});

test('[R52] the plan of a wave does not change while it is carried out', () => {
  const sorted = (view: BreachView, shown: Parameters<typeof boardOf>[1]) =>
    boardOf(view, shown).rooms.map(({ breach: open, units, pirates }) => ({
      open,
      units: units.toSorted((a, b) => a.number - b.number),
      pirates: pirates.toSorted((a, b) => a.number - b.number),
    }));
  for (let game = 0; game < 12; game++) {
    const random = Random.from(`plan ${game}`);
    const { state } = position({ round: 1, phase: 'aiSetup', reactor: 5, capacitor: 5 });
    let start: ReturnType<typeof sorted> = [];
    while (breach.decisions(state).length > 0) {
      const seat = breach.decisions(state)[0]?.seat ?? 0;
      const view = breach.view(state, PIRATES);
      const { waveRecord } = view;
      if (waveRecord?.actions.length === 0) start = sorted(view, view);
      if (waveRecord) {
        const board = boardAtStart(view, waveRecord);
        const again = board.rooms.map(({ breach: open, units, pirates }) => ({
          open,
          units,
          pirates: pirates.toSorted((a, b) => a.number - b.number),
        }));
        expect(again).toEqual(start);
      }
      const scripted = random.chance(6, 10);
      const own = breach.view(state, seat);
      const action = scripted ? breach.bot.choose(own, seat, random) : random.pick(own.legal);
      breach.apply(state, seat, action, new Quiet(new Streams('none', [])));
    }
  }
});

test('[R53] what a wave does hangs on its beginning alone, what is bought on fresh numbers', () => {
  const spec = { pirates: 'grunt B2, grunt B2, sapper C3, geek D2', units: 'nailer B3, purge D3' } as const;
  const game = position({ ...spec, rations: 6 });
  const done: string[] = [];
  for (let deed = 0; deed < 4; deed++) {
    const plan = choices(game, PIRATES);
    expect(plan.size).toBe(1);
    expect(plan).toEqual(choices(play(position({ ...spec, rations: 6 }), ...done), PIRATES));
    done.push(...plan);
    play(game, ...plan);
  }
  expect(choices(game, PIRATES).size).toBe(8); // every type
});

test('[R54] the pirates weigh like attackers and like targets once', () => {
  // In the last round the bridge is the only goal: one number for it, one for each pair.
  const draws = (pirates: string, units: string) => {
    const game = position({ round: 10, pirates, units });
    const numbers = vi.spyOn(Random.prototype, 'next');
    const action = chosen(game, PIRATES);
    const count = numbers.mock.calls.length;
    numbers.mockRestore();
    return [action, count];
  };
  expect(draws('grunt C5', 'nailer C5')).toEqual(['attack(p1, a1)', 2]);
  expect(draws('grunt C5, grunt C5, grunt C5', 'nailer C5, nailer C5')).toEqual(['attack(p1, a1)', 2]);
  expect(draws('grunt C5 2, grunt C5, grunt C5', 'nailer C5, nailer C5 1')[1]).toBe(5);
});

test('[R54] of pirates that are alike every one attacks in its turn', () => {
  const game = position({ round: 10, pirates: 'grunt C5, grunt C5, grunt C5', units: 'bulwark C5' });
  for (const deed of ['attack(p1, a1)', 'attack(p2, a1)', 'attack(p3, a1)']) {
    expect(chosen(game, PIRATES)).toBe(deed);
    play(game, deed);
  }
});

test('the evaluation is the formula of the rules, from either side', () => {
  const spec = { round: 4, wave: 1, reactor: 2, capacitor: 5, captured: ['B1', 'D1'] } as const;
  const game = position({ ...spec, pirates: 'reaver C5, grunt B3 1', units: 'bulwark C5 7, nailer B4' });
  const rounds = 10 - 4 + 2 / 3;
  const crew = 6 + 2 / 3;
  const z = -3.2 + 0.46 * rounds + 0.36 * 2 + 0.05 * crew + 0.25 * 6 - 0.05 * 7 + 0.045 * 22 - 0.23 * 7;
  expect(breach.bot.evaluate(game.state, PIRATES)).toBeCloseTo(1 / (1 + Math.exp(-z)), 8);
  expect(breach.bot.evaluate(game.state, AI)).toBeCloseTo(1 - 1 / (1 + Math.exp(-z)), 8);
});

test('[R55] the evaluation is the same formula on every ship', () => {
  const worth = (map: 'cutter' | 'hulk', pirates: string, units: string) =>
    breach.bot.evaluate(position({ options: { map }, round: 4, capacitor: 5, pirates, units }).state, PIRATES);
  const chance = (rounds: number) => {
    const z = -3.2 + 0.46 * (rounds - 4 + 2 / 3) + 0.05 * 6 + 0.25 * 6 - 0.05 * 12 + 0.045 * 23 - 0.23 * 5;
    return 1 / (1 + Math.exp(-z));
  };
  expect(worth('cutter', 'reaver C4', 'bulwark C4')).toBeCloseTo(chance(7), 8);
  expect(worth('hulk', 'reaver D6', 'bulwark D6')).toBeCloseTo(chance(11), 8);
});

test('the evaluation for the pirates does not look under face-down units', () => {
  const worth = (units: string, seat: number) =>
    breach.bot.evaluate(position({ pirates: 'grunt B3', units }).state, seat);
  expect(worth('bulwark C5', PIRATES)).toBe(worth('nailer C5', PIRATES));
  expect(worth('bulwark C5', AI)).toBeGreaterThan(worth('nailer C5', AI));
});

test('a game that is over is worth 0 or 1', () => {
  const over = (ending: 'timeUp' | 'bridgeCaptured') =>
    position({ phase: 'gameOver', round: 10, wave: 3, ending }).state;
  expect([AI, PIRATES].map((seat) => breach.bot.evaluate(over('timeUp'), seat))).toEqual([1, 0]);
  expect([AI, PIRATES].map((seat) => breach.bot.evaluate(over('bridgeCaptured'), seat))).toEqual([0, 1]);
});
