/** Reading the map: whose lines are whose, and what leads into Entanglion. */
import type { ComponentChildren } from 'preact';
import type { LegendLine } from '../board.ts';
import './map/map.css';

function Sign({ children }: { children: ComponentChildren }) {
  return (
    <svg viewBox="-18 -9 36 18" width="36" height="18" aria-hidden="true">
      {children}
    </svg>
  );
}

export const LEGEND: readonly LegendLine[] = [
  {
    sign: (
      <Sign>
        <path class="path red" d="M-16 0H16" />
      </Sign>
    ),
    words: 'Rubicon and Grenada fly these',
  },
  {
    sign: (
      <Sign>
        <path class="path blue" d="M-16 0H16" />
      </Sign>
    ),
    words: 'Mercurial and Yearling fly these',
  },
  {
    sign: (
      <Sign>
        <circle class="gateway-field" r="7" />
        <path class="gateway-cross" d="M-7 0H7M0-7V7" />
      </Sign>
    ),
    words: 'Gateway: CNOT leads in and out',
  },
];
