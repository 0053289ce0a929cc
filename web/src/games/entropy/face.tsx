/**
 * Entropy Rally on its plate: a corner of the universe, a way being planned through it, and the scale that runs out. It
 * comes with the first page, so it draws with a few shapes of its own instead of the board's parts.
 */
import type { GameFace } from '../board.ts';
import './face.css';

const R = 36;
const STEP = R * Math.sqrt(3);

const at = (q: number, r: number): readonly [x: number, y: number] => [STEP * (q + r / 2), 1.5 * R * r];

const CORNERS = Array.from({ length: 6 }, (_, side) => {
  const angle = ((side * 60 - 90) * Math.PI) / 180;
  return `${(Math.cos(angle) * R * 0.95).toFixed(1)} ${(Math.sin(angle) * R * 0.95).toFixed(1)}`;
});
const HEX = `M${CORNERS.join('L')}Z`;
const HULL = 'M19 0L-13 13L-7 0L-13 -13Z';

const HEXES: readonly (readonly [q: number, r: number])[] = [
  [1, -2],
  [2, -2],
  [0, -1],
  [1, -1],
  [2, -1],
  [-1, 0],
  [0, 0],
  [1, 0],
  [-2, 1],
  [-1, 1],
  [0, 1],
  [1, 1],
  [-2, 2],
  [-1, 2],
];

/** Titanium on tiles. */
const GOODS: readonly (readonly [q: number, r: number, amount: number])[] = [
  [2, -2, 4],
  [0, -1, 2],
  [1, 0, 3],
  [-2, 2, 6],
];

const SHIPS: readonly (readonly [q: number, r: number, facing: number, seat: number])[] = [
  [-2, 1, 0, 1],
  [2, -1, 3, 2],
  [1, 1, 4, 3],
];

const place = (q: number, r: number): string => {
  const [x, y] = at(q, r);
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
};

function Tiles() {
  return (
    <>
      {HEXES.map(([q, r]) => (
        <path key={`${q},${r}`} class="face-hex" d={HEX} transform={place(q, r)} />
      ))}
      {GOODS.map(([q, r, amount]) => (
        <text key={`${q},${r}`} class="face-goods" transform={place(q, r)}>
          {amount}
        </text>
      ))}
      <g transform={place(0, 0)}>
        <circle class="face-portal" r="22" />
        <text class="face-output">30</text>
      </g>
    </>
  );
}

function Picture() {
  const way = [at(-2, 1), at(-1, 1), at(0, 1), at(0, 0)].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return (
    <svg class="picture" viewBox="-121 -156 242 312" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path class="face-scale" d="M-96 -132H96" />
      <path class="face-past" d="M-96 -132H20" />
      <path class="face-head" d="M20 -140V-124" />
      <Tiles />
      <path class="face-way" d={`M${way.join('L')}`} />
      <path class="face-laser" d="M-8 0H12M5 -6L13 0L5 6" transform={`${place(1, -1)} rotate(180)`} />
      {SHIPS.map(([q, r, facing, seat]) => (
        <path
          key={seat}
          class="face-ship"
          d={HULL}
          transform={`${place(q, r)} rotate(${facing * 60})`}
          style={{ fill: `var(--seat-${seat})` }}
        />
      ))}
    </svg>
  );
}

export const face: GameFace = { accent: 'var(--accent-entropy)', Picture };
