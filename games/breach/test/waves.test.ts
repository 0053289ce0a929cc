/** Scenarios about the waves: moves, attacks, captures, turrets and traps. */
import { given } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { AI, PIRATES } from '../src/data.ts';
import { breach } from '../src/index.ts';
import { optionsOf, play, position, read } from '../src/testing.ts';

const moves = (unit: string, rooms: string) => rooms.split(' ').map((room) => `move(${unit}, ${room})`);
const hires = (types: string, rooms: string) =>
  types.split(' ').flatMap((type) => rooms.split(' ').map((room) => `place(${type}, ${room})`));

test('[S8] [R12] [R31] split payment, a trap on three', () => {
  const game = position({
    phase: 'aiWave',
    reactor: 3,
    capacitor: 2,
    units: 'openSky C5',
    pirates: 'reaver C5, grunt C5, ironside C5',
  });
  expect(optionsOf(game)).toEqual(['use(a1)', 'done']);
  play(game, 'use(a1)');
  expect(game.view(AI)).toMatchObject({ capacitor: 0, reactor: 1, phase: 'pirateWave', wave: 2 });
  expect(game.view(AI).pirates.map(({ id, health }) => [id, health])).toEqual([
    ['p1', 2],
    ['p3', 2],
  ]);
});

test('[S9] turret groups', () => {
  const game = position({
    phase: 'aiWave',
    capacitor: 5,
    units: 'sentry B3 4, nailer B3, sentry B3, bulwark D3',
    pirates: 'grunt B3, grunt B3 2, grunt B3, wraith B3',
  });
  const options = ['a2', 'a1'].flatMap((unit) => ['p1', 'p2', 'p4'].map((target) => `use(${unit}, ${target})`));
  expect(optionsOf(game)).toEqual([...options, 'done']);
  play(game, 'use(a1, p4)');
  expect(game.view(AI)).toMatchObject({ capacitor: 3, pirates: [{}, {}, {}, { type: 'wraith', health: 1 }] });
  expect(optionsOf(game)).toEqual([...options, 'done']);
});

test('[S10] [R16] [R19] [R20] reveal by entering', () => {
  const game = position({ units: 'nailer B2, deadbolt B2, purge B3', pirates: 'sapper B1' });
  expect(optionsOf(game)).toEqual(['capture(p1)', 'move(p1, C1)', 'move(p1, B2)', 'done']);
  expect(game.view(PIRATES).units).toEqual([]);
  play(game, 'move(p1, B2)');
  expect(game.view(PIRATES)).toMatchObject({
    units: [
      { id: 'a1', type: 'nailer' },
      { id: 'a2', type: 'deadbolt' },
    ],
    faceDown: [{ id: 'a3', room: 'B3' }],
    phase: 'pirateWave',
    wave: 2,
  });
  expect(optionsOf(game)).toEqual(['attack(p1, a1)', 'attack(p1, a2)', ...moves('p1', 'B1 A2 C2 B3'), 'done']);
});

test('[S11] [R29] [R30] [R42] two kinds of damage', () => {
  const game = position({ units: 'sentry B3, purge B3', pirates: 'grunt B3, geek B3, sapper B3, wraith B3' });
  const away = (unit: string) => moves(unit, 'B2 C3 B4');
  expect(optionsOf(game)).toEqual([
    'attack(p1, a1)',
    ...away('p1'),
    'attack(p2, a2)',
    ...away('p2'),
    'attack(p3, a1)',
    'attack(p3, a2)',
    ...away('p3'),
    'attack(p4, a1)',
    'attack(p4, a2)',
    ...away('p4'),
    'done',
  ]);
  play(game, 'attack(p3, a1)');
  expect(game.view(AI).units[0]).toMatchObject({ type: 'sentry', durability: 1 });
  play(game, 'attack(p4, a1)', 'attack(p2, a2)');
  expect(game.view(AI).units).toMatchObject([{ type: 'purge', durability: 2 }]);
  expect(optionsOf(game)).toEqual([...away('p1'), 'done']);
  expect(game.refusal(PIRATES, read('attack(p1, a2)'))?.code).toBe('no-damage');
  expect(game.refusal(PIRATES, read('capture(p1)'))?.code).toBe('room-defended');
});

