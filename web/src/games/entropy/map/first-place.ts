/** Which place for a tile is lit first: in a nook of the universe rather than at its far tip. It decides nothing. */
import { type Hex, neighbour } from '@orrery/entropy/client';
import { useLayoutEffect } from 'preact/hooks';
import type { Point } from '../../camera/math.ts';
import { askedOf, type Choice, type EntropyProps } from '../props.ts';
import { hexPoint, keyOf } from './geometry.ts';
import { placeOf } from './marks.ts';

const SIDES = [0, 1, 2, 3, 4, 5];

/** Beside the most tiles; of several such places the one nearest to the middle of all tiles. */
export function firstPlace(tiles: readonly Hex[], choices: readonly Choice[]): Choice | undefined {
  const laid = new Set(tiles.map(keyOf));
  const points = tiles.map(hexPoint);
  const mean = (along: (point: Point) => number) =>
    points.reduce((sum, point) => sum + along(point), 0) / Math.max(1, points.length);
  const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  const worthOf = (hex: Hex) => {
    const { x, y } = hexPoint(hex);
    const beside = SIDES.filter((side) => laid.has(keyOf(neighbour(hex, side)))).length;
    return { beside, far: Math.hypot(x - middle.x, y - middle.y) };
  };
  const ranked = choices.flatMap((choice) => {
    const place = placeOf(choice);
    return place ? [{ choice, ...worthOf(place) }] : [];
  });
  return ranked.sort((a, b) => b.beside - a.beside || a.far - b.far)[0]?.choice;
}

/** Points at it once, when the question comes. */
export function useFirstPlace(props: EntropyProps): void {
  const { view, choices, aside } = props;
  const asked = askedOf(props, 'placeTile') !== undefined && !aside;
  // Each question has actions of its own.
  const question = asked ? choices[0]?.action : undefined;
  useLayoutEffect(() => {
    const best = question && firstPlace(view.tiles, choices);
    if (best) props.onBegin(best.action);
    // Only when the question is a new one: after that the cursor is the player's.
  }, [question]);
}
