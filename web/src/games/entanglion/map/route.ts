/** The own plan on the map: for each card the ways that it may be flown, and the planets where it lands. */
import { isGate, type PlanetId, type QueueAnswer, type SeenPlayer } from '@orrery/entanglion/client';
import { type Chart, type Leg, legsOf, wayOf } from './geometry.ts';
import { landings } from './targets.ts';

export interface RouteStep {
  /** Its slot, from 1. */
  readonly slot: number;
  readonly legs: readonly Leg[];
  readonly planets: readonly PlanetId[];
  /** Whether it lands there whichever ship is taken. */
  readonly sure: boolean;
}

export function routeOf(chart: Chart, { steps }: QueueAnswer, own: SeenPlayer | undefined): readonly RouteStep[] {
  let here: readonly PlanetId[] = own?.planets ?? [];
  return steps.map(({ card, flights }, at) => {
    const goals = flights.map(([from, to]) => landings(from, to));
    // A PROBE acts where the card before it has landed.
    const planets = isGate(card) ? [...new Set(goals.flat())] : here;
    if (planets.length > 0) here = planets;
    const legs = isGate(card) ? flights.flatMap(([from, to]) => legsOf(chart, from, to, card)) : [];
    return {
      slot: (own?.resolved ?? 0) + at + 1,
      legs: legs.filter((leg, n) => legs.findIndex(({ points }) => wayOf(points) === wayOf(leg.points)) === n),
      planets,
      sure: goals.every((goal) => goal.length === planets.length),
    };
  });
}

/** The cards that land on each planet. */
export function landingsOn(route: readonly RouteStep[]): ReadonlyMap<PlanetId, readonly RouteStep[]> {
  const found = new Map<PlanetId, RouteStep[]>();
  for (const step of route) for (const planet of step.planets) found.set(planet, [...(found.get(planet) ?? []), step]);
  return found;
}
