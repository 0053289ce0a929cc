import { entropy } from '@orrery/entropy';
import type { Action } from '@orrery/entropy/client';
import { type EntropyScenario, position } from '@orrery/entropy/testing';
import { heardBy, type Json, Match, parseOptions, Random, type Viewer } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { Film, type FilmClock } from '../../../../src/table/film.ts';
import { type Filmed, takeOf } from '../../../../src/table/pictures.ts';
import { stripOf } from '../../../../src/table/strip.ts';
import { caption } from '../../../../src/games/entropy/film/caption.ts';
import { cardIn, eventsIn } from '../../../../src/games/entropy/film/cell.ts';
import { linesOf } from '../../../../src/games/entropy/film/lines.ts';

type Table = Match<EntropyScenario['state'], Action>;

/** A match that goes on from a position. */
function from({ state }: EntropyScenario): Table {
  const options = parseOptions(entropy.options, {}, 2);
  if (!options.ok) throw new Error(options.problem);
  // A state is plain data.
  const begin = state as unknown as Json;
  return new Match(entropy, { options: options.value, seats: 2, seed: 'film', position: begin }, { filmed: true });
}

/** What happened with the next action, as a viewer sees it; nothing if that is one picture. */
function take(table: Table, viewer: Viewer, seat: number, action: Action) {
  const moves = table.entries.length;
  const before: Filmed = { moves, viewer, view: entropy.view(table.state, viewer), events: [] };
  expect(table.act(seat, action)).toBeUndefined();
  const told = table.entries.at(-1)?.told ?? [];
  const beats = table.film.map((beat) => ({
    events: heardBy(told.slice(0, beat.told), viewer).length,
    view: entropy.view(beat.state, viewer),
  }));
  const events = heardBy(told, viewer);
  const view = entropy.view(table.state, viewer);
  return takeOf<Filmed>(caption, before, { moves: moves + 1, viewer, view, events, beats });
}

const STOPPED: FilmClock = { after: () => () => {}, length: (ms) => ms, beat: 0 };

/** Each picture as the board is told of it. */
function shownOf(found: ReturnType<typeof take>) {
  if (!found) throw new Error('no film');
  const film = new Film(found, STOPPED, () => {});
  return found.pictures.map((_, at) => {
    film.at.value = at;
    return film.shown.value;
  });
}

/** Both finish what they have laid. */
function chaos(table: EntropyScenario, viewer: Viewer = 0) {
  const match = from(table);
  match.act(1, { kind: 'finish' });
  return take(match, viewer, 0, { kind: 'finish' });
}

const clash = () =>
  position({
    begins: 'planning',
    strip: 5,
    ships: 'A1 (0,0) E60 T2, B1 (2,0) d3 E30 T1, B2 (4,0) d3 E30',
    hands: { A: 'move-1 x4, titanium-portal', B: 'move-1 x4, laser' },
    deck: 'move-1 x30',
    stack: 'space x3',
  })
    .act(0, { kind: 'append', ship: 1, card: 'move-1' })
    .act(0, { kind: 'append', ship: 1, card: 'move-1' })
    .act(1, { kind: 'append', ship: 2, card: 'laser' });

test('a cell for each card, in chapters by round; the battle belongs to the card that led to it', () => {
  const film = chaos(clash());
  const strip = stripOf(film?.pictures ?? []);
  expect(strip.map(({ words, cells }) => [words, cells.map((cell) => cell.words)])).toEqual([
    ['Chaos', ['Programs are laid']],
    ['Round 1', ['A1 Move 1', 'B2 Shoot Laser']],
    ['Round 2', ['Laser flies on', 'A1 Move 1']],
    ['Expansion', ['Aurora draws tiles']],
  ]);
  const { cell } = shownOf(film).find(({ events }) => events.some((event) => event?.kind === 'battle')) ?? {};
  if (!cell) throw new Error('no battle');
  const { all, past } = eventsIn(cell);
  expect(cell.words).toBe('A1 Move 1');
  expect(cardIn(cell)).toMatchObject({ seat: 0, nr: 1, card: 'move-1', ignored: false });
  expect(all.flatMap(linesOf).map(({ words }) => words)).toContain('B1 is destroyed in battle');
  expect(all.slice(0, past).flatMap(linesOf).at(-1)?.words).toBe('A1 meets B1: battle');
});

