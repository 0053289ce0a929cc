/** What a board may ask: what a plan would do, what comes with the next Production, what to give up. */
import type { Json } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import type { CardId } from '../src/data.ts';
import type { ForecastAnswer, ForecastQuestion } from '../src/forecast.ts';
import type { Foresight } from '../src/foresee.ts';
import { entropy } from '../src/index.ts';
import { type EntropyScenario, play, type Position, position, shipsIn } from '../src/testing.ts';

/** As it goes over the wire. */
function ask<Q extends ForecastQuestion>(game: EntropyScenario, question: Q, seat = 0): ForecastAnswer<Q> {
  const view = JSON.parse(JSON.stringify(game.view(seat))) as ReturnType<typeof game.view>;
  const answer = entropy.forecast?.(view, seat, JSON.parse(JSON.stringify(question)) as Json);
  return JSON.parse(JSON.stringify(answer)) as ForecastAnswer<Q>;
}

const planner = (spec: Position) =>
  position({
    begins: 'planning',
    hands: {
      A: 'laser x3, move-1 x3, move-2 x3, move-3 x3, turn-180 x3, turn-right-60 x3, titanium-portal x3, tidy-20',
      B: 'wave',
    },
    ships: 'A1 (0,0) E50, B1 (4,0) E9',
    strip: 5,
    ...spec,
  });
const ahead = (spec: Position, cards: readonly CardId[]): Foresight =>
  ask(planner(spec), { kind: 'plan', programs: [{ nr: 1, cards }] }).ships[0] as Foresight;

