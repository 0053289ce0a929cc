/** Connect Four as an upright deck of wells. Columns are the targets; discs fall behind the face. */
import type { Board as BoardView } from '@orrery/connect-four/client';
import type { Seat } from '@orrery/kernel';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { EASE_IN_OUT, paced, TRAVEL_MS } from '../../settings/motion.ts';
import type { GameBoard } from '../board.ts';
import { fresh } from '../fresh.ts';
import { useScale } from '../size.ts';
import { Columns } from './columns.tsx';
import { DISC_RADIUS, Disc } from './disc.tsx';
import { CELL, facePath, LABEL, PAD, place, sizeOf } from './geometry.ts';
import { Landings } from './landings.tsx';
import { type Cell, lineThroughLast } from './line.ts';
import type { C4Props } from './props.ts';
import './board.css';
import './disc.css';

function Discs({ view, line, moves }: { view: BoardView; line: readonly Cell[] | undefined; moves: number }) {
  const falling = useRef<SVGGElement>(null);
  const shownMoves = useRef(moves);
  const lastDown = view.last ? view.rows - 1 - view.last.row : -1;
  useLayoutEffect(() => {
    const isNew = moves === shownMoves.current + 1;
    shownMoves.current = moves;
    const duration = paced(TRAVEL_MS);
    if (!isNew || duration === 0) return;
    const from = `translateY(${-(lastDown + 1) * CELL}px)`;
    falling.current?.animate([{ transform: from }, { transform: 'none' }], { duration, easing: EASE_IN_OUT });
  }, [moves, lastDown]);

  const inLine = (column: number, down: number) => line?.some((cell) => cell.column === column && cell.down === down);
  return (
    <g>
      {view.grid.flatMap((row, down) =>
        row.map((seat, column) => {
          if (seat === null) return null;
          const isLast = view.last?.column === column && lastDown === down;
          return (
            <g key={`${column}-${down}`} transform={place(column, down)}>
              <g ref={isLast ? falling : null} class={line && !inLine(column, down) ? 'c4-dim' : undefined}>
                <Disc seat={seat} />
              </g>
            </g>
          );
        }),
      )}
    </g>
  );
}

const BEYOND = 30;
const middleOf = (cell: Cell) => [PAD + (cell.column + 0.5) * CELL, PAD + (cell.down + 0.5) * CELL] as const;

function Strike({ line }: { line: readonly Cell[] }) {
  // A line has two ends; the strike reaches a little beyond them.
  const [[fromX, fromY], [toX, toY]] = [middleOf(line[0] as Cell), middleOf(line.at(-1) as Cell)];
  const [dx, dy] = [Math.sign(toX - fromX) * BEYOND, Math.sign(toY - fromY) * BEYOND];
  const [x1, y1, x2, y2] = [fromX - dx, fromY - dy, toX + dx, toY + dy];
  return (
    <g>
      <line class="c4-strike-edge" {...{ x1, y1, x2, y2 }} />
      <line class="c4-strike" {...{ x1, y1, x2, y2 }} />
    </g>
  );
}

function Board(props: C4Props) {
  const { view, choices, viewer, moves } = props;
  const { columns, rows, grid, last } = view;
  const { width, height } = sizeOf(columns, rows);
  const [svg, unit] = useScale(width, height);
  const line = view.decisions.length === 0 ? lineThroughLast(view) : undefined;
  const pointed = fresh.value ? undefined : choices.find(({ cursor }) => cursor)?.action.column;
  return (
    <svg
      ref={svg}
      class="c4"
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={`Board, ${columns} columns of ${rows}`}
    >
      <g aria-hidden="true">
        <rect class="c4-back" x="8" y="8" width={width - 16} height={rows * CELL + 2 * PAD - 16} />
        <Wells class="c4-grooves" columns={columns} rows={rows} radius={DISC_RADIUS - 8} />
        <Discs view={view} line={line} moves={moves} />
        <path class="c4-face" d={facePath(columns, rows)} fill-rule="evenodd" />
        <Wells class="c4-wells" columns={columns} rows={rows} radius={DISC_RADIUS} />
        {last && !line && (
          <circle class="c4-last" r={DISC_RADIUS + 4} transform={place(last.column, rows - 1 - last.row)} />
        )}
        {line && <Strike line={line} />}
        <Landings choices={choices} grid={grid} seat={typeof viewer === 'number' ? viewer : 0} unit={unit} />
        {Array.from({ length: columns }, (_, column) => (
          <text
            key={column}
            class={`c4-label${column === pointed ? ' pointed' : ''}`}
            x={PAD + (column + 0.5) * CELL}
            y={rows * CELL + 2 * PAD + LABEL / 2 + 2}
            style={{ fontSize: `${Math.max(13 * unit, 18)}px` }}
          >
            {column + 1}
          </text>
        ))}
      </g>
      <Columns {...props} />
    </svg>
  );
}

function Wells(props: { class: string; columns: number; rows: number; radius: number }) {
  const { columns, rows, radius } = props;
  return (
    <g class={props.class}>
      {Array.from({ length: columns * rows }, (_, at) => (
        <circle key={at} r={radius} transform={place(at % columns, Math.floor(at / columns))} />
      ))}
    </g>
  );
}

function seatFacts(view: BoardView, seat: Seat) {
  const discs = view.grid.flat().filter((cell) => cell === seat).length;
  return [['Discs', String(discs)]] as const;
}

/** Two discs with a strike, small enough for a legend. */
function StrikeSign() {
  return (
    <svg viewBox="-50 -50 100 100" width="26" height="26" aria-hidden="true">
      <Disc seat={0} />
      <line class="c4-strike-edge" x1="-48" y1="0" x2="48" y2="0" />
      <line class="c4-strike" x1="-48" y1="0" x2="48" y2="0" />
    </svg>
  );
}

function LastSign() {
  return (
    <svg viewBox="-50 -50 100 100" width="26" height="26" aria-hidden="true">
      <Disc seat={1} />
      <circle r="45" class="c4-last" />
    </svg>
  );
}

export const board: GameBoard = {
  Board,
  seatFacts,
  legend: () => [
    { sign: <LastSign />, words: 'Dropped last' },
    { sign: <StrikeSign />, words: 'Four in a line' },
  ],
};
