/** Scenarios about set-ups, energy and the course of a round. */
import { given } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { AI, AI_TYPES, PIRATES } from '../src/data.ts';
import { breach } from '../src/index.ts';
import { SHIPS } from '../src/ships.ts';
import { optionsOf, play, position } from '../src/testing.ts';

const newGame = (options = {}) => given(breach, { options });
const allPlaces = (rooms: readonly string[]) =>
  AI_TYPES.flatMap((type) => rooms.map((room) => `place(${type}, ${room})`));

test('[S1] [R8] the first decision: generator, ten types in eighteen rooms, done', () => {
  const game = newGame();
  const rooms = SHIPS.frigate.rooms.filter((room) => room !== 'C1');
  expect(game.asked).toEqual([`aiSetup ${AI}`]);
  expect(game.view(AI)).toMatchObject({ round: 1, wave: 0, reactor: 5, capacitor: 5 });
  expect(optionsOf(game)).toEqual(['generator', ...allPlaces(rooms), 'done']);
  expect(optionsOf(game)).toHaveLength(182);
});

test('[S2] [R12] [R21] [R38] the Capacitor pays first', () => {
  const game = play(newGame(), 'generator', 'generator', 'generator', 'generator', 'generator');
  expect(game.view(AI)).toMatchObject({ capacitor: 0, reactor: 5, activeGenerators: 5 });
  expect(optionsOf(game)).toHaveLength(181);
  expect(optionsOf(game)).not.toContain('generator');
  play(game, 'place(sentry, C5)', 'place(liveWire, B3)');
  expect(game.view(AI)).toMatchObject({
    reactor: 3,
    units: [
      { id: 'a1', type: 'sentry', room: 'C5', durability: 6, revealed: false },
      { id: 'a2', type: 'liveWire', room: 'B3', durability: 3, revealed: false },
    ],
  });
  expect(game.view(PIRATES).faceDown).toEqual([
    { id: 'a1', room: 'C5' },
    { id: 'a2', room: 'B3' },
  ]);
  play(game, 'done');
  expect(game.asked).toEqual([`pirateSetup ${PIRATES}`]);
  expect(game.view(PIRATES).rations).toBe(10);
});

const afterScenario2 = () =>
  play(newGame(), ...Array.from({ length: 5 }, () => 'generator'), 'place(sentry, C5)', 'place(liveWire, B3)', 'done');

test('[S3] [R7] [R22] the pirate set-up ends itself', () => {
  const game = afterScenario2();
  const types = ['grunt', 'geek', 'sapper', 'splicer', 'ironside', 'faraday', 'reaver', 'wraith'];
  expect(optionsOf(game)).toEqual([...types.map((type) => `place(${type}, C1)`), 'done']);
  play(game, 'place(grunt, C1)', 'place(grunt, C1)', 'place(splicer, C1)');
  expect(game.view(PIRATES).rations).toBe(2);
  expect(optionsOf(game)).toEqual(['place(grunt, C1)', 'place(geek, C1)', 'done']);
  play(game, 'place(geek, C1)');
  expect(game.view(PIRATES)).toMatchObject({ phase: 'pirateWave', wave: 1, rations: 0, capacitor: 5 });
  expect(game.events('watcher')).toContainEqual({
    kind: 'phaseEnded',
    seat: PIRATES,
    phase: 'pirateSetup',
    automatic: true,
    energy: 3,
  });
});

test('[S4] [R10] groups of pirates', () => {
  const game = play(afterScenario2(), ...['grunt', 'grunt', 'splicer', 'geek'].map((type) => `place(${type}, C1)`));
  const moves = (unit: string) => ['B1', 'D1', 'C2'].map((room) => `move(${unit}, ${room})`);
  expect(optionsOf(game)).toEqual([...moves('p1'), ...moves('p4'), ...moves('p3'), 'done']);
  play(game, 'move(p1, C2)');
  expect(optionsOf(game)).toEqual([...moves('p2'), ...moves('p4'), ...moves('p3'), 'done']);
  play(game, 'done');
  expect(game.view(AI)).toMatchObject({ phase: 'pirateWave', wave: 2, capacitor: 5 });
  expect(game.events(AI)).toContainEqual(expect.objectContaining({ kind: 'waveStarted', wave: 2, stored: 0, lost: 5 }));
});

const skirmishInB2 = () =>
  position({ phase: 'aiWave', reactor: 1, capacitor: 3, activeGenerators: 4, units: 'nailer B2', pirates: 'grunt B2' });

test('[S5] [R10] the cap at wave start', () => {
  const game = skirmishInB2();
  expect(optionsOf(game)).toEqual(['use(a1, p1)', 'done']);
  play(game, 'use(a1, p1)');
  expect(game.view(AI)).toMatchObject({ capacitor: 2, reactor: 1, pirates: [{ health: 1 }] });
  play(game, 'done');
  expect(game.view(AI)).toMatchObject({ wave: 2, capacitor: 5 });
});

test('[S6] [R7] [R37] nobody left: waves pass without a question', () => {
  const game = play(skirmishInB2(), 'use(a1, p1)', 'use(a1, p1)');
  expect(game.view(AI)).toMatchObject({
    phase: 'aiSetup',
    round: 4,
    reactor: 3,
    capacitor: 5,
    activeGenerators: 0,
    pirates: [],
  });
});

