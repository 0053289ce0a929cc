/** What a phone has in sight while one plans: the own ships, where they would go, and who could ram them. */
import { type Hex, neighbour, sameHex, type Threat } from '@orrery/entropy/client';
import { useRef } from 'preact/hooks';
import { middleOf } from '../../../parts/placing.ts';
import type { Box } from '../../camera/math.ts';
import { ownShips } from '../plan/draft.ts';
import type { Plan } from '../plan/plan.ts';
import { atLeast, boxOfHexes, hexPoint } from './geometry.ts';

/** Of the map, in its units: as much as half of a phone shows of hexes with a radius of 40 pixels, and of 30. */
const NEAR = { width: 440, height: 480 };
const FAR = { width: 590, height: 640 };

/** What a map has to know of a plan. */
type Planned = Pick<Plan, 'view' | 'ship' | 'sights'>;

/** The hexes that matter, those of the ship in hand first. */
function groupsOf({ view, ship, sights }: Planned, threats: readonly Threat[]): readonly (readonly Hex[])[] {
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

/** So far ahead one card leads. */
const AHEAD = [1, 2, 3];
/** A hidden ship counts more than all that lies ahead, and that more than all other tiles. */
const COST = { ship: 10_000, ahead: 100, tile: 1 };

/** The tiles before the nose of the ship in hand. */
function aheadOf({ view, ship }: Pick<Plan, 'view' | 'ship'>): readonly Hex[] {
  const one = ownShips(view).find(({ nr }) => nr === ship);
  if (!one) return [];
  const { q: dq, r: dr } = neighbour({ q: 0, r: 0 }, one.facing);
  const hexes = AHEAD.map((far) => ({ q: one.q + far * dq, r: one.r + far * dr }));
  return hexes.filter((hex) => view.tiles.some((tile) => sameHex(tile, hex)));
}

/** In which of the lower corners the small map hides least: no ship that matters, and rather what lies elsewhere than ahead. */
export function cornerFor(plan: Planned, threats: readonly Threat[], seen: Box): MapCorner {
  const left = seen.x + seen.width * CORNER.across;
  const right = seen.x + seen.width * (1 - CORNER.across);
  const top = seen.y + seen.height * (1 - CORNER.down);
  const kinds: readonly (readonly [cost: number, hexes: readonly Hex[]])[] = [
    [COST.ship, groupsOf(plan, threats).flat()],
    [COST.ahead, aheadOf(plan)],
    [COST.tile, plan.view.tiles],
  ];
  const costOf = (hides: (x: number) => boolean): number =>
    kinds.reduce(
      (sum, [cost, hexes]) => sum + cost * hexes.map(hexPoint).filter(({ x, y }) => y > top && hides(x)).length,
      0,
    );
  const costs = { right: costOf((x) => x > right), left: costOf((x) => x < left) };
  const least = costs.left < costs.right ? 'left' : 'right';
  return costs[least] < COST.ship ? least : 'none';
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