describe('a plan', () => {
  test('path, energy, entropy and goods, card by card', () => {
    const seen = ahead({ strip: 0, tiles: '(0,0) space, (1,0) space, (2,0) titanium-3, (2,1) space, (4,0) space' }, [
      'move-2',
      'turn-right-60',
      'move-1',
      'titanium-portal',
    ]);
    expect(seen).toMatchObject({
      nr: 1,
      at: { q: 2, r: 1 },
      facing: 1,
      energy: 28,
      titanium: 3,
      entropy: 10,
      sent: 0,
      lost: null,
    });
    expect(seen.cards.map(({ card, energy, ignored }) => [card, energy, ignored])).toEqual([
      ['move-2', 38, false],
      ['turn-right-60', 36, false],
      ['move-1', 28, false],
      ['titanium-portal', 28, true],
    ]);
    expect(seen.cards[0]?.path).toEqual([
      { q: 1, r: 0 },
      { q: 2, r: 0 },
    ]);
    expect(seen.cards[0]?.titanium).toBe(3);
  });

  test('all titanium is sent, a ship is lost over the edge, and cards after that are not played', () => {
    const sending = ahead({ ships: 'A1 (0,0) E50 T4, B1 (4,0) E9' }, ['titanium-portal', 'laser']);
    expect(sending).toMatchObject({ sent: 4, titanium: 0, entropy: 21 });
    expect(sending.cards.map(({ sent }) => sent)).toEqual([4, 0]);
    const off = ahead({ strip: 2, tiles: '(4,0) space' }, ['move-1', 'move-1', 'laser']);
    expect(off).toMatchObject({ lost: 'flewOff', at: { q: 2, r: 0 } });
    expect(off.cards).toHaveLength(2);
    expect(off.cards[1]?.path).toEqual([{ q: 2, r: 0 }]);
  });

  test('others stand still and tokens fly', () => {
    const spec = { tokens: 'laser (3,0) d3' };
    expect(ahead(spec, ['turn-180', 'turn-180', 'turn-180']).energy).toBe(50 - 18 - 2);
    expect(ahead(spec, ['move-3', 'move-1'])).toMatchObject({ at: { q: 4, r: 0 }, energy: 50 - 24 - 9, lost: null });
  });

  test('it is what happens when nobody else acts', () => {
    const spec = { hands: { A: 'move-2, turn-180, move-1, laser' }, strip: 6, ships: 'A1 (0,0) E50, B1 (5,0) E9' };
    const seen = ahead(spec, ['move-2', 'turn-180', 'move-1', 'laser']);
    const game = play(
      planner(spec),
      'A: append(1, move-2)',
      'A: append(1, turn-180)',
      'A: append(1, move-1)',
      'A: append(1, laser)',
    );
    expect(shipsIn(game)[0]).toBe(`A1 (${seen.at.q},${seen.at.r}) d${seen.facing} E${seen.energy} T${seen.titanium}`);
    expect(game.state.entropy).toBe(-500 + seen.entropy);
  });

  test('each ship by itself, and all of them on the scale of entropy', () => {
    const game = planner({
      entropy: -270,
      strip: 0,
      ships: 'A1 (0,0) E50, A2 (1,0) E50 T1, B1 (4,0) E9',
      tiles: '(0,0) space, (1,0) portal-20 A, (2,0) portal-15 B, (4,0) space',
    });
    const plan = ask(game, {
      kind: 'plan',
      programs: [
        { nr: 2, cards: ['titanium-portal'] },
        { nr: 1, cards: ['laser'] },
      ],
    });
    expect(plan.ships.map(({ nr, entropy: adds }) => [nr, adds])).toEqual([
      [2, 20],
      [1, 1],
    ]);
    expect(plan).toMatchObject({
      entropy: 21,
      working: ['portal-15'],
      stops: [20],
      next: { before: -249, output: 15, background: 68 },
    });
    expect(ask(game, { kind: 'plan', programs: [] })).toMatchObject({ entropy: 0, stops: [], next: { output: 35 } });
  });

  test('no answer where the question makes no sense', () => {
    const game = planner({});
    const view = game.view(0);
    const program = (...cards: string[]) => ({ kind: 'plan', programs: [{ nr: 1, cards }] });
    const nonsense: Json[] = [
      null,
      'plan',
      { kind: 'plan' },
      { kind: 'other' },
      { kind: 'discard' },
      { kind: 'plan', programs: [{ nr: 2, cards: [] }] },
      { kind: 'plan', programs: [{ nr: 1, cards: 'laser' }] },
      program('no-card'),
      program('build-ship'),
      program('laser', 'laser', 'laser', 'laser'),
    ];
    for (const question of nonsense) expect(entropy.forecast?.(view, 0, question)).toBeUndefined();
    expect(entropy.forecast?.(view, 0, program('laser', 'laser', 'laser'))).toBeDefined();
    play(game, 'A: append(1, laser)');
    expect(entropy.forecast?.(game.view(0), 0, program('laser', 'laser', 'laser'))).toBeDefined();
    play(game, 'A: finish', 'B: finish');
    expect(game.view(0).phase).not.toBe('planning');
    expect(entropy.forecast?.(game.view(0), 0, program('laser'))).toBeUndefined();
  });
});

