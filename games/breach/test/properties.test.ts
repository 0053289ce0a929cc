/** What holds in every game: options as the rules list them, steps that break nothing, both sides of the ship alike. */
import { assert, drawOptions, Random } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { AI, AI_TYPES, aiDataOf, MAP_IDS, PIRATE_TYPES } from '../src/data.ts';
import type { Event } from '../src/events.ts';
import { breach } from '../src/index.ts';
import { except, NO_ROOMS, type RoomSet, roomsIn, setOf } from '../src/room-set.ts';
import { ROOM_NAMES, SHIPS } from '../src/ships.ts';
import { clone, shipOf, type State } from '../src/state.ts';
import { read, short } from '../src/testing.ts';
import { movedTo, roomOf, type Unit } from '../src/units.ts';
import { type BreachMatch, DEFAULTS, eventsOf, newMatch } from './matches.ts';
import { namedRightly, oracleOptions } from './oracle.ts';

type Look = (match: BreachMatch) => void;

/** Plays games of chance and of the scripted players in turn, all maps, half of them with odd options. */
function playGames(games: number, seed: string, beforeAction: Look, afterAction: Look = () => {}): void {
  for (let game = 0; game < games; game++) {
    const random = Random.from(`${seed}/${game}`);
    const map = MAP_IDS[game % 3] ?? 'frigate';
    const options = { ...(game % 2 === 0 ? drawOptions(breach.options, 2, random) : DEFAULTS), map };
    const match = newMatch(options);
    while (match.decisions.length > 0) {
      beforeAction(match);
      const { seat } = match.decisions[0] ?? { seat: 0 };
      const scripted = random.chance([0, 5, 9][game % 3] ?? 0, 10);
      const action = scripted
        ? breach.bot.choose(breach.view(match.state, seat), seat, random)
        : random.pick(breach.legal(match.state, seat));
      match.act(seat, action);
      afterAction(match);
    }
  }
}

test('options are those of the rules, in their order', () => {
  playGames(36, 'oracle', ({ state, decisions }) => {
    const options = decisions.flatMap(({ seat }) => breach.legal(state, seat).map(short));
    const expected = oracleOptions(breach.view(state, AI));
    if (options.join() !== expected.join()) expect(options).toEqual(expected); // comparing texts first is faster
  });
});

/** Every action that names something of this match, sensible or not. */
function allActions({ lastAi, lastPirate }: State): string[] {
  const units = Array.from({ length: lastAi + 1 }, (_, i) => `a${i + 1}`);
  const pirates = Array.from({ length: lastPirate + 1 }, (_, i) => `p${i + 1}`);
  const pairs = (kind: string, a: readonly string[], b: readonly string[]) =>
    a.flatMap((one) => b.map((other) => `${kind}(${one}, ${other})`));
  return [
    'generator',
    'done',
    ...pairs('place', [...AI_TYPES, ...PIRATE_TYPES], ROOM_NAMES),
    ...pirates.map((id) => `capture(${id})`),
    ...pairs('attack', pirates, units),
    ...pairs('move', pirates, ROOM_NAMES),
    ...units.map((id) => `use(${id})`),
    ...pairs('use', units, pirates),
    'attack(a1, p1)',
    'use(p1, a1)',
    'move(a1, C2)',
  ];
}

test('[R45] check takes exactly the options, and says who is misnamed', () => {
  const random = Random.from('some');
  playGames(18, 'check', ({ state, decisions }) => {
    if (!random.chance(1, 12)) return;
    const view = breach.view(state, AI);
    const seat = decisions[0]?.seat ?? 0;
    const options = new Set(breach.legal(state, seat).map(short));
    const wrong = allActions(state).filter((action) => {
      const code = breach.check(state, seat, read(action))?.code;
      if (options.has(action)) return code !== undefined;
      const renamed = options.has(namedRightly(view, action) ?? '');
      return code === undefined || (code === 'not-representative') !== renamed;
    });
    expect(wrong).toEqual([]);
  });
});

