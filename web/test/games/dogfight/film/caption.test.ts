import { dogfight } from '@orrery/dogfight';
import type { Action, DogfightView } from '@orrery/dogfight/client';
import { type DogfightScenario, position, type Position } from '@orrery/dogfight/testing';
import { heardBy, type Json, Match, parseOptions } from '@orrery/kernel';
import { type Script, ScriptedStreams } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { Film, type FilmClock } from '../../../../src/table/film.ts';
import { type Filmed, takeOf } from '../../../../src/table/pictures.ts';
import type { DogfightProps } from '../../../../src/games/dogfight/props.ts';
import { caption } from '../../../../src/games/dogfight/film/caption.ts';
import { showingOf } from '../../../../src/games/dogfight/film/showing.ts';

type Table = Match<DogfightScenario['state'], Action>;

function tableOf(seats: number, dice: readonly number[], begin?: DogfightScenario): Table {
  const options = parseOptions(dogfight.options, {}, seats);
  if (!options.ok) throw new Error(options.problem);
  const script: Script = { dice };
  const makeStreams = (seed: string) => new ScriptedStreams(seed, dogfight.streams, script);
  // A state is plain data.
  const setup = {
    options: options.value,
    seats,
    seed: 'film',
    ...(begin && { position: begin.state as unknown as Json }),
  };
  return new Match(dogfight, setup, { filmed: true, makeStreams });
}

const STOPPED: FilmClock = { after: () => () => {}, length: (ms) => ms, beat: 0 };

/** The film of an action as a watcher is shown it; nothing if it is one picture. */
function filmOf(table: Table, seat: number, action: Action) {
  const viewer = 'watcher';
  const moves = table.entries.length;
  const before: Filmed = { moves, viewer, view: dogfight.view(table.state, viewer), events: [] };
  expect(table.act(seat, action)).toBeUndefined();
  const told = table.entries.at(-1)?.told ?? [];
  const beats = table.film.map((beat) => ({
    events: heardBy(told.slice(0, beat.told), viewer).length,
    view: dogfight.view(beat.state, viewer),
  }));
  const events = heardBy(told, viewer);
  const after: Filmed = { moves: moves + 1, viewer, view: dogfight.view(table.state, viewer), events, beats };
  const take = takeOf(caption, before, after);
  return { after: propsOf(after), film: take && new Film(take, STOPPED, () => {}) };
}

// What is shown is of this game.
const propsOf = (shown: Filmed) => shown as Filmed & Pick<DogfightProps, 'view' | 'beat' | 'events' | 'cell'>;

/** Each picture as the board is told of it. */
function shownIn({ film }: ReturnType<typeof filmOf>) {
  if (!film) throw new Error('no film');
  return film.pictures.map((_, at) => {
    film.at.value = at;
    return propsOf(film.shown.value);
  });
}

const cellsOf = ({ film }: ReturnType<typeof filmOf>) => film?.chapters.flatMap(({ cells }) => cells);
const health = ({ view }: { view: DogfightView }) => view.ships.find(({ id }) => id === 'p1s0')?.health;

const FIGHT: Position = {
  stage: 'attackStage',
  ships: [
    { at: [60000, 60000, 0], attack: 3 },
    { at: [90000, 63000, 0], defense: 2, health: 3, full: 4 },
    { at: [20000, 20000, 0] },
  ],
};
const ATTACK: Action = { kind: 'attack', target: 'p1s0' };
const attack = (dice: readonly number[], spec = FIGHT) => filmOf(tableOf(3, dice, position(spec)), 0, ATTACK);

test('an attack is one cell: dice are thrown before it is known what they did', () => {
  const shot = attack([6, 4, 2, 5, 4, 1]);
  const pictures = shownIn(shot).slice(0, 3);
  const showings = pictures.map(showingOf);
  expect(showings.map((showing) => showing?.kind === 'roll' && showing.part)).toEqual(['attack', 'defense', 'result']);
  expect(pictures.map(health)).toEqual([3, 3, 1]);
  // Told once, when it is known.
  expect(pictures.map(({ events }) => events.map((event) => event?.kind))).toEqual([[], [], ['attacked']]);
  expect(cellsOf(shot)).toMatchObject([{ words: 'Valkyrie fires at Raider', seat: 0 }]);
});

test('a ship that is shot down breaks up in a picture of its own, and the dice stay to the end', () => {
  const shot = attack([6, 6, 6, 6, 1, 1], {
    ...FIGHT,
    ships: FIGHT.ships.with(1, { at: [90000, 63000, 0], defense: 2, health: 1, full: 4 }),
  });
  const pictures = shownIn(shot);
  const [, , struck, lost] = pictures;
  expect(struck?.view.ships[1]).toMatchObject({ flying: true, health: 0 });
  expect(lost?.view.ships[1]).toMatchObject({ flying: false, pose: null });
  expect(lost?.events.map((event) => event?.kind)).toEqual(['shipLost', 'pilotEliminated']);
  const rolls = [...pictures, shot.after].slice(2).map(showingOf);
  expect(rolls.length).toBeGreaterThan(2);
  for (const roll of rolls) expect(roll).toMatchObject({ kind: 'roll', part: 'result' });
  expect(cellsOf(shot)?.length).toBe(1);
});

test('a maneuver in the middle of a stage is no film', () => {
  const table = tableOf(2, [], position({ ships: [{ at: [60000, 60000, 0] }] }));
  const flown = filmOf(table, 0, { kind: 'fly', manner: 'normal', template: 'straight' });
  expect(flown.film).toBeUndefined();
  expect(showingOf(flown.after)).toBeUndefined();
});

test('what ends a round is told by what led to it', () => {
  const table = tableOf(
    2,
    [],
    position({
      turn: 1,
      ships: [
        { at: [60000, 60000, 0], moved: true },
        { at: [90000, 150000, 0], speed: 2 },
      ],
    }),
  );
  table.act(1, { kind: 'fly', manner: 'normal', template: 'straight' });
  const ended = filmOf(table, 1, { kind: 'end', store: 0 });
  expect(shownIn(ended).map(({ events }) => events.map((event) => event?.kind))).toEqual([
    ['moveEnded', 'attackStageStarted'],
    ['roundEnded', 'roundStarted'],
  ]);
  expect(cellsOf(ended)).toMatchObject([{ words: 'Raider ends its move and loses 1 speed.', seat: 1 }]);
});

test('lines are turned up together, then the high roll with its ties', () => {
  const table = tableOf(3, [5, 2, 5, 3, 6]);
  const line = (text: string): Action => ({ kind: 'assignStats', line: text });
  table.act(0, line('4-3-3-2'));
  table.act(1, line('3-3-4-2'));
  const begun = filmOf(table, 2, line('2-3-4-3'));
  const pictures = shownIn(begun);
  const showings = pictures.map(showingOf);
  expect(showings.map((one) => (one?.kind === 'highRoll' ? one.throws.length : one?.kind))).toEqual(['lines', 1, 2, 2]);
  expect(showings.map((one) => one?.kind === 'highRoll' && one.first)).toEqual([false, undefined, undefined, 2]);
  expect(pictures.every(({ view }) => view.stage === 'stats')).toBe(true);
  expect(cellsOf(begun)).toMatchObject([{ words: 'Stats are shown, then a roll to begin' }]);
  expect(showingOf(begun.after)).toBeUndefined();
});
