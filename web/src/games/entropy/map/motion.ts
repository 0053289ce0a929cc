/** What changed, shown moving: ships fly and turn, tokens fly, what is lost fades, a new tile drops in. */
import type { RefObject } from 'preact';
import { EASE_IN_OUT, paced } from '../../../settings/motion.ts';
import { along, copyOf, type Drawn, drop, LOSS_MS, outline, passing, TURN_MS, useMotion } from '../../motion.ts';
import type { Point } from '../../camera/math.ts';
import type { EntropyProps } from '../props.ts';
import { angleOf, type Berth, hexPoint, keyOf, R } from './geometry.ts';
import type { MapNow } from './now.ts';
import { shipId } from './pieces.ts';

const FLIGHT_MS = 200;

/** What is compared with the picture before. */
interface Places {
  readonly moves: number;
  readonly beat?: number;
  readonly events: EntropyProps['events'];
  readonly spots: ReadonlyMap<string, Berth>;
  readonly facings: ReadonlyMap<string, number>;
}

type DrawnMap = Drawn<Places>;

export function useMapMotion(
  world: RefObject<SVGGElement | null>,
  layer: RefObject<SVGGElement | null>,
  { props: { moves, beat, events }, pieces }: MapNow,
): void {
  const { spots, view } = pieces;
  const facings = new Map(view.ships.map((ship) => [shipId(ship), ship.facing]));
  const places: Places = { moves, events, spots, facings, ...(beat !== undefined && { beat }) };
  useMotion(world, layer, places, (signs, before, after) => {
    if (paced(FLIGHT_MS) === 0) {
      markChanges(signs, before, after);
      return;
    }
    play(signs, before, after);
    for (const event of events)
      if (event?.kind === 'tilePlaced')
        drop(world.current?.querySelector(`[data-tile="${keyOf(event.at)}"] .tile-drop`));
  });
}

function play(layer: SVGGElement, before: DrawnMap, after: DrawnMap): void {
  for (const [id, spot] of after.spots) {
    const element = after.elements.get(id);
    const start = before.spots.get(id);
    if (element && start) travel(element, start, spot);
    else drop(element?.querySelector('.piece-move'), 0, 0.4);
    const turned = before.facings.get(id);
    if (element && turned !== undefined) turn(element, turned, after.facings.get(id) ?? turned);
  }
  for (const [id, element] of before.elements) if (!after.spots.has(id)) fade(layer, element);
}

function travel(element: Element, from: Berth, to: Berth): void {
  if (from.x === to.x && from.y === to.y) return;
  const timing = { duration: paced(FLIGHT_MS), easing: EASE_IN_OUT };
  element.querySelector('.piece-move')?.animate(along([from, to], to), timing);
}

/** The short way around. */
function turn(element: Element, from: number, to: number): void {
  const back = ((angleOf(from - to) + 540) % 360) - 180;
  if (back === 0) return;
  const frames = [{ transform: `rotate(${back}deg)` }, { transform: 'none' }];
  element.querySelector('.piece-turn')?.animate(frames, { duration: paced(TURN_MS), easing: EASE_IN_OUT });
}

function fade(layer: SVGGElement, element: SVGGElement): void {
  const isShip = element.classList.contains('ship');
  const frames = [{ opacity: 1 }, { opacity: 1, offset: isShip ? 0.4 : 0 }, { opacity: 0 }];
  passing(copyOf(layer, element), frames, paced(isShip ? LOSS_MS : TURN_MS), 0);
}

/** Without motion: an outline around what is elsewhere now, or new. */
function markChanges(layer: SVGGElement, before: DrawnMap, after: DrawnMap): void {
  const ring = ({ x, y }: Point) => outline(layer, 'circle', { cx: x, cy: y, r: R * 0.72 });
  for (const [id, spot] of after.spots) {
    const start = before.spots.get(id);
    const same = start && start.x === spot.x && start.y === spot.y && before.facings.get(id) === after.facings.get(id);
    if (!same) ring(spot);
  }
  for (const event of after.events) if (event?.kind === 'tilePlaced') ring(hexPoint(event.at));
}
