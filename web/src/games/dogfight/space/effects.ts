/** Passing signs that only space has. Lengths in u. */
import type { Point } from '@orrery/dogfight/client';
import { paced } from '../../../settings/motion.ts';
import { add, LOSS_MS, outline, passing } from '../../motion.ts';
import { octagon } from './paths.ts';
import './effects.css';

const SHARDS = 8;

/** A ship that is shot down: a ring, and its eight sides fly apart. */
export function breakUp(layer: Element, { x, y }: Point, colour: string, unit: number, delay: number): void {
  const group = add(layer, 'g', { transform: `translate(${x} ${y})` });
  const ring = add(group, 'circle', { class: 'effect-ring', r: 7000, 'stroke-width': 2.5 * unit });
  passing(
    ring,
    [
      { transform: 'scale(.15)', opacity: 1 },
      { transform: 'scale(1)', opacity: 0 },
    ],
    paced(LOSS_MS),
    delay,
    group,
  );
  for (let side = 0; side < SHARDS; side++) {
    const angle = (side / SHARDS) * 2 * Math.PI;
    const [ax, ay] = [Math.cos(angle), Math.sin(angle)];
    const shard = add(group, 'path', {
      class: 'effect-shard',
      d: `M${ax * 2700 - ay * 1000} ${ay * 2700 + ax * 1000}L${ax * 2700 + ay * 1000} ${ay * 2700 - ax * 1000}`,
      'stroke-width': 3 * unit,
      stroke: colour,
    });
    const [fx, fy] = [ax * 5200, ay * 5200];
    passing(
      shard,
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${fx}px, ${fy}px)`, opacity: 0 },
      ],
      paced(LOSS_MS),
      delay,
    );
  }
}

export function outlineOf(layer: Element, { x, y }: Point): void {
  outline(layer, 'path', { d: octagon(1.5), transform: `translate(${x} ${y})` });
}