test('[S7] [R6] round change', () => {
  const game = position({
    phase: 'aiWave',
    wave: 3,
    reactor: 2,
    capacitor: 4,
    activeGenerators: 5,
    units: 'nailer B2',
    pirates: 'grunt B2',
    captured: ['B1', 'D1'],
  });
  play(game, 'done');
  expect(game.view(AI)).toMatchObject({
    phase: 'aiSetup',
    round: 4,
    wave: 0,
    reactor: 4,
    capacitor: 4,
    activeGenerators: 0,
  });
  play(game, 'done');
  expect(game.view(AI)).toMatchObject({ phase: 'pirateSetup', rations: 12 });
});

test('[S17] [R4] [R13] [R35] where the A.I. may place', () => {
  const game = position({
    phase: 'aiSetup',
    reactor: 2,
    captured: ['B3', 'B5'],
    units: 'nailer C5, nailer C5, nailer C5, nailer C5',
  });
  const rooms = 'B1 D1 A2 B2 C2 D2 E2 C3 D3 A4 B4 C4 D4 E4 D5'.split(' ');
  const places = allPlaces(rooms).filter((place) => !place.includes('nailer'));
  expect(optionsOf(game)).toEqual(['generator', ...places, 'done']);
  expect(optionsOf(game)).toHaveLength(137);
});

test('[S18] [R13] [R20] placed beside a pirate', () => {
  const game = position({ phase: 'aiSetup', reactor: 1, units: 'deadbolt C5', pirates: 'wraith C5' });
  play(game, 'place(purge, C5)');
  expect(game.view(PIRATES)).toMatchObject({
    phase: 'pirateSetup',
    reactor: 0,
    faceDown: [],
    units: [
      { id: 'a1', type: 'deadbolt' },
      { id: 'a2', type: 'purge', revealed: true },
    ],
    everRevealed: { purge: 1, deadbolt: 1 },
  });
});

test('[S21] [R4] supply: a unit that was destroyed never comes back', () => {
  const game = position({ phase: 'aiSetup', reactor: 2 });
  play(game, 'place(lastWord, C5)');
  expect(optionsOf(game).filter((option) => option.includes('lastWord'))).toEqual([]);
  const fight = play(position({ units: 'lastWord C5', pirates: 'reaver C5' }), 'attack(p1, a1)');
  expect(fight.view(AI)).toMatchObject({
    supply: { lastWord: 0 },
    everRevealed: { lastWord: 1 },
    unseen: { lastWord: 0 },
  });
  const later = position({ phase: 'aiSetup', reactor: 2, destroyed: { lastWord: 1 } });
  expect(optionsOf(later).filter((option) => option.includes('lastWord'))).toEqual([]);
});

test('[S23] [R9] rations are set, not added', () => {
  const spec = { round: 2, phase: 'aiWave', wave: 3, rations: 7, captured: ['B1', 'A2', 'B3'] } as const;
  expect(play(position(spec), 'done').view(PIRATES)).toMatchObject({ round: 3, phase: 'pirateSetup', rations: 13 });
  const kept = position({ ...spec, options: { rationsKept: true } });
  expect(play(kept, 'done').view(PIRATES)).toMatchObject({ round: 3, phase: 'pirateSetup', rations: 20 });
});

test('[S25] [R7] no energy at all', () => {
  const game = position({
    options: { reactorPerRound: 0 },
    phase: 'aiWave',
    wave: 3,
    units: 'nailer B2',
    pirates: 'grunt B2',
  });
  expect(game.view(PIRATES)).toMatchObject({ round: 4, phase: 'pirateSetup', rations: 10 });
});

test('[S29] [R3] [R44] the Cutter', () => {
  const game = newGame({ map: 'cutter' });
  expect(optionsOf(game)).toHaveLength(152);
  expect(game.view(AI).settings).toMatchObject({ rounds: 7, generators: 3 });
  play(game, 'generator', 'generator', 'generator');
  expect(optionsOf(game)).toHaveLength(151);
  expect(optionsOf(game)[0]).toBe('place(nailer, B1)');
  const inside = position({ options: { map: 'cutter' }, pirates: 'grunt C3' });
  expect(optionsOf(inside)).toEqual(['move(p1, B3)', 'move(p1, D3)', 'move(p1, C4)', 'done']);
});

test('[S30] [R3] [R44] the Hulk', () => {
  const game = newGame({ map: 'hulk' });
  expect(optionsOf(game)).toHaveLength(292);
  expect(game.view(AI).settings).toMatchObject({ rounds: 11, generators: 5 });
  const { rooms, doors, roomNamed } = SHIPS.hulk;
  const doorsOf = (name: string) => doors[roomNamed(name)]?.map((room) => rooms[room]);
  expect(doorsOf('D2')).toEqual(['D1', 'C2', 'E2']);
  expect(doorsOf('C3')).toEqual(['C2', 'B3', 'D3']);
  expect(doorsOf('D5')?.toSorted()).toEqual(['C5', 'D6', 'E5']);
  expect(doorsOf('D6')?.toSorted()).toEqual(['C6', 'D5', 'E6']);
});

test('[S33] [R48] nothing to decide', () => {
  const game = newGame({ reactorStart: 0, reactorPerRound: 0, capacitorStart: 0, rationsBase: 0 });
  expect(game.asked).toEqual([]);
  expect(game.view('watcher')).toMatchObject({ phase: 'gameOver', round: 10, wave: 3, ending: 'timeUp' });
  expect(game.outcome).toMatchObject({ reason: 'timeUp', ranks: [1, 2] });
});
