/** Where the moving ship could go: every maneuver that is offered, with what would come of it. */
import {
  type Action,
  type DogfightView,
  type Fly,
  type Manner,
  MANNERS,
  type Outlook,
  type Point,
  type Prospect,
} from '@orrery/dogfight/client';
import { onChart } from '../space/chart.ts';
import type { Choice } from '../props.ts';

export interface Ghost {
  readonly prospect: Prospect;
  /** Where the token would stand, on the chart. */
  readonly spot: Point;
  /** If the move ended there, every maneuver of the next one would leave the board. */
  readonly isDeadEnd: boolean;
  /** Where the rest of the speed could lead from there. */
  readonly onward: Outlook['ghosts'][number]['onward'];
}

/** A ghost with the choice that leads to it. */
export interface OfferedGhost extends Ghost {
  readonly choice: Choice;
  /** In a lesson: it is there, but does not go on. */
  readonly isAside: boolean;
}

export const keyOf = ({ manner, template }: Fly): string => `${manner} ${template}`;

/** What the viewer's ship in its move could fly; what lies beyond it, once the outlook is known. */
export function ghostsOf({ prospects, settings }: DogfightView, outlook: Outlook | undefined): readonly Ghost[] {
  const beyond = new Map(outlook?.ghosts.map((ghost) => [keyOf(ghost.action), ghost]));
  return prospects.map((prospect) => {
    const { deadEnd = false, onward = [] } = beyond.get(keyOf(prospect.action)) ?? {};
    return { prospect, spot: onChart(prospect.end, settings.side), isDeadEnd: deadEnd, onward };
  });
}

/** The ghosts that this player may choose, in the order of the choices. */
export function offeredGhosts(
  ghosts: readonly Ghost[],
  choices: readonly Choice[],
  aside: readonly Choice[] = [],
): readonly OfferedGhost[] {
  const byKey = new Map(ghosts.map((ghost) => [keyOf(ghost.prospect.action), ghost]));
  const offered = (choice: Choice, isAside: boolean): readonly OfferedGhost[] => {
    const ghost = choice.action.kind === 'fly' ? byKey.get(keyOf(choice.action)) : undefined;
    return ghost ? [{ ...ghost, choice, isAside }] : [];
  };
  // Those that are aside lie below, and nothing points at them.
  return [
    ...aside.flatMap((choice) => offered({ ...choice, cursor: false }, true)),
    ...choices.flatMap((choice) => offered(choice, false)),
  ];
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
