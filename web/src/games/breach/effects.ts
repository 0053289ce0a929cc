/** Passing signs on the deck: each puts an element into the layer and takes it away when it has been seen. */
import { EASE_IN_OUT, paced } from '../../settings/motion.ts';
import type { Box, Point } from './geometry.ts';
import { chamfered } from './outline.ts';

const LOSS_MS = 900;
const SCENE_MS = 640;
const NOTE_MS = 700;

function add(layer: Element, tag: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  layer.append(element);
  return element;
}

/** Gone with its animation, also if the browser cuts that short. */
function passing(element: Element, frames: Keyframe[], duration: number, delay: number): void {
  const animation = element.animate(frames, { duration, delay, easing: EASE_IN_OUT, fill: 'both' });
  const remove = () => element.remove();
  animation.finished.then(remove, remove);
}

export function bolt(layer: Element, from: Point, to: Point, duration: number, delay: number): void {
  const line = add(layer, 'line', { class: 'effect-bolt', x1: from.x, y1: from.y, x2: to.x, y2: to.y });
  const length = Math.max(Math.hypot(to.x - from.x, to.y - from.y), 1);
  line.style.strokeDasharray = `${length * 0.6} ${length * 2}`;
  const frames = [{ strokeDashoffset: length * 0.6 }, { strokeDashoffset: -length }];
  passing(line, frames, duration, delay);
}

export function pulse(layer: Element, { x, y, width, height }: Box, duration: number, delay: number): void {
  const middle = { x: x + width / 2, y: y + height / 2 };
  const group = add(layer, 'g', { transform: `translate(${middle.x} ${middle.y})` });
  const wave = add(group, 'rect', { class: 'effect-pulse', x: -width / 2, y: -height / 2, width, height, rx: 6 });
  const frames = [
    { transform: 'scale(0.2)', opacity: 0 },
    { opacity: 0.8, offset: 0.3 },
    { transform: 'scale(1)', opacity: 0 },
  ];
  passing(wave, frames, duration, delay);
  setTimeout(() => group.remove(), duration + delay + 50);
}

/** A number that rises off a piece. */
export function note(layer: Element, { x, y }: Point, words: string, delay: number): void {
  const text = add(layer, 'text', { class: 'effect-note', x, y });
  text.textContent = words;
  const frames = [
    { transform: 'translateY(0)', opacity: 1 },
    { transform: 'translateY(-26px)', opacity: 0 },
  ];
  passing(text, frames, paced(NOTE_MS), delay);
}

/** A piece that is destroyed: struck out where it stood, then fading. */
export function fall(layer: Element, piece: SVGGElement, size: number, delay: number): void {
  // A copy, of the same kind: the element itself belongs to the board, which has let it go.
  const copy = piece.cloneNode(true) as SVGGElement;
  copy.removeAttribute('data-piece');
  layer.append(copy);
  const half = size / 2 - 2;
  add(copy, 'path', { class: 'effect-struck', d: `M${-half} ${half}L${half} ${-half}` });
  passing(copy, [{ opacity: 1 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }], paced(LOSS_MS), delay);
}

/** A captured room: its floor falls away and leaves the dark. */
export function tear(layer: Element, box: Box, chamfer: number, delay: number): void {
  const floor = add(layer, 'path', { class: 'effect-floor', d: chamfered(box, chamfer) });
  passing(floor, [{ opacity: 1 }, { opacity: 0 }], paced(SCENE_MS), delay);
}

export function outlineOf(layer: Element, { x, y }: Point, size: number, duration: number): void {
  const half = size / 2 + 3;
  const ring = add(layer, 'rect', {
    class: 'effect-changed',
    x: x - half,
    y: y - half,
    width: 2 * half,
    height: 2 * half,
    rx: 5,
  });
  setTimeout(() => ring.remove(), duration);
}
