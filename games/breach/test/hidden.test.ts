/** Scenarios about hidden information: views, events, redeals, the end, and what undo may not cross. */
import { Random } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { AI, PIRATES } from '../src/data.ts';
import { breach } from '../src/index.ts';
import { play, position } from '../src/testing.ts';
import { actIn, newMatch } from './matches.ts';

const UNSEEN = {
  nailer: 0,
  sentry: 3,
  bulwark: 2,
  impaler: 2,
  lastWord: 1,
  liveWire: 4,
  purge: 3,
  deadbolt: 2,
  nerveMist: 2,
  openSky: 1,
};

const scenario31 = (a1 = 'purge', a2 = 'bulwark') =>
  position({ destroyed: { nailer: 4 }, units: `${a1} B3, ${a2} C5`, pirates: 'grunt C1' });

/** A generator whose shuffle puts certain pieces first: types by their place in the table. */
class Dealt extends Random {
  readonly first: readonly unknown[];
  constructor(...first: readonly unknown[]) {
    super(1, 2, 3);
    this.first = first;
  }
  override shuffle<T>(items: T[]): T[] {
    for (const [i, wanted] of this.first.entries()) {
      const at = items.indexOf(wanted as T, i);
      [items[i], items[at]] = [items[at] as T, items[i] as T];
    }
    return items;
  }
}

test('[S31] a redeal gives unseen pieces to face-down units, whatever the truth was', () => {
  for (const truth of [scenario31(), scenario31('openSky', 'sentry'), scenario31('liveWire', 'liveWire')]) {
    breach.redeal(truth.state, PIRATES, new Dealt(9, 1)); // openSky, sentry
    breach.invariants(truth.state);
    expect(truth.view(AI).units).toEqual([
      { id: 'a1', type: 'openSky', room: 'B3', durability: 6, revealed: false },
      { id: 'a2', type: 'sentry', room: 'C5', durability: 6, revealed: false },
    ]);
    expect(truth.view(AI).supply).toEqual({ ...UNSEEN, sentry: 2, openSky: 0 });
  }
});

test('[S31] a redeal shuffles as the rules say and leaves everything else', () => {
  const game = scenario31();
  const before = game.view(PIRATES);
  const pieces = Object.entries(UNSEEN).flatMap(([type, count]) => Array.from({ length: count }, () => type));
  expect(pieces).toHaveLength(20);
  const dealt = Random.from('deal').shuffle(pieces);
  breach.redeal(game.state, PIRATES, Random.from('deal'));
  expect(game.view(AI).units.map(({ type }) => type)).toEqual(dealt.slice(0, 2));
  expect(game.view(PIRATES)).toEqual(before);
});

test('[S31] every unseen piece is equally likely to lie in a room', () => {
  const game = scenario31();
  const random = Random.from('often');
  const found: Record<string, number> = {};
  for (let i = 0; i < 5000; i++) {
    breach.redeal(game.state, PIRATES, random);
    const type = game.view(AI).units[0]?.type ?? 'none';
    found[type] = (found[type] ?? 0) + 1;
  }
  for (const [type, pieces] of Object.entries(UNSEEN))
    expect(Math.abs((found[type] ?? 0) / 5000 - pieces / 20)).toBeLessThan(0.025);
});

test('[S31] nothing is redealt for the A.I., in an open game, or after the end', () => {
  const open = position({ options: { hiddenUnits: false }, units: 'purge B3', pirates: 'grunt C1' });
  const over = position({ phase: 'gameOver', ending: 'timeUp', round: 10, wave: 3, units: 'purge B3' });
  for (const [game, viewer] of [[scenario31(), AI] as const, [open, PIRATES] as const, [over, PIRATES] as const]) {
    const before = breach.clone(game.state);
    breach.redeal(game.state, viewer, Random.from('deal'));
    expect(game.state).toEqual(before);
  }
});

test('[S32] [R18] [R19] [R47] what the pirates see', () => {
  const game = scenario31();
  for (const viewer of [PIRATES, 'watcher'] as const) {
    expect(game.view(viewer)).toMatchObject({ unseen: UNSEEN, unplaced: 18, supply: null, units: [] });
    expect(game.view(viewer).faceDown).toEqual([
      { id: 'a1', room: 'B3' },
      { id: 'a2', room: 'C5' },
    ]);
  }
  expect(game.view(AI)).toMatchObject({
    units: [
      { type: 'purge', durability: 4 },
      { type: 'bulwark', durability: 12 },
    ],
    supply: { purge: 2, bulwark: 1 },
    faceDown: [],
  });
  const setup = position({ phase: 'aiSetup', reactor: 3 });
  expect(setup.view(AI).legal).toHaveLength(182);
  expect(setup.view(PIRATES).legal).toEqual([]);
  expect(setup.view('watcher').legal).toEqual([]);
});