describe('the next Production, which every view shows', () => {
  const TILES = '(0,0) space, (1,0) portal-20 A, (2,0) portal-30 B, (4,0) space';

  test('what works, what it adds, and whom it gives energy', () => {
    const at = (level: number) => planner({ era: 3, entropy: level, strip: 0, tiles: TILES }).view('watcher');
    expect(at(-260).next).toMatchObject({ before: -260, output: 20, background: 68, after: -172, energy: [70, 50] });
    expect(at(-240).next).toMatchObject({ output: 0, energy: [50, 50] });
    expect(at(-400).next?.portals.map(({ active }) => active)).toEqual([true, true]);
    expect(at(-60).next?.after).toBe(0);
    expect(at(-260).working).toEqual(['portal-15', 'portal-20']);
  });

  test('B begins the next era, so with `inTurn` B’s portal is looked at first, and A’s no more', () => {
    const game = planner({
      era: 3,
      entropy: -250,
      strip: 0,
      tiles: '(0,0) space, (1,0) portal-20 A, (2,0) portal-20 B, (4,0) space',
      options: { portalCheck: 'inTurn' },
    });
    expect(game.view(0).next?.portals.map(({ seat, active }) => [seat, active])).toEqual([
      [1, true],
      [0, false],
    ]);
  });

  test('none in the last era', () => {
    expect(planner({ entropy: 0 }).view(0).next).toBeNull();
  });

  test('it is what happens', () => {
    const game = planner({
      era: 3,
      entropy: -260,
      strip: 0,
      tiles: TILES,
      hands: { A: 'laser', B: 'wave' },
      stack: '',
      deck: 'laser x20',
    });
    const { next } = game.view(0);
    play(game, 'A: finish', 'B: finish');
    const produced = game.events(0).find((event) => event?.kind === 'produced');
    expect(produced).toMatchObject({
      portals: next?.portals,
      background: next?.background,
      entropy: { before: next?.before, after: next?.after },
      energy: next?.energy,
    });
  });
});

test('at the hand limit: as many cards as are above it, those that the scripted player gives up', () => {
  const game = position({
    begins: 'endOfEra',
    strip: 3,
    options: { handLimit: 3 },
    ships: 'A1 (0,0), B1 (2,0)',
    hands: { A: 'move-1 x2, laser x2, titanium-portal' },
  });
  expect(ask(game, { kind: 'discard' })).toEqual({ cards: ['laser', 'laser'] });
  expect(entropy.forecast?.(game.view(1), 1, { kind: 'discard' })).toBeUndefined();
});

test('a plan names each ship once', () => {
  const game = planner({});
  const view = game.view(0);
  const once = { nr: 1, cards: [] };
  const asked = (programs: Json) => entropy.forecast?.(view, 0, { kind: 'plan', programs });
  expect(asked([once])).toBeDefined();
  expect(asked([once, once])).toBeUndefined();
  expect(asked(Array.from({ length: 900 }, () => once))).toBeUndefined();
});

describe('who could ram the own ships', () => {
  const threats = (ships: string, strip = 6) => ask(planner({ ships, strip }), { kind: 'threats' }).threats;

  test('straight ahead, and after one turn, within three tiles', () => {
    // A turn of 180° costs 6, Move 3 costs 16.
    expect(threats('A1 (0,0) E50, B1 (3,0) d0 E80')).toEqual([{ nr: 1, by: { seat: 1, nr: 1 }, side: 0, energy: 58 }]);
    expect(threats('A1 (3,0) E50, B1 (1,0) d0 E80')).toEqual([{ nr: 1, by: { seat: 1, nr: 1 }, side: 3, energy: 68 }]);
    expect(threats('A1 (0,0) E50, B1 (4,0) d3 E200')).toEqual([]);
  });

  test('only with as much energy as the ship has, and enough for the cards [6.5]', () => {
    expect(threats('A1 (0,0) E50, B1 (1,0) d3 E58')).toHaveLength(1);
    expect(threats('A1 (0,0) E50, B1 (1,0) d3 E57')).toEqual([]);
    expect(threats('A1 (0,0) E0, B1 (1,0) d3 E7')).toEqual([]);
  });

  test('not over the void, where it would be lost', () => {
    expect(threats('A1 (0,0) E1, B1 (2,0) d3 E90')).toHaveLength(1);
    const gap = planner({
      strip: 0,
      tiles: '(0,0) space, (0,1) space, (1,1) space, (2,0) space',
      ships: 'A1 (0,0) E1, B1 (2,0) d3 E90',
    });
    expect(ask(gap, { kind: 'threats' }).threats).toEqual([]);
  });

  test('only while one plans', () => {
    const game = planner({});
    expect(entropy.forecast?.({ ...game.view(0), phase: 'chaos' }, 0, { kind: 'threats' })).toBeUndefined();
  });
});
