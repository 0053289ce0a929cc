import type { DogfightView } from '@orrery/dogfight/client';
import { outlookOf, play, position, type Position, short } from '@orrery/dogfight/testing';
import { expect, test } from 'vitest';
import {
  firstOf,
  type Ghost,
  ghostsOf,
  offeredGhosts,
  shownManner,
} from '../../../../src/games/dogfight/flying/ghosts.ts';
import { ghostWords, prospectWords, shipWords, whyNot } from '../../../../src/games/dogfight/names.ts';
import type { Choice } from '../../../../src/games/dogfight/props.ts';
import { inHundred, sightingsFrom, sightingsOf } from '../../../../src/games/dogfight/sight/sightings.ts';

const viewOf = (spec: Position, seat = 0): DogfightView => position(spec).view(seat);
const seenGhosts = (view: DogfightView): readonly Ghost[] => ghostsOf(view, outlookOf(view, 0));
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
    const offered = offeredGhosts(seenGhosts(view), choicesOf(view));
    expect(offered.map(({ choice }) => choice.action)).toEqual(view.legal);
    expect(offered.map(({ prospect }) => prospect.action)).toEqual(view.legal);
  }
});

test('beyond the edge a ship is lost, and the words say so', () => {
  const view = viewOf({ ships: [{ at: [22771, 81000, 4], speed: 4 }] });
  const lost = named(seenGhosts(view), 'straight');
  expect(lost.prospect.result).toBe('offBoard');
  expect(prospectWords(view, lost)).toMatch(/leaves the board/i);
  // One u farther in it ends on the edge: alive, but with nowhere to go.
  const next = viewOf({ ships: [{ at: [22772, 81000, 4], speed: 4 }] });
  const edge = named(seenGhosts(next), 'straight');
  expect(edge.prospect.result).toBe('flown');
  expect(edge.isDeadEnd).toBe(true);
  expect(prospectWords(next, edge)).toMatch(/every maneuver of the next move leaves/i);
  expect(named(seenGhosts(next), 'turnLeft').isDeadEnd).toBe(false);
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
  const ghost = named(seenGhosts(view), 'straight');
  const [seen, ...others] = sightingsOf(view, ghost.prospect);
  expect(others).toEqual([]);
  expect(seen?.shot).toMatchObject({ attackDice: 4, defenseDice: 3, linedUp: true });
  expect(seen?.threat).toMatchObject({ attackDice: 5, defenseDice: 2 });
  expect([seen?.shot, seen?.threat].map((one) => inHundred(one?.hits ?? 0))).toEqual([50, 77]);
  expect(seen?.isYetToMove).toBe(false);
  expect(ghostWords(view, ghost)).toBe(
    'Straight, 1 speed. Raider shoots back, hits you 77 in 100. You have Raider in your arc: 3 + 1 dice (lined up) against 3, hits 50 in 100. Ends facing east.',
  );
});

test('nobody shoots back where nobody shot', () => {
  const view = viewOf({
    ships: [
      { at: [90000, 60000, 0], attack: 3, defense: 2, speed: 4 },
      { at: [60000, 60000, 0], attack: 4, defense: 3, moved: true },
    ],
  });
  const words = ghostWords(view, named(seenGhosts(view), 'straight'));
  expect(words).toContain('Raider could shoot at you, hits you ');
  expect(words).not.toContain('back');
});

test('a ship that is looked at: whom it could shoot at, and who could shoot at it, as all stand', () => {
  const game = position({
    ships: [
      { at: [60000, 60000, 0] },
      { at: [90000, 61000, 4] },
      { at: [20000, 150000, 2] },
      { at: [50000, 30000, 2] },
    ],
  });
  const view = game.view(0);
  const seen = view.ships.map((ship) =>
    sightingsFrom(view, ship, outlookOf(view, 0).shots).map(
      (one) => `${one.ship.id}${one.shot ? ' shot' : ''}${one.threat ? ' threat' : ''}`,
    ),
  );
  expect(seen).toEqual([['p1s0 shot threat', 'p3s0 threat'], ['p0s0 shot threat'], [], ['p0s0 shot']]);
});

test('before the outlook is known every ghost stands where it will stand', () => {
  const game = position({ ships: [{ at: [22772, 81000, 4], speed: 4 }] });
  const [early, late] = [ghostsOf(game.view(0), undefined), ghostsOf(game.view(0), outlookOf(game.view(0), 0))];
  expect(early.map(({ spot }) => spot)).toEqual(late.map(({ spot }) => spot));
  expect(early.some(({ isDeadEnd, onward }) => isDeadEnd || onward.length > 0)).toBe(false);
  expect(named(late, 'turnLeft').onward.length).toBeGreaterThan(0);
});

test('whoever is not asked has no ghosts', () => {
  const game = position({ ships: [{ at: [60000, 60000, 0] }, { at: [90000, 61000, 4] }] });
  expect(ghostsOf(game.view(1), outlookOf(game.view(1), 1))).toEqual([]);
  expect(ghostsOf(game.view('watcher'), undefined)).toEqual([]);
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

test('a manner that is not offered says what it takes', () => {
  const slow = viewOf({ ships: [{ at: [60000, 60000, 0], speed: 2 }] });
  expect(whyNot(slow, 'splitS')).toBe('needs 3 altitude');
  const spent = play(position({ ships: [{ at: [60000, 60000, 0], speed: 2, altitude: 3 }] }), 'straight');
  expect(whyNot(spent.view(0), 'splitS')).toBe('needs 2 speed and 3 altitude');
  expect(whyNot(slow, 'barrelRoll')).toBe('needs 4 speed');
});
