/** What happened, shown moving. The picture itself never depends on it. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { EASE_IN_OUT, MARK_MS, paced } from '../settings/motion.ts';
import { type BoardProps, follows } from './board.ts';
import type { Point } from './camera/math.ts';
import './motion.css';

/** A turn on the spot, a piece put down. */
export const TURN_MS = 260;
export const LOSS_MS = 900;
const NOTE_MS = 900;

/** The table as it was drawn; pieces that are gone since can still be shown going. */
export type Drawn<S> = S & { readonly elements: ReadonlyMap<string, SVGGElement> };

/**
 * Plays what follows directly on what was shown; after an undo or a jump the picture just stands. Pieces are the
 * elements with `data-piece`, their name; passing signs go into the layer.
 */
export function useMotion<S extends Pick<BoardProps, 'moves' | 'beat'>>(
  pieces: RefObject<Element | null>,
  layer: RefObject<SVGGElement | null>,
  scene: S,
  play: (layer: SVGGElement, before: Drawn<S>, after: Drawn<S>) => void,
): void {
  const shown = useRef<Drawn<S> | undefined>(undefined);
  useLayoutEffect(() => {
    if (!pieces.current || !layer.current) return;
    const elements = [...pieces.current.querySelectorAll<SVGGElement>('[data-piece]')];
    const before = shown.current;
    shown.current = { ...scene, elements: new Map(elements.map((one) => [one.dataset.piece ?? '', one])) };
    if (before && follows(scene, before)) play(layer.current, before, shown.current);
  });
}

export function add(layer: Element, tag: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  layer.append(element);
  return element;
}

/** Gone with its animation, also if the browser cuts that short. */
export function passing(
  element: Element,
  frames: Keyframe[],
  duration: number,
  delay: number,
  gone: Element = element,
): void {
  const animation = element.animate(frames, { duration, delay, easing: EASE_IN_OUT, fill: 'both' });
  const remove = () => gone.remove();
  animation.finished.then(remove, remove);
}

/** The frames of something that stands at `end` and came there by these steps. */
export const along = (steps: readonly Point[], end: Point): Keyframe[] =>
  steps.map(({ x, y }) => ({ transform: `translate(${x - end.x}px, ${y - end.y}px)` }));

/** Put down from above; with `from` below 1 it grows out of its place. */
export function drop(element: Element | null | undefined, delay = 0, from = 1.6): void {
  const frames = [
    { transform: `scale(${from})`, opacity: 0 },
    { transform: 'none', opacity: 1 },
  ];
  element?.animate(frames, { duration: paced(TURN_MS), delay, easing: EASE_IN_OUT, fill: 'backwards' });
}

interface Shot {
  readonly duration: number;
  readonly delay: number;
  /** How much of the way it is long. */
  readonly part: number;
  /** A pixel, in units of the picture. */
  readonly unit?: number;
}

/** A shot: a short bright line that flies across. */
export function bolt(layer: Element, from: Point, to: Point, { duration, delay, part, unit = 1 }: Shot): void {
  const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  const line = add(layer, 'line', { class: 'effect-bolt', ...ends, 'stroke-width': 3 * unit });
  const length = Math.max(Math.hypot(to.x - from.x, to.y - from.y), 1);
  line.style.strokeDasharray = `${length * part} ${length * 2}`;
  passing(line, [{ strokeDashoffset: length * part }, { strokeDashoffset: -length }], duration, delay);
}

interface Note {
  readonly delay: number;
  readonly danger: boolean;
  readonly unit?: number;
}

/** Words that rise off a piece. */
export function note(layer: Element, { x, y }: Point, words: string, { delay, danger, unit = 1 }: Note): void {
  const group = add(layer, 'g', { transform: `translate(${x} ${y}) scale(${unit})` });
  const text = add(group, 'text', { class: danger ? 'effect-note danger' : 'effect-note', y: -18 });
  text.textContent = words;
  const frames = [
    { transform: 'translateY(0)', opacity: 1 },
    { transform: 'translateY(-30px)', opacity: 0 },
  ];
  passing(text, frames, paced(NOTE_MS), delay, group);
}

/** A piece that the board has let go, shown once more: a copy that nobody can touch or name. */
export function copyOf(layer: Element, piece: SVGGElement): SVGGElement {
  // Of the same kind as what it copies.
  const copy = piece.cloneNode(true) as SVGGElement;
  for (const element of [copy, ...copy.querySelectorAll('*')])
    for (const name of ['data-piece', 'data-own-ship', 'data-stop', 'role', 'tabindex', 'aria-label'])
      element.removeAttribute(name);
  layer.append(copy);
  return copy;
}

/** Without motion: an ivory outline around what changed. */
export function outline(layer: Element, tag: string, attributes: Readonly<Record<string, string | number>>): void {
  const shape = add(layer, tag, { class: 'effect-changed', ...attributes });
  setTimeout(() => shape.remove(), MARK_MS);
}
