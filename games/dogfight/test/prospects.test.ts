/** What screens and bots are told would come of a maneuver, compared with what comes of it. */
import { assert } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { dogfight } from '../src/index.ts';
import { legOf, maneuvers, shotsAt, shotsFrom, storeMostAt } from '../src/prospects.ts';
import { position, short } from '../src/testing.ts';
import { games, ofKind } from './games.ts';

test('prospects are the options, in order, and what they foretell happens', () => {
  let flown = 0;
  for (const { before, after, events, asked } of games().flat()) {
    const [decision] = asked;
    if (decision?.kind !== 'move') continue;
    const view = dogfight.view(before, 'watcher');
    assert(view.active, 'a ship moves');
    const leg = legOf(view, view.active);
    assert(leg, 'it is on the board');
    const ways = maneuvers(view, view.active, leg);
    const most = storeMostAt(view, leg);
    const ends = most === null ? [] : Array.from({ length: most + 1 }, (_, store) => `end(${store})`);
    const options = dogfight.legal(before, decision.seat).map(short).join();
    if (options !== [...ways.map(({ action }) => short(action)), ...ends].join())
      expect(options).toBe([...ways.map(({ action }) => short(action)), ...ends].join());
    for (const event of ofKind(events, 'maneuverFlown')) {
      const way = ways.find(({ action }) => action.manner === event.manner && action.template === event.template);
      expect(way).toMatchObject({
        cost: event.cost,
        tokens: event.tokens,
        fromAltitude: event.fromAltitude,
        end: event.end,
        result: event.result,
      });
      const ship = after.ships.find(({ id }) => id === event.ship);
      if (event.result !== 'offBoard') {
        expect(way?.next?.pose).toEqual({ x: ship?.x, y: ship?.y, h: ship?.h });
        expect(way?.next).toMatchObject({ baseLeft: event.baseLeft, altitude: event.altitude, flown: event.number });
        expect(way?.overlapped).toEqual(event.overlapped);
      }
      flown++;
    }
  }
  expect(flown).toBeGreaterThan(2000);
});

test('shots foretold are the targets offered', () => {
  let shots = 0;
  for (const { before, asked } of games().flat()) {
    const [decision] = asked;
    if (decision?.kind !== 'attack') continue;
    const view = dogfight.view(before, 'watcher');
    const ship = view.ships.find(({ id }) => id === view.active);
    assert(ship?.pose, 'a ship acts');
    const seen = shotsFrom(view, ship.id, ship.pose);
    const options = dogfight
      .legal(before, decision.seat)
      .flatMap((action) => ('target' in action ? [action.target] : []));
    expect(seen.map(({ target }) => target)).toEqual(options);
    for (const shot of seen) {
      const target = view.ships.find(({ id }) => id === shot.target);
      assert(target?.pose, 'a target is on the board');
      expect(shotsAt(view, target.id, target.pose)).toContainEqual(shot);
      shots++;
    }
  }
  expect(shots).toBeGreaterThan(100);
});

test('a maneuver tells whom it would bring into sight, and whose', () => {
  const game = position({
    ships: [
      { at: [60000, 60000, 0], speed: 4, attack: 3, defense: 3 },
      { at: [110000, 60000, 4], attack: 2, defense: 4 },
    ],
  });
  const ways = maneuvers(game.view(0), 'p0s0');
  const way = (template: string) =>
    ways.find(({ action }) => action.manner === 'normal' && action.template === template);
  const shot = { ship: 'p0s0', target: 'p1s0', linedUp: true, attackDice: 4, defenseDice: 4 };
  expect(way('straight')).toMatchObject({
    shots: [shot],
    threats: [{ ship: 'p1s0', target: 'p0s0', attackDice: 3, defenseDice: 3 }],
  });
  expect(way('turnLeft')).toMatchObject({ shots: [], threats: [{ ship: 'p1s0', linedUp: false, attackDice: 2 }] });
});

test('a plan goes on from where a maneuver ends', () => {
  const game = position({ ships: [{ at: [81000, 81000, 0], speed: 3, altitude: 3 }] });
  const view = game.view(0);
  const [split] = maneuvers(view, 'p0s0').filter(({ action }) => short(action) === 'S:straight');
  expect(split).toMatchObject({
    cost: 2,
    tokens: 3,
    next: { pose: { x: 101000, y: 81000, h: 4 }, baseLeft: 1, altitude: 0 },
  });
  assert(split?.next, 'it stays on the board');
  expect(maneuvers(view, 'p0s0', split.next).map(({ action }) => short(action))).toEqual(['straight']);
  expect(storeMostAt(view, split.next)).toBe(0);
});

test('nothing is foretold of ships without stats or place', () => {
  const game = position({ stage: 'placement', ships: [{}, {}] });
  expect(legOf(game.view(0), 'p0s0')).toBeNull();
  expect(maneuvers(game.view(0), 'p0s0')).toEqual([]);
});
