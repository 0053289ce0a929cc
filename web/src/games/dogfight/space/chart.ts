/**
 * The board as it is drawn: in u like the rules, but y points down. Poses of the rules become places on the chart here
 * and nowhere else.
 */
import { type Cell, type Point, TW } from '@orrery/dogfight/client';
import { grown } from '../../../parts/placing.ts';
import type { Box } from '../../camera/math.ts';

/** How far the warning band reaches in from the edge: a straight flown towards it leaves the board. */
export const BAND = 20_000;
/** What may be seen beyond the edge without moving the camera by hand. */
const BEYOND = 1.5 * TW;

export const onChart = ({ x, y }: Point, side: number): Point => ({ x, y: side - y });

/** Degrees for an SVG rotation of something drawn pointing east. */
export const turnOf = (heading: number): number => -45 * heading;

/** The direction of a heading on the chart, of length 1. */
export function directionOf(heading: number): Point {
  const angle = (turnOf(heading) * Math.PI) / 180;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

export const boardBox = (side: number): Box => ({ x: 0, y: 0, width: side, height: side });

/** Where the camera may go. */
export const worldBox = (side: number): Box => grown(boardBox(side), BEYOND);

/** The middle of a cell of the starting grid, as the rules count. */
export const cellMiddle = ({ col, row }: Cell): Point => ({ x: (col + 0.5) * TW, y: (row + 0.5) * TW });

export const cellSpot = (cell: Cell, side: number): Point => onChart(cellMiddle(cell), side);

/** The cell of the starting grid at a place on the chart, on the board or not. */
export const cellAt = ({ x, y }: Point, side: number): Cell => ({
  col: Math.floor(x / TW),
  row: Math.floor((side - y) / TW),
});

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
