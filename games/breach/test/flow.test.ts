/** What the flow shows and takes: pictures of a film, states from views, positions from outside. */
import { parsePosition, Random } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { AI, PIRATES } from '../src/data.ts';
import { breach } from '../src/index.ts';
import { play, position } from '../src/testing.ts';
import { DEFAULTS } from './matches.ts';

test('a move into a guarded room shows the pirate there before anything is turned up', () => {
  const game = position({ units: 'nailer B2, purge B2', pirates: 'sapper B1, grunt C1' });
  play(game, 'move(p1, B2)');
  const [picture, ...more] = game.film(PIRATES);
  expect(more).toEqual([]);
  expect(picture).toMatchObject({ units: [], faceDown: [{ id: 'a1' }, { id: 'a2' }] });
  expect(picture?.pirates[0]).toMatchObject({ id: 'p1', room: 'B2' });
  expect(game.view(PIRATES).units).toHaveLength(2);
});

test('a use after which the wave ends by itself is seen before the next wave begins', () => {
  const game = position({
    phase: 'aiWave',
    capacitor: 1,
    activeGenerators: 2,
    units: 'nailer B3',
    pirates: 'reaver B3',
  });
  play(game, 'use(a1, p1)');
  expect(game.film(AI)).toMatchObject([{ wave: 1, capacitor: 0, pirates: [{ health: 5 }] }]);
  expect(game.view(AI)).toMatchObject({ wave: 2, capacitor: 2 });
});

test('an action that leads to nothing else makes no film', () => {
  const game = position({ pirates: 'grunt C1, grunt C2' });
  expect(play(game, 'move(p1, B1)').film(PIRATES)).toEqual([]);
});

test('the last position is seen before everything is shown', () => {
  const game = position({ round: 10, wave: 3, units: 'bulwark C5', pirates: 'geek B5' });
  play(game, 'done');
  expect(game.film(PIRATES)).toMatchObject([{ ending: null, units: [], faceDown: [{ id: 'a1' }] }]);
});

test("a state from the A.I.'s view is the state; from the pirates' view it differs only in what they cannot know", () => {
  const spec = {
    units: 'purge B3, nailer C4 2 up, sentry C5',
    pirates: 'grunt C2, geek C2 1 acted',
    rations: 3,
  } as const;
  const { state } = position({ ...spec, destroyed: { nailer: 1 }, captured: ['B1'] });
  const made = (seat: number) => breach.fromView(breach.view(state, seat), seat, Random.from('any'));
  expect(made(AI)).toEqual(state);
  expect(breach.view(made(PIRATES), PIRATES)).toEqual(breach.view(state, PIRATES));
  breach.invariants(made(PIRATES));
});

test('a position that the rules exclude is refused', () => {
  const { state } = position({ units: 'nailer B3', pirates: 'grunt C1' });
  const tried = (change: object) => {
    const setup = { options: DEFAULTS, seats: 2, seed: 'test' };
    const parsed = parsePosition(breach, setup, { ...JSON.parse(JSON.stringify(state)), ...change });
    return parsed.ok ? undefined : parsed.problem;
  };
  expect(tried({})).toBeUndefined();
  expect(tried({ stack: [] })).toContain('pending');
  expect(tried({ stack: [{ kind: 'aiWave', seat: AI }] })).toContain('pending');
  expect(tried({ ship: 2 })).toContain('ship');
  expect(tried({ guarded: 0 })).toContain('rooms with units');
  expect(tried({ units: [] })).toBeDefined();
});