test('[S34] [R46] after the end everything is shown and nothing turned up', () => {
  const game = position({ round: 10, wave: 3, reactor: 4, capacitor: 5, units: 'bulwark C5', pirates: 'geek B5' });
  play(game, 'done');
  expect(game.view(PIRATES)).toMatchObject({
    units: [{ id: 'a1', type: 'bulwark', durability: 12, room: 'C5', revealed: false }],
    faceDown: [],
    supply: { bulwark: 1 },
    everRevealed: { bulwark: 0 },
    unseen: { bulwark: 2 },
  });
  expect(game.view(AI)).toEqual(game.view(PIRATES));
  expect(game.view('watcher')).toEqual(game.view(PIRATES));
  expect(game.events('watcher')).toContainEqual({
    kind: 'unitsShown',
    units: [{ unit: 'a1', type: 'bulwark', room: 'C5' }],
  });
});

test('[R19] a hidden placement tells its type to the A.I. only', () => {
  const game = play(position({ phase: 'aiSetup', reactor: 3 }), 'place(sentry, B3)');
  const installed = { kind: 'unitInstalled', seat: AI, unit: 'a1', room: 'B3', revealed: false, cost: 1 };
  expect(game.events(AI)).toEqual([{ ...installed, type: 'sentry' }]);
  for (const viewer of [PIRATES, 'watcher'] as const)
    expect(game.events(viewer)).toEqual([{ ...installed, type: null }]);
});

test('in an open game every unit is face up when placed', () => {
  const game = play(position({ phase: 'aiSetup', reactor: 3, options: { hiddenUnits: false } }), 'place(sentry, B3)');
  expect(game.view(PIRATES).units).toMatchObject([{ type: 'sentry', revealed: true }]);
  expect(game.events(PIRATES)).toMatchObject([{ type: 'sentry', revealed: true }]);
});

test('undo does not cross a move that turns units up', () => {
  const match = actIn(newMatch(), 'place(nailer, B1)', 'done', 'place(grunt, C1)', 'place(grunt, C1)', 'done');
  actIn(match, 'move(p1, D1)');
  expect(match.undoTarget(PIRATES)).toBe(match.entries.length - 1);
  actIn(match, 'move(p2, B1)');
  expect(match.undoTarget(PIRATES)).toBeUndefined();
});

test('[R50] the action that ended the game is not taken back, unless nothing was ever hidden', () => {
  const ended = (hiddenUnits: boolean) =>
    actIn(newMatch({ rounds: 1, waves: 1, hiddenUnits }), 'place(nailer, C5)', 'done', 'done', 'done');
  expect(ended(true).outcome?.reason).toBe('timeUp');
  expect(ended(true).undoTarget(PIRATES)).toBeUndefined();
  expect(ended(false).undoTarget(PIRATES)).toBe(3);
});

test('[R51] a unit installed face up beside a pirate can be taken back', () => {
  const match = actIn(newMatch({ waves: 1 }), 'done', 'place(grunt, C1)', 'done', 'move(p1, B1)', 'done');
  actIn(match, 'place(nailer, B1)');
  expect(breach.view(match.state, PIRATES).units).toMatchObject([{ type: 'nailer', revealed: true }]);
  const target = match.undoTarget(AI);
  expect(target).toBe(5);
  match.rewind(target ?? 0);
  expect(breach.view(match.state, PIRATES).units).toEqual([]);
});

test('[R52] everybody sees the pirate wave so far, and nothing of it afterwards', () => {
  const pirates = 'grunt B2, sapper C3, geek C1';
  const game = position({ units: 'nailer B3, liveWire C3 1, sentry C5', pirates, rations: 2 });
  play(game, 'move(p1, B3)', 'attack(p2, a2)', 'place(geek, C1)');
  for (const viewer of [AI, PIRATES, 'watcher'] as const)
    expect(game.view(viewer).waveRecord).toEqual({
      actions: [
        { kind: 'move', unit: 'p1', room: 'B3' },
        { kind: 'attack', unit: 'p2', target: 'a2' },
        { kind: 'place', type: 'geek', room: 'C1' },
      ],
      rooms: ['B2', 'C3', 'C1'],
      revealed: [{ id: 'a1', type: 'nailer', room: 'B3', durability: 3, revealed: true }],
      destroyed: [{ id: 'a2', type: 'liveWire', room: 'C3', durability: 1, revealed: true }],
    });
  play(game, 'done');
  expect(game.view(PIRATES).waveRecord?.actions).toEqual([]); // the next wave
});
