/** Rulings that no scenario of the rules shows. */
import { expect, test } from 'vitest';
import { ACTIONS } from '../src/actions.ts';
import { AI, PIRATES } from '../src/data.ts';
import { optionsOf, play, position, read } from '../src/testing.ts';

test('[R5] any number of pirates of one type', () => {
  const game = position({ phase: 'pirateSetup', rations: 40, captured: ['B1', 'D1'], options: { rationsBase: 40 } });
  play(game, ...Array.from({ length: 12 }, (_, i) => `place(grunt, ${['C1', 'B1', 'D1'][i % 3]})`));
  expect(game.view(PIRATES).pirates.map(({ type }) => type)).toEqual(Array.from({ length: 12 }, () => 'grunt'));
});

test('[R8] reactorRoundOne off: nothing is added in round 1, everything later', () => {
  const options = { reactorRoundOne: false };
  const round2 = position({ options, round: 1, phase: 'aiWave', wave: 3 });
  expect(round2.view(AI)).toMatchObject({ round: 2, reactor: 2 });
});

test('[R12] a cost of exactly what is left can be paid, one more cannot', () => {
  const spec = { phase: 'aiWave', capacitor: 1, units: 'impaler B2, nailer B2', pirates: 'wraith B2' } as const;
  expect(optionsOf(position({ ...spec, reactor: 2 }))).toEqual(['use(a2, p1)', 'use(a1, p1)', 'done']);
  const poor = position({ ...spec, reactor: 1 });
  expect(optionsOf(poor)).toEqual(['use(a2, p1)', 'done']);
  expect(poor.refusal(AI, read('use(a1, p1)'))).toMatchObject({ code: 'cannot-pay', cost: 3, energy: 2 });
});

test('[R14] nothing moves or takes back an A.I. unit', () => {
  const game = position({ phase: 'aiSetup', reactor: 3, units: 'nailer B2' });
  expect(game.refusal(AI, { kind: 'move', unit: 'a1', room: 'B3' })?.code).toBe('wrong-answer');
  expect(Object.keys(ACTIONS)).toEqual(['generator', 'place', 'capture', 'attack', 'move', 'use', 'done']);
});

test('[R27] a trap needs a victim', () => {
  const game = position({ phase: 'aiWave', capacitor: 5, units: 'purge B3, liveWire B4', pirates: 'grunt B4' });
  expect(optionsOf(game)).toEqual(['use(a2)', 'done']);
  expect(game.refusal(AI, read('use(a1)'))).toMatchObject({ code: 'nobody-here', rule: 'D3' });
});

test('[R28] turrets and traps hurt pirates only', () => {
  const game = position({ phase: 'aiWave', capacitor: 5, units: 'nerveMist B4, nailer B4', pirates: 'reaver B4' });
  play(game, 'use(a1)');
  expect(game.view(AI)).toMatchObject({ units: [{ durability: 6 }, { durability: 3 }], pirates: [{ health: 4 }] });
});

test('[R31] excess damage is lost', () => {
  const game = position({ units: 'nailer B3 1, nailer B3', pirates: 'reaver B3, grunt B3' });
  play(game, 'attack(p1, a1)');
  expect(game.view(PIRATES).units).toMatchObject([{ id: 'a2', durability: 3 }]);
});

test('[R34] a breach is not captured again', () => {
  const game = position({ captured: ['B3'], pirates: 'grunt B3, grunt C1' });
  expect(optionsOf(game).filter((option) => option.startsWith('capture'))).toEqual([]);
  expect(game.refusal(PIRATES, read('capture(p1)'))?.code).toBe('already-breach');
});

test('[R35] nothing can be installed in a breach', () => {
  const game = position({ phase: 'aiSetup', reactor: 3, captured: ['B3'] });
  expect(game.refusal(AI, read('place(sentry, B3)'))).toMatchObject({ code: 'room-is-breach', rule: 'A3' });
});

test('[R36] pirates rest in a breach and go back into it', () => {
  const game = position({ captured: ['B3'], pirates: 'grunt B2 1', capacitor: 5, units: 'nailer C5' });
  play(game, 'move(p1, B3)');
  expect(game.view(PIRATES)).toMatchObject({ wave: 2, phase: 'pirateWave', pirates: [{ room: 'B3', health: 1 }] });
});

