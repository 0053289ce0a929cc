import { seatColour } from '../../../parts/emblem.tsx';
import { HULL } from '../map/ships.tsx';

/** A ship in words: the arrowhead of its player. */
export function ShipSign({ seat, size = 22 }: { seat: number; size?: number }) {
  return (
    <svg class="ship-sign" viewBox="-22 -29 58 58" width={size} height={size} aria-hidden="true">
      <path d={HULL} style={{ fill: seatColour(seat) }} />
    </svg>
  );
}