test('others see the same film', () => {
  const words = (viewer: Viewer) => chaos(clash(), viewer)?.pictures.map((picture) => picture.words);
  expect(words(1)).toEqual(words(0));
  expect(words('watcher')).toEqual(words(0));
});

test('a card that cannot be paid is called ignored, and adds nothing', () => {
  const table = position({
    begins: 'planning',
    strip: 4,
    ships: 'A1 (0,0) E3, B1 (3,0) E3',
    hands: { A: 'move-1 x2', B: 'laser' },
    deck: 'move-1 x20',
  }).act(0, { kind: 'append', ship: 1, card: 'move-1' });
  const shown = shownOf(chaos(table)).find(({ cell }) => cell?.words.includes('ignored'));
  expect(shown?.cell?.words).toBe('A1 Move 1 ignored');
  expect(shown?.cell && cardIn(shown.cell)).toMatchObject({ ignored: true, card: 'move-1', seat: 0 });
});

test('what an answer leads to has its own cell, not that of the next card', () => {
  const table = from(
    position({
      begins: 'planning',
      strip: 4,
      ships: 'A1 (0,0) E60 T3, B1 (3,0) d3 E60',
      hands: { A: 'titanium-portal, laser', B: 'move-1 x2' },
      deck: 'move-1 x20',
    })
      .act(0, { kind: 'append', ship: 1, card: 'titanium-portal' })
      .act(1, { kind: 'append', ship: 1, card: 'move-1' }),
  );
  table.act(1, { kind: 'finish' });
  expect(
    stripOf(take(table, 0, 0, { kind: 'finish' })?.pictures ?? [])
      .at(-1)
      ?.cells.at(-1)?.words,
  ).toBe('A1 Titanium Portal');
  const film = take(table, 0, 0, { kind: 'transportAmount', amount: 2 });
  const [first] = stripOf(film?.pictures ?? []);
  expect(first).toMatchObject({ words: 'Round 1' });
  expect(first?.cells.map(({ words }) => words)).toEqual(['A1 sends 2', 'B1 Move 1']);
});

test('every film of a game begins with a name and takes its time', () => {
  const options = parseOptions(entropy.options, { entropyStart: 500, handLimit: 6 }, 3);
  if (!options.ok) throw new Error(options.problem);
  const table: Table = new Match(entropy, { options: options.value, seats: 3, seed: 'named' }, { filmed: true });
  const random = Random.from('named');
  let films = 0;
  for (let n = 0; n < 400 && table.decisions.length > 0; n++) {
    const { seat } = random.pick(table.decisions);
    const film = take(table, 'watcher', seat, entropy.bot.choose(entropy.view(table.state, seat), seat, random));
    if (!film) continue;
    films++;
    expect(film.pictures[0]?.words, JSON.stringify(film.pictures[0]?.events)).toBeDefined();
    for (const { ms } of film.pictures) expect(ms).toBeGreaterThanOrEqual(200);
  }
  expect(films).toBeGreaterThan(15);
});

test('placing a tile, or finishing a plan while others plan, is no film', () => {
  expect(take(from(clash()), 0, 1, { kind: 'finish' })).toBeUndefined();
  const growing = from(
    position({ begins: 'expansion', strip: 3, ships: 'A1 (0,0), B1 (2,0)', stack: 'neat-20, space x3' }),
  );
  expect(take(growing, 0, 0, { kind: 'pickTile', tile: 'space' })).toBeUndefined();
  expect(take(growing, 0, 0, { kind: 'placeTile', q: 3, r: 0 })).toBeUndefined();
});
