import type { EntropyView } from '@orrery/entropy/client';
import { type EntropyScenario, position } from '@orrery/entropy/testing';
import { expect, test } from 'vitest';
import { stripOf } from '../../../table/strip.ts';
import type { Told } from '../props.ts';
import { film } from './film.ts';
import { sceneOf } from './script.ts';

/** Both finish what they have laid; the film of the last action, as A sees it. */
function filmOf(table: EntropyScenario, viewer: 0 | 1 = 0) {
  table.act(1, { kind: 'finish' });
  const before = table.view(viewer);
  table.act(0, { kind: 'finish' });
  const after = table.view(viewer);
  // The kernel's events are this game's.
  return { beats: film(before, table.events(viewer) as Told, after), after };
}

const lay = (table: EntropyScenario, ...cards: readonly (readonly [seat: number, ship: number, card: 'move-1'])[]) => {
  for (const [seat, ship, card] of cards) table.act(seat, { kind: 'append', ship, card });
  return table;
};

const clash = () =>
  lay(
    position({
      begins: 'planning',
      strip: 5,
      ships: 'A1 (0,0) E60 T2, B1 (2,0) d3 E30 T1, B2 (4,0) d3 E30',
      hands: { A: 'move-1 x4, titanium-portal', B: 'move-1 x4, laser' },
      deck: 'move-1 x30',
      stack: 'space x3',
    }),
    [0, 1, 'move-1'],
    [0, 1, 'move-1'],
    [1, 2, 'laser' as 'move-1'],
  );

test('a cell for each card, in chapters by round; the battle belongs to the card that led to it', () => {
  const { beats } = filmOf(clash());
  const strip = stripOf(beats);
  expect(strip.map(({ words, cells }) => [words, cells.map((cell) => cell.words)])).toEqual([
    ['Chaos', ['Programs are laid']],
    ['Round 1', ['A1 Move 1', 'B2 Laser']],
    ['Round 2', ['Laser flies on', 'A1 Move 1']],
    ['Expansion', ['A draws tiles']],
  ]);
  const battle = beats.findIndex(({ view }) => sceneOf(view as EntropyView)?.battle);
  const scene = sceneOf(beats[battle]?.view as EntropyView);
  expect(scene?.title).toBe('A1 Move 1');
  expect(scene?.lines.map(({ words }) => words)).toContain('B1 is destroyed in battle');
  expect(scene?.lines.at(scene.told - 1)?.words).toBe('A1 meets B1: battle');
});

test('every beat is a picture of its own: the last one is the table as it stands', () => {
  const { beats, after } = filmOf(clash());
  const last = beats.at(-1)?.view as EntropyView;
  expect([last.entropy, last.phase, last.round]).toEqual([after.entropy, after.phase, after.round]);
  expect(last.ships.map(({ seat, nr, q, energy }) => [seat, nr, q, energy])).toEqual(
    after.ships.map(({ seat, nr, q, energy }) => [seat, nr, q, energy]),
  );
  // One step of a ship at most from one picture to the next.
  const places = beats.map(
    ({ view }) => (view as EntropyView).ships.find(({ seat, nr }) => seat === 0 && nr === 1)?.q ?? 0,
  );
  for (const [at, q] of places.entries()) expect(Math.abs(q - (places[at - 1] ?? q))).toBeLessThanOrEqual(1);
});

test('others see the same film, and nothing of the cards that are still face down', () => {
  const own = filmOf(clash()).beats;
  const others = filmOf(clash(), 1).beats;
  expect(others.map(({ words }) => words)).toEqual(own.map(({ words }) => words));
  for (const { view } of others)
    for (const ship of (view as EntropyView).ships) if (ship.seat === 0) expect(ship.program).toBeNull();
});

test('a card that cannot be paid is told as ignored, and adds nothing', () => {
  const table = position({
    begins: 'planning',
    strip: 4,
    ships: 'A1 (0,0) E3, B1 (3,0) E3',
    hands: { A: 'move-1 x2', B: 'laser' },
    deck: 'move-1 x20',
  });
  const { beats } = filmOf(lay(table, [0, 1, 'move-1']));
  const cell = beats.find(({ words }) => words?.includes('ignored'));
  expect(cell?.words).toBe('A1 Move 1 ignored');
  expect(sceneOf(cell?.view as EntropyView)).toMatchObject({ ignored: true, card: 'move-1', seat: 0 });
});

test('placing a tile, or finishing a plan while others plan, is no film', () => {
  const table = clash();
  const before = table.view(0);
  table.act(1, { kind: 'finish' });
  expect(film(before, table.events(0) as Told, table.view(0))).toEqual([]);
});
