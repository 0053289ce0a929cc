/** A disc of a seat, around the origin: colour, pattern and the seat's shape. */
import type { Seat } from '@orrery/kernel';
import { seatColour, seatShape } from '../../parts/emblem.tsx';

export const DISC_RADIUS = 40;

/** Stripes across the disc of the second seat: the pattern that goes with its colour. */
const STRIPES = [-28, -14, 0, 14, 28]
  .map((offset) => {
    const half = Math.sqrt(38 * 38 - offset * offset) * Math.SQRT1_2;
    const shift = offset * Math.SQRT1_2;
    return `M${(shift - half).toFixed(1)} ${(shift + half).toFixed(1)}L${(shift + half).toFixed(1)} ${(shift - half).toFixed(1)}`;
  })
  .join('');

export function Disc({ seat }: { seat: Seat }) {
  const striped = seat === 1;
  return (
    <g class="disc" data-clear="">
      <circle r={DISC_RADIUS} style={{ fill: seatColour(seat) }} />
      {striped && <path d={STRIPES} class="disc-stripes" />}
      <circle r={DISC_RADIUS - 7} class="disc-groove" />
      <circle r="22" style={{ fill: seatColour(seat) }} />
      <path
        d={seatShape(seat)}
        class="disc-shape"
        transform={`translate(-16.8 ${striped ? -19.4 : -16.8}) scale(1.4)`}
      />
    </g>
  );
}
