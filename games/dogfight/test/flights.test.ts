/** Where a move can end, as the scripted pilot finds it. */
import { Quiet, Random, Streams } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { Pose } from '../src/data.ts';
import { dogfight } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { position } from '../src/testing.ts';
import { posesOf, ways } from './pilots.ts';

test('as many ends as the rules count: 4, 28, and 739 different poses', () => {
  const ends = (speed: number, altitude: number) =>
    posesOf(
      ways(
        position({ ships: [{ at: [180000, 180000, 0], speed, altitude }], options: { boardTw: 60 } }).view(0),
        'p0s0',
      ),
    );
  expect(ends(2, 0)).toHaveLength(4);
  expect(ends(4, 0)).toHaveLength(28);
  expect(new Set(ends(4, 4)).size).toBe(739);
});

const NOWHERE = new Quiet(new Streams('none', dogfight.streams));

/** All poses and altitudes in which a move can end, by playing it out: the altitude with as much stored as possible. */
function endsByRules(state: State, id: string, found = new Set<string>()): Set<string> {
  for (const action of dogfight.legal(state, state.turn)) {
    if (action.kind === 'end' && action !== dogfight.legal(state, state.turn).at(-1)) continue;
    const next = dogfight.clone(state);
    const { turn, round } = next;
    dogfight.apply(next, turn, action, NOWHERE);
    const { x, y, h, altitude, flying } = next.ships.find((one) => one.id === id) as State['ships'][number];
    if (!flying) continue;
    if (next.stack.at(-1)?.kind === 'move' && next.turn === turn && next.round === round) endsByRules(next, id, found);
    else found.add(`${x} ${y} ${h} ${altitude}`);
  }
  return found;
}

test.for(['forbidden', 'allowed', 'bump'] as const)('the ends are those of the rules (overlap %s)', (overlapRule) => {
  const random = Random.from(`ends ${overlapRule}`);
  for (let round = 0; round < 12; round++) {
    const x = random.pick([20000, 60000]);
    const about = (n: number) => n - 5000 + random.int(10000);
    const game = position({
      options: { overlapRule },
      ships: [
        { at: [x, 60000, random.int(8)], speed: 2 + random.int(3), altitude: random.int(4) },
        { at: [about(x + 16000), about(60000), 0], moved: true },
        { at: [about(x - 10000), about(75000), 0], moved: true },
      ],
    });
    const view = game.view(0);
    const tokens = view.ships.slice(1).map(({ pose }) => pose as Pose);
    const flights = ways(view, 'p0s0', tokens);
    const found = posesOf(flights).map((pose, i) => `${pose} ${flights.altitudeAt(view.settings, flights.from + i)}`);
    expect(new Set(found)).toEqual(endsByRules(game.state, 'p0s0'));
  }
});

test('a ship that is blocked on all sides may end on a token', () => {
  const others = [
    { at: [99278, 84429, 0], moved: true },
    { at: [97556, 74142, 0], moved: true },
  ] as const;
  const game = position({ ships: [{ at: [81000, 81000, 0], speed: 2 }, ...others] });
  const tokens = game
    .view(0)
    .ships.slice(1)
    .map(({ pose }) => pose as Pose);
  const ends = posesOf(ways(game.view(0), 'p0s0', tokens));
  expect(ends).toEqual(['101000 81000 0', '97556 87858 1', '97556 74142 7', '121000 81000 0']);
});

test('larger numbers are capped, and all single maneuvers are among the rest', () => {
  const game = position({
    options: { statValues: [9, 9, 9, 9], maxAltitude: 9, boardTw: 60 },
    ships: [{ at: [180000, 180000, 0], altitude: 9 }],
  });
  const flights = ways(game.view(0), 'p0s0');
  expect(flights.count).toBe(1024);
  const firsts = Array.from({ length: flights.count - 1 }, (_, at) => flights.codesTo(at + 1)[0]);
  expect(new Set(firsts).size).toBe(14);
});
