import { play, position, type Position } from '@orrery/dogfight/testing';
import { dogfight } from '@orrery/dogfight';
import { given } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { film, type FilmView, showingAfter } from './film.ts';
import type { Told } from './props.ts';

/** What one answer led to. */
function filmOf(spec: Position, answer: string) {
  const scenario = position(spec);
  const before = scenario.view('watcher');
  play(scenario, answer);
  const events = scenario.events('watcher') as Told;
  return { before, events, after: scenario.view('watcher'), beats: film(before, events, scenario.view('watcher')) };
}

const FIGHT: Position = {
  stage: 'attackStage',
  ships: [
    { at: [60000, 60000, 0], attack: 3 },
    { at: [90000, 63000, 0], defense: 2, health: 3, full: 4 },
    { at: [20000, 20000, 0] },
  ],
};

test('an attack is told in three beats, and its result not before the last', () => {
  const { beats, before } = filmOf({ ...FIGHT, dice: [6, 4, 2, 5, 4, 1] }, 'attack(p1s0)');
  const views = beats.map(({ view }) => view as FilmView);
  expect(views.map(({ showing }) => showing?.kind === 'roll' && showing.step)).toEqual(['attack', 'defense', 'result']);
  const health = (view: FilmView) => view.ships.find(({ id }) => id === 'p1s0')?.health;
  expect(views.map(health)).toEqual([3, 3, 1]);
  expect(before.ships[1]?.health).toBe(3);
  expect(beats.map(({ words }) => words)).toEqual([
    'Valkyrie fires at Raider',
    '3 hit, 1 dodged',
    'Raider: health 3 → 1',
  ]);
  // Told once, when it is known.
  expect(beats.map(({ events }) => events.map((event) => event?.kind))).toEqual([[], [], ['attacked']]);
});

test('a ship that is shot down breaks up in a beat of its own', () => {
  const spec: Position = {
    ...FIGHT,
    ships: FIGHT.ships.with(1, { at: [90000, 63000, 0], defense: 2, health: 1, full: 4 }),
  };
  const { beats } = filmOf({ ...spec, dice: [6, 6, 6, 6, 1, 1] }, 'attack(p1s0)');
  expect(beats.length).toBe(4);
  const [, , struck, last] = beats;
  const victim = (beat: typeof last) => (beat?.view as FilmView | undefined)?.ships[1];
  expect(last?.events.map((event) => event?.kind)).toEqual(['shipLost', 'pilotEliminated']);
  expect(victim(last)).toMatchObject({ flying: false, pose: null });
  expect(victim(struck)).toMatchObject({ flying: true, health: 0 });
  expect(beats.map(({ words }) => words).at(-1)).toBe('Raider lost');
});

test('a maneuver is one picture; what was rolled stays to be read without a film', () => {
  const flown = filmOf({ ships: [{ at: [60000, 60000, 0] }] }, 'straight');
  expect(flown.beats).toEqual([]);
  expect(showingAfter(flown.events)).toBeUndefined();
  const shot = filmOf({ ...FIGHT, dice: [1, 1, 1, 1, 1, 1] }, 'attack(p1s0)');
  expect(showingAfter(shot.events)).toMatchObject({ kind: 'roll', step: 'result' });
  expect(shot.beats.at(-1)?.words).toBe('Raider is not hit');
});

test('lines are turned up together, then the high roll with its ties', () => {
  const scenario = given(dogfight, { seats: 3, script: { dice: [5, 2, 5, 3, 6] } });
  scenario.act(0, { kind: 'assignStats', line: '4-3-3-2' }).act(1, { kind: 'assignStats', line: '3-3-4-2' });
  const before = scenario.view(0);
  scenario.act(2, { kind: 'assignStats', line: '2-3-4-3' });
  const events = scenario.events(0) as Told;
  const beats = film(before, events, scenario.view(0));
  expect(beats.map(({ words }) => words)).toEqual([
    'All lines are turned up',
    'The high roll',
    'A tie: again',
    'Corsair is first player',
  ]);
  expect(beats.flatMap(({ events: told }) => told).length).toBe(events.length);
  expect(beats.every(({ view }) => (view as FilmView).stage === 'stats')).toBe(true);
});
