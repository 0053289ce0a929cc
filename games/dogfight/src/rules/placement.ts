/** Placing the ships [P2–P6]: a cell of the starting band, then a heading. */
import { assert, type Context, type Seat } from '@orrery/kernel';
import { type Action, PLACE_HEADINGS } from '../actions.ts';
import { TW } from '../data.ts';
import type { Event } from '../events.ts';
import { gapCompare } from '../geometry.ts';
import { type Cell, hasPose, type Ship, type State } from '../state.ts';
import { bandOf, type CellAction, isInBand, middle, placeAt } from './band.ts';
import { bitOf } from './fleet.ts';
import { type Refused, refuse, type Step, wrongAnswer } from './step.ts';

/** A pilot's ships that are not on the board yet, as bits. */
export function toPlace({ ships }: State, pilot: Seat): number {
  let bits = 0;
  for (let at = 0; at < ships.length; at++) {
    const ship = ships[at] as Ship;
    if (ship.pilot === pilot && !hasPose(ship)) bits |= bitOf(ship);
  }
  return bits;
}

/** The ship that a pilot places next: own ships come in the order of the squadron. */
function nextToPlace({ ships }: State, pilot: Seat): Ship | undefined {
  for (let at = 0; at < ships.length; at++) {
    const ship = ships[at] as Ship;
    if (ship.pilot === pilot && !hasPose(ship)) return ship;
  }
  return undefined;
}

/** The first token of another pilot that is nearer to a cell than the spacing allows. */
function tooNear({ ships, settings }: State, seat: Seat, { col, row }: Cell): Ship | undefined {
  for (const ship of ships) {
    if (ship.pilot === seat || !hasPose(ship)) continue;
    if (gapCompare(ship.x - middle(col), ship.y - middle(row), settings.spacing) < 0) return ship;
  }
  return undefined;
}

const isOn = ({ x, y }: Ship, { col, row }: Cell): boolean => x === middle(col) && y === middle(row);
const isTaken = ({ ships }: State, cell: Cell): boolean => ships.some((ship) => hasPose(ship) && isOn(ship, cell));

/** The cells of tokens on the board: a pilot's own, or all others'. */
function tokens({ ships }: State, seat: Seat, isOwn: boolean): Cell[] {
  const cells: Cell[] = [];
  for (const ship of ships)
    if (hasPose(ship) && (ship.pilot === seat) === isOwn) cells.push({ col: placeAt(ship.x), row: placeAt(ship.y) });
  return cells;
}

function cells(s: State, seat: Seat): readonly CellAction[] {
  const spaced = bandOf(s.settings).cellsFor(tokens(s, seat, false), tokens(s, seat, true));
  return spaced.length > 0 ? spaced : farthest(s, seat);
}

/** Where nothing keeps the spacing: the free cells farthest away from everybody else [P5]. */
function farthest(s: State, seat: Seat): CellAction[] {
  const others = tokens(s, seat, false);
  const free = bandOf(s.settings).cells.filter((cell) => !isTaken(s, cell));
  const distances = free.map((cell) => Math.min(...others.map((other) => squaredDistance(cell, other))));
  const most = Math.max(...distances);
  return free.filter((_, at) => distances[at] === most);
}

/** Of two cells, in cells. */
function squaredDistance(a: Cell, b: Cell): number {
  const cols = a.col - b.col;
  const rows = a.row - b.row;
  return cols * cols + rows * rows;
}

function checkCell(s: State, seat: Seat, action: Action): Refused | undefined {
  if (action.kind !== 'placePosition') return wrongAnswer('placePosition', action);
  const { col, row } = action;
  const { boardTw, placementDepthTw, spacing } = s.settings;
  if (col >= boardTw || row >= boardTw) return refuse('offGrid', { col, row, boardTw });
  if (!isInBand(s.settings, action)) return refuse('outsideBand', { col, row, depth: placementDepthTw });
  if (isTaken(s, action)) return refuse('cellTaken', { col, row });
  const near = tooNear(s, seat, action);
  if (!near) return undefined;
  const open = cells(s, seat);
  if (open.some((cell) => cell.col === col && cell.row === row)) return undefined;
  const isFallback = tooNear(s, seat, open[0] as Cell) !== undefined;
  return isFallback
    ? refuse('notFarthest', { col, row })
    : refuse('tooClose', { col, row, ship: near.id, spacingTw: spacing / TW });
}

function applyCell(s: State, seat: Seat, action: Action, ctx: Context<Event>): boolean {
  assert(action.kind === 'placePosition', 'checked');
  const { col, row } = action;
  const ship = nextToPlace(s, seat);
  assert(ship, 'the pilot has nothing left to place');
  s.cell = { col, row };
  const fallback = tooNear(s, seat, action) !== undefined;
  ctx.emit({ kind: 'positionChosen', seat, ship: ship.id, col, row, x: middle(col), y: middle(row), fallback });
  return false;
}

export const placePosition: Step = { legal: cells, check: checkCell, apply: applyCell };

function applyHeading(s: State, seat: Seat, action: Action, ctx: Context<Event>): boolean {
  assert(action.kind === 'placeHeading' && s.cell, 'checked');
  const ship = nextToPlace(s, seat);
  assert(ship, 'the pilot has nothing left to place');
  ship.x = middle(s.cell.col);
  ship.y = middle(s.cell.row);
  ship.h = action.heading;
  s.cell = null;
  ctx.emit({ kind: 'shipPlaced', seat, ship: ship.id, pose: { x: ship.x, y: ship.y, h: ship.h } });
  return true;
}

export const placeHeading: Step = {
  legal: () => PLACE_HEADINGS,
  check: (_s, _seat, action) => (action.kind === 'placeHeading' ? undefined : wrongAnswer('placeHeading', action)),
  apply: applyHeading,
};