test('[R41] four of each side fit into one room', () => {
  const units = 'nailer C5, nailer C5, nailer C5, nailer C5';
  const pirates = 'grunt C4, grunt C5, grunt C5, grunt C5';
  const game = play(position({ units, pirates }), 'move(p1, C5)');
  expect(game.view(AI).pirates.filter(({ room }) => room === 'C5')).toHaveLength(4);
});

test('[R45] turrets and their targets by name', () => {
  const game = position({
    phase: 'aiWave',
    capacitor: 2,
    units: 'nailer B3 1, nailer B3, sentry B3, sentry C3, purge B3',
    pirates: 'grunt B3, grunt B3, geek C4',
  });
  const code = (action: string) => game.refusal(AI, read(action))?.code;
  expect(code('use(a1, p1)')).toBeUndefined();
  for (const action of ['use(a2, p1)', 'use(a1, p2)', 'use(a2, p2)', 'use(a3, p2)'])
    expect([action, code(action)]).toEqual([action, 'not-representative']);
  expect(code('use(a2, p3)')).toBe('target-elsewhere');
  expect(code('use(a4, p1)')).toBe('target-elsewhere');
  expect(code('use(a2)')).toBe('no-target');
  expect(code('use(a5, p1)')).toBe('takes-no-target');
  expect(code('use(a9, p1)')).toBe('no-such-unit');
  expect(code('use(a01, p1)')).toBe('no-such-unit');
  play(game, 'use(a1, p1)');
  expect(code('use(a3, p2)')).toBe('cannot-pay'); // not not-representative: naming p2 for p2 would not help
});

test('[R45] a pirate that has acted stands for nobody', () => {
  const game = position({ pirates: 'grunt B3 acted, grunt B3, grunt B3' });
  expect(optionsOf(game)[0]).toBe('capture(p2)');
  expect(game.refusal(PIRATES, read('capture(p3)'))?.code).toBe('not-representative');
  expect(game.refusal(PIRATES, read('capture(p1)'))?.code).toBe('has-acted');
});

test('[R49] of several things that are wrong with an action of the pirates, the first is said', () => {
  const game = position({ pirates: 'grunt C1 acted, grunt C2, grunt C2, geek C1, geek C1, geek C1', rations: 1 });
  const code = (action: string) => game.refusal(PIRATES, read(action))?.code;
  expect(code('use(a9, p9)')).toBe('wrong-answer');
  expect(code('place(nailer, A3)')).toBe('wrong-side');
  expect(code('move(p9, A3)')).toBe('no-such-unit');
  expect(code('move(p1, A3)')).toBe('has-acted');
  expect(code('move(p3, A3)')).toBe('no-such-room');
  expect(code('move(p3, B5)')).toBe('no-door');
  expect(code('move(p3, C1)')).toBe('room-full');
  expect(code('move(p3, B2)')).toBe('not-representative');
  expect(code('place(wraith, A3)')).toBe('no-such-room');
  expect(code('place(wraith, B3)')).toBe('not-a-breach');
  expect(code('place(wraith, C1)')).toBe('room-full');
  expect(position({ pirates: 'grunt C2', rations: 1 }).refusal(PIRATES, read('place(wraith, C1)'))?.code).toBe(
    'rations-short',
  );
});

test('[R49] of several things that are wrong with an action of the A.I., the first is said', () => {
  const units = 'nailer B2, nailer B2, nailer B2, nailer B2';
  const setup = position({ phase: 'aiSetup', reactor: 1, options: { placeCost: 5 }, units });
  const code = (action: string) => setup.refusal(AI, read(action))?.code;
  expect(code('use(a9)')).toBe('wrong-answer');
  expect(code('place(grunt, A3)')).toBe('wrong-side');
  expect(code('place(nailer, A3)')).toBe('no-such-room');
  expect(code('place(nailer, C1)')).toBe('none-left');
  expect(code('place(sentry, C1)')).toBe('room-is-breach');
  expect(code('place(sentry, B2)')).toBe('room-full');
  expect(code('place(sentry, B3)')).toBe('cannot-pay');
  const wave = position({
    phase: 'aiWave',
    capacitor: 1,
    units: 'sentry B3, sentry B3, nailer B3',
    pirates: 'geek B3',
  });
  expect(wave.refusal(AI, read('use(a9, p9)'))?.code).toBe('no-such-unit');
  expect(wave.refusal(AI, read('use(a2, p9)'))?.code).toBe('target-elsewhere');
  expect(wave.refusal(AI, read('use(a2, p1)'))?.code).toBe('cannot-pay');
});
