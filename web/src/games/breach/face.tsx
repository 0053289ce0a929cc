/**
 * Breach on its plate: a part of the deck, seen close, with the torn hull below. It comes with the first page, so it
 * draws with a few small icons of its own instead of the board's parts.
 */
import sabres from 'virtual:game-icon/crossed-sabres';
import laptop from 'virtual:game-icon/laptop';
import nails from 'virtual:game-icon/nails';
import lightning from 'virtual:game-icon/power-lightning';
import sentry from 'virtual:game-icon/sentry-gun';
import type { GameFace } from '../board.ts';
import { chamfered, tornPath } from './outline.ts';
import { type Shape, shapePath } from './shape.ts';
import './face.css';

const ROOM = { width: 86, height: 84 };
const STEP = 96;
const COLUMNS = [-1, 0, 1];
const ROWS = [-1, 0, 1];
const NAMES = [
  ['B3', 'C3', 'D3'],
  ['B2', 'C2', 'D2'],
  ['B1', 'C1', 'D1'],
];
const CUT = 8;
const TORN = 11;

interface Sign {
  readonly x: number;
  readonly y: number;
  readonly shape: Shape;
  /** Without an icon it lies face down. */
  readonly icon?: string;
  readonly number?: number;
}

const SIGNS: readonly Sign[] = [
  { x: -114, y: -96, shape: 'square' },
  { x: -74, y: -96, shape: 'square' },
  { x: 0, y: -96, shape: 'square', icon: sentry, number: 6 },
  { x: 96, y: -96, shape: 'square' },
  { x: -20, y: -9, shape: 'octagon', icon: lightning, number: 2 },
  { x: 20, y: -9, shape: 'square', icon: nails, number: 3 },
  { x: -20, y: 24, shape: 'circle', icon: sabres, number: 4 },
  { x: 20, y: 24, shape: 'circle', icon: laptop, number: 3 },
  { x: -96, y: 116, shape: 'circle', icon: laptop, number: 2 },
  { x: 0, y: 116, shape: 'circle', icon: sabres, number: 7 },
];

const boxAt = (column: number, row: number) => ({
  x: column * STEP - ROOM.width / 2,
  y: row * STEP - ROOM.height / 2,
  ...ROOM,
});

function Deck() {
  return (
    <>
      <path class="face-hull" d={`M-200 ${STEP + ROOM.height / 2 + TORN}H200`} />
      {ROWS.flatMap((row) =>
        [-0.5, 0.5].map((column) => <Door key={`${row},${column}`} x={column * STEP} y={row * STEP} sideways />),
      )}
      {[-0.5, 0.5].flatMap((row) =>
        COLUMNS.map((column) => <Door key={`${row};${column}`} x={column * STEP} y={row * STEP} />),
      )}
      {ROWS.flatMap((row) =>
        COLUMNS.map((column) => {
          const box = boxAt(column, row);
          return (
            <g key={`${row}/${column}`} class={row === 1 ? 'face-room breach' : 'face-room'}>
              <path d={chamfered(box, CUT)} />
              <text x={box.x + 8} y={box.y + 15}>
                {NAMES[row + 1]?.[column + 1]}
              </text>
              {row === 1 && <path class="face-torn" d={tornPath(box, 'bottom', TORN)} />}
            </g>
          );
        }),
      )}
    </>
  );
}

function Door({ x, y, sideways }: { x: number; y: number; sideways?: boolean }) {
  const turn = sideways ? '' : ' rotate(90)';
  return (
    <g class="face-door" transform={`translate(${x} ${y})${turn}`}>
      <rect x="-7" y="-14" width="14" height="28" />
      <path d="M-7 -14H7M-7 14H7" />
    </g>
  );
}

function Piece({ x, y, shape, icon, number }: Sign) {
  const kind = shape === 'circle' ? 'pirate' : icon ? 'ship' : 'ship hidden';
  return (
    <g class={`face-piece ${kind}`} transform={`translate(${x} ${y})`}>
      <path class="face-plate" d={shapePath(shape, 15.5)} />
      {icon ? <path class="face-icon" d={icon} transform="translate(-8.5 -12.5) scale(.033)" /> : <text y="6">?</text>}
      {number !== undefined && <text y="12.5">{number}</text>}
    </g>
  );
}

function Picture() {
  return (
    <svg class="picture" viewBox="-121 -156 242 312" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Deck />
      {SIGNS.map((sign, at) => (
        <Piece key={at} {...sign} />
      ))}
    </svg>
  );
}

export const face: GameFace = { accent: 'var(--accent-breach)', Picture };
