/** What a phone has in sight while one plans: the own ships, where they would go, and who could ram them. */
import type { Hex, Threat } from '@orrery/entropy/client';
import { useRef } from 'preact/hooks';
import { type Box, middleOf } from '../../camera/math.ts';
import { ownShips } from '../plan/draft.ts';
import type { Plan } from '../plan/plan.ts';
import { atLeast, boxOfHexes, hexPoint } from './geometry.ts';

/** Of the map, in its units: as much as half of a phone shows of hexes with a radius of 40 pixels, and of 30. */
const NEAR = { width: 440, height: 480 };
const FAR = { width: 590, height: 640 };

/** The hexes that matter, those of the ship in hand first. */
function groupsOf({ view, ship, sights }: Plan, threats: readonly Threat[]): readonly (readonly Hex[])[] {
  const own = ownShips(view).toSorted((a, b) => Number(b.nr === ship) - Number(a.nr === ship));
  const around = own.map((one) => [
    one,
    ...(sights.get(one.nr)?.cards.flatMap(({ path }) => path) ?? []),
    ...view.ships.filter(({ seat, nr }) =>
      threats.some((threat) => threat.nr === one.nr && threat.by.seat === seat && threat.by.nr === nr),
    ),
  ]);
  return [own.slice(0, 1), ...around];
}

/** As many of them as can be seen at a size that can be read. */
function focusOf(groups: readonly (readonly Hex[])[]): Box {
  let hexes = groups[0] ?? [];
  for (const group of groups.slice(1)) {
    const more = [...hexes, ...group];
    const { width, height } = boxOfHexes(more);
    if (width <= FAR.width && height <= FAR.height) hexes = more;
  }
  return boxOfHexes(hexes);
}

const within = (at: number, size: number, from: number, extent: number): number =>
  size >= extent ? from + (extent - size) / 2 : Math.min(Math.max(at, from), from + extent - size);

/** Not beyond the edge of the world, where there is nothing to be seen. */
function inside({ x, y, width, height }: Box, world: Box): Box {
  return { x: within(x, width, world.x, world.width), y: within(y, height, world.y, world.height), width, height };
}

const holds = (outer: Box, { x, y, width, height }: Box): boolean =>
  x >= outer.x - 1 &&
  y >= outer.y - 1 &&
  x + width <= outer.x + outer.width + 1 &&
  y + height <= outer.y + outer.height + 1;

/** What the small map and its margin take of a stage, with room for a ship and its badge. */
const CORNER = { across: 0.36, down: 0.38 };

export type MapCorner = 'right' | 'left' | 'none';

/** In which of the lower corners the small map hides nothing that matters. */
export function cornerFor(plan: Plan, threats: readonly Threat[], seen: Box): MapCorner {
  const spots = groupsOf(plan, threats).flat().map(hexPoint);
  const low = spots.filter(({ y }) => y > seen.y + seen.height * (1 - CORNER.down));
  if (!low.some(({ x }) => x > seen.x + seen.width * (1 - CORNER.across))) return 'right';
  return low.some(({ x }) => x < seen.x + seen.width * CORNER.across) ? 'none' : 'left';
}

/** Stays as it is as long as it shows what matters: the map does not move with every card. */
export function useFocus(plan: Plan | undefined, threats: readonly Threat[], world: Box): Box | undefined {
  const last = useRef<Box | undefined>(undefined);
  if (!plan || ownShips(plan.view).length === 0) return (last.current = undefined);
  const focus = focusOf(groupsOf(plan, threats));
  if (last.current && holds(last.current, focus)) return last.current;
  const middle = middleOf(focus);
  const seen = atLeast(
    { ...middle, width: 0, height: 0 },
    Math.max(NEAR.width, focus.width),
    Math.max(NEAR.height, focus.height),
  );
  return (last.current = inside(seen, world));
}
