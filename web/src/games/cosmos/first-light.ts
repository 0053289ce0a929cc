/**
 * Which of the choices is lit first. The rules list them from one end of the board to the other, and the first of them is
 * rarely a good one. Their order stays as it is: only the light goes to a point, or to where most planets are near.
 */
import { type Action, BOARDS, type CosmosView, otherSide, type SiteId } from '@orrery/cosmos/client';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { askedOf, type Choice, type CosmosProps, kindAt, stackAt } from './props.ts';

type Seen = Pick<CosmosProps, 'view' | 'viewer'>;

const POINT = 10;
const PAYS = 0.5;

const besides = ({ board }: CosmosView, site: SiteId): readonly SiteId[] => BOARDS[board].neighbours[site] ?? [];

/** The points of holding a planet; one that pays tokens is worth a little more. */
function worthOfPlanet(view: CosmosView, site: SiteId): number {
  const kind = kindAt(view, site);
  if (!kind) return 0;
  return POINT * (view.fortresses.includes(site) ? 2 : 1) + (kind === 'vp' ? 0 : PAYS);
}

/** How many free planets are one step away; those that pay count a little more. */
function planetsBeside(view: CosmosView, site: SiteId, but?: SiteId): number {
  const free = besides(view, site).filter((one) => one !== but && kindAt(view, one) && !stackAt(view, one));
  return free.reduce((sum, one) => sum + 1 + (kindAt(view, one) === 'vp' ? 0 : PAYS), 0);
}

/** Whether somebody else stands within two steps. */
function isNearRival({ view, viewer }: Seen, site: SiteId): boolean {
  const near = new Set(besides(view, site).flatMap((one) => [one, ...besides(view, one)]));
  return view.stacks.some(({ owner, site: at }) => owner !== viewer && near.has(at));
}

/** What ships find where they arrive. */
export function worthOfArrival({ view }: Seen, to: SiteId, from: SiteId | undefined): number {
  if (stackAt(view, to)) return 0;
  return kindAt(view, to) ? worthOfPlanet(view, to) : planetsBeside(view, to, from);
}

function worthOf(seen: Seen, action: Action): number {
  const { view } = seen;
  switch (action.kind) {
    case 'placeStart':
    case 'deployShip':
      return planetsBeside(view, action.site) - (isNearRival(seen, action.site) ? PAYS : 0);
    case 'move':
    case 'chain':
    case 'teleport': {
      const leaves = stackAt(view, action.from)?.ships === action.count ? worthOfPlanet(view, action.from) : 0;
      return worthOfArrival(seen, action.to, action.from) - leaves;
    }
    case 'advance': {
      const { invasion } = view;
      if (!invasion?.winner || action.ships === 0) return 0;
      const [from, to] = [invasion[invasion.winner].site, invasion[otherSide(invasion.winner)].site];
      const leaves = stackAt(view, from)?.ships === action.ships ? worthOfPlanet(view, from) : 0;
      // Of those that take the planet the largest.
      return kindAt(view, to) ? worthOfPlanet(view, to) - leaves + action.ships / POINT : 0;
    }
    default:
      return 0;
  }
}

/** Of several the best, and of equals the first. */
export const bestOf = <T>(all: readonly T[], worth: (one: T) => number): T | undefined =>
  all.toSorted((one, other) => worth(other) - worth(one))[0];

/** The choice that is lit first instead of the first in the order of the rules. */
export function litFirst(seen: Seen, choices: readonly Choice[]): Choice | undefined {
  const loud = choices.filter(({ quiet, warning }) => quiet === undefined && warning === undefined);
  const best = bestOf(loud, ({ action }) => worthOf(seen, action));
  return best && worthOf(seen, best.action) > 0 ? best : undefined;
}

/** Those that have a number now. To light another would turn the page, and a known number would mean something else. */
const numbered = ({ choices, subjects }: CosmosProps): readonly Choice[] =>
  choices.filter(
    ({ digit, subject }) =>
      digit !== undefined || subjects.some((one) => one.id === subject && one.digit !== undefined),
  );

/** Once for each question. In a lesson the coach says what to do. `spots`: places are touched, and none has a number. */
export function useFirstLight(props: CosmosProps, spots: boolean): void {
  const lit = useRef('');
  const asked = askedOf(props);
  const key = asked === undefined ? '' : `${props.moves} ${asked}`;
  useLayoutEffect(() => {
    if (lit.current === key) return;
    lit.current = key;
    if (key === '' || props.aside || props.selected !== undefined) return;
    const first = litFirst(props, spots ? props.choices : numbered(props));
    if (first) props.onBegin(first.action);
  }, [key]);
}
