/** Which choices belong to which planet. */
import { type Action, type PlanetId, POSITION_DATA, type PositionId } from '@orrery/entanglion/client';
import type { Choice, EntanglionProps } from '../props.ts';
import { ownOf } from '../props.ts';

export type Targets = ReadonlyMap<PlanetId, readonly Choice[]>;

/** Planets where a ship lands that is elsewhere now. */
export function landings(from: PositionId, to: PositionId): readonly PlanetId[] {
  const [start, goal] = [POSITION_DATA[from], POSITION_DATA[to]];
  if (goal.joint) return [goal.joint];
  const colors = (['red', 'blue'] as const).filter((color) => start[color] !== goal[color]);
  return [...new Set(colors.map((color) => goal[color]))];
}

function planetsOf(action: Action, props: EntanglionProps): readonly PlanetId[] {
  const own = ownOf(props);
  const here = own ? POSITION_DATA[own.position].planets : [];
  switch (action.kind) {
    case 'placeFleet':
    case 'mine':
    case 'jettison':
      return [action.planet];
    case 'move':
      return own ? landings(own.position, action.to) : [];
    case 'discover':
    case 'hire':
      return here;
    case 'buy':
    case 'trade':
    case 'depot':
      return [props.view.depot];
    default:
      return [];
  }
}

export function targetsOf(props: EntanglionProps): Targets {
  const found = new Map<PlanetId, Choice[]>();
  for (const choice of props.choices)
    for (const planet of planetsOf(choice.action, props)) found.set(planet, [...(found.get(planet) ?? []), choice]);
  return found;
}
