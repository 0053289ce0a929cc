/** Reading the map: its signs, small. */
import type { ComponentChildren } from 'preact';
import { seatColour } from '../../parts/emblem.tsx';
import type { LegendLine } from '../board.ts';
import { HULL } from './map/ships.tsx';
import { BOLT, INGOT } from './map/tiles.tsx';
import { TokenSign } from './map/tokens.tsx';
import './map/ships.css';
import './map/tiles.css';
import './map/tokens.css';

function Sign({ children }: { children: ComponentChildren }) {
  return (
    <svg viewBox="-36 -36 72 72" width="30" height="30" aria-hidden="true">
      {children}
    </svg>
  );
}

export const LEGEND: readonly LegendLine[] = [
  {
    sign: (
      <Sign>
        <path d={HULL} style={{ fill: seatColour(0) }} />
      </Sign>
    ),
    words: 'Ship, flies where it points',
  },
  {
    sign: (
      <Sign>
        <path class="bolt" d={BOLT} transform="translate(-15 0) scale(1.2)" />
        <path class="ingot" d={INGOT} transform="translate(16 2) scale(2.2)" />
      </Sign>
    ),
    words: 'Energy, titanium',
  },
  {
    sign: (
      <Sign>
        <circle class="ship-warning" r="28" />
        <path d={HULL} transform="scale(.8)" style={{ fill: seatColour(1) }} />
      </Sign>
    ),
    words: 'One laser destroys it',
  },
  {
    sign: (
      <Sign>
        <circle class="portal-ring" r="27" />
      </Sign>
    ),
    words: 'Portal that works now',
  },
  {
    sign: (
      <Sign>
        <TokenSign kind="laser" />
      </Sign>
    ),
    words: 'Laser, one hex a round, takes energy',
  },
  {
    sign: (
      <Sign>
        <TokenSign kind="wave" />
      </Sign>
    ),
    words: 'Wave, one hex a round, pushes ships',
  },
];
