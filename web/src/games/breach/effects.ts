/** Passing signs that only this deck has. */
import { paced } from '../../settings/motion.ts';
import { add, copyOf, LOSS_MS, outline, passing } from '../motion.ts';
import type { Box, Point } from '../camera/math.ts';
import { chamfered } from './outline.ts';

const SCENE_MS = 640;

export function pulse(layer: Element, { x, y, width, height }: Box, duration: number, delay: number): void {
  const middle = { x: x + width / 2, y: y + height / 2 };
  const group = add(layer, 'g', { transform: `translate(${middle.x} ${middle.y})` });
  const wave = add(group, 'rect', { class: 'effect-pulse', x: -width / 2, y: -height / 2, width, height, rx: 6 });
  const frames = [
    { transform: 'scale(0.2)', opacity: 0 },
    { opacity: 0.8, offset: 0.3 },
    { transform: 'scale(1)', opacity: 0 },
  ];
  passing(wave, frames, duration, delay, group);
}

/** A piece that is destroyed: struck out where it stood, then fading. */
export function fall(layer: Element, piece: SVGGElement, size: number, delay: number): void {
  const copy = copyOf(layer, piece);
  const half = size / 2 - 2;
  add(copy, 'path', { class: 'effect-struck', d: `M${-half} ${half}L${half} ${-half}` });
  passing(copy, [{ opacity: 1 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }], paced(LOSS_MS), delay);
}

/** A captured room: its floor falls away and leaves the dark. */
export function tear(layer: Element, box: Box, chamfer: number, delay: number): void {
  const floor = add(layer, 'path', { class: 'effect-floor', d: chamfered(box, chamfer) });
  passing(floor, [{ opacity: 1 }, { opacity: 0 }], paced(SCENE_MS), delay);
}

export function outlineOf(layer: Element, { x, y }: Point, size: number): void {
  const half = size / 2 + 3;
  outline(layer, 'rect', { x: x - half, y: y - half, width: 2 * half, height: 2 * half, rx: 5 });
}
