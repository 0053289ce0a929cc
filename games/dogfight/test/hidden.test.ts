/** What is hidden: stat lines before the reveal, and nothing else. */
import { Match, Quiet, Random, Streams, viewersOf } from '@orrery/kernel';
import { given } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { dogfight } from '../src/index.ts';
import { linesOf, top } from '../src/state.ts';
import { play, position } from '../src/testing.ts';
import { DEFAULTS } from './defaults.ts';

const assign = (line: string) => ({ kind: 'assignStats', line }) as const;
const newGame = (options = {}, seats = 3) => given(dogfight, { seats, options });

test('[R12] all pilots assign at the same time, in any order', () => {
  const game = newGame();
  expect(game.asked).toEqual(['assignStats 0', 'assignStats 1', 'assignStats 2']);
  game.act(2, assign('4-3-3-2'));
  expect(game.asked).toEqual(['assignStats 0', 'assignStats 1']);
  game.act(0, assign('3-4-3-2')).act(1, assign('3-3-4-2'));
  expect(game.view(1).ships.map(({ stats }) => stats?.speed)).toEqual([3, 4, 3]);
});

test('[R12] a line is its pilot’s alone until the reveal', () => {
  const game = newGame().act(0, assign('4-3-3-2'));
  expect(game.view(0).ships[0]).toMatchObject({ stats: { attack: 4, defense: 3, speed: 3, health: 2 }, health: 0 });
  for (const viewer of [1, 2, 'watcher'] as const) {
    expect(game.view(viewer).ships[0]?.stats).toBeNull();
    expect(game.view(viewer).ready).toEqual([true, false, false]);
    expect(game.events(viewer)).toEqual([{ kind: 'pilotReady', seat: 0, lines: null }]);
  }
  expect(game.events(0)).toEqual([{ kind: 'pilotReady', seat: 0, lines: ['4-3-3-2'] }]);
  expect(game.view('above').ships[0]?.stats).toMatchObject({ attack: 4 });
});

test('[R12] the reveal sets health and altitude, for all to see', () => {
  const game = newGame({ startAltitude: 2 });
  for (const seat of [0, 1]) game.act(seat, assign('2-3-3-4'));
  expect(game.view(0).ships[0]).toMatchObject({ health: 0, altitude: 0 });
  game.act(2, assign('4-2-3-3'));
  expect(game.events('watcher')[1]).toEqual({
    kind: 'linesRevealed',
    lines: [
      { ship: 'p0s0', line: '2-3-3-4', health: 4, altitude: 2 },
      { ship: 'p1s0', line: '2-3-3-4', health: 4, altitude: 2 },
      { ship: 'p2s0', line: '4-2-3-3', health: 3, altitude: 2 },
    ],
  });
  const [first] = viewersOf(3).map((viewer) => ({ ...game.view(viewer), legal: [] }));
  for (const viewer of viewersOf(3)) expect({ ...game.view(viewer), legal: [] }).toEqual(first);
});

test('[R39] [R43] nobody can tell how far a squadron’s pilot is', () => {
  const before = newGame({ shipsPerPilot: 3 });
  const seen = (viewer: 1 | 'watcher') => ({ view: before.view(viewer), prompts: prompts(viewer) });
  const prompts = (viewer: 1 | 'watcher') =>
    before.view(viewer).decisions.map((decision) => dogfight.text.prompt(decision, before.view(viewer), viewer));
  const [one, watcher] = [seen(1), seen('watcher')];
  for (const line of ['4-3-3-2', '3-4-3-2']) {
    before.act(0, assign(line));
    expect(seen(1)).toEqual(one);
    expect(seen('watcher')).toEqual(watcher);
    expect(before.events(1)).toEqual([]);
  }
  expect(before.view(0).ships.map(({ stats }) => stats?.attack ?? null)).toEqual([4, 3, ...Array(7).fill(null)]);
  before.act(0, assign('3-3-4-2'));
  expect(before.view(1).ready).toEqual([true, false, false]);
});

