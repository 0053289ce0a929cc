import type { DogfightView } from '@orrery/dogfight/client';
import { position, type Position, short } from '@orrery/dogfight/testing';
import { expect, test } from 'vitest';
import { firstManeuvers, firstOf, type Ghost, ghostsOf, offeredGhosts, shownManner } from './ghosts.ts';
import { ghostWords, prospectWords, shipWords } from './names.ts';
import type { Choice } from './props.ts';
import { sightingsOf } from './sightings.ts';

const viewOf = (spec: Position, seat = 0): DogfightView => position(spec).view(seat);
const choicesOf = ({ legal }: DogfightView, cursor = 0): readonly Choice[] =>
  legal.map((action, at) => ({ action, words: short(action), cursor: at === cursor, digit: at + 1 }));
const named = (ghosts: readonly Ghost[], name: string): Ghost => {
  const ghost = ghosts.find(({ prospect }) => short(prospect.action) === name);
  if (!ghost) throw new Error(`no ghost ${name}`);
  return ghost;
};

test('a ghost for every maneuver that is offered, and for nothing else', () => {
  for (const spec of [
    { ships: [{ at: [60000, 60000, 0], speed: 4, altitude: 4 }] },
    { ships: [{ at: [22771, 81000, 4], speed: 2 }] },
    { ships: [{ at: [60000, 60000, 0], speed: 4 }, { at: [84000, 62000, 4] }] },
  ] satisfies Position[]) {
    const view = viewOf(spec);
    const offered = offeredGhosts(ghostsOf(view), choicesOf(view));
    expect(offered.map(({ choice }) => choice.action)).toEqual(view.legal);
    expect(offered.every(({ choice, prospect }) => choice.action === prospect.action)).toBe(true);
  }
});

test('beyond the edge a ship is lost, and the words say so', () => {
  const view = viewOf({ ships: [{ at: [22771, 81000, 4], speed: 4 }] });
  const lost = named(ghostsOf(view), 'straight');
  expect(lost.prospect.result).toBe('offBoard');
  expect(prospectWords(view, lost)).toMatch(/leaves the board/i);
  // One u farther in it ends on the edge: alive, but with nowhere to go.
  const next = viewOf({ ships: [{ at: [22772, 81000, 4], speed: 4 }] });
  const edge = named(ghostsOf(next), 'straight');
  expect(edge.prospect.result).toBe('flown');
  expect(edge.isDeadEnd).toBe(true);
  expect(prospectWords(next, edge)).toMatch(/every maneuver of the next move leaves/i);
  expect(named(ghostsOf(next), 'turnLeft').isDeadEnd).toBe(false);
});

test('one manner is shown at a time: that of the cursor', () => {
  const view = viewOf({ ships: [{ at: [60000, 60000, 0], speed: 4, altitude: 4 }] });
  const rolled = view.legal.findIndex((action) => action.kind === 'fly' && action.manner === 'barrelRoll');
  expect(shownManner(choicesOf(view))).toBe('normal');
  expect(shownManner(choicesOf(view, rolled))).toBe('barrelRoll');
  expect(shownManner(choicesOf(view, -1))).toBe('normal');
  const split = firstOf(choicesOf(view), 'splitS');
  expect(split && short(split)).toBe('S:straight');
  expect(firstOf(choicesOf(viewOf({ ships: [{ at: [60000, 60000, 0], speed: 2 }] })), 'splitS')).toBeUndefined();
});

test('whom a maneuver would bring into the arc, and who would shoot back, with dice and chances', () => {
  const view = viewOf({
    ships: [
      { at: [40000, 60000, 0], attack: 3, defense: 2, speed: 4 },
      { at: [90000, 61000, 4], attack: 4, defense: 3, moved: true },
    ],
  });
  const ghost = named(ghostsOf(view), 'straight');
  const [seen, ...others] = sightingsOf(view, ghost.prospect);
  expect(others).toEqual([]);
  expect(seen?.aim).toMatchObject({ hits: 50, shot: { attackDice: 4, defenseDice: 3, linedUp: true } });
  expect(seen?.threat).toMatchObject({ hits: 77, shot: { attackDice: 5, defenseDice: 2 } });
  expect(seen?.isYetToMove).toBe(false);
  expect(ghostWords(view, ghost)).toBe(
    'Straight, 1 speed. Ends facing east. Raider in arc: 3 + 1 dice against 3, 50 in 100; it could shoot back: 4 + 1 dice against 2, 77 in 100.',
  );
});

test('before the placement: what the first move would have on a pose', () => {
  const scenario = position({ stage: 'placement', ships: [{ speed: 3 }, {}] });
  const view = scenario.view(0);
  const results = (h: number) => firstManeuvers(view, { x: 81000, y: 3000, h }).map(({ result }) => result);
  expect(new Set(results(6))).toEqual(new Set(['offBoard']));
  expect(results(2)).not.toContain('offBoard');
});

test('a ship in words', () => {
  const view = viewOf({
    ships: [
      { at: [60000, 60000, 3], full: 3, health: 2, altitude: 1 },
      { at: [9000, 9000, 0], moved: true },
    ],
  });
  expect(view.ships.map((ship) => shipWords(view, ship))).toEqual([
    'Valkyrie, facing north-west, health 2 of 3, altitude 1, has yet to move',
    expect.stringMatching(/^Raider, facing east, .*, has moved$/),
  ]);
});
