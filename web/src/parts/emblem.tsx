/** The sign of a seat: colour, shape and number or letter, so that no two differ by colour alone. */
import type { Seat } from '@orrery/kernel';

const SHAPES = [
  'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22z',
  'M12 1.5 23 21.5H1z',
  'M2.5 2.5h19v19h-19z',
  'M12 .5 23.5 12 12 23.5.5 12z',
  'M12 .8 21.7 6.4v11.2L12 23.2 2.3 17.6V6.4z',
  'M12 .5l3.1 7.6 8.2.6-6.3 5.3 2 8-7-4.4-7 4.4 2-8L.7 8.7l8.2-.6z',
];

export const seatShape = (seat: Seat): string => SHAPES[seat % SHAPES.length] as string;
export const seatColour = (seat: Seat): string => `var(--seat-${(seat % SHAPES.length) + 1})`;

/** A game that calls its seats A, B, … has the letter in the sign. */
const seatSign = (seat: Seat, name: string): string => (name.length === 1 ? name : `${seat + 1}`);

interface EmblemProps {
  readonly seat: Seat;
  readonly size: number;
  /** Without number or letter. */
  readonly plain?: boolean;
  /** What the game calls the seat. */
  readonly name?: string;
}

export function Emblem({ seat, size, plain, name = '' }: EmblemProps) {
  // A triangle has its room below the middle, and less of it.
  const triangle = seat % SHAPES.length === 1;
  return (
    <svg class="emblem" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={seatShape(seat)} style={{ fill: seatColour(seat) }} />
      {!plain && (
        <text x="12" y={triangle ? 19 : 16.7} class={triangle ? 'emblem-number small' : 'emblem-number'}>
          {seatSign(seat, name)}
        </text>
      )}
    </svg>
  );
}
