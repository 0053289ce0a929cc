/** What changed, shown moving: ships fly and turn, tokens fly, what is lost fades, a new tile drops in. The picture never depends on it. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { EASE_IN_OUT, MARK_MS, paced } from '../../../settings/motion.ts';
import { follows } from '../../board.ts';
import type { Told } from '../props.ts';
import { angleOf, type Berth, hexPoint, keyOf, R } from './geometry.ts';
import type { MapNow } from './now.ts';
import { shipId } from './pieces.ts';

const STEP_MS = 200;
const TURN_MS = 260;
const LOSS_MS = 900;

/** The table as it was last drawn; elements that are gone since can still be shown going. */
interface Drawn {
  readonly moves: number;
  readonly beat?: number;
  readonly spots: ReadonlyMap<string, Berth>;
  readonly facings: ReadonlyMap<string, number>;
  readonly elements: ReadonlyMap<string, SVGGElement>;
}

export function useMotion(
  world: RefObject<SVGGElement | null>,
  layer: RefObject<SVGGElement | null>,
  now: MapNow,
): void {
  const shown = useRef<Drawn | undefined>(undefined);
  const { props, pieces } = now;
  useLayoutEffect(() => {
    if (!world.current || !layer.current) return;
    const before = shown.current;
    const after = drawnNow(now, world.current);
    shown.current = after;
    // Only what follows directly is played: after an undo or a jump the picture just stands.
    if (!before || !follows(props, before)) return;
    // The kernel's events are this game's: its own package wrote them.
    const events = props.events as Told;
    if (paced(STEP_MS) === 0) markChanges(layer.current, before, after, now);
    else play(layer.current, world.current, before, after, events);
  }, [pieces, props.moves, props.beat]);
}

function drawnNow({ props, pieces }: MapNow, world: SVGGElement): Drawn {
  const elements = [...world.querySelectorAll<SVGGElement>('[data-piece]')];
  return {
    moves: props.moves,
    ...(props.beat !== undefined && { beat: props.beat }),
    spots: pieces.spots,
    facings: new Map(pieces.view.ships.map((ship) => [shipId(ship), ship.facing])),
    elements: new Map(elements.map((element) => [element.dataset.piece ?? '', element])),
  };
}

function play(layer: SVGGElement, world: SVGGElement, before: Drawn, after: Drawn, events: Told): void {
  for (const [id, spot] of after.spots) {
    const element = after.elements.get(id);
    const start = before.spots.get(id);
    if (element && start) travel(element, start, spot);
    else if (element) appear(element);
    const turned = before.facings.get(id);
    if (element && turned !== undefined) turn(element, turned, after.facings.get(id) ?? turned);
  }
  for (const [id, element] of before.elements) if (!after.spots.has(id)) fade(layer, element);
  for (const event of events) {
    if (event?.kind !== 'tilePlaced') continue;
    drop(world.querySelector(`[data-tile="${keyOf(event.at)}"] .tile-drop`));
  }
}

function travel(element: Element, from: Berth, to: Berth): void {
  const [x, y] = [from.x - to.x, from.y - to.y];
  if (x === 0 && y === 0) return;
  const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }];
  element.querySelector('.piece-move')?.animate(frames, { duration: paced(STEP_MS), easing: EASE_IN_OUT });
}

/** The short way around. */
function turn(element: Element, from: number, to: number): void {
  const back = ((angleOf(from - to) + 540) % 360) - 180;
  if (back === 0) return;
  const frames = [{ transform: `rotate(${back}deg)` }, { transform: 'none' }];
  element.querySelector('.piece-turn')?.animate(frames, { duration: paced(TURN_MS), easing: EASE_IN_OUT });
}

function appear(element: Element): void {
  const frames = [
    { transform: 'scale(0.4)', opacity: 0 },
    { transform: 'none', opacity: 1 },
  ];
  element.querySelector('.piece-move')?.animate(frames, { duration: paced(TURN_MS), easing: EASE_IN_OUT });
}

function drop(element: Element | null): void {
  const frames = [
    { transform: 'scale(1.5)', opacity: 0 },
    { transform: 'none', opacity: 1 },
  ];
  element?.animate(frames, { duration: paced(TURN_MS), easing: EASE_IN_OUT });
}

function fade(layer: SVGGElement, element: SVGGElement): void {
  // A copy, of the same kind: the element itself belongs to the board, which has let it go.
  const copy = element.cloneNode(true) as SVGGElement;
  copy.removeAttribute('data-piece');
  copy.removeAttribute('data-own-ship');
  layer.append(copy);
  const isShip = element.classList.contains('ship');
  const duration = paced(isShip ? LOSS_MS : TURN_MS);
  const animation = copy.animate([{ opacity: 1 }, { opacity: 1, offset: isShip ? 0.4 : 0 }, { opacity: 0 }], {
    duration,
    easing: EASE_IN_OUT,
    fill: 'forwards',
  });
  const remove = () => copy.remove();
  animation.finished.then(remove, remove);
}

/** Without motion: an ivory outline around what is elsewhere now, or new. */
function markChanges(layer: SVGGElement, before: Drawn, after: Drawn, { props }: MapNow): void {
  for (const [id, spot] of after.spots) {
    const start = before.spots.get(id);
    const same = start && start.x === spot.x && start.y === spot.y && before.facings.get(id) === after.facings.get(id);
    if (!same) outline(layer, spot.x, spot.y);
  }
  for (const event of props.events as Told) {
    if (event?.kind !== 'tilePlaced') continue;
    const { x, y } = hexPoint(event.at);
    outline(layer, x, y);
  }
}

function outline(layer: SVGGElement, x: number, y: number): void {
  const ring = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
  for (const [name, value] of Object.entries({ class: 'changed', cx: x, cy: y, r: R * 0.72 }))
    ring.setAttribute(name, String(value));
  layer.append(ring);
  setTimeout(() => ring.remove(), MARK_MS);
}
