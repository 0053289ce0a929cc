import { position } from '@orrery/entropy/testing';
import { expect, test } from 'vitest';
import { cornerFor, type MapCorner } from '../../../../src/games/entropy/map/focus.ts';
import { boxOfHexes } from '../../../../src/games/entropy/map/geometry.ts';

/** A way that falls to the right, as far as the lower corner, and the tiles at the left that make the picture wider. */
const FALLING = '(0,0) space, (0,1) space, (0,2) space, (0,3) space, (0,4) space, (0,5) space, (-3,0) space';

function corner(tiles: string, ship: string): MapCorner {
  const table = position({
    begins: 'planning',
    tiles,
    ships: `${ship}, B1 (0,0) E9`,
    hands: { A: 'laser', B: 'laser' },
  });
  const view = table.view(0);
  return cornerFor({ view, ship: 1, sights: new Map() }, [], boxOfHexes(view.tiles));
}

test('the small map stands where it hides no tile ahead of the ship in hand, else where it hides fewest', () => {
  expect(corner(FALLING, 'A1 (0,2) d1 E9')).toBe('left');
  expect(corner(FALLING, 'A1 (0,2) d4 E9')).toBe('left');
  // The left has more tiles, but those at the right lie ahead.
  const left = '(-5,4) space, (-5,5) space, (-6,5) space, (-4,4) space';
  expect(corner(`${FALLING}, ${left}`, 'A1 (0,2) d1 E9')).toBe('left');
  expect(corner(`${FALLING}, ${left}`, 'A1 (0,2) d4 E9')).toBe('right');
  expect(corner('(0,0) space, (1,0) space, (2,0) space', 'A1 (1,0) d3 E9')).toBe('right');
});
