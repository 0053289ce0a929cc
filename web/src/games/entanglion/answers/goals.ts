/** Where a card would land ships, in as few words as a card has room for. */
import { isInner, PLANET_DATA, type PlanetId, type PositionId } from '@orrery/entanglion/client';
import { PLANET_SIGNS } from '../map/signs.ts';
import { landings } from '../map/targets.ts';

const LONG_NAMES = 14;

interface Goals {
  readonly places: readonly PlanetId[];
  /** Whether ships land on all of them, or on one of them. */
  readonly all: boolean;
}

/** All planets where the fleet could land. */
export function goalPlanets(flights: readonly (readonly [from: PositionId, to: PositionId])[]): Goals {
  const landed = flights.map(([from, to]) => landings(from, to));
  const places = [...new Set(landed.flat())];
  return { places, all: landed.every(({ length }) => length === places.length) };
}

/** More names than a card has room for: those of Entanglion by their signs. */
export function planetList({ places, all }: Goals): string {
  const named = (nameOf: (planet: PlanetId) => string): string => {
    const names = places.map(nameOf);
    const last = names.pop() ?? '';
    return names.length > 0 ? `${names.join(', ')} ${all ? 'and' : 'or'} ${last}` : last;
  };
  const words = named((planet) => PLANET_DATA[planet].name);
  if (words.length <= LONG_NAMES) return words;
  return named((planet) => (isInner(planet) ? PLANET_SIGNS[planet] : PLANET_DATA[planet].name));
}
