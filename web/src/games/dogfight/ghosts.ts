/** Where the moving ship could go: every maneuver that is offered, with what would come of it. */
import {
  type Action,
  type DogfightView,
  type Fly,
  legOf,
  type Manner,
  MANNERS,
  maneuvers,
  type Point,
  type Prospect,
  seenShip,
} from '@orrery/dogfight/client';
import { onChart } from './chart.ts';
import type { Choice } from './props.ts';

export interface Ghost {
  readonly prospect: Prospect;
  /** Where the token would stand, on the chart. */
  readonly spot: Point;
  /** If the move ended there, every maneuver of the next one would leave the board. */
  readonly isDeadEnd: boolean;
}

/** A ghost with the choice that leads to it. */
export interface OfferedGhost extends Ghost {
  readonly choice: Choice;
}

export const keyOf = ({ manner, template }: Fly): string => `${manner} ${template}`;

/** What the ship in its move could fly, whoever looks. */
export function ghostsOf(view: DogfightView): readonly Ghost[] {
  const { active, move, settings } = view;
  if (active === null || !move) return [];
  return maneuvers(view, active).map((prospect) => ({
    prospect,
    spot: onChart(prospect.end, settings.side),
    isDeadEnd: isDeadEnd(view, prospect),
  }));
}

/** The move after this one, from the end of a maneuver: does all of it lead off the board? */
function isDeadEnd(view: DogfightView, { next }: Prospect): boolean {
  const ship = view.active === null ? undefined : seenShip(view, view.active);
  if (!next || !ship?.stats) return false;
  const leg = { ...next, baseLeft: ship.stats.speed, flown: 0, specialUsed: false };
  return maneuvers(view, ship.id, leg).every(({ result }) => result === 'offBoard');
}

/** Which maneuvers a ship would have on a pose of the placement: those of its first move. */
export function firstManeuvers(view: DogfightView, pose: Prospect['end']): readonly Prospect[] {
  const { active } = view;
  if (active === null) return [];
  const placed = { ...view, ships: view.ships.map((ship) => (ship.id === active ? { ...ship, pose } : ship)) };
  return maneuvers(placed, active, legOf(placed, active));
}

/** The ghosts that this player may choose, in the order of the choices. */
export function offeredGhosts(ghosts: readonly Ghost[], choices: readonly Choice[]): readonly OfferedGhost[] {
  const byKey = new Map(ghosts.map((ghost) => [keyOf(ghost.prospect.action), ghost]));
  return choices.flatMap((choice) => {
    const ghost = choice.action.kind === 'fly' ? byKey.get(keyOf(choice.action)) : undefined;
    return ghost ? [{ ...ghost, choice }] : [];
  });
}

/**
 * The manner whose ghosts are shown: ends of one template in different manners lie on each other, so it is one at a
 * time, that of the cursor.
 */
export function shownManner(choices: readonly Choice[]): Manner {
  const flown = choices.flatMap(({ action, cursor }) =>
    action.kind === 'fly' ? [{ manner: action.manner, cursor }] : [],
  );
  return (flown.find(({ cursor }) => cursor) ?? flown[0])?.manner ?? MANNERS[0];
}

/** The first maneuver of a manner: what a change to that manner points at. */
export function firstOf(choices: readonly Choice[], manner: Manner): Action | undefined {
  return choices.find(({ action }) => action.kind === 'fly' && action.manner === manner)?.action;
}
