/** Entanglion on its plate: the ring of eight, a gateway, and two ships that become one. It draws with shapes of its own. */
import type { GameFace } from '../board.ts';
import './face.css';

const RING = Array.from({ length: 8 }, (_, at) => {
  const angle = ((at * 45 + 22.5) * Math.PI) / 180;
  return [Math.sin(angle) * 74, -Math.cos(angle) * 74] as const;
});
const STAR = Array.from({ length: 24 }, (_, at) => {
  const angle = (at * Math.PI) / 12;
  const radius = at % 2 === 0 ? 14.5 : 12.3;
  return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
}).join('L');
const TICKS = Array.from({ length: 60 }, (_, at) => {
  const angle = (at * Math.PI) / 30;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return `M${(sin * 94).toFixed(1)} ${(-cos * 94).toFixed(1)}L${(sin * (at % 5 === 0 ? 101 : 98)).toFixed(1)} ${(-cos * (at % 5 === 0 ? 101 : 98)).toFixed(1)}`;
}).join('');
const SIGNS = ['Ω1', 'Ψ−', 'Φ−', 'Ω3', 'Ω2', 'Φ+', 'Ψ+', 'Ω0'];

const line = (a: number, b: number): string => `M${RING[a]?.join(' ')}L${RING[b]?.join(' ')}`;

function Picture() {
  return (
    <svg class="picture" viewBox="-121 -156 242 312" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g transform="translate(0 -34)">
        <circle class="face-field" r="94" />
        <path class="face-ticks" d={TICKS} />
        <path class="face-red" d={`${line(7, 0)}${line(4, 3)}${line(6, 7)}${line(2, 3)}`} />
        <path class="face-blue" d={`${line(7, 2)}${line(6, 3)}${line(0, 1)}${line(5, 4)}${line(6, 5)}${line(1, 2)}`} />
        {RING.map(([x, y], at) => (
          <g key={at} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <path class="face-star" d={`M${STAR}Z`} />
            <text class="face-sign">{SIGNS[at]}</text>
          </g>
        ))}
        <g transform="translate(0 4)">
          <rect class="face-plate" x="-29" y="-19" width="58" height="38" rx="6" />
          <path class="face-rubicon" d="M-16.5-13H-9.5L-7.5-2L-.5 4.5V11H-8L-10 8H-16L-18 11H-25.5V4.5L-18.5-2Z" />
          <path class="face-mercurial" d="M13-13C20-8 22 1 22 12H4C4 1 6-8 13-13Z" />
        </g>
      </g>
      <path class="face-red" d="M-62 104L-68 30" />
      <path class="face-blue" d="M64 116L-68 30" />
      <circle class="face-gate" cx="-68" cy="30" r="7" />
      <path class="face-gate" d="M-75 30H-61M-68 23V37" />
      <g transform="translate(-62 104)">
        <circle class="face-zero" r="17" />
        <text class="face-sign">0</text>
      </g>
      <g transform="translate(64 116)">
        <path class="face-plus" d="M0-20L20 0L0 20L-20 0Z" />
        <text class="face-sign">+</text>
      </g>
    </svg>
  );
}

export const face: GameFace = { accent: 'var(--accent-entanglion)', Picture };