test('steps: nothing hidden again, nothing moved, numbers rise, breaches stay, moves use doors, uses are paid', () => {
  let before = {} as State;
  const keep: Look = ({ state }) => {
    before = clone(state);
  };
  playGames(36, 'steps', keep, (match) => {
    const [old, now] = [breach.view(before, AI), breach.view(match.state, AI)];
    assert(except(before.breaches, match.state.breaches) === NO_ROOMS, 'a breach is gone');
    for (const unit of old.units) {
      const later = now.units.find(({ id }) => id === unit.id);
      assert(later || unit.revealed, `${unit.id} was destroyed face down`);
      if (!later) continue;
      assert(later.room === unit.room && later.type === unit.type, `${unit.id} changed`);
      assert(later.revealed || !unit.revealed, `${unit.id} was hidden again`);
    }
    const known = new Set(old.units.map(({ id }) => id));
    for (const { id } of now.units) assert(known.has(id) || id === `a${old.lastAi + 1}`, `${id} is out of order`);
    // The game's own events come back as it emitted them.
    for (const { event } of match.entries.at(-1)?.told ?? []) checkEvent(event as Event, old);
  });
});

/** The event must fit the view before it. */
function checkEvent(event: Event, old: ReturnType<typeof breach.view>): void {
  const { doors, roomNamed } = SHIPS[old.map];
  const actor = 'unit' in event ? old.pirates.find(({ id }) => id === event.unit) : undefined;
  switch (event.kind) {
    case 'pirateMoved':
      assert(doors[roomNamed(event.from)]?.includes(roomNamed(event.to)), `no door from ${event.from} to ${event.to}`);
      assert(actor?.room === event.from && !actor.acted, `${event.unit} could not act in ${event.from}`);
      break;
    case 'pirateAttacked':
      assert(event.damage > 0, 'an attack without damage');
      assert(actor?.room === event.room && !actor.acted, `${event.unit} could not act in ${event.room}`);
      break;
    case 'roomCaptured':
    case 'bridgeCaptured':
      assert(actor?.room === event.room && !actor.acted, `${event.unit} could not act in ${event.room}`);
      break;
    case 'unitUsed': {
      const user = old.units.find(({ id }) => id === event.unit);
      assert(user?.room === event.room && user.revealed, `${event.unit} was used face down`);
      assert(event.hits.length > 0, `${event.unit} hit nobody`);
      assert(event.cost === aiDataOf(event.type).useCost, `${event.unit} cost ${event.cost}`);
      assert(event.cost <= old.reactor + old.capacitor, `${event.unit} was not paid`);
      break;
    }
    default:
      break;
  }
}

test('a game ends in a pirate wave, or after all of them', () => {
  playGames(
    30,
    'ends',
    () => {},
    (match) => {
      if (!match.outcome) return;
      const { rounds, waves } = match.state.settings;
      const events = eventsOf(match);
      const ended = events.filter((event) => event.kind === 'phaseEnded' && event.phase === 'pirateWave').length;
      if (match.outcome.reason === 'timeUp') expect(ended).toBe(rounds * waves);
      else expect(ended).toBeLessThan(rounds * waves);
      expect(events.at(-1)?.kind).toBe('gameEnded');
    },
  );
});

/** The same position, reflected in the middle column. */
function mirrored(state: State): State {
  const { mirror } = shipOf(state);
  const reflect = (units: readonly Unit[]) =>
    units.map((unit) => movedTo(unit, mirror[roomOf(unit)] as number)).sort((a, b) => a - b);
  const reflectRooms = (rooms: RoomSet) => setOf(roomsIn(rooms).map((room) => mirror[room] as number));
  return {
    ...clone(state),
    units: reflect(state.units),
    pirates: reflect(state.pirates),
    acted: reflect(state.acted),
    breaches: reflectRooms(state.breaches),
    guarded: reflectRooms(state.guarded),
    aiFull: reflectRooms(state.aiFull),
    pirateFull: reflectRooms(state.pirateFull),
  };
}

test('both sides of the ship are alike', () => {
  playGames(30, 'mirror', ({ state, decisions }) => {
    const { rooms, mirror, roomNamed } = shipOf(state);
    const image = mirrored(state);
    breach.invariants(image);
    for (const { seat } of decisions) {
      const reflected = breach
        .legal(state, seat)
        .map((action) =>
          short(
            'room' in action ? { ...action, room: rooms[mirror[roomNamed(action.room)] as number] ?? 'A1' } : action,
          ),
        );
      const options = breach.legal(image, seat).map(short);
      assert(options.toSorted().join() === reflected.toSorted().join(), 'the mirrored position has other options');
    }
  });
});
