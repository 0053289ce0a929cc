/** Placing the ships [P2–P6]: a cell of the starting band, then a heading. */
import { assert, replace, type Seat } from '@orrery/kernel';
import { PLACE_HEADINGS } from '../actions.ts';
import { TW } from '../data.ts';
import type { Asks, Cell, FrameOf } from '../frames.ts';
import { gapCompare } from '../geometry.ts';
import { hasPose, poseOf, type Ship, type State } from '../state.ts';
import { bandOf, type CellAction, isInBand, middle, placeAt } from './band.ts';
import { type Refused, refuse } from './refusals.ts';

export const isToPlace = (_s: State, ship: Ship): boolean => !hasPose(ship);

/** The ship that a pilot places next: own ships come in the order of the squadron. */
export const nextToPlace = ({ ships }: State, pilot: Seat): Ship | undefined =>
  ships.find((ship) => ship.pilot === pilot && !hasPose(ship));

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

/** How far apart the middles of two cells are, squared, with the side of a cell as the unit. */
function squaredDistance(a: Cell, b: Cell): number {
  const cols = a.col - b.col;
  const rows = a.row - b.row;
  return cols * cols + rows * rows;
}

function check(s: State, action: CellAction, { seat }: FrameOf<'placePosition'>): Refused | undefined {
  const { col, row } = action;
  const { boardTw, placementDepthTw, spacing } = s.settings;
  if (col >= boardTw || row >= boardTw) return refuse('off-grid', { col, row, boardTw });
  if (!isInBand(s.settings, action)) return refuse('outside-band', { col, row, depth: placementDepthTw });
  if (isTaken(s, action)) return refuse('cell-taken', { col, row });
  const near = tooNear(s, seat, action);
  if (!near) return undefined;
  const open = cells(s, seat);
  if (open.some((cell) => cell.col === col && cell.row === row)) return undefined;
  const isFallback = tooNear(s, seat, open[0] as Cell) !== undefined;
  return isFallback
    ? refuse('not-farthest', { col, row })
    : refuse('too-close', { col, row, ship: near.id, spacingTw: spacing / TW });
}

/** The same whether it is a pilot's last ship or not. */
export const askForPlace = ({ pilot: seat }: Ship): FrameOf<'placePosition'> => ({ kind: 'placePosition', seat });

export const placePosition: Asks<'placePosition'> = {
  answers: ['placePosition'],
  sole: 'ask',
  legal: (s, { seat }) => cells(s, seat),
  check,
  apply(s, { col, row }, ctx, frame, seat) {
    const ship = nextToPlace(s, seat);
    assert(ship, 'the pilot has nothing left to place');
    const fallback = tooNear(s, seat, { col, row }) !== undefined;
    ctx.emit({ kind: 'positionChosen', seat, ship: ship.id, col, row, x: middle(col), y: middle(row), fallback });
    replace(s, frame, { kind: 'placeHeading', seat, cell: { col, row } });
  },
};

export const placeHeading: Asks<'placeHeading'> = {
  answers: ['placeHeading'],
  sole: 'ask',
  legal: () => PLACE_HEADINGS,
  check: () => undefined,
  apply(s, { heading }, ctx, { seat, cell }) {
    const ship = nextToPlace(s, seat);
    assert(ship, 'the pilot has nothing left to place');
    place(ship, cell, heading);
    ctx.emit({ kind: 'shipPlaced', seat, ship: ship.id, pose: poseOf(ship) });
  },
};

export function place(ship: Ship, { col, row }: Cell, heading: number): void {
  ship.x = middle(col);
  ship.y = middle(row);
  ship.h = heading;
}
