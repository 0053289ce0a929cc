/**
 * What holds in every game: options as the rules list them, moves that balance, shots that were possible, first
 * players in turn, both sides of the board alike.
 */
import { assert, Random, viewersOf } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { Pose } from '../src/data.ts';
import { overlaps, turned } from '../src/geometry.ts';
import { dogfight } from '../src/index.ts';
import { settingsOf } from '../src/options.ts';
import { inArc, inRange, linedUp } from '../src/sight.ts';
import { clone, hasPose, type Ship, type State } from '../src/state.ts';
import { short } from '../src/testing.ts';
import { DEFAULTS } from './defaults.ts';
import { games, ofKind, playGame } from './games.ts';
import { isLined, isTarget, oracleOptions } from './oracle.ts';

/** Comparing texts first: a hundred thousand deep comparisons would take their time. */
function expectSame(found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) expect(found).toEqual(wanted);
}

const shipIn = ({ ships }: State, id: string): Ship => {
  const ship = ships.find((one) => one.id === id);
  assert(ship, `there is no ship ${id}`);
  return ship;
};

test('every list of options is the one of the rules', () => {
  const kinds = new Map<string, number>();
  for (const { before, asked } of games().flat())
    for (const { seat, kind } of asked) {
      expectSame(dogfight.legal(before, seat).map(short), oracleOptions(before, kind, seat));
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
  for (const kind of dogfight.reach.decisions) expect([kind, (kinds.get(kind) ?? 0) > 20]).toEqual([kind, true]);
});

test('every finished move balances, and specials store nothing', () => {
  let moves = 0;
  const paid = new Map<string, { speed: number; tokens: number; start: number; special: boolean }>();
  for (const { before, events } of games().flat()) {
    for (const { ship, number, cost, tokens, manner } of ofKind(events, 'maneuverFlown')) {
      const start = shipIn(before, ship).altitude;
      const sum = number === 1 ? { speed: 0, tokens: 0, start, special: false } : paid.get(ship);
      assert(sum, `${ship} has flown before`);
      sum.speed += cost;
      sum.tokens += tokens;
      sum.special ||= manner !== 'normal';
      paid.set(ship, sum);
    }
    for (const { ship, altitude, lost } of ofKind(events, 'moveEnded')) {
      const sum = paid.get(ship);
      assert(sum, `${ship} has flown before`);
      expectSame(shipIn(before, ship).speed + sum.start, sum.speed + sum.tokens + altitude + lost);
      assert(sum.speed > 0, `${ship} paid nothing`);
      assert(!sum.special || altitude <= sum.start, `${ship} stored after a special maneuver`);
      moves++;
    }
  }
  expect(moves).toBeGreaterThan(1000);
});

test('every ship that flies through a move stage moves once in it, and none acts twice a round', () => {
  let rounds = 0;
  for (const game of games()) {
    let moved: string[] = [];
    let acted: string[] = [];
    for (const { after, events } of game)
      for (const event of events) {
        if (event.kind === 'moveEnded') moved.push(event.ship);
        if (event.kind === 'attacked' || event.kind === 'heldFire') acted.push(event.ship);
        if (event.kind === 'attackStageStarted') {
          // What is lost by now is lost before the stage, and nobody is shot before it.
          const lost = ofKind(events, 'shipLost')
            .filter(({ by }) => by === 'shotDown')
            .map(({ ship }) => ship);
          const flying = after.ships.filter((ship) => ship.flying || lost.includes(ship.id)).map(({ id }) => id);
          expectSame(
            flying.filter((id) => !moved.includes(id)),
            [],
          );
        }
        if (event.kind !== 'roundStarted') continue;
        expectSame(moved.length, new Set(moved).size);
        expectSame(acted.length, new Set(acted).size);
        [moved, acted] = [[], []];
        rounds++;
      }
  }
  expect(rounds).toBeGreaterThan(300);
});

test('every attack was possible, with the right dice and damage', () => {
  let attacks = 0;
  for (const { before, events } of games().flat())
    for (const shot of ofKind(events, 'attacked')) {
      const [ship, target] = [shipIn(before, shot.ship), shipIn(before, shot.target)];
      const { linedUpDice, hitOn, dodgeOn } = before.settings;
      const lined = isLined(before, ship, target);
      expect(isTarget(before, ship, target)).toBe(true);
      expect(shot).toMatchObject({
        linedUp: lined,
        attackDice: { length: ship.attack + (lined ? linedUpDice : 0) },
        defenseDice: { length: target.defense },
        hits: shot.attackDice.filter((face) => face >= hitOn).length,
        dodges: shot.defenseDice.filter((face) => face >= dodgeOn).length,
        damage: Math.max(0, shot.hits - shot.dodges),
        left: shot.before - Math.min(shot.damage, shot.before),
      });
      attacks++;
    }
  expect(attacks).toBeGreaterThan(100);
});

test('who ends on a token had no other first maneuver', () => {
  let exceptions = 0;
  const crowd = { ...DEFAULTS, boardTw: 18, shipsPerPilot: 3, placementSpacingTw: 0 };
  for (const game of [0, 1, 2, 3])
    for (const { before, events } of playGame(`crowd ${game}`, 6, crowd))
      for (const { seat, number, overlapped } of ofKind(events, 'maneuverFlown')) {
        if (overlapped.length === 0) continue;
        exceptions++;
        expect(number).toBe(1);
        const { prospects } = dogfight.view(before, seat);
        expect(prospects.filter((way) => way.result === 'flown' && way.overlapped.length === 0)).toEqual([]);
      }
  expect(exceptions).toBeGreaterThan(0);
});

test('first players follow each other, and games end in time', () => {
  for (const game of games()) {
    let last = -1;
    for (const { after, events } of game)
      for (const { round, firstPlayer, order } of ofKind(events, 'roundStarted')) {
        expect(round).toBeLessThanOrEqual(after.settings.roundLimit);
        expect(order[0]).toBe(firstPlayer);
        const around = Array.from({ length: after.pilots }, (_, step) => (last + 1 + step) % after.pilots);
        const isFlying = (seat: number) => after.ships.some(({ pilot, flying }) => pilot === seat && flying);
        if (round > 1) expect(firstPlayer).toBe(around.find(isFlying));
        last = firstPlayer;
      }
    expect(game.at(-1)?.after.stage).toBe('gameOver');
  }
});

test('after the reveal everybody sees the same, but for the answers that are open to one', () => {
  for (const { after } of games().slice(0, 16).flat()) {
    if (after.stage === 'stats') continue;
    const [first, ...others] = viewersOf(after.pilots).map((viewer) => ({
      ...dogfight.view(after, viewer),
      legal: [],
      prospects: [],
      threats: [],
      aims: [],
      facings: [],
    }));
    for (const other of others) expectSame(other, first);
  }
});

const mirror = ({ x, y, h }: Pose, side: number): Pose => ({ x: side - x, y, h: turned(4, -h) });
const rotate = ({ x, y, h }: Pose, side: number): Pose => ({ x: side - y, y: x, h: turned(h, 2) });

function transformed(state: State, change: typeof mirror): State {
  const copy = clone(state);
  for (const ship of copy.ships) if (hasPose(ship)) Object.assign(ship, change(ship, copy.settings.side));
  return copy;
}

const swapSides = (option: string) => option.replace(/Left|Right/, (side) => (side === 'Left' ? 'Right' : 'Left'));

test('a mirrored or rotated board offers the mirrored or rotated options', () => {
  for (const { before, asked } of games().flat()) {
    if (before.stage !== 'moveStage' && before.stage !== 'attackStage') continue;
    for (const { seat } of asked) {
      const options = dogfight.legal(before, seat).map(short);
      const mirrored = dogfight.legal(transformed(before, mirror), seat).map(short);
      expectSame(mirrored.map(swapSides).toSorted(), options.toSorted());
      expectSame(dogfight.legal(transformed(before, rotate), seat).map(short), options);
    }
  }
});

test('no test between two tokens changes in a mirror or by rotation; range and overlap are mutual', () => {
  const random = Random.from('symmetry');
  const settings = settingsOf(DEFAULTS, 2);
  const { side } = settings;
  const coordinate = () => 2772 + random.int(side - 2 * 2772);
  const pose = (): Pose => ({ x: coordinate(), y: coordinate(), h: random.int(8) });
  /** Half of the pairs stand close together. */
  const near = ({ x, y }: Pose): Pose => ({ x: x + random.int(20001) - 10000, y: y + random.int(20001) - 10000, h: 0 });
  const answers = (a: Pose, b: Pose) => [
    inRange(settings, a, b),
    overlaps(b.x - a.x, b.y - a.y),
    inArc(settings, a, b),
    linedUp(settings, a, b),
  ];
  for (let trial = 0; trial < 50_000; trial++) {
    const a = pose();
    const b = trial % 2 === 0 ? near(a) : pose();
    const found = answers(a, b);
    expectSame(answers(mirror(a, side), mirror(b, side)), found);
    expectSame(answers(rotate(a, side), rotate(b, side)), found);
    expectSame(answers(b, a).slice(0, 2), found.slice(0, 2));
  }
});
