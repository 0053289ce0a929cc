import { ticksPath } from '../parts/dial.tsx';
import type { GameFace } from './board.ts';

export const PLAIN_FACE: GameFace = {
  accent: 'var(--line-3)',
  Picture: () => (
    <svg class="picture" viewBox="-120 -120 240 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {[52, 84, 116].map((radius) => (
        <g key={radius} class="picture-ring">
          <circle r={radius} />
          <path d={ticksPath(radius, radius, 4)} />
        </g>
      ))}
    </svg>
  ),
};
