/** Placement: far from corners, beside rather than ahead of enemies already there, heading inwards. */
import { assert, type Random } from '@orrery/kernel';
import { type Action, type ActionOfKind, PLACE_HEADINGS } from '../actions.ts';
import { HEADINGS, TW } from '../data.ts';
import type { Cell } from '../frames.ts';
import type { PilotView } from '../seen.ts';
import { offNose } from './bearing.ts';
import { uniform } from './patience.ts';

/** A quarter of the side away from a corner is far enough. */
const FAR = 0.25;
const BESIDE = 0.5;
/** So that no two games begin alike. */
const VARIETY = 0.5;

const middle = (place: number): number => TW / 2 + TW * place;

type Position = ActionOfKind<'placePosition'>;

export function choosePosition(view: PilotView, random: Random): Action {
  const score = scoreOf(view, random);
  let best: Action | undefined;
  let most = -Infinity;
  for (const action of view.legal) {
    if (action.kind !== 'placePosition') continue;
    const worth = score(action);
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  assert(best, 'no place to choose from');
  return best;
}

/** All cells, the best first. */
export function rankedPositions(view: PilotView, random: Random): Position[] {
  const score = scoreOf(view, random);
  return view.legal
    .flatMap((action) => (action.kind === 'placePosition' ? [{ action, worth: score(action) }] : []))
    .sort((a, b) => b.worth - a.worth)
    .map(({ action }) => action);
}

function scoreOf(view: PilotView, random: Random): (cell: Cell) => number {
  const enemies = view.ships.filter(({ pilot }) => pilot !== view.turn);
  return (cell) => fromCorner(view, cell) - BESIDE * ahead(enemies, cell) + VARIETY * uniform(random);
}

/** From 0 in a corner to 1 far from it. */
function fromCorner({ settings: { boardTw } }: PilotView, { col, row }: Cell): number {
  const along = (place: number) => Math.min(place, boardTw - 1 - place);
  return Math.min(1, Math.max(along(col), along(row)) / (FAR * boardTw));
}

/** Mean over the enemies on the board: 1 straight ahead of them, 0 beside them. */
function ahead(enemies: PilotView['ships'], { col, row }: Cell): number {
  let sum = 0;
  let count = 0;
  for (const { pose } of enemies) {
    if (!pose) continue;
    sum += offNose(middle(col) - pose.x, middle(row) - pose.y, pose.h);
    count++;
  }
  return count === 0 ? 0 : sum / count;
}

/** The heading that points most nearly to the middle of the board. */
export function chooseHeading({ cell, settings: { side } }: PilotView): Action {
  assert(cell, 'no cell is chosen');
  const dx = side / 2 - middle(cell.col);
  const dy = side / 2 - middle(cell.row);
  let best = 0;
  for (let h = 1; h < HEADINGS.length; h++) if (offNose(dx, dy, h) > offNose(dx, dy, best)) best = h;
  return PLACE_HEADINGS[best] as Action;
}
