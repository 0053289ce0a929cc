import { expect, test } from 'vitest';
import { type Deck, layDeck, type Side } from '../../../src/games/breach/geometry.ts';
import { reachOf, type Stand, standsIn } from '../../../src/games/breach/stand.ts';

const phone = layDeck({ map: 'cutter', turned: false, width: 374, height: 400, capacity: 4 });
const box = { x: 0, y: 0, ...phone.measure.room };

function crewIn({ measure }: Deck, ai: number, pirates: number, breached = false): Stand[] {
  const room = { x: 0, y: 0, ...measure.room };
  const standOf = standsIn(measure, room, {
    ai: { side: 'ai', count: ai, capacity: 4 },
    pirate: { side: 'pirate', count: pirates, capacity: 4 },
    breached,
  });
  const row = (side: Side, count: number) => Array.from({ length: count }, (_, at) => standOf(side, at));
  return [...row('ai', ai), ...row('pirate', pirates)];
}

const facesOf = (stands: readonly Stand[]) => [...new Set(stands.map(({ face }) => face))];

test('on a phone pieces have their icons where the room has space', () => {
  for (const [ai, pirates] of [
    [1, 0],
    [4, 0],
    [0, 4],
    [2, 2],
  ] as const)
    expect([ai, pirates, facesOf(crewIn(phone, ai, pirates))]).toEqual([ai, pirates, ['full']]);
  expect(facesOf(crewIn(phone, 0, 4, true))).toEqual(['full']);
  // Four in one row have them over their numbers.
  expect(crewIn(phone, 2, 4).map(({ face }) => face)).toEqual(['full', 'full', ...Array(4).fill('column')]);
  expect(facesOf(crewIn(phone, 4, 4))).toEqual(['column']);
});

test('a small deck of a replay has its numbers, and icons where few stand', () => {
  const low = layDeck({ map: 'frigate', turned: false, width: 344, height: 280, capacity: 4 });
  expect(facesOf(crewIn(low, 2, 0))).toEqual(['full']);
  expect(facesOf(crewIn(low, 0, 3))).toEqual(['column']);
  // Without the height for it, numbers alone.
  const short = layDeck({ map: 'frigate', turned: false, width: 344, height: 360, capacity: 4 });
  expect(facesOf(crewIn(short, 3, 3))).toEqual(['numbered']);
});

test('everybody stands inside the room, below its name, and no side on the other', () => {
  for (const breached of [false, true])
    for (const ai of [0, 1, 2, 3, 4])
      for (const pirates of [0, 1, 2, 3, 4]) {
        const all = crewIn(phone, ai, pirates, breached);
        for (const { x, y, size, high } of all) {
          expect(x - size / 2).toBeGreaterThanOrEqual(0);
          expect(x + size / 2).toBeLessThanOrEqual(box.width);
          expect(y - high / 2).toBeGreaterThanOrEqual(breached ? 29.9 : 18.9);
          expect(y + high / 2).toBeLessThanOrEqual(box.height + 0.01);
        }
        const lowest = Math.max(0, ...all.slice(0, ai).map(({ y, high }) => y + high / 2));
        for (const { y, high } of all.slice(ai)) expect(y - high / 2).toBeGreaterThanOrEqual(lowest - 0.01);
      }
});

test('a finger means the nearest piece: their parts of the room do not overlap, and each holds its own', () => {
  const all = crewIn(phone, 2, 4);
  const parts = all.map((stand) => reachOf(stand, all, box));
  for (const [at, part] of parts.entries()) {
    const { x, y } = all[at] as Stand;
    expect(part.x < x && x < part.x + part.width && part.y < y && y < part.y + part.height).toBe(true);
    for (const other of parts.slice(at + 1)) {
      const apart =
        part.x + part.width <= other.x + 0.01 ||
        other.x + other.width <= part.x + 0.01 ||
        part.y + part.height <= other.y + 0.01 ||
        other.y + other.height <= part.y + 0.01;
      expect(apart).toBe(true);
    }
  }
});
