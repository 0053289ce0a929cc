/** How the scripted player places, deploys and moves ships: the place that is worth most. */
import type { Random, Seat } from '@orrery/kernel';
import { type Action, type ActionOfKind, PASS } from '../actions.ts';
import type { SiteId } from '../data.ts';
import type { Sight } from './sight.ts';
import { invasionWorth } from './fighting.ts';
import { bestOf, ranked } from './ranked.ts';
import { Sketch } from './sketch.ts';

/** What the ships are worth, and the best invasion that they could make from there. */
function outlook(sketch: Sketch): number {
  const hope = sketch.bestFront((from, target) => invasionWorth(sketch, from, target), 0);
  return sketch.worth() + 0.8 * hope;
}

type MoveAction = ActionOfKind<'move' | 'chain' | 'teleport'>;
const isMoveAction = (action: Action): action is MoveAction =>
  action.kind === 'move' || action.kind === 'chain' || action.kind === 'teleport';

/** What a move, or staying, is worth. */
function moveWorth(sketch: Sketch, action: Action): number {
  if (!isMoveAction(action)) return outlook(sketch);
  const [from, to] = [sketch.numberOf(action.from), sketch.numberOf(action.to)];
  const isGuest = sketch.stackOn(from)?.owner !== sketch.seat;
  if (isGuest) return outlook(sketch) + 3 * (sketch.vpOf(to) - sketch.vpOf(from));
  const cost = action.kind === 'teleport' ? 3 : 0.1;
  return outlook(sketch.moved(from, to, action.count)) - cost;
}

function moves({ legal }: Sight, random: Random): Action[] {
  const steps = legal.filter(isMoveAction);
  const few = steps.length > 400 ? random.shuffle(steps.slice()).slice(0, 400) : steps;
  return [PASS, ...few];
}

export function chooseMove(view: Sight, seat: Seat, random: Random): Action {
  const sketch = new Sketch(view, seat);
  return bestOf(moves(view, random), (action) => moveWorth(sketch, action));
}

/** All moves, the best first. */
export function rankedMoves(view: Sight, seat: Seat, random: Random): Action[] {
  const sketch = new Sketch(view, seat);
  return ranked(moves(view, random), (action) => moveWorth(sketch, action));
}

export function chooseChainStep(view: Sight, seat: Seat, from: SiteId): Action {
  const sketch = new Sketch(view, seat);
  const start = sketch.numberOf(from);
  return bestOf(view.legal, (action) =>
    action.kind === 'chainStep'
      ? sketch.moved(start, sketch.numberOf(action.to), action.count).worth()
      : sketch.worth(),
  );
}

/** Where one more ship does most. */
export function chooseDeployment(view: Sight, seat: Seat): Action {
  const sketch = new Sketch(view, seat);
  return bestOf(view.legal, (action) =>
    'site' in action && action.site ? sketch.added(sketch.numberOf(action.site), 1).worth() : 0,
  );
}

/** Beside planets that nobody else touches, those that yield something first. */
export function chooseStart(view: Sight, seat: Seat, random: Random): Action {
  const sketch = new Sketch(view, seat);
  return bestOf(view.legal, (action) => {
    if (action.kind !== 'placeStart') return 0;
    const near = sketch.near(action.site);
    const around = [...near, ...near.flatMap((site) => sketch.near(site))].filter(
      (site) => sketch.board.isPlanet[site],
    );
    const worth = (site: SiteId) => {
      const isTouched = sketch.near(site).some((next) => sketch.stackOn(sketch.numberOf(next)) !== null);
      return (
        (sketch.planet(site) === 'vp' ? 1 : 1.8) * (isTouched ? 0.3 : 1) +
        (sketch.stoneOn(sketch.numberOf(site)) ? 0.7 : 0)
      );
    };
    const close = near.filter((site) => sketch.board.isPlanet[site]).reduce((sum, site) => sum + 2 * worth(site), 0);
    return close + [...new Set(around)].reduce((sum, site) => sum + 0.5 * worth(site), 0) + random.int(100) / 1000;
  });
}

/** A stack that leaves an invasion, or ships that advance after one. */
export function chooseShift(view: Sight, seat: Seat, from: SiteId, to?: SiteId): Action {
  const sketch = new Sketch(view, seat);
  const start = sketch.numberOf(from);
  const ships = sketch.stackOn(start)?.ships ?? 0;
  const worthAt = (site: SiteId, count: number) => sketch.moved(start, sketch.numberOf(site), count).worth();
  return bestOf(view.legal, (action) => {
    if (action.kind === 'retreatTo') return worthAt(action.site, ships);
    if (action.kind === 'sidestepTo') return 1000 + worthAt(action.site, Math.ceil(ships / 2));
    if (action.kind === 'advance' && to !== undefined && action.ships > 0) return worthAt(to, action.ships);
    return sketch.worth();
  });
}
