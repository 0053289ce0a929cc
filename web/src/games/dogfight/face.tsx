/** Space Pirates on its plate: a ship, where it could fly, and who would be in its arc. It comes with the first page. */
import type { GameFace } from '../board.ts';
import './face.css';

const OCTAGON = 'M22.2 9.2L9.2 22.2L-9.2 22.2L-22.2 9.2L-22.2 -9.2L-9.2 -22.2L9.2 -22.2L22.2 -9.2Z';
const DART = 'M15 0L-11 10.5L-5.5 0L-11 -10.5Z';

interface Sign {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly kind: 'own' | 'foe' | 'other' | 'faint';
}

const SIGNS: readonly Sign[] = [
  { x: -52, y: 82, turn: -45, kind: 'own' },
  { x: 70, y: -92, turn: 160, kind: 'foe' },
  { x: -76, y: -94, turn: -112, kind: 'other' },
  { x: -12, y: -40, turn: -90, kind: 'faint' },
  { x: 30, y: -2, turn: -45, kind: 'faint' },
  { x: 66, y: 40, turn: 0, kind: 'faint' },
];

const STARS =
  'M-110 -60h0M-40 -130h0M20 -100h0M95 -20h0M-90 10h0M-20 40h0M90 95h0M10 110h0M-100 130h0M55 -140h0M-70 -20h0M110 10h0M40 70h0M-14 -78h0';

function Picture() {
  return (
    <svg
      class="picture dogfight-face"
      viewBox="-121 -156 242 312"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path class="pirates-stars" d={STARS} />
      <path class="pirates-arc" d="M-52 82L14 -180A270 270 0 0 1 210 14Z" />
      <path class="pirates-arc-ring" d="M-16 -60A146 146 0 0 1 89 45" />
      <path class="pirates-aim" d="M-52 82L58 -76" />
      <path class="pirates-way" d="M-52 82C-30 60 -12 20 -12 -40M-52 82L30 -2M-52 82C-30 60 10 40 66 40" />
      {SIGNS.map(({ x, y, turn, kind }) => (
        <g key={`${x}`} class={`pirates-ship ${kind}`} transform={`translate(${x} ${y})`}>
          <path class="pirates-token" d={OCTAGON} />
          <path class="pirates-dart" d={DART} transform={`rotate(${turn})`} />
        </g>
      ))}
    </svg>
  );
}

export const face: GameFace = { accent: 'var(--accent-dogfight)', Picture };
