import type { Event } from '@orrery/entropy/client';
import { position } from '@orrery/entropy/testing';
import { expect, test } from 'vitest';
import { storyOf } from '../../../../src/games/entropy/side/story.ts';

/** Plays two eras with the first legal answers after A has laid a card, and gathers what A is told. */
function twoEras(): readonly Event[] {
  const table = position({
    begins: 'draw',
    era: 2,
    tiles: '(0,0) portal-30 A, (1,0) space, (2,0) space, (3,0) space',
    ships: 'A1 (0,0) E60 T3, B1 (3,0) d0 E20',
    deck: 'titanium-portal x5, move-1 x15',
    stack: 'neat-20, space x5',
  });
  const told: Event[] = table.events(0) as Event[];
  table.act(0, {
    kind: 'append',
    ship: 1,
    card: table.view(0).players[0]?.hand?.['titanium-portal'] ? 'titanium-portal' : 'move-1',
  });
  for (let n = 0; n < 60 && table.view(0).era < 4; n++) {
    const [asked = ''] = table.asked;
    const seat = Number(asked.split(' ')[1]);
    const legal = table.legal(seat);
    // The most, for titanium; else the first.
    const action = asked.startsWith('transport') ? legal.at(-1) : legal[0];
    if (!action) throw new Error(`nothing legal for ${asked}`);
    table.act(seat, action);
    told.push(...(table.events(0) as Event[]));
  }
  return told;
}

test('an era in numbers: what raised entropy, who scored', () => {
  const told = twoEras();
  const story = storyOf(told, 3);
  expect(story).toMatchObject({ era: 3, portals: 30, background: 12 * 3 + 20, tiles: -20, points: [[0, 3]], lost: [] });
  expect(story?.cards).toBe(20);
});

test('an era whose beginning was not seen has no story', () => {
  const told = twoEras();
  expect(storyOf(told.slice(1), 2)).toBeUndefined();
  expect(storyOf(told, 4)).toBeUndefined();
});