test('[R39] a redeal gives ready pilots any lines and others none', () => {
  const game = newGame({ shipsPerPilot: 2 });
  game.act(0, assign('4-3-3-2')).act(0, assign('4-3-3-2')); // ready
  game.act(1, assign('4-3-3-2')); // half way
  game.act(2, assign('4-3-3-2')); // the one who looks, half way
  const counts = new Map<string, number>();
  const random = Random.from('redeal');
  for (let i = 0; i < 6000; i++) {
    const copy = dogfight.clone(game.state);
    dogfight.redeal(copy, 2, random);
    const lines = top(copy, 'assignStats')?.lines ?? [];
    expect(lines[1]).toEqual([]);
    expect(lines[2]).toEqual(['4-3-3-2']);
    const key = (lines[0] ?? []).join();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const all = linesOf(game.state).length ** 2;
  expect(counts.size).toBe(all);
  for (const count of counts.values()) expect(Math.abs(count / 6000 - 1 / all)).toBeLessThan(0.006);
});

test('[R39] nothing is redealt once the lines are known, nor in the open', () => {
  const open = newGame({ statAssignment: 'open' }).act(0, assign('4-3-3-2'));
  const later = position({ ships: [{ at: [60000, 60000, 0] }] });
  for (const game of [open, later]) {
    const copy = dogfight.clone(game.state);
    dogfight.redeal(copy, 1, Random.from('redeal'));
    expect(copy).toEqual(game.state);
  }
});

test('[R12] open assignment: in seat order, each line public at once', () => {
  const game = newGame({ statAssignment: 'open', shipsPerPilot: 2, startAltitude: 1 }, 2);
  expect(game.asked).toEqual(['assignStats 0']);
  game.act(0, assign('2-3-3-4'));
  expect(game.asked).toEqual(['assignStats 0']);
  expect(game.view(1).ships[0]).toMatchObject({ stats: { attack: 2, health: 4 }, health: 4, altitude: 1 });
  expect(game.view(1).ships[1]).toMatchObject({ stats: null, health: 0, altitude: 0 });
  expect(game.events(1)).toEqual([
    { kind: 'lineAssigned', seat: 0, ship: 'p0s0', line: '2-3-3-4', health: 4, altitude: 1 },
  ]);
  game.act(0, assign('4-3-3-2'));
  expect(game.asked).toEqual(['assignStats 1']);
  expect({ ...game.view(1), legal: [] }).toEqual({ ...game.view(0), legal: [] });
  play(game, '4-3-3-2', '4-3-3-2');
  expect(game.view(0).stage).toBe('placement');
});

test('[R40] a squadron’s last line cannot be taken back, a single ship’s can', () => {
  const stops = (shipsPerPilot: number) => {
    const game = newGame({ shipsPerPilot });
    let revealed = 0;
    const ctx = new Quiet(new Streams('x', dogfight.streams));
    ctx.reveal = () => void revealed++;
    for (let ship = 0; ship < shipsPerPilot; ship++) dogfight.apply(game.state, 0, assign('4-3-3-2'), ctx);
    return revealed;
  };
  expect([stops(1), stops(2), stops(3)]).toEqual([0, 1, 1]);
});

test('[R40] three pilots: whoever is ready may take the line back while the others keep theirs, until all are ready', () => {
  const match = new Match(dogfight, { options: DEFAULTS, seats: 3, seed: 'lines' });
  const view = (viewer: 0 | 1 | 2) => dogfight.view(match.state, viewer);
  match.act(0, assign('4-3-3-2'));
  match.act(2, assign('2-3-3-4'));
  expect(match.takeBack(0)).toBe(true);
  expect(view(1).ready).toEqual([false, false, true]);
  expect(view(0).ships.map(({ stats }) => stats)).toEqual([null, null, null]);
  expect(view(2).ships[2]?.stats).toMatchObject({ attack: 2, health: 4 });
  match.act(0, assign('3-3-4-2'));
  expect(match.takeBack(2)).toBe(true); // in whatever order they answered
  expect(view(1).ready).toEqual([true, false, false]);
  match.act(2, assign('3-2-4-3'));
  match.act(1, assign('4-3-2-3'));
  expect(view(1).ships.map(({ stats }) => stats?.attack)).toEqual([3, 4, 3]);
  for (const seat of [0, 1, 2]) expect(match.takeBack(seat)).toBe(false); // all are shown
});
