import { type EntropyScenario, position, short } from '@orrery/entropy/testing';
import type { Hex } from '@orrery/entropy/client';
import { expect, test } from 'vitest';
import type { Choice } from '../../../../src/games/entropy/props.ts';
import { deedAt, type Situation } from '../../../../src/games/entropy/map/intent.ts';
import { hexLabel } from '../../../../src/games/entropy/map/label.ts';
import { marksOf } from '../../../../src/games/entropy/map/marks.ts';
import { Pieces } from '../../../../src/games/entropy/map/pieces.ts';

/** A position as the seat sees it that is asked, with digits on the first nine choices. */
function at(table: EntropyScenario, ship?: number): Situation {
  const seat = Number(table.asked[0]?.split(' ')[1]);
  const view = table.view(seat);
  const choices = view.legal.map(
    (action, n): Choice => ({ action, words: short(action), cursor: n === 0, ...(n < 9 && { digit: n + 1 }) }),
  );
  return { pieces: new Pieces(view), marks: marksOf(choices), plan: ship === undefined ? undefined : { ship } };
}

const click = (now: Situation, q: number, r: number, nr?: number): string => {
  const deed = deedAt({ q, r }, nr, now);
  return deed.kind === 'choose' ? short(deed.action) : deed.kind === 'plan' ? `plan ${deed.nr}` : 'look';
};
const label = (now: Situation, hex: Hex): string =>
  hexLabel(hex, { ...now, props: { seatName: (seat) => 'ABCDEF'[seat] ?? '' } });

test('a tile is placed by a click on the void beside, and a click on a tile lets the host say why not', () => {
  const now = at(position({ begins: 'expansion', strip: 3, ships: 'A1 (0,0), B1 (2,0)', stack: 'portal-30' }));
  expect(click(now, 3, 0)).toBe('placeTile(3,0)');
  expect(click(now, 1, 0)).toBe('placeTile(1,0)');
  expect(now.marks.hexes.has('1,0')).toBe(false);
  expect(label(now, { q: 1, r: -1 })).toMatch(/^void, hex 1, −1; choice \d: placeTile/);
});

test('in planning a click on an own ship makes it the one that gets cards; on a shared tile the next one', () => {
  const table = position({
    begins: 'planning',
    strip: 5,
    ships: 'A1 (0,0) E9, A2 (0,0) E8, A3 (2,0) E7, B1 (4,0) E1',
    hands: { A: 'laser', B: 'laser' },
  });
  const now = at(table, 1);
  expect([click(now, 0, 0), click(now, 2, 0), click(now, 4, 0), click(now, 1, 0)]).toEqual([
    'plan 2',
    'plan 3',
    'look',
    'look',
  ]);
  expect(click(now, 0, 0, 1)).toBe('plan 1');
  expect(label(now, { q: 4, r: 0 })).toContain('B1 facing east, 1 energy, one laser destroys it');
});

test('which ship acts is a click on the ship, or on its tile', () => {
  const table = position({
    strip: 5,
    ships: 'A1 (0,0) E9, A2 (0,0) E8, A3 (2,0) E8, B1 (4,0) E9',
    programs: { A1: 'turn-180', A2: 'turn-180', A3: 'turn-180' },
  });
  const now = at(table);
  expect([...now.marks.ships.keys()]).toEqual([1, 2, 3]);
  expect([click(now, 0, 0), click(now, 0, 0, 2), click(now, 2, 0), click(now, 4, 0)]).toEqual([
    'chooseShip(1)',
    'chooseShip(2)',
    'chooseShip(3)',
    'look',
  ]);
});

test('a new ship goes to a lit tile; its facing is asked around it', () => {
  const table = position({ strip: 4, ships: 'A1 (1,0) E60, B1 (3,0) E9', programs: { A1: 'build-ship' } });
  const now = at(table);
  expect([click(now, 0, 0), click(now, 2, 0), click(now, 3, 0)]).toEqual([
    'buildTile(0,0)',
    'buildTile(2,0)',
    'buildTile(3,0)',
  ]);
  table.act(0, { kind: 'buildTile', q: 0, r: 0 });
  expect([...at(table).marks.facings.keys()]).toEqual([0, 1, 2, 3, 4, 5]);
});

test('portals say whose they are and whether they work; tokens where they fly', () => {
  const table = position({
    begins: 'planning',
    entropy: -300,
    tiles: '(0,0) portal-30 B, (1,0) space, (2,0) titanium-4 empty',
    ships: 'A1 (2,0) E9, B1 (1,0) E9',
    tokens: 'wave (0,0) d2',
    hands: { A: 'laser', B: 'laser' },
  });
  const now = at(table, 1);
  expect(label(now, { q: 0, r: 0 })).toBe(
    'Energy Portal 30, hex 0, 0, owned by B, has stopped: entropy is too high, gravitational wave flying south-west',
  );
  expect(label(now, { q: 2, r: 0 })).toContain('Titanium 4, taken');
});
