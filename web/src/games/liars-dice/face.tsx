/** Liar’s Dice on its plate: the own dice, and those of another that nobody sees. */
import type { GameFace } from '../board.ts';
import { PIPS } from '../pips.ts';

const DICE = [
  { x: -70, y: 58, turn: -9, pips: 5 },
  { x: 8, y: 46, turn: 6, pips: 5 },
  { x: 82, y: 66, turn: -4, pips: 2 },
];
const HIDDEN = [
  { x: -58, y: -62, turn: 7 },
  { x: 16, y: -70, turn: -6 },
  { x: 88, y: -54, turn: 4 },
];

function Picture() {
  return (
    <svg class="picture" viewBox="-120 -120 240 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {HIDDEN.map(({ x, y, turn }) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <rect
            x="-28"
            y="-28"
            width="56"
            height="56"
            rx="9"
            fill="var(--ink-2)"
            stroke="var(--line-3)"
            stroke-dasharray="5 4"
          />
          <text y="9" text-anchor="middle" fill="var(--text-2)" font-size="26" font-family="var(--font-display)">
            ?
          </text>
        </g>
      ))}
      {DICE.map(({ x, y, turn, pips }) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <rect x="-30" y="-30" width="60" height="60" rx="9" fill="var(--text-1)" />
          {PIPS[pips - 1]?.map(([across, down]) => (
            <circle key={`${across} ${down}`} cx={across * 16} cy={down * 16} r="5.5" fill="var(--ink-0)" />
          ))}
        </g>
      ))}
    </svg>
  );
}

export const face: GameFace = { accent: 'var(--accent-plain)', Picture };
