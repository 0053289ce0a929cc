import { position } from '@orrery/entropy/testing';
import { expect, test } from 'vitest';
import { cardsMayEnd, isWorking, portalKinds, scaleStart } from '../../../src/games/entropy/scale.ts';

const TILES = '(0,0) portal-30 A, (1,0) portal-20 B, (2,0) portal-20, (3,0) space, (4,0) portal-40 A';
const planning = (entropy: number) =>
  position({
    begins: 'planning',
    era: 4,
    entropy,
    tiles: TILES,
    ships: 'A1 (3,0) E40, B1 (1,0) E20',
    hands: { A: 'move-1', B: 'move-1' },
  });

test('portals on the table by kind, the lowest threshold first', () => {
  const view = planning(-412).view(0);
  const kinds = portalKinds(view);
  expect(kinds.map(({ id, output, threshold, owners }) => [output, threshold, owners, isWorking(view, id)])).toEqual([
    [40, -550, [0], false],
    [30, -400, [0], true],
    [20, -250, [1, null], true],
  ]);
});

test('the scale begins at the start of the game, or below it', () => {
  expect(scaleStart(planning(-412).view(0))).toBe(-1000);
  expect(scaleStart(planning(-1060).view(0))).toBe(-1100);
  expect(scaleStart(planning(-1000).view(0), -1040)).toBe(-1100);
});

test('cards may end the game when a Titanium Portal from each ship would', () => {
  expect([-412, -41, -40, -1].map((entropy) => cardsMayEnd(planning(entropy).view(0)))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