test('[S12] [R15] [R33] a capture opens a breach at once', () => {
  const game = position({ rations: 2, pirates: 'grunt B3, geek C3' });
  const geek = moves('p2', 'C2 B3 D3');
  expect(optionsOf(game)).toEqual([
    'capture(p1)',
    ...moves('p1', 'B2 C3 B4'),
    ...geek,
    ...hires('grunt geek', 'C1'),
    'done',
  ]);
  play(game, 'capture(p1)');
  expect(game.view(PIRATES)).toMatchObject({ capturedRooms: 1, rations: 2, breaches: ['C1', 'B3'] });
  expect(optionsOf(game)).toEqual([...geek, ...hires('grunt geek', 'C1 B3'), 'done']);
});

test('[S13] [R11] [R39] the bridge, last moment', () => {
  const game = position({ round: 10, wave: 3, pirates: 'geek C5 1' });
  expect(optionsOf(game)).toEqual(['capture(p1)', ...moves('p1', 'C4 B5 D5'), 'done']);
  play(game, 'capture(p1)');
  expect(game.outcome).toMatchObject({ reason: 'bridgeCaptured', ranks: [2, 1] });
  expect(game.view('watcher')).toMatchObject({ capturedRooms: 0, breaches: ['C1'] });
});

test('[S14] [R11] time up', () => {
  const game = position({ round: 10, wave: 3, reactor: 4, capacitor: 5, units: 'bulwark C5', pirates: 'geek B5' });
  play(game, 'done');
  expect(game.outcome).toMatchObject({ reason: 'timeUp', ranks: [1, 2] });
  expect(game.asked).toEqual([]);
});

test('[S15] [R41] a full room', () => {
  const game = position({ rations: 4, pirates: 'grunt B2, grunt B3, grunt B3, grunt B3, grunt B3' });
  expect(optionsOf(game)).toEqual([
    ...moves('p1', 'B1 A2 C2'),
    'capture(p2)',
    ...moves('p2', 'B2 C3 B4'),
    ...hires('grunt geek sapper splicer', 'C1'),
    'done',
  ]);
  expect(game.refusal(PIRATES, read('move(p1, B3)'))).toMatchObject({ code: 'room-full', rule: 'B3' });
});

test('[S16] [R23] placing is the action', () => {
  const game = play(position({ rations: 5, pirates: 'grunt C2' }), 'place(ironside, C1)');
  expect(game.view(PIRATES)).toMatchObject({ rations: 0, pirates: [{ acted: false }, { acted: true }] });
  expect(optionsOf(game)).toEqual([...moves('p1', 'C1 B2 D2 C3'), 'done']);
  expect(game.refusal(PIRATES, read('move(p2, B1)'))?.code).toBe('has-acted');
  play(game, 'move(p1, C3)');
  expect(game.view(PIRATES).wave).toBe(2);
  expect(optionsOf(game)).toEqual([...moves('p2', 'B1 D1 C2'), ...moves('p1', 'C2 B3 D3'), 'done']);
});

test('[S19] [R26] [R32] several uses', () => {
  const game = position({
    phase: 'aiWave',
    capacitor: 4,
    units: 'purge B4, liveWire B4',
    pirates: 'grunt B4 2, geek B4 1, splicer B4, faraday B4',
  });
  expect(optionsOf(game)).toEqual(['use(a2)', 'use(a1)', 'done']);
  play(game, 'use(a1)');
  const health = () => game.view(AI).pirates.map(({ type, health }) => `${type} ${health}`);
  expect(health()).toEqual(['splicer 2', 'faraday 4']);
  expect(game.view(AI).capacitor).toBe(2);
  play(game, 'use(a2)');
  expect(health()).toEqual(['splicer 1', 'faraday 3']);
  expect(optionsOf(game)).toEqual(['use(a2)', 'done']);
  play(game, 'use(a2)');
  expect(health()).toEqual(['faraday 2']);
  expect(game.view(AI)).toMatchObject({ capacitor: 0, phase: 'pirateWave', wave: 2 });
});

test('[S20] [R17] no blocking, unless pirates must clear', () => {
  const spec = { units: 'bulwark B4', pirates: 'grunt B4' };
  expect(optionsOf(position(spec))).toEqual(['attack(p1, a1)', ...moves('p1', 'B3 A4 C4 B5'), 'done']);
  const strict = position({ ...spec, options: { mustClear: true } });
  expect(optionsOf(strict)).toEqual(['attack(p1, a1)', 'done']);
  expect(strict.refusal(PIRATES, read('move(p1, B3)'))).toMatchObject({ code: 'must-clear', rule: 'W4' });
});

