/** Passing signs over space: each puts an element into the layer and takes it away when it has been seen. Lengths in u. */
import type { Point } from '@orrery/dogfight/client';
import { EASE_IN_OUT, paced } from '../../settings/motion.ts';
import { octagon } from './paths.ts';

const NOTE_MS = 900;
const LOSS_MS = 900;

function add(layer: Element, tag: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  layer.append(element);
  return element;
}

/** Gone with its animation, also if the browser cuts that short. */
function passing(element: Element, frames: Keyframe[], duration: number, delay: number, gone: Element = element): void {
  const animation = element.animate(frames, { duration, delay, easing: EASE_IN_OUT, fill: 'both' });
  const remove = () => gone.remove();
  animation.finished.then(remove, remove);
}

/** A shot: a short bright line that flies across. `unit`: a pixel in u. */
export function bolt(layer: Element, from: Point, to: Point, unit: number, duration: number, delay: number): void {
  const line = add(layer, 'line', {
    class: 'flash-bolt',
    x1: from.x,
    y1: from.y,
    x2: to.x,
    y2: to.y,
    'stroke-width': 3 * unit,
  });
  const length = Math.max(Math.hypot(to.x - from.x, to.y - from.y), 1);
  line.style.strokeDasharray = `${length * 0.3} ${length * 2}`;
  passing(line, [{ strokeDashoffset: length * 0.3 }, { strokeDashoffset: -length }], duration, delay);
}

/** Words that rise off a ship. */
export function note(
  layer: Element,
  { x, y }: Point,
  words: string,
  unit: number,
  danger: boolean,
  delay: number,
): void {
  const group = add(layer, 'g', { transform: `translate(${x} ${y}) scale(${unit})` });
  const text = add(group, 'text', { class: danger ? 'flash-note danger' : 'flash-note', y: -18 });
  text.textContent = words;
  const frames = [
    { transform: 'translateY(0)', opacity: 1 },
    { transform: 'translateY(-30px)', opacity: 0 },
  ];
  passing(text, frames, paced(NOTE_MS), delay, group);
}

const SHARDS = 8;

/** A ship that is shot down: a ring, and its eight sides fly apart. */
export function breakUp(layer: Element, { x, y }: Point, colour: string, unit: number, delay: number): void {
  const group = add(layer, 'g', { transform: `translate(${x} ${y})` });
  const ring = add(group, 'circle', { class: 'flash-ring', r: 7000, 'stroke-width': 2.5 * unit });
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
      class: 'flash-shard',
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

/** A ship that the board has let go, shown once more: a copy, gone after `duration`. */
export function copyOf(layer: Element, ship: SVGGElement, duration: number): SVGGElement {
  // Of the same kind as what it copies.
  const copy = ship.cloneNode(true) as SVGGElement;
  for (const name of ['data-ship', 'data-stop', 'role', 'tabindex', 'aria-label']) copy.removeAttribute(name);
  layer.append(copy);
  setTimeout(() => copy.remove(), duration);
  return copy;
}

/** Without motion: an outline around what changed. */
export function outlineOf(layer: Element, { x, y }: Point, duration: number): void {
  const ring = add(layer, 'path', { class: 'flash-changed', d: octagon(1.5), transform: `translate(${x} ${y})` });
  setTimeout(() => ring.remove(), duration);
}
