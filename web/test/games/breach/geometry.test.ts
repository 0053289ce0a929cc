import { MAP_IDS, SHIPS } from '@orrery/breach/client';
import { expect, test } from 'vitest';
import { nextTo } from '../../../src/games/stops.ts';
import { cellOf, type Deck, layDeck, placesOf, slotOf } from '../../../src/games/breach/geometry.ts';
import { hullPath, sidesOf, tornPath } from '../../../src/games/breach/outline.ts';

const desk = { width: 848, height: 560, capacity: 4 };

test('the ship has its bridge on top, and below after a turn', () => {
  expect(cellOf('frigate', 'C5', false)).toEqual({ column: 2, down: 0 });
  expect(cellOf('frigate', 'C5', true)).toEqual({ column: 2, down: 4 });
  expect(cellOf('hulk', 'A3', true)).toEqual({ column: 6, down: 2 });
});

test('every deck fits its stage, with all rooms, doors and walls', () => {
  for (const map of MAP_IDS) {
    for (const [width, height] of [
      [848, 560],
      [1064, 700],
      [374, 420],
      [700, 160],
    ] as const) {
      const deck = layDeck({ map, turned: false, width, height, capacity: 4 });
      const { rooms, doors, data } = SHIPS[map];
      expect(deck.boxes.size).toBe(rooms.length);
      expect(deck.doors.length).toBe(doors.flat().length / 2);
      expect(deck.walls.length).toBe(data.walls.length);
      expect(deck.outer.x - deck.measure.hull).toBeGreaterThanOrEqual(0);
      expect(deck.outer.y - deck.measure.hull).toBeGreaterThanOrEqual(0);
    }
  }
});

test('four against four stand apart inside their room', () => {
  const deck = layDeck({ map: 'frigate', turned: false, ...desk });
  const box = deck.boxes.get('C3');
  if (!box) throw new Error('no C3');
  const { token, head } = deck.measure;
  const row = (side: 'ai' | 'pirate') =>
    [0, 1, 2, 3].map((at) => slotOf(deck.measure, box, { side, count: 4, capacity: 4 }, at));
  const [ships, crew] = [row('ai'), row('pirate')];
  for (const line of [ships, crew]) {
    for (const [at, { x }] of line.entries()) {
      expect(x - token / 2).toBeGreaterThanOrEqual(box.x);
      expect(x + token / 2).toBeLessThanOrEqual(box.x + box.width);
      if (at > 0) expect(x - (line[at - 1]?.x ?? 0)).toBeGreaterThanOrEqual(token);
    }
  }
  expect(ships[0]?.y).toBeGreaterThanOrEqual(box.y + head);
  expect((crew[0]?.y ?? 0) - (ships[0]?.y ?? 0)).toBeGreaterThanOrEqual(token);
});

test('a phone shows shapes, a desk shows numbers', () => {
  expect(layDeck({ map: 'frigate', turned: false, width: 374, height: 420, capacity: 4 }).measure.compact).toBe(true);
  expect(layDeck({ map: 'frigate', turned: false, ...desk }).measure.compact).toBe(false);
});

function nextRoom(deck: Deck, from: string, right: number, down: number): string | undefined {
  const places = placesOf(deck);
  const here = places.find(({ id }) => id === from);
  return here && nextTo(places, here, right, down)?.id;
}

test('arrows walk from room to room, also past a missing one or around it', () => {
  const deck = layDeck({ map: 'frigate', turned: false, ...desk });
  expect(nextRoom(deck, 'C1', 0, -1)).toBe('C2');
  expect(nextRoom(deck, 'C1', 0, 1)).toBeUndefined();
  expect(nextRoom(deck, 'A4', 0, 1)).toBe('A2');
  expect(nextRoom(deck, 'B3', -1, 0)).toBe('A2');
  const turned = layDeck({ map: 'frigate', turned: true, ...desk });
  expect(nextRoom(turned, 'C1', 0, 1)).toBe('C2');
});

test('the hull is one closed line with a corner for every corner of the ship', () => {
  const corners = { frigate: 20, cutter: 12, hulk: 20 };
  for (const map of MAP_IDS) {
    const deck = layDeck({ map, turned: false, ...desk });
    const sides = sidesOf([...deck.cells.values()]);
    expect([map, sides.length]).toEqual([map, corners[map]]);
    expect(sides.at(-1)?.to).toEqual(sides[0]?.from);
    expect(hullPath(deck, 10).match(/Z/g)).toHaveLength(1);
  }
});

test('a breach tears on its outer side', () => {
  const deck = layDeck({ map: 'frigate', turned: false, ...desk });
  expect(deck.outside.get('C1')).toBe('bottom');
  expect(deck.outside.get('A2')).toBe('left');
  expect(deck.outside.get('D3')).toBe('right');
  expect(deck.outside.get('B5')).toBe('top');
  expect(deck.outside.get('C2')).toBeUndefined();
  expect(tornPath({ x: 0, y: 0, width: 100, height: 50 }, 'bottom', 10)).toMatch(/^M[\d. L]+$/);
});

test('on phones and tablets the shapes carry numbers, and four in a row do not hide them', () => {
  for (const [width, height] of [
    [374, 420],
    [344, 350],
    [576, 890],
  ] as const) {
    const deck = layDeck({ map: 'frigate', turned: false, width, height, capacity: 4 });
    const { compact, numbered, token, room } = deck.measure;
    expect([compact, numbered]).toEqual([true, true]);
    const box = { x: 0, y: 0, ...room };
    const xs = [0, 1, 2, 3].map((at) => slotOf(deck.measure, box, { side: 'ai', count: 4, capacity: 4 }, at).x);
    expect((xs[0] ?? 0) - token / 2).toBeGreaterThanOrEqual(0);
    expect((xs[3] ?? 0) + token / 2).toBeLessThanOrEqual(room.width);
    for (const [at, x] of xs.entries()) if (at > 0) expect(x - (xs[at - 1] ?? 0)).toBeGreaterThanOrEqual(11.9);
  }
});