test('[S22] [R1] [R2] [R43] interior rooms', () => {
  const game = position({ pirates: 'grunt C4, grunt B4' });
  expect(optionsOf(game)).toEqual([...moves('p2', 'B3 A4 C4 B5'), ...moves('p1', 'B4 D4 C5'), 'done']);
  expect(game.refusal(PIRATES, read('capture(p1)'))).toMatchObject({ code: 'not-an-edge', rule: 'W8' });
  expect(game.refusal(PIRATES, read('move(p1, C3)'))).toMatchObject({ code: 'no-door', rule: 'W2' });
  const open = position({ pirates: 'grunt C4', options: { captureInterior: true } });
  expect(play(open, 'capture(p1)').view(PIRATES).breaches).toEqual(['C1', 'C4']);
});

test('[S24] [R16] revealed stays revealed', () => {
  const game = play(position({ units: 'sentry B2', pirates: 'grunt B2, geek C3' }), 'move(p1, C2)');
  for (const viewer of game.viewers)
    expect(game.view(viewer)).toMatchObject({ units: [{ id: 'a1', type: 'sentry', revealed: true }], faceDown: [] });
});

test('[S26] [R24] [R39] clear, then capture, in one wave', () => {
  const game = position({ wave: 2, units: 'liveWire C5 1', pirates: 'grunt C5, wraith C5' });
  const away = (unit: string) => moves(unit, 'C4 B5 D5');
  expect(optionsOf(game)).toEqual([...away('p1'), 'attack(p2, a1)', ...away('p2'), 'done']);
  play(game, 'attack(p2, a1)');
  expect(optionsOf(game)).toEqual(['capture(p1)', ...away('p1'), 'done']);
  play(game, 'capture(p1)');
  expect(game.outcome?.reason).toBe('bridgeCaptured');
});

test('[S27] groups of targets', () => {
  const game = position({
    units: 'nailer B3, nailer B3, nailer B3 1, purge B3',
    pirates: 'grunt B3 2, grunt B3, grunt B3, splicer B3',
  });
  const grunt = (unit: string) => [`attack(${unit}, a1)`, `attack(${unit}, a3)`, ...moves(unit, 'B2 C3 B4')];
  expect(optionsOf(game)).toEqual([
    ...grunt('p2'),
    ...grunt('p1'),
    'attack(p4, a1)',
    'attack(p4, a3)',
    'attack(p4, a4)',
    ...moves('p4', 'B2 C3 B4'),
    'done',
  ]);
});

test('[S28] [R25] the shortest win', () => {
  const game = given(breach);
  play(game, 'done', 'place(grunt, C1)', 'done');
  play(game, 'move(p1, B1)', 'done', 'move(p1, B2)', 'done', 'move(p1, B3)', 'done');
  expect(game.view(AI)).toMatchObject({ round: 2, phase: 'aiSetup' });
  play(game, 'done', 'done', 'move(p1, B4)', 'done', 'move(p1, B5)', 'done', 'move(p1, C5)', 'done');
  play(game, 'done', 'done');
  expect(game.view(AI)).toMatchObject({ round: 3, wave: 1 });
  play(game, 'capture(p1)');
  expect(game.outcome?.reason).toBe('bridgeCaptured');
  expect(game.view(AI)).toMatchObject({ capturedRooms: 0, breaches: ['C1'] });
});

test('[S35] [R45] the wrong member or the wrong action', () => {
  const game = position({ units: 'nailer B3, nailer B3', pirates: 'grunt B3, grunt B3' });
  expect(optionsOf(game)).toEqual(['attack(p1, a1)', ...moves('p1', 'B2 C3 B4'), 'done']);
  for (const action of ['attack(p2, a1)', 'attack(p1, a2)', 'attack(p2, a2)', 'move(p2, B4)'])
    expect(game.refusal(PIRATES, read(action))?.code).toBe('not-representative');
  const illegal = { 'move(p2, B5)': 'no-door', 'capture(p2)': 'room-defended', 'attack(p2, a3)': 'not-here' };
  for (const [action, code] of Object.entries(illegal)) expect(game.refusal(PIRATES, read(action))?.code).toBe(code);
});
